// Drawings of spaces, each around its own origin, with the outline that the chalk follows.
import type { VNode } from "preact";
import type { SceneSpace, ViewPiece } from "../../engine/types";
import type { Look, MapColours, MapLook } from "../../look";
import { IconAt } from "../Icon";
import type { Said } from "../markedWords";
import { Chalk, type Ring } from "./Chalk";
import { isOnDisc } from "./extent";
import { areasOf } from "./grounds";
import { PlaceDrawing, placeOf } from "./Places";

/** What a space is drawn from. */
export interface SpaceProps {
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

function House({ space, c, ring }: SpaceProps) {
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

function Laboratory({ space, map, c, ring }: SpaceProps) {
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

function Market({ space, map, c, ring }: SpaceProps) {
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

function Pasture({ c, ring }: SpaceProps) {
  const d = "M0-29a45 29 0 1 0 .1 0z";
  return (
    <>
      <Chalk d={d} ring={ring} inner={4} />
      <path d={d} fill={c.meadow} stroke={c.fence} stroke-width="3" stroke-dasharray="3 7" />
    </>
  );
}

/** If the look says nothing: a disc with its label, or with its number where the label stands below. */
function Plain({ space, c, ring }: SpaceProps) {
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
function PlaceSpace({ space, map, ring }: SpaceProps) {
  const place = placeOf(map.spaces[space.kind])!;
  return (
    <>
      <Chalk d={place.outline} ring={ring} />
      <PlaceDrawing place={place} />
    </>
  );
}

const SPACES: Record<string, (props: SpaceProps) => VNode> = {
  house: House,
  laboratory: Laboratory,
  market: Market,
  pasture: Pasture,
};

/** By what its kind draws; spaces with a size, as the ground has them. */
export function SpaceDrawing(props: SpaceProps) {
  const { space, map } = props,
    own = map.spaces[space.kind];
  const Drawing = placeOf(own) ? PlaceSpace : (SPACES[own?.draw ?? ""] ?? areasOf(map, space)?.Space ?? Plain);
  return <Drawing {...props} />;
}
