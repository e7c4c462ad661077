// The curve of the match, 472 by 140 where there is room: it draws itself, and touching it shows the
// board as it was. It is drawn again for a narrower slip, so that its letters keep their size.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { View } from "../../engine/types";
import { SEATS } from "../../look";
import type { Match } from "../../match/match";
import { lettersNow } from "../form";
import { digits } from "../price";
import { PATHS } from "../Token";
import { curveOf, moveAt, roundAt, xOf, type Curve, type Line } from "./lines";

const WIDE = 472,
  LEFT = 8,
  RIGHT = 52, // for the shapes and figures at the ends
  FOOT = 18;
const STEPS = 1000; // of the slider
const LABEL = 39; // px between two numbers of rounds
const LETTER = 6.5; // px of the words at turning points, on average

/** What it is drawn on. */
interface Sheet {
  wide: number;
  high: number;
  px: (x: number) => number;
  py: (y: number) => number;
}

function sheetOf(wide: number): Sheet {
  const high = Math.round(Math.max(104, Math.min(140, wide * 0.34)));
  return {
    wide,
    high,
    px: (x) => LEFT + x * (wide - LEFT - RIGHT),
    py: (y) => 4 + (1 - y) * (high - FOOT - 4),
  };
}

/** As wide as its place, in pixels at the usual letters. */
export function useWide() {
  const place = useRef<HTMLDivElement>(null),
    [wide, setWide] = useState(WIDE);
  useLayoutEffect(() => {
    const el = place.current!,
      look = () => setWide(Math.round(el.clientWidth / lettersNow()) || WIDE);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return { place, wide };
}

function useSheet() {
  const { place, wide } = useWide();
  return { place, sheet: useMemo(() => sheetOf(wide), [wide]) };
}

function Foot({ curve, sheet: { wide, high, px } }: { curve: Curve; sheet: Sheet }) {
  const every = Math.ceil((curve.rounds.length * LABEL) / wide);
  return (
    <g class="foot">
      {curve.rounds.map((round, i) => {
        const x = px(i / curve.rounds.length);
        return (
          <>
            <path d={`M${x} 4V${high - FOOT}`} />
            {i % every === 0 && (
              <text x={x} y={high - 3}>
                {round.number}
              </text>
            )}
          </>
        );
      })}
    </g>
  );
}

function pathOf(line: Line, { px, py }: Sheet): string {
  return line.points.map((p, i) => `${i ? "L" : "M"}${px(p.x).toFixed(1)} ${py(p.y).toFixed(1)}`).join("");
}

/** Figures at the ends, moved apart where they would lie on one another. */
function ends(lines: Line[], { high, py }: Sheet): Map<number, number> {
  const sorted = lines.map((l) => ({ seat: l.seat, y: py(l.points[l.points.length - 1]!.y) })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i++) sorted[i]!.y = Math.max(sorted[i]!.y, sorted[i - 1]!.y + 17);
  const over = Math.max(0, (sorted[sorted.length - 1]?.y ?? 0) - (high - FOOT - 4));
  return new Map(sorted.map((s) => [s.seat, Math.max(9, s.y - over)]));
}

function Lines({ curve, counted, sheet }: { curve: Curve; counted: boolean; sheet: Sheet }) {
  const at = ends(curve.lines, sheet),
    end = sheet.wide - RIGHT;
  return (
    <>
      {curve.lines.map((line) => {
        const mark = SEATS[line.seat % SEATS.length]!,
          y = at.get(line.seat)!;
        return (
          <g class="line" data-seat-line={line.seat}>
            <path class="under" pathLength="1" d={pathOf(line, sheet)} />
            <path class="over" pathLength="1" d={pathOf(line, sheet)} style={{ stroke: mark.colour }} />
            <path class="shape" d={PATHS[mark.shape]} style={{ fill: mark.colour }} transform={`translate(${end + 4} ${y - 8}) scale(.66)`} />
            {counted && (
              <text class="sum" x={end + 26} y={y + 5}>
                {digits(line.last)}
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

/** Spots all along the lines. */
function spotsOf(lines: Line[], { px, py }: Sheet): Label[] {
  const EVERY = 6; // px
  return lines.flatMap(({ points }) =>
    points.slice(1).flatMap((p, i) => {
      const [x0, y0, x1, y1] = [px(points[i]!.x), py(points[i]!.y), px(p.x), py(p.y)],
        n = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / EVERY);
      return Array.from({ length: n }, (_, k) => ({ x: x0 + ((x1 - x0) * k) / n, y: y0 + ((y1 - y0) * k) / n }));
    }),
  );
}

/** Words above or below their dot, whole, clear of one another and as clear of the lines as can be;
 * null where there is no room for them: the dot alone is drawn then. */
function placeWords({ turnings, lines }: Curve, sheet: Sheet): (Label | null)[] {
  const { wide, high, px, py } = sheet,
    spots = spotsOf(lines, sheet);
  const taken = turnings.map((t) => ({ left: px(t.x) - 4, right: px(t.x) + 4, y: py(t.y) + 4 })); // the dots
  return turnings.map((t) => {
    const half = (t.words.length * LETTER) / 2,
      [dotX, dotY] = [px(t.x), py(t.y)];
    const fits = ({ x, y }: Label) => x > half && x < wide - RIGHT - half && y > 10 && y < high - FOOT - 2;
    const isFree = ({ x, y }: Label) => taken.every((o) => Math.abs(o.y - y) > 13 || o.right < x - half - 4 || o.left > x + half + 4);
    const under = ({ x, y }: Label) => spots.filter((s) => Math.abs(s.x - x) < half + 2 && s.y > y - 12 && s.y < y + 4).length;
    const middle = Math.max(half + 2, Math.min(wide - RIGHT - half - 4, dotX));
    const tries = [dotY - 11, dotY + 20, dotY - 26, dotY + 35].flatMap((y) => [middle, dotX - half, dotX + half].map((x) => ({ x, y })));
    const [at] = tries.filter((l) => fits(l) && isFree(l)).sort((a, b) => under(a) - under(b));
    if (!at) return null;
    taken.push({ left: at.x - half, right: at.x + half, y: at.y });
    return at;
  });
}

function Turnings({ curve, sheet }: { curve: Curve; sheet: Sheet }) {
  const { turnings } = curve,
    labels = placeWords(curve, sheet);
  return (
    <>
      {turnings.map((t, i) => (
        <g class="turning">
          <circle cx={sheet.px(t.x)} cy={sheet.py(t.y)} r="5" />
          {labels[i] && (
            <text x={labels[i].x} y={labels[i].y}>
              {t.words}
            </text>
          )}
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
  onReview: (() => void) | undefined;
}

/** A slider over the drawing: by pointer, finger or keys. */
function Touch({ curve, glance, wide }: { curve: Curve; glance: Glance; wide: number }) {
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
      style={{ left: `${(100 * LEFT) / wide}%`, right: `${(100 * RIGHT) / wide}%` }}
      aria-label="The match, round by round"
      aria-valuetext={`Round ${roundAt(move, rounds).number}, move ${move} of ${moves}`}
      onInput={(e) => look(Number(e.currentTarget.value))}
    />
  );
}

export function MatchCurve({ match, view, seats, counted, label, glance, onReview }: CurveProps) {
  const curve = useMemo(() => curveOf(match.standing(), view.log, seats, counted), [match, seats.join(), counted]);
  const shown = glance?.move ?? null,
    { place, sheet } = useSheet(),
    { wide, high, px, py } = sheet;
  return (
    <figure class="curve">
      <figcaption>
        <b class="head">{label}</b>
        {glance && <span>{shown === null ? "Touch the curve to see the board at that point" : `Move ${shown} of ${curve.moves}`}</span>}
        {onReview && (
          <button class="link" onClick={onReview}>
            Review
          </button>
        )}
      </figcaption>
      <div class="drawing" ref={place}>
        <svg viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={`${label}. ${curve.turnings.map((t) => t.words).join("; ")}`}>
          <Foot curve={curve} sheet={sheet} />
          {curve.middle !== null && <path class="middle" d={`M${LEFT} ${py(curve.middle)}H${wide - RIGHT}`} />}
          {shown !== null && <path class="now" d={`M${px(xOf(shown, curve.rounds, curve.moves))} 2V${high - FOOT}`} />}
          <Lines curve={curve} counted={counted} sheet={sheet} />
          <Turnings curve={curve} sheet={sheet} />
        </svg>
        {glance && <Touch curve={curve} glance={glance} wide={wide} />}
      </div>
    </figure>
  );
}
