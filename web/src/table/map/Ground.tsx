// The land under a map: grounds with their patterns, rivers and walls, grass and trees, from
// a seeded generator. It never changes in a match but for day and night.
import type { SceneSpace } from "../../engine/types";
import type { Barrier, Ground as GroundLook, MapColours, MapLook, Time } from "../../look";
import { hash } from "../../look";
import { chance } from "../CardPicture";
import { isFree, smooth, type Point } from "./geometry";
import type { Road } from "./Roads";
import { Sands } from "./Sands";

const area = (points: [number, number][]) => `M${points.map((p) => p.join(" ")).join("L")}z`;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
function boxOf(points: [number, number][], map: Box): Box {
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

function furrows(b: Box, next: () => number): string {
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

function paving(b: Box): string {
  let d = "";
  for (let y = b.y, row = 0; y < b.y + b.h; y += 17, row++)
    for (let x = b.x + (row % 2) * 14; x < b.x + b.w; x += 28) d += `M${x.toFixed(0)} ${y.toFixed(0)}h22`;
  return d;
}

function dots(b: Box, next: () => number): string {
  let d = "";
  for (let i = 0; i < (b.w * b.h) / 1500; i++)
    d += `M${(b.x + next() * b.w).toFixed(0)} ${(b.y + next() * b.h).toFixed(0)}a2.6 2.6 0 1 0 .1 0`;
  return d;
}

function waves(b: Box): string {
  let d = "";
  for (let y = b.y + 14; y < b.y + b.h; y += 22) {
    d += `M${b.x} ${y.toFixed(0)}`;
    for (let x = b.x; x < b.x + b.w; x += 300) d += "q75 -22 150 0t150 0";
  }
  return d;
}

function arcs(b: Box, next: () => number): string {
  let d = "";
  for (let i = 0; i < (b.w * b.h) / 2200; i++)
    d += `M${(b.x + next() * b.w).toFixed(0)} ${(b.y + next() * b.h).toFixed(0)}q5 -8 10 0`;
  return d;
}

function pattern(ground: GroundLook, map: Box): string {
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

function River({ barrier, c }: { barrier: Barrier; c: MapColours }) {
  const d = smooth(barrier.line),
    next = chance(hash(d));
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke={c.bank} stroke-width="48" />
      <path d={d} stroke={c.water} stroke-width="41" />
      {[-9, 0, 8].map((aside) => {
        const line = barrier.line.map(
          ([x, y]) => [x + aside + next() * 6 - 3, y + next() * 8 - 4] as [number, number],
        );
        return (
          <path
            d={smooth(line)}
            stroke={c.light}
            stroke-width="2.2"
            stroke-dasharray={`${18 + next() * 14} ${34 + next() * 26}`}
          />
        );
      })}
    </g>
  );
}

/** A straight wall with battlements, broken where a river passes. */
function Wall({ barrier, others, c }: { barrier: Barrier; others: Barrier[]; c: MapColours }) {
  const y = barrier.line[0]![1];
  const cuts = others
    .filter((o) => o.kind === barrier.gaps)
    .map((o) => o.line.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))[0])
    .sort((a, b) => a - b);
  const stops = [
    barrier.line[0]![0],
    ...cuts.flatMap((x) => [x - 26, x + 26]),
    barrier.line[barrier.line.length - 1]![0],
  ];
  const parts: [number, number][] = [];
  for (let i = 0; i + 1 < stops.length; i += 2) parts.push([stops[i]!, stops[i + 1]!]);
  return (
    <g fill="none">
      {parts.map(([a, b]) => (
        <>
          <path d={`M${a} ${y + 5}H${b}`} stroke="#0003" stroke-width="13" />
          <path d={`M${a} ${y}H${b}`} stroke={c.stone} stroke-width="15" />
          <path d={`M${a} ${y}H${b}`} stroke={c.wall} stroke-width="11" />
          <path d={`M${a} ${y - 6.5}H${b}`} stroke={c.stone} stroke-width="8" stroke-dasharray="9 5" />
          <path d={`M${a + 1} ${y - 6}H${b}`} stroke={c.wall} stroke-width="6" stroke-dasharray="7 7" />
        </>
      ))}
    </g>
  );
}

function Plants({
  map,
  look,
  c,
  spaces,
  roads,
}: {
  map: Box;
  look: MapLook;
  c: MapColours;
  spaces: SceneSpace[];
  roads: [Point, Point][];
}) {
  const next = chance(977),
    grass: Point[] = [],
    trees: (Point & { s: number })[] = [];
  for (let tries = 0; tries < 5000 && trees.length + grass.length < look.trees; tries++) {
    const p = { x: map.x + next() * map.w, y: map.y + next() * map.h };
    if (!isFree(p, spaces, roads, look.barriers)) continue;
    if (trees.length < grass.length) trees.push({ ...p, s: 0.8 + next() * 0.4 });
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

export function Ground({
  id,
  map,
  look,
  time,
  spaces,
  roads,
}: {
  /** Sets apart what two maps of a page name. */
  id: string;
  map: Box;
  look: MapLook;
  time: Time;
  spaces: SceneSpace[];
  roads: Road[];
}) {
  const c = look[time];
  // The land goes on beyond the frame: a wider window shows more of it, and any has ground.
  const wide = { x: map.x - map.w * 0.6, y: map.y - map.h * 0.4, w: map.w * 2.2, h: map.h * 1.8 };
  const far = { x: map.x - 2 * map.w, y: map.y - 2 * map.h, w: map.w * 5, h: map.h * 5 };
  if (c.sand) {
    const curves = roads.flatMap((r) => r.curve ?? []);
    return <Sands {...{ id, map, far, look, time, spaces, curves }} />;
  }
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
              d={pattern(g, wide)}
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
          <River barrier={b} c={c} />
        ))}
      {look.barriers
        .filter((b) => b.kind === "wall")
        .map((b) => (
          <Wall barrier={b} others={look.barriers} c={c} />
        ))}
      <Plants map={wide} look={look} c={c} spaces={spaces} roads={roads.map((r) => [r.a, r.b])} />
    </g>
  );
}
