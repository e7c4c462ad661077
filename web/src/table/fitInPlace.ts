// Nothing scrolls in play: what is too long for its place is set tighter, step by step. The
// style sheets say what each step does: `[data-tight~="3"]` applies from the third step on.
import { useLayoutEffect, useRef } from "preact/hooks";

const TIGHTEST = 6;

/** "1 2 3" for the third level: each step is there beside those before it. */
function stepsTo(level: number): string {
  return Array.from({ length: level }, (_, i) => i + 1).join(" ");
}

function levelOf(el: HTMLElement): number {
  return el.dataset.tight ? el.dataset.tight.split(" ").length : 0;
}

/** How something fits its place. A row does if it is not too wide: it has one height at every
 * level. A row of `parts` does if none of them runs over its own edges. `within`: only there
 * does it become tighter, elsewhere it is not measured. */
interface Fit {
  row?: boolean;
  parts?: string;
  within?: string;
}

const holds = (el: HTMLElement) => el.scrollHeight <= el.clientHeight && el.scrollWidth <= el.clientWidth;

/** The lowest level at which it fits, searched from the current one, which usually fits. */
function setTight(el: HTMLElement, { row, parts, within }: Fit): void {
  if (within && !el.closest(within)) return;
  // Writing the same again would make the browser recalculate all styles.
  const set = (steps: string) => {
    if (el.dataset.tight !== steps) el.dataset.tight = steps;
  };
  const fits = (at: number) => {
    set(stepsTo(at));
    const fit = row ? el.scrollWidth <= el.clientWidth : holds(el);
    return fit && (!parts || [...el.querySelectorAll<HTMLElement>(parts)].every(holds));
  };
  let level = levelOf(el);
  if (fits(level)) while (level > 0 && fits(level - 1)) level--;
  else while (level < TIGHTEST && !fits(++level));
  set(stepsTo(level));
}

/** What decides how much room something takes, as far as a move can change it. */
function contentOf(el: HTMLElement): string {
  return `${el.getElementsByTagName("*").length} ${el.textContent}`;
}

/** Measured when something happened to it or the window changed, not whenever a thing is pointed
 * at: to measure in the middle of a move costs a layout of the whole table. */
export function useTight(box: { current: HTMLElement | null }, happened: unknown, how: Fit = {}): void {
  const fit = useRef(() => box.current && setTight(box.current, how)).current;
  const measured = useRef("");
  useLayoutEffect(() => {
    const content = box.current ? contentOf(box.current) : "";
    if (content === measured.current) return;
    measured.current = content;
    fit();
  }, [happened]);
  useLayoutEffect(() => {
    // Letters of another size change its first part.
    const watch = new ResizeObserver(() => requestAnimationFrame(fit));
    for (const el of [box.current, box.current?.firstElementChild]) if (el) watch.observe(el);
    return () => watch.disconnect();
  }, []);
}
