// A memo with a longer memory: what was made for some inputs is still known when they come back.
import { useRef } from "preact/hooks";

const ROOM = 8; // as many heights as a phone's map commonly has

interface Kept<T> {
  inputs: readonly unknown[];
  made: T;
}

/** Like useMemo, for what is dear to make and often wanted again. */
export function useKept<T>(make: () => T, inputs: readonly unknown[]): T {
  const kept = useRef<Kept<T>[]>([]).current;
  const at = kept.findIndex((k) => k.inputs.every((input, i) => input === inputs[i]));
  const now = at < 0 ? { inputs, made: make() } : kept.splice(at, 1)[0]!;
  kept.unshift(now);
  kept.length = Math.min(kept.length, ROOM);
  return now.made;
}
