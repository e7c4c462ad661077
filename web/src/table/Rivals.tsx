// The others as chips in the bar: shape, name, score and figures. What a narrow bar leaves out
// first is marked by `data-drop`, from the right; the score and what can lose the game stay.
import type { ComponentChildren } from "preact";
import { roleLook, SEATS } from "../look";
import type { Desk } from "./desk";
import { cardsOf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { rivalsMap, Thumb } from "./Maps";
import { textOf } from "./markedWords";
import { NoteIcon, noteIcon } from "./Strip";
import { SeatMark } from "./Token";
import { able, Small, trackData, tracksOf, Value, type Shown } from "./Tracks";
import { Slots } from "./Zones";

function Score({ desk, s }: { desk: Desk; s: Shown }) {
  return (
    <b class={`num score${able(desk, s)}`} {...trackData(s)}>
      <Value s={s} />
      {s.look.icon && <Icon name={s.look.icon} size={15} colour={s.colour} />}
    </b>
  );
}

const DROPS = 3; // steps in which figures go

/** Those that neither turn nor harm go, the last first, and those beyond the third together. */
function dropOf({ look }: Desk, tracks: Shown[], s: Shown): number | undefined {
  const free = tracks.filter((t) => !t.look.turns && !look.harms.includes(t.look.icon ?? "")).reverse();
  const at = free.indexOf(s);
  return at >= 0 ? Math.min(at + 1, DROPS) : undefined;
}

function RiderFigures({ desk, seat }: { desk: Desk; seat: number }) {
  const tracks = tracksOf(desk, seat).filter((s) => s.look.as !== "score" && s.look.as !== "pool");
  const self = zonesAt(desk, "self", seat)[0],
    map = rivalsMap(desk, seat);
  const turned = self?.items[0]?.state;
  return (
    <>
      {turned && (
        <span class="bad" role="img" aria-label={self.items[0]?.note} title={self.items[0]?.note}>
          <Icon name="curse" size={15} />
        </span>
      )}
      {map && (
        <span class="chip-map" data-drop={3}>
          <Thumb desk={desk} map={map} />
        </span>
      )}
      {tracks.map((s) => (
        <span key={s.track.id} data-drop={dropOf(desk, tracks, s)}>
          <Small desk={desk} s={s} />
        </span>
      ))}
    </>
  );
}

/** Cards that lie before a rival, by name. */
function BeforeThem({ desk, seat }: { desk: Desk; seat: number }) {
  const cards = zonesAt(desk, "before", seat).flatMap((z) => cardsOf(desk, z));
  if (cards.length === 0) return null;
  return (
    <span class="before-them">
      {cards.map(({ card }, i) => (
        <span key={`${card.ref}${i}`} data-ref={card.ref} title={textOf(card).words}>
          <Icon name={desk.look.cards.icons[card.id] ?? "cards"} size={16} /> <span data-drop={1}>{card.title}</span>
        </span>
      ))}
    </span>
  );
}

function SideFigures({ desk, seat }: { desk: Desk; seat: number }) {
  const tracks = tracksOf(desk, seat);
  const main = tracks.filter((s) => s.look.as === "pips" || s.look.as === "bar");
  const rest = tracks.filter((s) => s.look.as === "figure" || s.look.as === "dots");
  const hand = zonesAt(desk, "hand", seat)[0];
  return (
    <>
      {main.map((s) => (
        <span key={s.track.id} class="main-track">
          <Small desk={desk} s={s} label />
        </span>
      ))}
      {zonesAt(desk, "slots", seat).map((zone) => (
        <span key={zone.id} data-drop={3}>
          <Slots desk={desk} zone={zone} />
        </span>
      ))}
      {rest.map((s) => (
        <Small key={s.track.id} desk={desk} s={s} />
      ))}
      {hand && hand.count > 0 && (
        <span data-drop={2} role="img" aria-label={`${hand.count} cards in hand`} title="Cards in hand">
          <Icon name="cards" size={15} /> {hand.count}
        </span>
      )}
      <BeforeThem desk={desk} seat={seat} />
    </>
  );
}

interface RivalProps {
  desk: Desk;
  seat: number;
  open: boolean;
  onOpen: () => void;
}

/** A touch turns the slip to the rival if something can be done, else opens its board. */
function Rival({ desk, seat, open, onOpen }: RivalProps) {
  const who = desk.view.seats[seat]!;
  const compact = desk.look.seats === "compact";
  const ref = `seat:${seat}`;
  const can = desk.optionsOf(ref).length > 0;
  const role = roleLook(desk.look, who.role, seat);
  const touched = () => (can && desk.focus !== ref ? desk.point(ref) : onOpen());
  return (
    <button
      class={`rival${who.active ? " active" : ""}${can ? " can" : ""}${desk.match.thinking() === seat ? " thinks" : ""}`}
      data-ref={ref}
      data-seat={seat}
      style={{ "--seat": compact ? SEATS[seat % SEATS.length]!.colour : (desk.theme === "dark" && role.onDark) || role.colour }}
      aria-pressed={open}
      onClick={touched}
    >
      {compact ? (
        <SeatMark seat={seat} size={17} />
      ) : (
        <span class="badge" style={{ background: role.colour }}>
          <Icon name={role.icon} size={15} />
        </span>
      )}
      <b class="rival-name">{who.name}</b>
      {tracksOf(desk, seat)
        .filter((s) => s.look.as === "score")
        .map((s) => (
          <Score key={s.track.id} desk={desk} s={s} />
        ))}
      {who.note && (
        <span class={noteIcon(desk, who) ? "rival-note iconic" : "rival-note"}>
          <NoteIcon desk={desk} who={who} />
          <span class="word">{who.note}</span>
        </span>
      )}
      {compact ? <RiderFigures desk={desk} seat={seat} /> : <SideFigures desk={desk} seat={seat} />}
    </button>
  );
}

/** The table's own figures: how far it is to the end. */
function TableFigures({ desk }: { desk: Desk }) {
  const tracks = tracksOf(desk, "table").filter((s) => s.look.as === "count" || s.look.as === "score");
  if (tracks.length === 0) return null;
  return (
    <span class="table-figures">
      {tracks.map((s) => (
        <Small key={s.track.id} desk={desk} s={s} label={tracks.length < 3} />
      ))}
    </span>
  );
}

interface RivalsProps {
  desk: Desk;
  page: string;
  onPage: (page: string) => void;
}

export function Rivals({ desk, page, onPage }: RivalsProps): ComponentChildren {
  const others = desk.view.seats.map((_, i) => i).filter((i) => i !== desk.view.viewer);
  return (
    <div class="rivals">
      <TableFigures desk={desk} />
      {others.map((seat) => (
        <Rival
          key={seat}
          desk={desk}
          seat={seat}
          open={page === `seat${seat}`}
          onOpen={() => onPage(page === `seat${seat}` ? "map" : `seat${seat}`)}
        />
      ))}
    </div>
  );
}
