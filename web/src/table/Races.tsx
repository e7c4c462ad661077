// Tracks that all share, as ribbons of numbered cells in the bar: who is where by shape, sections by
// tint, the last cell says what happens there. Where there is no room for them the same tracks are
// figures.
import type { SceneTrack, ViewTrack } from "../engine/types";
import { trackLook } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { SeatMark } from "./Token";

/** How many marks a step has passed. */
const sectionOf = ({ marks }: SceneTrack, n: number) => marks.filter((m) => m.at <= n).length;

function Cell({ desk, track, n, here }: { desk: Desk; track: SceneTrack; n: number; here: ViewTrack[] }) {
  const look = trackLook(desk.look, track.id, 0),
    last = n === track.max;
  return (
    <span class={`race-cell${last ? " last" : ""}`} data-section={sectionOf(track, n)}>
      <span>{last ? look.ribbon : n}</span>
      <span class="race-marks">
        {here.map((t) =>
          t.owner === "table" ? (
            <Icon key="table" name={look.icon ?? "star"} size={16} />
          ) : (
            <SeatMark key={t.owner} seat={t.owner} size={here.length > 2 ? 11 : 14} />
          ),
        )}
      </span>
    </span>
  );
}

function saysOf(desk: Desk, track: SceneTrack, all: ViewTrack[]): string {
  const where = all.map((t) => (t.owner === "table" ? `${t.value}` : `${desk.view.seats[t.owner]?.name ?? ""} ${t.value}`));
  return `${track.label}: ${where.join(", ")} of ${track.max}`;
}

function Race({ desk, track }: { desk: Desk; track: SceneTrack }) {
  const all = desk.view.tracks.filter((t) => t.id === track.id);
  if (all.length === 0) return null;
  const look = trackLook(desk.look, track.id, 0),
    cells = Array.from({ length: track.max - track.min + 1 }, (_, i) => track.min + i);
  return (
    <div class="race" role="img" aria-label={saysOf(desk, track, all)} data-race={track.id}>
      <span class="head">
        {look.icon && <Icon name={look.icon} size={17} />} {track.label}
      </span>
      <span class="race-cells" aria-hidden="true">
        {cells.map((n) => (
          <Cell key={n} desk={desk} track={track} n={n} here={all.filter((t) => t.value === n)} />
        ))}
      </span>
    </div>
  );
}

export const racesOf = (desk: Desk): SceneTrack[] => desk.things.scene.tracks.filter((t) => desk.look.tracks[t.id]?.ribbon !== undefined);

export function Races({ desk }: { desk: Desk }) {
  return (
    <div class="races">
      {racesOf(desk).map((track) => (
        <Race key={track.id} desk={desk} track={track} />
      ))}
    </div>
  );
}
