// The table on a phone: the seats or tracks as a strip, the part of the map that matters, own
// figures, slip, a peek of the hand; the rest in tabs.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { roleLook, zoneLook, type TabLook } from "../look";
import type { Desk } from "./desk";
import { Before, Hand, Shelf, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { LogLines } from "./Log";
import { MapPlate } from "./MapPlate";
import { legalPosters, Posters } from "./Posters";
import { OwnGoods, SeatBoard, SharedPanels } from "./Seats";
import { SeatStrip } from "./Strip";
import { Slip } from "./Slip";
import { useTight } from "./tight";
import { Legend } from "./TableScreen";
import { Bar, Figure, shownTrack, Small, tracksOf } from "./Tracks";
import { useWatched } from "./watch";
import { Slots } from "./Zones";

function Strip({ desk }: { desk: Desk }) {
  if (desk.look.seats === "compact") return <SeatStrip desk={desk} />;
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

/** Every figure of the viewer's in one line; what is in the pool behind a rule. */
function OwnFigures({ desk, viewer }: { desk: Desk; viewer: number }) {
  const tracks = tracksOf(desk, viewer).filter((s) => s.look.as !== "score");
  const pool = tracks.filter((s) => s.look.as === "pool");
  return (
    <div class="own-line figures">
      {tracks
        .filter((s) => s.look.as !== "pool")
        .map((s) => (
          <Small key={s.track.id} desk={desk} s={s} />
        ))}
      {pool.length > 0 && <span class="rule" />}
      {pool.map((s) => (
        <Small key={s.track.id} desk={desk} s={s} />
      ))}
    </div>
  );
}

/** The viewer's slots and figures in one line. */
function OwnLine({ desk }: { desk: Desk }) {
  const viewer = desk.view.viewer;
  if (viewer === "watcher") return null;
  if (desk.look.seats === "compact") return <OwnFigures desk={desk} viewer={viewer} />;
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

interface Tab {
  id: string;
  label: string;
  icon: string;
  show: TabLook["show"];
  seat?: number;
  badge: number;
}

const ANY_GAME: TabLook[] = [
  { label: "Map", icon: "compass", show: "map" },
  { label: "", icon: "", show: "each" },
  { label: "Table", icon: "bag", show: "rail" },
  { label: "Log", icon: "book", show: "log" },
];

/** One tab for each seat, the viewer's first. */
function seatTabs(desk: Desk): Tab[] {
  const { seats, viewer } = desk.view;
  const tabs = seats.map((seat, i) => ({
    id: `seat${i}`,
    label: seat.name.replace(/^The (\w+ )*(?=\w+$)/, ""),
    icon: roleLook(desk.look, seat.role, i).icon,
    show: "each" as const,
    seat: i,
    badge: 0,
  }));
  return tabs.sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer));
}

function hasRail(desk: Desk): boolean {
  const places = ["shared", "goods", "decks"];
  return desk.things.scene.zones.some((z) => places.includes(zoneLook(desk.look, desk.things.scene, z.id).place));
}

/** Things of the rail that can be chosen now. */
function legalGoods(desk: Desk): number {
  return zonesAt(desk, "goods")
    .flatMap((z) => z.items)
    .filter((i) => i.ref && desk.optionsOf(i.ref).length > 0).length;
}

function badgeOf(desk: Desk, show: TabLook["show"]): number {
  if (show === "posters") return legalPosters(desk);
  if (show === "rail") return legalGoods(desk);
  return show === "log" ? desk.news().length : 0;
}

function tabsOf(desk: Desk): Tab[] {
  const wanted = desk.look.tabs.length > 0 ? desk.look.tabs : ANY_GAME;
  return wanted
    .filter((t) => t.show !== "rail" || hasRail(desk))
    .flatMap((t) =>
      t.show === "each" ? seatTabs(desk) : [{ ...t, id: t.show, badge: badgeOf(desk, t.show) }],
    );
}

/** A page that is set tighter where it is too long. */
function Page({ desk, children }: { desk: Desk; children: ComponentChildren }) {
  const page = useRef<HTMLDivElement>(null);
  useTight(page, desk.view);
  return (
    <div class="tab-page" ref={page}>
      {children}
    </div>
  );
}

/** What a tab other than the map shows. */
function TabPage({ desk, tab }: { desk: Desk; tab: Tab }) {
  const { viewer, seats } = desk.view;
  switch (tab.show) {
    case "map":
      return null;
    case "posters":
      return (
        <Page desk={desk}>
          <Posters desk={desk} />
        </Page>
      );
    case "rail":
      return (
        <Page desk={desk}>
          <SharedPanels desk={desk} />
          <OwnGoods desk={desk} />
          <Legend desk={desk} />
        </Page>
      );
    case "seats":
      return (
        <Page desk={desk}>
          {seats
            .map((_, i) => i)
            .sort((a, b) => Number(a === viewer) - Number(b === viewer))
            .map((i) => (
              <SeatBoard key={i} desk={desk} seat={i} />
            ))}
        </Page>
      );
    case "each":
      return (
        <Page desk={desk}>
          <SeatBoard desk={desk} seat={tab.seat!} />
          {tab.seat === viewer && <Before desk={desk} owner={tab.seat} />}
        </Page>
      );
    case "log":
      return (
        <div class="tab-page panel log-panel">
          <LogLines desk={desk} />
        </div>
      );
  }
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
  const [at, setTab] = useState("map");
  useEffect(() => setTab("map"), [desk.pastMove]); // a line of the log was clicked
  const focused = useWatched(desk, () => desk.focus !== null);
  const tabs = tabsOf(desk);
  const tab = tabs.find((t) => t.id === at) ?? tabs[0]!;
  return (
    <>
      {bar}
      <div class="phone-page">
        {tab.show === "map" ? (
          <>
            <Slip desk={desk} />
            <Strip desk={desk} />
            <Shelf desk={desk} />
            {map && <MapPlate desk={desk} map={map} small />}
            <OwnLine desk={desk} />
            {below}
            <Hand desk={desk} />
          </>
        ) : (
          <>
            {tab.show !== "log" && focused && <Slip desk={desk} />}
            <TabPage key={tab.id} desk={desk} tab={tab} />
          </>
        )}
      </div>
      <nav class="tabs" aria-label="Parts of the table">
        {tabs.map((t) => (
          <button
            key={t.id}
            class={t === tab ? "on" : ""}
            aria-current={t === tab ? "page" : undefined}
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
