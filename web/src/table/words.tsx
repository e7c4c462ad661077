// Words of the engine, made ready for people: capitals, figures with icons, marked names.
import type { Look } from "../look";
import { Icon } from "./Icon";
import { priceParts, priceWords } from "./price";

export { capital } from "./capital";

/** "3 coins" as 3 and a coin; what is not known stays as it is. */
export function Price({ words, look, size = 15 }: { words: string; look: Look; size?: number }) {
  if (!words) return null;
  const parts = priceParts(words, look.words, look.harms).map((part) => {
    if (part.kind === "words") return <span class="pw">{part.words}</span>;
    if (part.kind === "arrow") return <Icon name="arrow" size={size * 0.8} />;
    return (
      <span class={part.tone ? `pf ${part.tone === "gain" ? "brings" : "harms"}` : "pf"}>
        {part.figure.startsWith("+") ? <i class="plus">+</i> : null}
        {part.figure.replace(/^\+/, "")}
        <Icon name={part.icon} size={size} colour={look.colours[part.icon]} />
      </span>
    );
  });
  return (
    <span class="price" role="img" aria-label={priceWords(words)}>
      <span aria-hidden="true">{parts}</span>
    </span>
  );
}

/** Straight apostrophes as printers set them. */
export function typeset(words: string): string {
  return words.replace(/'/g, "\u2019");
}
