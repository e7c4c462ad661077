// What stands and lies on a map: pawns, beasts, tokens at the foot of a space, herds, stones,
// tiles on crossings.
import type { Scene, ViewPiece } from "../../engine/types";
import { pieceLook, SEATS, type Look, type PieceLook, type Time } from "../../look";
import { IconAt } from "../Icon";
import { PATHS, ShapeMark } from "../Token";
import type { Road } from "./Roads";

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

/** A standing bell with a round head, the seat's shape on its chest. */
function Pawn({ seat, colour }: { seat: number; colour: string }) {
  const mark = SEATS[seat % SEATS.length]!;
  return (
    <>
      <path
        class="body"
        d="M-14 0C-14-13-7-17-6-22C-12-25-11-40 0-40S12-25 6-22C7-17 14-13 14 0C14 4-14 4-14 0z"
        fill={colour || mark.colour}
        stroke="#1A120E"
        stroke-width="2.2"
      />
      <path d="M-9-2C-9-12-4-16-3.500-20" fill="none" stroke="#fff8" stroke-width="2.5" stroke-linecap="round" />
      <path d={PATHS[mark.shape]} transform="translate(-6 -14) scale(.5)" fill="#1A120E" />
    </>
  );
}

const DARK = "#1F0F14",
  EMBER = "#FF6A4D",
  BONE = "#FFD9C9";

/** A dark horned block with a red rim and its sign. */
function Beast({ look }: { look: PieceLook }) {
  return (
    <>
      <path
        class="body"
        d="M-22 2C-24-14-20-22-26-36C-18-33-14-34-11-38C-4-46 4-46 11-38C14-34 18-33 26-36C20-22 24-14 22 2C14 8-14 8-22 2z"
        fill={look.colour || DARK}
        stroke={look.rim ?? EMBER}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <IconAt name={look.icon ?? "skull"} x={0} y={-16} size={25} colour={look.ink ?? BONE} />
    </>
  );
}

const PAWNS = ["hatted", "horned", "pawn"];
/** What stands for a seat. */
export function isPawn(look: PieceLook): boolean {
  return PAWNS.includes(look.shape);
}
/** What stands upright and walks. */
export function stands(look: PieceLook): boolean {
  return isPawn(look) || look.shape === "beast";
}

export function PawnDrawing({ look, seat, active }: { look: PieceLook; seat: number; active: boolean }) {
  const wide = look.shape === "horned" || look.shape === "beast";
  return (
    <>
      <ellipse cy="2" rx={wide ? 24 : 17} ry={wide ? 8 : 6} fill="#0006" />
      {active && (
        <ellipse cy="1" rx={wide ? 27 : 21} ry={wide ? 10 : 8.5} fill="none" class="turn" stroke-width="3.5" />
      )}
      {look.shape === "hatted" && <Hatted colour={look.colour} />}
      {look.shape === "horned" && <Horned colour={look.colour} />}
      {look.shape === "pawn" && <Pawn colour={look.colour} seat={seat} />}
      {look.shape === "beast" && <Beast look={look} />}
    </>
  );
}

/** Cut stones beside the space, one for each, two in a row. */
function Gems({ count, colour, side, from }: { count: number; colour: string; side: number; from: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <g
          class="gem"
          transform={`translate(${side * (from + 18 * (i % 2))} ${count > 2 ? -11 + 22 * Math.floor(i / 2) : 0})`}
          stroke-linejoin="round"
        >
          <path d="M0-10L8-3 5 9H-5L-8-3z" fill={colour} stroke="#2A1912" stroke-width="1.8" />
          <path d="M-8-3H8M0-10L-3-3 0 9 3-3z" stroke="#fff9" fill="none" />
        </g>
      ))}
    </>
  );
}

/** Several together: a disc with their sign, and the count in a black dot. */
function Band({ look, count }: { look: PieceLook; count: number }) {
  const rim = look.rim ?? "#2B0A06";
  return (
    <>
      <ellipse cy="18" rx="20" ry="6" fill="#0005" />
      <circle r="20" fill={look.colour} stroke={rim} stroke-width="2.2" />
      <IconAt name={look.icon ?? "mask"} x={0} y={-1} size={29} colour={look.ink ?? "#FFF0E4"} />
      <circle cx="16" cy="13" r="11" fill={rim} stroke="#fff" stroke-width="1.5" />
      <text x="16" y="18" class="band-count">
        {count}
      </text>
    </>
  );
}

/** A covered wagon. */
function Cart({ look }: { look: PieceLook }) {
  return (
    <g stroke={look.rim ?? "#2B2116"} stroke-width="2" stroke-linejoin="round">
      <ellipse cy="14" rx="26" ry="5" fill="#0005" stroke="none" />
      <path d="M-23-2C-23-20-13-22 0-22S23-20 23-2z" fill={look.ink ?? "#FFF4DC"} />
      <path d="M-9-21q-4 9-3 19M9-21q4 9 3 19" fill="none" stroke-width="1.4" />
      <path d="M-25-2H25L21 6H-21z" fill={look.colour} />
      {[-13, 13].map((x) => (
        <g transform={`translate(${x} 7)`}>
          <circle r="7.500" fill="#E6D6AE" />
          <path d="M-7 0H7M0-7V7" stroke-width="1.4" />
          <circle r="2" fill={look.colour} stroke-width="1" />
        </g>
      ))}
    </g>
  );
}

/** On a tile: bandits at the right, a wagon below; pawns keep to the left. Bandits are lower on a
 * small one, clear of its stars, and higher on one that is face down, clear of its number. */
const ON_TILE: Record<string, [number, number]> = { band: [26, 6], cart: [25, 27] };

function onTile(shape: string, size: number, down: boolean): [number, number] {
  const [x, y] = ON_TILE[shape]!;
  if (shape !== "band") return [x * size, y * size];
  return down ? [x * size, -x * size] : [x * size, y * size + Math.max(0, 1 - size) * 40];
}

/** A dashed ring with a small sign: something comes here next. */
function ComingRing({ look, reach, crowd }: { look: PieceLook; reach: [number, number]; crowd: number }) {
  const [rx, ry] = [reach[0] + 7, reach[1] + 7];
  // Beside the heads of those who stand here.
  const at = crowd > 1 ? `translate(${-rx - 20} -16)` : `translate(${-1 - rx} ${3 - ry})`;
  return (
    <>
      <ellipse rx={rx} ry={ry} fill="none" stroke={look.colour} stroke-width="3.4" stroke-dasharray="7 6" />
      <g transform={at}>
        <circle r="14" fill={DARK} stroke={EMBER} stroke-width="2" />
        <IconAt name={look.icon ?? "skull"} x={0} y={0} size={18} colour={BONE} />
      </g>
    </>
  );
}

export interface OnSpace {
  pieces: ViewPiece[];
  look: Look;
  scene: Scene;
  /** Half the width and height of the space, and to which side there is room. */
  reach: [number, number];
  side: number;
  /** Of a tile, which has room on itself: its size against that of things. */
  tile?: number;
  /** The tile is not turned up. */
  down?: boolean;
}

/** Everything that lies on one space; upright pieces are drawn later. */
export function SpacePieces({ pieces, look, scene, reach, side, tile = 0, down = false }: OnSpace) {
  let tokens = 0;
  const crowd = pieces.filter((p) => stands(pieceLook(look, scene, p.kind))).length;
  return (
    <>
      {pieces.map((p) => {
        const own = pieceLook(look, scene, p.kind);
        if (stands(own) || own.shape === "seen") return null; // the room itself shows that it was visited
        if (own.shape === "herd") return <Herd count={p.count} />;
        if (own.shape === "gem") {
          const from = reach[0] + (crowd > 2 ? 34 : 18); // clear of a fan of pieces
          return <Gems count={p.count} colour={own.colour} side={side} from={from} />;
        }
        if (own.shape === "band" || own.shape === "cart") {
          const [x, y] = tile ? onTile(own.shape, tile, down) : [16 + 30 * tokens++, 6];
          return (
            <g class="raised" transform={`translate(${x} ${y})`} data-piece={p.kind}>
              {own.shape === "band" ? <Band look={own} count={p.count} /> : <Cart look={own} />}
            </g>
          );
        }
        if (own.shape === "ring") return <ComingRing look={own} reach={reach} crowd={crowd} />;
        const x = 13.5 + 15 * tokens++;
        return (
          <g transform={`translate(${x} 6.5) scale(${own.shape === "triangle" ? 1.28 : 1.125})`} data-piece={p.kind}>
            <ShapeMark look={own} letter={own.letter} />
          </g>
        );
      })}
    </>
  );
}

interface OnRoads {
  pieces: ViewPiece[];
  roads: Road[];
  look: Look;
  scene: Scene;
  time: Time;
  by: number;
}

/** What stands on roads: a tile on a crossing, or a mark. */
export function RoadPieces({ pieces, roads, look, scene, time, by }: OnRoads) {
  return (
    <>
      {pieces.map((piece) => {
        const ends = piece.between;
        const road = ends && roads.find((r) => ends.includes(r.road.a) && ends.includes(r.road.b));
        if (!road) return null;
        const own = pieceLook(look, scene, piece.kind);
        return (
          <g key={ends.join()} transform={`translate(${road.at.x.toFixed(0)} ${road.at.y.toFixed(0)}) scale(${by})`}>
            {own.shape === "tile" ? (
              <Tile look={own} time={time} />
            ) : (
              <g transform="translate(-12 -12)">
                <ShapeMark look={own} letter={own.letter} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
