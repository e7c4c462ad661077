// The options of the slip as a list. If it is too long for its room it scrolls, fades out at its
// lower edge and says there how many lines follow; the way out (the last line, if it ends the
// turn or the visit) stays in sight.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "./desk";
import { OptionLine } from "./Options";
import { isClosing, type Row } from "./rows";

const WAY_OUT = 40, // px that the way out may cover
  LID = 20; // and that the words with the count do
const CUT = 0.1, // of a line that is below the edge, which then counts as hidden
  COVERED = 0.4; // the same of what these words lie on

/** How many lines are below the edge, with those below the words that say so. Looked at after the
 * browser's layout, so that it forces none. */
function useBelow(count: number, out: boolean, what: string) {
  const list = useRef<HTMLUListElement>(null);
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const el = list.current;
    setBelow(0);
    if (!el) return;
    const lines = [...el.querySelectorAll(":scope > li:not(.out, .below)")];
    const look = () => {
      const edge = el.getBoundingClientRect().bottom - (out ? WAY_OUT : 0);
      const hidden = (from: number, part: number) =>
        lines.filter((line) => {
          const { bottom, height } = line.getBoundingClientRect();
          return bottom - from > part * height;
        }).length;
      setBelow(hidden(edge, CUT) && hidden(edge - LID, COVERED));
    };
    const watch = new IntersectionObserver(look, { root: el, rootMargin: `0px 0px -${out ? WAY_OUT : 0}px 0px`, threshold: [0.1, 0.3, 0.5, 0.7, 0.9, 1] });
    for (const line of lines) watch.observe(line);
    return () => watch.disconnect();
  }, [count, out, what]);
  return { list, below };
}

export function OptionList({ desk, rows }: { desk: Desk; rows: Row[] }) {
  const last = rows[rows.length - 1];
  const out = rows.length > 1 && last?.kind === "option" && isClosing(last.option.verb, desk.things.verbs);
  const what = `${desk.view.asks?.ticket} ${desk.about()} ${desk.expanded}`;
  const { list, below } = useBelow(rows.length, out, what);
  if (rows.length === 0) return null;
  const line = (row: Row, at: number) => (
    <OptionLine
      key={row.kind === "option" ? row.option.id : row.id}
      desk={desk}
      row={row}
      at={at}
      on={at === desk.cursor}
      out={out && at === rows.length - 1}
    />
  );
  const shown = rows.map(line);
  const more = below > 0 && (
    <li key="below" class="below" aria-hidden="true">
      <span>{below} more</span>
    </li>
  );
  return (
    <ul class={out ? "opts has-out" : "opts"} aria-label="Options" key={what} ref={list}>
      {out ? [...shown.slice(0, -1), more, shown[shown.length - 1]] : [...shown, more]}
    </ul>
  );
}
