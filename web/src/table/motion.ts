// A thing moves because an event moved it. Pawns walk by themselves (map/Pawn.tsx); here
// cards that leave the hand or arrive, figures that change. A click ends all of it.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../engine/types";
import type { Desk } from "./desk";

const EASE = "cubic-bezier(.2,.8,.2,1)";

/** Less motion, by the system or the settings. */
export function calm(): boolean {
  return (
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset.motion === "reduced"
  );
}

type Places = Map<string, DOMRect>;

/** Cards by reference; of several that are alike each has a number. */
function cardsNow(root: HTMLElement): [string, HTMLElement][] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>(".card[data-ref]")].map((el) => {
    const ref = el.dataset.ref!,
      n = seen.get(ref) ?? 0;
    seen.set(ref, n + 1);
    return [`${ref}#${n}`, el];
  });
}

/** Where cards are seen; those out of sight have no place. Where nothing moves nothing is
 * measured: it would cost a layout. */
function placesNow(root: HTMLElement): Places {
  if (calm()) return new Map();
  const places = cardsNow(root).map(([name, el]): [string, DOMRect] => [name, el.getBoundingClientRect()]);
  return new Map(places.filter(([, box]) => box.width > 0));
}

function center(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** A card slides from where it was; a new one comes from its deck. */
function moveCards(root: HTMLElement, before: Places): Animation[] {
  const made: Animation[] = [];
  const deck = root.querySelector(":is(.pile, .deck-pile) .card")?.getBoundingClientRect();
  let late = 0;
  for (const [name, el] of cardsNow(root)) {
    const now = el.getBoundingClientRect(),
      was = before.get(name) ?? (el.closest(".fan") ? deck : undefined);
    if (!was || was.width === 0) continue;
    const [x, y] = center(now),
      [fx, fy] = center(was);
    if (Math.hypot(fx - x, fy - y) < 3) continue;
    made.push(
      el.animate([{ translate: `${fx - x}px ${fy - y}px` }, { translate: "0 0" }], {
        duration: 220,
        delay: 60 * late++,
        easing: EASE,
        fill: "backwards",
      }),
    );
  }
  return made;
}

/** A changed figure pulses and the difference floats up from it. */
function floatChanges(root: HTMLElement, was: View, now: View): Animation[] {
  const made: Animation[] = [];
  for (const track of now.tracks) {
    const old = was.tracks.find((t) => t.id === track.id && t.owner === track.owner);
    const el =
      root.querySelector<HTMLElement>(`[data-track="${track.id}"][data-owner="${track.owner}"]`) ??
      root.querySelector<HTMLElement>(`[data-track="${track.id}"]:not([data-owner])`);
    if (!old || old.value === track.value || !el) continue;
    const by = track.value - old.value,
      mark = document.createElement("span");
    mark.className = "float";
    mark.textContent = by > 0 ? `+${by}` : String(by);
    mark.setAttribute("aria-hidden", "true");
    el.append(mark);
    const run = mark.animate(
      [
        { opacity: 0, translate: "0 6px" },
        { opacity: 1, translate: "0 0", offset: 0.2 },
        { opacity: 0, translate: "0 -22px" },
      ],
      { duration: 1100, easing: "ease-out" },
    );
    run.onfinish = run.oncancel = () => mark.remove();
    made.push(run);
  }
  return made;
}

/** With reduced motion: a chalk trace on what an event touched, for a second. */
function trace(root: HTMLElement, refs: Set<string>): void {
  for (const ref of refs) {
    const el = root.querySelector(`[data-ref="${ref}"]`);
    if (!el) continue;
    el.classList.add("traced");
    setTimeout(() => el.classList.remove("traced"), 1000);
  }
}

/** What was drawn before a move: where cards lay is measured when the move comes in, so that
 * pointing at things, which draws often, measures nothing. */
function useBefore({ match, view }: Desk, root: { current: HTMLElement | null }) {
  const before = useRef<{ view: View; places: Places } | null>(null);
  useLayoutEffect(
    () =>
      match.subscribe(() => {
        if (root.current && before.current) before.current.places = placesNow(root.current);
      }),
    [match],
  );
  // A replay has another match for each move; what is drawn now is what it steps from.
  const draws = () => {
    if (root.current) before.current = { view, places: placesNow(root.current) };
  };
  return { before, draws };
}

export function useMotion(desk: Desk, root: { current: HTMLElement | null }): void {
  const { before, draws } = useBefore(desk, root);
  const running = useRef<Animation[]>([]);
  const { view } = desk;
  useLayoutEffect(() => {
    const el = root.current;
    if (!el) return;
    const was = before.current;
    draws();
    if (was && was.view !== view) {
      const news = view.log.filter((e) => e.at >= was.view.log_to);
      const touched = new Set(news.flatMap((e) => (e.who === view.viewer ? [] : e.targets)));
      if (calm()) trace(el, touched);
      else {
        running.current = [...moveCards(el, was.places), ...floatChanges(el, was.view, view)];
        trace(el, touched);
      }
    }
  }, [view]);
  useLayoutEffect(() => {
    const end = () => {
      for (const run of running.current) if (run.playState === "running") run.finish();
      running.current = [];
    };
    window.addEventListener("pointerdown", end);
    return () => window.removeEventListener("pointerdown", end);
  }, []);
}
