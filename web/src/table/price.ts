// Prices and gains in parts: "2 Attack for 1 Water, 1 Grit" is a figure with an icon, an arrow
// and two more. Which word has an icon says look.json; all other words stay as they are.

export type PricePart =
  | { kind: "words"; words: string }
  | { kind: "figure"; figure: string; icon: string }
  | { kind: "arrow" };

// A figure and its word, either first: "3 Water", "+1 Movement", "Curse -1".
const FIGURE = /([+\-−]?\d+) ([A-Za-z]+)|([A-Za-z]+) ([+\-−]\d+)/g;

const MINUS = "−";

/** Between figures a comma is a gap and "for" an arrow; elsewhere they are words. */
function between(words: string, after: boolean, before: boolean): PricePart[] {
  if (words === "" || (after && before && /^(,| and)? $/.test(words))) return [];
  if (after && before && words === " for ") return [{ kind: "arrow" }];
  return [{ kind: "words", words }];
}

export function priceParts(words: string, icons: Record<string, string>): PricePart[] {
  const parts: PricePart[] = [];
  let at = 0,
    after = false;
  for (const found of words.matchAll(FIGURE)) {
    const icon = icons[found[2] ?? found[3]!];
    if (!icon) continue;
    parts.push(...between(words.slice(at, found.index), after, true));
    parts.push({ kind: "figure", figure: (found[1] ?? found[4]!).replace("-", MINUS), icon });
    at = found.index + found[0].length;
    after = true;
  }
  const rest = words.slice(at);
  if (rest) parts.push({ kind: "words", words: rest });
  return parts;
}

/** About how many letters wide the parts are, to tell what fits beside an option's words. */
export function priceWidth(parts: PricePart[]): number {
  return parts.reduce(
    (sum, p) => sum + (p.kind === "words" ? p.words.length : p.kind === "arrow" ? 2 : p.figure.length + 3),
    0,
  );
}

/** The icon of the first figure: what it is mostly about. */
export function priceIcon(words: string, icons: Record<string, string>): string | null {
  const first = priceParts(words, icons).find((p) => p.kind === "figure");
  return first?.kind === "figure" ? first.icon : null;
}
