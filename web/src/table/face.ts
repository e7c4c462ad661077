// What stands on a card's face, read from its text: plain sentences, labelled rows ("Trash:
// ...", the choices of an encounter) and what it is worth at the end.
import type { SceneCard } from "../engine/types";

export interface FaceRow {
  label: string;
  words: string;
}
interface Face {
  /** Plain sentences, before any row. */
  words: string;
  rows: FaceRow[];
  /** "2 Grit", where the text says "2 Grit at the end." or "Counts 2 Grit at the end." */
  value: string;
}

const ROW = /^([A-Z][^:.]{0,30}): (.+)$/s;
const VALUE = /^(Counts )?(\d+ [A-Z][a-z]+) at the end\.$/;
const SPEND = /^((?:spend|pay) [^:]+): /i;

/** "Spend 4 Attack: +8 Water." has its arrow as prices have. */
function arrowed(words: string): string {
  return words.replace(SPEND, "$1 -> ");
}

export function readFace(card: Pick<SceneCard, "text">): Face {
  const face: Face = { words: "", rows: [], value: "" };
  for (const sentence of card.text.split(/(?<=[.!?])\s+/)) {
    const value = VALUE.exec(sentence),
      row = ROW.exec(sentence);
    const last = face.rows[face.rows.length - 1];
    if (value) face.value = value[2]!;
    if (value && !value[1]) continue; // the figure says it all
    if (row) face.rows.push({ label: row[1]!, words: arrowed(row[2]!) });
    else if (last) last.words += ` ${sentence}`;
    else if (sentence) face.words += `${face.words ? " " : ""}${arrowed(sentence)}`;
  }
  return face;
}
