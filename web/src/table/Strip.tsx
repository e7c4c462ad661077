// The seats in one row, for a phone: shape, a short name, the score. Where few sit the table's
// own counts stand beside them.
import { SEATS } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { SeatMark } from "./Token";
import { able, Small, trackData, tracksOf } from "./Tracks";

const CELLS = 3;

/** "Jebediah" where three sit is "Jeb": no more than four letters, no vowel at the end. */
function shortName(name: string, many: boolean): string {
  const first = name.split(" ")[0]!;
  return many && first.length > 5 ? first.slice(0, 4).replace(/[aeiou]$/, "") : first;
}

function Seat({ desk, seat, many }: { desk: Desk; seat: number; many: boolean }) {
  const who = desk.view.seats[seat]!;
  const score = tracksOf(desk, seat).find((s) => s.look.as === "score");
  const mine = seat === desk.view.viewer;
  return (
    <div
      class={`strip-seat${who.active ? " active" : ""}${desk.match.thinking() === seat ? " thinks" : ""}`}
      style={{ "--seat": SEATS[seat % SEATS.length]!.colour }}
      role="group"
      aria-label={`${who.name}${score ? `, ${score.track.label} ${score.value}` : ""}`}
    >
      <SeatMark seat={seat} size={16} />
      <span>{mine ? "You" : shortName(who.name, many)}</span>
      {score && (
        <b class={`num${able(desk, score)}`} {...trackData(score)}>
          {score.value}
          {score.look.icon && <Icon name={score.look.icon} size={15} colour={score.colour} />}
        </b>
      )}
    </div>
  );
}

export function SeatStrip({ desk }: { desk: Desk }) {
  const seats = desk.view.seats.map((_, i) => i);
  const viewer = desk.view.viewer;
  const tracks = tracksOf(desk, "table"),
    scores = tracks.filter((s) => s.look.as === "score"),
    counts = tracks.filter((s) => s.look.as === "count");
  const shared = [...scores, ...counts].slice(0, Math.max(scores.length, CELLS - seats.length));
  return (
    <div class={`strip of-seats${seats.length > 3 ? " many" : ""}`}>
      {seats
        .sort((a, b) => Number(b === viewer) - Number(a === viewer))
        .map((seat) => (
          <Seat key={seat} desk={desk} seat={seat} many={seats.length > 2} />
        ))}
      {shared.map((s) => (
        <div class="strip-seat" key={s.track.id}>
          <Small desk={desk} s={s} label />
        </div>
      ))}
    </div>
  );
}
