// Single lines of slips: an option with its key, icon, words and price; a refusal with its
// reason and clause.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Choice, Refused } from "../engine/types";
import { cardKind, mapLook, type Look } from "../look";
import type { Desk } from "./desk";
import { focusShows } from "./focus";
import { Icon } from "./Icon";
import { priceIcon, priceParts, priceWidth } from "./price";
import { headOf, joined, partsOf, priceOf, said, type Part, type Said } from "./markedWords";
import type { Row, Where } from "./rows";
import { Token } from "./Token";
import { capital, Price } from "./Figures";

export function Clause({ desk, clause }: { desk: Desk; clause: string }) {
  if (!clause) return null;
  return (
    <button class="clause" onClick={() => desk.showClause(clause)} aria-label={`Rule ${clause}`}>
      {clause}
    </button>
  );
}

/** Where a verb has the icon of what it is about, and that has none. */
const USUAL: Record<string, string> = { card: "cards", place: "boot", track: "bag" };

/** The icon of a verb; "price" in look.json means that of the price's first figure. */
export function VerbIcon({ look, verb, price = said("") }: { look: Look; verb: string; price?: Said }) {
  const own = look.verbs[verb] ?? "arrow";
  const name = own === "price" ? (priceIcon(price, look) ?? "cards") : (USUAL[own] ?? own);
  return <Icon name={name} size={20} colour={look.colours[name]} />;
}

/** The icon of the first card that an option is about. */
function cardIcon({ look, things }: Desk, { targets }: Choice): string | undefined {
  const card = targets.flatMap((t) => things.cards.get(t) ?? [])[0];
  return card && (look.cards.icons[card.id] ?? cardKind(look, card.kind).icon);
}

/** The icon of the land that an option leads to. */
function placeIcon({ look, things }: Desk, { targets }: Choice): string | undefined {
  const space = targets.flatMap((t) => things.spaces.get(t) ?? [])[0];
  return space && mapLook(look, space.map).spaces[space.kind]?.icon;
}

/** The icon of the track that an option changes. */
function trackIcon({ look }: Desk, { targets }: Choice): string | undefined {
  return targets.flatMap((t) => (t.startsWith("track:") ? (look.tracks[t.slice(6)]?.icon ?? []) : []))[0];
}

const ABOUT: Record<string, (desk: Desk, option: Choice) => string | undefined> = { card: cardIcon, place: placeIcon, track: trackIcon };

/** A token of the legend that the option is about, else what its verb has: `card`, `place` and
 * `track` in look.json mean the icon of what it is about. */
function OptionIcon({ desk, option }: { desk: Desk; option: Choice }) {
  const { look } = desk,
    about = ABOUT[look.verbs[option.verb] ?? ""]?.(desk, option);
  if (about) return <Icon name={about} size={20} colour={look.colours[about]} />;
  const kinds = option.targets.flatMap((t) => (t.startsWith("token:") ? [t.slice(6)] : []));
  const token = kinds.find((kind) => look.pieces[kind]?.icon && look.legend.some((line) => line.includes(kind)));
  if (token) return <Token look={look.pieces[token]!} size={22} />;
  return <VerbIcon look={look} verb={option.verb} price={priceOf(option)} />;
}

const SHORT = 17, // letters; a longer price goes below the words
  FIGURES = 2, // so do more figures, between which no line breaks
  LONG = 26, // words of two lines in a small window
  DEEP = 38; // a price of two lines there

interface WordsProps {
  option: Choice;
  look: Look;
  /** The first thing that it names is bold. */
  bold?: boolean;
}

function withBold(words: Said): ComponentChildren {
  const parts = partsOf(words),
    thing = parts.findIndex((p) => p.mark?.ref && !p.mark.ref.startsWith("token:"));
  return parts.map((p, i) => {
    const shown = i === 0 ? capital(p.words) : p.words;
    return i === thing ? <b>{shown}</b> : shown;
  });
}

/** The terms in its own words, and the price. */
function costOf(terms: Said, price: Said): Said {
  const between: Part[] = terms.words && price.words ? [{ words: "; ", mark: { from: 0, to: 0, as: "break" } }] : [];
  return joined([...partsOf(terms), ...between, ...partsOf(price)]);
}

export function OptionWords({ option, look, bold = false }: WordsProps) {
  const { head, terms } = headOf(option);
  const price = costOf(terms, priceOf(option)),
    style = terms.words ? ({ spent: true, earned: "bare" } as const) : {};
  const parts = priceParts(price, look, style),
    width = priceWidth(parts),
    below = width > SHORT || parts.filter((p) => p.kind === "figure").length > FIGURES;
  const shown = <Price of={price} look={look} begins={below} {...style} />;
  const deep = below && width > DEEP,
    fit = ["w", below && "above", deep && "high-above", price.words && head.words.length > LONG && "long"];
  return (
    <>
      <span class={fit.filter(Boolean).join(" ")}>
        <span>{bold ? withBold(head) : capital(head.words)}</span>
        {below && <small class={deep ? "deep" : undefined}>{shown}</small>}
      </span>
      {price.words && !below && <span class="c">{shown}</span>}
    </>
  );
}

const WHERE: Record<Where, string> = { map: "on the map", hand: "in hand", list: "ways" };

interface LineProps {
  desk: Desk;
  row: Row;
  at: number;
  on: boolean;
  /** The way out, which stays in sight. */
  out: boolean;
}

export function OptionLine({ desk, row, at, on, out }: LineProps) {
  const option = row.kind === "option" ? row.option : null;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (on) line.current?.scrollIntoView({ block: "nearest" });
  }, [on]);
  return (
    <li ref={line} class={out ? "out" : undefined}>
      <button
        class={on ? "opt on" : "opt"}
        data-option={option?.id}
        data-verb={(row.kind === "group" ? row.first : row.option).verb}
        aria-keyshortcuts={row.key || undefined}
        title={option ? capital(option.words) : undefined}
        onClick={() => desk.doRow(row)}
        // Marking it scrolls it into sight: under a pressed pointer it would slip away.
        onFocus={() => focusShows() && desk.cursor !== at && desk.setCursor(at)}
      >
        <span class="k" aria-hidden="true">
          {row.key}
        </span>
        {row.kind === "option" ? (
          <>
            {desk.hints?.[0]?.option === row.option.id ? <Icon name="lamp" size={20} /> : <OptionIcon desk={desk} option={row.option} />}
            <OptionWords option={row.option} look={desk.look} bold={on} />
          </>
        ) : (
          <>
            {row.one ? <OptionIcon desk={desk} option={row.first} /> : <VerbIcon look={desk.look} verb={row.first.verb} />}
            <span class="w">{row.words} …</span>
            <span class="c many">
              {row.count} {WHERE[row.where]}
            </span>
          </>
        )}
      </button>
    </li>
  );
}

export function RefusedLine({ desk, refused }: { desk: Desk; refused: Refused }) {
  const { head, terms } = headOf(refused),
    cost = costOf(terms, priceOf(refused));
  return (
    <li class="nope">
      <Icon name="no" size={18} colour="var(--refusal)" />
      <span>
        <b>{capital(head.words)}</b>
        {cost.words && (
          <span class="terms">
            {" "}
            <Price of={cost} look={desk.look} spent={terms.words !== ""} earned={terms.words ? "bare" : undefined} />
          </span>
        )}
        <br />
        <i>{capital(refused.reason)}</i>
        <span class="by">
          {" "}
          · <Clause desk={desk} clause={refused.clause} />
        </span>
      </span>
    </li>
  );
}
