// Panels of the rail: goods (one line per card, with its price), decks (a count each), and the
// table's own counts.
import type { ViewZone } from "../engine/types";
import { zoneLook } from "../look";
import type { Desk } from "./desk";
import { cardsOf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { Figure, Small, tracksOf } from "./Tracks";
import { grouped, WareList } from "./Wares";
import { labelOf } from "./Zones";

/** Cards to be had or to be done, one line each. */
export function Goods({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const also = (own.also ?? []).flatMap((id) => desk.view.zones.filter((z) => z.id === id && z.owner === zone.owner));
  const lines = grouped([zone, ...also].flatMap((z) => cardsOf(desk, z)));
  const shared = zone.owner === "table";
  if (lines.length === 0 && !shared) return null;
  const can = desk.optionsOf(`zone:${zone.id}`).length > 0;
  const label = labelOf(desk, zone, own);
  return (
    <div class={`panel zone goods${shared ? "" : " short"}${can ? " can" : ""}`} data-zone={zone.id}>
      <h3 class="head">
        {own.icon && <Icon name={own.icon} size={15} />} {label}
        {zone.count === 0 ? ": empty" : <span class="many">{zone.count}</span>}
      </h3>
      <WareList desk={desk} lines={lines} icon={shared} label={label} />
    </div>
  );
}

/** Rows of cards completed one after the other: the progress of each, and its open card. */
export function Ladders({ desk }: { desk: Desk }) {
  const zones = zonesAt(desk, "ladder", "table");
  if (zones.length === 0) return null;
  return (
    <div class="panel goods ladders short">
      {zones.map((zone) => (
        <Ladder key={zone.id} desk={desk} zone={zone} />
      ))}
    </div>
  );
}

function Ladder({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const cards = cardsOf(desk, zone);
  const open = cards.filter(({ item }) => item.state !== "done");
  const done = cards.length - open.length;
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const label = labelOf(desk, zone, own);
  return (
    <section data-zone={zone.id} aria-label={label}>
      <h3 class="head">
        {own.icon && <Icon name={own.icon} size={15} />} {label}
        <span class="rungs" role="img" aria-label={`${done} of ${zone.count} done`}>
          {Array.from({ length: zone.count }, (_, i) => (
            <span class={i < done ? "rung f" : "rung"} />
          ))}
        </span>
      </h3>
      <WareList desk={desk} lines={open} icon={false} label={label} />
    </section>
  );
}

/** Shows every card of an open pile. */
export function openPile(desk: Desk, zone: ViewZone): void {
  const label = labelOf(desk, zone, zoneLook(desk.look, desk.things.scene, zone.id));
  const cards = cardsOf(desk, zone).map(({ card, item }) => ({ ref: card.ref, note: item.note }));
  desk.openCards({ label, as: "cards", cards });
}

/** A deck's count; a touch opens its discards, or the cards of one that lies open itself. */
function Deck({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const discard = desk.view.zones.find((z) => z.id === own.discard && z.owner === zone.owner);
  const open = discard ?? zone;
  const can = desk.optionsOf(`zone:${zone.id}`).length > 0;
  const title = `${zone.count} ${labelOf(desk, zone, own)}${discard ? `, ${discard.count} discarded` : ""}`;
  const inside = (
    <>
      <b class="num">{zone.count}</b> <span class="mute">{labelOf(desk, zone, own)}</span>
    </>
  );
  return (
    <li class={`deck${can ? " can" : ""}`} data-zone={zone.id}>
      {open.items.length > 0 ? (
        <button title={title} aria-label={`${title}: look at ${discard ? "the discards" : "them"}`} onClick={() => openPile(desk, open)}>
          {inside}
        </button>
      ) : (
        <span title={title}>{inside}</span>
      )}
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
