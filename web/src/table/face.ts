// What stands on a card's face: plain sentences, and labelled rows ("Trash: ...", the choices of
// an encounter).
import type { SceneCard, SceneRow } from "../engine/types";
import { row as inRow, said, type Said } from "./said";

export interface FaceRow {
  id: string;
  label: string;
  words: Said;
}
interface Face {
  words: Said;
  rows: FaceRow[];
}

/** A row without a label goes on with what is before it. */
export function readFace(card: Pick<SceneCard, "text" | "text_marks" | "rows">): Face {
  const face: Face = { words: said(card.text, card.text_marks), rows: [] };
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
