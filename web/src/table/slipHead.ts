// What the slip says when it does not ask: about the thing pointed at, who the table is waiting
// for, the last move of a replay. With numbers: how far a place is, and what the roads there
// cost.
import type { Ref, SceneCard, View } from "../engine/types";
import { pieceLook } from "../look";
import type { Desk } from "./desk";
import { capital } from "./capital";
import { touching, wayAlong } from "./map/geometry";
import { isPawn } from "./map/Pieces";
import { textOf } from "./markedWords";
import { lastMove, listed } from "./story";

interface Head {
  title: string;
  detail: string;
}

/** Where the viewer's pawn stands, or the only pawn if all share it. */
function ownSpace(desk: Desk, view: View): Ref | undefined {
  const pawns = view.pieces.filter((p) => p.space && isPawn(pieceLook(desk.look, desk.things.scene, p.kind)));
  return (pawns.find((p) => p.owner === view.viewer) ?? (pawns.length === 1 ? pawns[0] : undefined))?.space;
}

/** What the roads of a way cost in all: "4 Movement and 1 Attack". */
function fareOf(desk: Desk, way: Ref[]): string {
  const sums = new Map<string, number>();
  way.slice(1).forEach((to, i) => {
    const road = desk.things.scene.roads.find((r) => [r.a, r.b].includes(to) && [r.a, r.b].includes(way[i]!));
    for (const { unit, amount } of road?.cost_marks ?? []) if (unit) sums.set(unit, (sums.get(unit) ?? 0) + (amount ?? 0));
  });
  return listed([...sums].map(([unit, sum]) => `${sum} ${desk.things.unitName(unit)}`));
}

/** "3 roads away, 4 Movement and 1 Attack in all", "2 tiles away": for places that no option leads
 * to, if the game itself does not say so. */
function farWords(desk: Desk, view: View, ref: Ref): string {
  const told = desk.optionsOf(ref).length > 0 || desk.refusedOf(ref).some((r) => r.reason_marks?.some((m) => m.unit === "roads"));
  const from = told ? undefined : ownSpace(desk, view);
  const { roads: built, spaces } = desk.things.scene,
    stretch = built.length === 0 ? "tile" : built.every((r) => r.kind === "door") ? "door" : "road";
  const way = from ? wayAlong(built.length > 0 ? built : touching(spaces), from, ref) : [];
  if (way.length < 2) return "";
  const fare = fareOf(desk, way),
    roads = `${way.length - 1} ${stretch}${way.length === 2 ? "" : "s"} away`;
  return fare ? `${roads}, ${fare}${way.length > 2 ? " in all" : ""}` : roads;
}

/** The cards that lie there: "Eye of Horus and The Last Survey". */
function lyingAt(desk: Desk, view: View, ref: Ref): string {
  const there = view.zones.flatMap((z) => z.items).filter((item) => item.at === ref && item.ref);
  return listed(there.flatMap((item) => desk.things.cards.get(item.ref!)?.title ?? []));
}

/** What those who stand there do to anyone who comes. */
function pieceNotes(desk: Desk, view: View, ref: Ref): string[] {
  const there = new Set(view.pieces.filter((p) => p.space === ref).map((p) => p.kind));
  return desk.things.scene.pieces.flatMap((p) => (p.note && there.has(p.kind) ? [p.note] : []));
}

function aboutSpace(desk: Desk, view: View, ref: Ref): Head {
  const { things } = desk;
  const space = things.spaces.get(ref)!,
    name = things.spaceName(space);
  const here = things.piecesOn(ref, view);
  const region = space.region === space.label ? "" : space.region;
  return {
    title: here.length ? `${name}: ${listed([...new Set(here)])}.` : `${name}.`,
    detail: [lyingAt(desk, view, ref), ...pieceNotes(desk, view, ref), space.note, region, farWords(desk, view, ref)].filter(Boolean).map(capital).join(". "),
  };
}

function aboutTrack(desk: Desk, view: View, id: string): Head {
  const track = desk.things.scene.tracks.find((t) => t.id === id);
  if (!track) return { title: `${capital(id)}.`, detail: "" };
  const own = view.tracks.find((t) => t.id === id && t.owner === view.viewer) ?? view.tracks.find((t) => t.id === id);
  const most = track.max < 100 ? ` of ${track.max}` : "";
  return {
    title: `${track.label} ${own?.value ?? 0}${most}.`,
    detail: track.marks.map((m) => `${m.at} ${m.label} ${m.text}`).join(" "),
  };
}

function aboutSeat(desk: Desk, view: View, seat: number): Head {
  const name = view.seats[seat]?.name ?? "Seat";
  const figures = view.tracks
    .filter((t) => t.owner === seat)
    .map((t) => `${desk.things.scene.tracks.find((s) => s.id === t.id)?.label ?? t.id} ${t.value}`);
  return { title: seat === view.viewer ? `${name}: that is you.` : `${name}.`, detail: figures.join(", ") };
}

/** A gain without a sign would read like a price. */
const gainWords = ({ gain, gain_marks }: SceneCard): string => (gain_marks?.[0]?.as === "earn" ? `+${gain}` : gain);

/** What the thing pointed at is, in a title and a line. */
export function aboutWords(desk: Desk, view: View, ref: Ref): Head {
  const card = desk.things.cards.get(ref);
  if (card) return { title: `${card.title}.`, detail: desk.isRaised(ref) ? "" : [gainWords(card), textOf(card).words].filter(Boolean).map(capital).join(". ") };
  if (desk.things.spaces.has(ref)) return aboutSpace(desk, view, ref);
  const [kind, id] = ref.split(":") as [string, string];
  if (kind === "track") return aboutTrack(desk, view, id);
  if (kind === "seat") return aboutSeat(desk, view, Number(id));
  const zone = view.zones.find((z) => z.id === id);
  return { title: `${desk.things.name(ref, view)}.`, detail: zone ? `${zone.count} here.` : "" };
}

/** When nothing is asked of the viewer. */
export function waitingWords(desk: Desk, view: View): Head {
  if (desk.readOnly) return lastMove(view);
  if (view.over) return { title: "The match is over.", detail: view.result?.words ?? "" };
  const active = view.seats.findIndex((s) => s.active);
  const several = view.waiting.length > 1,
    asked = several ? view.waiting : [view.waiting[0] ?? active];
  const names = asked.map((seat) => view.seats[seat]?.name ?? "The table");
  const doing = desk.match.thinking() >= 0 ? "think" : "move";
  return { title: `${listed(names)} ${doing}${several ? "" : "s"}.`, detail: [view.round, view.phase].filter(Boolean).join(", ") + "." };
}
