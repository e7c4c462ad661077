// Drawings of spaces, each around its own origin, with the outline that the chalk follows.
import type { VNode } from "preact";
import type { SceneSpace, ViewPiece } from "../../engine/types";
import type { Look, MapColours, MapLook } from "../../look";
import { IconAt } from "../Icon";
import type { Said } from "../markedWords";
import { Jobs } from "../Figures";
import { isOnDisc } from "./extent";
import { PlaceDrawing, placeOf } from "./Places";
import { RoomDrawing, roomOutline } from "./Rooms";
import { TILE, TILE_OUTLINE, TileDrawing } from "./Tiles";

/** `pointed`: looked at, but nothing to do there now; `instead`: possible after a step back. */
export type Ring = "none" | "pointed" | "thin" | "legal" | "focus" | "instead" | "instead-focus";

interface Props {
  space: SceneSpace;
  look: Look;
  map: MapLook;
  c: MapColours;
  ring: Ring;
  /** The size of things, which tiles and rooms ignore. */
  by: number;
  pieces: ViewPiece[];
  /** What can be done on a tile, where it says so. */
  job: Said | undefined;
}

const GROWN: Record<Ring, number> = { none: 0, pointed: 12, thin: 11, legal: 13, focus: 18, instead: 9, "instead-focus": 14 };

/** A broken line and no glow: not now, but instead of the step just taken. */
function Instead({ d, ring }: { d: string; ring: Ring }) {
  return (
    <g class="chalk instead" fill="none" stroke-linejoin="round">
      <path d={d} stroke="var(--chalk-line)" stroke-width={GROWN[ring]} />
      <path d={d} stroke="var(--chalk)" stroke-width={GROWN[ring] - 2} stroke-dasharray="5 7" />
    </g>
  );
}

/** The outline in chalk, grown, with a line between chalk and thing. */
function Chalk({ d, ring, inner = 6 }: { d: string; ring: Ring; inner?: number }) {
  if (ring === "none") return null;
  if (ring === "instead" || ring === "instead-focus") return <Instead d={d} ring={ring} />;
  return (
    <g class={`chalk ${ring}`} stroke-linejoin="round">
      <path
        d={d}
        fill={ring === "pointed" ? "#23241E" : "var(--chalk)"}
        stroke={ring === "pointed" ? "#23241E" : "var(--chalk)"}
        stroke-width={GROWN[ring]}
      />
      <path d={d} fill="var(--chalk-line)" stroke="var(--chalk-line)" stroke-width={inner} />
    </g>
  );
}

function coins(count: number) {
  const shown = Math.min(count, 5),
    step = shown > 4 ? 7 : 8.4;
  return Array.from({ length: shown }, (_, i) => (
    <circle
      cx={(i - (shown - 1) / 2) * step}
      cy="-5"
      r="3.8"
      fill="#F4C542"
      stroke="#5A4208"
      stroke-width="1.3"
    />
  ));
}

function House({ space, c, ring }: Props) {
  const roof = c.roofs[Math.min(Math.max(space.number, 1), c.roofs.length) - 1] ?? "#B4573F";
  return (
    <>
      <Chalk d="M-27 24V-4L0-30 27-4V24z" ring={ring} />
      <ellipse cx="2" cy="26" rx="32" ry="6" fill="#0003" />
      <path d="M-22 24V-6H22V24z" fill={c.house} stroke="#2A2A22" stroke-width="2" />
      {c.window && <path class="window" d="M-19 3h7v10h-7zM12 3h7v10h-7z" fill={c.window} />}
      <path
        d="M-29-3L0-31 29-3 24 2 0-20-24 2z"
        fill={roof}
        stroke="#2A2A22"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path d="M-21-6L0-25 21-6V-3H-21z" fill={roof} opacity=".35" />
      <rect x="12" y="-31" width="7" height="13" fill={roof} stroke="#2A2A22" stroke-width="1.6" />
      {coins(space.number)}
      <text y="19" text-anchor="middle" class="number">
        {space.label}
      </text>
    </>
  );
}

const CIRCLE = (r: number) => `M0-${r}a${r} ${r} 0 1 0 .1 0z`;

/** A round plate under a building, in chalk if it can be entered. */
function Plate({ r, ring, c }: { r: number; ring: Ring; c: MapColours }) {
  return (
    <>
      <Chalk d={CIRCLE(r)} ring={ring} inner={0} />
      <circle r={r} fill={c.plate} stroke="#2A2A22" stroke-width={ring === "none" ? 1.5 : 0} />
    </>
  );
}

function Laboratory({ space, map, c, ring }: Props) {
  const colour = map.spaces[space.kind]?.colour ?? "#1B6478";
  return (
    <>
      <Plate r={41} ring={ring} c={c} />
      <g transform="translate(0 4)">
        <path
          d="M-31 27V-10H-20V-30L-9-44 2-30V-10H31V27z"
          fill="#E9E4D2"
          stroke="#2A2A22"
          stroke-width="2.2"
          stroke-linejoin="round"
        />
        <path d="M-23-29L-9-48 5-29z" fill={colour} stroke="#2A2A22" stroke-width="2" />
        <path d="M-4-9L14-24 33-9z" fill={colour} stroke="#2A2A22" stroke-width="2" stroke-linejoin="round" />
      </g>
      <IconAt name={map.spaces[space.kind]?.icon ?? "flask"} x={2} y={14} size={25} colour={colour} />
    </>
  );
}

function Market({ space, map, c, ring }: Props) {
  return (
    <>
      <Plate r={40} ring={ring} c={c} />
      <path d="M-30 26V-6H30V26z" fill="#FFF3D6" stroke="#2A2A22" stroke-width="2.2" />
      <path
        d="M-35-5L-28-27H28L35-5z"
        fill={map.spaces[space.kind]?.colour ?? "#C8963A"}
        stroke="#2A2A22"
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <path d="M-17-27L-21-5h14l2-22zM5-27L7-5H21L17-27z" fill="#FFF8E8" />
      <IconAt name={map.spaces[space.kind]?.icon ?? "coin"} x={-10} y={11} size={20} colour="#8A5A00" />
      {space.number > 0 && (
        <text x="11" y="18" text-anchor="middle" class="number" style={{ fill: "#4A3200" }}>
          {space.number}
        </text>
      )}
    </>
  );
}

function Pasture({ c, ring }: Props) {
  const d = "M0-29a45 29 0 1 0 .1 0z";
  return (
    <>
      <Chalk d={d} ring={ring} inner={4} />
      <path d={d} fill={c.meadow} stroke={c.fence} stroke-width="3" stroke-dasharray="3 7" />
    </>
  );
}

/** If the look says nothing: a disc with its label, or with its number where the label stands below. */
function Plain({ space, c, ring }: Props) {
  return (
    <>
      <Chalk d={CIRCLE(26)} ring={ring} />
      <circle r="24" fill={c.house} stroke="#2A2A22" stroke-width="2" />
      <text y="7" text-anchor="middle" class="number">
        {isOnDisc(space) ? space.label : space.number || ""}
      </text>
    </>
  );
}

/** An open country's: chalk follows its outline. */
function PlaceSpace({ space, map, ring }: Props) {
  const own = map.spaces[space.kind]!,
    place = placeOf(own)!;
  return (
    <>
      <Chalk d={place.outline} ring={ring} />
      <PlaceDrawing draw={own.draw} place={place} />
    </>
  );
}

function Tile({ space, map, ring, by, c, job, look }: Props) {
  return (
    <>
      <g transform={`scale(${(space.w! / TILE / by).toFixed(4)})`}>
        <Chalk d={TILE_OUTLINE} ring={ring} />
        <TileDrawing space={space} colour={map.spaces[space.kind]?.colour} shade={c.shade} scale={space.w! / TILE} />
      </g>
      {job && <JobPlate space={space} job={job} look={look} by={by} />}
    </>
  );
}

const PLATE_FROM = 80; // px of a tile: on smaller ones there is no room for what it offers
const ROOMY = 110; // px of a tile that has room for larger letters
const WALL = 150; // px from which they grow with it

/** What can be done on a tile, at its foot, in letters of the page. */
function JobPlate({ space, job, look, by }: { space: SceneSpace; job: Said; look: Look; by: number }) {
  if (space.w! < PLATE_FROM) return null;
  const roomy = space.w! >= ROOMY,
    grown = Math.max(1, space.w! / WALL),
    w = space.w! / grown - 10,
    h = roomy ? 27 : 22;
  return (
    <g transform={`scale(${(grown / by).toFixed(4)})`}>
      <foreignObject x={-w / 2} y={space.h! / 2 / grown - h - 7} width={w} height={h}>
        <div class={roomy ? "tile-job roomy" : "tile-job"}>
          <Jobs of={job} look={look} size={roomy ? 17 : 13} />
        </div>
      </foreignObject>
    </g>
  );
}

/** Floors are the ground's; chalk goes around inside the walls. */
function Room({ space, ring, by, pieces, look }: Props) {
  const lit = pieces.some((p) => look.pieces[p.kind]?.shape === "seen"),
    d = roomOutline(space);
  return (
    <g transform={`scale(${(1 / by).toFixed(4)})`}>
      <RoomDrawing space={space} by={by} lit={lit} />
      {ring !== "none" && (
        <g class={`chalk ${ring}`} fill="none">
          <path d={d} stroke="var(--chalk-line)" stroke-width={GROWN[ring] / 2} />
          <path d={d} stroke="var(--chalk)" stroke-width={GROWN[ring] / 2 - 2} stroke-dasharray={ring.startsWith("instead") ? "5 7" : undefined} />
        </g>
      )}
    </g>
  );
}

const SPACES: Record<string, (props: Props) => VNode> = {
  house: House,
  laboratory: Laboratory,
  market: Market,
  pasture: Pasture,
  tile: Tile,
  room: Room,
};

/** By what its kind draws; places of an open country by their outline, tiles and rooms by their
 * size and the ground. */
export function SpaceDrawing(props: Props) {
  const { space, map } = props,
    own = map.spaces[space.kind];
  const draw = own?.draw ?? (space.w ? (map.ground === "rooms" ? "room" : "tile") : "");
  const Drawing = placeOf(own) ? PlaceSpace : (SPACES[draw] ?? Plain);
  return <Drawing {...props} />;
}
