// The curve of the match, 472 by 140: it draws itself, and touching it shows the board as it was.
import { useMemo, useState } from "preact/hooks";
import type { View } from "../../engine/types";
import { SEATS } from "../../look";
import type { Match } from "../../match/match";
import { PATHS } from "../Token";
import { curveOf, moveAt, roundAt, xOf, type Curve, type Line, type Turning } from "./lines";

const WIDE = 472,
  HIGH = 140,
  LEFT = 8,
  RIGHT = 52, // for the shapes and figures at the ends
  FOOT = 18;
const STEPS = 1000; // of the slider
const LABELS_MOST = 12;
const LETTER = 6.5; // px of the words at turning points, on average

const px = (x: number): number => LEFT + x * (WIDE - LEFT - RIGHT);
const py = (y: number): number => 4 + (1 - y) * (HIGH - FOOT - 4);

function Foot({ curve }: { curve: Curve }) {
  const every = Math.ceil(curve.rounds.length / LABELS_MOST);
  return (
    <g class="foot">
      {curve.rounds.map((round, i) => {
        const x = px(i / curve.rounds.length);
        return (
          <>
            <path d={`M${x} 4V${HIGH - FOOT}`} />
            {i % every === 0 && (
              <text x={x} y={HIGH - 3}>
                {round.number}
              </text>
            )}
          </>
        );
      })}
    </g>
  );
}

function pathOf(line: Line): string {
  return line.points.map((p, i) => `${i ? "L" : "M"}${px(p.x).toFixed(1)} ${py(p.y).toFixed(1)}`).join("");
}

/** Figures at the ends, moved apart where they would lie on one another. */
function ends(lines: Line[]): Map<number, number> {
  const sorted = lines.map((l) => ({ seat: l.seat, y: py(l.points[l.points.length - 1]!.y) })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i++) sorted[i]!.y = Math.max(sorted[i]!.y, sorted[i - 1]!.y + 17);
  const over = Math.max(0, (sorted[sorted.length - 1]?.y ?? 0) - (HIGH - FOOT - 4));
  return new Map(sorted.map((s) => [s.seat, Math.max(9, s.y - over)]));
}

function Lines({ curve, counted }: { curve: Curve; counted: boolean }) {
  const at = ends(curve.lines);
  return (
    <>
      {curve.lines.map((line) => {
        const mark = SEATS[line.seat % SEATS.length]!,
          y = at.get(line.seat)!;
        return (
          <g class="line" data-seat-line={line.seat}>
            <path class="under" pathLength="1" d={pathOf(line)} />
            <path class="over" pathLength="1" d={pathOf(line)} style={{ stroke: mark.colour }} />
            <path class="shape" d={PATHS[mark.shape]} style={{ fill: mark.colour }} transform={`translate(${WIDE - RIGHT + 4} ${y - 8}) scale(.66)`} />
            {counted && (
              <text class="sum" x={WIDE - RIGHT + 26} y={y + 5}>
                {line.last < 0 ? `−${-line.last}` : line.last}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface Label {
  x: number;
  y: number;
}

/** Words above or below their dot, whole and clear of one another. */
function placeWords(turnings: Turning[]): Label[] {
  const taken = turnings.map((t) => ({ left: px(t.x) - 4, right: px(t.x) + 4, y: py(t.y) + 4 })); // the dots
  return turnings.map((t) => {
    const half = (t.words.length * LETTER) / 2,
      x = Math.max(half + 2, Math.min(WIDE - RIGHT - half - 4, px(t.x)));
    const free = (y: number) => taken.every((o) => Math.abs(o.y - y) > 13 || o.right < x - half - 4 || o.left > x + half + 4);
    const dot = py(t.y),
      tries = [dot - 11, dot + 20, dot - 26, dot + 35].filter((y) => y > 10 && y < HIGH - FOOT - 2);
    const y = tries.find(free) ?? tries[0] ?? dot;
    taken.push({ left: x - half, right: x + half, y });
    return { x, y };
  });
}

function Turnings({ turnings }: { turnings: Turning[] }) {
  const labels = placeWords(turnings);
  return (
    <>
      {turnings.map((t, i) => (
        <g class="turning">
          <circle cx={px(t.x)} cy={py(t.y)} r="5" />
          <text x={labels[i]!.x} y={labels[i]!.y}>
            {t.words}
          </text>
        </g>
      ))}
    </>
  );
}

export interface Glance {
  /** The move that the board shows; null: the end. */
  move: number | null;
  look: (move: number | null) => void;
}

interface CurveProps {
  match: Match;
  view: View;
  /** Whose lines, and whether their points are counted. */
  seats: number[];
  counted: boolean;
  label: string;
  glance: Glance | undefined;
}

/** A slider over the drawing: by pointer, finger or keys. */
function Touch({ curve, glance }: { curve: Curve; glance: Glance }) {
  const { rounds, moves } = curve;
  const [x, setX] = useState(STEPS);
  const move = moveAt(x / STEPS, rounds, moves);
  const look = (to: number) => {
    setX(to);
    const wanted = moveAt(to / STEPS, rounds, moves);
    glance.look(wanted === moves ? null : wanted);
  };
  return (
    <input
      type="range"
      min={0}
      max={STEPS}
      step={5}
      value={x}
      style={{ left: `${(100 * LEFT) / WIDE}%`, right: `${(100 * RIGHT) / WIDE}%` }}
      aria-label="The match, round by round"
      aria-valuetext={`Round ${roundAt(move, rounds).number}, move ${move} of ${moves}`}
      onInput={(e) => look(Number(e.currentTarget.value))}
    />
  );
}

export function MatchCurve({ match, view, seats, counted, label, glance }: CurveProps) {
  const curve = useMemo(() => curveOf(match.standing(), view.log, seats, counted), [match, seats.join(), counted]);
  const shown = glance?.move ?? null;
  return (
    <figure class="curve">
      <figcaption>
        <b class="head">{label}</b>
        {glance && <span>{shown === null ? "Touch the curve to see the board then" : `Move ${shown} of ${curve.moves}`}</span>}
      </figcaption>
      <div class="drawing">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={`${label}. ${curve.turnings.map((t) => t.words).join("; ")}`}>
          <Foot curve={curve} />
          {curve.middle !== null && <path class="middle" d={`M${LEFT} ${py(curve.middle)}H${WIDE - RIGHT}`} />}
          {shown !== null && <path class="now" d={`M${px(xOf(shown, curve.rounds, curve.moves))} 2V${HIGH - FOOT}`} />}
          <Lines curve={curve} counted={counted} />
          <Turnings turnings={curve.turnings} />
        </svg>
        {glance && <Touch curve={curve} glance={glance} />}
      </div>
    </figure>
  );
}
