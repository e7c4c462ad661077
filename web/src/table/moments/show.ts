// What every drawing of a moment gets, and how it is set in motion.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "../desk";
import { Motions } from "./move";
import type { Box, Places, Spot } from "./places";
import type { Kind, Of } from "./read";

export interface ShowProps<K extends Kind> {
  m: Of<K>;
  desk: Desk;
  places: Places;
  rate: number;
  /** The reduced form: nothing travels. */
  still: boolean;
  /** The plate as it was before this move, where its light changes. */
  plateBefore: Element | null;
}

/** Starts as soon as the drawing is there, and is gone with it. */
export function useMotions(rate: number, start: (go: Motions) => void): void {
  useLayoutEffect(() => {
    const go = new Motions(rate);
    start(go);
    return () => go.stop();
  }, []);
}

/** Looked up once, when the moment begins: the table may change under it. */
export function useOnce<T>(look: () => T): T {
  const kept = useRef<{ value: T } | null>(null);
  kept.current ??= { value: look() };
  return kept.current.value;
}

/** The same, and again when the plate has another size: on a phone the next question may ask for
 * more room, or for less, while the moment is shown. */
export function useOnPlate<T>(places: Places, look: () => T): T {
  const [found, setFound] = useState(look);
  useLayoutEffect(() => {
    const plate = places.plate();
    if (!plate) return;
    const watch = new ResizeObserver(() => requestAnimationFrame(() => setFound(look())));
    watch.observe(plate);
    return () => watch.disconnect();
  }, []);
  return found;
}

/** Whether a window is a phone's. */
export const isSmall = (places: Places): boolean => places.size().x < 640;

/** The middle of something of this size, kept within the table. */
export function within(at: Spot, w: number, h: number, places: Places): Spot {
  const room = places.size(),
    edge = 8;
  const keep = (v: number, half: number, all: number) => Math.max(half + edge, Math.min(all - half - edge, v));
  return { x: keep(at.x, w / 2, room.x), y: keep(at.y, h / 2, room.y) };
}

export function styleOf({ x, y, w, h }: Box): Record<string, string> {
  return { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` };
}
export const spotStyle = ({ x, y }: Spot): Record<string, string> => ({ left: `${x}px`, top: `${y}px` });
