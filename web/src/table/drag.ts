// Dragging a card onto a glowing thing, and the long press that shows it large. A drag that
// ends on a thing that shares an option with the card plays that option; a card with one
// option is played by a drop anywhere above the hand.
import { useRef } from "preact/hooks";
import type { Ref } from "../engine/types";
import type { Desk } from "./desk";

const FAR = 14; // px before a press becomes a drag
const LONG = 550; // ms
const HIGH = 90; // px above the hand

interface Drag {
  x: number;
  y: number;
  on: boolean;
  timer: ReturnType<typeof setTimeout>;
  pointer: number;
}

/** The thing under the pointer, ignoring what is being dragged. */
export function refUnder(dragged: HTMLElement | SVGElement, e: PointerEvent): Ref | null {
  dragged.style.pointerEvents = "none";
  const under = document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-ref]");
  dragged.style.pointerEvents = "";
  return under?.getAttribute("data-ref") ?? null;
}

/** What a card does where it is dropped, `up` px above where it was taken. */
function dropOn(desk: Desk, ref: Ref, under: Ref | null, up: number): void {
  const own = desk.optionsOf(ref);
  const both = under ? own.filter((o) => o.targets.includes(under)) : [];
  if (both.length === 1) desk.play(both[0]!);
  else if (own.length === 1 && up > HIGH) desk.play(own[0]!);
  else if (own.length > 0) desk.setFocus(ref);
}

export function useDrag(desk: Desk, ref: Ref) {
  const legal = () => desk.optionsOf(ref).length > 0;
  const drag = useRef<Drag | null>(null);
  const justMoved = useRef(false);

  const finish = (el: HTMLElement) => {
    const was = drag.current;
    if (was) clearTimeout(was.timer);
    drag.current = null;
    el.style.translate = "";
    el.classList.remove("held");
    return was;
  };
  const onPointerDown = (e: PointerEvent) => {
    if (e.button !== 0) return;
    const timer = setTimeout(() => {
      if (drag.current && !drag.current.on && e.pointerType !== "mouse") {
        justMoved.current = true;
        desk.zoom(ref);
      }
    }, LONG);
    if (legal()) (e.currentTarget as HTMLElement).setPointerCapture(e.pointerId);
    drag.current = { x: e.clientX, y: e.clientY, on: false, timer, pointer: e.pointerId };
    justMoved.current = false;
  };
  const onPointerMove = (e: PointerEvent) => {
    const now = drag.current,
      el = e.currentTarget as HTMLElement;
    if (!now || now.pointer !== e.pointerId) return;
    const dx = e.clientX - now.x,
      dy = e.clientY - now.y;
    if (!now.on && Math.hypot(dx, dy) > FAR) {
      if (!legal()) return void finish(el);
      now.on = true;
      el.classList.add("held");
    }
    if (now.on) el.style.translate = `${dx}px ${dy}px`;
  };
  const onPointerUp = (e: PointerEvent) => {
    const el = e.currentTarget as HTMLElement,
      was = finish(el);
    if (!was?.on) return;
    justMoved.current = true;
    setTimeout(() => (justMoved.current = false), 50);
    dropOn(desk, ref, refUnder(el, e), was.y - e.clientY);
  };
  const onPointerCancel = (e: PointerEvent) => void finish(e.currentTarget as HTMLElement);

  return { moved: () => justMoved.current, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
