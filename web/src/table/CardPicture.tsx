// The picture of a card: a field in its class colour, a pattern seeded by its id, one icon.
import type { SceneCard } from "../engine/types";
import { cardKind, hash, type Look } from "../look";
import { IconAt } from "./Icon";
import { isSigned, priceIcon } from "./price";
import { gainOf } from "./markedWords";

const W = 146,
  H = 82;
const PATTERNS = ["rays", "dunes", "stars", "rings", "hatch"];

/** A small random generator, seeded so that a card looks the same everywhere. */
export function chance(seed: number): () => number {
  let s = seed || 1;
  return () => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    return (s >>> 0) / 4294967296;
  };
}

function rays() {
  return Array.from({ length: 18 }, (_, i) => {
    const a = (i * Math.PI) / 9,
      b = a + 0.175;
    const far = (t: number) =>
      `${(73 + 300 * Math.cos(t)).toFixed(1)} ${(51 + 300 * Math.sin(t)).toFixed(1)}`;
    return <path d={`M73 51L${far(a)}L${far(b)}z`} fill="#fff" opacity=".1" />;
  });
}

function dunes(next: () => number) {
  return [59, 69, 78.7].map((y, i) => {
    let d = `M0 ${y}`;
    for (let x = 0; x < W;) {
      const w = 20 + next() * 16;
      d += `q${w.toFixed(1)} ${(-6 - next() * 8).toFixed(1)} ${(2 * w).toFixed(1)} ${(next() * 3 - 1.5).toFixed(1)}`;
      x += 2 * w;
    }
    return <path d={`${d}V82H0z`} fill="#000" opacity={0.1 + i * 0.07} />;
  });
}

function stars(next: () => number) {
  return Array.from({ length: 26 }, () => (
    <circle
      cx={(next() * W).toFixed(1)}
      cy={(next() * H).toFixed(1)}
      r={(0.7 + next() * 1.5).toFixed(1)}
      fill="#fff"
      opacity={(0.4 + next() * 0.45).toFixed(2)}
    />
  ));
}

function rings() {
  return Array.from({ length: 8 }, (_, i) => (
    <circle
      cx="73"
      cy="41"
      r={10.7 * (i + 1)}
      fill="none"
      stroke="#fff"
      stroke-width="3.7"
      opacity={i % 2 ? 0.08 : 0.2}
    />
  ));
}

function hatch() {
  return Array.from({ length: 22 }, (_, i) => (
    <path d={`M${i * 12 - 90} 82L${i * 12} 0`} stroke="#fff" stroke-width="3" opacity={i % 2 ? 0.07 : 0.13} />
  ));
}

/** Where the icon stands, so that nothing on the picture covers it. */
export type Shift = "" | "left" | "far" | "right" | "low" | "corner";
const MIDDLE: Record<Shift, [number, number]> = {
  "": [73, 41],
  left: [60, 41],
  far: [28, 50],
  right: [92, 41],
  low: [78, 52],
  corner: [112, 30],
};

/** A card that gives something has that resource's colour, never another's. */
function gainColour(card: SceneCard, look: Look): string | undefined {
  const icon = isSigned(gainOf(card)) ? priceIcon(gainOf(card), look) : null;
  return icon ? look.colours[icon] : undefined;
}

/** The colour of its picture, and of whatever stands for the card. */
export function cardColour(card: SceneCard, look: Look): string {
  const { colours } = cardKind(look, card.kind);
  return look.cards.colours[card.id] ?? gainColour(card, look) ?? colours[hash(card.id) % colours.length]!;
}

export function CardPicture({ card, look, shift = "" }: { card: SceneCard; look: Look; shift?: Shift }) {
  const kind = cardKind(look, card.kind);
  const seed = hash(card.id);
  const colour = cardColour(card, look);
  const pattern = look.cards.patterns[card.id] ?? PATTERNS[(seed >> 5) % PATTERNS.length]!;
  const icon = look.cards.icons[card.id] ?? kind.icon;
  const [x, y] = MIDDLE[shift];
  const next = chance(seed);
  return (
    <svg
      viewBox={`0 0 ${W} ${H}`}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: "block", background: colour }}
      aria-hidden="true"
    >
      {pattern === "rays" && rays()}
      {pattern === "stars" && stars(next)}
      {pattern === "rings" && rings()}
      {pattern === "hatch" && hatch()}
      {pattern !== "rings" && <circle cx={x} cy={y} r="31" fill="#fff" opacity=".16" />}
      {(pattern === "rays" || pattern === "dunes") && dunes(next)}
      {pattern === "dunes" && <circle cx={x + 35} cy="24" r="12" fill="#fff" opacity=".5" />}
      <g class={`emblem ${shift}`} style={{ transformOrigin: `${x}px ${y}px` }}>
        <IconAt name={icon} x={x + 1.5} y={y + 2.5} size={46} colour="#0006" />
        <IconAt name={icon} x={x} y={y} size={46} colour="#FFF8E6" />
      </g>
    </svg>
  );
}
