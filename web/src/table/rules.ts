// The rules of a game (its README) by clause: "**SC-42** words", "- SC-42: words" and the
// like; whatever line or paragraph begins with a clause's number is its rule.
import type { SceneCard } from "../engine/types";
import type { Engine } from "../engine/wasm";
import type { Look } from "../look";

export interface Rule {
  clause: string;
  heading: string;
  text: string;
}

const CLAUSE = /^[\s>*|#-]*(?:\*\*|`)?([A-Z]{2,4}-\d+[a-z]?)(?:\*\*|`)?[\s:.|)*—-]*/;

function parseRules(readme: string): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  let heading = "",
    last: Rule | null = null;
  for (const line of readme.split("\n")) {
    const title = /^#+\s+(.*)/.exec(line);
    const found = CLAUSE.exec(line);
    if (title && !found) {
      heading = title[1]!;
      last = null;
    } else if (found) {
      const text = line.slice(found[0].length).replace(/\s*\|\s*$/, "");
      last = { clause: found[1]!, heading, text: plain(text) };
      if (!rules.has(last.clause)) rules.set(last.clause, last);
    } else if (last && line.trim() && !/^[|>]/.test(line.trim())) last.text += ` ${plain(line.trim())}`;
    else if (!line.trim()) last = null;
  }
  return rules;
}

/** A word of the game and what it means. */
interface Term {
  word: string;
  text: string;
}

/** The section "Words" of a README: "- **Trash**: the card leaves the game for good." */
export function parseTerms(readme: string): Term[] {
  const section = /^## Words$(.*?)(?=^## |(?![^]))/ms.exec(readme)?.[1] ?? "";
  return [...section.matchAll(/^- \*\*(.+?)\*\*: ((?:.|\n(?! *[-\n]))+)/gm)].map((found) => ({
    word: found[1]!,
    text: plain(found[2]!.replace(/\s+/g, " ")),
  }));
}

/** What a card speaks of: the units of its amounts, the words and signs marked in it, and its rows. */
function idsOf(card: SceneCard): Set<string> {
  const rows = card.rows ?? [],
    all = [card.cost_marks, card.gain_marks, card.text_marks, ...rows.map((r) => r.words_marks)];
  const marked = all.flatMap((marks) => marks ?? []).map((m) => m.unit ?? (m.as === "term" || m.as === "sign" ? m.other : undefined));
  return new Set([...marked.flatMap((id) => id ?? []), ...rows.map((r) => r.id)]);
}

/** Whether an id is the key, or begins or ends as a key with a star says. */
function fits(key: string, id: string): boolean {
  if (key.endsWith("*")) return id.startsWith(key.slice(0, -1));
  return key.startsWith("*") ? id.endsWith(key.slice(1)) : id === key;
}

/** The terms that a card uses, in the README's order, with their icons. */
export function termsOf(card: SceneCard, terms: Term[], look: Look): (Term & { icon: string })[] {
  const ids = [...idsOf(card)],
    icons = new Map(Object.entries(look.cards.terms).flatMap(([key, { word, icon }]) => (ids.some((id) => fits(key, id)) ? [[word, icon]] : [])));
  return terms.flatMap((term) => (icons.has(term.word) ? { ...term, icon: icons.get(term.word)! } : []));
}

function plain(words: string): string {
  return words
    .replace(/\*+|`|__/g, "")
    .replace(/\s*\|\s*/g, ". ")
    .trim();
}

/** What the table knows of a game's README. */
export interface Book {
  rules: Map<string, Rule>;
  terms: Term[];
}
export const NO_BOOK: Book = { rules: new Map(), terms: [] };

const known = new Map<string, Book>();

export function bookOf(engine: Pick<Engine, "file">, game: string): Book {
  let book = known.get(game);
  if (!book) {
    const readme = engine.file(game, "README.md") ?? "";
    known.set(game, (book = { rules: parseRules(readme), terms: parseTerms(readme) }));
  }
  return book;
}
