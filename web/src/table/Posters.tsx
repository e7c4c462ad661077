// Posters: rows of what can be won, above the map. Class, name, where, the price at the left
// and what it brings at the right; of a pile the top, with how many lie below.
import { useRef } from "preact/hooks";
import type { SceneCard, ViewItem, ViewZone } from "../engine/types";
import { cardKind, type CardKindLook } from "../look";
import type { Desk } from "./desk";
import { zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { SpaceBadge } from "./map/Places";
import { chalkClass } from "./chalk";
import { costOf, gainOf, said, segments, unstopped, withGaps, type Said } from "./markedWords";
import { offerSays } from "./Stall";
import { useTight } from "./fitInPlace";
import { kept, useWatched } from "./redraw";
import { bannersOf } from "./Banner";
import { capital, Price, typeset } from "./Figures";

/** Where it is now, else where the card says. */
function placeOf(desk: Desk, card: SceneCard, item: ViewItem): string {
  return (item.at && desk.things.spaces.get(item.at)?.label) ?? card.type;
}

/** The badge of the land: of where it is now, else of where it belongs. */
function Badge({ desk, card, item }: { desk: Desk; card: SceneCard; item: ViewItem }) {
  const kind = (item.at && desk.things.spaces.get(item.at)?.kind) ?? card.land;
  return kind ? <SpaceBadge look={desk.look} kind={kind} size={18} /> : null;
}

/** What it brings, in a few words, with what counts at the end last. */
function reward(card: SceneCard): Said {
  const all = card.gain ? gainOf(card) : unstopped(said(card.text, card.text_marks));
  return withGaps(segments(all).reverse());
}

function colours(kind: CardKindLook): Record<string, string> {
  const { poster } = kind;
  if (!poster) return {};
  return { "--paper2": poster.paper, "--ink": poster.ink, "--class": poster.head };
}

const Poster = kept(function Poster({ desk, card, item }: { desk: Desk; card: SceneCard; item: ViewItem }) {
  const kind = cardKind(desk.look, card.kind);
  const { ref } = card;
  const state = useWatched(
    desk,
    () =>
      `${chalkClass(desk.chalkOf(ref), "can")}${desk.about() === ref ? " sel" : ""}${desk.shaken === ref ? " shaken" : ""}`,
  );
  const words = useWatched(desk, () => offerSays(desk, ref));
  return (
    <button
      class={`poster${kind.poster ? " dark-poster" : ""}${state}`}
      data-ref={ref}
      style={colours(kind)}
      title={item.note}
      onClick={() => desk.point(ref)}
      onContextMenu={(e) => {
        e.preventDefault();
        desk.zoom(ref);
      }}
    >
      <span class="class">{kind.label}</span>
      <span class="nm">{typeset(card.title)}</span>
      <span class="where">
        {kind.poster ? <Icon name={kind.icon} size={16} /> : <Badge {...{ desk, card, item }} />}
        <span>{typeset(placeOf(desk, card, item))}</span>
        {item.below !== undefined && <i>{item.note}</i>}
      </span>
      <span class="deal">
        <span class="cost">
          <Price of={costOf(card)} look={desk.look} />
        </span>
        <span class="reward">
          <Price of={reward(card)} look={desk.look} size={14} brief earned="all" />
        </span>
      </span>
      <span class="sr">{words}</span>
    </button>
  );
});

function EmptyPile({ item }: { item: ViewItem }) {
  return (
    <span class="poster empty">
      <span class="class">{capital(item.label)}</span>
      <span class="where">{item.note}</span>
    </span>
  );
}

function Row({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  return (
    <section class="poster-row" data-zone={zone.id} aria-label={desk.things.name(`zone:${zone.id}`, desk.view)}>
      {zone.items.map((item, i) => {
        const card = item.ref ? desk.things.cards.get(item.ref) : undefined;
        return card ? (
          <Poster key={`${zone.id}${i}`} desk={desk} card={card} item={item} />
        ) : (
          <EmptyPile key={`${zone.id}${i}`} item={item} />
        );
      })}
    </section>
  );
}

export function Posters({ desk }: { desk: Desk }) {
  const zones = zonesAt(desk, "posters"),
    row = useRef<HTMLDivElement>(null);
  useTight(row, desk.view, { row: true, parts: ".poster" });
  if (zones.length === 0) return null;
  return (
    <div ref={row} class="posters">
      {zones.map((zone) => (
        <Row key={zone.id} desk={desk} zone={zone} />
      ))}
    </div>
  );
}

/** Zones of cards above the map or beside it. */
export const onShelf = (desk: Desk): ViewZone[] => [...["posters", "stall"].flatMap((place) => zonesAt(desk, place)), ...bannersOf(desk)];

/** How many of them can be chosen now, for the badge of a tab. */
export function legalPosters(desk: Desk): number {
  return onShelf(desk)
    .flatMap((z) => z.items)
    .filter((i) => i.ref && desk.optionsOf(i.ref).length > 0).length;
}
