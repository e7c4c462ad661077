// A den: a floor plan with walls around rooms, doors as red dashes in a gap of the wall between two
// of them. What is lit, and who is there, belongs to the rooms themselves.
import type { SceneSpace } from "../../engine/types";
import { hash } from "../../look";
import { GROWN } from "./Chalk";
import { isLow, RoomPieces, standInRoom } from "./Crowd";
import type { Country } from "./fit";
import type { Point } from "./geometry";
import type { AreaPainter, GroundProps } from "./grounds";
import type { SpaceProps } from "./Space";

const WALL = 6,
  DOOR = 46;
const BONE = "#DAD3C5",
  RED = "#FF4B57";
const TINTS = ["#3A362E", "#35202F", "#2A3A44", "#3A2A2A", "#2E3A30", "#2A2440", "#3C1A22", "#26303A"];

const left = (s: SceneSpace) => s.x - (s.w ?? 0) / 2;
const top = (s: SceneSpace) => s.y - (s.h ?? 0) / 2;

/** The middle of the wall that two rooms share, and whether it is vertical; null if they do not
 * touch. */
function wallBetween(a: SceneSpace, b: SceneSpace): (Point & { upright: boolean }) | null {
  const from = { x: Math.max(left(a), left(b)), y: Math.max(top(a), top(b)) },
    to = { x: Math.min(left(a) + a.w!, left(b) + b.w!), y: Math.min(top(a) + a.h!, top(b) + b.h!) };
  const w = to.x - from.x,
    h = to.y - from.y;
  if (Math.max(w, h) < 1 || Math.min(w, h) < -WALL) return null;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, upright: h > w };
}

function tintOf(space: SceneSpace): string {
  return TINTS[hash(space.label || space.ref) % TINTS.length]!;
}

function Doors({ country, roads }: { country: Country; roads: GroundProps["roads"] }) {
  const by = country.sizes.things;
  return (
    <g fill="none">
      {roads.map(({ road }) => {
        const a = country.spots.get(road.a),
          b = country.spots.get(road.b),
          at = a && b && wallBetween(a, b);
        if (!at) return null;
        const half = (DOOR / 2) * by,
          d = at.upright ? `M${at.x} ${at.y - half}v${2 * half}` : `M${at.x - half} ${at.y}h${2 * half}`;
        return (
          <g class="door">
            <path d={d} stroke="#121018" stroke-width={(WALL + 4) * by} />
            <path d={d} stroke={RED} stroke-width={WALL * by} stroke-dasharray={`${9 * by} ${4 * by}`} />
          </g>
        );
      })}
    </g>
  );
}

/** What lies on the floors, one kind each; a plain floor is the last. */
const FLOORS = ["M0 0h9v9h-9zM9 9h9v9h-9z", "M8 8h2v2h-2z", "M0 0h18v1h-18zM0 9h18v1h-18zM9 0h1v9h-1z", ""];

const floorOf = (space: SceneSpace) => hash(`${space.ref} ${space.label}`) % FLOORS.length;

/** Two thin lines: neighbours share a wall. */
function Walls({ country }: { country: Country }) {
  const by = country.sizes.things,
    d = country.spaces.map((s) => `M${left(s)} ${top(s)}h${s.w}v${s.h}h${-s.w!}z`).join("");
  return (
    <g fill="none">
      <path d={d} stroke={BONE} stroke-width={WALL * by} />
      <path d={d} stroke="#121018" stroke-width={(WALL - 4) * by} />
    </g>
  );
}

/** The floor plan. */
export function Rooms({ id, country, roads, far }: GroundProps) {
  const { spaces, sizes } = country,
    tile = 18 * sizes.things;
  return (
    <g class="ground" aria-hidden="true">
      <defs>
        {FLOORS.map((d, i) => (
          <pattern id={`${id}-floor-${i}`} width={tile} height={tile} patternUnits="userSpaceOnUse">
            <path d={d} fill="#fff" transform={`scale(${sizes.things})`} />
          </pattern>
        ))}
      </defs>
      <rect x={far.x} y={far.y} width={far.w} height={far.h} fill="#121018" />
      {spaces.map((s) => (
        <>
          <rect class="room" x={left(s)} y={top(s)} width={s.w} height={s.h} fill={country.look.spaces[s.kind]?.stain ?? tintOf(s)} />
          <rect x={left(s)} y={top(s)} width={s.w} height={s.h} fill={`url(#${id}-floor-${floorOf(s)})`} opacity=".05" />
        </>
      ))}
      <Walls country={country} />
      <Doors country={country} roads={roads} />
    </g>
  );
}

const LETTER = 0.56; // of a name in the narrow face, against its size
const NAME_LEAST = 11; // px
const nameFrom = (by: number): number => Math.max(10, 13 * by); // px from the wall: a ring of chalk lies between

interface RoomName {
  lines: string[];
  size: number;
}

/** A name in one line, or else word by word, in the largest letters that fit; none where a word would
 * be cut. */
function nameIn(room: number, label: string, by: number): RoomName {
  const usual = Math.max(12, 16 * by);
  for (const lines of [[label], label.split(" ")]) {
    const long = Math.max(...lines.map((line) => line.length)) * LETTER,
      size = Math.min(usual, room / long);
    if (size >= Math.max(NAME_LEAST, lines.length > 1 ? 0 : 0.85 * usual)) return { lines, size };
  }
  return { lines: [], size: 0 };
}

function NameOf({ space, by, room, lit }: { space: SceneSpace; by: number; room: number; lit: boolean }) {
  const { lines, size } = nameIn(room, space.label, by),
    first = lines.length > 1 ? Math.max(14, 20 * by) : Math.max(18, 27 * by);
  if (lines.length === 0) return null;
  return (
    <text class={lit ? "room-name" : "room-name dim"} style={{ fontSize: `${size.toFixed(1)}px` }}>
      {lines.map((line, i) => (
        <tspan x={-space.w! / 2 + nameFrom(by)} y={-space.h! / 2 + first + i * size * 1.02}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A room over its floor, in pixels: dark until it was visited, its name, and a box that is ticked
 * then; the way in has an arrow. An empty box gives way where the name needs its room. */
function RoomDrawing({ space, by, lit, wayIn }: { space: SceneSpace; by: number; lit: boolean; wayIn: boolean }) {
  const w = space.w ?? 0,
    h = space.h ?? 0,
    box = 18 * by,
    wall = (WALL / 2) * by,
    whole = w - nameFrom(by) - 7 * by,
    beside = whole - box - 6 * by - 4,
    named = !isLow(space),
    boxed = lit || (named && nameIn(beside, space.label, by).lines.length > 0);
  return (
    <>
      {!lit && <rect x={-w / 2 + wall} y={-h / 2 + wall} width={w - 2 * wall} height={h - 2 * wall} fill="#000" opacity=".42" />}
      {named && <NameOf {...{ space, by, lit }} room={boxed ? beside : whole} />}
      {boxed && (
        <g class={lit ? "visited yes" : "visited"} transform={`translate(${w / 2 - box - 13 * by} ${-h / 2 + 13 * by})`}>
          <rect width={box} height={box} rx={4 * by} fill={lit ? BONE : "none"} stroke={BONE} stroke-width={2 * by} />
          {lit && <path d={`M${4 * by} ${9 * by}l${4 * by} ${4 * by} ${7 * by}-${8 * by}`} fill="none" stroke="#121018" stroke-width={2.6 * by} />}
        </g>
      )}
      {wayIn && <path transform={`translate(${-w / 2} 0) scale(${by})`} d="M-14-3h20v-8l16 11-16 11v-8h-20z" fill="#F2C230" />}
    </>
  );
}

const roomOutline = (space: SceneSpace): string => `M${-space.w! / 2 + 6} ${-space.h! / 2 + 6}h${space.w! - 12}v${space.h! - 12}h${12 - space.w!}z`;

/** Floors are the ground's; chalk goes around inside the walls. */
function Room({ space, ring, by, pieces, look, map }: SpaceProps) {
  const lit = pieces.some((p) => look.pieces[p.kind]?.shape === "seen"),
    d = roomOutline(space);
  return (
    <g transform={`scale(${(1 / by).toFixed(4)})`}>
      <RoomDrawing space={space} by={by} lit={lit} wayIn={map.spaces[space.kind]?.draw === "entrance"} />
      {ring !== "none" && (
        <g class={`chalk ${ring}`} fill="none">
          <path d={d} stroke="var(--chalk-line)" stroke-width={GROWN[ring] / 2} />
          <path d={d} stroke="var(--chalk)" stroke-width={GROWN[ring] / 2 - 2} stroke-dasharray={ring.startsWith("instead") ? "5 7" : undefined} />
        </g>
      )}
    </g>
  );
}

export const ROOMS: AreaPainter = { stretch: true, Space: Room, Pieces: RoomPieces, stand: standInRoom };
