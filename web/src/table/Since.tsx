// What the others did since the viewer's last turn: opens by itself after a wait if the log is
// not in sight, and closes with the next click or key.
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogEvent, View } from "../engine/types";
import type { Desk } from "./desk";
import { doneToYou, tellStory } from "./story";

const SHOWN = 6,
  LINES_WORTH_IT = 2;

interface News {
  words: string;
  /** Done to the viewer, and never left out. */
  onYou: boolean;
}

/** As the log tells it: what belongs together is one line, what came twice is counted. One line is
 * worth it only if it was done to the viewer; of many, these and the newest are told. */
export function newsOf(view: View, log: LogEvent[]): News[] {
  const told = tellStory(log, view).flatMap((line): News[] =>
    line.kind === "line" ? [{ words: line.times > 1 ? `${line.words} ×${line.times}` : line.words, onYou: doneToYou(line, view.viewer) }] : [],
  );
  if (told.length < LINES_WORTH_IT && !told.some((line) => line.onYou)) return [];
  return told.filter((line, i) => line.onYou || i >= told.length - SHOWN);
}

export function Since({ desk }: { desk: Desk }) {
  const [lines, setLines] = useState<News[]>([]);
  const waited = useRef(false);
  const { view } = desk;
  const asked = view.asks !== null;
  useEffect(() => {
    if (asked && waited.current) setLines(newsOf(view, desk.news()));
    waited.current = !asked;
  }, [asked]);
  useEffect(() => {
    if (lines.length === 0) return;
    const close = () => setLines([]);
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, [lines]);
  if (lines.length === 0) return null;
  return (
    <aside class="since-slip" aria-label="Since your last turn">
      <h3 class="head">Since your last turn</h3>
      <ul>
        {lines.map(({ words, onYou }) => (
          <li class={onYou ? "on-you" : ""}>{words}</li>
        ))}
      </ul>
    </aside>
  );
}
