// The log: one happening a line, who by shape, things underlined with dots, rounds and phases
// as small headings, what was done to the viewer on a tint. A click on a line shows the
// position then; pointing at a card's name shows the card.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LogEvent, Ref, View } from "../engine/types";
import { roleLook, type Theme } from "../look";
import type { Desk } from "./desk";
import { Icon } from "./Icon";
import { partsOf, type Part } from "./markedWords";
import { doneToYou, seatOf, tellStory, type Story, type StoryLine, type StoryMark } from "./story";
import { SeatMark, Token } from "./Token";
import { kept } from "./redraw";

/** Marks a place on the map while its name is pointed at. */
function trace(ref: Ref, on: boolean): void {
  document.querySelector(`.plate [data-ref="${ref}"]`)?.classList.toggle("traced", on);
}

/** How a name is drawn; as plain words if there is nothing to show for it. */
function Name({ desk, part, onPaper }: { desk: Desk; part: Part; onPaper: boolean }) {
  const { words, mark } = part,
    ref = mark?.ref;
  if (!ref) return <>{words}</>;
  if (seatOf(mark) >= 0) return (mark as StoryMark).begins ? <SeatName desk={desk} seat={seatOf(mark)} words={words} onPaper={onPaper} /> : <>{words}</>;
  if (desk.things.cards.has(ref)) return <CardName desk={desk} card={ref} words={words} />;
  const space = desk.things.spaces.get(ref);
  if (space && !space.name)
    return (
      <span class="place-link" onPointerEnter={() => trace(ref, true)} onPointerLeave={() => trace(ref, false)}>
        {words}
      </span>
    );
  const kind = ref.startsWith("token:") ? ref.slice(6) : "";
  const look = desk.look.pieces[kind];
  if (!look?.letter) return <>{words}</>;
  return (
    <>
      <Token look={{ ...look, letter: "" }} size={14} /> {words}
    </>
  );
}

/** The viewer's name, and those of roles with a colour of their own. A colour that might not be
 * readable is not used: the shape before the line says who. */
function SeatName({ desk, seat, words, onPaper }: { desk: Desk; seat: number; words: string; onPaper: boolean }) {
  const role = roleLook(desk.look, desk.view.seats[seat]?.role ?? "", seat);
  const colour = desk.theme === "dark" && !onPaper ? role.onDark : role.onLight;
  return colour ? <b style={{ color: colour }}>{words}</b> : <>{words}</>;
}

function CardName({ desk, card, words }: { desk: Desk; card: Ref; words: string }) {
  return (
    <button
      class="card-link"
      onClick={(e) => {
        e.stopPropagation();
        desk.zoom(card);
      }}
      onPointerEnter={(e) => e.pointerType === "mouse" && desk.peek(card)}
      onPointerLeave={() => desk.peek(null)}
    >
      {words}
    </button>
  );
}

/** The words, with every name in them drawn as what it is. */
function marked(desk: Desk, line: StoryLine, onPaper: boolean): ComponentChildren[] {
  return partsOf(line).map((part) => <Name desk={desk} part={part} onPaper={onPaper} />);
}

function Line({ desk, line, onPaper, shown }: { desk: Desk; line: StoryLine; onPaper: boolean; shown: boolean }) {
  const goThere = desk.onMove && line.move > 0 ? () => desk.onMove!(line.move) : undefined;
  const mark = doneToYou(line, desk.view.viewer) ? " me" : "";
  return (
    <p class={`e${mark}${line.who === "clock" ? " clock" : ""}${line.follows ? " follows" : ""}${shown ? " shown" : ""}${goThere ? " goes" : ""}`} onClick={goThere}>
      <span class="who">{line.who !== "clock" && <SeatMark seat={line.who} size={12} />}</span>
      <span>
        {marked(desk, line, onPaper)}
        {line.times > 1 && <b class="times"> ×{line.times}</b>}
      </span>
      {goThere && (
        <button class="then" aria-label="Show the position at this point" title="Show the position at this point">
          <Icon name="eye" size={15} />
        </button>
      )}
    </p>
  );
}

const DRAWN = 120; // lines; a long match has thousands, and the newest are what people read

/** Keeps the newest line in sight, even when the slip beside it grows, unless people scroll up. */
function useNewest(desk: Desk) {
  const box = useRef<HTMLDivElement>(null);
  const reading = useRef(desk.wholeLog !== null);
  const { log_to } = desk.view;
  useLayoutEffect(() => {
    reading.current = desk.wholeLog !== null;
    box.current?.querySelector(".shown")?.scrollIntoView({ block: "center" });
  }, [log_to]);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const follow = () => {
      if (!reading.current) el.scrollTop = el.scrollHeight;
    };
    // After the layout of the frame that shows the line, so that the log costs none of its own:
    // its last line is new to the observer.
    const watch = new ResizeObserver(follow);
    watch.observe(el);
    if (el.lastElementChild) watch.observe(el.lastElementChild);
    return () => watch.disconnect();
  }, [log_to]);
  const stay = () => {
    reading.current = true;
  };
  return { box, stay };
}

/** The lines of the story that are drawn: the newest, and all since the move looked back at. */
function drawnPart(story: Story[], pastMove: number, drawn: number): { part: Story[]; more: boolean } {
  const shown = pastMove < 0 ? -1 : story.findIndex((s) => s.kind === "line" && s.move === pastMove);
  const from = Math.max(0, Math.min(story.length - drawn, shown < 0 ? story.length : shown - 20));
  return { part: story.slice(from), more: from > 0 };
}

const EVENTS = 6; // a line has at most this many

/** The same without retelling all of a long match after every move. */
function recentPart(log: LogEvent[], names: View, pastMove: number, drawn: number) {
  const cut = pastMove < 0 ? log.length - EVENTS * drawn : 0;
  if (cut > 0) {
    const recent = tellStory(log.slice(cut), names).slice(2); // the first may lack its beginning
    if (recent.length >= drawn) return { part: recent.slice(-drawn), more: true };
  }
  return drawnPart(tellStory(log, names), pastMove, drawn);
}

interface PartProps {
  desk: Desk;
  told: Story;
  onPaper: boolean;
  /** Colours follow it. */
  theme: Theme;
  /** Of what happened since the viewer's last turn. */
  first: boolean;
  /** The position after it is looked at. */
  shown: boolean;
}

const StoryPart = kept(function StoryPart({ desk, told, onPaper, first, shown }: PartProps) {
  return (
    <>
      {first && <h3 class="since">Since your last turn</h3>}
      {told.kind === "line" ? (
        <Line desk={desk} line={told} onPaper={onPaper} shown={shown} />
      ) : (
        <h3 class="sep">
          {told.words}
          {told.note && <span>{told.note}</span>}
        </h3>
      )}
    </>
  );
});

/** The story is retold after every move; lines that have not changed stay the same objects, so
 * that they are not drawn again. */
function useSameLines(): (told: Story) => Story {
  const known = useRef(new Map<number, Story>()).current;
  const end = (s: Story) => (s.kind === "line" ? `${s.to} ${s.times} ${s.follows}` : s.note);
  return (told) => {
    const old = known.get(told.at);
    if (old && old.kind === told.kind && old.words === told.words && end(old) === end(told)) return old;
    known.set(told.at, told);
    return told;
  };
}

/** onPaper: in a slip, which is light in dark themes too. */
export function LogLines({ desk, onPaper = false }: { desk: Desk; onPaper?: boolean }) {
  const { view } = desk;
  const log = desk.wholeLog ?? view.log;
  desk.logRead = view.log_to;
  const { box, stay } = useNewest(desk);
  const [drawn, setDrawn] = useState(DRAWN);
  const since = desk.readOnly || view.since === null || desk.news().length === 0 ? Infinity : view.since;
  const { theme } = desk;
  const same = useSameLines();
  const lines = useMemo(() => {
    const { part, more } = recentPart(log, view, desk.pastMove, drawn);
    const earlier = more && (
      <button key="earlier" class="link earlier" onClick={() => setDrawn(drawn + 4 * DRAWN)}>
        Earlier
      </button>
    );
    const first = part.find((told) => (told.kind === "line" ? told.to : told.at) >= since);
    const isShown = (told: Story) => told.kind === "line" && told.move > 0 && told.move === desk.pastMove;
    const parts = part.map((told) => (
      <StoryPart key={told.at} {...{ desk, onPaper, theme }} told={same(told)} first={told === first} shown={isShown(told)} />
    ));
    return [earlier, ...parts];
  }, [log, view.log_to, view.viewer, theme, onPaper, desk.pastMove, since, drawn]);
  return (
    <div
      class="log"
      ref={box}
      role="log"
      aria-label="What happened"
      aria-live="off"
      tabIndex={0}
      onWheel={stay}
      onTouchMove={stay}
    >
      {lines}
    </div>
  );
}
