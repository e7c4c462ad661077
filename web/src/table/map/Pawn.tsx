// A pawn on the map: slides by the style sheet when the View moves it; the viewer's own can be
// dragged onto a glowing space.
import { useRef } from "preact/hooks";
import type { ViewPiece } from "../../engine/types";
import { pieceLook } from "../../look";
import type { Desk } from "../desk";
import { PawnDrawing } from "./Pieces";

const FAR = 8; // px before a press becomes a drag

interface Held { x: number; y: number; unit: number; on: boolean }

export function Pawn({ desk, piece, aside, canMove }: { desk: Desk; piece: ViewPiece; aside: number; canMove: boolean }) {
  const held = useRef<Held | null>(null);
  const at = desk.things.spaces.get(piece.space ?? "");
  if (!at) return null;
  const { view } = desk;
  const active = typeof piece.owner !== "number" || view.seats[piece.owner]?.active === true;

  const down = (e: PointerEvent) => {
    const el = e.currentTarget as SVGGElement;
    const scale = el.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    el.setPointerCapture(e.pointerId); // at once: a quick hand leaves the pawn before it moves
    held.current = { x: e.clientX, y: e.clientY, unit: 1 / scale, on: false };
    e.stopPropagation();
  };
  const move = (e: PointerEvent) => {
    const now = held.current, el = e.currentTarget as SVGGElement;
    if (!now) return;
    const dx = e.clientX - now.x, dy = e.clientY - now.y;
    if (Math.hypot(dx, dy) > FAR) now.on = true;
    if (now.on) el.style.translate = `${dx * now.unit}px ${dy * now.unit}px`;
  };
  const up = (e: PointerEvent) => {
    const now = held.current, el = e.currentTarget as SVGGElement;
    held.current = null;
    el.style.translate = "";
    if (!now) return;
    el.style.pointerEvents = "none";
    const under = document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-ref]")?.getAttribute("data-ref");
    el.style.pointerEvents = "";
    if (!now.on) return desk.point(at.ref);
    const own = under ? desk.optionsOf(under) : [];
    if (own.length === 1) desk.play(own[0]!);
    else if (under) desk.setFocus(under);
  };
  const handlers = canMove ? { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up } : {};
  return (
    <g class={`pawn${canMove ? " own" : ""}`} data-pawn={piece.kind} style={{ transform: `translate(${at.x + aside}px, ${at.y + 24}px)` }} {...handlers}>
      <PawnDrawing look={pieceLook(desk.look, desk.things.scene, piece.kind)} active={active} />
    </g>
  );
}
