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
const box = (p: Point, width: number): Frame => ({
  x: p.x - width / 2 - AIR,
  y: p.y - PILL_HEIGHT / 2 - AIR,
  w: width + 2 * AIR,
  h: PILL_HEIGHT + 2 * AIR,
});

const SPOTS = Array.from({ length: 33 }, (_, i) => 0.18 + i * 0.02);
const ROUNDS = 4;

/** The spot of each pill. Every pill in turn takes the best place beside all others. */
export function placePills(roads: { curve: Curve; width: number }[], solids: Solid[]): Point[] {
  const spots = roads.map((r) => along(r.curve, 0.5));
  for (let round = 0; round < ROUNDS; round++) {
    roads.forEach((road, i) => {
      let least = Infinity;
      for (const t of SPOTS) {
        const at = along(road.curve, t),
          own = box(at, road.width);
        let bad = Math.abs(t - 0.5) * 40;
        for (const s of solids) bad += shared(own, s) * s.weight;
        for (let j = 0; j < roads.length; j++)
          if (j !== i) bad += shared(own, box(spots[j]!, roads[j]!.width)) * 4;
        if (bad < least) [least, spots[i]] = [bad, at];
      }
    });
  }
  return spots;
}

/** The same bend for the same road in every match. */
export function bendOf(a: string, b: string): number {
  return (hash(`${a}-${b}`) % 1000) / 1000;
}
