// Prices and gains in parts: "2 Attack -> 1 Water, 1 Grit" is a figure with an icon, an arrow and
// two more. look.json says which units have an icon; all else stays words. Gains have a plus and
// a tone of their own, so that they are never taken for a price.
import type { Mark } from "../engine/types";
import type { Look, UnitLook } from "../look";
import { isStop, partsOf, type Said } from "./markedWords";

/** `gain`: it comes to you; `harm`: it is done to you; "": a price, or neither. */
type Tone = "gain" | "harm" | "";
export const PLUS = "+";
const MINUS = "−";
/** A number as it is printed, and as a change. */
export const digits = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));
export const signed = (by: number): string => (by > 0 ? `${PLUS}${by}` : digits(by));
type Sign = typeof PLUS | typeof MINUS | "";
type PricePart =
  | { kind: "words"; words: string }
  | { kind: "figure"; sign: Sign; figure: string; icon: string; tone: Tone; unit: UnitLook; dice: boolean }
  | { kind: "sign"; unit: UnitLook; words: string }
  | { kind: "arrow" };

export interface PriceStyle {
  /** Also show icons for the units that have them only where space is short. */
  brief?: boolean;
  /** What is earned: with a plus ("all": whatever has an amount), or as it reads. */
  earned?: "plus" | "all" | "bare";
  /** What is paid has a minus. */
  spent?: boolean;
}

/** What is drawn in place of a mark's words, if anything is. */
function unitOf(mark: Mark | null, look: Look, brief = false): UnitLook | null {
  const id = mark?.as === "sign" ? mark.other : mark?.unit,
    unit = id === undefined ? undefined : look.units[id];
  return unit && (brief || !unit.brief) ? unit : null;
}

/** More of what harms is as bad as less of what helps. */
function figureOf(mark: Mark, unit: UnitLook, look: Look, { earned = "plus", spent = false }: PriceStyle): PricePart {
  const amount = mark.amount ?? 0,
    { icon } = unit,
    brought = (mark.as === "earn" && earned !== "bare") || (earned === "all" && mark.as === "told"),
    has = mark.as === "gain" || brought,
    pays = spent && mark.as === "cost",
    sign = pays ? MINUS : has || mark.as === "lost" ? (amount < 0 ? MINUS : PLUS) : "";
  const tone = !has || amount === 0 ? "" : amount > 0 !== look.harms.includes(icon) ? "gain" : "harm";
  return { kind: "figure", sign, figure: mark.figure ?? String(Math.abs(amount)), icon, tone, unit, dice: mark.dice ?? false };
}

/** What stands between figures: a joint is room enough, and no stop closes what ends with an icon. */
function between(parts: PricePart[], isJoint: boolean, after: boolean, before: boolean): PricePart[] {
  const [only] = parts;
  if (!after || parts.length !== 1 || only?.kind !== "words") return parts;
  return (before ? isJoint : isStop(only.words)) ? [] : parts;
}

function addWords(to: PricePart[], words: string): void {
  const last = to[to.length - 1];
  if (last?.kind === "words") last.words += words;
  else to.push({ kind: "words", words });
}

/** A semicolon after an icon would be lost on it: a dot sets apart what follows. */
const APART = " · ";

export function priceParts(price: Said, look: Look, style: PriceStyle = {}): PricePart[] {
  const out: PricePart[] = [];
  let waiting: PricePart[] = [],
    isJoint = true,
    after = false;
  const flush = (before: boolean) => {
    out.push(...between(waiting, isJoint, after, before));
    [waiting, isJoint] = [[], true];
  };
  for (const { words, mark } of partsOf(price)) {
    const unit = unitOf(mark, look, style.brief);
    if (unit) {
      flush(true);
      out.push(mark!.as === "sign" || unit.bare ? { kind: "sign", unit, words } : figureOf(mark!, unit, look, style));
      after = true;
    } else if (mark?.as === "arrow") waiting.push({ kind: "arrow" });
    else {
      addWords(waiting, mark?.as === "break" && after && waiting.length === 0 ? APART : words);
      isJoint &&= mark?.as === "gap" || mark?.as === "joint";
    }
  }
  flush(false);
  return out;
}

/** The approximate width of the parts in letters, to see what fits beside an option's words. */
export function priceWidth(parts: PricePart[]): number {
  return parts.reduce(
    (sum, p) => sum + (p.kind === "words" ? p.words.length : p.kind === "figure" ? p.sign.length + p.figure.length + (p.tone === "gain" ? 4 : 3) : p.kind === "sign" ? 3 : 2),
    0,
  );
}

/** The icon of the first figure: what it is mostly about. */
export function priceIcon(price: Said, look: Look): string | null {
  const first = priceParts(price, look).find((p) => p.kind === "figure");
  return first?.kind === "figure" ? first.icon : null;
}

export const hasFigure = (price: Said, look: Look): boolean => priceIcon(price, look) !== null;

/** One figure and nothing else: a price, not a condition. */
export function isFigure(price: Said, look: Look): boolean {
  const parts = priceParts(price, look);
  return parts.length === 1 && parts[0]!.kind === "figure";
}

/** "+2 Movement", "Curse +1": what a card does by itself; "6 coins" is what it is worth. */
export function isSigned({ marks }: Said): boolean {
  return marks?.[0]?.as === "gain";
}

/** How much worse it is to be harmed by 1 than to pay 1, which was there to be spent. */
const HARM = 2;

/** Whether more of a unit is worse. */
export type Harms = (unit: string) => boolean;

/** How expensive an option is compared with others of its kind: the sum of what is paid, of what
 * harms, and of what is given up; to give up what harms is good. */
export function paidIn({ marks = [] }: Said, harms: Harms): number {
  const costOf = ({ as, unit, amount = 0 }: Mark) => {
    if (as === "cost") return Math.max(0, amount);
    if (unit === undefined) return 0;
    const good = harms(unit) ? -amount : amount;
    return as === "lost" ? good : as === "gain" ? HARM * Math.max(0, -good) : 0;
  };
  return marks.reduce((sum, m) => sum + costOf(m), 0);
}
