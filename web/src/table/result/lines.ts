// How a match went, as lines: one per seat if points are counted, else one that says who was
// nearer. Rounds are equally wide, however many moves they had. x goes from 0 to 1, y from 0 at
// the bottom to 1 at the top.
import type { LogEvent, Standing } from "../../engine/types";
import { signed } from "../price";

interface Round {
  number: number;
  /** Its first move. */
  move: number;
}
export interface Line {
  seat: number;
  points: { x: number; y: number }[];
  /** What it came to in the end. */
  last: number;
}
interface Turning {
  move: number;
  seat: number;
  x: number;
  y: number;
  words: string;
}
export interface Curve {
  lines: Line[];
  rounds: Round[];
  turnings: Turning[];
  /** The height of the middle between the two sides, where there are two. */
  middle: number | null;
  moves: number;
}

/** When each round began; a match without rounds is one. */
export function roundsOf(log: LogEvent[]): Round[] {
  const rounds = log.flatMap((e) =>
    (e.moments ?? []).flatMap((m) => (m.kind === "round" || m.kind === "day" ? [{ number: m.number, move: e.move }] : [])),
  );
  if (rounds.length === 0) return [{ number: 1, move: 0 }];
  // A match that was set up in the middle of a round begins with that; else what was chosen before
  // the first round belongs to it.
  const [{ number, move }] = rounds as [Round];
  if (number > 1 && move > 0) return [{ number: number - 1, move: 0 }, ...rounds];
  rounds[0]!.move = 0;
  return rounds;
}

/** Where a move stands along the foot. */
export function xOf(move: number, rounds: Round[], moves: number): number {
  let i = 0;
  while (i + 1 < rounds.length && rounds[i + 1]!.move <= move) i++;
  const from = rounds[i]!.move,
    to = Math.max(from + 1, rounds[i + 1]?.move ?? moves);
  return (i + Math.min(1, (move - from) / (to - from))) / rounds.length;
}

/** The last move that stands at x or before it. */
export function moveAt(x: number, rounds: Round[], moves: number): number {
  let low = 0,
    high = moves;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (xOf(middle, rounds, moves) <= x + 1e-9) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function roundAt(move: number, rounds: Round[]): Round {
  return [...rounds].reverse().find((r) => r.move <= move) ?? rounds[0]!;
}

// ---- Turning points ----

const TURNINGS = 3,
  APART = 0.09; // of the width

interface Change {
  move: number;
  seat: number;
  by: number;
}

function changes(values: number[][], seats: number[]): Change[] {
  return seats.flatMap((seat) =>
    values.slice(1, -1).flatMap((now, i) => {
      const by = now[seat]! - values[i]![seat]!;
      return by === 0 ? [] : [{ move: i + 1, seat, by }];
    }),
  );
}

/** What the move is told as: an event of the seat itself, or one done to it. */
function briefOf(log: LogEvent[], { move, seat }: Change): string {
  const told = log.filter((e) => e.move === move && e.brief);
  const own = told.find((e) => e.who === seat || e.targets.includes(`seat:${seat}`));
  return (own ?? told[0])?.brief ?? "";
}

interface Drawing {
  values: number[][];
  seats: number[];
  rounds: Round[];
  log: LogEvent[];
  counted: boolean;
  height: (value: number) => number;
}

/** The greatest changes that the log has words for, well apart from one another. */
function turningsOf({ values, seats, rounds, log, counted, height }: Drawing): Turning[] {
  const moves = values.length - 1,
    out: Turning[] = [];
  const greatest = changes(values, seats).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  for (const change of greatest) {
    if (out.length === TURNINGS) break;
    const x = xOf(change.move, rounds, moves),
      brief = briefOf(log, change);
    if (!brief || out.some((t) => Math.abs(t.x - x) < APART)) continue;
    const words = counted ? `${brief}, ${signed(change.by)}` : brief;
    out.push({ move: change.move, seat: change.seat, x, y: height(values[change.move]![change.seat]!), words });
  }
  return out.sort((a, b) => a.x - b.x);
}

// ---- Lines ----

/** Where a line bends: rounds, the turning points, and the end. */
function bends(rounds: Round[], turnings: Turning[], moves: number): number[] {
  const at = [...rounds.map((r) => r.move), ...turnings.flatMap((t) => [t.move - 1, t.move]), moves - 1, moves];
  return [...new Set(at.filter((m) => m >= 0))].sort((a, b) => a - b);
}

/** Between the lowest and the highest that was reached, with some air; around 0 for two sides. */
function scale(values: number[][], seats: number[], counted: boolean): (value: number) => number {
  const all = values.flatMap((v) => seats.map((s) => v[s]!));
  const most = Math.max(1, ...all.map(Math.abs));
  const [low, high] = counted ? [Math.min(...all), Math.max(...all)] : [-most, most];
  return (value) => 0.04 + (0.9 * (value - low)) / Math.max(1, high - low);
}

/** Winning or losing has no value of its own: the line ends a little beyond where it was. */
function tamed(values: number[][]): number[][] {
  const before = values.slice(0, -1).flat().map(Math.abs);
  const most = Math.round(Math.max(100, ...before) * 1.1);
  return values.map((v, i) => (i === values.length - 1 ? v.map((n) => Math.sign(n) * Math.min(Math.abs(n), most)) : v));
}

/** `seats`: whose lines; points where they are `counted`, else the value for that one seat. */
export function curveOf(standing: Standing[], log: LogEvent[], seats: number[], counted: boolean): Curve {
  const values = counted ? standing.map((s) => s.points) : tamed(standing.map((s) => s.value));
  const moves = standing.length - 1,
    rounds = roundsOf(log),
    height = scale(values, seats, counted);
  const turnings = turningsOf({ values, seats, rounds, log, counted, height });
  const at = bends(rounds, turnings, moves);
  const lines = seats.map((seat) => ({
    seat,
    points: at.map((move) => ({ x: xOf(move, rounds, moves), y: height(values[move]![seat]!) })),
    last: values[moves]![seat]!,
  }));
  return { lines, rounds, turnings, middle: counted ? null : height(0), moves };
}
