// For windows without room for boards: the seats in one row (shape, a short name, the score;
// with few seats, the table's own counts beside them) or the tracks that decide, and all the
// viewer's figures in a line.
import { useRef } from "preact/hooks";
import type { ViewSeat } from "../engine/types";
import { SEATS } from "../look";
import type { Desk } from "./desk";
import { zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { rivalsMap, swapMap } from "./Maps";
import { useTight } from "./fitInPlace";
import { SeatMark } from "./Token";
import { able, Bar, shownTrack, Small, trackData, tracksOf, TrackView, Value } from "./Tracks";
import { Slots } from "./Zones";

const CELLS = 3;

/** The icon that can stand for a seat's note. */
export function noteIcon(desk: Desk, who: ViewSeat): string | undefined {
  const sign = who.note_marks?.find((m) => m.as === "sign")?.other;
  return sign && desk.look.notes[sign];
}

/** What is to be said of a seat, as an icon: rows have no room for words. */
export function NoteIcon({ desk, who }: { desk: Desk; who: ViewSeat }) {
  const icon = noteIcon(desk, who);
  return icon ? (
    <i class="note">
      <Icon name={icon} size={15} />
    </i>
  ) : null;
}

interface SeatProps {
  desk: Desk;
  seat: number;
  /** A touch shows the seat's own map. */
  maps: boolean;
}

function Seat({ desk, seat, maps }: SeatProps) {
  const who = desk.view.seats[seat]!;
  const score = tracksOf(desk, seat).find((s) => s.look.as === "score");
  const mine = seat === desk.view.viewer;
  const inside = (
    <>
      <SeatMark seat={seat} size={16} />
      <span>{mine ? "You" : who.brief}</span>
      <NoteIcon desk={desk} who={who} />
      {score && (
        <b class={`num${able(desk, score)}`} {...trackData(score)}>
          <Value s={score} />
          {score.look.icon && <Icon name={score.look.icon} size={15} colour={score.colour} />}
        </b>
      )}
    </>
  );
  const props = {
    class: `strip-seat${who.active ? " active" : ""}${noteIcon(desk, who) ? " noted" : ""}${desk.match.thinking() === seat ? " thinks" : ""}`,
    style: { "--seat": SEATS[seat % SEATS.length]!.colour },
    "aria-label": [who.name, who.note, score && `${score.track.label} ${score.value}`].filter(Boolean).join(", "),
  };
  const map = maps ? rivalsMap(desk, seat) : undefined;
  return map ? (
    <button {...props} title={map.label} aria-pressed={desk.map === map.id} onClick={() => swapMap(desk, map)}>
      {inside}
    </button>
  ) : (
    <div role="group" {...props}>
      {inside}
    </div>
  );
}

type StripProps = Omit<SeatProps, "seat">;

function useStrip(desk: Desk) {
  const row = useRef<HTMLDivElement>(null);
  useTight(row, desk.view, { row: true });
  return row;
}

function SeatStrip({ desk, maps }: StripProps) {
  const row = useStrip(desk);
  const seats = desk.view.seats.map((_, i) => i);
  const viewer = desk.view.viewer;
  const tracks = tracksOf(desk, "table"),
    scores = tracks.filter((s) => s.look.as === "score"),
    counts = tracks.filter((s) => s.look.as === "count");
  const shared = [...scores, ...counts].slice(0, Math.max(scores.length, CELLS - seats.length));
  return (
    <div ref={row} class={`strip of-seats${seats.length > 3 ? " many" : ""}`}>
      {seats
        .sort((a, b) => Number(b === viewer) - Number(a === viewer))
        .map((seat) => (
          <Seat key={seat} desk={desk} seat={seat} maps={maps} />
        ))}
      {shared.map((s) => (
        <div class="strip-seat" key={s.track.id}>
          <Small desk={desk} s={s} label />
        </div>
      ))}
    </div>
  );
}

function TrackStrip({ desk }: { desk: Desk }) {
  const row = useStrip(desk);
  const shown = desk.view.tracks
    .flatMap((t) => shownTrack(desk, t) ?? [])
    .filter((s) => ["pips", "ribbon", "bar"].includes(s.look.as));
  return (
    <div ref={row} class="strip">
      {shown.slice(0, 3).map((s) => (
        <Bar key={s.track.id} s={s} />
      ))}
    </div>
  );
}

/** Who is where, in a row: the seats, or the tracks that decide. */
export function Strip({ desk, maps }: StripProps) {
  return desk.look.seats === "compact" ? <SeatStrip desk={desk} maps={maps} /> : <TrackStrip desk={desk} />;
}

/** All the viewer's figures in one line; the pool comes after a rule. */
function OwnFigures({ desk, viewer }: { desk: Desk; viewer: number }) {
  const tracks = tracksOf(desk, viewer).filter((s) => s.look.as !== "score");
  const pool = tracks.filter((s) => s.look.as === "pool");
  return (
    <div class="own-line figures">
      {tracks
        .filter((s) => s.look.as !== "pool")
        .map((s) => (
          <Small key={s.track.id} desk={desk} s={s} />
        ))}
      {pool.length > 0 && <span class="rule" />}
      {pool.map((s) => (
        <Small key={s.track.id} desk={desk} s={s} />
      ))}
    </div>
  );
}

/** The viewer's slots and figures in one line. */
export function OwnLine({ desk }: { desk: Desk }) {
  const viewer = desk.view.viewer;
  if (viewer === "watcher") return null;
  if (desk.look.seats === "compact") return <OwnFigures desk={desk} viewer={viewer} />;
  const figures = desk.view.tracks
    .filter((t) => t.owner === viewer)
    .flatMap((t) => shownTrack(desk, t) ?? [])
    .filter((s) => ["figure", "score", "dots"].includes(s.look.as));
  const path = zonesAt(desk, "path", viewer)[0];
  const next = path?.items.find((i) => i.state === "next");
  return (
    <div class="own-line">
      {zonesAt(desk, "slots", viewer).map((zone) => (
        <Slots key={zone.id} desk={desk} zone={zone} />
      ))}
      {next && <span class="mute next">next: {next.label}</span>}
      {figures.map((s) => (
        <TrackView key={s.track.id} desk={desk} s={s} />
      ))}
    </div>
  );
}
