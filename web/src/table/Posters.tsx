// Posters: rows of what can be won, above the map. Class, name, where, the price at the left
// and what it brings at the right; of a pile the top, with how many lie below.
import type { SceneCard, ViewItem, ViewZone } from "../engine/types";
import { cardKind, type CardKindLook } from "../look";
import type { Desk } from "./desk";
import { zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { SpaceBadge } from "./map/Places";
import { markClass } from "./marks";
import { asGain } from "./price";
import { kept, useWatched } from "./watch";
import { capital, Price, typeset } from "./words";

/** Where it is: a note that tells it goes before what is printed ("at Widow's Gulch"). */
function placeOf(card: SceneCard, note: string): string {
  const at = /^at ([^,]+)/.exec(note);
  return at ? at[1]! : card.type;
}

/** The badge of the land: of the space with that name, or of a region. */
function Badge({ desk, place }: { desk: Desk; place: string }) {
  const { spaces } = desk.things.scene;
  const space = spaces.find((s) => s.label === place) ?? spaces.find((s) => s.region === place);
  return space ? <SpaceBadge look={desk.look} kind={space.kind} size={18} /> : null;
}

/** What it brings, in short words, what counts in the end last. */
function reward(desk: Desk, card: SceneCard): string {
  const parts = (card.gain || card.text.replace(/\.$/, "")).split(", ").reverse();
  return asGain(parts.map((part) => desk.look.short[part] ?? part).join(", "));
}

function colours(kind: CardKindLook): Record<string, string> {
  const { poster } = kind;
  if (!poster) return {};
  return { "--paper2": poster.paper, "--ink": poster.ink, "--class": poster.head };
}

function says(desk: Desk, card: SceneCard): string {
  const legal = desk.optionsOf(card.ref);
  if (legal.length) return `. You may ${legal.map((o) => o.words).join("; ")}`;
  const reason = desk.refusedOf(card.ref)[0]?.reason;
  return reason ? `. Not now: ${reason}` : "";
}

export const Poster = kept(function Poster({ desk, card, note }: { desk: Desk; card: SceneCard; note: string }) {
  const kind = cardKind(desk.look, card.kind);
  const { ref } = card;
  const state = useWatched(
    desk,
    () =>
      `${markClass(desk.markOf(ref), "can")}${desk.about() === ref ? " sel" : ""}${desk.shaken === ref ? " shaken" : ""}`,
  );
  const words = useWatched(desk, () => says(desk, card));
  const place = placeOf(card, note);
  return (
    <button
      class={`poster${kind.poster ? " dark-poster" : ""}${state}`}
      data-ref={ref}
      style={colours(kind)}
      title={note}
      onClick={() => desk.point(ref)}
      onContextMenu={(e) => {
        e.preventDefault();
        desk.zoom(ref);
      }}
    >
      <span class="class">{kind.label}</span>
      <span class="nm">{typeset(card.title)}</span>
      <span class="where">
        {kind.poster ? <Icon name={kind.icon} size={16} /> : <Badge desk={desk} place={place} />}
        <span>{typeset(place)}</span>
        {/below$/.test(note) && <i>{note}</i>}
      </span>
      <span class="deal">
        <span class="cost">
          <Price words={card.cost} look={desk.look} />
        </span>
        <span class="reward">
          <Price words={reward(desk, card)} look={desk.look} size={14} />
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
          <Poster key={`${zone.id}${i}`} desk={desk} card={card} note={item.note} />
        ) : (
          <EmptyPile key={`${zone.id}${i}`} item={item} />
        );
      })}
    </section>
  );
}

export function Posters({ desk }: { desk: Desk }) {
  const zones = zonesAt(desk, "posters");
  if (zones.length === 0) return null;
  return (
    <div class="posters">
      {zones.map((zone) => (
        <Row key={zone.id} desk={desk} zone={zone} />
      ))}
    </div>
  );
}

/** How many of them can be chosen now, for the badge of a tab. */
export function legalPosters(desk: Desk): number {
  return zonesAt(desk, "posters")
    .flatMap((z) => z.items)
    .filter((i) => i.ref && desk.optionsOf(i.ref).length > 0).length;
}
