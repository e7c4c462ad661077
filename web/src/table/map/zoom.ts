// Zoom and pan of a map: wheel, pinch, drag; a double click shows what is shown by itself.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Frame } from "./geometry";

interface Handlers {
  onWheel(e: WheelEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerMove(e: PointerEvent): void;
  onPointerUp(e: PointerEvent): void;
  onPointerCancel(e: PointerEvent): void;
  onDblClick(): void;
}

export interface Zoom {
  frame: Frame;
  handlers: Handlers;
  /** The pointer has just dragged the map, so that its release is no click. */
  dragged(): boolean;
  /** The whole map is shown; showAll changes between that and what is shown by itself. */
  all: boolean;
  showAll(): void;
}

const LEAST = 260; // units across when zoomed in most
const BEYOND = 60; // units that a drag may show beyond the whole map
const FAR = 8; // px before a press becomes a drag

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** The frame zoomed by a factor; what lies under (x, y) stays there. */
function scaled(frame: Frame, whole: Frame, box: Box, by: number, x: number, y: number): Frame {
  const w = Math.min(Math.max(frame.w * by, LEAST), whole.w * 1.05),
    h = (w * frame.h) / frame.w;
  const px = (x - box.left) / box.width,
    py = (y - box.top) / box.height;
  return { x: frame.x + (frame.w - w) * px, y: frame.y + (frame.h - h) * py, w, h };
}

function clamp(n: number, low: number, high: number): number {
  return low > high ? n : Math.min(high, Math.max(low, n));
}

/** The frame moved by so many pixels, not far beyond the whole. */
function panned(frame: Frame, whole: Frame, box: Box, dx: number, dy: number): Frame {
  const unit = Math.max(frame.w / box.width, frame.h / box.height);
  return {
    ...frame,
    x: clamp(frame.x - dx * unit, whole.x - BEYOND, whole.x + whole.w - frame.w + BEYOND),
    y: clamp(frame.y - dy * unit, whole.y - BEYOND, whole.y + whole.h - frame.h + BEYOND),
  };
}

export function useZoom(svg: RefObject<SVGSVGElement | null>, fitted: Frame, whole: Frame): Zoom {
  const [own, setOwn] = useState<Frame | null>(null);
  const held = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  // A new situation on a phone fits itself again.
  useEffect(() => setOwn(null), [fitted.x, fitted.y, fitted.w]);
  const frame = own ?? fitted;
  const change = (to: (box: Box) => Frame) => {
    const box = svg.current?.getBoundingClientRect();
    if (box) setOwn(to(box));
  };

  const drop = (e: PointerEvent) => void held.current.delete(e.pointerId);
  const onPointerMove = (e: PointerEvent) => {
    const before = held.current.get(e.pointerId);
    if (!before) return;
    if (e.buttons === 0) return drop(e); // let go outside the map
    const other = [...held.current].find(([id]) => id !== e.pointerId)?.[1];
    const now = { x: e.clientX, y: e.clientY };
    if (other) {
      const far = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      change((box) => scaled(frame, whole, box, far(before) / far(now), (now.x + other.x) / 2, (now.y + other.y) / 2));
    } else if (frame.w < whole.w) {
      dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (dragged.current > FAR) change((box) => panned(frame, whole, box, now.x - before.x, now.y - before.y));
    }
    held.current.set(e.pointerId, now);
  };
  const onWheel = (e: WheelEvent) => {
    e.preventDefault();
    change((box) => scaled(frame, whole, box, e.deltaY > 0 ? 1.12 : 0.89, e.clientX, e.clientY));
  };
  const onPointerDown = (e: PointerEvent) => {
    dragged.current = 0;
    held.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  const showAll = () => setOwn(own ? null : whole);

  return {
    frame,
    all: own === whole,
    showAll,
    dragged: () => dragged.current > FAR,
    handlers: { onWheel, onPointerDown, onPointerMove, onPointerUp: drop, onPointerCancel: drop, onDblClick: showAll },
  };
}
