// A thing moves because an event moved it. Pawns walk by themselves (map/Pawn.tsx), the large
// moments have a stage of their own (moments/); here are cards that leave the hand or arrive,
// and figures that change in passing. A click ends all of it.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Ref, View } from "../engine/types";
import type { Look } from "../look";
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

/** The table as it was drawn: where cards lay, and those in the viewer's hand. */
interface Drawn {
  view: View;
  places: Places;
  hand: Map<string, HTMLElement>;
}

/** Cards by reference; several that are alike are numbered. */
function cardsNow(root: HTMLElement): [string, HTMLElement][] {
  const seen = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>(".card[data-ref]")].map((el) => {
    const ref = el.dataset.ref!,
      n = seen.get(ref) ?? 0;
    seen.set(ref, n + 1);
    return [`${ref}#${n}`, el];
  });
}

/** Where visible cards are; those out of sight have no place. With reduced motion nothing is
 * measured, since that would cost a layout. */
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
function floatChanges(root: HTMLElement, look: Look, was: View, now: View): Animation[] {
  const made: Animation[] = [];
  for (const track of now.tracks) {
    const old = was.tracks.find((t) => t.id === track.id && t.owner === track.owner);
    const el =
      root.querySelector<HTMLElement>(`[data-track="${track.id}"][data-owner="${track.owner}"]`) ??
      root.querySelector<HTMLElement>(`[data-track="${track.id}"]:not([data-owner])`);
    if (!old || old.value === track.value || !el || look.tracks[track.id]?.cue) continue; // a moment
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

/** The pile on which a card of the viewer's lies now, if it can be seen. */
function pileOf(root: HTMLElement, look: Look, view: View, ref: Ref): Element | null {
  const zone = view.zones.find((z) => z.owner === view.viewer && z.items.some((i) => i.ref === ref));
  if (!zone) return null;
  const deck = Object.keys(look.zones).find((id) => look.zones[id]?.discard === zone.id);
  return root.querySelector(`[data-zone="${zone.id}"]`) ?? (deck ? root.querySelector(`[data-zone="${deck}"]`) : null);
}

/** A card that left the hand flies to its pile, as a picture: it is no longer there. */
function leaveHand(root: HTMLElement, desk: Desk, was: Drawn, now: View): Animation[] {
  const here = new Set(cardsNow(root).map(([name]) => name));
  return [...was.hand].flatMap(([name, card]) => {
    const from = was.places.get(name),
      pile = here.has(name) ? null : pileOf(root, desk.look, now, card.dataset.ref!);
    if (!from || !pile) return [];
    const picture = card.cloneNode(true) as HTMLElement;
    for (const mark of ["data-ref", "aria-keyshortcuts"]) picture.removeAttribute(mark);
    picture.className = "card flying";
    picture.inert = true;
    const table = root.getBoundingClientRect(),
      [x, y] = center(pile.getBoundingClientRect()),
      [fx, fy] = center(from);
    Object.assign(picture.style, { left: `${fx - table.left}px`, top: `${fy - table.top}px`, width: `${from.width}px`, height: `${from.height}px` });
    root.append(picture);
    const run = picture.animate([{ translate: "-50% -50%" }, { translate: `calc(-50% + ${x - fx}px) calc(-50% + ${y - fy}px)`, scale: 0.35, opacity: 0.5 }], { duration: 220, easing: EASE });
    run.onfinish = run.oncancel = () => picture.remove();
    return [run];
  });
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
  const before = useRef<Drawn | null>(null);
  useLayoutEffect(
    () =>
      match.subscribe(() => {
        if (root.current && before.current) before.current.places = placesNow(root.current);
      }),
    [match],
  );
  // A replay has another match for each move; what is drawn now is what it steps from.
  const draws = () => {
    if (!root.current) return;
    const hand = cardsNow(root.current).filter(([, el]) => el.closest(".fan"));
    before.current = { view, places: placesNow(root.current), hand: new Map(hand) };
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
        running.current = [...moveCards(el, was.places), ...floatChanges(el, desk.look, was.view, view), ...leaveHand(el, desk, was, view)];
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
