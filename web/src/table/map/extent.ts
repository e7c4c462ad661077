// How much room a space takes around its middle, with those who may stand there and its name.
import type { SceneSpace } from "../../engine/types";
import type { SpaceLook } from "../../look";
import type { Sizes } from "./fit";

export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The width of words, in multiples of the letter size. */
export type Letters = (words: string) => number;

interface Body extends Extent {
  /** Where a name begins below the middle; undefined if there is no name. */
  name?: number;
}

/** By drawing, at full size. A house has room for a pawn at its left and a villager. */
const BODIES: Record<string, Body> = {
  dune: { left: 30, right: 30, top: 46, bottom: 28, name: 30.5 },
  mesa: { left: 30, right: 30, top: 46, bottom: 28, name: 30.5 },
  columns: { left: 30, right: 30, top: 46, bottom: 28, name: 30.5 },
  spikes: { left: 30, right: 30, top: 46, bottom: 28, name: 30.5 },
  town: { left: 78, right: 78, top: 54, bottom: 76 },
  house: { left: 52, right: 44, top: 37, bottom: 33 },
  laboratory: { left: 50, right: 48, top: 48, bottom: 48, name: 47 },
  market: { left: 50, right: 48, top: 46, bottom: 46, name: 45 },
  pasture: { left: 48, right: 48, top: 34, bottom: 34 },
};
const PLAIN: Body = { left: 32, right: 32, top: 32, bottom: 32, name: 32 };
export const bodyOf = (own: SpaceLook | undefined): Body => BODIES[own?.draw ?? ""] ?? PLAIN;
const NUMBERED = 3; // letters; a label no longer than this goes on the disc itself
export const isOnDisc = ({ label }: SceneSpace): boolean => label.length <= NUMBERED;

/** The top of a space's name below its middle, in pixels; null where it has none. */
export function nameTop(space: SceneSpace, own: SpaceLook | undefined, sizes: Sizes): number | null {
  const body = bodyOf(own);
  if (space.w || body.name === undefined || (body === PLAIN && isOnDisc(space))) return null;
  return body.name * sizes.things;
}

export const LINE = 1.15; // of a name, against its size

export function extentOf(space: SceneSpace, own: SpaceLook | undefined, sizes: Sizes, letters: Letters): Extent {
  const body = bodyOf(own),
    by = sizes.things,
    top = nameTop(space, own, sizes);
  const half = top === null ? 0 : (letters(space.label) * sizes.name) / 2 + 3;
  return {
    left: Math.max(body.left * by, half),
    right: Math.max(body.right * by, half),
    top: body.top * by,
    bottom: Math.max(body.bottom * by, top === null ? 0 : top + LINE * sizes.name + 2),
  };
}
