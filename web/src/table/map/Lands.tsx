// What grows or stands on a tile, as look.json chooses it for each kind, and the rivers and
// railways that cross it from edge to edge.
import type { VNode } from "preact";
import type { SceneLine, SceneSpace, Side } from "../../engine/types";
import { hash, type MapLook, type SpaceLook } from "../../look";
import { chance } from "../CardPicture";

export const TILE = 118; // its drawn size
export const HALF = TILE / 2 - 2;
export const INK = "#2B2116";

export const px = (n: number): string => n.toFixed(0);

type Spot = [number, number];

interface InsideProps {
  seed: string;
}

/** Spots all over a tile, the upper ones first. */
function spots(next: () => number, count: number, from: Spot, to: Spot): Spot[] {
  const between = (a: number, b: number) => a + next() * (b - a);
  return Array.from({ length: count }, (): Spot => [between(from[0], to[0]), between(from[1], to[1])]).sort((a, b) => a[1] - b[1]);
}

const GREENS = ["#2C6145", "#35704F", "#28573E"];

/** Firs in rows, each a little off its place, so that none are bare and none the same. */
function Trees({ seed }: InsideProps) {
  const next = chance(hash(seed));
  const rows = [-34, -8, 18, 44].flatMap((y, row) =>
    [-48, -24, 0, 24, 48].map((x): Spot => [x + (row % 2 ? 11 : -3) + next() * 11 - 5, y + next() * 12 - 6]),
  );
  return (
    <g stroke="#1B3D2B" stroke-width="1.3" stroke-linejoin="round">
      {rows.sort((a, b) => a[1] - b[1]).map(([x, y]) => (
        <g transform={`translate(${px(x)} ${px(y)}) scale(${(0.85 + next() * 0.3).toFixed(2)})`}>
          <path d="M-1.500 4h3v5h-3z" fill="#4A331C" stroke="none" />
          <path d="M0-24L9-8H5L12 4H-12L-5-8H-9z" fill={GREENS[Math.floor(next() * 3)]} />
        </g>
      ))}
    </g>
  );
}

const STRAWS = ["#C39B3C", "#9A7A2A", "#B08A2E"];

function Grass({ seed }: InsideProps) {
  const next = chance(hash(seed));
  const tufts = [-36, -14, 8, 30, 50].flatMap((y) => [-42, -16, 12, 40].map((x): Spot => [x + next() * 18 - 9, y + next() * 12 - 6]));
  return (
    <g fill="none" stroke-width="1.9" stroke-linecap="round">
      {STRAWS.map((colour, i) => (
        <path
          stroke={colour}
          d={tufts
            .filter((_, n) => n % 3 === i)
            .map(([x, y]) => `M${px(x)} ${px(y)}q-1-8-5-11m5 11q0-8 1-13m-1 13q1-7 6-10`)
            .join("")}
        />
      ))}
    </g>
  );
}

/** From behind to before: where the peak is, and how wide the mountain. */
const RANGE: [number, number, number][] = [
  [-51, -33, 16],
  [53, -25, 17],
  [-37, -23, 26],
  [33, -21, 28],
  [-3, -31, 36],
];

function Peaks({ seed }: InsideProps) {
  const next = chance(hash(seed)),
    lean = next() * 10 - 5;
  return (
    <>
      {RANGE.map(([x, y, w]) => {
        const top = x + lean,
          high = w * 2.33;
        return (
          <g transform={`translate(${px(top)} ${px(y + next() * 6)})`} stroke-linejoin="round">
            <path d={`M0 0L${w} ${px(high)}H${-w}z`} fill="#8D8B8C" stroke="#4F4D50" stroke-width="1.6" />
            <path d={`M0 0L${w} ${px(high)}H${px(w * 0.16)}z`} fill="#6D6B6F" />
            <path d={`M0 0l${px(-w * 0.31)} ${px(w * 0.72)} ${px(w * 0.17)}-3 ${px(w * 0.14)} 4 ${px(w * 0.25)}-3z`} fill="#fff" />
          </g>
        );
      })}
      <path d={`M${-HALF} ${HALF - 9}q30-6 57 0t57 0V${HALF}H${-HALF}z`} fill="#8C8680" />
    </>
  );
}

function Waves({ seed }: InsideProps) {
  const next = chance(hash(seed));
  let far = "",
    near = "";
  for (let y = -HALF + 10, n = 0; y < HALF; y += 14, n++) {
    const d = `M${-HALF - 6} ${px(y)}q${px(15 + next() * 4)} ${n % 2 ? 8 : -8} 31 0t31 0 31 0 31 0`;
    if (n % 2) far += d;
    else near += d;
  }
  return (
    <g fill="none" stroke-width="2">
      <path d={near} stroke="#8CC8E0" />
      <path d={far} stroke="#3F8FB2" opacity=".65" />
    </g>
  );
}

/** Trodden earth under houses and tents. */
function paths(next: () => number): string {
  return spots(next, 16, [-HALF + 4, -HALF + 8], [HALF - 14, HALF - 6]).map(([x, y]) => `M${px(x)} ${px(y)}h${px(6 + next() * 7)}`).join("");
}

function Cottages({ seed }: InsideProps) {
  const next = chance(hash(seed)),
    roofs = ["#B4533C", "#8A3B2A", "#B4533C"];
  return (
    <>
      <path d={paths(next)} stroke="#B97B41" stroke-width="2" opacity=".5" />
      {[[-41, -33], [3, -39], [29, -15]].map(([x, y], i) => (
        <g transform={`translate(${px(x! + next() * 6 - 3)} ${y})`} stroke={INK} stroke-width="1.6" stroke-linejoin="round">
          <path d="M0 10h26v20H0z" fill="#FFF4DC" />
          <path d="M-4 11L13-5 30 11z" fill={roofs[i]} />
          <path d="M10 18h7v12h-7z" fill="#6B4A2E" />
        </g>
      ))}
    </>
  );
}

function Tents({ seed }: InsideProps) {
  const next = chance(hash(seed));
  return (
    <>
      <path d={paths(next)} stroke="#8A5A3C" stroke-width="2" opacity=".5" />
      {[[-22, 1], [28, -5]].map(([x, y]) => (
        <g transform={`translate(${x} ${y})`}>
          <path d="M-17 0L0-34 17 0z" fill="#E9DCC2" stroke={INK} stroke-width="1.8" stroke-linejoin="round" />
          <path d="M-5 0L0-20 5 0z" fill="#3A2A1E" />
        </g>
      ))}
      <path d="M-1 3l8-14 8 14z" fill="#E4682B" />
      <path d="M3 3l4-8 4 8z" fill="#FFD24A" />
    </>
  );
}

const NOTHING = () => <></>;

interface Land {
  colour: string;
  Inside(props: InsideProps): VNode;
}
const LANDS: Record<string, Land> = {
  trees: { colour: "#3F7D58", Inside: Trees },
  grass: { colour: "#E7CC7A", Inside: Grass },
  peaks: { colour: "#A9A7A6", Inside: Peaks },
  waves: { colour: "#5AA7C7", Inside: Waves },
  cottages: { colour: "#E9B77F", Inside: Cottages },
  tents: { colour: "#B98A6A", Inside: Tents },
};
const PLAIN: Land = { colour: "#DCCB9C", Inside: NOTHING };

/** What a kind of space draws, in its own colour if it has one. */
export function landOf(own: SpaceLook | undefined): Land {
  const land = LANDS[own?.draw ?? ""] ?? PLAIN;
  return own?.colour ? { ...land, colour: own.colour } : land;
}

// ---- Lines over a tile ----

const OUT = TILE / 2 + 2; // past the edge: neighbours join
const ENDS: Record<Side, Spot> = { north: [0, -OUT], east: [OUT, 0], south: [0, OUT], west: [-OUT, 0] };

/** From edge to edge through the middle; of three or one, each from its edge to the middle. */
function track(sides: Side[]): string {
  const ends = sides.map((side) => ENDS[side]);
  if (ends.length === 2) return `M${ends[0]!.join(" ")}Q0 0 ${ends[1]!.join(" ")}`;
  return ends.map((end) => `M0 0L${end.join(" ")}`).join("");
}

/** A river winds on its way. */
function winding(sides: Side[], seed: string): string {
  const [a, b] = sides.map((side) => ENDS[side]),
    bend = hash(seed) % 2 ? 1 : -1;
  if (!a || !b || sides.length > 2 || a[0] !== -b[0] || a[1] !== -b[1]) return track(sides);
  const [x, y] = [a[1] / OUT, -a[0] / OUT]; // across
  const at = (along: number, off: number) => `${px(a[0] * along + x * off * bend)} ${px(a[1] * along + y * off * bend)}`;
  return `M${at(1, 0)}C${at(0.6, -30)} ${at(0.3, -24)} ${at(0, -2)}S${at(-0.6, 26)} ${at(-1, 0)}`;
}

interface LineProps {
  sides: Side[];
  seed: string;
  /** The colour of the land. */
  bed: string;
}

function River({ sides, seed }: LineProps) {
  const d = winding(sides, seed);
  return (
    <>
      <path d={d} stroke="#2F7396" stroke-width="23" />
      <path d={d} stroke="#5AA7C7" stroke-width="19" />
      <path d={d} stroke="#CDE8F2" stroke-width="2" stroke-dasharray="14 16" />
    </>
  );
}

/** Ties, two rails, and between them what they lie on. */
function Rail({ sides, bed }: LineProps) {
  const d = track(sides);
  return (
    <>
      <path d={d} stroke={bed} stroke-width="30" />
      <path d={d} stroke="#5B3D22" stroke-width="26" stroke-dasharray="6 7" />
      <path d={d} stroke={INK} stroke-width="17" />
      <path d={d} stroke={bed} stroke-width="12" />
      <path d={d} stroke="#5B3D22" stroke-width="12" stroke-dasharray="6 7" />
    </>
  );
}

/** Rails over water lie on planks between railings. */
function Bridge(props: LineProps) {
  const d = track(props.sides);
  return (
    <>
      <path d={d} stroke={INK} stroke-width="40" />
      <path d={d} stroke="#B98A58" stroke-width="36" />
      <path d={d} stroke="#8A6238" stroke-width="36" stroke-dasharray="1.500 9" />
      <Rail {...props} bed="#B98A58" />
    </>
  );
}

const LINES: Record<string, (props: LineProps) => VNode> = { river: River, rail: Rail };

/** A line as its kind draws it, or else a dark stroke. */
export function Line({ line, space, map, bed }: { line: SceneLine; space: SceneSpace; map: MapLook; bed: string }) {
  const draw = map.lines[line.kind] ?? "",
    Drawn = draw === "rail" && map.spaces[space.kind]?.draw === "waves" ? Bridge : LINES[draw];
  const seed = space.card ?? space.ref;
  return (
    <g fill="none" stroke-linecap="butt">
      {Drawn ? <Drawn sides={line.sides} seed={seed} bed={bed} /> : <path d={track(line.sides)} stroke={INK} stroke-width="6" />}
    </g>
  );
}
