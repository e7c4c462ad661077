// Roads and trails with their prices, the way to the thing pointed at, and what stands where
// a road crosses a barrier.
import type { Ref, SceneRoad } from "../../engine/types";
import type { MapColours, Time } from "../../look";
import { IconAt } from "../Icon";
import type { Letters } from "./extent";
import type { Country } from "./fit";
import { along, bend, between, crossing, curvePath, type Curve, type Point } from "./geometry";
import { placeMarks, weighed, weighedAmong, type Choice, type Solid } from "./placeMarks";
import { fitting, nameChoices, type Label } from "./names";
import { solidsOf } from "./Places";
import { bendOf, PILL_HEIGHT, pillChoices, pillWidth, priceIcons, type PillChoice } from "./prices";

export interface Road {
  road: SceneRoad;
  a: Point;
  b: Point;
  /** Where a crossing, its guard or the price stands. */
  at: Point;
  /** A trail bends, a road does not. */
  curve: Curve | null;
  icons: { icon: string; colour: string }[];
}

const FOOT = 12; // roads meet houses at their feet

/** The roads of a map, each with the spot of its crossing or price. */
export function roadsOf(all: SceneRoad[], { spots, look, sizes }: Country): Road[] {
  return all.flatMap((road): Road[] => {
    const ends = [spots.get(road.a), spots.get(road.b)] as const;
    if (!ends[0] || !ends[1]) return [];
    const { draw, on } = look.roads[road.kind] ?? { draw: "" };
    const trail = draw === "trail",
      low = trail ? 0 : FOOT * sizes.things;
    const a = { x: ends[0].x, y: ends[0].y + low },
      b = { x: ends[1].x, y: ends[1].y + low };
    const at = (on && crossing(a, b, look.barriers, on)) || between(a, b);
    const curve = trail ? bend(a, b, bendOf(ends[0].label, ends[1].label)) : null;
    return [{ road, a, b, at, curve, icons: trail ? priceIcons(road.cost_marks ?? [], look) : [] }];
  });
}

const BITS = 12; // points of a road that a name should not lie on

const pointsOf = (r: Road): Point[] =>
  Array.from({ length: BITS }, (_, i) =>
    r.curve ? along(r.curve, i / BITS) : { x: r.a.x + ((r.b.x - r.a.x) * i) / BITS, y: r.a.y + ((r.b.y - r.a.y) * i) / BITS },
  );

const priced = (roads: Road[]) => roads.filter((r) => r.icons.length > 0);

/** Names, with room left for the prices between them. */
export function placeNames(roads: Road[], country: Country, letters: Letters): Label[] {
  const by = country.sizes.things,
    places = solidsOf(country);
  const names = nameChoices(country, letters, roads.flatMap(pointsOf)).map((n) => weighed(n.choices, n.solids));
  const pills = priced(roads).map((r) => weighed(pillChoices(r.curve!, r.icons.length, by), places));
  const marks = placeMarks<Choice>([...names, ...pills]).slice(0, names.length) as Label[];
  return fitting(marks, country, letters);
}

/** A road whose price looks for room among the pieces of the moment. */
interface Pill {
  road: Road;
  among: (pieces: Solid[]) => PillChoice[];
}

/** What no move changes about the places of prices: they are clear of names and places. */
export function pillsOf(roads: Road[], country: Country, names: Label[]): Pill[] {
  const solids = [...solidsOf(country), ...names.map((n) => ({ ...n.box, weight: 6 }))];
  return priced(roads).map((road) => ({
    road,
    among: weighedAmong(pillChoices(road.curve!, road.icons.length, country.sizes.things), solids),
  }));
}

/** Prices are also placed clear of the pieces now standing there. */
export function placePrices(pills: Pill[], bodies: Solid[]): Road[] {
  const at = placeMarks(pills.map((pill) => pill.among(bodies)));
  return pills.map(({ road }, i) => ({ ...road, at: at[i]!.at }));
}

function Bridge({ r, by }: { r: Road; by: number }) {
  const turn = (Math.atan2(r.b.y - r.a.y, r.b.x - r.a.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${r.at.x.toFixed(0)} ${r.at.y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${by})`}>
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

function Gate({ r, by }: { r: Road; by: number }) {
  return (
    <g transform={`translate(${r.at.x.toFixed(0)} ${r.at.y.toFixed(0)}) scale(${by})`}>
      <rect x="-25" y="-17" width="11" height="32" fill="#7C7A6C" stroke="#2f2f28" stroke-width="1.8" />
      <rect x="14" y="-17" width="11" height="32" fill="#7C7A6C" stroke="#2f2f28" stroke-width="1.8" />
      <path d="M-27-17h15l-7.5-9zM12-17h15l-7.5-9z" fill="#7C3A2C" stroke="#2f2f28" stroke-width="1.6" />
    </g>
  );
}

const line = (r: Road) => (r.curve ? curvePath(r.curve) : `M${r.a.x} ${r.a.y}L${r.b.x} ${r.b.y}`);
const lines = (roads: Road[]) => roads.map(line).join("");

interface RoadsProps {
  roads: Road[];
  country: Country;
  time: Time;
}

export function Roads({ roads, country, time }: RoadsProps) {
  const { look, sizes } = country,
    c = look[time],
    by = sizes.things;
  const trails = lines(roads.filter((r) => r.curve)),
    straight = lines(roads.filter((r) => !r.curve));
  return (
    <g class="roads" fill="none" stroke-linecap="round">
      <path d={straight} stroke={c.edge} stroke-width={13 * by} />
      <path d={straight} stroke={c.road} stroke-width={9 * by} />
      <path d={trails} stroke={c.edge} stroke-width={8 * by} opacity=".9" />
      <path d={trails} stroke={c.road} stroke-width={5 * by} />
      {roads.map((r) =>
        look.roads[r.road.kind]?.draw === "bridge" ? (
          <Bridge r={r} by={by} />
        ) : look.roads[r.road.kind]?.draw === "gate" ? (
          <Gate r={r} by={by} />
        ) : null,
      )}
    </g>
  );
}

/** The way along these spaces, dotted in chalk. */
export function Way({ roads, spaces, by }: { roads: Road[]; spaces: Ref[]; by: number }) {
  const used = spaces.slice(1).flatMap((to, i) => {
    const from = spaces[i]!;
    return roads.find(({ road }) => [road.a, road.b].includes(from) && [road.a, road.b].includes(to)) ?? [];
  });
  if (used.length === 0) return null;
  const bent = used.some((r) => r.curve);
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={lines(used)} stroke="var(--chalk-line)" stroke-width={(bent ? 9 : 11) * by} opacity=".9" />
      <path d={lines(used)} stroke="var(--chalk)" stroke-width={6 * by} stroke-dasharray={bent ? "1 10" : "1 11"} />
    </g>
  );
}

/** Prices as icons on pills. */
export function Prices({ roads, c, by }: { roads: Road[]; c: MapColours; by: number }) {
  return (
    <>
      {roads.map((r) => {
        const width = pillWidth(r.icons.length);
        return (
          <g
            class="pill"
            transform={`translate(${r.at.x.toFixed(1)} ${r.at.y.toFixed(1)}) scale(${by.toFixed(2)})`}
          >
            <rect
              x={-width / 2}
              y={-PILL_HEIGHT / 2}
              width={width}
              height={PILL_HEIGHT}
              rx={PILL_HEIGHT / 2}
              fill={c.road}
              stroke={c.edge}
              stroke-width="1.4"
            />
            {r.icons.map(({ icon, colour }, i) => (
              <IconAt name={icon} x={(i - (r.icons.length - 1) / 2) * 16} y={0} size={15} colour={colour} />
            ))}
          </g>
        );
      })}
    </>
  );
}
