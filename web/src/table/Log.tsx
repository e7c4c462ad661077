// The log: one event a line, who in colour and by name, cards underlined, rounds as small
// headings, what was done since the viewer's last turn on a tint.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogEvent } from "../engine/types";
import { pieceLook, roleLook } from "../look";
import type { Desk } from "./desk";
import { Token } from "./Token";

/** "Day 2 begins." is a heading, not an event of anybody. */
function roundOf(desk: Desk, e: LogEvent): string | null {
  if (e.targets.length > 0) return null;
  const round = desk.look.rounds.find((r) => e.words.startsWith(`${r.word} `));
  const found = round && /^(\S+ \d+)/.exec(e.words);
  return found ? found[1]! : null;
}

/** Marks the name of whoever acted and the titles of cards. */
function marked(desk: Desk, e: LogEvent, onPaper: boolean): ComponentChildren[] {
  const { view, things } = desk;
  const names: { words: string; make: (w: string) => ComponentChildren }[] = [];
  view.seats.forEach((seat, i) => {
    const role = roleLook(desk.look, seat.role, i);
    const colour = desk.theme === "dark" && !onPaper ? role.onDark : role.onLight; // none: not sure to be readable
    const make = (w: string) => <b style={colour ? { color: colour } : undefined}>{w}</b>;
    names.push({ words: seat.name, make });
    if (i === view.viewer) names.push({ words: "You", make });
  });
  for (const piece of things.scene.pieces) {
    const look = pieceLook(desk.look, things.scene, piece.kind);
    if (look.letter)
      names.push({
        words: piece.label,
        make: (w) => (
          <>
            <Token look={{ ...look, letter: "" }} size={14} /> {w}
          </>
        ),
      });
  }
  for (const ref of e.targets) {
    const card = things.cards.get(ref);
    if (card)
      names.push({
        words: card.title,
        make: (w) => (
          <button class="card-link" onClick={() => desk.zoom(ref)}>
            {w}
          </button>
        ),
      });
  }
  let rest = e.words;
  const out: ComponentChildren[] = [];
  while (rest) {
    let first = -1,
      found: (typeof names)[number] | null = null;
    for (const name of names) {
      const at = rest.indexOf(name.words);
      const whole = at >= 0 && !/[A-Za-z]/.test(rest[at + name.words.length] ?? " ");
      if (whole && (first < 0 || at < first || (at === first && name.words.length > found!.words.length)))
        [first, found] = [at, name];
    }
    if (!found) break;
    out.push(rest.slice(0, first), found.make(found.words));
    rest = rest.slice(first + found.words.length);
  }
  out.push(rest);
  return out;
}

/** onPaper: in a slip, which is light in dark themes too. */
export function LogLines({ desk, onPaper = false }: { desk: Desk; onPaper?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { view } = desk;
  // The newest stays in sight, also when the slip beside it grows; unless people read back.
  const reading = useRef(false);
  useLayoutEffect(() => {
    reading.current = false;
  }, [view.log_to]);
  useLayoutEffect(() => {
    const el = box.current;
    if (!el) return;
    const follow = () => {
      if (!reading.current) el.scrollTop = el.scrollHeight;
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(el);
    return () => watch.disconnect();
  }, [view.log_to]);
  const since = desk.news()[0]?.at;
  return (
    <div
      class="log"
      ref={box}
      role="log"
      aria-label="What happened"
      aria-live="off"
      tabIndex={0}
      onWheel={() => {
        reading.current = true;
      }}
      onTouchMove={() => {
        reading.current = true;
      }}
    >
      {view.log.map((e) => {
        const round = roundOf(desk, e);
        if (round)
          return (
            <h3 key={e.at} class="sep">
              {round}
            </h3>
          );
        const toYou = e.who !== view.viewer && /\b(you|your)\b/i.test(e.words);
        return (
          <>
            {e.at === since && <h3 class="since">Since your last turn</h3>}
            <p key={e.at} class={toYou ? "e me" : "e"}>
              <span>{marked(desk, e, onPaper)}</span>
            </p>
          </>
        );
      })}
    </div>
  );
}

/** The newest line, for windows without room for the log. */
export function LastLine({ desk }: { desk: Desk }) {
  const last = desk.view.log[desk.view.log.length - 1];
  const news = desk.news().length;
  return (
    <button class="last-line" onClick={() => desk.open("log")} title="Open the log (l)">
      <span>{last?.words ?? "Nothing has happened yet."}</span>
      {news > 1 && (
        <b class="news">
          {news}
          <span class="sr"> new</span>
        </b>
      )}
    </button>
  );
}
