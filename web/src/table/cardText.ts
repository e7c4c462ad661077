// What stands on a card's face: plain sentences, and labelled rows ("Trash: ...", the choices of
// an encounter).
import type { SceneCard, SceneRow } from "../engine/types";
import { joined, partsOf, row as inRow, said, type Said } from "./markedWords";

export interface FaceRow {
  id: string;
  label: string;
  words: Said;
}
interface Face {
  words: Said;
  rows: FaceRow[];
}

/** Rows that are marked in the text itself. */
function readText(text: Said): Face {
  const parts = partsOf(text),
    starts = parts.flatMap((p, i) => (p.mark?.as === "row" ? [i] : []));
  const stretch = (from: number, to: number | undefined) => joined(parts.slice(from, to));
  return {
    words: trimmed(stretch(0, starts[0])),
    rows: starts.map((at, n) => ({ id: parts[at]!.mark!.other ?? "", label: parts[at]!.words, words: trimmed(stretch(at + 1, starts[n + 1])) })),
  };
}

/** Without the joint after a label and the space before the next one. */
function trimmed(all: Said): Said {
  const parts = partsOf(all),
    kept = parts[0]?.mark?.as === "gap" ? parts.slice(1) : parts,
    last = kept[kept.length - 1];
  if (last && !last.mark) kept[kept.length - 1] = { ...last, words: last.words.trimEnd() };
  return joined(kept);
}

/** A row without a label continues what is before it. */
export function readFace(card: Pick<SceneCard, "text" | "text_marks" | "rows">): Face {
  const face = readText(said(card.text, card.text_marks));
  for (const row of card.rows ?? []) {
    const words = wordsOf(row),
      last = face.rows[face.rows.length - 1];
    if (row.label) face.rows.push({ id: row.id, label: row.label, words });
    else if (last) last.words = inRow([last.words, words], " ");
    else face.words = inRow([face.words, words], " ");
  }
  return face;
}

export const wordsOf = (row: SceneRow): Said => said(row.words, row.words_marks);
