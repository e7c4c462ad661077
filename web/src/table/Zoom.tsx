// Any card large, with what it does now, what to mind, its words, and where it is from.
import { useEffect, useMemo } from "preact/hooks";
import type { Ref } from "../engine/types";
import { CardFace, cardFooter, SourceMark, sourceWord } from "./Card";
import type { Desk } from "./desk";
import { Dialog } from "./Dialog";
import { handCards } from "./Hand";
import { Icon } from "./Icon";
import { Clause, OptionWords, RefusedLine } from "./Options";
import type { RuleProps } from "./RuleDialog";
import { capital } from "./words";

const FROM: Record<string, string> = {
  known: "Name and numbers as printed; wording ours.",
  "known in part": "Name and effect are known; some of its numbers are ours.",
  inferred: "Deduced from what is known of the game.",
  invented: "Ours: the original was never published as text.",
};

function whereIs(desk: Desk, ref: Ref): string {
  for (const zone of desk.view.zones) {
    if (!zone.items.some((i) => i.ref === ref)) continue;
    const label = desk.things.scene.zones.find((z) => z.id === zone.id)?.label ?? zone.id;
    return handCards(desk).includes(ref) ? "In your hand" : label;
  }
  return "Not in sight now";
}

export function Zoom({ desk, rules, onRules }: RuleProps) {
  const ref = desk.zoomed!;
  const card = desk.things.cards.get(ref);
  const row = useMemo(() => {
    const hand = handCards(desk);
    if (hand.includes(ref)) return hand;
    const zone = desk.view.zones.find((z) => z.items.some((i) => i.ref === ref));
    return zone ? zone.items.flatMap((i) => i.ref ?? []) : [ref];
  }, [ref]);
  const at = row.indexOf(ref);
  const step = (by: number) => row.length > 1 && desk.zoom(row[(at + by + row.length) % row.length]!);
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key === "ArrowLeft") step(-1);
      else if (e.key === "ArrowRight") step(1);
      else return;
      e.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  if (!card) return null;
  const options = desk.optionsOf(ref),
    refused = desk.refusedOf(ref);
  const place = whereIs(desk, ref);
  const rule = rules.get(card.clause);
  const source = sourceWord(card.source);
  const play = (i: number) => {
    const option = options[i]!;
    desk.zoomed = null;
    desk.play(option);
  };
  return (
    <Dialog label={card.title} onClose={() => desk.zoom(null)} wide>
      <div class="zoom">
        {row.length > 1 && (
          <button class="turn-page left" onClick={() => step(-1)} aria-label="Card before">
            <Icon name="arrow" size={22} />
          </button>
        )}
        <div class={`card huge${options.length ? " legal" : ""}`}>
          <CardFace card={card} look={desk.look} />
        </div>
        <section class="slip" aria-label={`About ${card.title}`}>
          <div class="q">
            <h2>
              {place}
              {options.length ? ", you may play it now" : ""}
            </h2>
          </div>
          {options.length > 0 && (
            <ul class="opts">
              {options.map((o, i) => (
                <li>
                  <button class={i === 0 ? "opt on" : "opt"} onClick={() => play(i)}>
                    <span class="k" aria-hidden="true">
                      {i + 1}
                    </span>
                    <Icon name={desk.look.verbs[o.verb] ?? "arrow"} size={20} />
                    <OptionWords words={o.words} price={o.price} look={desk.look} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {refused.length > 0 && (
            <ul class="nopes">
              {refused.map((r) => (
                <RefusedLine key={r.id} desk={desk} refused={r} />
              ))}
            </ul>
          )}
          <div class="part">
            <h3 class="head">What it does</h3>
            <p>
              {card.text}
              {card.cost && <> Needs: {card.cost}.</>}
              {card.gain && <> Gives {card.gain}.</>}
            </p>
          </div>
          {rule && (
            <div class="part">
              <h3 class="head">The rule</h3>
              <p>
                {rule.text} <Clause desk={desk} clause={card.clause} />
              </p>
            </div>
          )}
          <div class="part">
            <h3 class="head">Where it is from</h3>
            <p>
              <SourceMark source={card.source} size={15} /> <b>{capital(source)}.</b> {FROM[source]}{" "}
              {cardFooter(card, desk.look)}.
            </p>
          </div>
          <div class="do">
            {options[0] && (
              <button class="btn primary" autoFocus onClick={() => play(0)}>
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
        {row.length > 1 && (
          <button class="turn-page right" onClick={() => step(1)} aria-label="Next card">
            <Icon name="arrow" size={22} />
          </button>
        )}
        {row.length > 1 && (
          <p class="zoom-foot">
            Card {at + 1} of {row.length}. Arrow keys step through, a long press or <b>z</b> opens this
            anywhere.
          </p>
        )}
      </div>
    </Dialog>
  );
}
