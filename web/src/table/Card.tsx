// A card in any size: its size comes from the style sheet's custom properties, so hand,
// phone and zoom share one drawing.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SceneCard, Source } from "../engine/types";
import { cardKind, type Look, type PieceLook } from "../look";
import { CardPicture, type Shift } from "./CardPicture";
import { readFace, type FaceRow } from "./face";
import { Icon } from "./Icon";
import { isSigned, priceParts } from "./price";
import { Token } from "./Token";
import { capital, Price, typeset } from "./words";

const SOURCE_WORDS: Record<Source, string> = {
  rulebook: "known",
  public: "known",
  partly: "known in part",
  inferred: "inferred",
  invented: "invented",
};

export function sourceWord(source: Source): string {
  return SOURCE_WORDS[source] ?? source;
}

/** ● known, ◐ known in part or inferred, ○ invented: drawn, not coloured. */
export function SourceMark({ source, size = 13 }: { source: Source; size?: number }) {
  return (
    <svg class="ic" viewBox="0 0 14 14" width={size} height={size} role="img" aria-label={sourceWord(source)}>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" stroke-width="1.6" />
      {(source === "inferred" || source === "partly") && <path d="M7 1.500a5.500 5.500 0 0 1 0 11z" fill="currentColor" />}
      {(source === "rulebook" || source === "public") && <circle cx="7" cy="7" r="5.5" fill="currentColor" />}
    </svg>
  );
}

/** Pieces that the words name: "a Hunter in the stomach", "1 Ash Twig and 1 Wishbone". */
function named(words: string, look: Look): PieceLook[] {
  const low = words.toLowerCase();
  return Object.entries(look.pieces)
    .filter(
      ([kind, p]) =>
        (p.icon || p.letter) &&
        low.includes(kind.replace(/^[a-z]+_(?=[a-z]+$)/, (w) => (p.letter ? "" : w)).replace(/_/g, " ")),
    )
    .map(([, p]) => p);
}

function Need({ words, look }: { words: string; look: Look }) {
  if (isPrice(words, look)) return <Pill words={words} look={look} />;
  const pieces = named(words, look);
  if (pieces.length > 0)
    return (
      <>
        {pieces.slice(0, 3).map((p) => (
          <Token look={p} size={26} />
        ))}
      </>
    );
  const short = words
    .replace(/^(at|in|with) /, "")
    .replace(/^(an?|the) /i, "")
    .replace(/('s house| visited| in .*)$/, "");
  return <span class={short.length > 7 ? "place long" : "place"}>{capital(short)}</span>;
}

/** "3 Energy" is a price; "a Hunter in the stomach" is not. */
function isPrice(words: string, look: Look): boolean {
  const found = /^(\d+) ([A-Za-z]+)$/.exec(words);
  return found !== null && look.words[found[2]!] !== undefined;
}

/** What it costs or is worth: pale, in ink. */
function Pill({ words, look, below = false }: { words: string; look: Look; below?: boolean }) {
  return (
    <span class={below ? "pill below" : "pill"}>
      <Price words={words} look={look} size={16} />
    </span>
  );
}

/** What it does by itself: one chip a figure, in the resource's colour. */
function Chips({ words, look }: { words: string; look: Look }) {
  return (
    <span class="chips">
      {priceParts(words, look.words).map((part) =>
        part.kind === "figure" ? (
          <span class="gain" style={{ background: look.colours[part.icon] ?? "#5A4208" }} role="img" aria-label={`${part.figure} ${part.icon}`}>
            {part.figure}
            <Icon name={part.icon} size={16} />
          </span>
        ) : null,
      )}
    </span>
  );
}

/** What a card needs, at its upper left: tokens where the words name them, else the words. */
function Needs({ words, look }: { words: string; look: Look }) {
  if (!words) return null;
  return (
    <span class="needs" title={words}>
      {words.split(", ").map((part) => (
        <Need words={part} look={look} />
      ))}
    </span>
  );
}

export function cardFooter(card: SceneCard, look: Look): string {
  const label = cardKind(look, card.kind).label;
  return card.type ? `${label}, ${card.type}` : label;
}

function Row({ row, look }: { row: FaceRow; look: Look }) {
  const icon = look.cards.labels[row.label];
  return (
    <span class="fr">
      {icon && <Icon name={icon} size={15} />}
      <span>
        <b>{row.label}:</b> <Price words={row.words} look={look} />
      </span>
    </span>
  );
}

/** What it is worth: its figures, with a plus where they are bare ("6 coins"). */
function worthOf(gain: string, look: Look): string {
  const figures = gain.split(", ").filter((part) => priceParts(part, look.words).some((p) => p.kind === "figure"));
  const words = figures.join(", ");
  return /^\d+ [a-z]/.test(words) ? `+${words}` : words;
}

/** What a gain says without figures: "draw 1 card". */
function gainWords(gain: string, look: Look): string {
  return priceParts(gain, look.words)
    .flatMap((p) => (p.kind === "words" ? [p.words.replace(/^,\s*|,\s*$/g, "")] : []))
    .filter(Boolean)
    .join(", ");
}

const STEPS = 8;

/** Fuller faces get a lower picture and smaller letters (data-full), as far as is needed. */
function fit(inside: HTMLElement): void {
  const words = inside.querySelector<HTMLElement>(".tx");
  if (!words) return;
  for (let step = 0; step <= STEPS; step++) {
    inside.dataset.full = String(step);
    if (words.scrollHeight <= words.clientHeight + 1) return;
  }
}

function useFit(what: string): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const inside = ref.current;
    if (!inside) return;
    const watch = new ResizeObserver(() => fit(inside));
    watch.observe(inside);
    return () => watch.disconnect();
  }, [what]);
  return ref;
}

/** The icon makes room for what stands in the corners above it. */
function shiftOf(left: boolean, pill: string): Shift {
  if (left) return pill ? "low" : "right";
  return pill.includes(",") ? "far" : pill ? "left" : "";
}

interface FaceProps {
  card: SceneCard;
  look: Look;
  note?: string | undefined;
}

export function CardFace({ card, look, note }: FaceProps) {
  const face = readFace(card);
  const chips = isSigned(card.gain);
  const worth = chips ? "" : worthOf(card.gain, look);
  // A price stands at the right where the left is taken.
  const aside = chips && isPrice(card.cost, look);
  const pill = worth || face.value || (aside ? card.cost : "");
  const more = gainWords(card.gain, look);
  // Of an encounter with several places only the one that counts now, where the note names it.
  const here = face.rows.filter((r) => r.label === note?.split(":")[0]);
  const rows = here.length > 0 ? here : face.rows;
  // A price at the left and a worth: the worth goes below.
  const below = !chips && pill !== "" && isPrice(card.cost, look);
  const left = chips || (card.cost && !aside);
  const inside = useFit(`${card.ref} ${note ?? ""}`);
  return (
    <span class={`inside${rows.length > 1 ? " rows" : ""}`} ref={inside}>
      <span class="pic">
        <CardPicture card={card} look={look} shift={below ? "corner" : shiftOf(Boolean(left), pill)} />
      </span>
      {!aside && <Needs words={card.cost} look={look} />}
      {chips && <Chips words={card.gain} look={look} />}
      {pill && <Pill words={pill} look={look} below={below} />}
      <span class="nm">{typeset(card.title)}</span>
      <span class="tx">
        {more && <span class="tl">{capital(more)}.</span>}
        {face.words && (
          <span class="tl">
            <Price words={face.words} look={look} />
          </span>
        )}
        {rows.map((r) => (
          <Row row={r} look={look} />
        ))}
      </span>
      <span class="ft">
        <span>{note && here.length === 0 ? capital(note) : cardFooter(card, look)}</span>
        <span>
          <span class="sw">{sourceWord(card.source)}</span>
          <SourceMark source={card.source} />
        </span>
      </span>
    </span>
  );
}

export function CardBack({ kind, look }: { kind: string; look: Look }) {
  const own = cardKind(look, kind);
  return (
    <span class="card back" style={{ background: own.back }} aria-hidden="true">
      <Icon name={own.icon} size={42} />
    </span>
  );
}
