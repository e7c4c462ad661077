// What the others did since the viewer's last turn: opens by itself after a wait if the log is
// not in sight, and closes with the next click or key.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "./desk";
import { doneToYou, tellStory } from "./story";

const SHOWN = 6,
  LINES_WORTH_IT = 2;

/** As the log tells it: what belongs together is one line, what came twice is counted. One line is
 * worth it only if it was done to the viewer. */
function newsOf(desk: Desk): string[] {
  const told = tellStory(desk.news(), desk.view).flatMap((line) => (line.kind === "line" ? [line] : []));
  if (told.length < LINES_WORTH_IT && !told.some((line) => doneToYou(line, desk.view.viewer))) return [];
  return told.slice(-SHOWN).map((line) => (line.times > 1 ? `${line.words} ×${line.times}` : line.words));
}

export function Since({ desk }: { desk: Desk }) {
  const [lines, setLines] = useState<string[]>([]);
  const waited = useRef(false);
  const { view } = desk;
  const asked = view.asks !== null;
  useEffect(() => {
    if (asked && waited.current) setLines(newsOf(desk));
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
        {lines.map((words) => (
          <li>{words}</li>
        ))}
      </ul>
    </aside>
  );
}
