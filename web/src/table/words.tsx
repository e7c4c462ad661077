// Words of the engine, made ready for people: capitals, figures with icons, marked names.
import type { Look } from "../look";
import { capital } from "./capital";
import { Icon } from "./Icon";
import { priceParts, type PriceStyle } from "./price";
import { partsOf, type Said } from "./said";

export { capital } from "./capital";

interface PriceProps extends PriceStyle {
  of: Said;
  look: Look;
  size?: number;
  /** It begins a line. */
  begins?: boolean;
}

/** "3 coins" as 3 and a coin; what has no icon stays words. */
export function Price({ of, look, size = 15, begins = false, ...style }: PriceProps) {
  if (!of.words) return null;
  const parts = priceParts(of, look, style).map((part, i) => {
    if (part.kind === "words") return <span class="pw">{begins && i === 0 ? capital(part.words) : part.words}</span>;
    if (part.kind === "arrow") return <Icon name="arrow" size={size * 0.8} />;
    return (
      <span class={part.tone ? `pf ${part.tone === "gain" ? "brings" : "harms"}` : "pf"}>
        {part.figure.startsWith("+") ? <i class="plus">+</i> : null}
        {part.figure.startsWith("+") ? part.figure.slice(1) : part.figure}
        <Icon name={part.icon} size={size} colour={look.colours[part.icon]} />
      </span>
    );
  });
  return (
    <span class="price" role="img" aria-label={heard(of, style)}>
      <span aria-hidden="true">{parts}</span>
    </span>
  );
}

/** The same as words only, for screen readers: an arrow reads "for". */
function heard(of: Said, { earned }: PriceStyle): string {
  const brought = (as: string | undefined) => (as === "earn" && earned && earned !== "bare") || (as === "told" && earned === "all");
  return partsOf(of)
    .map(({ words, mark }) => (mark?.as === "arrow" ? " for " : brought(mark?.as) ? `+${words}` : words))
    .join("");
}

/** Straight apostrophes as printers set them. */
export function typeset(words: string): string {
  return words.replace(/'/g, "\u2019");
}
