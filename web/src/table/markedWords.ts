// Words as the engine says them, with what is marked in them: amounts, names of things, joints.
// Nothing here knows a word of any language.
import type { Mark, SceneCard } from "../engine/types";

export interface Said {
  words: string;
  marks?: Mark[] | undefined;
}
/** A stretch of words: marked, or between marks. */
export interface Part {
  words: string;
  mark: Mark | null;
}

export const said = (words: string, marks?: Mark[]): Said => ({ words, marks });
export const costOf = (card: SceneCard): Said => said(card.cost, card.cost_marks);
export const gainOf = (card: SceneCard): Said => said(card.gain, card.gain_marks);
/** What an option is called, and the terms that stand on a line after it. */
export function headOf(option: { words: string; words_marks?: Mark[] }): { head: Said; terms: Said } {
  const [head = said(""), ...rest] = lines(said(option.words, option.words_marks));
  return { head, terms: withGaps(rest) };
}
export const priceOf = (option: { price: string; price_marks?: Mark[] }): Said => said(option.price, option.price_marks);

/** The words cut at their marks; a mark within another is left to it. */
export function partsOf({ words, marks = [] }: Said): Part[] {
  const out: Part[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (mark.from < at) continue;
    if (mark.from > at) out.push({ words: words.slice(at, mark.from), mark: null });
    out.push({ words: words.slice(mark.from, mark.to), mark });
    at = mark.to;
  }
  if (at < words.length) out.push({ words: words.slice(at), mark: null });
  return out;
}

/** Parts as words with marks again. */
export function joined(parts: Part[]): Said {
  let words = "";
  const marks: Mark[] = [];
  for (const part of parts) {
    if (part.mark) marks.push({ ...part.mark, from: words.length, to: words.length + part.words.length });
    words += part.words;
  }
  return { words, marks };
}

/** What stands between gaps. */
export function segments(all: Said): Said[] {
  const out: Part[][] = [[]];
  for (const part of partsOf(all)) {
    if (part.mark?.as === "gap") out.push([]);
    else out[out.length - 1]!.push(part);
  }
  return out.filter((parts) => parts.length > 0).map(joined);
}

/** What stands on lines of its own, each without its stop. */
export function lines(all: Said): Said[] {
  const out: Part[][] = [[]];
  for (const part of partsOf(all)) {
    if (part.mark?.as === "line") out.push([]);
    else out[out.length - 1]!.push(part);
  }
  return out.filter((parts) => parts.length > 0).map((parts) => unstopped(joined(parts)));
}

/** Joins several, with gaps between them. */
export function withGaps(all: Said[]): Said {
  const gap: Part = { words: ", ", mark: { from: 0, to: 0, as: "gap" } };
  return joined(all.flatMap((one, i) => (i > 0 ? [gap, ...partsOf(one)] : partsOf(one))));
}

/** What closes a sentence, in any script. */
const STOP = /\p{Sentence_Terminal}$/u;
/** A stop and nothing else. */
export const isStop = (words: string): boolean => words.length === 1 && STOP.test(words);

/** Without the stop at its end. */
export function unstopped({ words, marks }: Said): Said {
  return { words: words.replace(STOP, ""), marks };
}

/** One after the other, with what is between them. */
export function row(all: Said[], between: string): Said {
  const gap: Part = { words: between, mark: null };
  return joined(all.filter((one) => one.words).flatMap((one, i) => (i > 0 ? [gap, ...partsOf(one)] : partsOf(one))));
}

/** All that a card says besides its figures, as one text. */
export function textOf(card: Pick<SceneCard, "text" | "text_marks" | "rows">): Said {
  const rows = (card.rows ?? []).map(({ label, words, words_marks }) => row([said(label), said(words, words_marks)], ": "));
  return row([said(card.text, card.text_marks), ...rows], " ");
}
