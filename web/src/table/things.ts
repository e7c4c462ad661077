// The cards, spaces and verbs of a Scene by reference, and what they are called. A map may grow from
// move to move; all else is the same in every View of a match.
import type { Grown, Ref, Scene, SceneCard, SceneSpace, View } from "../engine/types";
import { capital } from "./capital";
import { verbsOf, type Verbs } from "./rows";

/** Things that are the same in every view of a match, by reference. */
export class Things {
  readonly cards = new Map<Ref, SceneCard>();
  readonly spaces = new Map<Ref, SceneSpace>();
  readonly verbs: Verbs;
  /** Whether more of a unit is worse. */
  readonly harms = (unit: string): boolean => this.first.harms.includes(unit);
  /** With growing maps as they are now. */
  scene: Scene;
  private grown = "";
  constructor(private readonly first: Scene) {
    this.scene = first;
    this.verbs = verbsOf(first.verbs);
    for (const card of first.cards) this.cards.set(card.ref, card);
    this.rename();
  }

  private rename(): void {
    this.spaces.clear();
    for (const space of this.scene.spaces) this.spaces.set(space.ref, space);
  }

  /** The scene stays the same object while nothing has grown, so that nothing is drawn again. */
  grow(grown: Grown | undefined): void {
    const now = grown ? JSON.stringify(grown) : "";
    if (now === this.grown) return;
    this.grown = now;
    const ids = new Set(grown?.maps.map((m) => m.id)),
      { first } = this,
      kept = first.spaces.filter((s) => !ids.has(s.map));
    const there = new Set(kept.map((s) => s.ref));
    this.scene = {
      ...first,
      maps: [...first.maps.filter((m) => !ids.has(m.id)), ...(grown?.maps ?? [])],
      spaces: [...kept, ...(grown?.spaces ?? [])],
      roads: [...first.roads.filter((r) => there.has(r.a)), ...(grown?.roads ?? [])],
    };
    this.rename();
  }

  spaceName(space: SceneSpace): string {
    return space.name ?? capital(space.label);
  }

  name(ref: Ref, view: View): string {
    const card = this.cards.get(ref);
    if (card) return card.title;
    const space = this.spaces.get(ref);
    if (space) return this.spaceName(space);
    const [kind, id] = ref.split(":") as [string, string];
    if (kind === "seat") return view.seats[Number(id)]?.name ?? "Seat";
    if (kind === "track") return this.scene.tracks.find((t) => t.id === id)?.label ?? id;
    return this.scene.zones.find((z) => z.id === id)?.label ?? id;
  }

  /** The name of a unit of amounts: that of its track. */
  unitName(unit: string): string {
    return this.scene.tracks.find((t) => t.id === unit)?.label ?? unit;
  }

  /** What stands on a space: "Wizard", "2 Grunts". */
  piecesOn(space: Ref, view: View): string[] {
    const here = view.pieces.filter((p) => p.space === space);
    return here.map(({ kind, count }) => {
      const piece = this.scene.pieces.find((p) => p.kind === kind),
        label = piece?.label ?? kind;
      return count > 1 ? `${count} ${piece?.many ?? label}` : label;
    });
  }
}
