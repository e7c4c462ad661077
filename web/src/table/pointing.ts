// Pointing with a mouse: whatever card, poster, item or seat lies under it, the slip turns to
// it, as the map does for its spaces. A click on a seat's board chooses among what concerns it.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Ref } from "../engine/types";
import type { Desk } from "./desk";

/** The thing under the pointer, if something can be done with it or is refused. */
function thingAt(desk: Desk, target: EventTarget | null): Ref | null {
  const el = target instanceof Element ? target.closest<HTMLElement>("[data-ref], [data-seat]") : null;
  if (!el || el.closest("svg, dialog, .slip, .log")) return null;
  const ref = el.dataset.ref ?? `seat:${el.dataset.seat}`;
  return desk.optionsOf(ref).length + desk.refusedOf(ref).length > 0 ? ref : null;
}

export function usePointing(desk: Desk, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let pointed: Ref | null = null;
    // After a tap browsers tell of a mouse, too, wherever the finger was: not a pointer then.
    const hovers = matchMedia("(hover: hover)");
    const over = (e: PointerEvent) => {
      if (!hovers.matches || e.pointerType !== "mouse" || e.buttons > 0) return;
      const ref = thingAt(desk, e.target);
      if (ref === null && pointed === null) return; // the map minds its own
      pointed = ref;
      desk.setHover(ref);
    };
    const click = (e: MouseEvent) => {
      if (e.target instanceof Element && e.target.closest("button, a, [data-ref]")) return;
      const ref = thingAt(desk, e.target);
      if (ref) desk.point(ref);
    };
    table.addEventListener("pointerover", over);
    table.addEventListener("click", click);
    return () => {
      table.removeEventListener("pointerover", over);
      table.removeEventListener("click", click);
    };
  }, [desk]);
}
