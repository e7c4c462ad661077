// A pawn on the map: walks along the roads when the View moves it; the viewer's own can be
// dragged onto a glowing space.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Ref, SceneSpace, ViewPiece } from "../../engine/types";
import { pieceLook } from "../../look";
import type { Desk } from "../desk";
import { refUnder } from "../drag";
import { calm } from "../motion";
import { wayAlong } from "./geometry";
import { PawnDrawing } from "./Pieces";
import type { Stand } from "./standing";

type Spots = Map<Ref, SceneSpace>;

const FAR = 8; // px before a press becomes a drag
const STEP_MS = 180,
  WALK_MS = 600;

/** From where it was to where it is, along the roads, at most 600 ms. */
function useWalk(desk: Desk, spots: Spots, pawn: { current: SVGGElement | null }, space: Ref): void {
  const before = useRef(space);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = space;
    if (from === space || calm() || pawn.current?.dataset.shape === "beast") return; // the stage shows its step
    const way = wayAlong(desk.things.scene.roads, from, space);
    const end = spots.get(space);
    if (!end || !pawn.current) return;
    const stops = (way.length > 1 ? way : [from, space]).map((ref) => spots.get(ref) ?? end);
    const frames = stops.map((s) => ({ translate: `${s.x - end.x}px ${s.y - end.y}px` }));
    const duration = Math.min(WALK_MS, STEP_MS * (frames.length - 1));
    const walk = pawn.current.animate(frames, { duration, easing: "cubic-bezier(.2,.8,.2,1)" });
    const finish = () => walk.finish(); // input is never held
    addEventListener("pointerdown", finish);
    walk.onfinish = () => removeEventListener("pointerdown", finish);
    return () => removeEventListener("pointerdown", finish);
  }, [space]);
}

interface Held {
  x: number;
  y: number;
  unit: number;
  on: boolean;
}

/** Picks up a pawn: dropped on a space it goes there; a mere press points at its own space. */
function useHold(desk: Desk, at: Ref) {
  const held = useRef<Held | null>(null);
  const onPointerDown = (e: PointerEvent) => {
    const el = e.currentTarget as SVGGElement;
    const scale = el.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    el.setPointerCapture(e.pointerId); // at once: a quick hand leaves the pawn before it moves
    held.current = { x: e.clientX, y: e.clientY, unit: 1 / scale, on: false };
    e.stopPropagation();
  };
  const onPointerMove = (e: PointerEvent) => {
    const now = held.current,
      el = e.currentTarget as SVGGElement;
    if (!now) return;
    const dx = e.clientX - now.x,
      dy = e.clientY - now.y;
    if (Math.hypot(dx, dy) > FAR) now.on = true;
    if (now.on) el.style.translate = `${dx * now.unit}px ${dy * now.unit}px`;
  };
  const onPointerCancel = (e: PointerEvent) => {
    held.current = null;
    (e.currentTarget as SVGGElement).style.translate = "";
  };
  const onPointerUp = (e: PointerEvent) => {
    const now = held.current;
    onPointerCancel(e);
    if (!now) return;
    if (!now.on) return desk.point(at);
    const under = refUnder(e.currentTarget as SVGGElement, e);
    const own = under ? desk.optionsOf(under) : [];
    if (own.length === 1) desk.play(own[0]!);
    else if (under) desk.setFocus(under);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

interface PawnProps {
  desk: Desk;
  piece: ViewPiece;
  stand: Stand;
  spots: Spots;
  canMove: boolean;
}

export function Pawn({ desk, piece, stand, spots, canMove }: PawnProps) {
  const pawn = useRef<SVGGElement>(null);
  const space = piece.space ?? "",
    at = spots.get(space);
  useWalk(desk, spots, pawn, space);
  const handlers = useHold(desk, space);
  if (!at) return null;
  const own = pieceLook(desk.look, desk.things.scene, piece.kind);
  const seat = typeof piece.owner === "number" ? piece.owner : -1;
  return (
    <g
      ref={pawn}
      class={`pawn${canMove ? " own" : ""}${desk.view.result?.places[seat] === 1 ? " won" : ""}`}
      data-pawn={piece.kind}
      data-shape={own.shape}
      style={{ transform: `translate(${at.x + stand.x}px, ${at.y + stand.y}px) scale(${stand.scale})` }}
      {...(canMove ? handlers : {})}
    >
      <PawnDrawing
        look={own}
        seat={Math.max(seat, 0)}
        active={desk.view.seats[seat]?.active === true}
      />
    </g>
  );
}
