// Boards for games with many riders: a rival is a head, one row of figures and a foot; the
// viewer's own board has meters and chips.
import type { SceneCard, SceneRow, ViewItem, ViewZone } from "../engine/types";
import { cardKind, railLook, SEATS, zoneLook } from "../look";
import type { Desk } from "./desk";
import { bannerTracks } from "./Banner";
import { openPile } from "./Goods";
import { cardsOf, zonesAt } from "./Hand";
import { wordsOf } from "./cardText";
import { Icon } from "./Icon";
import { partsOf, textOf, unstopped } from "./markedWords";
import { SeatMark } from "./Token";
import { RivalMap } from "./Maps";
import { RivalDice } from "./Tray";
import { able, Figure, Meter, Small, trackData, tracksOf, Value, type Shown } from "./Tracks";
import { Cover, grouped, touch, type Line } from "./Wares";
import { chalkClass } from "./chalk";
import { useWatched } from "./redraw";
import { capital, Jobs } from "./Figures";
import { labelOf } from "./Zones";

function iconOf(desk: Desk, card: SceneCard): string {
  return desk.look.cards.icons[card.id] ?? cardKind(desk.look, card.kind).icon;
}

/** The card that stands for the seat itself, and which of its sides is up. */
interface Self {
  card: SceneCard;
  zone: ViewZone;
  /** What is worth saying about it; "" if nothing is. */
  note: string;
  /** What is said of it while this side is up. */
  said: string;
  /** What is printed on that side. */
  rows: SceneRow[];
}

function selfOf(desk: Desk, seat: number): Self | null {
  const zone = zonesAt(desk, "self", seat)[0];
  const found = zone && cardsOf(desk, zone)[0];
  if (!zone || !found) return null;
  const { card, item } = found;
  const side = item.state ? 1 : 0;
  return { card, zone, note: item.state ? item.note : "", said: item.state ? "" : item.note, rows: (card.rows ?? []).filter((r) => (r.side ?? 0) === side) };
}

/** "1 Bullet gives 2 Attack." beside Bullets: "1 gives 2 Attack". */
function told(rows: SceneRow[], track: string): string {
  const row = rows.find((r) => r.track === track);
  if (!row) return "";
  const parts = partsOf(unstopped(wordsOf(row)));
  return parts.map(({ words, mark }) => (mark?.unit === track ? String(mark.amount) : words)).join("");
}

/** What no track says. */
function untold(self: Self, tracks: Shown[]): string {
  const rows = self.rows.filter((r) => !tracks.some((s) => s.track.id === r.track));
  return textOf({ ...self.card, rows: rows.map((r) => (r.track ? { ...r, label: "" } : r)) }).words;
}

/** What the seat's card says: Jobs as rows of icons, all else in words. */
function Ability({ desk, self, meters }: { desk: Desk; self: Self; meters: Shown[] }) {
  if (!cardKind(desk.look, self.card.kind).jobs) return <p class="ability mute">{untold(self, meters)}</p>;
  return (
    <div class="ability jobs">
      <Jobs of={textOf(self.card)} look={railLook(desk.look, desk.theme)} />
      {self.said && <span class="said">{capital(self.said)}</span>}
    </div>
  );
}

function Head({ desk, seat, who, self }: { desk: Desk; seat: number; who: string; self: Self | null }) {
  const mine = seat === desk.view.viewer;
  const sitter = desk.match.sitters[seat];
  const scores = tracksOf(desk, seat).filter((s) => s.look.as === "score");
  const { name, note } = desk.view.seats[seat]!;
  const can = self && desk.optionsOf(`zone:${self.zone.id}`).length > 0 && mine;
  return (
    <div class="seat-head">
      <SeatMark seat={seat} size={mine ? 32 : 28} />
      <div class="who">
        <h2>
          {self && (
            <button
              class={can ? "full can" : "full"}
              data-zone={self.zone.id}
              title={textOf(self.card).words}
              onClick={() => touch(desk, `zone:${self.zone.id}`, self.card.ref)}
            >
              {name}
            </button>
          )}
          <span class={self ? `brief${can ? " can" : ""}` : ""}>{name}</span>
          {!mine && self?.note && (
            <span class="bad changed" role="img" title={capital(self.note)} aria-label={self.note}>
              <Icon name="curse" size={16} />
            </span>
          )}
        </h2>
        <p class="mute">
          {!mine && <Icon name={sitter?.kind === "bot" ? "bot" : "person"} size={14} />}
          <span class="sits">{who}</span>
          {note && (
            <span class="note">
              <span class="dot-between"> · </span>
              {note}
            </span>
          )}
        </p>
      </div>
      {scores.map((s) => (
        <Figure key={s.track.id} desk={desk} s={s} big />
      ))}
    </div>
  );
}

interface CountedProps {
  desk: Desk;
  zone: ViewZone;
  icon: string;
}

/** "3 jobs", with its icon. */
function Counted({ desk, zone, icon }: CountedProps) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  return (
    <>
      <Icon name={own.icon ?? icon} size={14} /> {zone.count}{" "}
      <span class="word">{(zone.count === 1 && own.one) || (own.count ?? labelOf(desk, zone, own))}</span>
    </>
  );
}

const Held = (props: CountedProps) => (
  <span class="held">
    <Counted {...props} />
  </span>
);

/** An open pile shown as a count; a touch opens it. */
function Tally({ desk, zone, chip, still }: { desk: Desk; zone: ViewZone; chip: boolean; still?: boolean }) {
  if (zone.count === 0) return null;
  const inside = <Counted desk={desk} zone={zone} icon="check" />;
  if (still) return <span class="chip">{inside}</span>;
  return (
    <button class={chip ? "chip" : "held"} onClick={() => openPile(desk, zone)}>
      {inside}
    </button>
  );
}

interface ThingProps {
  desk: Desk;
  card: SceneCard;
  item: ViewItem;
  chip: boolean;
  still: boolean;
}

function Thing({ desk, card, item, chip, still }: ThingProps) {
  const state = useWatched(
    desk,
    () => `${chalkClass(desk.chalkOf(card.ref), "can")}${desk.about() === card.ref ? " sel" : ""}`,
  );
  const note = (item.state && desk.look.states[item.state]) ?? item.note;
  const words = note ? `${card.title}, ${note}` : card.title;
  const look = `${chip ? "chip" : "thing"}${item.note ? " used" : ""}${state}`;
  if (still)
    return (
      <span class={look}>
        <Icon name={iconOf(desk, card)} size={15} /> <span class="word">{words}</span>
      </span>
    );
  return (
    <button
      class={look}
      data-ref={card.ref}
      title={`${words}: ${textOf(card).words}`}
      aria-label={chip ? undefined : words}
      onClick={() => touch(desk, card.ref)}
    >
      <Icon name={iconOf(desk, card)} size={chip ? 15 : 18} />
      {chip && ` ${words}`}
    </button>
  );
}

function Things({ desk, seat, chip, still = false }: { desk: Desk; seat: number; chip: boolean; still?: boolean }) {
  return (
    <>
      {zonesAt(desk, "chips", seat).flatMap((zone) =>
        cardsOf(desk, zone).map(({ card, item }, i) => (
          <Thing key={`${zone.id}${card.ref}.${i}`} desk={desk} card={card} item={item} chip={chip} still={still} />
        )),
      )}
    </>
  );
}

/** Room that is left for more: "2 accessory, 1 hand free". */
function Room({ desk, seat }: { desk: Desk; seat: number }) {
  const free = new Map<string, number>();
  for (const zone of zonesAt(desk, "chips", seat))
    for (const item of zone.items)
      if (!item.ref && item.count === 0) free.set(item.label, (free.get(item.label) ?? 0) + 1);
  if (free.size === 0) return null;
  return <span class="room">{[...free].map(([label, n]) => `${n} ${label}`).join(", ")} free</span>;
}

const FEW = 2; // this many things leave room for words

function RivalFoot({ desk, seat }: { desk: Desk; seat: number }) {
  const things = zonesAt(desk, "chips", seat).reduce((sum, zone) => sum + zone.count, 0);
  return (
    <p class={`foot mute${things > FEW ? " crowded" : ""}`}>
      {zonesAt(desk, "hand", seat).map((zone) =>
        zone.items.length > 0 ? (
          <Tally key={zone.id} desk={desk} zone={zone} chip={false} />
        ) : (
          <Held key={zone.id} desk={desk} zone={zone} icon="cards" />
        ),
      )}
      {zonesAt(desk, "piles", seat).flatMap((zone) =>
        desk.look.zones[zone.id]?.count ? [<Held key={zone.id} desk={desk} zone={zone} icon="draw" />] : [],
      )}
      {zonesAt(desk, "goods", seat)
        .filter((zone) => !desk.look.zones[zone.id]?.own)
        .map((zone) => (
        <Held key={zone.id} desk={desk} zone={zone} icon="job" />
      ))}
      {zonesAt(desk, "tally", seat).map((zone) => (
        <Tally key={zone.id} desk={desk} zone={zone} chip={false} />
      ))}
      <span class="things">
        <Things desk={desk} seat={seat} chip={false} />
      </span>
    </p>
  );
}

function Chips({ desk, seat, tracks, still }: { desk: Desk; seat: number; tracks: Shown[]; still: boolean }) {
  return (
    <div class={`chips ${still ? "brief" : "full"}`}>
      {tracks.map((s) => (
        <span key={s.track.id} class={`chip${able(desk, s)}`} {...trackData(s)}>
          {s.look.icon && <Icon name={s.look.icon} size={15} colour={s.colour} />} <Value s={s} /> <span class="word">{s.track.label}</span>
        </span>
      ))}
      <Things desk={desk} seat={seat} chip still={still} />
      {zonesAt(desk, "tally", seat).map((zone) => (
        <Tally key={zone.id} desk={desk} zone={zone} chip still={still} />
      ))}
      {zonesAt(desk, "piles", seat).flatMap((zone) =>
        desk.look.zones[zone.id]?.count
          ? [
              <span key={zone.id} class="chip">
                <Held desk={desk} zone={zone} icon="draw" />
              </span>,
            ]
          : [],
      )}
      <Room desk={desk} seat={seat} />
    </div>
  );
}

/** All the open cards of a seat. */
function linesOf(desk: Desk, seat: number, self: Self | null): Line[] {
  const open = seat === desk.view.viewer ? ["chips", "tally"] : ["chips", "hand", "tally"];
  const things = open.flatMap((place) => zonesAt(desk, place, seat)).flatMap((z) => cardsOf(desk, z));
  const first = self ? cardsOf(desk, self.zone).map((c) => ({ ...c, ref: `zone:${self.zone.id}` })) : [];
  return [...first, ...grouped(things)];
}

export function CompactBoard({ desk, seat, who }: { desk: Desk; seat: number; who: string }) {
  const mine = seat === desk.view.viewer;
  const { active } = desk.view.seats[seat]!;
  const onBanner = mine ? bannerTracks(desk, seat) : [];
  const tracks = tracksOf(desk, seat).filter((s) => s.look.as !== "score" && s.look.as !== "pool" && !onBanner.includes(s.track.id));
  const meters = tracks.filter((s) => s.look.as === "pips" || s.look.as === "icons");
  const self = selfOf(desk, seat);
  const can = desk.optionsOf(`seat:${seat}`).length > 0;
  return (
    <section
      class={`panel seat compact${can ? " can" : ""}${mine ? " mine" : ""}${active ? " active" : ""}${desk.match.thinking() === seat ? " thinks" : ""}`}
      data-seat={seat}
      style={{ "--seat": SEATS[seat % SEATS.length]!.colour }}
      aria-label={desk.view.seats[seat]!.name}
    >
      <Head desk={desk} seat={seat} who={who} self={self} />
      {mine && self?.note && (
        <p class="side bad">
          <Icon name="curse" size={14} /> {capital(self.note)}
        </p>
      )}
      {mine ? (
        <>
          {self && <Ability desk={desk} self={self} meters={meters} />}
          {meters.map((s) => (
            <Meter key={s.track.id} desk={desk} s={s} tells={self ? told(self.rows, s.track.id) : ""} />
          ))}
          {[false, true].map((still) => (
            <Chips key={String(still)} desk={desk} seat={seat} still={still} tracks={tracks.filter((s) => !meters.includes(s))} />
          ))}
        </>
      ) : (
        <>
          <RivalMap desk={desk} seat={seat} />
          <div class="figures">
            {tracks.map((s) => (
              <Small key={s.track.id} desk={desk} s={s} />
            ))}
          </div>
          <RivalDice desk={desk} seat={seat} />
          <RivalFoot desk={desk} seat={seat} />
        </>
      )}
      <Cover desk={desk} label={desk.view.seats[seat]!.name} lines={linesOf(desk, seat, self)} about={`seat:${seat}`} />
    </section>
  );
}
