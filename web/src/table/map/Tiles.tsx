// A land of square tiles that touch: parchment under them, the numbers of its bandits as red stars,
// what can be done there on a plate. What is not turned up yet is pale, so that the known land stands
// out.
import type { SceneSpace } from "../../engine/types";
import { hash, type Look, type MapLook } from "../../look";
import { chance } from "../CardPicture";
import { Jobs } from "../Figures";
import { IconAt } from "../Icon";
import type { Said } from "../markedWords";
import { Chalk } from "./Chalk";
import { row } from "./geometry";
import type { AreaPainter, GroundProps, PiecesProps } from "./grounds";
import { HALF, INK, landOf, Line, px, TILE } from "./Lands";
import { SpacePieces } from "./Pieces";
import type { SpaceProps } from "./Space";
import type { Newcomer, Stand } from "./standing";

const OUTLINE = `M${-HALF + 9} ${-HALF}H${HALF - 9}a9 9 0 0 1 9 9V${HALF - 9}a9 9 0 0 1-9 9H${-HALF + 9}a9 9 0 0 1-9-9V${-HALF + 9}a9 9 0 0 1 9-9z`;
const SHAPE = "tile-shape"; // what is drawn on a tile is cut to it

// ---- The ground ----

/** A line across the land that rises and falls. */
function contour(next: () => number, x: number, y: number, w: number): string {
  let d = `M${px(x)} ${px(y)}`;
  for (let at = 0; at < w; at += 120) d += `q60 ${px(-13 + next() * 26)} 120 ${px(-5 + next() * 10)}`;
  return d;
}

/** Where there is room beside the tiles for something this wide, at the left or the right. */
function corner({ spaces, whole }: GroundProps["country"], left: boolean, wide: number): { x: number; y: number } | null {
  const x = left ? whole.x + wide / 2 + 8 : whole.x + whole.w - wide / 2 - 8,
    y = whole.y + 58;
  const covered = spaces.some((s) => Math.abs(s.x - x) < (s.w! + wide) / 2 && Math.abs(s.y - y) < s.h! / 2 + 44);
  return covered ? null : { x, y };
}

/** In the colour of the map's lines, so that they can be read by night too. */
interface PointerProps {
  country: GroundProps["country"];
  ink: string;
}

function WestArrow({ country, ink }: PointerProps) {
  const at = corner(country, true, 92);
  if (!at) return null;
  return (
    <g transform={`translate(${px(at.x)} ${px(at.y)})`} fill={ink} class="compass">
      <path d="M-40 0l26-17v10h52v14h-52v10z" opacity=".8" />
      <text y="36" style={{ letterSpacing: ".16em", fill: ink }}>
        WEST
      </text>
    </g>
  );
}

function Rose({ country, ink }: PointerProps) {
  const at = corner(country, false, 66);
  if (!at) return null;
  return (
    <g transform={`translate(${px(at.x)} ${px(at.y)})`} class="compass">
      <IconAt name="compass" x={0} y={2} size={58} colour={ink} />
      <text y="-33" style={{ fill: ink }}>
        N
      </text>
    </g>
  );
}

/** Parchment with faint lines, as wide as any window; where there is room, where the West is. */
export function Tiles({ id, country, time, land, far }: GroundProps) {
  const c = country.look[time],
    [light = c.ground, middle = light, edge = middle] = c.sand ?? [],
    ink = time === "night" ? c.name : "#7A5426",
    next = chance(hash(id));
  let lines = "";
  for (let y = land.y + 10; y < land.y + land.h; y += 44) lines += contour(next, land.x, y + next() * 16, land.w);
  return (
    <g class="ground" aria-hidden="true">
      <clipPath id={SHAPE}>
        <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx="9" />
      </clipPath>
      <radialGradient id={`${id}-parchment`} gradientUnits="userSpaceOnUse" cx={px(land.x + land.w / 2)} cy={px(land.y + land.h / 2)} r={px(Math.max(land.w, land.h) * 0.62)}>
        <stop offset="0" stop-color={light} />
        <stop offset=".7" stop-color={middle} />
        <stop offset="1" stop-color={edge} />
      </radialGradient>
      <rect x={far.x} y={far.y} width={far.w} height={far.h} fill={`url(#${id}-parchment)`} />
      <path d={lines} fill="none" stroke={c.dune ?? c.edge} stroke-width="1.2" opacity=".45" />
      <WestArrow country={country} ink={ink} />
      <Rose country={country} ink={ink} />
    </g>
  );
}

// ---- The whole tile ----

/** The same star everywhere: around its origin, 24 units wide. */
const STAR = "M0-10.500l3 6.800 7.400.7-5.600 4.900 1.700 7.300L0 5.400l-6.500 3.800 1.700-7.300L-10.400-3-3-3.700z";

const LEAST = 11; // px of a figure on the page, however small the tile

/** How much larger a figure of this size is drawn on a small tile. */
const larger = (size: number, scale: number) => Math.max(1, LEAST / (size * scale));

/** Not turned up: a compass, and in it how strong bandits may be. */
function FaceDown({ number, scale }: { number: number; scale: number }) {
  return (
    <>
      <path class="tile" d={OUTLINE} fill="#D3B57C" stroke="#8A6A3A" stroke-width="1.8" />
      <rect x={-HALF + 8} y={-HALF + 8} width={2 * HALF - 16} height={2 * HALF - 16} rx="5" fill="none" stroke="#8A6A3A" stroke-width="1.6" stroke-dasharray="2 5" />
      <IconAt name="compass" x={0} y={0} size={72} colour="#C6A468" />
      <g transform={`scale(${larger(17, scale).toFixed(3)})`}>
        <path d={STAR} transform="scale(1.900)" fill="#7A5426" />
        {number > 0 && (
          <text class="tile-figure" y="6" fill="#FFF4DC">
            {number}
          </text>
        )}
      </g>
    </>
  );
}

/** Which throws bring bandits here: red stars from the upper right corner. */
function Stars({ numbers, scale }: { numbers: number[]; scale: number }) {
  const by = larger(13, scale),
    apart = Math.min(29 * by, (2 * HALF - 34 * by) / 2);
  return (
    <>
      {[...numbers].reverse().map((number, i) => (
        <g transform={`translate(${px(HALF - 18 * by - apart * i)} ${px(-HALF + 19 * by)}) scale(${by.toFixed(3)})`}>
          <path d={STAR} transform="scale(1.430)" fill="#B3261A" stroke="#fff" stroke-width=".9" />
          <text class="tile-figure small" y="5" fill="#FFFFFF">
            {number}
          </text>
        </g>
      ))}
    </>
  );
}

const isFaceDown = (space: SceneSpace, map: MapLook): boolean => map.spaces[space.kind]?.draw === "face_down";

interface TileProps {
  space: SceneSpace;
  map: MapLook;
  /** Lies over it: the night. */
  shade?: string | undefined;
  /** Pixels of the page for one of the drawing. */
  scale: number;
}

/** A tile that is turned up: what is there, cut to its shape. */
function FaceUp({ space, map }: Omit<TileProps, "scale">) {
  const { Inside, colour } = landOf(map.spaces[space.kind]);
  return (
    <>
      <g clip-path={`url(#${SHAPE})`}>
        <rect class="tile" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} fill={colour} />
        <Inside seed={space.card ?? space.ref} />
        {space.lines?.map((line) => (
          <Line line={line} space={space} map={map} bed={colour} />
        ))}
      </g>
      <path d={OUTLINE} fill="none" stroke={INK} stroke-width="2" />
    </>
  );
}

/** A tile around its own origin, at its drawn size. */
export function TileDrawing({ space, map, shade, scale }: TileProps) {
  const { number, numbers = number > 0 ? [number] : [] } = space,
    down = isFaceDown(space, map);
  return (
    <>
      {down ? <FaceDown number={number} scale={scale} /> : <FaceUp space={space} map={map} />}
      {shade && <path d={OUTLINE} fill={shade} />}
      {!down && <Stars numbers={numbers} scale={scale} />}
    </>
  );
}

function Tile({ space, map, ring, by, c, job, look }: SpaceProps) {
  return (
    <>
      <g transform={`scale(${(space.w! / TILE / by).toFixed(4)})`}>
        <Chalk d={OUTLINE} ring={ring} />
        <TileDrawing space={space} map={map} shade={c.shade} scale={space.w! / TILE} />
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

// ---- What is on it ----

function TilePieces(props: PiecesProps) {
  const { space, country } = props;
  return <SpacePieces {...props} tile={space.w! / TILE / country.sizes.things} down={isFaceDown(space, country.look)} />;
}

/** In the lower left, above what is written there; what else is there lies at its right. */
function standOnTile({ piece, at, upright, scene, country }: Newcomer): Stand {
  const n = upright.length,
    by = at.w! / TILE,
    plate = scene.cards.some((c) => c.ref === at.card && c.text !== "");
  const x = row(upright.indexOf(piece), n, n < 3 ? 28 : n === 3 ? 23 : 17) - (n < 3 ? 16 : 10);
  return { x: x * by, y: (plate ? 12 : 24) * by, scale: country.sizes.things };
}

export const TILES: AreaPainter = { stretch: false, Space: Tile, Pieces: TilePieces, stand: standOnTile };
