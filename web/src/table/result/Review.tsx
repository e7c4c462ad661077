// A look back at one seat's decisions: what could be expected over the match, the costliest mistakes,
// and how much was luck. The bots' worker looks at one move after the other while this is open.
import { useEffect, useState } from "preact/hooks";
import type { Review } from "../../engine/types";
import type { Match } from "../../match/match";
import { Dialog } from "../Dialog";
import { capital } from "../Figures";
import { useWide } from "./Curve";

const HIGH = 130,
  LEFT = 26,
  TOP = 8;

function useReview(match: Match, seat: number) {
  const [seen, setSeen] = useState<Review | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let gone = false;
    const look = async () => {
      for (let going = true; going && !gone; ) {
        const next = await match.review(seat);
        going = next.done < next.all;
        if (!gone) setSeen(next);
      }
    };
    look().catch((error: Error) => setTrouble(error.message));
    return () => {
      gone = true;
    };
  }, [match, seat]);
  return { seen, trouble };
}

/** What was expected before each decision, and at the end how it came out: from 0, lost, to 100, won. */
function Chart({ expected, result, costliest }: { expected: number[]; result: number; costliest: number[] }) {
  const all = [...expected, result];
  const { place, wide } = useWide();
  const px = (at: number) => LEFT + (at * (wide - LEFT - 8)) / Math.max(1, all.length - 1),
    py = (expected: number) => TOP + ((100 - expected) * (HIGH - 2 * TOP)) / 100;
  const points = all.map((value, at) => `${px(at).toFixed(1)},${py(value).toFixed(1)}`).join(" ");
  return (
    <div ref={place}>
      <svg viewBox={`0 0 ${wide} ${HIGH}`} role="img" aria-label="Expected result, from 0 (lost) to 100 (won), decision by decision">
        {[0, 50, 100].map((line) => (
          <g class="foot">
            <path d={`M${LEFT} ${py(line)}H${wide - 8}`} />
            <text x={LEFT / 2} y={py(line) + 4}>
              {line}
            </text>
          </g>
        ))}
        <polyline class="way" points={points} />
        {costliest.map((at) => (
          <circle class="mistake" cx={px(at)} cy={py(all[at]!)} r="5" />
        ))}
      </svg>
    </div>
  );
}

function Found({ seen }: { seen: Review }) {
  const { expected = [], costliest = [], result = 0 } = seen;
  return (
    <>
      <figure class="curve review">
        <Chart expected={expected} result={result} costliest={costliest.map((m) => m.at)} />
      </figure>
      <p class="nothing">
        Expected at the start, from 0 (lost) to 100 (won): {seen.start}. Given away: {seen.given}. Luck, and what the others did: {seen.luck?.replace("-", "−")}. Judged by {seen.judge}.
      </p>
      {costliest.length > 0 && (
        <ol class="mistakes" aria-label="The costliest mistakes">
          {costliest.map((m) => (
            <li>
              Move {m.move}: {m.taken}. <b>{capital(m.best)}</b> was better by {m.given}.
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

export function ReviewDialog({ match, seat, onClose }: { match: Match; seat: number; onClose: () => void }) {
  const { seen, trouble } = useReview(match, seat);
  const done = seen?.expected !== undefined;
  return (
    <Dialog label="Review" onClose={onClose}>
      <section class="slip">
        <div class="q">
          <h2>Review</h2>
          <p aria-live="polite">{trouble || (done ? `${match.view().seats[seat]!.name}: the expected result, decision by decision.` : "A bot is going through your decisions.")}</p>
        </div>
        {seen && done && <Found seen={seen} />}
        {!done && !trouble && <progress class="reviewing" aria-label="Moves" max={seen?.all ?? 1} value={seen?.done ?? 0} />}
        <div class="do">
          <button class="btn primary" onClick={onClose}>
            Close
          </button>
        </div>
      </section>
    </Dialog>
  );
}
