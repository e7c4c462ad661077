// The rules of a game (its README) by clause: "**SC-42** words", "- SC-42: words" and the
// like; whatever line or paragraph begins with a clause's number is its rule.
import type { Engine } from "../engine/wasm";

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
export interface Term {
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

/** Terms that the words use, longest first, none inside another that was found. */
export function termsIn(words: string, terms: Term[]): Term[] {
  let rest = words;
  const found = [...terms]
    .sort((a, b) => b.word.length - a.word.length)
    .filter((term) => {
      const stem = term.word.replace(/e?s$/, "");
      const pattern = new RegExp(`\\b${stem}(e?s|ed|ing)?\\b`, "i");
      if (!pattern.test(rest)) return false;
      rest = rest.replace(new RegExp(pattern, "gi"), "");
      return true;
    });
  return terms.filter((t) => found.includes(t));
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
