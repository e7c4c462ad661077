// A land of square tiles that touch: parchment under them, each kind with what grows or stands
// there, rivers and railways from edge to edge, how strong bandits are there as a red star. What is
// not turned up yet is pale, so that the known land stands out.
import type { VNode } from "preact";
import type { SceneLine, SceneSpace, Side } from "../../engine/types";
import { hash } from "../../look";
import { chance } from "../CardPicture";
import type { GroundProps } from "./grounds";

export const TILE = 118; // its drawn size
const HALF = TILE / 2 - 2;
const INK = "#2B2116";

/** Parchment with faint lines, as wide as any window. */
export function Tiles({ id, country, time, land, far }: GroundProps) {
  const c = country.look[time],
    next = chance(hash(id));
  let lines = "";
  for (let y = land.y; y < land.y + land.h; y += 46)
    lines += `M${land.x} ${(y + next() * 20).toFixed(0)}q${(land.w / 4).toFixed(0)} ${(-16 + next() * 32).toFixed(0)} ${(land.w / 2).toFixed(0)} 0t${(land.w / 2).toFixed(0)} 0`;
  return (
    <g class="ground" aria-hidden="true">
      <rect x={far.x} y={far.y} width={far.w} height={far.h} fill={c.sand?.[0] ?? c.ground} />
      <path d={lines} fill="none" stroke={c.dune ?? c.edge} stroke-width="1.4" opacity=".35" />
    </g>
  );
}

// ---- What is on a tile ----

/** Spots all over a tile, from top to bottom. */
function spots(seed: string, count: number): [number, number][] {
  const next = chance(hash(seed));
  return Array.from({ length: count }, (): [number, number] => [(next() * 2 - 1) * (HALF - 12), (next() * 2 - 1) * (HALF - 14)]).sort((a, b) => a[1] - b[1]);
}

function Trees({ seed }: { seed: string }) {
  return (
    <g stroke={INK} stroke-width=".8">
      {spots(seed, 17).map(([x, y]) => (
        <path d={`M${x.toFixed(0)} ${(y - 16).toFixed(0)}l8 13h-4l5 9h-18l5-9h-4z`} fill="#2F6B4A" />
      ))}
    </g>
  );
}

function Grass({ seed }: { seed: string }) {
  const d = spots(seed, 14).map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}q-1-9-6-12m6 12v-14m0 14q1-9 6-12`);
  return <path d={d.join("")} fill="none" stroke="#A67C1A" stroke-width="2" stroke-linecap="round" />;
}

function Peaks({ seed }: { seed: string }) {
  return (
    <g stroke={INK} stroke-width="1" stroke-linejoin="round">
      {spots(seed, 5).map(([x, y]) => (
        <>
          <path d={`M${x.toFixed(0)} ${(y - 22).toFixed(0)}l21 42h-42z`} fill="#77767A" />
          <path d={`M${x.toFixed(0)} ${(y - 22).toFixed(0)}l7 14-4-2-3 5-4-5-3 2z`} fill="#FFFFFF" />
        </>
      ))}
    </g>
  );
}

function Waves() {
  let d = "";
  for (let y = -HALF + 12; y < HALF; y += 17) d += `M${-HALF} ${y}q14-9 28.500 0t28.500 0 28.500 0 28.500 0`;
  return <path d={d} fill="none" stroke="#B9DDEC" stroke-width="2.2" />;
}

function Cottages({ seed }: { seed: string }) {
  return (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      {[[-28, -14], [22, -24], [24, 8], [-20, 24]].slice(0, 3 + (hash(seed) % 2)).map(([x, y]) => (
        <>
          <path d={`M${x! - 12} ${y}h24v16h-24z`} fill="#FFF3D8" />
          <path d={`M${x! - 17} ${y}L${x} ${y! - 13}l17 13z`} fill="#9A3B1E" />
        </>
      ))}
    </g>
  );
}

function Tents() {
  return (
    <g stroke={INK} stroke-width="1.4" stroke-linejoin="round">
      {[[-24, 6], [20, 0], [0, 28]].map(([x, y]) => (
        <>
          <path d={`M${x} ${y! - 22}l20 30h-40z`} fill="#E6C79A" />
          <path d={`M${x} ${y! - 8}l7 16h-14z`} fill="#5E3A22" stroke="none" />
        </>
      ))}
    </g>
  );
}

/** Not turned up: a compass star, and how strong it may be. */
function FaceDown({ number }: { number: number }) {
  return (
    <>
      <rect x={-HALF + 7} y={-HALF + 7} width={2 * HALF - 14} height={2 * HALF - 14} rx="8" fill="none" stroke="#8A6A3A" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round" />
      <path d="M0-34L7-7 34 0 7 7 0 34-7 7-34 0-7-7z" fill="#B08A55" />
      <path d="M0-20l6 13 14 1-10 9 3 14L0 10l-13 7 3-14-10-9 14-1z" fill="#5E4322" />
      {number > 0 && (
        <text class="tile-figure" y="6" fill="#FBF3DD">
          {number}
        </text>
      )}
    </>
  );
}

interface Kind {
  colour: string;
  Inside?(props: { seed: string; number: number }): VNode;
}
const KINDS: Record<string, Kind> = {
  forest: { colour: "#3F7A55", Inside: Trees },
  prairie: { colour: "#E8CC72", Inside: Grass },
  mountain: { colour: "#A5A4A6", Inside: Peaks },
  water: { colour: "#5FA3C7", Inside: Waves },
  village: { colour: "#E9B184", Inside: Cottages },
  camp: { colour: "#C08A62", Inside: Tents },
  face_down: { colour: "#D9BE8C", Inside: FaceDown },
};
const PLAIN: Kind = { colour: "#DCCB9C" };

// ---- Lines over a tile ----

const ENDS: Record<Side, [number, number]> = { north: [0, -HALF], east: [HALF, 0], south: [0, HALF], west: [-HALF, 0] };

/** From edge to edge through the middle, or from one edge to the middle. */
function path({ sides }: SceneLine): string {
  const [a, b, ...more] = sides.map((side) => ENDS[side]);
  if (!a) return "";
  if (!b) return `M${a.join(" ")}L0 0`;
  return `M${a.join(" ")}Q0 0 ${b.join(" ")}${more.map((c) => `M${c.join(" ")}L0 0`).join("")}`;
}

const LINES: Record<string, (d: string) => VNode> = {
  river: (d) => (
    <>
      <path d={d} stroke="#3F7F9F" stroke-width="23" />
      <path d={d} stroke="#5FA3C7" stroke-width="19" />
      <path d={d} stroke="#B9DDEC" stroke-width="2" stroke-dasharray="12 18" />
    </>
  ),
  rail: (d) => (
    <>
      <path d={d} stroke="#5E3A22" stroke-width="20" stroke-dasharray="5 7" />
      <path d={d} stroke={INK} stroke-width="12" />
      <path d={d} stroke="#5E3A22" stroke-width="8" stroke-dasharray="5 7" />
    </>
  ),
};

function Bandits({ number }: { number: number }) {
  return (
    <g transform={`translate(${HALF - 15} ${-HALF + 15})`}>
      <path d="M0-13l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#B3261A" stroke={INK} stroke-width="1.4" stroke-linejoin="round" />
      <text class="tile-figure small" y="4" fill="#FFFFFF">
        {number}
      </text>
    </g>
  );
}

export const TILE_OUTLINE = `M${-HALF + 8} ${-HALF}H${HALF - 8}a8 8 0 0 1 8 8V${HALF - 8}a8 8 0 0 1-8 8H${-HALF + 8}a8 8 0 0 1-8-8V${-HALF + 8}a8 8 0 0 1 8-8z`;

/** A tile around its own origin, at its drawn size. */
export function TileDrawing({ space, colour }: { space: SceneSpace; colour: string | undefined }) {
  const kind = KINDS[space.kind] ?? PLAIN,
    { Inside } = kind;
  return (
    <>
      <path class="tile" d={TILE_OUTLINE} fill={colour ?? kind.colour} stroke={INK} stroke-width="2.2" />
      {Inside && <Inside seed={space.ref} number={space.number} />}
      {(space.lines ?? []).map((line) => (
        <g fill="none" stroke-linecap="butt">
          {LINES[line.kind]?.(path(line)) ?? <path d={path(line)} stroke={INK} stroke-width="6" />}
        </g>
      ))}
      {space.number > 0 && kind !== KINDS.face_down && <Bandits number={space.number} />}
    </>
  );
}
