// The table on a phone: tracks as bars, the part of the map that matters, own slots, slip,
// a peek of the hand; the rest in tabs.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { roleLook, zoneLook } from "../look";
import type { Desk } from "./desk";
import { Before, Hand, Shelf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { LogLines } from "./Log";
import { MapPlate } from "./MapPlate";
import { SeatBoard, SharedPanels } from "./Seats";
import { Slip } from "./Slip";
import { Legend } from "./TableScreen";
import { Bar, Figure, shownTrack } from "./Tracks";
import { Slots } from "./Zones";

function Strip({ desk }: { desk: Desk }) {
  const shown = desk.view.tracks
    .flatMap((t) => shownTrack(desk, t) ?? [])
    .filter((s) => ["pips", "ribbon", "bar"].includes(s.look.as));
  return (
    <div class="strip">
      {shown.slice(0, 3).map((s) => (
        <Bar key={s.track.id} s={s} />
      ))}
    </div>
  );
}

/** The viewer's slots and figures in one line. */
function OwnLine({ desk }: { desk: Desk }) {
  const viewer = desk.view.viewer;
  if (viewer === "watcher") return null;
  const figures = desk.view.tracks
    .filter((t) => t.owner === viewer)
    .flatMap((t) => shownTrack(desk, t) ?? [])
    .filter((s) => s.look.as === "figure" || s.look.as === "score");
  const path = zonesAt(desk, "path", viewer)[0];
  const next = path?.items.find((i) => i.note === "next");
  return (
    <div class="own-line">
      {zonesAt(desk, "slots", viewer).map((zone) => (
        <Slots key={zone.id} desk={desk} zone={zone} />
      ))}
      {next && <span class="mute next">next: {next.label}</span>}
      {figures.map((s) => (
        <Figure key={s.track.id} desk={desk} s={s} big={s.look.as === "score"} />
      ))}
    </div>
  );
}

export function PhoneTable({
  desk,
  map,
  bar,
  below,
}: {
  desk: Desk;
  map: string | undefined;
  bar: ComponentChildren;
  below?: ComponentChildren;
}) {
  const [tab, setTab] = useState("map");
  const { view } = desk;
  const news = desk.news().length;
  const seats = view.seats.map((seat, i) => ({
    id: `seat${i}`,
    label: seat.name.replace(/^The (\w+ )*(?=\w+$)/, ""),
    icon: roleLook(desk.look, seat.role, i).icon,
    seat: i,
  }));
  const shared = desk.things.scene.zones.find(
    (z) => zoneLook(desk.look, desk.things.scene, z.id).place === "shared",
  );
  const tabs = [
    { id: "map", label: "Board", icon: "compass", badge: 0 },
    ...seats.map((s) => ({ ...s, badge: 0 })),
    ...(shared
      ? [
          {
            id: "shared",
            label: "Stock",
            icon: zoneLook(desk.look, desk.things.scene, shared.id).icon ?? "bag",
            badge: 0,
          },
        ]
      : []),
    { id: "log", label: "Log", icon: "book", badge: news },
  ];
  const seat = seats.find((s) => s.id === tab);
  return (
    <>
      {bar}
      <div class="phone-page">
        {tab === "map" && (
          <>
            <Slip desk={desk} />
            <Strip desk={desk} />
            <Shelf desk={desk} />
            {map && <MapPlate desk={desk} map={map} small />}
            <OwnLine desk={desk} />
            {below}
            <Hand desk={desk} />
          </>
        )}
        {seat && (
          <div class="tab-page">
            <SeatBoard desk={desk} seat={seat.seat} />
            {seat.seat === view.viewer && <Before desk={desk} owner={seat.seat} />}
          </div>
        )}
        {tab === "shared" && (
          <div class="tab-page">
            <SharedPanels desk={desk} />
            <Legend desk={desk} />
          </div>
        )}
        {tab === "log" && (
          <div class="tab-page panel log-panel">
            <LogLines desk={desk} />
          </div>
        )}
      </div>
      <nav class="tabs" aria-label="Parts of the table">
        {tabs.map((t) => (
          <button
            class={t.id === tab ? "on" : ""}
            aria-current={t.id === tab ? "page" : undefined}
            onClick={() => setTab(t.id)}
          >
            <Icon name={t.icon} size={22} />
            <span>{t.label}</span>
            {t.badge > 0 && <b class="news">{t.badge > 99 ? "99+" : t.badge}</b>}
          </button>
        ))}
      </nav>
    </>
  );
}
