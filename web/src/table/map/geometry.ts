// Lines of a map: smooth rivers, where roads cross barriers, the way along roads, free spots
// for trees, boxes on boxes.
import type { Ref, SceneRoad, SceneSpace } from "../../engine/types";
import type { Barrier } from "../../look";

export interface Point {
  x: number;
  y: number;
}

/** Where the i-th of n stands in a row around the middle. */
export const row = (i: number, n: number, step: number): number => (i - (n - 1) / 2) * step;

type Corner = [number, number];

/** From `at` along the line between its neighbours, never further than a third of the stretch
 * it is for: the ends of a river are far away. */
function handle(at: Corner, before: Corner, after: Corner, stretch: number): Corner {
  const dx = after[0] - before[0],
    dy = after[1] - before[1],
    by = Math.min(1 / 6, stretch / 3 / (Math.hypot(dx, dy) || 1));
  return [at[0] + dx * by, at[1] + dy * by];
}

/** A polyline as a smooth curve (Catmull-Rom turned into cubic pieces). */
export function smooth(line: Corner[]): string {
  const at = (i: number) => line[Math.min(line.length - 1, Math.max(0, i))]!,
    words = (p: Corner) => p.map((n) => n.toFixed(1)).join(" ");
  let d = `M${words(at(0))}`;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)] as [Corner, Corner, Corner, Corner];
    const stretch = Math.hypot(c[0] - b[0], c[1] - b[1]);
    d += `C${words(handle(b, a, c, stretch))} ${words(handle(c, e, b, stretch))} ${words(c)}`;
  }
  return d;
}

/** A bent line: from, pulled towards, to. */
export interface Curve {
  a: Point;
  pull: Point;
  b: Point;
}

/** Two points joined by a line that bends a little, to the side and as far as chance says. */
export function bend(a: Point, b: Point, chance: number): Curve {
  const middle = between(a, b),
    by = (chance < 0.5 ? -1 : 1) * (0.06 + 0.1 * Math.abs(chance - 0.5));
  return { a, b, pull: { x: middle.x - (b.y - a.y) * by, y: middle.y + (b.x - a.x) * by } };
}

export function along({ a, pull, b }: Curve, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * a.x + 2 * u * t * pull.x + t * t * b.x,
    y: u * u * a.y + 2 * u * t * pull.y + t * t * b.y,
  };
}

export function curvePath({ a, pull, b }: Curve): string {
  return `M${a.x} ${a.y}Q${pull.x.toFixed(1)} ${pull.y.toFixed(1)} ${b.x} ${b.y}`;
}

function meet(p: Point, q: Point, a: [number, number], b: [number, number]): Point | null {
  const rx = q.x - p.x,
    ry = q.y - p.y,
    sx = b[0] - a[0],
    sy = b[1] - a[1];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-6) return null;
  const t = ((a[0] - p.x) * sy - (a[1] - p.y) * sx) / cross;
  const u = ((a[0] - p.x) * ry - (a[1] - p.y) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: p.x + t * rx, y: p.y + t * ry } : null;
}

/** Where a line between two points meets a barrier of a kind, or null. */
export function crossing(p: Point, q: Point, barriers: Barrier[], kind: string): Point | null {
  for (const barrier of barriers) {
    if (barrier.kind !== kind) continue;
    for (let i = 0; i + 1 < barrier.line.length; i++) {
      const found = meet(p, q, barrier.line[i]!, barrier.line[i + 1]!);
      if (found) return found;
    }
  }
  return null;
}

export function between(p: Point, q: Point): Point {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}

export function distanceTo(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    length = dx * dx + dy * dy;
  const t = length ? Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) : 0;
  const fx = p.x - a.x - t * dx,
    fy = p.y - a.y - t * dy;
  return Math.sqrt(fx * fx + fy * fy);
}

/** Nothing within 52 of a space, 24 of a road or 36 of a barrier, where things have full size. */
export function isFree(
  p: Point,
  spaces: SceneSpace[],
  roads: [Point, Point][],
  barriers: Barrier[],
  by: number,
): boolean {
  if (spaces.some((s) => Math.hypot(s.x - p.x, s.y - p.y) < (s.number || s.label.length > 2 ? 56 : 52) * by))
    return false;
  // Names stand below their places.
  if (spaces.some((s) => s.label.length > 2 && Math.abs(s.x - p.x) < 62 * by && Math.abs(s.y + 52 * by - p.y) < 24 * by))
    return false;
  if (roads.some(([a, b]) => distanceTo(p, a, b) < 24 * by)) return false;
  return !barriers.some((barrier) =>
    barrier.line.some((c, i) => {
      const n = barrier.line[i + 1];
      return n && distanceTo(p, { x: c[0], y: c[1] }, { x: n[0], y: n[1] }) < 36 * by;
    }),
  );
}

type Joined = Pick<SceneRoad, "a" | "b" | "cost_marks">;

/** Tiles that share an edge, as if roads joined them. */
export function touching(spaces: SceneSpace[]): Joined[] {
  const touch = (a: SceneSpace, b: SceneSpace) => {
    const dx = Math.abs(a.x - b.x) * 2 - (a.w ?? 0) - (b.w ?? 0),
      dy = Math.abs(a.y - b.y) * 2 - (a.h ?? 0) - (b.h ?? 0);
    return (dx === 0 && dy < 0) || (dy === 0 && dx < 0);
  };
  return spaces.flatMap((a, i) => spaces.slice(i + 1).flatMap((b) => (touch(a, b) ? { a: a.ref, b: b.ref } : [])));
}

const LEG = 0.01; // what a road weighs beside its price: of ways that cost the same, the shortest

const weightOf = ({ cost_marks }: Joined): number => (cost_marks ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), LEG);

/** The cheapest way along roads, as spaces; empty when there is none. Where one road leads straight
 * there, that is the way. */
export function wayAlong(roads: Joined[], from: Ref, to: Ref): Ref[] {
  const other = (road: Joined, at: Ref) => (road.a === at ? road.b : road.b === at ? road.a : null);
  if (roads.some((road) => other(road, from) === to)) return [from, to];
  const far = new Map<Ref, number>([[from, 0]]),
    before = new Map<Ref, Ref>(),
    open = new Set([from]);
  while (open.size > 0) {
    const at = [...open].reduce((a, b) => (far.get(b)! < far.get(a)! ? b : a));
    open.delete(at);
    for (const road of roads) {
      const next = other(road, at),
        sum = far.get(at)! + weightOf(road);
      if (!next || sum >= (far.get(next) ?? Infinity)) continue;
      far.set(next, sum);
      before.set(next, at);
      open.add(next);
    }
  }
  if (!far.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How much of two boxes is the same. */
export function shared(a: Frame, b: Frame): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The neighbour of a space in a direction, for arrow keys: near and not too far aside. */
export function neighbour(spaces: SceneSpace[], from: SceneSpace, dx: number, dy: number): SceneSpace | null {
  let best: SceneSpace | null = null,
    least = Infinity;
  for (const s of spaces) {
    const ahead = (s.x - from.x) * dx + (s.y - from.y) * dy;
    const aside = Math.abs((s.x - from.x) * dy) + Math.abs((s.y - from.y) * dx);
    if (s === from || ahead <= 4 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [s, far];
  }
  return best;
}
