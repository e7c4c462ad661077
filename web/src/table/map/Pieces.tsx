// What stands on a map: tokens at the foot of a space, herds, tiles on crossings, pawns.
import type { Scene, ViewPiece } from "../../engine/types";
import { pieceLook, type Look, type PieceLook, type Time } from "../../look";
import { IconAt } from "../Icon";
import { ShapeMark } from "../Token";
import type { Point } from "./geometry";

function Herd({ count }: { count: number }) {
  const shown = Math.min(count, 3);
  return (
    <>
      {Array.from({ length: shown }, (_, i) => {
        const x = (i - (shown - 1) / 2) * 25,
          y = i % 2 ? 4 : -2;
        return (
          <>
            <IconAt name="sheep" x={x - 0.5} y={y + 1.5} size={25} colour="#4A4436" />
            <IconAt name="sheep" x={x} y={y} size={24} colour="#FFFDF4" />
          </>
        );
      })}
      {count > 3 && (
        <text x="40" y="-12" class="herd">
          {count}
        </text>
      )}
    </>
  );
}

function Tile({ look, time }: { look: PieceLook; time: Time }) {
  const night = time === "night" && look.night;
  return (
    <g class="raised">
      <rect
        x="-11"
        y="-11"
        width="22"
        height="22"
        rx="5"
        fill={night || look.colour}
        stroke={night ? "#1B2F40" : "#fff"}
        stroke-width="1.5"
      />
      <IconAt name={look.icon ?? "shield"} x={0} y={0} size={15} colour={night ? "#1B2F40" : "#fff"} />
    </g>
  );
}

function Hatted({ colour }: { colour: string }) {
  return (
    <>
      <path
        d="M-14 1C-14-12-8-17-7-23H7C8-17 14-12 14 1C14 5-14 5-14 1z"
        fill={colour}
        stroke="#12211f"
        stroke-width="2.2"
      />
      <circle cy="-25" r="8" fill="#F6D9B8" stroke="#12211f" stroke-width="2" />
      <path
        d="M-14-28C-6-31 6-31 14-28L2-56C0-58-1-57-2-55z"
        fill={colour}
        stroke="#12211f"
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <path d="M-4-44l1.5 3 3 .3-2.2 2 .7 3-3-1.600" fill="#F4C542" />
    </>
  );
}

function Horned({ colour }: { colour: string }) {
  return (
    <>
      <path
        d="M-20 3C-24-16-19-25-22-44L-12-35C-5-39 5-39 12-35L22-44C19-25 24-16 20 3C13 9-13 9-20 3z"
        fill={colour}
        stroke="#FFD5E0"
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <circle cx="-7" cy="-25" r="4" fill="#FFE08A" />
      <circle cx="7" cy="-25" r="4" fill="#FFE08A" />
      <path
        d="M-10-14L-6-9-2-14 2-9 6-14 10-9"
        fill="none"
        stroke="#fff"
        stroke-width="2.6"
        stroke-linejoin="round"
      />
    </>
  );
}

function Pawn({ colour }: { colour: string }) {
  return (
    <>
      <path
        d="M-14 1C-14-12-6-16-5-24H5C6-16 14-12 14 1C14 5-14 5-14 1z"
        fill={colour}
        stroke="#12211f"
        stroke-width="2.2"
      />
      <circle cy="-31" r="9" fill={colour} stroke="#12211f" stroke-width="2.2" />
    </>
  );
}

const PAWNS = ["hatted", "horned", "pawn"];
export function isPawn(look: PieceLook): boolean {
  return PAWNS.includes(look.shape);
}

/** The pawn stands left of its space, so that the space's number stays readable. */
export function PawnDrawing({ look, active }: { look: PieceLook; active: boolean }) {
  const wide = look.shape === "horned";
  return (
    <>
      <ellipse cy="2" rx={wide ? 24 : 19} ry={wide ? 8 : 7} fill="#0006" />
      {active && (
        <ellipse cy="1" rx={wide ? 27 : 22} ry={wide ? 10 : 9} fill="none" class="turn" stroke-width="3.5" />
      )}
      {look.shape === "hatted" && <Hatted colour={look.colour} />}
      {look.shape === "horned" && <Horned colour={look.colour} />}
      {look.shape === "pawn" && <Pawn colour={look.colour} />}
    </>
  );
}

/** All that stands on one space but pawns. */
export function SpacePieces({ pieces, look, scene }: { pieces: ViewPiece[]; look: Look; scene: Scene }) {
  let tokens = 0;
  return (
    <>
      {pieces.map((p) => {
        const own = pieceLook(look, scene, p.kind);
        if (isPawn(own)) return null;
        if (own.shape === "herd") return <Herd count={p.count} />;
        const x = 13.5 + 15 * tokens++;
        return (
          <g transform={`translate(${x} 6.5) scale(1.125)`} data-piece={p.kind}>
            <ShapeMark look={own} letter={own.letter} />
          </g>
        );
      })}
    </>
  );
}

export function RoadPiece({
  piece,
  at,
  look,
  scene,
  time,
}: {
  piece: ViewPiece;
  at: Point;
  look: Look;
  scene: Scene;
  time: Time;
}) {
  const own = pieceLook(look, scene, piece.kind);
  return (
    <g transform={`translate(${at.x.toFixed(0)} ${at.y.toFixed(0)})`}>
      {own.shape === "tile" ? (
        <Tile look={own} time={time} />
      ) : (
        <g transform="translate(-12 -12)">
          <ShapeMark look={own} letter={own.letter} />
        </g>
      )}
    </g>
  );
}
