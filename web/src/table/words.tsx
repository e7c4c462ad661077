// Words of the engine, made ready for people: capitals, figures with icons, marked names.
import type { ComponentChildren } from "preact";
import type { Look } from "../look";
import { Icon } from "./Icon";

export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** "3 coins" as 3 and a coin; what is not known stays as it is. */
export function Price({ words, look, size = 15 }: { words: string; look: Look; size?: number }) {
  if (!words) return null;
  const parts: ComponentChildren[] = [];
  const pattern = /([+-]?\d+) ([A-Za-z]+)/g;
  let at = 0;
  for (const found of words.matchAll(pattern)) {
    const icon = look.words[found[2]!];
    if (!icon) continue;
    parts.push(
      words.slice(at, found.index),
      found[1],
      <Icon name={icon} size={size} colour={look.colours[icon]} />,
    );
    at = found.index + found[0].length;
  }
  parts.push(words.slice(at));
  return (
    <span class="price" role="img" aria-label={words}>
      <span aria-hidden="true">{parts}</span>
    </span>
  );
}

/** Straight apostrophes as printers set them. */
export function typeset(words: string): string {
  return words.replace(/'/g, "\u2019");
}
