// Single lines of slips: an option with its key, icon, words and price; a refusal with its
// reason and clause.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Choice, Refused } from "../engine/types";
import type { Look } from "../look";
import type { Desk } from "./desk";
import { focusShows } from "./focus";
import { Icon } from "./Icon";
import { priceIcon, priceParts, priceWidth } from "./price";
import type { Row, Where } from "./rows";
import { Token } from "./Token";
import { capital, Price } from "./words";

export function Clause({ desk, clause }: { desk: Desk; clause: string }) {
  if (!clause) return null;
  return (
    <button class="clause" onClick={() => desk.showClause(clause)} aria-label={`Rule ${clause}`}>
      {clause}
    </button>
  );
}

/** The icon of a verb; "price" in look.json means that of the price's first figure. */
export function VerbIcon({ look, verb, price = "" }: { look: Look; verb: string; price?: string }) {
  const own = look.verbs[verb] ?? "arrow";
  const name = own === "price" ? (priceIcon(price, look.words) ?? "cards") : own;
  return <Icon name={name} size={20} colour={look.colours[name]} />;
}

function OptionIcon({ look, option }: { look: Look; option: Choice }) {
  const words = option.words.toLowerCase();
  const token = Object.entries(look.pieces).find(
    ([kind, p]) => p.icon && look.legend.some((line) => line.includes(kind)) && words.includes(kind.replace(/_/g, " ")),
  );
  if (token) return <Token look={token[1]} size={22} />;
  return <VerbIcon look={look} verb={option.verb} price={option.price} />;
}

const SHORT = 17, // letters; a longer price stands below the words
  LONG = 26; // words of two lines in a small window

interface WordsProps {
  words: string;
  price: string;
  look: Look;
  /** The thing it is about, bold where it stands in the words. */
  thing?: string | undefined;
}

function withBold(words: string, thing: string | undefined): ComponentChildren {
  const at = thing ? words.toLowerCase().indexOf(thing.toLowerCase()) : -1;
  if (!thing || at < 0) return capital(words);
  return (
    <>
      {capital(words.slice(0, at))}
      <b>{at === 0 ? capital(words.slice(0, thing.length)) : words.slice(at, at + thing.length)}</b>
      {words.slice(at + thing.length)}
    </>
  );
}

export function OptionWords({ words, price, look, thing }: WordsProps) {
  const below = priceWidth(priceParts(price, look.words, look.harms)) > SHORT;
  const shown = <Price words={below ? capital(price) : price} look={look} />;
  return (
    <>
      <span class={below && words.length > LONG ? "w long" : "w"}>
        <span>{withBold(words, thing)}</span>
        {below && <small>{shown}</small>}
      </span>
      {price && !below && <span class="c">{shown}</span>}
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
  const thing = option?.targets.map((t) => desk.things.name(t, desk.view)).find((n) => option.words.includes(n));
  return (
    <li ref={line} class={out ? "out" : undefined}>
      <button
        class={on ? "opt on" : "opt"}
        data-option={option?.id}
        data-verb={option?.verb ?? (row.kind === "group" ? row.verb : undefined)}
        aria-keyshortcuts={row.key || undefined}
        title={option ? capital(option.words) : undefined}
        onClick={() => desk.doRow(row)}
        // Marking it brings it into sight: under a pointer that is pressed it would slip away.
        onFocus={() => focusShows() && desk.cursor !== at && desk.setCursor(at)}
      >
        <span class="k" aria-hidden="true">
          {row.key}
        </span>
        {row.kind === "option" ? (
          <>
            <OptionIcon look={desk.look} option={row.option} />
            <OptionWords words={row.option.words} price={row.option.price} look={desk.look} thing={on ? thing : undefined} />
          </>
        ) : (
          <>
            <VerbIcon look={desk.look} verb={row.verb} />
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
  return (
    <li class="nope">
      <Icon name="no" size={18} colour="var(--refusal)" />
      <span>
        <b>{capital(refused.words)}</b>
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
