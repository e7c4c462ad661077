// What keeps the table responsive: a `kept` component is redrawn only when its own props change,
// or something that it watches at the desk. Pointing at things changes the desk but not the View,
// so it redraws only the slip and the two things concerned.
import { Component, h, type ComponentChildren, type FunctionComponent } from "preact";
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";

/** Something that announces changes: the desk. */
interface Watchable {
  watch(look: () => void): () => void;
}

/**
 * What `pick` returns, now and after every change: the component is redrawn when that differs.
 * It is called often, so it should be cheap and return plain values: join several into one
 * string.
 */
export function useWatched<T extends string | number | boolean | null | undefined>(at: Watchable, pick: () => T): T {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const now = pick();
  const seen = useRef({ now, pick });
  seen.current = { now, pick };
  useLayoutEffect(
    () =>
      at.watch(() => {
        if (seen.current.pick() !== seen.current.now) redraw(undefined as never);
      }),
    [at],
  );
  return now;
}

function alike(a: object, b: object): boolean {
  const keys = Object.keys(a) as (keyof typeof a)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

/** The same component, redrawn only when its props differ. */
export function kept<P extends object>(Inner: FunctionComponent<P>): FunctionComponent<P> {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !alike(this.props, next);
    }
    override render(): ComponentChildren {
      return h(Inner, this.props);
    }
  }
  return Kept as unknown as FunctionComponent<P>;
}
