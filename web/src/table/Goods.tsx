// Panels of the rail: goods (one line a card, with its price), decks (a count each), and the
// table's own counts.
import { useState } from "preact/hooks";
import type { SceneCard, ViewItem, ViewZone } from "../engine/types";
import { cardKind, railLook, zoneLook } from "../look";
import type { Desk } from "./desk";
import { Dialog } from "./Dialog";
import { CardButton, cardsOf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { Figure, Small, tracksOf } from "./Tracks";
import { Price, typeset } from "./words";
import { labelOf } from "./Zones";

/** A thing of the rail that was touched: what can be done with it, or why not; else its card. */
export function touch(desk: Desk, ref: string): void {
  if (desk.optionsOf(ref).length > 0 || desk.refusedOf(ref).length > 0) desk.point(ref);
  else desk.zoom(ref);
}

/** The last part of a price: of "1 Water, 3 Grit" what counts in the end. */
function worth(card: SceneCard): string {
  return card.cost || (card.gain.split(", ").pop() ?? "");
}

function Ware({ desk, card, item, icon }: { desk: Desk; card: SceneCard; item: ViewItem; icon: boolean }) {
  const can = desk.optionsOf(card.ref).length > 0;
  const words = card.text.replace(/\.$/, "");
  return (
    <li>
      <button
        class={`line ware${can ? " can" : ""}${desk.about() === card.ref ? " sel" : ""}`}
        data-ref={card.ref}
        onClick={() => touch(desk, card.ref)}
      >
        {icon && <Icon name={desk.look.cards.icons[card.id] ?? cardKind(desk.look, card.kind).icon} size={24} />}
        <span class="what">
          <b>{typeset(card.title)}</b> {icon && item.note && <i>{item.note}</i>}
          <span class="mute">
            {icon ? words : <Price words={words} look={railLook(desk.look, desk.theme)} size={13} />}
          </span>
          {!icon && item.note && (
            <i>
              <span class="sep">, </span>
              <Price words={item.note} look={railLook(desk.look, desk.theme)} size={13} />
            </i>
          )}
        </span>
        <span class="worth">
          <Price words={worth(card)} look={railLook(desk.look, desk.theme)} size={16} />
        </span>
      </button>
    </li>
  );
}

/** Cards to be had or to be done, one line each. */
export function Goods({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const also = (own.also ?? []).flatMap((id) => desk.view.zones.filter((z) => z.id === id && z.owner === zone.owner));
  const cards = [zone, ...also].flatMap((z) => cardsOf(desk, z));
  if (cards.length === 0 && zone.owner !== "table") return null;
  const can = desk.optionsOf(`zone:${zone.id}`).length > 0;
  return (
    <div class={`panel zone goods${zone.owner === "table" ? "" : " short"}${can ? " can" : ""}`} data-zone={zone.id}>
      <h3 class="head">
        {own.icon && <Icon name={own.icon} size={15} />} {labelOf(desk, zone, own)}
        {cards.length === 0 && ": empty"}
      </h3>
      <ul>
        {cards.map(({ card, item }, i) => (
          <Ware key={`${card.ref}.${i}`} desk={desk} card={card} item={item} icon={zone.owner === "table"} />
        ))}
      </ul>
    </div>
  );
}

/** Rows of cards that are done one after the other: how far each is, and the one that is open. */
export function Ladders({ desk }: { desk: Desk }) {
  const zones = zonesAt(desk, "ladder", "table");
  if (zones.length === 0) return null;
  return (
    <div class="panel goods ladders short">
      {zones.map((zone) => {
        const cards = cardsOf(desk, zone);
        const open = cards.filter(({ item }) => item.note !== "done");
        const own = zoneLook(desk.look, desk.things.scene, zone.id);
        return (
          <section key={zone.id} data-zone={zone.id} aria-label={labelOf(desk, zone, own)}>
            <h3 class="head">
              {own.icon && <Icon name={own.icon} size={15} />} {labelOf(desk, zone, own)}
              <span class="rungs" role="img" aria-label={`${cards.length - open.length} of ${zone.count} done`}>
                {Array.from({ length: zone.count }, (_, i) => (
                  <span class={i < cards.length - open.length ? "rung f" : "rung"} />
                ))}
              </span>
            </h3>
            <ul>
              {open.map(({ card, item }) => (
                <Ware key={card.ref} desk={desk} card={card} item={item} icon={false} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Every card of an open pile. */
export function OpenPile({ desk, zone, onClose }: { desk: Desk; zone: ViewZone; onClose(): void }) {
  const label = labelOf(desk, zone, zoneLook(desk.look, desk.things.scene, zone.id));
  return (
    <Dialog label={label} onClose={onClose}>
      <section class="slip">
        <div class="q">
          <h2>{label}</h2>
          <p>{zone.count === 1 ? "1 card" : `${zone.count} cards`}</p>
        </div>
        <div class="row-cards open-pile">
          {cardsOf(desk, zone).map(({ card, item }, i) => (
            <CardButton key={`${card.ref}.${i}`} desk={desk} card={card} note={item.note} small />
          ))}
        </div>
        <div class="do">
          <button class="btn primary" onClick={onClose}>
            Close
          </button>
        </div>
      </section>
    </Dialog>
  );
}

function Deck({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const [open, setOpen] = useState(false);
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const discard = desk.view.zones.find((z) => z.id === own.discard && z.owner === zone.owner);
  const can = desk.optionsOf(`zone:${zone.id}`).length > 0;
  const gone = discard ? `, ${discard.count} discarded` : "";
  const title = `${labelOf(desk, zone, own)}: ${zone.count} in the deck${gone}`;
  const inside = (
    <>
      <b class="num">{zone.count}</b>
      <span class="mute">{labelOf(desk, zone, own)}</span>
    </>
  );
  return (
    <li class={`deck${can ? " can" : ""}`} data-zone={zone.id}>
      {discard && discard.items.length > 0 ? (
        <button title={title} aria-label={`${title}. Look at the discards`} onClick={() => setOpen(true)}>
          {inside}
        </button>
      ) : (
        <span title={title}>{inside}</span>
      )}
      {open && discard && <OpenPile desk={desk} zone={discard} onClose={() => setOpen(false)} />}
    </li>
  );
}

export function Decks({ desk }: { desk: Desk }) {
  const order = Object.keys(desk.look.zones);
  const zones = zonesAt(desk, "decks", "table").sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  if (zones.length === 0) return null;
  return (
    <div class="panel decks">
      <h3 class="head">Decks</h3>
      <ul>
        {zones.map((zone) => (
          <Deck key={zone.id} desk={desk} zone={zone} />
        ))}
      </ul>
    </div>
  );
}

/** The table's own figures in one panel: how far it is to the end. */
export function Counts({ desk }: { desk: Desk }) {
  const tracks = tracksOf(desk, "table");
  const scores = tracks.filter((s) => s.look.as === "score"),
    counts = tracks.filter((s) => s.look.as === "count");
  if (scores.length + counts.length === 0) return null;
  return (
    <div class="panel counts-panel">
      {scores.map((s) => (
        <div class="shared-score" key={s.track.id}>
          <h3 class="head">{s.track.label}</h3>
          <Figure desk={desk} s={s} big />
        </div>
      ))}
      {counts.map((s) => (
        <Small key={s.track.id} desk={desk} s={s} label />
      ))}
    </div>
  );
}
