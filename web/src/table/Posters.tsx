// Posters: rows of what can be won, above the map. Class, name, where, the price at the left
// and what it brings at the right; of a pile the top, with how many lie below.
import type { SceneCard, ViewItem, ViewZone } from "../engine/types";
import { cardKind, type CardKindLook } from "../look";
import type { Desk } from "./desk";
import { zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { SpaceBadge } from "./map/Places";
import { capital, Price, typeset } from "./words";

/** Where it is: a note that tells it goes before what is printed ("at Widow's Gulch"). */
function placeOf(card: SceneCard, item: ViewItem): string {
  const at = /^at ([^,]+)/.exec(item.note);
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
  return parts.map((part) => desk.look.short[part] ?? part).join(", ");
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

export function Poster({ desk, card, item }: { desk: Desk; card: SceneCard; item: ViewItem }) {
  const kind = cardKind(desk.look, card.kind);
  const legal = desk.optionsOf(card.ref).length > 0,
    on = desk.about() === card.ref;
  const place = placeOf(card, item);
  return (
    <button
      class={`poster${kind.poster ? " dark-poster" : ""}${legal ? " can" : ""}${on ? " sel" : ""}${desk.shaken === card.ref ? " shaken" : ""}`}
      data-ref={card.ref}
      style={colours(kind)}
      title={item.note}
      onClick={() => desk.point(card.ref)}
      onContextMenu={(e) => {
        e.preventDefault();
        desk.zoom(card.ref);
      }}
    >
      <span class="class">{kind.label}</span>
      <span class="nm">{typeset(card.title)}</span>
      <span class="where">
        {kind.poster ? <Icon name={kind.icon} size={16} /> : <Badge desk={desk} place={place} />}
        <span>{typeset(place)}</span>
        {/below$/.test(item.note) && <i>{item.note}</i>}
      </span>
      <span class="deal">
        <span class="cost">
          <Price words={card.cost} look={desk.look} />
        </span>
        <span class="reward">
          <Price words={reward(desk, card)} look={desk.look} size={14} />
        </span>
      </span>
      <span class="sr">{says(desk, card)}</span>
    </button>
  );
}

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
