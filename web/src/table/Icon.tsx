// Icons of icons.svg, which travels inside the script: one place in the page, used by name.
import sprite from "../../static/icons.svg";
import { USUAL_LETTERS } from "./form";

let placed = false;

/** Called once before the first screen. */
export function placeIcons(): void {
  if (placed) return;
  placed = true;
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

/** `size` in pixels at the usual text size: it grows with the letters beside it. */
export function Icon({ name, size = 18, colour }: { name: string; size?: number; colour?: string }) {
  const side = `${(size / USUAL_LETTERS).toFixed(3)}rem`;
  return (
    <svg
      class="ic"
      width={side}
      height={side}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={colour ? { color: colour } : undefined}
    >
      <use href={`#${name}`} />
    </svg>
  );
}

/** The same inside another drawing, centred at x, y. */
export function IconAt({
  name,
  x,
  y,
  size,
  colour,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  colour: string;
}) {
  return (
    <use
      href={`#${name}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      style={{ color: colour }}
    />
  );
}
