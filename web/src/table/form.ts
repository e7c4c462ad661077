// The form of the table: which of its parts stand where. It is chosen by the room the table
// itself has, so that a zoomed page, half a screen or an open inspector is simply a smaller
// table; letters 1.4 times as large make one that is 1.4 times smaller. The style sheets say
// what each form looks like, in `.laptop .bar` beside the bar.
import { useLayoutEffect, useState } from "preact/hooks";

export type Form = "wall" | "laptop" | "window" | "tablet" | "turned" | "upright" | "phone";

interface Room {
  form: Form;
  /** From the first, below the second, in pixels at the default text size. */
  width: [number, number];
  height: [number, number];
}

const MORE = Infinity;

/** The first that fits is used. A wall has a rail and shows its whole hand: in less room than
 * this the map would have less than 45 % of it. */
const FORMS: Room[] = [
  { form: "wall", width: [1880, MORE], height: [1040, MORE] },
  { form: "laptop", width: [1120, MORE], height: [460, MORE] },
  { form: "window", width: [640, 1120], height: [460, 700] },
  { form: "tablet", width: [960, 1120], height: [700, MORE] },
  { form: "turned", width: [560, MORE], height: [0, 460] },
  { form: "upright", width: [640, 960], height: [700, MORE] },
];

const within = (size: number, [from, below]: [number, number]) => size >= from && size < below;

function formFor(width: number, height: number): Form {
  return FORMS.find((f) => within(width, f.width) && within(height, f.height))?.form ?? "phone";
}

const oneOf = (...forms: Form[]) => (form: Form) => forms.includes(form);

/** Has a column of log and slip, the log with tabs for what has no place of its own. */
export const hasColumn = oneOf("laptop", "window", "tablet", "upright");
/** Shows everything but the map on pages that take the map's place. */
export const hasPages = oneOf("phone", "turned");
/** Rows of cards above the map; elsewhere they are a tab. */
export const hasShelf = oneOf("wall", "laptop", "tablet", "upright");
/** The rivals stand in the bar. */
export const hasChips = oneOf("laptop", "window", "tablet");

/** A tablet is a small window for thumbs, with a shelf. */
export const classOf = (form: Form) => (form === "tablet" ? "window tablet" : form);

export const USUAL_LETTERS = 15; // px of 1 rem at text size 1

/** How many times the usual size the letters have now. */
export function lettersNow(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
}

function formNow(box: { width: number; height: number }): Form {
  const letters = lettersNow();
  return formFor(box.width / letters, box.height / letters);
}

/** The form of the table in this element; `letters` is a part of it whose size is in rem. */
export function useForm(root: { current: HTMLElement | null }, letters: { current: HTMLElement | null }): Form {
  const [form, setForm] = useState(() => formNow({ width: innerWidth, height: innerHeight }));
  useLayoutEffect(() => {
    const look = () => root.current && setForm(formNow(root.current.getBoundingClientRect()));
    look();
    const watch = new ResizeObserver(look);
    for (const el of [root.current, letters.current]) if (el) watch.observe(el);
    return () => watch.disconnect();
  }, []);
  return form;
}
