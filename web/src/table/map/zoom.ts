// Zoom and pan of a map: wheel, pinch, drag; a double click shows what is shown by itself.
// What a person has zoomed to is kept in units of the Scene, so that it is the same part of the
// map in a window of another form.
import { useReducer, useRef } from "preact/hooks";
import type { Country } from "./fit";
import type { Frame, Point } from "./geometry";
import { frameAt } from "./visiblePart";
import type { Measured } from "./plate";

interface Handlers {
  onWheel(e: WheelEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerMove(e: PointerEvent): void;
  onPointerUp(e: PointerEvent): void;
  onPointerCancel(e: PointerEvent): void;
  onDblClick(): void;
}

/** What was zoomed to: a place of the map in the middle, and how much larger than by itself. */
interface Own {
  middle: Point;
  by: number;
}

/** How a map is viewed, kept as long as its table. */
export interface Gaze {
  own: Own | null;
  /** The whole board, where it is too small to be shown by itself. */
  all: boolean;
  situation: string;
  /** Only a part was shown when it was drawn last. */
  tight: boolean;
}

const MOST = 4;
const FAR = 8; // px before a press becomes a drag

const gazes = new WeakMap<object, Map<string, Gaze>>();

/** The same gaze for the same map of the same table, whatever the window's form. */
function gazeOf(table: object, map: string): Gaze {
  const maps = gazes.get(table) ?? new Map<string, Gaze>();
  gazes.set(table, maps);
  const gaze = maps.get(map) ?? { own: null, all: false, situation: "", tight: false };
  maps.set(map, gaze);
  return gaze;
}

interface Zoom {
  frame: Frame;
  handlers: Handlers;
  /** Whether the pointer has just dragged the map, so that its release is not a click. */
  dragged(): boolean;
  /** Changes between the whole board and what is shown by itself. */
  showAll(): void;
  /** Moves the map so that this point can be seen. */
  reveal(point: Point): void;
}

interface Asked {
  country: Country;
  plate: Measured;
  /** What is shown by itself. */
  fitted: Frame;
  gaze: Gaze;
  redraw: () => void;
}

/** The frame now, and the ways to change it; no hooks, and nothing of fingers. */
function lens({ country, plate, fitted, gaze, redraw }: Asked) {
  const { from, spread, whole } = country;
  const pixels = ({ x, y }: Point): Point => ({ x: from.x + x * spread.x, y: from.y + y * spread.y }),
    units = ({ x, y }: Point): Point => ({ x: (x - from.x) / spread.x, y: (y - from.y) / spread.y });
  const frame = gaze.own ? frameAt(pixels(gaze.own.middle), country, plate, gaze.own.by) : fitted;
  const by = plate.w / frame.w,
    low = frame.h - plate.foot / by;
  const middle = { x: frame.x + frame.w / 2, y: frame.y + low / 2 };
  const least = Math.min(1, Math.max(plate.w / whole.w, plate.h / whole.h));

  const look = (at: Point, closer: number) => {
    gaze.own = { middle: units(at), by: closer };
    redraw();
  };
  return {
    frame,
    canPan: frame.w < whole.w - 1 || frame.h < whole.h - 1,
    /** Closer or further; what lies under this point of the window stays there. */
    scale(box: Box, factor: number, x: number, y: number) {
      const closer = Math.min(Math.max(by * factor, least), MOST);
      const at = {
        x: frame.x + ((x - box.left) / box.width) * frame.w,
        y: frame.y + ((y - box.top) / box.height) * frame.h,
      };
      look({ x: at.x + ((middle.x - at.x) * by) / closer, y: at.y + ((middle.y - at.y) * by) / closer }, closer);
    },
    /** Moves by this many pixels of the window. */
    pan(dx: number, dy: number) {
      const px = plate.unit * by;
      look({ x: middle.x - dx / px, y: middle.y - dy / px }, by);
    },
    reveal(p: Point) {
      const room = 30 / by;
      const seen =
        Math.abs(p.x - middle.x) < frame.w / 2 - room && Math.abs(p.y - middle.y) < low / 2 - room;
      if (!seen) look(p, by);
    },
    showFitted() {
      gaze.own = null;
      redraw();
    },
  };
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
const boxOf = (e: Event): Box => (e.currentTarget as Element).getBoundingClientRect();

export function useZoom(asked: Asked): Zoom {
  const { country, gaze } = asked;
  const held = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  gaze.tight = country.tight;
  const now = lens(asked);

  const drop = (e: PointerEvent) => void held.current.delete(e.pointerId);
  const onPointerMove = (e: PointerEvent) => {
    const before = held.current.get(e.pointerId);
    if (!before) return;
    if (e.buttons === 0) return drop(e); // let go outside the map
    const other = [...held.current].find(([id]) => id !== e.pointerId)?.[1];
    const to = { x: e.clientX, y: e.clientY };
    held.current.set(e.pointerId, to);
    if (other) {
      const far = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      now.scale(boxOf(e), far(to) / far(before), (to.x + other.x) / 2, (to.y + other.y) / 2);
    } else if (now.canPan) {
      travelled.current += Math.hypot(to.x - before.x, to.y - before.y);
      if (travelled.current > FAR) now.pan(to.x - before.x, to.y - before.y);
    }
  };
  const showAll = () => {
    gaze.all = !gaze.all;
    now.showFitted();
  };
  const handlers: Handlers = {
    onWheel: (e) => {
      e.preventDefault();
      now.scale(boxOf(e), e.deltaY > 0 ? 1 / 1.12 : 1.12, e.clientX, e.clientY);
    },
    onPointerDown: (e) => {
      travelled.current = 0;
      held.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
    },
    onPointerMove,
    onPointerUp: drop,
    onPointerCancel: drop,
    onDblClick: () => (gaze.own || !country.tight ? now.showFitted() : showAll()),
  };
  return { frame: now.frame, handlers, dragged: () => travelled.current > FAR, showAll, reveal: now.reveal };
}

/** How this map was looked at last, and a way to draw it again. Where only a part is shown,
 * a new situation is fitted again; a window of another form changes nothing.
 * `all`: no part of it matters more than another, so that the whole is shown. */
export function useGaze(table: object, map: string, situation: string, all: boolean): { gaze: Gaze; redraw: () => void } {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const gaze = gazeOf(table, map);
  if (gaze.situation !== situation) {
    if (gaze.tight) gaze.own = null;
    gaze.all = all;
    gaze.situation = situation;
  }
  return { gaze, redraw: () => redraw(undefined as never) };
}
