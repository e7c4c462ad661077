// What the viewer has gained this phase and from which cards, at the left of the hand; the piles
// at its right.
import type { ViewZone } from "../engine/types";
import { zoneLook } from "../look";
import { CardBack } from "./Card";
import type { Desk } from "./desk";
import { openPile } from "./Goods";
import { cardsOf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { able, trackData, tracksOf, Value } from "./Tracks";
import { touch } from "./Wares";
import { labelOf } from "./Zones";

/** "From Fast Feet and Hired Gun.": each name can be touched. */
function From({ desk, zone, after }: { desk: Desk; zone: ViewZone; after: string | undefined }) {
  const cards = cardsOf(desk, zone);
  if (cards.length === 0) return null;
  return (
    <p class="from">
      From{" "}
      {cards.map(({ card }, i) => (
        <>
          {i > 0 && (i === cards.length - 1 ? " and " : ", ")}
          <button
            class={`card-link${desk.optionsOf(card.ref).length ? " can" : ""}`}
            data-ref={card.ref}
            onClick={() => touch(desk, card.ref)}
          >
            {card.title}
          </button>
        </>
      ))}
      . {after}
    </p>
  );
}

/** Without `room` it is left out while there is nothing in it. */
export function Pool({ desk, owner, room }: { desk: Desk; owner: number; room: boolean }) {
  const zone = zonesAt(desk, "pool", owner)[0];
  const tracks = tracksOf(desk, owner).filter((s) => s.look.as === "pool");
  if (!zone || tracks.length === 0) return null;
  if (!room && zone.count === 0 && tracks.every((s) => s.value === 0)) return null;
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  return (
    <section class="pool" aria-label={labelOf(desk, zone, own)}>
      <h3 class="head">{labelOf(desk, zone, own)}</h3>
      <div class="panel">
        {tracks.map((s) => (
          <div class={`pool-figure${able(desk, s)}`} {...trackData(s)} style={{ color: s.colour }}>
            <span class="num">
              {s.look.icon && <Icon name={s.look.icon} size={30} />} <Value s={s} />
            </span>
            <span class="mute">{s.track.label}</span>
          </div>
        ))}
      </div>
      <From desk={desk} zone={zone} after={own.note} />
    </section>
  );
}

function Count({ n, words }: { n: number; words: string }) {
  return (
    <span class="n">
      <b class="num">{n}</b> <span>{words}</span>
    </span>
  );
}

function Discards({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const can = desk.optionsOf(`zone:${zone.id}`).length > 0;
  const top = cardsOf(desk, zone).pop()?.card;
  const icon = top ? desk.look.cards.icons[top.id] : undefined;
  return (
    <button
      class={`discards${can ? " can" : ""}`}
      data-zone={zone.id}
      disabled={zone.items.length === 0}
      aria-label={`${zone.count} discard: look at them`}
      onClick={() => openPile(desk, zone)}
    >
      <span class="card back face-up">{top && <Icon name={icon ?? "cards"} size={22} />}</span>
      <Count n={zone.count} words="discard" />
    </button>
  );
}

/** The viewer's deck and its discards, one below the other. */
export function OwnPiles({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const discard = desk.view.zones.find((z) => z.id === own.discard && z.owner === zone.owner);
  const can = desk.optionsOf(`zone:${zone.id}`).length > 0;
  return (
    <section class="own-piles" aria-label={labelOf(desk, zone, own)}>
      <h3 class="head">{labelOf(desk, zone, own)}</h3>
      <div class={`deck-pile${can ? " can" : ""}`} data-zone={zone.id}>
        <CardBack kind={own.kind ?? ""} look={desk.look} />
        <Count n={zone.count} words="deck" />
      </div>
      {discard && <Discards desk={desk} zone={discard} />}
    </section>
  );
}
