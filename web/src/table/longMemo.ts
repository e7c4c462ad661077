// Memos with a longer memory: what was made for some inputs is still known when they come back.
import { useRef } from "preact/hooks";

const ROOM = 64; // the heights that a phone's map commonly has, of several maps

interface Kept<T> {
  inputs: readonly unknown[];
  made: T;
}

/** A memory of its own: kept(make, inputs) makes something only if these inputs are new. */
export function keeper<T>() {
  const all: Kept<T>[] = [];
  return (make: () => T, inputs: readonly unknown[]): T => {
    const at = all.findIndex((k) => k.inputs.every((input, i) => input === inputs[i]));
    const now = at < 0 ? { inputs, made: make() } : all.splice(at, 1)[0]!;
    all.unshift(now);
    all.length = Math.min(all.length, ROOM);
    return now.made;
  };
}

/** Like useMemo, for what is expensive to make and often needed again. */
export function useKept<T>(make: () => T, inputs: readonly unknown[]): T {
  const memory = useRef<ReturnType<typeof keeper<T>> | null>(null);
  memory.current ??= keeper<T>();
  return memory.current(make, inputs);
}
