// Pointing: the slip turns to the card, poster, item, seat or place that is under the mouse or has
// the keyboard focus; this only shows. A click acts (desk.point), with mouse or finger alike.
// What slides under a resting pointer was not pointed at, and the second click of a double click
// never falls on what came after the first.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Ref } from "../engine/types";
import type { Desk } from "./desk";
import { focusShows, trackFocus } from "./focus";

/** The thing that an event is about, if something can be done with it or is refused. Places on
 * the map always say what they are. */
function thingAt(desk: Desk, target: EventTarget | null): Ref | null {
  const el = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-ref], [data-seat]") : null;
  if (!el || el.closest("dialog, .slip, .log")) return null;
  const ref = el.dataset.ref ?? `seat:${el.dataset.seat}`;
  const concerned = desk.chalkOf(ref) !== "none" || desk.refusedOf(ref).length > 0;
  return concerned || desk.things.spaces.has(ref) ? ref : null;
}

/** What only turns the slip: real mouse movement, and the keyboard focus. */
class Pointer {
  private x = Number.NaN;
  private y = Number.NaN;
  /** The desk's hover is this one's doing. */
  private shows = false;
  // After a tap browsers also report a mouse where the finger was, which is not pointing.
  private readonly hovers = matchMedia("(hover: hover)");

  constructor(private readonly desk: Desk) {}

  private show(ref: Ref | null): void {
    if (ref === null && !this.shows) return;
    this.shows = ref !== null;
    this.desk.setHover(ref);
  }

  readonly move = (e: PointerEvent) => {
    if (!this.hovers.matches || e.pointerType !== "mouse") return;
    const rests = e.clientX === this.x && e.clientY === this.y;
    [this.x, this.y] = [e.clientX, e.clientY];
    if (!rests && e.buttons === 0) this.show(thingAt(this.desk, e.target));
  };
  readonly leave = () => this.show(null);
  readonly press = (e: PointerEvent) => {
    [this.x, this.y] = [e.clientX, e.clientY];
  };
  readonly focus = (e: FocusEvent) => {
    const inSlip = e.target instanceof Element && e.target.closest(".slip") !== null; // on the way to its options
    if (focusShows() && !inSlip) this.show(thingAt(this.desk, e.target));
  };
}

const PLAYS = "[data-ref], [data-seat], .opt, .btn.primary";

/** Keeps the later clicks of a double click away from what a move has put under the first. A
 * finger that taps twice means it twice: quick people on a phone answer one question after the
 * other. */
function onceOnly(desk: Desk): (e: MouseEvent) => void {
  let asked = "";
  return (e) => {
    const now = `${desk.view.moves} ${desk.view.asks?.ticket}`;
    if (e.detail < 2 || (e instanceof PointerEvent && e.pointerType === "touch")) asked = now;
    else if (now !== asked && e.target instanceof Element && e.target.closest(PLAYS)) {
      e.stopPropagation();
      e.preventDefault();
    }
  };
}

export function usePointing(desk: Desk, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const pointer = new Pointer(desk),
      once = onceOnly(desk);
    // A click on a seat's board chooses among what concerns it.
    const click = (e: MouseEvent) => {
      if (e.target instanceof Element && e.target.closest("button, a, [data-ref]")) return;
      const ref = thingAt(desk, e.target);
      if (ref) desk.point(ref);
    };
    const listeners: [string, (e: never) => void, boolean?][] = [
      ["pointermove", pointer.move],
      ["pointerleave", pointer.leave],
      ["pointerdown", pointer.press, true],
      ["focusin", pointer.focus],
      ["click", once, true],
      ["click", click],
    ];
    for (const [type, on, capture] of listeners) table.addEventListener(type, on as EventListener, capture);
    const untrack = trackFocus();
    return () => {
      untrack();
      for (const [type, on, capture] of listeners) table.removeEventListener(type, on as EventListener, capture);
    };
  }, [desk]);
}
