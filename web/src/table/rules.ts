// The rules of a game (its README) by clause: "**SC-42** words", "- SC-42: words" and the
// like; whatever line or paragraph begins with a clause's number is its rule.
import { Engine } from "../engine/wasm";

export interface Rule {
  clause: string;
  heading: string;
  text: string;
}

const CLAUSE = /^[\s>*|#-]*(?:\*\*|`)?([A-Z]{2,4}-\d+[a-z]?)(?:\*\*|`)?[\s:.|)*—-]*/;

export function parseRules(readme: string): Map<string, Rule> {
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

function plain(words: string): string {
  return words
    .replace(/\*+|`|__/g, "")
    .replace(/\s*\|\s*/g, ". ")
    .trim();
}

const known = new Map<string, Map<string, Rule>>();

export function rulesOf(engine: Engine, game: string): Map<string, Rule> {
  let rules = known.get(game);
  if (!rules) known.set(game, (rules = parseRules(engine.file(game, "README.md") ?? "")));
  return rules;
}
