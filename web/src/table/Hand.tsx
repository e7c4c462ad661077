// What the viewer holds, as a fan, with what lies in front of it at the left and its deck at the
// right. A card can be dragged onto a glowing thing; a long press or z shows it large.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Mark, Ref, SceneCard, ViewItem, ViewZone } from "../engine/types";
import { cardKind, zoneLook } from "../look";
import { CardBack, CardFace } from "./Card";
import type { Desk } from "./desk";
import { useDrag } from "./drag";
import { INSTEAD, chalkClass } from "./chalk";
import { OwnPiles, Pool } from "./Pool";
import { kept, useWatched } from "./redraw";

export function zonesAt(desk: Desk, place: string, owner?: number | "table"): ViewZone[] {
  return desk.view.zones.filter(
    (z) =>
      zoneLook(desk.look, desk.things.scene, z.id).place === place &&
      (owner === undefined || z.owner === owner),
  );
}

export function cardsOf(desk: Desk, zone: ViewZone): { item: ViewItem; card: SceneCard }[] {
  return zone.items.flatMap((item) => {
    const card = item.ref ? desk.things.cards.get(item.ref) : undefined;
    return card ? [{ item, card }] : [];
  });
}

/** Cards in the viewer's hand, in order: keys a to g pick the first seven. */
export function handCards(desk: Desk): Ref[] {
  const viewer = desk.view.viewer;
  if (viewer === "watcher") return [];
  return zonesAt(desk, "hand", viewer).flatMap((z) => cardsOf(desk, z).map((c) => c.card.ref));
}

interface CardProps {
  desk: Desk;
  card: SceneCard;
  note?: string;
  noteMarks?: Mark[] | undefined;
  /** How it lies there: "used". */
  lies?: string | undefined;
  small?: boolean;
  /** Only looked at: what may be done is done elsewhere. */
  still?: boolean;
  /** Its place in a fan of `of` cards. */
  at?: number;
  of?: number;
  hint?: string;
}

/** What of the desk a card shows: how it is marked, chosen and refused. */
function cardClass(desk: Desk, ref: Ref): string {
  const chosen = desk.focus === ref && desk.about() === ref;
  return `${chalkClass(desk.chalkOf(ref))}${chosen ? " sel" : ""}${desk.shaken === ref ? " shaken" : ""}`;
}

/** What may be done with it, or why not, for screen readers. */
function cardSays(desk: Desk, ref: Ref): string {
  const legal = desk.optionsOf(ref);
  if (legal.length > 0) return `You may ${legal.map((o) => o.words).join("; ")}`;
  if (desk.isElsewhere(ref)) return INSTEAD;
  const reason = desk.refusedOf(ref)[0]?.reason;
  return reason ? `Not now: ${reason}` : "";
}

export const CardButton = kept(function CardButton({ desk, card, note, noteMarks, lies, small, still, at, of, hint }: CardProps) {
  const { ref } = card;
  const state = useWatched(desk, () => (still ? "" : cardClass(desk, ref))),
    says = useWatched(desk, () => (still ? "" : cardSays(desk, ref)));
  const drag = useDrag(desk, ref);
  return (
    <button
      class={`card${small ? " small" : ""}${lies ? ` lies-${lies}` : ""}${state}`}
      data-ref={ref}
      style={at === undefined || of === undefined ? undefined : fan(at, of)}
      title={says === INSTEAD ? says : undefined}
      tabIndex={0}
      aria-keyshortcuts={hint}
      onClick={() => !drag.moved() && desk.point(ref)}
      onContextMenu={(e) => {
        e.preventDefault();
        desk.zoom(ref);
      }}
      {...drag.handlers}
    >
      <CardFace card={card} look={desk.look} note={note || undefined} noteMarks={noteMarks} />
      {says && <span class="sr">. {says}</span>}
    </button>
  );
});

function fan(at: number, count: number): Record<string, string> {
  const each = Math.min(2.2, 12 / Math.max(count - 1, 1)),
    from = at - (count - 1) / 2;
  return {
    "--turn": `${(from * each).toFixed(2)}deg`,
    "--drop": `${(4 * from * from * 0.9).toFixed(1)}px`,
    "--at": String(at),
    "--of": String(count),
  };
}

/** Scrolls a hand that is too long for its place until the whole card is visible. */
function bringInSight(fan: HTMLElement | null, card: HTMLElement | null): void {
  if (!fan || !card) return;
  const from = card.offsetLeft,
    to = from + card.offsetWidth;
  if (from < fan.scrollLeft) fan.scrollLeft = from;
  else if (to > fan.scrollLeft + fan.clientWidth) fan.scrollLeft = to - fan.clientWidth;
}

const EDGE = 8; // px that a turned card may stick out

/** Says at which edges a hand that is too long for its place goes on, for the style sheet. Looked
 * at after the browser's layout, so that it forces none. */
function useEdges(row: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const el = row.current;
    if (!el) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = el;
      const sides = [scrollLeft > EDGE && "left", scrollLeft + clientWidth < scrollWidth - EDGE && "right"];
      el.dataset.more = sides.filter(Boolean).join(" ");
    };
    const watch = new ResizeObserver(look);
    for (const part of [el, ...el.children]) watch.observe(part);
    el.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      el.removeEventListener("scroll", look);
    };
  }, []);
}

function Fan({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const cards = cardsOf(desk, zone);
  const row = useRef<HTMLElement>(null);
  const chosen = useWatched(desk, () => desk.focus);
  useEdges(row);
  useLayoutEffect(() => {
    if (chosen) bringInSight(row.current, row.current?.querySelector(`[data-ref="${chosen}"]`) ?? null);
  }, [chosen]);
  const label = desk.things.scene.zones.find((z) => z.id === zone.id)?.label ?? zone.id;
  const words = cards.slice(0, -1).flatMap(({ card }) => card.title.split(/[ -]/)); // the last one lies on top
  // Tiles lie flat, side by side.
  const tiles = cards.some(({ card }) => cardKind(desk.look, card.kind).tile);
  return (
    <section
      ref={row}
      class={`fan${cards.length < 5 ? " few" : ""}${tiles ? " tiles" : ""}`}
      onFocusCapture={(e) => bringInSight(row.current, (e.target as HTMLElement).closest<HTMLElement>(".card"))}
      onWheel={(e) => row.current && e.deltaX === 0 && (row.current.scrollLeft += e.deltaY)}
      aria-label={`${label} in your hand`}
      style={{ "--count": String(Math.max(cards.length, 1)), "--word": String(Math.max(0, ...words.map((w) => w.length))) }}
    >
      <div class="spread">
        {cards.map(({ card, item }, i) => (
          <CardButton
            key={`${card.ref}.${i}`}
            desk={desk}
            card={card}
            note={item.note}
            noteMarks={item.note_marks}
            lies={item.state}
            {...(tiles ? {} : { at: i, of: cards.length })}
            hint={i < 7 ? "abcdefg"[i] : undefined}
          />
        ))}
      </div>
      {cards.length === 0 && <p class="empty">No cards in hand.</p>}
    </section>
  );
}

export function Before({ desk, owner }: { desk: Desk; owner: number }) {
  const zones = zonesAt(desk, "before", owner).filter((z) => z.items.length > 0);
  const cards = zones.flatMap((z) => cardsOf(desk, z));
  if (cards.length === 0) return null;
  const label = zoneLook(desk.look, desk.things.scene, zones[0]!.id).label ?? "In front of you";
  return (
    <section class="before" aria-label={label}>
      <h3 class="head">{label}</h3>
      <div class={cards.length > 2 ? "row-cards tight" : "row-cards"} style={{ "--count": String(cards.length) }}>
        {cards.map(({ card, item }, i) => (
          <CardButton key={`${card.ref}.${i}`} desk={desk} card={card} note={item.note} small />
        ))}
      </div>
    </section>
  );
}

/** A card met now; the token after it has its story for this place. */
function Met({ desk }: { desk: Desk }) {
  const zones = zonesAt(desk, "met").filter((z) => z.items.length > 0);
  return (
    <>
      {zones.map((zone) => (
        <section class="met" key={zone.id} aria-label={desk.things.scene.zones.find((z) => z.id === zone.id)?.label}>
          {zone.items.map((item, i) => {
            const card = item.ref ? desk.things.cards.get(item.ref) : undefined;
            const story = zone.items[i + 1];
            if (!card) return null;
            const { rows, ...plain } = card;
            const here = story && !story.ref ? { ...plain, text: story.label } : card;
            return <CardButton key={card.ref} desk={desk} card={here} note={item.note} />;
          })}
        </section>
      ))}
    </>
  );
}

function Pile({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const scene = desk.things.scene.zones.find((z) => z.id === zone.id);
  const discard = own.discard
    ? desk.view.zones.find((z) => z.id === own.discard && z.owner === zone.owner)
    : undefined;
  const legal = desk.optionsOf(`zone:${zone.id}`).length > 0;
  return (
    <section
      class={`pile${legal ? " can" : ""}`}
      data-zone={zone.id}
      aria-label={`${own.label ?? scene?.label}: ${zone.count} in the deck`}
    >
      <h3 class="head">{own.label ?? scene?.label}</h3>
      <div class="row">
        <CardBack kind={own.kind ?? ""} look={desk.look} />
        <div class="counts">
          <b class="num">{zone.count}</b>
          <span>in the deck</span>
          {discard && (
            <>
              <b class="num">{discard.count}</b>
              <span>discarded</span>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Rows of cards that belong to nobody: above the hand, or in the middle if there is no map. */
export function Shelf({ desk }: { desk: Desk }) {
  const zones = [
    ...zonesAt(desk, "before", "table"),
    ...zonesAt(desk, "cards", "table"),
    ...zonesAt(desk, "shelf"),
  ];
  if (zones.length === 0) return null;
  return (
    <div class="shelf">
      {zones.map((zone) => (
        <section
          key={zone.id}
          data-zone={zone.id}
          class={desk.optionsOf(`zone:${zone.id}`).length ? "can" : ""}
        >
          <h3 class="head">
            {desk.things.scene.zones.find((z) => z.id === zone.id)?.label ?? zone.id}
            {zone.items.length === 0 && ": empty"}
          </h3>
          <div class="row-cards">
            {cardsOf(desk, zone).map(({ card, item }) => (
              <CardButton key={card.ref} desk={desk} card={card} note={item.note} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const BESIDE = ["pool", "before", "pile", "piles"]; // zones that lie beside the hand

interface HandProps {
  desk: Desk;
  /** The viewer's own board, where it is beside the hand. */
  board?: ComponentChildren;
}

export function Hand({ desk, board }: HandProps) {
  const viewer = desk.view.viewer;
  if (viewer === "watcher") return null;
  return (
    <div class="hand">
      {board}
      <Met desk={desk} />
      <div class="hold">
        {zonesAt(desk, "hand", viewer).map((zone) => (
          <Fan key={zone.id} desk={desk} zone={zone} />
        ))}
      </div>
      <div class={BESIDE.some((place) => zonesAt(desk, place, viewer).length > 0) ? "beside" : "beside empty"}>
        <Pool desk={desk} owner={viewer} room={zonesAt(desk, "before", viewer).every((z) => z.count === 0)} />
        <Before desk={desk} owner={viewer} />
        <div class="piles">
          {zonesAt(desk, "pile", viewer)
            .slice(0, 1)
            .map((zone) => (
              <Pile key={zone.id} desk={desk} zone={zone} />
            ))}
          {zonesAt(desk, "piles", viewer).map((zone) => (
            <OwnPiles key={zone.id} desk={desk} zone={zone} />
          ))}
        </div>
      </div>
    </div>
  );
}
