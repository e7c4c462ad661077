// What has no place of its own in this form of the table: pages behind tabs. On a phone they
// take the map's place; beside a map they share a panel with the log.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { ViewZone } from "../engine/types";
import { roleLook, zoneLook, type TabLook } from "../look";
import type { Desk } from "./desk";
import { hasColumn, hasPages, hasShelf, type Form } from "./form";
import { Banners } from "./Banner";
import { Decks, Goods, Ladders } from "./Goods";
import { Before, zonesAt } from "./Hand";
import { Icon } from "./Icon";
import { Legend } from "./Legend";
import { LogLines } from "./Log";
import { Maps } from "./Maps";
import { legalPosters, onShelf, Posters } from "./Posters";
import { OwnGoods, SeatBoard, SharedPanels } from "./Seats";
import { Stalls } from "./Stall";
import { Task } from "./Task";
import { useTight } from "./fitInPlace";
import { labelOf, Path, Shared } from "./Zones";

interface Page {
  /** "map" where nothing is opened; "log", "seat1", "zone:store" ... */
  id: string;
  label: string;
  icon: string;
  /** How many things are on it. */
  count?: number;
  /** How many of them are news, or can be chosen now. */
  badge: number;
}

// ---- Which there are ----

const ANY_GAME: TabLook[] = [
  { label: "Map", icon: "compass", show: "map" },
  { label: "", icon: "", show: "each" },
  { label: "Table", icon: "bag", show: "rail" },
  { label: "Log", icon: "book", show: "log" },
];

/** One page for each seat, the viewer's first. */
function seatPages(desk: Desk): Page[] {
  const { seats, viewer } = desk.view;
  const order = seats.map((_, i) => i).sort((a, b) => Number(b === viewer) - Number(a === viewer));
  return order.map((i) => ({
    id: `seat${i}`,
    label: seats[i]!.brief,
    icon: roleLook(desk.look, seats[i]!.role, i).icon,
    badge: 0,
  }));
}

function railIsEmpty(desk: Desk): boolean {
  const places = ["shared", "goods", "decks", "task"];
  return !desk.things.scene.zones.some((z) => places.includes(zoneLook(desk.look, desk.things.scene, z.id).place));
}

/** Things in these zones that can be chosen now. */
function legalIn(desk: Desk, zones: ViewZone[]): number {
  return zones.flatMap((z) => z.items).filter((i) => i.ref && desk.optionsOf(i.ref).length > 0).length;
}

function badgeOf(desk: Desk, show: TabLook["show"]): number {
  if (show === "posters") return legalPosters(desk);
  if (show === "rail") return legalIn(desk, zonesAt(desk, "goods"));
  return show === "log" ? desk.news().filter((e) => e.at >= desk.logRead).length : 0;
}

/** The pages of a phone, as the game's look has them. */
function phonePages(desk: Desk): Page[] {
  const wanted = desk.look.tabs.length > 0 ? desk.look.tabs : ANY_GAME;
  return wanted
    .filter((t) => t.show !== "rail" || !railIsEmpty(desk))
    .filter((t) => t.show !== "seats" || desk.view.seats.length > 1)
    .flatMap((t) => {
      if (t.show === "each") return seatPages(desk);
      const page = { id: t.show as string, label: t.label, icon: t.icon, badge: badgeOf(desk, t.show) };
      // Dice to be thrown take the map's place, and it gets a page of its own.
      if (t.show === "map" && desk.throwing) return [{ ...page, label: "Dice", icon: "d20" }, { ...page, id: "plate" }];
      return [page];
    });
}

function zonePage(desk: Desk, zone: ViewZone): Page {
  const own = zoneLook(desk.look, desk.things.scene, zone.id);
  const label = own.tab ?? labelOf(desk, zone, own);
  return { id: `zone:${zone.id}`, label, icon: own.icon ?? "bag", count: zone.count, badge: legalIn(desk, [zone]) };
}

const uncounted = (p: Page): Page => ({ id: p.id, label: p.label, icon: p.icon, badge: p.badge });

/** No room for decks on a page of their own, nor beside the hand for cards before the viewer. */
const isNarrow = (form: Form) => form === "window" || form === "tablet";

/** Beside the log: what the rail has where there is one, each on its own page. */
function columnPages(desk: Desk, form: Form): Page[] {
  const { viewer } = desk.view;
  const at = (place: string, owner: number | "table") => zonesAt(desk, place, owner).map((z) => zonePage(desk, z));
  const own = (place: string) => (viewer === "watcher" ? [] : at(place, viewer));
  const posters = onShelf(desk).length > 0 && !hasShelf(form);
  const full = desk.look.seats !== "compact";
  const narrow = isNarrow(form);
  const decks = zonesAt(desk, "decks", "table");
  const ladders = zonesAt(desk, "ladder", "table");
  const bounties = desk.look.tabs.find((t) => t.show === "posters");
  return [
    { id: "log", label: "Log", icon: "book", badge: 0 },
    ...(posters ? [{ id: "posters", label: bounties?.label ?? "Shelf", icon: bounties?.icon ?? "job", badge: legalPosters(desk) }] : []),
    ...at("task", "table").map(uncounted),
    ...(full ? seatPages(desk).filter((p) => p.id !== `seat${viewer}`) : []),
    ...at("goods", "table"),
    ...own("goods").filter((p) => p.count !== 0),
    ...(narrow ? own("before").filter((p) => p.count !== 0) : []),
    ...(ladders.length ? [{ id: "ladders", label: "Tracks", icon: "job", badge: legalIn(desk, ladders) }] : []),
    ...at("shared", "table").filter((p) => p.count !== 0),
    ...own("path").map(uncounted),
    ...(decks.length && !narrow ? [{ id: "decks", label: "Decks", icon: "cards", badge: 0 }] : []),
  ];
}

function pagesOf(desk: Desk, form: Form): Page[] {
  if (hasPages(form)) return phonePages(desk);
  return hasColumn(form) ? columnPages(desk, form) : [];
}

/** The page open in this form after `id` was opened, perhaps in another form: the page itself,
 * the one that includes it, else the first. */
export function openPage(desk: Desk, form: Form, id: string): string {
  const pages = pagesOf(desk, form);
  const has = (what: string) => pages.some((p) => p.id === what);
  if (has(id)) return id;
  if (hasPages(form)) {
    if (/^(zone:|decks|ladders)/.test(id) && has("rail")) return "rail";
    if (id.startsWith("seat") && has("seats")) return "seats";
    return "map";
  }
  if (/^seat\d/.test(id)) return id; // a rival's chip opened it
  const rail = id === "rail" && pages.find((p) => /^(zone:|decks|ladders)/.test(p.id));
  return rail ? rail.id : "log";
}

// ---- What they show ----

/** A page that is set tighter where it is too long. */
function Fitted({ desk, children }: { desk: Desk; children: ComponentChildren }) {
  const page = useRef<HTMLDivElement>(null);
  useTight(page, desk.view);
  return (
    <div class="page" ref={page}>
      {children}
    </div>
  );
}

/** `decks`: they have no page of their own. */
function ZonePage({ desk, id, decks }: { desk: Desk; id: string; decks: boolean }) {
  const zone = desk.view.zones.find((z) => `zone:${z.id}` === id);
  if (!zone) return null;
  switch (zoneLook(desk.look, desk.things.scene, zone.id).place) {
    case "goods":
      return (
        <>
          <Goods desk={desk} zone={zone} />
          {decks && zone.owner === "table" && <Decks desk={desk} />}
        </>
      );
    case "before":
      return <Before desk={desk} owner={Number(zone.owner)} />;
    case "task":
      return (
        <>
          <Task desk={desk} zone={zone} />
          {decks && <Decks desk={desk} />}
        </>
      );
    case "path":
      return (
        <div class="panel">
          <Path desk={desk} zone={zone} size={30} />
        </div>
      );
    default:
      return (
        <>
          <Shared desk={desk} zone={zone} />
          <Legend desk={desk} />
        </>
      );
  }
}

/** The boards of all seats, the viewer's last. */
function AllSeats({ desk }: { desk: Desk }) {
  const { viewer, seats } = desk.view;
  const order = seats.map((_, i) => i).sort((a, b) => Number(a === viewer) - Number(b === viewer));
  return (
    <>
      {order.map((i) => (
        <SeatBoard key={i} desk={desk} seat={i} />
      ))}
    </>
  );
}

function Inside({ desk, id, form }: { desk: Desk; id: string; form: Form }) {
  const seat = /^seat(\d+)$/.exec(id);
  if (seat) {
    const at = Number(seat[1]);
    return (
      <>
        <SeatBoard desk={desk} seat={at} />
        {at === desk.view.viewer && <Before desk={desk} owner={at} />}
      </>
    );
  }
  switch (id) {
    case "posters":
      return (
        <>
          <Banners desk={desk} />
          <Posters desk={desk} />
          <Stalls desk={desk} />
        </>
      );
    case "rail":
      return (
        <>
          <SharedPanels desk={desk} />
          <OwnGoods desk={desk} />
          <Legend desk={desk} />
        </>
      );
    case "plate":
      return <Maps desk={desk} />;
    case "seats":
      return <AllSeats desk={desk} />;
    case "ladders":
      return <Ladders desk={desk} />;
    case "decks":
      return (
        <>
          <Decks desk={desk} />
          <Legend desk={desk} />
        </>
      );
    default:
      return <ZonePage desk={desk} id={id} decks={isNarrow(form)} />;
  }
}

/** Of this many, the words fit. */
const FEW_TABS = 4;

function Tabs({ pages, page, onPage }: { pages: Page[]; page: string; onPage: (page: string) => void }) {
  return (
    <nav class={pages.length > FEW_TABS ? "tabs many" : "tabs"} aria-label="Parts of the table">
      {pages.map((p) => (
        <button
          key={p.id}
          data-page={p.id}
          class={p.id === page ? "on" : ""}
          aria-current={p.id === page ? "page" : undefined}
          onClick={() => onPage(p.id === page ? "map" : p.id)}
        >
          <Icon name={p.icon} size={22} />
          <span>
            {p.label} {p.count !== undefined && <b>{p.count}</b>}
          </span>
          {p.badge > 0 && <b class="news">{p.badge > 99 ? "99+" : p.badge}</b>}
        </button>
      ))}
    </nav>
  );
}

interface SideProps {
  desk: Desk;
  form: Form;
  page: string;
  onPage: (page: string) => void;
}

/** The log's panel, with tabs where the form has them. */
export function Side({ desk, form, page, onPage }: SideProps) {
  const pages = pagesOf(desk, form);
  // Beside the map the log is what is there when nothing is opened.
  const open = (id: string) => onPage(id === "log" && hasColumn(form) ? "map" : id);
  return (
    <section class="panel log-panel">
      {pages.length > 1 && <Tabs pages={pages} page={page} onPage={open} />}
      {page === "log" || pages.length === 0 ? (
        <div class="page log-page">
          <LogLines desk={desk} />
        </div>
      ) : (
        page !== "map" && (
          <Fitted key={page} desk={desk}>
            <Inside desk={desk} id={page} form={form} />
          </Fitted>
        )
      )}
    </section>
  );
}
