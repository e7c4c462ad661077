// The maps of a table. One is large in the middle: the viewer's own, if seats have maps of their
// own, else the first. Those of other seats are small pictures on their boards, all others above it;
// a touch swaps them.
import type { SceneMap, SceneSpace, View } from "../engine/types";
import { mapLook, pieceLook, SEATS } from "../look";
import type { Desk } from "./desk";
import { isPawn } from "./map/Pieces";
import { MapPlate } from "./MapPlate";
import { useWatched } from "./redraw";

/** The map shown large. */
function largeMap(maps: SceneMap[], chosen: string | null, { viewer }: View): SceneMap | undefined {
  return maps.find((m) => m.id === chosen) ?? maps.find((m) => m.owner === viewer) ?? maps[0];
}

/** False while the viewer has a map of their own and stands nowhere on it yet. */
export function isPlaced({ view, look, things: { scene } }: Desk): boolean {
  const owns = scene.maps.some((m) => m.owner === view.viewer);
  return !owns || view.pieces.some((p) => p.owner === view.viewer && p.space && isPawn(pieceLook(look, scene, p.kind)));
}

const SPOT = 16; // what a space without a size takes of the picture

const boxOf = (s: SceneSpace) => ({ x: s.x - (s.w ?? SPOT) / 2, y: s.y - (s.h ?? SPOT) / 2, w: s.w ?? SPOT, h: s.h ?? SPOT });

/** Places alone, those that were visited light or in a colour of their own, and who stands where. */
export function Thumb({ desk, map }: { desk: Desk; map: SceneMap }) {
  const { scene } = desk.things,
    spaces = scene.spaces.filter((s) => s.map === map.id),
    boxes = spaces.map(boxOf);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((b) => b.x)),
    top = Math.min(...boxes.map((b) => b.y)),
    w = Math.max(...boxes.map((b) => b.x + b.w)) - left,
    h = Math.max(...boxes.map((b) => b.y + b.h)) - top,
    dot = Math.max(w, h) / 18;
  const own = mapLook(desk.look, map.id);
  const on = (s: SceneSpace) => desk.view.pieces.filter((p) => p.space === s.ref);
  const lit = (s: SceneSpace) => on(s).some((p) => desk.look.pieces[p.kind]?.shape === "seen");
  return (
    <svg viewBox={`${left} ${top} ${w} ${h}`} aria-hidden="true">
      {spaces.map((s, i) => (
        <rect class={lit(s) ? "lit" : ""} fill={own.spaces[s.kind]?.colour} x={boxes[i]!.x} y={boxes[i]!.y} width={boxes[i]!.w} height={boxes[i]!.h} stroke-width={dot / 4} />
      ))}
      {spaces.flatMap((s) =>
        on(s)
          .filter((p) => isPawn(pieceLook(desk.look, scene, p.kind)))
          .map((p, i) => <circle cx={s.x + i * dot} cy={s.y} r={dot} fill={SEATS[Number(p.owner) % SEATS.length]?.colour ?? "#fff"} stroke-width={dot / 3} />),
      )}
    </svg>
  );
}

function Other({ desk, map }: { desk: Desk; map: SceneMap }) {
  const can = useWatched(desk, () => desk.things.scene.spaces.some((s) => s.map === map.id && desk.optionsOf(s.ref).length > 0));
  return (
    <button class={`map-other${can ? " can" : ""}`} data-map={map.id} onClick={() => desk.showMap(map.id)} aria-label={`Show ${map.label}`}>
      <Thumb desk={desk} map={map} />
      <span>{map.label}</span>
    </button>
  );
}

/** A seat's own map, where it is not the viewer's. */
export function rivalsMap(desk: Desk, seat: number): SceneMap | undefined {
  return seat === desk.view.viewer ? undefined : desk.things.scene.maps.find((m) => m.owner === seat);
}

/** Shows another's map large, or the viewer's own again. */
export function swapMap(desk: Desk, map: SceneMap): void {
  const mine = desk.things.scene.maps.find((m) => m.owner === desk.view.viewer);
  desk.showMap(desk.map === map.id && mine ? mine.id : map.id);
}

/** On a rival's board: a touch shows it large. */
export function RivalMap({ desk, seat }: { desk: Desk; seat: number }) {
  const map = rivalsMap(desk, seat);
  if (!map) return null;
  const shown = desk.map === map.id;
  return (
    <button class="rival-map" data-map={map.id} aria-pressed={shown} aria-label={shown ? "Show your own map" : `Show ${map.label}`} title={map.label} onClick={() => swapMap(desk, map)}>
      <Thumb desk={desk} map={map} />
    </button>
  );
}

export function Maps({ desk }: { desk: Desk }) {
  const { maps } = desk.things.scene,
    large = largeMap(maps, desk.map, desk.view);
  if (!large) return null;
  const others = maps.filter((m) => m !== large && (m.owner === undefined || m.owner === desk.view.viewer));
  return (
    <>
      {others.length > 0 && (
        <nav class="map-others" aria-label="Other maps">
          {others.map((m) => (
            <Other key={m.id} desk={desk} map={m} />
          ))}
        </nav>
      )}
      <MapPlate key={large.id} desk={desk} map={large.id} />
    </>
  );
}
