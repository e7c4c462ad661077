// Prices of roads: what is on a pill, and where it could stand: near the middle of its road.
import type { Mark } from "../../engine/types";
import { hash, type MapLook } from "../../look";
import { along, type Curve, type Frame, type Point } from "./geometry";
import type { Choice } from "./placeMarks";

/** Icons of a price, one a unit: boots first, then what else it takes. */
export function priceIcons(cost: Mark[], look: MapLook): { icon: string; colour: string }[] {
  const units = new Map(cost.map((m) => [m.unit, m.amount]));
  return Object.entries(look.prices).flatMap(([unit, mark]) =>
    Array.from({ length: units.get(unit) ?? 0 }, () => mark),
  );
}

export const PILL_HEIGHT = 22;
export const pillWidth = (icons: number): number => 7 + 16 * icons;

const AIR = 1; // free around a pill

function boxAt(p: Point, icons: number, by: number): Frame {
  const w = pillWidth(icons) * by + 2 * AIR,
    h = PILL_HEIGHT * by + 2 * AIR;
  return { x: p.x - w / 2, y: p.y - h / 2, w, h };
}

export interface PillChoice extends Choice {
  at: Point;
}

const SPOTS = Array.from({ length: 29 }, (_, i) => 0.15 + i * 0.025);
const OFF_ROAD = 90; // how bad it is for a pill to leave its road by half its width
const ASIDE = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2.1, -2.1];

/** Spots for a pill: along its road, as far beside it that it still lies on it, or next to it. */
export function pillChoices(curve: Curve, icons: number, by: number): PillChoice[] {
  const dx = curve.b.x - curve.a.x,
    dy = curve.b.y - curve.a.y,
    flat = Math.abs(dx) > Math.abs(dy);
  const side = ((flat ? PILL_HEIGHT : pillWidth(icons)) / 2) * by - 3;
  return SPOTS.flatMap((t) =>
    ASIDE.map((part) => {
      const on = along(curve, t),
        aside = part * side;
      const at = flat ? { x: on.x, y: on.y + aside } : { x: on.x + aside, y: on.y };
      const off = Math.max(0, Math.abs(part) - 1) * OFF_ROAD;
      return { at, box: boxAt(at, icons, by), bad: Math.abs(t - 0.5) * 40 + Math.abs(aside) * 0.8 + off };
    }),
  );
}

/** The same bend for the same road in every match. */
export function bendOf(a: string, b: string): number {
  return (hash(`${a}-${b}`) % 1000) / 1000;
}
