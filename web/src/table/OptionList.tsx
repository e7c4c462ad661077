// The options of the slip as a list. If it is too long for its room it scrolls, fades out at its
// lower edge and says there how many lines follow; the way out (the last line, if it ends the
// turn or the visit) stays in sight.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Desk } from "./desk";
import { OptionLine } from "./Options";
import { isClosing, type Row } from "./rows";

const LID = 20; // px that the words with the count cover
const WHOLE = 0.9, // of a line, which then is not cut by the edge
  READABLE = 0.6; // the same where these words lie on it

/** Keeps count of the lines of which less than a part is above an edge so far from the list's foot.
 * Observed after the browser's layout, so that it forces none. */
function watchHidden(list: HTMLElement, foot: number, part: number, tell: (hidden: number) => void): IntersectionObserver {
  const hidden = new Set<Element>();
  const look = (seen: IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio, boundingClientRect, rootBounds } of seen) {
      const later = rootBounds !== null && boundingClientRect.bottom > rootBounds.bottom;
      if (later && intersectionRatio < part) hidden.add(target);
      else hidden.delete(target);
    }
    tell(hidden.size);
  };
  const watch = new IntersectionObserver(look, { root: list, rootMargin: `0px 0px -${foot}px 0px`, threshold: part });
  for (const line of list.querySelectorAll(":scope > li:not(.out, .below)")) watch.observe(line);
  return watch;
}

/** How many lines are below the edge, with those below the words that say so. */
function useBelow(count: number, out: boolean, what: string) {
  const list = useRef<HTMLUListElement>(null);
  const [cut, setCut] = useState(0),
    [covered, setCovered] = useState(0);
  useEffect(() => {
    const el = list.current,
      foot = (out && el?.querySelector<HTMLElement>(".out")?.offsetHeight) || 0;
    setCut(0);
    setCovered(0);
    if (!el) return;
    const watches = [watchHidden(el, foot, WHOLE, setCut), watchHidden(el, foot + LID, READABLE, setCovered)];
    return () => watches.forEach((watch) => watch.disconnect());
  }, [count, out, what]);
  return { list, below: cut && covered };
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
