// Any card enlarged, with what it does now, what to consider, its terms explained, and where it
// is from. Arrow keys step through the hand, or through the card's row.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Choice, Ref, Refused, SceneCard } from "../engine/types";
import { CardFace, cardFooter, SourceMark, sourceWord } from "./Card";
import type { Desk } from "./desk";
import { Dialog } from "./Dialog";
import { handCards } from "./Hand";
import { Icon } from "./Icon";
import { Clause, OptionWords, RefusedLine, VerbIcon } from "./Options";
import { termsOf, type Rule } from "./rules";
import { keyOf } from "./rows";
import { priceOf } from "./markedWords";
import type { RuleProps } from "./RuleDialog";
import { capital } from "./Figures";

const FROM: Record<string, string> = {
  known: "Name and numbers as printed; wording ours.",
  "partly known": "Name and effect are known; some of its numbers are ours.",
  inferred: "Deduced from what is known of the game.",
  invented: "Ours: the original was never published as text.",
};
const MIND_MAX = 3;

function whereIs(desk: Desk, ref: Ref): string {
  for (const zone of desk.view.zones) {
    if (!zone.items.some((i) => i.ref === ref)) continue;
    return handCards(desk).includes(ref) ? "In your hand" : desk.things.name(`zone:${zone.id}`, desk.view);
  }
  return "Not visible now";
}

/** "In your hand, you may play it now". */
function headWords(desk: Desk, ref: Ref, options: Choice[]): string {
  const place = whereIs(desk, ref),
    act = options[0] && desk.things.verbs.get(options[0].verb)?.act;
  return act ? `${place}, you may ${act} it now` : `${place}.`;
}

/** The cards that the arrow keys step through. */
function neighbours(desk: Desk, ref: Ref): Ref[] {
  const hand = handCards(desk);
  if (hand.includes(ref)) return hand;
  const zone = desk.view.zones.find((z) => z.items.some((i) => i.ref === ref));
  return zone ? zone.items.flatMap((i) => i.ref ?? []) : [ref];
}

function Part({ head, children }: { head: string; children: ComponentChildren }) {
  return (
    <div class="part">
      <h3 class="head">{head}</h3>
      {children}
    </div>
  );
}

function Options({ desk, options, onPlay }: { desk: Desk; options: Choice[]; onPlay: (o: Choice) => void }) {
  if (options.length === 0) return null;
  return (
    <ul class="opts">
      {options.map((o, i) => (
        <li>
          <button class={i === 0 ? "opt on" : "opt"} onClick={() => onPlay(o)}>
            <span class="k" aria-hidden="true">
              {keyOf(i)}
            </span>
            <VerbIcon look={desk.look} verb={o.verb} price={priceOf(o)} />
            <OptionWords option={o} look={desk.look} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Why not, and the rules for what it offers. */
function MindThis({ desk, rules, refused, clauses }: { desk: Desk; rules: Map<string, Rule>; refused: Refused[]; clauses: string[] }) {
  const said = [...new Set(clauses)].flatMap((c) => rules.get(c) ?? []).slice(0, MIND_MAX);
  if (refused.length + said.length === 0) return null;
  return (
    <Part head="Keep in mind">
      <ul class="mind">
        {refused.map((r) => (
          <RefusedLine key={r.id} desk={desk} refused={r} />
        ))}
        {said.map((rule) => (
          <li>
            <Icon name="book" size={16} />
            <span>
              {rule.text} <Clause desk={desk} clause={rule.clause} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Words({ desk, terms }: { desk: Desk; terms: ReturnType<typeof termsOf> }) {
  if (terms.length === 0) return null;
  return (
    <Part head="Words">
      <ul class="mind">
        {terms.map(({ word, text, icon }) => (
          <li>
            <Icon name={icon} size={16} colour={desk.look.colours[icon]} />
            <span>
              <b>{word}</b>: {text}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function WhereFrom({ desk, card }: { desk: Desk; card: SceneCard }) {
  const source = sourceWord(card.source);
  return (
    <Part head="Source">
      <p>
        <SourceMark source={card.source} size={15} /> <b>{capital(source)}.</b> {FROM[source]}{" "}
        {cardFooter(card, desk.look)}.
      </p>
    </Part>
  );
}

function useArrows(step: (by: number) => void): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== "ArrowLeft" && e.key !== "ArrowRight") return;
      step(e.key === "ArrowLeft" ? -1 : 1);
      e.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}

function TurnPage({ to, onClick }: { to: "left" | "right"; onClick: () => void }) {
  return (
    <button class={`turn-page turn-${to}`} onClick={onClick} aria-label={to === "left" ? "Previous card" : "Next card"}>
      <Icon name="arrow" size={22} />
    </button>
  );
}

interface AboutProps extends RuleProps {
  card: SceneCard;
  options: Choice[];
}

/** The slip beside the card. */
function AboutCard({ desk, book, onRules, card, options }: AboutProps) {
  const terms = termsOf(card, book.terms, desk.look);
  const play = (option: Choice) => {
    desk.zoomed = null;
    desk.play(option);
  };
  return (
    <section class="slip" aria-label={`About ${card.title}`}>
      <div class="q">
        <h2>{headWords(desk, card.ref, options)}</h2>
      </div>
      <div class="parts">
        <Options desk={desk} options={options} onPlay={play} />
        <MindThis
          desk={desk}
          rules={book.rules}
          refused={desk.refusedOf(card.ref)}
          clauses={[...options.map((o) => o.clause), card.clause]}
        />
        <Words desk={desk} terms={terms} />
        <WhereFrom desk={desk} card={card} />
      </div>
      <div class="do">
        {options[0] && (
          <button class="btn primary" autoFocus onClick={() => play(options[0]!)}>
            {capital(options[0].words)}
          </button>
        )}
        {onRules && (
          <button class="btn sec" onClick={() => onRules(card.clause)}>
            <Icon name="book" size={16} /> All rules
          </button>
        )}
        <button class="btn sec" autoFocus={!options[0]} onClick={() => desk.zoom(null)}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}

export function Zoom({ desk, book, onRules }: RuleProps) {
  const ref = desk.zoomed!;
  const card = desk.things.cards.get(ref);
  const row = useMemo(() => neighbours(desk, ref), [ref]);
  const at = row.indexOf(ref);
  const step = (by: number) => row.length > 1 && desk.zoom(row[(at + by + row.length) % row.length]!);
  useArrows(step);
  if (!card) return null;
  const options = desk.optionsOf(ref);
  return (
    <Dialog label={card.title} onClose={() => desk.zoom(null)} wide>
      <div class="zoom">
        {row.length > 1 && <TurnPage to="left" onClick={() => step(-1)} />}
        <div class={`card huge${options.length ? " legal" : ""}`}>
          <CardFace card={card} look={desk.look} />
        </div>
        <AboutCard {...{ desk, book, onRules, card, options }} />
        {row.length > 1 && <TurnPage to="right" onClick={() => step(1)} />}
        {row.length > 1 && (
          <p class="zoom-foot">
            Card {at + 1} of {row.length}
            {handCards(desk).includes(ref) && " in your hand"}. Arrow keys step through, a long press or <b>z</b>{" "}
            opens this anywhere.
          </p>
        )}
      </div>
    </Dialog>
  );
}
