// Who and what is in a room: minions side by side between the room's name and its foot, heroes among
// them; loot and the plate of an Objective at the foot. All in pixels around the room's middle.
import type { Scene, SceneSpace, ViewPiece } from "../../engine/types";
import { pieceLook, type Look, type PieceLook } from "../../look";
import { IconAt } from "../Icon";
import { PATHS } from "../Token";
import type { PiecesProps } from "./grounds";
import { isPawn } from "./Pieces";
import type { Newcomer, Stand } from "./standing";

interface Slot {
  piece: ViewPiece;
  look: PieceLook;
  x: number;
  y: number;
  /** Of its token, across. */
  size: number;
}

const HEAD = 36, // the name
  EDGE = 8,
  LARGEST = 58,
  SMALLEST = 17,
  APART = 1.12;
const LETTER = 6.4; // px of a letter on a plate, about
const PLATE_LEAST = 84; // px of a room: in narrower ones a plate is the points alone
const CROWD_LEAST = 26; // px that are left for those in it: where a plate would take them, too

const LOOSE = ["seen", "met", "missed", "loot"]; // not one of the crowd

const LOW = 66; // px of a room: in lower ones there is no room for its name

export const isLow = (space: SceneSpace): boolean => space.h! < LOW;

const POINTS = 24; // px of a plate that is the points alone

/** How wide and high the plate of a room's Objective is. On a wall it grows with what stands there. */
function plateSize(space: SceneSpace, by: number): { w: number; h: number; grown: number } {
  const grown = Math.max(1, by);
  if (space.number === 0) return { w: 0, h: 0, grown };
  const most = space.w! / grown - 2 * EDGE,
    long = space.note.length * LETTER,
    rows = Math.ceil(long / (most - 40)),
    h = 8 + 16 * rows,
    left = space.h! / grown - HEAD * 0.8 - 2 * EDGE - h;
  if (most < PLATE_LEAST || left < CROWD_LEAST) return { w: POINTS, h: POINTS, grown };
  return { w: Math.min(most, long + 42) * grown, h: h * grown, grown };
}

/** The largest tokens of which this many fit, and how they stand in rows. */
function rowsFor(count: number, w: number, h: number, by: number): { size: number; rows: number; across: number } {
  for (let size = LARGEST * by; ; size -= 1) {
    const across = Math.max(1, Math.floor(w / (size * APART))),
      rows = Math.ceil(count / across);
    if (rows * size * APART <= h || size <= SMALLEST) return { size, rows, across: Math.ceil(count / rows) };
  }
}

const repeated = (p: ViewPiece): ViewPiece[] => Array.from({ length: p.count }, () => p);

/** Everybody in a room, those who are down first, heroes last; a large one takes two places. */
function crowdIn(space: SceneSpace, pieces: ViewPiece[], look: Look, scene: Scene, by: number): Slot[] {
  const there = pieces
    .flatMap(repeated)
    .map((piece) => ({ piece, look: pieceLook(look, scene, piece.kind) }))
    .filter((p) => !LOOSE.includes(p.look.shape))
    .sort((a, b) => rank(a.look) - rank(b.look));
  const plate = plateSize(space, by),
    aside = plate.w === POINTS ? POINTS : 0; // points alone lie at the left of everybody
  const foot = Math.max(aside ? 0 : plate.h, pieces.some((p) => pieceLook(look, scene, p.kind).shape === "loot") ? 26 * by : 0),
    top = -space.h! / 2 + (isLow(space) ? EDGE : HEAD * Math.max(by, 0.66)),
    w = space.w! - 2 * EDGE - aside,
    h = space.h! / 2 - foot - EDGE - top;
  const places = there.reduce((sum, p) => sum + (p.look.large ? 2 : 1), 0),
    { size, rows, across } = rowsFor(Math.max(1, places), w, h, by);
  let at = 0;
  return there.map(({ piece, look: own }) => {
    const wide = own.large ? 2 : 1,
      row = Math.floor(at / across),
      inRow = Math.min(across, places - row * across),
      x = aside / 2 + ((at % across) + wide / 2 - inRow / 2) * (w / Math.max(inRow, 2)),
      y = top + (row + 0.5) * (h / rows);
    at += wide;
    return { piece, look: own, x, y, size: own.large ? Math.min(size * 1.6, h) : size };
  });
}

const TALL = 44; // px of a figure at full size

/** Among the others who are there, in pixels; a figure stands on its feet. */
export function standInRoom({ piece, at, all, look, scene, country }: Newcomer): Stand {
  const by = country.sizes.things,
    slot = crowdIn(at, all, look, scene, by).find((s) => s.piece === piece);
  return slot ? { x: slot.x, y: slot.y + slot.size * 0.42, scale: slot.size / TALL } : { x: 0, y: 0, scale: by };
}

const rank = (look: PieceLook) => (look.down ? 0 : isPawn(look) ? 3 : look.large ? 2 : 1);

/** A token with its sign; evaded ones are in a dashed ring, those who are down are crossed out. */
export function Fighter({ look, size }: { look: PieceLook; size: number }) {
  const ink = look.ink ?? "#17141C";
  return (
    <g transform={`scale(${(size / 24).toFixed(3)})`}>
      <g opacity={look.down ? 0.42 : 1} transform="translate(-12 -12)">
        <path d={PATHS[look.shape] ?? PATHS.disc} fill={look.colour} stroke={look.rim ?? "#17141C"} stroke-width={look.rim ? 1.6 : 1.1} stroke-linejoin="round" />
        {look.double && <path d={PATHS[look.shape]} transform="translate(2.6 2.6) scale(.783)" fill="none" stroke={ink} stroke-width="1.2" />}
        <IconAt name={look.icon ?? "hitman"} x={12} y={look.shape === "shield" ? 10.5 : 12} size={look.double ? 11 : 13.5} colour={ink} />
      </g>
      {look.hurt && <circle cx="9.5" cy="-9.5" r="3.8" fill="#D3142C" stroke="#fff" stroke-width="1" />}
      {look.evaded && <circle r="14.500" fill="none" stroke="#F5F1EA" stroke-width="1.4" stroke-dasharray="3 3" />}
      {look.down && <path d="M-10-10L10 10M10-10L-10 10" stroke="#FF4D5A" stroke-width="2.7" stroke-linecap="round" />}
    </g>
  );
}

function Loot({ space, count, by }: { space: SceneSpace; count: number; by: number }) {
  const size = 25 * by,
    plate = plateSize(space, by),
    beside = plate.w + count * size + 3 * EDGE <= space.w!;
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <IconAt
          name="star"
          x={space.w! / 2 - EDGE - size * (i + 0.5)}
          y={space.h! / 2 - EDGE - size / 2 - (beside ? 0 : plate.h)}
          size={size}
          colour="#FFD23F"
        />
      ))}
    </>
  );
}

/** What a room's Objective asks and is worth; green once it is met, struck out once it cannot be. */
function Goal({ space, by, how }: { space: SceneSpace; by: number; how: "met" | "missed" | "" }) {
  const { w, h, grown } = plateSize(space, by);
  if (h === 0) return null;
  return (
    <g transform={`translate(${-space.w! / 2 + EDGE} ${space.h! / 2 - EDGE - h}) scale(${grown})`}>
      <foreignObject width={w / grown} height={h / grown}>
        <div class={`goal ${how}`}>
          {w > POINTS && <span>{space.note}</span>}
          <b>{space.number}</b>
        </div>
      </foreignObject>
    </g>
  );
}

/** Everything that is in a room, but for heroes, who walk. */
export function RoomPieces({ space, pieces, look, scene, country }: PiecesProps) {
  const by = country.sizes.things,
    shapes = pieces.map((p) => ({ count: p.count, shape: pieceLook(look, scene, p.kind).shape })),
    loot = shapes.find((s) => s.shape === "loot");
  return (
    <g transform={`scale(${(1 / by).toFixed(4)})`}>
      {crowdIn(space, pieces, look, scene, by).map(({ piece, look: own, x, y, size }) =>
        isPawn(own) ? null : (
          <g class="raised" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-piece={piece.kind} data-down={own.down}>
            <Fighter look={own} size={size * 0.92} />
          </g>
        ),
      )}
      {loot && <Loot space={space} count={loot.count} by={by} />}
      <Goal space={space} by={by} how={shapes.map((s) => s.shape).find((s) => s === "met" || s === "missed") ?? ""} />
    </g>
  );
}
