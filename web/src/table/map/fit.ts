// How a map fits its plate. Places are laid out again: x and y each have their own scale, and
// ground, rivers and walls follow; things that stand there keep their shape at one scale, and
// names are pixels. If places would be too close, the land is larger than its plate and only a
// part is shown. All coordinates from here on are pixels of the plate.
import type { Ref, SceneRoad, SceneSpace } from "../../engine/types";
import type { MapLook } from "../../look";
import { extentOf, type Extent, type Letters } from "./extent";
import type { Frame, Point } from "./geometry";
import { groundOf } from "./grounds";

export interface Plate {
  w: number;
  h: number;
  /** The lowest pixels, which carry ground and no place. */
  foot: number;
  /** Pointed at with fingers. */
  touch: boolean;
}

export interface Sizes {
  /** Places, houses, pawns and pills against their drawn size. */
  things: number;
  /** Pixels of a name. */
  name: number;
  /** How far around its middle a place is hit, in pixels. */
  hit: number;
}

/** Pixels for a unit of the Scene, along and down. */
interface Spread {
  x: number;
  y: number;
}

/** A map as it is laid out: its places, by reference too, its whole land. */
export interface Country {
  look: MapLook;
  spaces: SceneSpace[];
  spots: Map<Ref, SceneSpace>;
  whole: Frame;
  /** Where the Scene's origin lies. */
  from: Point;
  spread: Spread;
  sizes: Sizes;
  /** The whole board is too small to be read on this plate. */
  tight: boolean;
}

const WIDEST = 1.4; // one scale against the other
const EDGE = 6; // px around everything
const APART = 60, // px between neighbours
  APART_TOUCH = 52;
const APART_LOOSE = 48, // where no road leads, and no two need be distinguished
  APART_LOOSE_TOUCH = 44;
const APART_NEAR = 82; // px between neighbours where only a part is shown
const WIDER_NEAR = 1.15; // and this much further apart along than down, for names

const between = (n: number, least: number, most: number) => Math.min(Math.max(n, least), most);

// ---- Sizes ----

interface Limits {
  least: number;
  name: number;
}
const WHOLE: Limits = { least: 0.72, name: 11 },
  NEAR: Limits = { least: 0.8, name: 12.5 },
  OVERVIEW: Limits = { least: 0.5, name: 11 };

/** From this scale on things and names grow with the land: on a large screen one sits further away. */
const ROOMY = 1.15;

function sizesFor({ x, y }: Spread, { least, name }: Limits): Sizes {
  const scale = Math.sqrt(x * y),
    things = between(1.07 * scale, least, Math.max(1, scale / ROOMY));
  const letters = things >= 0.95 ? 13 * Math.max(1, things) : between(11 + (x - 0.55) * 9, name, 12.5);
  return { things: round(things, 100), name: round(letters, 2), hit: 26 };
}

const round = (n: number, by: number) => Math.round(n * by) / by;

// ---- One direction ----

interface Spot {
  at: number;
  before: number;
  after: number;
}

const along = (s: SceneSpace, e: Extent): Spot => ({ at: s.x, before: e.left, after: e.right });
const down = (s: SceneSpace, e: Extent): Spot => ({ at: s.y, before: e.top, after: e.bottom });

/** The largest scale at which all of them have room. */
function scaleFor(spots: Spot[], room: number): number {
  let most = 4;
  for (const a of spots)
    for (const b of spots)
      if (b.at > a.at) most = Math.min(most, (room - 2 * EDGE - a.before - b.after) / (b.at - a.at));
  return Math.max(most, 0.05);
}

/** Where the origin is at this scale: all centred in the room, or in as much as it takes. */
function origin(spots: Spot[], scale: number, room: number): { from: number; room: number } {
  const least = Math.max(...spots.map((s) => EDGE + s.before - s.at * scale)),
    most = Math.min(...spots.map((s) => room - EDGE - s.after - s.at * scale));
  return most >= least ? { from: (least + most) / 2, room } : { from: least, room: room + least - most };
}

// ---- Both ----

interface Board {
  spaces: SceneSpace[];
  look: MapLook;
  letters: Letters;
  /** What no road leads to. */
  loose: Set<Ref>;
}

interface Fitted {
  spread: Spread;
  sizes: Sizes;
}

const extents = ({ spaces, look, letters }: Board, sizes: Sizes) =>
  spaces.map((s) => extentOf(s, look.spaces[s.kind], sizes, letters));

function even({ x, y }: Spread): Spread {
  return { x: Math.min(x, y * WIDEST), y: Math.min(y, x * WIDEST) };
}

/** The whole board on this plate; smaller things leave more room to spread. */
function spreadWhole(board: Board, plate: Plate, limits: Limits): Fitted {
  let sizes: Sizes = { things: limits.least, name: limits.name, hit: 26 },
    spread: Spread = { x: 1, y: 1 };
  for (let i = 0; i < 3; i++) {
    const sides = extents(board, sizes);
    spread = even({
      x: scaleFor(board.spaces.map((s, n) => along(s, sides[n]!)), plate.w),
      y: scaleFor(board.spaces.map((s, n) => down(s, sides[n]!)), plate.h - plate.foot),
    });
    if (i < 2) sizes = sizesFor(spread, limits);
  }
  return { spread, sizes };
}

/** The distance between the two nearest spaces. */
function nearest(spaces: SceneSpace[]): number {
  let least = Infinity;
  spaces.forEach((a, i) => {
    for (const b of spaces.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  });
  return least;
}

/** Whether things can be distinguished, and hit, where they are. */
function isLegible({ spaces }: Country, loose: Set<Ref>, touch: boolean): boolean {
  const onRoads = spaces.filter((s) => !loose.has(s.ref));
  return (
    nearest(onRoads) >= (touch ? APART_TOUCH : APART) &&
    nearest(spaces) >= (touch ? APART_LOOSE_TOUCH : APART_LOOSE)
  );
}

/** At the smallest legible scale, and at the plate's own where that is larger. */
function spreadNear({ spaces, loose }: Board, whole: Spread): Fitted {
  const scale = APART_NEAR / nearest(spaces.filter((s) => !loose.has(s.ref)));
  const x = Math.max(whole.x, scale * WIDER_NEAR),
    y = Math.max(whole.y, scale);
  const spread = { x: Math.max(x, y / WIDEST), y: Math.max(y, x / WIDEST) };
  return { spread, sizes: sizesFor(spread, NEAR) };
}

type Move = (x: number, y: number) => [number, number];

/** Ground, barriers and the compass go where the places go. */
function lookMoved(look: MapLook, to: Move): MapLook {
  const all = (line: [number, number][]) => line.map(([x, y]) => to(x, y));
  return {
    ...look,
    grounds: look.grounds.map((g) => ({ ...g, area: all(g.area) })),
    barriers: look.barriers.map((b) => ({ ...b, line: all(b.line) })),
    ...(look.compass && { compass: to(...look.compass) }),
  };
}

/** What no road leads to has no fixed place: it moves aside, `apart` from its neighbours. */
function stepAside(spaces: SceneSpace[], loose: Set<Ref>, apart: number, land: Frame, sides: Extent[]): SceneSpace[] {
  const now = spaces.map((s) => ({ ...s }));
  for (let rounds = 0; rounds < 40; rounds++)
    now.forEach((s, i) => {
      if (!loose.has(s.ref)) return;
      for (const other of now) {
        const far = Math.hypot(s.x - other.x, s.y - other.y);
        if (other === s || far >= apart || far === 0) continue;
        const by = (apart - far) / far / (loose.has(other.ref) ? 2 : 1);
        s.x += (s.x - other.x) * by;
        s.y += (s.y - other.y) * by;
      }
      const e = sides[i]!;
      s.x = round(between(s.x, land.x + e.left, land.x + land.w - e.right), 10);
      s.y = round(between(s.y, land.y + e.top, land.y + land.h - e.bottom), 10);
    });
  return now;
}

function laidOut(board: Board, plate: Plate, { spread, sizes }: Fitted, apart: number): Country {
  const { spaces, loose } = board,
    sides = extents(board, sizes);
  const x = origin(spaces.map((s, i) => along(s, sides[i]!)), spread.x, plate.w),
    y = origin(spaces.map((s, i) => down(s, sides[i]!)), spread.y, plate.h - plate.foot);
  const to: Move = (sx, sy) => [round(x.from + sx * spread.x, 10), round(y.from + sy * spread.y, 10)];
  const placed = spaces.map((s) => {
    const [px, py] = to(s.x, s.y);
    return { ...s, x: px, y: py };
  });
  const land = { x: EDGE, y: EDGE, w: x.room - 2 * EDGE, h: y.room - 2 * EDGE };
  const settled = loose.size < spaces.length ? stepAside(placed, loose, apart + 4, land, sides) : placed;
  return {
    look: lookMoved(board.look, to),
    spaces: settled,
    spots: new Map(settled.map((s) => [s.ref, s])),
    whole: { x: 0, y: 0, w: x.room, h: y.room + plate.foot },
    from: { x: x.from, y: y.from },
    spread,
    sizes: { ...sizes, hit: between(nearest(settled) / 2, 20, 30) },
    tight: false,
  };
}

// ---- Tiles and rooms ----

const LARGE = 1.4; // what stands in them on a wall
const CELL = 118, // px of a tile at full size
  CELL_MOST = 236, // on a wall: beyond that a few tiles would be a poster
  CELL_LEAST = 64, // below that it is too small to be read
  CELL_NEAR = 88, // px where only a part is shown
  ROOM_LEAST = 52; // the same for the narrowest room, as most are twice as wide

/** Spaces that touch keep no room between them, and their shape unless the ground lets them
 * stretch; what stands in them keeps its own. */
function layOutAreas({ look, spaces, plate, all }: Asked): Country {
  const left = Math.min(...spaces.map((s) => s.x - (s.w ?? 0) / 2)),
    right = Math.max(...spaces.map((s) => s.x + (s.w ?? 0) / 2)),
    top = Math.min(...spaces.map((s) => s.y - (s.h ?? 0) / 2)),
    bottom = Math.max(...spaces.map((s) => s.y + (s.h ?? 0) / 2)),
    cell = Math.min(...spaces.map((s) => Math.min(s.w || Infinity, s.h || Infinity)));
  const room = { w: plate.w - 2 * EDGE, h: plate.h - plate.foot - 2 * EDGE };
  const own = { x: room.w / (right - left), y: room.h / (bottom - top) },
    fits = Math.min(own.x, own.y),
    stretch = groundOf(look).areas?.stretch ?? false,
    tight = fits * cell < (stretch ? ROOM_LEAST : CELL_LEAST);
  const scale = tight && !all ? (stretch ? ROOM_LEAST : CELL_NEAR) / cell : Math.min(fits, stretch ? Infinity : CELL_MOST / cell);
  const spread = stretch && (!tight || all) ? even(own) : { x: scale, y: scale };
  const w = Math.max(plate.w, (right - left) * spread.x + 2 * EDGE),
    h = Math.max(plate.h - plate.foot, (bottom - top) * spread.y + 2 * EDGE),
    from = { x: w / 2 - ((left + right) / 2) * spread.x, y: h / 2 - ((top + bottom) / 2) * spread.y };
  const placed = spaces.map((s) => ({
    ...s,
    x: round(from.x + s.x * spread.x, 10),
    y: round(from.y + s.y * spread.y, 10),
    w: round((s.w ?? 0) * spread.x, 10),
    h: round((s.h ?? 0) * spread.y, 10),
  }));
  // Land grows and shrinks with its plate, what stands on it less: pieces stay legible.
  const things = between((scale * cell) / CELL, (tight && all ? OVERVIEW : WHOLE).least, LARGE);
  return {
    look,
    spaces: placed,
    spots: new Map(placed.map((s) => [s.ref, s])),
    whole: { x: 0, y: 0, w, h: h + plate.foot },
    from,
    spread,
    sizes: { things: round(things, 100), name: 12, hit: 20 },
    tight,
  };
}

interface Asked {
  look: MapLook;
  spaces: SceneSpace[];
  roads: SceneRoad[];
  plate: Plate;
  letters: Letters;
  /** The whole board, however small. */
  all: boolean;
}

/** A map on a plate. `tight` means that the whole would not be legible: the land is then
 * larger than the plate, unless all of it is requested. */
export function layOut(asked: Asked): Country {
  const { look, spaces, roads, plate, letters, all } = asked;
  if (spaces.some((s) => s.w)) return layOutAreas(asked);
  const joined = new Set(roads.flatMap((r) => [r.a, r.b]));
  const board: Board = { spaces, look, letters, loose: new Set(spaces.flatMap((s) => (joined.has(s.ref) ? [] : s.ref))) };
  const apart = plate.touch ? APART_TOUCH : APART;
  const whole = spreadWhole(board, plate, WHOLE),
    country = laidOut(board, plate, whole, apart);
  if (isLegible(country, board.loose, plate.touch)) return country;
  const fitting = all ? spreadWhole(board, plate, OVERVIEW) : spreadNear(board, whole.spread);
  return { ...laidOut(board, plate, fitting, apart), tight: true };
}
