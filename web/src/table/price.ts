// Prices and gains in parts: "2 Attack for 1 Water, 1 Grit" is a figure with an icon, an arrow
// and two more. Which word has an icon says look.json; all other words stay as they are. What is
// gained has a plus and a tone of its own, so that it is never taken for a price.

/** `gain`: it comes to you; `harm`: it is done to you; "": a price, or neither. */
export type Tone = "gain" | "harm" | "";
export type PricePart =
  | { kind: "words"; words: string }
  | { kind: "figure"; figure: string; icon: string; tone: Tone }
  | { kind: "arrow" };

const MINUS = "−";

/** A figure and its word, either first: "3 Water", "+1 Movement", "Curse -1". */
function figures(icons: Record<string, string>): RegExp {
  const word = Object.keys(icons).join("|") || "(?!)";
  return new RegExp(`([+\\-−]?\\d+) (${word})\\b|\\b(${word}) ([+\\-−]\\d+)`, "g");
}

/** Between figures a comma is a gap and "for" an arrow; "->" is one anywhere. A semicolon after
 * an icon would be lost on it: a dot sets apart what follows. */
function between(words: string, after: boolean, before: boolean): PricePart[] {
  if (after && before && /^(,| and)? $/.test(words)) return [];
  if (after && before && words === " for ") return [{ kind: "arrow" }];
  const said = after ? words.replace(/^; /, " · ") : words;
  return said.split(/\s*->\s*/).flatMap((part, i): PricePart[] => [
    ...(i > 0 ? [{ kind: "arrow" } as const] : []),
    ...(part ? [{ kind: "words", words: part } as const] : []),
  ]);
}

/** Words before which the figures of a deal are no deal: what one would lose by the option. */
const LOST = /^(gives up|worth) /;

/** A bare figure that stands alone behind the arrow of a deal: "-> 2 Water, 3 Grit". Not so
 * "-> 2 Bullets give 5 Attack", nor "-> room for 6 Bullets". */
function isBrought(words: string, from: number, to: number): boolean {
  const before = words.slice(0, from),
    isDeal = /->|\d [A-Z]\w* for /.test(before) && !LOST.test(words);
  return isDeal && /(->|\d \w+ for|,|and) $/.test(before) && /^($|[,;.]| and )/.test(words.slice(to));
}

/** Of a signed figure: more of what harms is as bad as less of what helps. */
function toneOf(figure: string, icon: string, harms: string[]): Tone {
  if (!/^[+\-−][1-9]/.test(figure)) return "";
  return figure.startsWith("+") !== harms.includes(icon) ? "gain" : "harm";
}

/** `harms`: icons of what is better not had, such as a curse. */
export function priceParts(words: string, icons: Record<string, string>, harms: string[] = []): PricePart[] {
  const parts: PricePart[] = [];
  let at = 0,
    after = false;
  for (const found of words.matchAll(figures(icons))) {
    const icon = icons[found[2] ?? found[3]!]!,
      end = found.index + found[0].length,
      bare = (found[1] ?? found[4]!).replace("-", MINUS);
    const figure = /^\d/.test(bare) && isBrought(words, found.index, end) ? `+${bare}` : bare;
    parts.push(...between(words.slice(at, found.index), after, true));
    parts.push({ kind: "figure", figure, icon, tone: LOST.test(words) ? "" : toneOf(figure, icon, harms) });
    at = end;
    after = true;
  }
  const rest = words.slice(at);
  return [...parts, ...(after && rest === "." ? [] : between(rest, after, false))]; // no stop after an icon
}

/** About how many letters wide the parts are, to tell what fits beside an option's words. */
export function priceWidth(parts: PricePart[]): number {
  return parts.reduce(
    (sum, p) => sum + (p.kind === "words" ? p.words.length : p.kind === "arrow" ? 2 : p.figure.length + (p.tone === "gain" ? 4 : 3)),
    0,
  );
}

/** The icon of the first figure: what it is mostly about. */
export function priceIcon(words: string, icons: Record<string, string>): string | null {
  const first = priceParts(words, icons).find((p) => p.kind === "figure");
  return first?.kind === "figure" ? first.icon : null;
}

/** The same as words alone, for those who hear it. */
export function priceWords(words: string): string {
  return words.replace(/\s*->\s*/g, " for ");
}

/** What somebody gets, with a plus before each bare figure: "1 Water, 3 Grit". */
export function asGain(words: string): string {
  return words.replace(/(^|, )(?=\d)/g, "$1+");
}

/** "+2 Movement", "Curse +1": what a card does by itself; "6 coins" is what it is worth. */
export function isSigned(words: string): boolean {
  return /^([+\-−]\d|[A-Za-z]+ [+\-−]\d)/.test(words);
}

/** How dear an option is beside others of its kind: the sum of the figures it begins with ("2
 * coins", "way 2 coins"), up to what it brings. 0 for what is free, or tells something else first
 * ("at the Market"). */
export function costOf(price: string): number {
  const paid = price.split(/->|;| for /)[0]!;
  if (!/^([a-z]+ )?\d/.test(paid)) return 0;
  return [...paid.matchAll(/(?<![+\-−\d])(\d+) (?!in \d)/g)].reduce((sum, [, figure]) => sum + Number(figure), 0);
}
