// A land of meadows: grounds with their patterns, rivers and walls, grass and trees, from a seeded
// generator.
import type { Barrier, Ground as GroundLook, MapColours } from "../../look";
import { hash } from "../../look";
import { chance } from "../CardPicture";
import type { Country } from "./fit";
import { isFree, smooth, type Frame, type Point } from "./geometry";
import type { GroundProps } from "./grounds";
import { areaIn } from "./texture";

const area = (points: [number, number][]) => `M${points.map((p) => p.join(" ")).join("L")}z`;

function boxOf(points: [number, number][], map: Frame): Frame {
  const xs = points.map((p) => p[0]),
    ys = points.map((p) => p[1]);
  const x = Math.max(Math.min(...xs), map.x),
    y = Math.max(Math.min(...ys), map.y);
  return {
    x,
    y,
    w: Math.min(Math.max(...xs), map.x + map.w) - x,
    h: Math.min(Math.max(...ys), map.y + map.h) - y,
  };
}

function furrows(b: Frame, next: () => number): string {
  let d = "";
  for (let i = 0; i < 7; i++) {
    const x = b.x + next() * b.w,
      y = b.y + next() * b.h * 0.8,
      steep = i % 2 === 0;
    for (let n = 0; n < 10; n++) {
      d += steep
        ? `M${(x + n * 9).toFixed(0)} ${y.toFixed(0)}q30 60 -14 110`
        : `M${x.toFixed(0)} ${(y + n * 8).toFixed(0)}q60 -14 130 4`;
    }
  }
  return d;
}

function paving(b: Frame): string {
  let d = "";
  for (let y = b.y, row = 0; y < b.y + b.h; y += 17, row++)
    for (let x = b.x + (row % 2) * 14; x < b.x + b.w; x += 28) d += `M${x.toFixed(0)} ${y.toFixed(0)}h22`;
  return d;
}

function dots(b: Frame, next: () => number): string {
  let d = "";
  for (let i = 0; i < (b.w * b.h) / 1500; i++)
    d += `M${(b.x + next() * b.w).toFixed(0)} ${(b.y + next() * b.h).toFixed(0)}a2.6 2.6 0 1 0 .1 0`;
  return d;
}

function waves(b: Frame): string {
  let d = "";
  for (let y = b.y + 14; y < b.y + b.h; y += 22) {
    d += `M${b.x} ${y.toFixed(0)}`;
    for (let x = b.x; x < b.x + b.w; x += 300) d += "q75 -22 150 0t150 0";
  }
  return d;
}

function arcs(b: Frame, next: () => number): string {
  let d = "";
  for (let i = 0; i < (b.w * b.h) / 2200; i++)
    d += `M${(b.x + next() * b.w).toFixed(0)} ${(b.y + next() * b.h).toFixed(0)}q5 -8 10 0`;
  return d;
}

function pattern(ground: GroundLook, map: Frame): string {
  const b = boxOf(ground.area, map),
    next = chance(hash(ground.region));
  switch (ground.pattern) {
    case "furrows":
      return furrows(b, next);
    case "paving":
      return paving(b);
    case "dots":
      return dots(b, next);
    case "waves":
      return waves(b);
    case "arcs":
      return arcs(b, next);
    default:
      return "";
  }
}

function River({ barrier, c, by }: { barrier: Barrier; c: MapColours; by: number }) {
  const d = smooth(barrier.line),
    next = chance(hash(barrier.kind) + barrier.line.length);
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke={c.bank} stroke-width={48 * by} />
      <path d={d} stroke={c.water} stroke-width={41 * by} />
      {[-9, 0, 8].map((aside) => {
        const line = barrier.line.map(
          ([x, y]) => [x + (aside + next() * 6 - 3) * by, y + (next() * 8 - 4) * by] as [number, number],
        );
        return (
          <path
            d={smooth(line)}
            stroke={c.light}
            stroke-width={2.2 * by}
            stroke-dasharray={`${(18 + next() * 14) * by} ${(34 + next() * 26) * by}`}
          />
        );
      })}
    </g>
  );
}

/** Where a line crosses a height, between its corners. */
function atHeight(line: [number, number][], y: number): number | null {
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    if (a[1] <= y !== b[1] <= y) return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  }
  return null;
}

/** A straight wall with battlements, broken where a river passes. */
function Wall({ barrier, others, c, by }: { barrier: Barrier; others: Barrier[]; c: MapColours; by: number }) {
  const y = barrier.line[0]![1];
  const cuts = others
    .filter((o) => o.kind === barrier.gaps)
    .flatMap((o) => atHeight(o.line, y) ?? [])
    .sort((a, b) => a - b);
  const stops = [
    barrier.line[0]![0],
    ...cuts.flatMap((x) => [x - 26 * by, x + 26 * by]),
    barrier.line[barrier.line.length - 1]![0],
  ];
  const parts: [number, number][] = [];
  for (let i = 0; i + 1 < stops.length; i += 2) parts.push([stops[i]!, stops[i + 1]!]);
  const level = (low: number) => parts.map(([a, b]) => `M${a.toFixed(1)} ${(y + low * by).toFixed(1)}H${b.toFixed(1)}`).join("");
  const dashes = (on: number, off: number) => `${on * by} ${off * by}`;
  return (
    <g fill="none">
      <path d={level(5)} stroke="#0003" stroke-width={13 * by} />
      <path d={level(0)} stroke={c.stone} stroke-width={15 * by} />
      <path d={level(0)} stroke={c.wall} stroke-width={11 * by} />
      <path d={level(-6.5)} stroke={c.stone} stroke-width={8 * by} stroke-dasharray={dashes(9, 5)} />
      <path d={level(-6)} stroke={c.wall} stroke-width={6 * by} stroke-dasharray={dashes(7, 7)} stroke-dashoffset={-by} />
    </g>
  );
}

interface PlantsProps {
  land: Frame;
  country: Country;
  c: MapColours;
  roads: [Point, Point][];
}

function Plants({ land, country, c, roads }: PlantsProps) {
  const { look, spaces, sizes } = country,
    by = sizes.things;
  const next = chance(977),
    grass: Point[] = [],
    trees: (Point & { s: number })[] = [];
  const wanted = look.trees * areaIn(land, by);
  for (let tries = 0; tries < 5000 && trees.length + grass.length < wanted; tries++) {
    const p = { x: land.x + next() * land.w, y: land.y + next() * land.h };
    if (!isFree(p, spaces, roads, look.barriers, by)) continue;
    if (trees.length < grass.length) trees.push({ ...p, s: (0.8 + next() * 0.4) * by });
    else grass.push(p);
  }
  return (
    <g>
      <path
        d={grass.map((p) => `M${p.x.toFixed(0)} ${p.y.toFixed(0)}l-3-7m3 7v-8m0 8l3-7`).join("")}
        stroke={c.grass}
        stroke-width="1.6"
        stroke-linecap="round"
        fill="none"
      />
      {trees
        .sort((a, b) => a.y - b.y)
        .map((p) => (
          <g transform={`translate(${p.x.toFixed(0)} ${p.y.toFixed(0)}) scale(${p.s.toFixed(2)})`}>
            <ellipse cx="1" cy="9" rx="8" ry="3" fill="#0002" />
            <rect x="-1.5" y="2" width="3" height="7" fill={c.trunk} />
            <circle cy="-4" r="9" fill={c.tree} />
            <circle cx="-3" cy="-6" r="4" fill={c.leaf} />
          </g>
        ))}
    </g>
  );
}

export function Meadow({ id, country, time, roads, land, far }: GroundProps) {
  const { look, sizes } = country,
    c = look[time];
  return (
    <g class="ground" aria-hidden="true">
      <rect x={far.x} y={far.y} width={far.w} height={far.h} fill={c.ground} />
      {look.grounds.map((g, i) => {
        const [fill, line] = g[time];
        return (
          <>
            <clipPath id={`${id}${i}`}>
              <path d={area(g.area)} />
            </clipPath>
            <path d={area(g.area)} fill={fill} />
            <path
              d={pattern(g, land)}
              clip-path={`url(#${id}${i})`}
              stroke={line}
              stroke-width="2.1"
              fill="none"
              opacity=".34"
            />
          </>
        );
      })}
      {look.barriers
        .filter((b) => b.kind === "river")
        .map((b) => (
          <River barrier={b} c={c} by={sizes.things} />
        ))}
      {look.barriers
        .filter((b) => b.kind === "wall")
        .map((b) => (
          <Wall barrier={b} others={look.barriers} c={c} by={sizes.things} />
        ))}
      <Plants {...{ land, country, c }} roads={roads.map((r) => [r.a, r.b])} />
    </g>
  );
}
