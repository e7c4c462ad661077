// The seats: rivals above, shared tracks and stocks in the middle, the viewer's board below.
import { useRef } from "preact/hooks";
import type { ViewZone } from "../engine/types";
import { roleLook, zoneLook } from "../look";
import type { Desk } from "./desk";
import { zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { SeatMark } from "./Token";
import { CompactBoard } from "./Compact";
import { Counts, Decks, Goods, Ladders } from "./Goods";
import { Figure, tracksOf, TrackView, type Shown } from "./Tracks";
import { textOf } from "./markedWords";
import { Tasks } from "./Task";
import { useTight } from "./fitInPlace";
import { CardRow, Path, Shared, Slots } from "./Zones";

/** Who sits there and what they are doing; those doing nothing are waiting. */
function sitterWords(desk: Desk, seat: number, waits = ", waits"): string {
  const { view, match } = desk;
  if (seat === view.viewer) return "You";
  const sitter = match.sitters[seat];
  const who = !sitter ? "plays by itself" : sitter.kind === "bot" ? `${sitter.level} bot` : "at this table";
  if (view.over) return who;
  if (match.thinking() === seat) return `${who}, thinks`;
  if (view.waiting.includes(seat)) return `${who}, chooses`;
  return view.seats[seat]?.active ? `${who}, moves` : `${who}${waits}`;
}

function BeforeRival({ desk, seat }: { desk: Desk; seat: number }) {
  const zones = zonesAt(desk, "before", seat).filter((z) => z.items.length > 0);
  if (zones.length === 0) return null;
  return (
    <ul class="before-rival" aria-label="In front of them">
      {zones
        .flatMap((z) => z.items)
        .map((item) => {
          const card = item.ref ? desk.things.cards.get(item.ref) : undefined;
          if (!card) return null;
          return (
            <li>
              <button
                class={`line${desk.optionsOf(card.ref).length ? " can" : ""}`}
                data-ref={card.ref}
                onClick={() => (desk.optionsOf(card.ref).length ? desk.point(card.ref) : desk.zoom(card.ref))}
              >
                <Icon name={desk.look.cards.icons[card.id] ?? "cards"} size={20} />
                <span>
                  <b>{card.title}</b>{" "}
                  <span class="says">
                    {textOf(card).words}
                    {item.note ? ` (${item.note})` : ""}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
    </ul>
  );
}

function Head({ desk, seat, scores }: { desk: Desk; seat: number; scores: Shown[] }) {
  const { view } = desk;
  const who = view.seats[seat]!;
  const role = roleLook(desk.look, who.role, seat);
  const hand = zonesAt(desk, "hand", seat)[0];
  const mine = seat === view.viewer;
  return (
    <div class="seat-head">
      <span class="badge" style={{ background: role.colour }}>
        <Icon name={role.icon} size={22} />
      </span>
      <div class="who">
        <h2>{who.name}</h2>
        <p class="mute">
          <SeatMark seat={seat} size={12} /> {sitterWords(desk, seat)}
        </p>
      </div>
      {scores.map((s) => (
        <Figure desk={desk} s={s} big />
      ))}
      {!mine && hand && hand.count > 0 && (
        <span class="chip" title={`${hand.count} cards in hand`}>
          <Icon name="cards" size={14} /> {hand.count}
          <span class="sr"> cards in hand</span>
        </span>
      )}
    </div>
  );
}

/** Slots and the tracks beside them. */
function SlotRows({ desk, zones, rest }: { desk: Desk; zones: ViewZone[]; rest: Shown[] }) {
  const left = [...rest];
  return (
    <>
      {zones.map((zone, i) => {
        const wanted = zoneLook(desk.look, desk.things.scene, zone.id).with ?? [];
        const beside = left.filter(
          (s) => wanted.includes(s.track.id) || (wanted.length === 0 && i === zones.length - 1),
        );
        for (const s of beside) left.splice(left.indexOf(s), 1);
        return (
          <div class="two" key={zone.id}>
            <Slots desk={desk} zone={zone} />
            {beside.map((s) => (
              <TrackView key={s.track.id} desk={desk} s={s} />
            ))}
          </div>
        );
      })}
      {left.length > 0 && (
        <div class="two last">
          {left.map((s) => (
            <TrackView key={s.track.id} desk={desk} s={s} />
          ))}
        </div>
      )}
    </>
  );
}

export function SeatBoard({ desk, seat }: { desk: Desk; seat: number }) {
  return desk.look.seats === "compact" ? (
    <CompactBoard desk={desk} seat={seat} who={sitterWords(desk, seat, "")} />
  ) : (
    <FullBoard desk={desk} seat={seat} />
  );
}

function FullBoard({ desk, seat }: { desk: Desk; seat: number }) {
  const { view } = desk;
  const mine = seat === view.viewer,
    who = view.seats[seat]!;
  const role = roleLook(desk.look, who.role, seat);
  const tracks = tracksOf(desk, seat);
  const paths = zonesAt(desk, "path", seat);
  const inPath = new Set(paths.map((z) => zoneLook(desk.look, desk.things.scene, z.id).track));
  const scores = tracks.filter((s) => s.look.as === "score");
  const pips = tracks.filter((s) => (s.look.as === "pips" || s.look.as === "bar") && !inPath.has(s.track.id));
  const rest = tracks.filter((s) => s.look.as === "dots" || s.look.as === "figure");
  return (
    <section
      class={`panel seat${mine ? " mine" : ""}${who.active ? " active" : ""}${desk.match.thinking() === seat ? " thinks" : ""}`}
      data-seat={seat}
      style={{ "--role": (desk.theme === "dark" && role.onDark) || role.colour }}
      aria-label={who.name}
    >
      <Head desk={desk} seat={seat} scores={scores} />
      {pips.map((s) => (
        <TrackView key={s.track.id} desk={desk} s={s} />
      ))}
      {paths.map((zone) => (
        <Path key={zone.id} desk={desk} zone={zone} size={mine ? 34 : 26} />
      ))}
      <SlotRows desk={desk} zones={zonesAt(desk, "slots", seat)} rest={rest} />
      {zonesAt(desk, "cards", seat).map((zone) => (
        <CardRow key={zone.id} desk={desk} zone={zone} />
      ))}
      {!mine && <BeforeRival desk={desk} seat={seat} />}
    </section>
  );
}

export function OwnBoard({ desk }: { desk: Desk }) {
  const { viewer } = desk.view;
  return viewer === "watcher" ? null : <SeatBoard desk={desk} seat={viewer} />;
}

/** The viewer's own goods, such as jobs that are kept secret. */
export function OwnGoods({ desk }: { desk: Desk }) {
  const { viewer } = desk.view;
  if (viewer === "watcher") return null;
  return (
    <>
      {zonesAt(desk, "goods", viewer).map((zone) => (
        <Goods key={zone.id} desk={desk} zone={zone} />
      ))}
    </>
  );
}

/** The table's own tracks, a panel each. */
export function SharedTracks({ desk }: { desk: Desk }) {
  return (
    <>
      {tracksOf(desk, "table")
        .filter((s) => !["count", "score", "alarm"].includes(s.look.as))
        .map((s) => (
          <div class="panel shared-track" key={s.track.id}>
            <TrackView desk={desk} s={s} />
          </div>
        ))}
    </>
  );
}

export function SharedPanels({ desk }: { desk: Desk }) {
  return (
    <>
      <SharedTracks desk={desk} />
      <Counts desk={desk} />
      <Tasks desk={desk} />
      <Ladders desk={desk} />
      {zonesAt(desk, "shared", "table").map((zone) => (
        <Shared key={zone.id} desk={desk} zone={zone} />
      ))}
      {zonesAt(desk, "goods", "table").map((zone) => (
        <Goods key={zone.id} desk={desk} zone={zone} />
      ))}
      <Decks desk={desk} />
    </>
  );
}

export function Seats({ desk }: { desk: Desk }) {
  const rail = useRef<HTMLElement>(null);
  useTight(rail, desk.view);
  const seats = desk.view.seats.map((_, i) => i);
  const own = seats.filter((s) => s === desk.view.viewer);
  return (
    <aside ref={rail} class="seats" aria-label="Who sits at the table">
      {seats
        .filter((s) => s !== desk.view.viewer)
        .map((s) => (
          <SeatBoard key={s} desk={desk} seat={s} />
        ))}
      <SharedPanels desk={desk} />
      <OwnGoods desk={desk} />
      <div class="gap" />
      {own.map((s) => (
        <SeatBoard key={s} desk={desk} seat={s} />
      ))}
    </aside>
  );
}
