// A card in any size: its size comes from the style sheet's custom properties, so hand,
// phone and zoom share one drawing.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Mark, SceneCard, Source } from "../engine/types";
import { cardKind, type CardKindLook, type Look } from "../look";
import { CardPicture, type Shift } from "./CardPicture";
import { readFace, type FaceRow } from "./cardText";
import { Icon } from "./Icon";
import { hasFigure, isFigure, isSigned, priceParts, type PriceStyle } from "./price";
import { costOf, gainOf, lines, said, segments, withGaps, type Said } from "./markedWords";
import { TileFace } from "./Tile";
import { Token } from "./Token";
import { capital, Jobs, Price, typeset } from "./Figures";

const SOURCE_WORDS: Record<Source, string> = {
  rulebook: "known",
  public: "known",
  partly: "partly known",
  inferred: "inferred",
  invented: "invented",
};

export function sourceWord(source: Source): string {
  return SOURCE_WORDS[source] ?? source;
}

/** Full: known; half: partly known or inferred; empty: invented. Drawn, not coloured. */
export function SourceMark({ source, size = 13 }: { source: Source; size?: number }) {
  return (
    <svg class="ic" viewBox="0 0 14 14" width={size} height={size} role="img" aria-label={sourceWord(source)}>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" stroke-width="1.6" />
      {(source === "inferred" || source === "partly") && <path d="M7 1.500a5.500 5.500 0 0 1 0 11z" fill="currentColor" />}
      {(source === "rulebook" || source === "public") && <circle cx="7" cy="7" r="5.5" fill="currentColor" />}
    </svg>
  );
}

function Need({ need, look }: { need: Said; look: Look }) {
  if (isFigure(need, look)) return <Pill of={need} look={look} />;
  const pieces = (need.marks ?? []).flatMap((m) => (m.ref?.startsWith("token:") ? (look.pieces[m.ref.slice(6)] ?? []) : []));
  if (pieces.length > 0)
    return (
      <>
        {pieces.slice(0, 3).map((p) => (
          <Token look={p} size={26} />
        ))}
      </>
    );
  const mark = need.marks?.find((m) => m.as === "brief");
  const brief = mark ? (mark.other ?? need.words.slice(mark.from, mark.to)) : need.words;
  return <span class={brief.length > 7 ? "place long" : "place"}>{capital(brief)}</span>;
}

/** What it costs or is worth: pale, in ink. */
function Pill({ of, look, earned, below = false }: { of: Said; look: Look; below?: boolean } & PriceStyle) {
  return (
    <span class={below ? "pill below" : "pill"}>
      <Price of={of} look={look} size={16} earned={earned} />
    </span>
  );
}

/** What it does by itself: one chip per figure, in the resource's colour. */
function Chips({ of, look }: { of: Said; look: Look }) {
  return (
    <span class="chips">
      {priceParts(of, look).map((part) =>
        part.kind === "figure" ? (
          <span class="gain" style={{ background: look.colours[part.icon] ?? "#5A4208" }} role="img" aria-label={`${part.sign}${part.figure} ${part.icon}`}>
            {part.sign}
            {part.figure}
            <Icon name={part.icon} size={16} />
          </span>
        ) : null,
      )}
    </span>
  );
}

/** What a card needs, at its upper left: tokens where it names them, else words. */
function Needs({ of, look }: { of: Said; look: Look }) {
  if (!of.words) return null;
  return (
    <span class="needs" title={of.words}>
      {segments(of).map((need) => (
        <Need need={need} look={look} />
      ))}
    </span>
  );
}

export function cardFooter(card: SceneCard, look: Look): string {
  const label = cardKind(look, card.kind).label;
  return card.type ? `${label}, ${card.type}` : label;
}

function Row({ row, look }: { row: FaceRow; look: Look }) {
  const icon = look.cards.rows[row.id];
  return (
    <span class="fr">
      {icon && <Icon name={icon} size={15} />}
      <span>
        <b>{row.label}:</b> <Price of={row.words} look={look} />
      </span>
    </span>
  );
}

const STEPS = 8;

/** Fuller faces get a lower picture and smaller letters (data-full), as far as needed. */
function fit(inside: HTMLElement): void {
  const words = inside.querySelector<HTMLElement>(".tx, .does");
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

/** The icon makes room for what is in the corners above it. */
function shiftOf(left: boolean, pill: Said | undefined): Shift {
  if (left) return pill ? "low" : "right";
  return pill && segments(pill).length > 1 ? "far" : pill ? "left" : "";
}

/** What marks the kind, at the upper right of the picture. */
function Corner({ kind: { corner } }: { kind: CardKindLook }) {
  if (!corner) return null;
  return (
    <span class={corner.letter ? "corner dark-corner" : "corner"} aria-hidden="true">
      {corner.letter ?? <Icon name={corner.icon ?? "star"} size={15} />}
    </span>
  );
}

/** The ways to buy it, each with its conditions. */
export function Buy({ of, look }: { of: Said; look: Look }) {
  return (
    <span class="buy">
      {lines(of).map((line, i) => (
        <span key={i}>
          {i > 0 && <i>or</i>} <Price of={line} look={look} begins />
        </span>
      ))}
    </span>
  );
}

interface FaceProps {
  card: SceneCard;
  look: Look;
  note?: string | undefined;
  noteMarks?: Mark[] | undefined;
}

/** The foot of any card: what is to be said of it now, else its class; and where it comes from. */
function Foot({ card, look, note }: FaceProps) {
  return (
    <span class="ft">
      <span>{note ? capital(note) : cardFooter(card, look)}</span>
      <span>
        <span class="sw">{sourceWord(card.source)}</span>
        <SourceMark source={card.source} />
      </span>
    </span>
  );
}

function TileCard({ card, look, note, noteMarks }: FaceProps) {
  const inside = useFit(`${card.ref} ${note ?? ""}`);
  return (
    <span class="inside tile-face" ref={inside}>
      <TileFace card={card} look={look} item={note ? { note, ...(noteMarks && { note_marks: noteMarks }) } : undefined} />
      <Foot card={card} look={look} />
    </span>
  );
}

export function CardFace(props: FaceProps) {
  return cardKind(props.look, props.card.kind).tile ? <TileCard {...props} /> : <PictureCard {...props} />;
}

function PictureCard({ card, look, note }: FaceProps) {
  const face = readFace(card),
    gain = gainOf(card),
    cost = costOf(card),
    kind = cardKind(look, card.kind);
  const chips = isSigned(gain);
  const [figures, others] = [true, false].map((is) => segments(gain).filter((part) => hasFigure(part, look) === is)) as [Said[], Said[]];
  const worth = chips || figures.length === 0 ? undefined : withGaps(figures);
  // A price goes on the right if the left is taken.
  const aside = chips && isFigure(cost, look);
  const pill = worth ?? (card.worth ? said(card.worth, card.worth_marks) : aside ? cost : undefined);
  // A price at the left and a worth: the worth goes below.
  const below = !chips && pill !== undefined && isFigure(cost, look);
  const left = chips || (card.cost && !aside && !kind.jobs);
  const inside = useFit(`${card.ref} ${note ?? ""}`);
  return (
    <span class={`inside${face.rows.length > 1 ? " rows" : ""}`} ref={inside}>
      <span class="pic">
        <CardPicture card={card} look={look} shift={below ? "corner" : shiftOf(Boolean(left), pill)} />
      </span>
      {!aside && !kind.jobs && <Needs of={cost} look={look} />}
      <Corner kind={kind} />
      {chips && <Chips of={gain} look={look} />}
      {pill && <Pill of={pill} look={look} below={below} earned={kind.plus ? "plus" : "bare"} />}
      <span class="nm">{typeset(card.title)}</span>
      <span class="tx">
        {others.length > 0 && <span class="tl">{capital(withGaps(others).words)}.</span>}
        {face.words.words &&
          (kind.jobs ? (
            <Jobs of={face.words} look={look} />
          ) : (
            <span class="tl">
              <Price of={face.words} look={look} />
            </span>
          ))}
        {kind.jobs && cost.words && <Buy of={cost} look={look} />}
        {face.rows.map((r) => (
          <Row row={r} look={look} />
        ))}
      </span>
      <Foot card={card} look={look} note={note} />
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
