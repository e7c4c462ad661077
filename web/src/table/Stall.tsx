// A stall: cards on offer in a column beside the map, or in a row above it. A band in the card's
// colour, its name, what it does as rows of icons, what it costs at its foot.
import type { SceneCard, ViewItem, ViewZone } from "../engine/types";
import { cardKind } from "../look";
import { Buy, SourceMark } from "./Card";
import { cardColour } from "./CardPicture";
import type { Desk } from "./desk";
import { cardsOf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { chalkClass } from "./chalk";
import { costOf, said } from "./markedWords";
import { kept, useWatched } from "./redraw";
import { capital, Jobs, typeset } from "./Figures";
import { labelOf } from "./Zones";

/** What may be done with a card on offer, or why not. */
export function offerSays(desk: Desk, ref: string): string {
  const legal = desk.optionsOf(ref);
  if (legal.length) return `. You may ${legal.map((o) => o.words).join("; ")}`;
  const reason = desk.refusedOf(ref)[0]?.reason;
  return reason ? `. Not now: ${reason}` : "";
}

const Ticket = kept(function Ticket({ desk, card, item }: { desk: Desk; card: SceneCard; item: ViewItem }) {
  const { ref } = card,
    { look } = desk;
  const state = useWatched(
    desk,
    () => `${chalkClass(desk.chalkOf(ref), "can")}${desk.about() === ref ? " sel" : ""}${desk.shaken === ref ? " shaken" : ""}`,
  );
  const words = useWatched(desk, () => offerSays(desk, ref));
  return (
    <button
      class={`ticket${state}`}
      data-ref={ref}
      title={item.note ? capital(item.note) : undefined}
      onClick={() => desk.point(ref)}
      onContextMenu={(e) => {
        e.preventDefault();
        desk.zoom(ref);
      }}
    >
      <span class="band" style={{ background: cardColour(card, look) }}>
        <Icon name={look.cards.icons[card.id] ?? cardKind(look, card.kind).icon} size={22} />
      </span>
      <span class="nm">{typeset(card.title)}</span>
      <span class="tx">
        <Jobs of={said(card.text, card.text_marks)} look={look} />
      </span>
      <span class="ft">
        <Buy of={costOf(card)} look={look} />
        {item.note && (
          <i class="leaves">
            <Icon name="clock" size={13} />
            <span class="sr">{item.note}</span>
          </i>
        )}
        <SourceMark source={card.source} size={11} />
      </span>
      <span class="sr">{words}</span>
    </button>
  );
});

function StallRow({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = desk.look.zones[zone.id]!;
  return (
    <section class="stall" data-zone={zone.id} aria-label={labelOf(desk, zone, own)}>
      {cardsOf(desk, zone).map(({ card, item }, i) => (
        <Ticket key={`${card.ref}.${i}`} desk={desk} card={card} item={item} />
      ))}
    </section>
  );
}

export function hasStalls(desk: Desk): boolean {
  return zonesAt(desk, "stall").length > 0;
}

export function Stalls({ desk }: { desk: Desk }) {
  return (
    <>
      {zonesAt(desk, "stall").map((zone) => (
        <StallRow key={zone.id} desk={desk} zone={zone} />
      ))}
    </>
  );
}
