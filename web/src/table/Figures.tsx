// Words of the engine with figures and icons in them: prices, gains, Jobs.
import type { Look, UnitLook } from "../look";
import { capital } from "./capital";
import { Icon } from "./Icon";
import { PLUS, priceParts, type PriceStyle } from "./price";
import { lines, partsOf, type Said } from "./markedWords";

export { capital } from "./capital";

interface PriceProps extends PriceStyle {
  of: Said;
  look: Look;
  size?: number;
  /** It begins a line. */
  begins?: boolean;
}

/** An icon; one that differs from others only in colour has a letter. */
function UnitIcon({ unit, look, size }: { unit: UnitLook; look: Look; size: number }) {
  return (
    <>
      <Icon name={unit.icon} size={size} colour={unit.colour ?? look.colours[unit.icon]} />
      {unit.letter && <i class="unit-letter">{unit.letter}</i>}
    </>
  );
}

/** A condition or a deed without an amount. */
function Sign({ unit, look, size }: { unit: UnitLook; look: Look; size: number }) {
  return (
    <span class={unit.boxed ? "sign boxed" : "sign"}>
      <UnitIcon unit={unit} look={look} size={size} />
    </span>
  );
}

/** The lines of a text as rows of icons. */
export function Jobs({ of, look, size = 15 }: { of: Said; look: Look; size?: number }) {
  return (
    <>
      {lines(of).map((line, i) => (
        <span class="job" key={i}>
          <Price of={line} look={look} size={size} begins spent earned="bare" />
        </span>
      ))}
    </>
  );
}

/** "3 coins" as 3 and a coin; what has no icon stays words. */
export function Price({ of, look, size = 15, begins = false, ...style }: PriceProps) {
  if (!of.words) return null;
  const parts = priceParts(of, look, style).map((part, i) => {
    if (part.kind === "words") return <span class="pw">{begins && i === 0 ? capital(part.words) : part.words}</span>;
    if (part.kind === "arrow") return <Icon name="arrow" size={size * 0.8} />;
    if (part.kind === "sign") return <Sign unit={part.unit} look={look} size={size} />;
    return (
      <span class={part.tone ? `pf ${part.tone === "gain" ? "brings" : "harms"}` : "pf"}>
        {part.sign === PLUS ? <i class="plus">{PLUS}</i> : part.sign}
        {part.dice ? <span class="hex">{part.figure}</span> : part.figure}
        <UnitIcon unit={part.unit} look={look} size={size} />
      </span>
    );
  });
  return (
    <span class="price" role="img" aria-label={heard(of, style)}>
      <span aria-hidden="true">{parts}</span>
    </span>
  );
}

/** The same as words only, for screen readers: a bare arrow has a word. */
function heard(of: Said, { earned }: PriceStyle): string {
  const brought = (as: string | undefined) => (as === "earn" && earned && earned !== "bare") || (as === "told" && earned === "all");
  return partsOf(of)
    .map(({ words, mark }) => (mark?.as === "arrow" && mark.other ? ` ${mark.other} ` : brought(mark?.as) ? `${PLUS}${words}` : words))
    .join("");
}

/** Straight apostrophes as printers set them. */
export function typeset(words: string): string {
  return words.replace(/'/g, "\u2019");
}
