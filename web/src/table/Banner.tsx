// A card that concerns its owner all the time, in a row above the map: its sign, its name, what it
// says, and its track as circles, each with what it is worth once it is crossed.
import type { ViewZone } from "../engine/types";
import { cardKind, zoneLook } from "../look";
import type { Desk } from "./desk";
import { cardsOf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { chalkClass } from "./chalk";
import { textOf } from "./markedWords";
import { able, trackData, tracksOf, type Shown } from "./Tracks";
import { touch } from "./Wares";
import { useWatched } from "./redraw";
import { capital, typeset } from "./Figures";

/** What step `n` of a track is worth: as much as its last mark up to there. */
function worthAt({ track }: Shown, n: number): string {
  return track.marks.filter((m) => m.at <= n).pop()?.label ?? "";
}

function Circles({ desk, s }: { desk: Desk; s: Shown }) {
  const last = s.limit ?? s.track.max;
  return (
    <span class={`circles${able(desk, s)}`} {...trackData(s)} role="group" aria-label={`${s.track.label} ${s.value} of ${last}`}>
      {Array.from({ length: s.track.max }, (_, i) => i + 1).map((n) => (
        <span key={n} class={`circle${n <= s.value ? " f" : ""}${n > last ? " beyond" : ""}`} style={{ "--pc": s.colour }} aria-hidden="true">
          <i>{n <= s.value && <Icon name="cross" size={14} />}</i>
          <b>{worthAt(s, n)}</b>
        </span>
      ))}
    </span>
  );
}

function Banner({ desk, zone }: { desk: Desk; zone: ViewZone }) {
  const own = zoneLook(desk.look, desk.things.scene, zone.id),
    found = cardsOf(desk, zone)[0];
  const ref = found?.card.ref ?? "";
  const state = useWatched(desk, () => `${chalkClass(desk.chalkOf(ref), "can")}${desk.about() === ref ? " sel" : ""}`);
  if (!found) return null;
  const { card, item } = found,
    track = tracksOf(desk, zone.owner).find((s) => s.track.id === own.track),
    kind = cardKind(desk.look, card.kind);
  return (
    <section class="panel banner" data-zone={zone.id} aria-label={kind.label}>
      <button class={`banner-card${state}`} data-ref={ref} onClick={() => touch(desk, ref)}>
        <span class="badge" style={{ background: kind.colours[0] }}>
          <Icon name={kind.icon} size={24} />
        </span>
        <span class="says">
          <b>{typeset(card.title)}</b> <span class="mute">{textOf(card).words}</span>
        </span>
      </button>
      {track && <Circles desk={desk} s={track} />}
      {(item.note || card.worth) && <span class="chip">{capital(item.note || card.worth!)}</span>}
    </section>
  );
}

/** The viewer's own. */
export function bannersOf(desk: Desk): ViewZone[] {
  const { viewer } = desk.view;
  return viewer === "watcher" ? [] : zonesAt(desk, "banner", viewer).filter((z) => z.items.length > 0);
}

/** Tracks that a banner shows, so that the owner's board need not. */
export function bannerTracks(desk: Desk, seat: number): string[] {
  return zonesAt(desk, "banner", seat).flatMap((z) => desk.look.zones[z.id]?.track ?? []);
}

export function Banners({ desk }: { desk: Desk }) {
  return (
    <>
      {bannersOf(desk).map((zone) => (
        <Banner key={zone.id} desk={desk} zone={zone} />
      ))}
    </>
  );
}
