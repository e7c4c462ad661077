// A card in any size: its size comes from the style sheet's custom properties, so hand,
// phone and zoom share one drawing.
import type { SceneCard, Source } from "../engine/types";
import { cardKind, type Look, type PieceLook } from "../look";
import { CardPicture } from "./CardPicture";
import { Icon } from "./Icon";
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
  const price = /^(\d+) ([A-Za-z]+)$/.exec(words);
  if (price && look.words[price[2]!])
    return (
      <span class="cost">
        <Price words={words} look={look} />
      </span>
    );
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

export function CardFace({ card, look, note }: { card: SceneCard; look: Look; note?: string | undefined }) {
  return (
    <span class="inside">
      <span class="pic">
        <CardPicture card={card} look={look} />
      </span>
      <Needs words={card.cost} look={look} />
      {card.gain && (
        <span class="gain">
          <Price words={`+${card.gain}`} look={look} size={16} />
        </span>
      )}
      <span class="nm">{typeset(card.title)}</span>
      <span class="tx">{card.text}</span>
      <span class="ft">
        <span>{note ? capital(note) : cardFooter(card, look)}</span>
        <SourceMark source={card.source} />
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
