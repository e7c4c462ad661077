// What lies about in an open country, from a seeded generator: dunes everywhere, and around a
// place what belongs to its kind. Nothing within 52 of a place or 24 of a road, where things
// have full size.
import type { SceneSpace } from "../../engine/types";
import { hash } from "../../look";
import { chance } from "../CardPicture";
import type { Country } from "./fit";
import { along, distanceTo, type Curve, type Frame, type Point } from "./geometry";

export interface Thing extends Point {
  kind: string;
  size: number;
}

const PLACE_FREE = 52,
  ROAD_FREE = 24,
  BITS = 4; // straight pieces that approximate a bent road

interface Line {
  a: Point;
  b: Point;
  /** What is outside is further away than `far`. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function lineOf(a: Point, b: Point, far: number): Line {
  return {
    a,
    b,
    left: Math.min(a.x, b.x) - far,
    top: Math.min(a.y, b.y) - far,
    right: Math.max(a.x, b.x) + far,
    bottom: Math.max(a.y, b.y) + far,
  };
}

function linesOf(curves: Curve[], far: number): Line[] {
  return curves.flatMap((curve) =>
    Array.from({ length: BITS }, (_, i) => lineOf(along(curve, i / BITS), along(curve, (i + 1) / BITS), far)),
  );
}

/** Nearer than this? (Math.hypot is slow, and this is asked a million times.) */
function within(a: Point, b: Point, far: number): boolean {
  const dx = a.x - b.x,
    dy = a.y - b.y;
  return dx * dx + dy * dy < far * far;
}

/** Half the width of a thing, and how far it rises, at size 1. */
const EXTENT: Record<string, [number, number]> = {
  dune: [30, 12],
  mesas: [18, 22],
  snags: [10, 19],
  stumps: [13, 15],
  weeds: [8, 13],
};

/** Where nothing may lie: places and their names, roads, what else is to be kept free. */
class Land {
  private readonly lines: Line[];
  constructor(
    private readonly spaces: SceneSpace[],
    curves: Curve[],
    private readonly keep: Point[],
    private readonly by: number,
  ) {
    this.lines = linesOf(curves, ROAD_FREE * by);
  }

  private onName(p: Point): boolean {
    const { by } = this;
    return this.spaces.some(
      (s) => Math.abs(s.y + 40 * by - p.y) <= 14 && Math.abs(s.x - p.x) <= 8 + 4 * s.label.length,
    );
  }

  /** Most roads are too far away to be measured. */
  private onRoad(p: Point): boolean {
    for (const l of this.lines) {
      if (p.x < l.left || p.x > l.right || p.y < l.top || p.y > l.bottom) continue;
      if (distanceTo(p, l.a, l.b) < ROAD_FREE * this.by) return true;
    }
    return false;
  }

  private isFree(p: Point): boolean {
    const { by } = this;
    if (this.spaces.some((s) => within(s, p, PLACE_FREE * by))) return false;
    if (this.keep.some((k) => within(k, p, 46 * by))) return false;
    return !this.onName(p) && !this.onRoad(p);
  }

  fits(t: Thing): boolean {
    const [w, h] = EXTENT[t.kind]!.map((n) => n * t.size) as [number, number];
    // The top of a dune is in its middle, and a second stroke lies below it.
    const dune = t.kind === "dune",
      foot = dune ? 5 * this.by : 0;
    return [
      { x: t.x, y: t.y + foot },
      { x: t.x - w, y: t.y },
      { x: t.x + w, y: t.y },
      { x: t.x - w / 2, y: t.y + foot },
      { x: t.x + w / 2, y: t.y + foot },
      ...(dune ? [0] : [-w, w]).map((x) => ({ x: t.x + x, y: t.y - h })),
    ].every((p) => this.isFree(p));
  }
}

/** Far enough from all others? A plain loop: it is gone through for every try of every thing. */
function apart(t: Thing, others: Thing[]): boolean {
  const own = EXTENT[t.kind]![0] * t.size;
  for (const o of others) {
    const near = (own + EXTENT[o.kind]![0] * o.size) * 0.9,
      dx = o.x - t.x,
      dy = (o.y - t.y) * 1.6;
    if (dx * dx + dy * dy < near * near) return false;
  }
  return true;
}

const NEAR = 150, // how far from its place a thing may stand
  TRIES = 60;
/** How many of a kind around one place. */
const EACH: Record<string, number> = { mesas: 4, snags: 4, stumps: 4, weeds: 1 };

/** A frame enlarged by x and y on each side. */
export const around = (f: Frame, x: number, y: number): Frame => ({
  x: f.x - x,
  y: f.y - y,
  w: f.w + 2 * x,
  h: f.h + 2 * y,
});

const UNITS = 770_000; // of the Scene: a map of the usual size

/** How many maps of the usual size this land would be, with things of this size on it. */
export const areaIn = (land: Frame, by: number): number => (land.w * land.h) / (by * by) / UNITS;

/** What stands around one place. */
function standsAround(s: SceneSpace, kind: string, by: number, fits: (t: Thing) => boolean): void {
  const next = chance(hash(s.label));
  for (let tries = 0, set = 0; tries < TRIES && set < (EACH[kind] ?? 0); tries++) {
    const turn = next() * 2 * Math.PI,
      far = (58 + next() * (NEAR - 58)) * by;
    const x = s.x + far * Math.cos(turn),
      y = s.y + far * Math.sin(turn) * 0.8;
    if (fits({ kind, x, y, size: (0.55 + next() * 0.65) * by })) set++;
  }
}

/** All that lies about on this land, the nearer in front. */
export function scatter({ spaces, look, sizes }: Country, curves: Curve[], land: Frame): Thing[] {
  const by = sizes.things;
  const free = new Land(spaces, curves, look.compass ? [{ x: look.compass[0], y: look.compass[1] }] : [], by);
  const things: Thing[] = [];
  const fits = (t: Thing) => {
    const well = apart(t, things) && free.fits(t);
    if (well) things.push(t);
    return well;
  };
  for (const s of spaces) {
    const kind = look.spaces[s.kind]?.around;
    if (kind && EXTENT[kind]) standsAround(s, kind, by, fits);
  }
  const next = chance(4021),
    dunes = look.dunes * areaIn(land, by);
  for (let tries = 0, set = 0; tries < dunes * 20 && set < dunes; tries++) {
    const size = (0.25 + next() * 0.9) * by;
    if (fits({ kind: "dune", x: land.x + next() * land.w, y: land.y + next() * land.h, size })) set++;
  }
  return things.sort((a, b) => a.y - b.y);
}
