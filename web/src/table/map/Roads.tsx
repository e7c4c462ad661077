// Roads, the way to the thing pointed at, and what stands where a road crosses a barrier.
import type { SceneRoad } from "../../engine/types";
import type { MapColours, MapLook } from "../../look";
import { crossing, between, type Point } from "./geometry";

export interface Road {
  road: SceneRoad;
  a: Point;
  b: Point;
  at: Point;
}

/** Roads with the spot where a crossing and its guard stand. */
export function placeRoads(roads: { road: SceneRoad; a: Point; b: Point }[], look: MapLook): Road[] {
  return roads.map((r) => {
    const on = look.roads[r.road.kind]?.on;
    return { ...r, at: (on && crossing(r.a, r.b, look.barriers, on)) || between(r.a, r.b) };
  });
}

function Bridge({ r }: { r: Road }) {
  const turn = (Math.atan2(r.b.y - r.a.y, r.b.x - r.a.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${r.at.x.toFixed(0)} ${r.at.y.toFixed(0)}) rotate(${turn.toFixed(0)})`}>
      <rect x="-31" y="-13" width="62" height="26" rx="4" fill="#8A6238" stroke="#3B2611" stroke-width="2" />
      <path
        d="M-25-12v24M-17-12v24M-9-12v24M-1-12v24M7-12v24M15-12v24M23-12v24"
        stroke="#5F4020"
        stroke-width="1.6"
      />
      <path d="M-31-13H31M-31 13H31" stroke="#3B2611" stroke-width="4" />
    </g>
  );
}

function Gate({ r }: { r: Road }) {
  return (
    <g transform={`translate(${r.at.x.toFixed(0)} ${r.at.y.toFixed(0)})`}>
      <rect x="-25" y="-17" width="11" height="32" fill="#7C7A6C" stroke="#2f2f28" stroke-width="1.8" />
      <rect x="14" y="-17" width="11" height="32" fill="#7C7A6C" stroke="#2f2f28" stroke-width="1.8" />
      <path d="M-27-17h15l-7.5-9zM12-17h15l-7.5-9z" fill="#7C3A2C" stroke="#2f2f28" stroke-width="1.6" />
    </g>
  );
}

const line = (a: Point, b: Point) => `M${a.x} ${a.y}L${b.x} ${b.y}`;

export function Roads({
  roads,
  look,
  c,
  way,
}: {
  roads: Road[];
  look: MapLook;
  c: MapColours;
  way: Point[];
}) {
  const all = roads.map((r) => line(r.a, r.b)).join("");
  const dotted = way.map((p, i) => `${i ? "L" : "M"}${p.x} ${p.y}`).join("");
  return (
    <g fill="none" aria-hidden="true">
      <path d={all} stroke={c.edge} stroke-width="13" stroke-linecap="round" />
      <path d={all} stroke={c.road} stroke-width="9" stroke-linecap="round" />
      {roads.map((r) =>
        look.roads[r.road.kind]?.draw === "bridge" ? (
          <Bridge r={r} />
        ) : look.roads[r.road.kind]?.draw === "gate" ? (
          <Gate r={r} />
        ) : null,
      )}
      {dotted && (
        <g stroke-linecap="round" stroke-linejoin="round">
          <path d={dotted} stroke="var(--chalk-line)" stroke-width="11" opacity=".9" />
          <path d={dotted} stroke="var(--chalk)" stroke-width="6" stroke-dasharray="1 12" />
        </g>
      )}
    </g>
  );
}
