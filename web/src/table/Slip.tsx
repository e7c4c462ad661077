// The slip: the question, its options with keys and prices, refusals with their clause, one
// filled button. When others are asked it says who the table is waiting for.
import { useEffect, useRef } from "preact/hooks";
import type { Lesson, View } from "../engine/types";
import { aboutWords, waitingWords } from "./slipHead";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { OptionList } from "./OptionList";
import { RefusedLine } from "./Options";
import type { Row } from "./rows";
import { headOf } from "./markedWords";
import { lastMove } from "./story";
import { SeatMark } from "./Token";
import { Tray } from "./Tray";
import { useTight } from "./fitInPlace";
import { useWatched } from "./redraw";
import { capital } from "./Figures";

function primaryWords(row: Row | undefined): string {
  if (!row) return "";
  return row.kind === "option" ? capital(headOf(row.option).head.words) : `${row.words} …`;
}

function Undo({ desk, view }: { desk: Desk; view: View }) {
  const stopped = view.undo;
  const own = desk.match.sitters.length === 1 && stopped !== null && desk.match.moves() > 0;
  return (
    <button
      class="btn sec"
      onClick={() => desk.undo(own)}
      disabled={stopped !== null && !own}
      title={stopped ?? "Take back your last decision (u)"}
      aria-label={stopped ? `${own ? "Undo anyway" : "Undo"}. ${stopped}` : "Undo"}
    >
      <Icon name="undo" size={16} /> <span class="undo-word">{own ? "Undo anyway" : "Undo"}</span>
    </button>
  );
}

/** The lamp: what a good player would do. */
function HintTool({ desk }: { desk: Desk }) {
  if (!desk.canHint()) return null;
  return (
    <button class="btn sec lamp" onClick={() => desk.hint()} title="What a good player would do (h)" aria-label="Hint">
      <Icon name="lamp" size={16} />
    </button>
  );
}

/** The best option, why it is, and how much better than the next. */
function hintWords({ hints, view }: Desk): string | null {
  const named = (hints ?? []).flatMap(({ option, words, behind }) => {
    const found = view.asks?.options.find((o) => o.id === option);
    return found ? [{ head: headOf(found).head.words, words, behind }] : [];
  });
  const [best, next] = named;
  if (!best) return null;
  const why = best.words ? `${capital(best.head)}: it ${best.words}.` : next ? `${capital(best.head)}.` : `${capital(best.head)}: nothing else comes close.`;
  if (!next) return why;
  return `${why} “${capital(next.head)}” is ${next.words}${next.behind ? `, by ${next.behind} of 100 points` : ""}.`;
}

interface GuideProps {
  words: string;
  onRead: () => void;
}

function Guide({ words, onRead }: GuideProps) {
  return (
    <p class="guide">
      <Icon name="lamp" size={16} />
      <span>
        {words}{" "}
        <button class="link" onClick={onRead}>
          Got it
        </button>
      </span>
    </p>
  );
}

/** A taught match: what to do next and why, or how to come back to it. */
function LessonWords({ desk, lesson }: { desk: Desk; lesson: Lesson }) {
  const back = lesson.state === "aside" && desk.view.undo === null;
  return (
    <p class="guide lesson">
      <Icon name="lamp" size={16} />
      <span>
        {lesson.state === "step" && (
          <b class="lesson-step">
            {lesson.step} of {lesson.steps}
          </b>
        )}{" "}
        {lesson.words}{" "}
        {back && (
          <button class="link" onClick={() => desk.undo()}>
            Take it back
          </button>
        )}{" "}
        <button class="link" onClick={() => desk.leaveLesson()}>
          {lesson.state === "step" ? "Leave the lesson" : "Play on"}
        </button>
      </span>
    </p>
  );
}

/** In a replay: what else the move did, as in the log. */
function MoveLines({ view }: { view: View }) {
  const { lines } = lastMove(view);
  if (lines.length === 0) return null;
  return (
    <ul class="move-lines">
      {lines.map((l) => (
        <li>
          <span class="who">{l.who !== "clock" && <SeatMark seat={l.who} size={12} />}</span>
          <span>{l.words}</span>
        </li>
      ))}
    </ul>
  );
}

/** Others who may act before the viewer does; one who shares this screen can take it. */
function AskedToo({ desk, view }: { desk: Desk; view: View }) {
  if (view.waiting.length === 0) return null;
  const { match } = desk;
  return (
    <p class="asked-too">
      <span>Also asked:</span>
      {view.waiting.map((seat) => {
        const name = view.seats[seat]?.brief ?? "",
          mark = <SeatMark seat={seat} size={13} />;
        return match.sitters[seat]?.kind === "person" ? (
          <button class="link" onClick={() => match.call(seat)} aria-label={`Pass the screen to ${name}`}>
            {mark} {name}
          </button>
        ) : (
          <span>
            {mark} {name}
          </span>
        );
      })}
    </p>
  );
}

function Question({ desk, rows }: { desk: Desk; rows: Row[] }) {
  const { view } = desk;
  const asks = desk.readOnly ? null : view.asks;
  const about = desk.about();
  // A question that is wholly about the thing pointed at speaks for itself.
  const asksAboutIt = about !== null && asks !== null && rows.length === asks.options.length;
  const head =
    about && !asksAboutIt
      ? aboutWords(desk, view, about)
      : asks
        ? { title: asks.prompt, detail: asks.detail }
        : waitingWords(desk, view);
  const hint = about === null ? hintWords(desk) : null,
    guide = about === null && hint === null ? desk.guide() : null,
    lesson = about === null ? desk.lesson() : null;
  return (
    <div class="q" aria-live="off">
      <h2>{head.title}</h2>
      {head.detail && <p>{head.detail}</p>}
      {asks && !about && <AskedToo desk={desk} view={view} />}
      {desk.readOnly && !about && <MoveLines view={view} />}
      {lesson && <LessonWords desk={desk} lesson={lesson} />}
      {guide && <Guide words={guide} onRead={() => desk.guideRead()} />}
      {hint && <Guide words={hint} onRead={() => desk.hintRead()} />}
    </div>
  );
}

/** What small windows leave out: shows the whole list, or less of it again. The style sheet
 * decides how much that is. */
function More({ desk }: { desk: Desk }) {
  return (
    <button class="more-options" aria-label={desk.listOpen ? "Fewer options" : "More options"} aria-expanded={desk.listOpen} onClick={() => desk.openList(!desk.listOpen)}>
      <span class="count" />
      <Icon name="arrow" size={12} />
    </button>
  );
}

/** The first refusal in one line, for small windows; a tap lists all. */
function FirstRefusal({ desk }: { desk: Desk }) {
  const reasons = desk.reasons(),
    first = reasons[0];
  if (!first) return null;
  const words = capital(headOf(first).head.words),
    lacks = first.amount > 0 ? `${first.amount} more ${first.what}` : first.reason;
  return (
    <button
      class="nope-short"
      onClick={() => desk.open("why")}
      aria-label={`${words}: ${lacks}. Why not? ${reasons.length} refused`}
    >
      <Icon name="no" size={18} colour="var(--refusal)" />
      <span>
        {words}: <i>{lacks}</i>
      </span>
    </button>
  );
}

function Refusals({ desk }: { desk: Desk }) {
  const reasons = desk.reasons();
  const few = desk.about() ? 3 : desk.rows().length > 8 ? 1 : 2;
  if (reasons.length === 0) return null;
  return (
    <ul class="nopes" aria-label="Not now">
      {reasons.slice(0, few).map((r) => (
        <RefusedLine key={r.id} desk={desk} refused={r} />
      ))}
      {reasons.length > few && (
        <li class="more">
          <button class="link" onClick={() => desk.open("why")}>
            Why not? {reasons.length - few} more
          </button>
        </li>
      )}
    </ul>
  );
}

/** The filled button: what Enter does, or the way back where there is nothing to do. */
function Primary({ desk, row }: { desk: Desk; row: Row | undefined }) {
  const about = desk.about();
  if (row)
    return (
      <button class="btn primary" onClick={() => desk.playCursor()}>
        {primaryWords(row)}
      </button>
    );
  if (about !== null && desk.isElsewhere(about))
    return (
      <button class="btn primary" onClick={() => desk.point(about)}>
        This instead
      </button>
    );
  return (
    <button class="btn primary" onClick={() => desk.setFocus(null)}>
      Everything you can do
    </button>
  );
}

/** On phones: the throw beside whatever comes first, with the number of its dice. */
function ThrowToo({ desk, rows }: { desk: Desk; rows: Row[] }) {
  const at = rows.findIndex((row) => row.kind === "option" && desk.isThrow(row.option)),
    row = rows[at];
  if (!row || at === desk.cursor) return null;
  return (
    <button class="btn sec throw-too" onClick={() => desk.doRow(row)}>
      <Icon name="replay" size={16} /> Roll {desk.thrown()}
    </button>
  );
}

function Waiting({ desk }: { desk: Desk }) {
  if (!desk.view.over)
    return (
      <button class="btn sec wide" onClick={() => desk.match.skip()}>
        <Icon name="dash" size={16} /> Skip the wait
      </button>
    );
  if (!desk.resultClosed) return null;
  return (
    <button class="btn primary" onClick={() => desk.showResult(true)}>
      Show the result
    </button>
  );
}

/** The height that the slip had before the person began to look around, kept meanwhile so that
 * nothing jumps under the pointer. 0: its natural height. */
function useSteady(looking: boolean) {
  const slip = useRef<HTMLElement>(null),
    rests = useRef(!looking),
    height = useRef(0);
  rests.current = !looking;
  useEffect(() => {
    const watch = new ResizeObserver(([seen]) => {
      if (rests.current) height.current = seen?.borderBoxSize[0]?.blockSize ?? 0;
    });
    if (slip.current) watch.observe(slip.current);
    return () => watch.disconnect();
  }, []);
  return { slip, height: looking ? height.current : 0 };
}

export function Slip({ desk }: { desk: Desk }) {
  useWatched(desk, () => desk.stamp);
  const { view } = desk;
  const asks = desk.readOnly ? null : view.asks;
  const rows = desk.rows(),
    reasons = desk.reasons(),
    about = desk.about();
  const other = about !== null && desk.isElsewhere(about);
  const many = rows.length > 4 ? " many" : rows.length > 2 ? " some" : "",
    guided = about ? "" : desk.lesson() ? " guided taught" : desk.hints || desk.guide() ? " guided" : "";
  const { slip, height } = useSteady(desk.hover !== null);
  useTight(slip, `${view.moves} ${about}`, { within: ".turned" });
  return (
    <section
      ref={slip}
      data-rows={Math.min(rows.length, 9)}
      style={{ "--rows": String(rows.length), ...(height > 0 && { height: `${height}px` }) }}
      class={`slip${height > 0 ? " steady" : ""}${many}${guided}${desk.listOpen ? " open" : ""}`}
      aria-label="What you can do"
    >
      <Question desk={desk} rows={rows} />
      {desk.complaint && (
        <p class="complaint" role="alert">
          {desk.complaint}
        </p>
      )}
      {desk.expanded !== null && !about && (
        <button class="link all-options" onClick={() => desk.back()}>
          Everything you can do
        </button>
      )}
      <Tray desk={desk} />
      <OptionList desk={desk} rows={rows} />
      {asks && (reasons.length > 0 || rows.length > 1) && (
        <div class={reasons.length > 0 ? "rest refused" : "rest"}>
          <Refusals desk={desk} />
          <FirstRefusal desk={desk} />
          {rows.length > 1 && <More desk={desk} />}
        </div>
      )}
      {asks && rows.length === 0 && reasons.length === 0 && (
        <p class="nothing">
          {other
            ? "Tap it to step back and choose this instead."
            : about && desk.isHeld(about)
              ? `Not now. First: ${asks.prompt}`
              : "You cannot do anything with this now."}
        </p>
      )}
      {!desk.readOnly && (
        <div class="do">
          {asks ? <Primary desk={desk} row={rows[desk.cursor]} /> : <Waiting desk={desk} />}
          {asks && <ThrowToo desk={desk} rows={rows} />}
          <HintTool desk={desk} />
          <Undo desk={desk} view={view} />
        </div>
      )}
    </section>
  );
}

/** All refusals, in a drawer over the slip: of the thing pointed at, where it has any. */
export function WhyNot({ desk }: { desk: Desk }) {
  const own = desk.reasons(),
    reasons = own.length > 0 ? own : desk.allReasons();
  if (reasons.length === 0) return <p class="nothing">Nothing is refused now.</p>;
  return (
    <ul class="nopes all" aria-label="Everything you cannot do now">
      {reasons.map((r) => (
        <RefusedLine key={r.id} desk={desk} refused={r} />
      ))}
    </ul>
  );
}
