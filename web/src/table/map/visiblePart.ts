// The part of a map that matters now, where the whole would be too small to read.
import type { SceneSpace } from "../../engine/types";
import { bodyOf } from "./extent";
import type { Country, Plate } from "./fit";
import { shared, type Frame, type Point } from "./geometry";

const ROOM = { side: 46, above: 44, below: 50 }; // px that a place takes with its name, if not more
const MAGNIFIER = 58; // px of its corner

/** A frame of the plate's size around a point, as far as the land goes. */
export function frameAt(middle: Point, { whole }: Country, plate: Plate, by = 1): Frame {
  const w = plate.w / by,
    h = plate.h / by,
    foot = plate.foot / by;
  const within = (n: number, from: number, room: number, size: number) =>
    room <= size ? from + (room - size) / 2 : Math.min(Math.max(n, from), from + room - size);
  return {
    x: within(middle.x - w / 2, whole.x, whole.w, w),
    y: within(middle.y - (h - foot) / 2, whole.y, whole.h, h),
    w,
    h,
  };
}

interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function reachOf({ x, y, kind }: SceneSpace, { look, sizes }: Country, { side, above, below } = ROOM): Reach {
  const body = bodyOf(look.spaces[kind]),
    by = sizes.things;
  return {
    left: x - Math.max(side, body.left * by),
    right: x + Math.max(side, body.right * by),
    top: y - Math.max(above, body.top * by),
    bottom: y + Math.max(below, body.bottom * by),
  };
}

const both = (a: Reach, b: Reach): Reach => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

interface Matters {
  /** Where the viewer is. */
  first: SceneSpace | undefined;
  others: SceneSpace[];
  /** Those of them that can be chosen: some are in sight, even far from the viewer. */
  asked: SceneSpace[];
}

/** Around the first place, with as many of the others, nearest first, as there is room for. */
export function partAround({ first, others, asked }: Matters, country: Country, plate: Plate): Frame {
  const fits = ({ left, right, top, bottom }: Reach) => right - left <= plate.w && bottom - top <= plate.h - plate.foot;
  const home = first ? reachOf(first, country) : null;
  const near = home === null || asked.length === 0 || asked.some((s) => fits(both(home, reachOf(s, country))));
  const start = (near ? first : asked[0]) ?? others[0];
  if (!start) return frameAt({ x: country.whole.w / 2, y: country.whole.h / 2 }, country, plate);
  const far = (s: Point) => Math.hypot(s.x - start.x, s.y - start.y);
  let seen = reachOf(start, country);
  for (const s of [...others].sort((a, b) => far(a) - far(b))) {
    const more = both(seen, reachOf(s, country));
    if (fits(more)) seen = more;
  }
  return frameAt({ x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 }, country, plate);
}

const CORNERS = ["low right", "low left", "high right", "high left"] as const;
type Corner = (typeof CORNERS)[number];

/** The room of the magnifier in a corner of what is shown. */
export function lensAt(corner: Corner, frame: Frame, plate: Plate): Frame {
  const by = frame.w / plate.w,
    size = MAGNIFIER * by;
  return {
    x: corner.endsWith("left") ? frame.x : frame.x + frame.w - size,
    y: corner.startsWith("high") ? frame.y : frame.y + frame.h - plate.foot * by - size,
    w: size,
    h: size,
  };
}

/** The corner where the magnifier covers the least: no place that matters, then no name. */
export function freeCorner(frame: Frame, plate: Plate, places: SceneSpace[], names: Frame[], country: Country): Corner {
  const bodies = places.map((s): Frame => {
    const { left, right, top, bottom } = reachOf(s, country, { side: 20, above: 20, below: 20 });
    return { x: left, y: top, w: right - left, h: bottom - top };
  });
  const cover = (corner: Corner) => {
    const lens = lensAt(corner, frame, plate),
      on = (boxes: Frame[]) => boxes.filter((box) => shared(box, lens) > 0).length;
    return on(bodies) * (names.length + 1) + on(names);
  };
  return CORNERS.reduce((best, corner) => (cover(corner) < cover(best) ? corner : best));
}
