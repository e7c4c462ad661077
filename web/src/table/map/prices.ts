// Where the price of each road stands: near the middle, beside names, places and what stands
// on them, and not on another price.
import { hash, type MapLook } from "../../look";
import { along, type Curve, type Frame, type Point } from "./geometry";

/** Icons of a price, one a unit: boots first, then what else it takes. */
export function priceIcons(cost: string, look: MapLook): { icon: string; colour: string }[] {
  const units = new Map<string, number>();
  for (const [, count, word] of cost.matchAll(/(\d+) ([A-Za-z]+)/g)) units.set(word!, Number(count));
  return Object.entries(look.prices).flatMap(([word, mark]) =>
    Array.from({ length: units.get(word) ?? 0 }, () => mark),
  );
}

export const PILL_HEIGHT = 22;
export const pillWidth = (icons: number): number => 7 + 16 * icons;

function shared(a: Frame, b: Frame): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export interface Solid extends Frame {
  /** How bad it is to lie on it. */
  weight: number;
}

const AIR = 2; // free around a pill
const box = (p: Point, icons: number, by: number): Frame => {
  const w = pillWidth(icons) * by + 2 * AIR,
    h = PILL_HEIGHT * by + 2 * AIR;
  return { x: p.x - w / 2, y: p.y - h / 2, w, h };
};

const SPOTS = Array.from({ length: 27 }, (_, i) => 0.175 + i * 0.025);
const ROUNDS = 4;

interface Spot extends Point {
  /** How much worse than the middle of the road. */
  far: number;
}

/** Spots for a pill: along its road, and as far beside it that it still lies on it. */
function spotsOf({ curve, icons }: Priced, by: number): Spot[] {
  const side = (pillWidth(icons) / 2) * by - 4,
    flat = Math.abs(curve.b.x - curve.a.x) > Math.abs(curve.b.y - curve.a.y);
  return SPOTS.flatMap((t) =>
    (flat ? [0] : [0, -side / 2, side / 2, -side, side]).map((aside) => {
      const { x, y } = along(curve, t);
      return { x: x + aside, y, far: Math.abs(t - 0.5) * 40 + Math.abs(aside) * 0.6 };
    }),
  );
}

interface Priced {
  curve: Curve;
  icons: number;
}

/** Where all these boxes are. */
function around(boxes: Frame[]): Frame {
  const x = Math.min(...boxes.map((b) => b.x)),
    y = Math.min(...boxes.map((b) => b.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
    h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
  };
}

/** The spot of each pill. Every pill in turn takes the best place beside all others. */
export function placePills(roads: Priced[], solids: Solid[], by: number): Point[] {
  const spots = roads.map((r) => spotsOf(r, by).map((at) => ({ at, box: box(at, r.icons, by) })));
  const areas = spots.map((own) => around(own.map((s) => s.box)));
  const near = areas.map((area) => solids.filter((s) => shared(area, s) > 0));
  const beside = areas.map((area, i) => areas.flatMap((b, j) => (j !== i && shared(area, b) > 0 ? [j] : [])));
  const taken = spots.map((own) => own.find((s) => s.at.far < 1) ?? own[0]!);
  for (let round = 0; round < ROUNDS; round++) {
    spots.forEach((own, i) => {
      let least = Infinity;
      for (const spot of own) {
        let bad = spot.at.far;
        for (const s of near[i]!) bad += shared(spot.box, s) * s.weight;
        for (const j of beside[i]!) bad += shared(spot.box, taken[j]!.box) * 4;
        if (bad < least) [least, taken[i]] = [bad, spot];
      }
    });
  }
  return taken.map((s) => s.at);
}

/** The same bend for the same road in every match. */
export function bendOf(a: string, b: string): number {
  return (hash(`${a}-${b}`) % 1000) / 1000;
}
