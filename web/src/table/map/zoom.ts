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

export function useZoom(svg: RefObject<SVGSVGElement | null>, fitted: Frame, whole: Frame): Zoom {
  const [own, setOwn] = useState<Frame | null>(null);
  const held = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  // A new situation on a phone fits itself again.
  useEffect(() => setOwn(null), [fitted.x, fitted.y, fitted.w]);
  const frame = own ?? fitted;

  const scale = (by: number, clientX: number, clientY: number) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const w = Math.min(Math.max(frame.w * by, LEAST), whole.w * 1.05),
      h = (w * frame.h) / frame.w;
    const px = (clientX - box.left) / box.width,
      py = (clientY - box.top) / box.height;
    setOwn({ x: frame.x + (frame.w - w) * px, y: frame.y + (frame.h - h) * py, w, h });
  };
  const pan = (dx: number, dy: number) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const unit = Math.max(frame.w / box.width, frame.h / box.height);
    const clamp = (n: number, low: number, high: number) =>
      low > high ? n : Math.min(high, Math.max(low, n));
    setOwn({
      ...frame,
      x: clamp(frame.x - dx * unit, whole.x - 60, whole.x + whole.w - frame.w + 60),
      y: clamp(frame.y - dy * unit, whole.y - 60, whole.y + whole.h - frame.h + 60),
    });
  };

  const drop = (e: PointerEvent) => void held.current.delete(e.pointerId);
  const onPointerMove = (e: PointerEvent) => {
    const before = held.current.get(e.pointerId);
    if (!before) return;
    if (e.buttons === 0) return drop(e); // let go outside the map
    const others = [...held.current].filter(([id]) => id !== e.pointerId).map(([, p]) => p);
    const now = { x: e.clientX, y: e.clientY };
    if (others[0]) {
      const far = (p: { x: number; y: number }) => Math.hypot(p.x - others[0]!.x, p.y - others[0]!.y) || 1;
      scale(far(before) / far(now), (now.x + others[0].x) / 2, (now.y + others[0].y) / 2);
    } else if (frame.w < whole.w) {
      dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (dragged.current > 8) pan(now.x - before.x, now.y - before.y);
    }
    held.current.set(e.pointerId, now);
  };
  const showAll = () => setOwn(own ? null : whole);

  return {
    frame,
    all: own === whole,
    showAll,
    dragged: () => dragged.current > 8,
    handlers: {
      onWheel: (e) => {
        e.preventDefault();
        scale(e.deltaY > 0 ? 1.12 : 0.89, e.clientX, e.clientY);
      },
      onPointerDown: (e) => {
        dragged.current = 0;
        held.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
      },
      onPointerMove,
      onPointerUp: drop,
      onPointerCancel: drop,
      onDblClick: showAll,
    },
  };
}
