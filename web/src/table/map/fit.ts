// How a map fits its window: an open country goes as wide as its plate, places moving apart;
// names and places grow in units where a unit has few pixels.
import type { Ref, SceneSpace } from "../../engine/types";
import type { MapLook } from "../../look";
import type { Frame } from "./geometry";

export interface Pixels {
  w: number;
  h: number;
}

/** A map as it is laid out: where its places are, by reference too, and what is in sight. */
export interface Country {
  look: MapLook;
  spaces: SceneSpace[];
  spots: Map<Ref, SceneSpace>;
  whole: Frame;
}

const WIDEST = 1.5; // so much further apart, at most

function wholeFrame(look: MapLook, size: { width: number; height: number }): Frame {
  if (!look.frame) return { x: 0, y: -8, w: size.width, h: size.height + 8 };
  const [x, y, w, h] = look.frame;
  return { x, y, w, h };
}

/** Places of an open country stand further apart in a wide window; without pixels they, and
 * land with borders, stay where they are. */
export function layOut(
  look: MapLook,
  all: SceneSpace[],
  size: { width: number; height: number },
  pixels: Pixels | null,
): Country {
  const frame = wholeFrame(look, size);
  const by = pixels ? Math.min(Math.max((pixels.w / pixels.h / frame.w) * frame.h, 1), WIDEST) : 1;
  const wider = (x: number) => Math.round(x * by);
  const spaces = by === 1 ? all : all.map((s) => ({ ...s, x: wider(s.x) }));
  return {
    look: look.compass ? { ...look, compass: [wider(look.compass[0]), look.compass[1]] } : look,
    spaces,
    spots: new Map(spaces.map((s) => [s.ref, s])),
    whole: { ...frame, x: wider(frame.x), w: wider(frame.w) },
  };
}

/** Sizes in units of the map. */
export interface Sizes {
  name: number;
  /** Places, what stands on them, and pills, against their drawn size. */
  place: number;
  pill: number;
  /** How far around its middle a place is hit. */
  hit: number;
}

const NAME_PX = 12.4; // names want this much of the screen, within these units
const NAME_LEAST = 13,
  NAME_MOST = 18;
const HIT_PX = 22.5; // half a thumb, within these units
const HIT_LEAST = 46;

export function sizesFor(shown: Frame, pixels: Pixels): Sizes {
  const unit = Math.max(shown.w / pixels.w, shown.h / pixels.h);
  const name = Math.round(Math.min(Math.max(NAME_PX * unit, NAME_LEAST), NAME_MOST));
  return {
    name,
    place: Math.min(Math.max(name / 14.5, 1), 1.1),
    pill: Math.min(Math.max(name / 16, 1), 1.05),
    hit: Math.ceil(Math.max(HIT_PX * unit, HIT_LEAST)),
  };
}
