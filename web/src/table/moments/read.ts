// What is worth a second of everybody's eyes, read from two views in a row: the events between
// them say what was thrown, eaten, played and turned up, the tracks what was gained.
import type { EventMoment, LogEvent, Owner, Ref, Scene, SceneTrack, View, ViewTrack } from "../../engine/types";
import { pieceLook, trackLook, zoneLook, type Look } from "../../look";
import type { Cue } from "./sound";

export interface Item {
  piece: string;
  /** null: from where the acting seat stands. */
  from: Ref | null;
  to: Ref;
  /** There are others of its kind where it goes. */
  joins?: boolean;
}
export interface Gain {
  track: string;
  owner: Owner;
  by: number;
  value: number;
  /** Where it came from or went to; null: where its owner stands. */
  at: Ref | null;
}

interface Die {
  kind: "die";
  at: Ref | null;
  dice: number[];
  die: string;
  need: number;
  good: boolean;
  /** How many of the dice, the last, are thrown against the others. */
  against: number;
  /** What it came to, in the engine's words. */
  said: string;
}
/** The viewer's own dice, in their tray. */
interface Throw {
  kind: "throw";
  count: number;
}
interface Eaten {
  kind: "eaten";
  item: Item;
  owner: Owner;
  /** How many of this kind the stomach holds now. */
  alike: number;
  gain: Gain | null;
}
interface Put {
  kind: "put";
  items: Item[];
  owner: Owner;
  /** What is heard of it. */
  cue: Cue | null;
}
interface Threshold {
  kind: "threshold";
  track: string;
  owner: Owner;
  label: string;
  /** More on this track does harm. */
  harm: boolean;
}
interface CardUp {
  kind: "card";
  card: Ref;
  seat: number | null;
  to: Ref | null;
  owner: Owner;
  against: boolean;
}
interface Turn {
  kind: "turn";
  from: number;
  to: number;
  /** What the viewer is asked, if it is their turn; else "". */
  prompt: string;
}
interface Light {
  kind: "night" | "dawn";
}
interface Step {
  kind: "step";
  piece: string;
  from: Ref;
  to: Ref;
  left: number;
  goal: string;
}
interface Reveal {
  kind: "reveal";
  card: Ref;
}
/** Pieces that go down where they stood. */
interface Fall {
  kind: "fall";
  items: { piece: string; at: Ref }[];
}
/** What a space asks for was done. */
interface Met {
  kind: "met";
  at: Ref;
  label: string;
}
interface End {
  kind: "end";
  /** For the viewer; "over" for those who watch. */
  as: "won" | "lost" | "over";
}

export type Moment = (
  | Die
  | Throw
  | Eaten
  | Put
  | ({ kind: "gain" } & Gain)
  | Threshold
  | CardUp
  | Turn
  | Light
  | Step
  | Reveal
  | Fall
  | Met
  | End
) & {
  /** Who acts, if that is a seat. */
  who: number | null;
  /** It concerns the viewer, or everybody. */
  mine: boolean;
  /** What the live region says about it in addition to the log. */
  line: string;
};
export type Kind = Moment["kind"];
export type Of<K extends Kind> = Extract<Moment, { kind: K }>;
type Bare = Moment extends infer M ? (M extends Moment ? Omit<M, "who" | "mine" | "line"> : never) : never;

/** A piece raises the alarm this many steps from where it wants to go. */
export const NEAR = 2;

const active = (view: View) => view.seats.findIndex((s) => s.active);

class Reader {
  readonly out: Moment[] = [];
  private readonly changes: Gain[];

  constructor(
    private readonly was: View,
    private readonly now: View,
    private readonly scene: Scene,
    private readonly look: Look,
    private readonly alone: boolean,
  ) {
    this.changes = now.tracks.flatMap((t) => this.change(t) ?? []);
  }

  private change(track: ViewTrack): Gain | null {
    const old = this.was.tracks.find((t) => t.id === track.id && t.owner === track.owner);
    const cue = trackLook(this.look, track.id, 0).cue;
    if (!cue || !old || old.value === track.value) return null;
    return { track: track.id, owner: track.owner, by: track.value - old.value, value: track.value, at: null };
  }

  private concerns(who: LogEvent["who"], owner: Owner | undefined, targets: Ref[]): boolean {
    const { viewer } = this.now;
    if (viewer === "watcher" || who === "clock") return true;
    return who === viewer || owner === viewer || targets.includes(`seat:${viewer}`);
  }

  private push(bare: Bare, e: LogEvent | null, owner?: Owner, line = ""): void {
    const who = e?.who ?? "clock",
      mine = this.concerns(who, owner, e?.targets ?? []);
    this.out.push({ ...bare, who: who === "clock" ? null : who, mine, line } as Moment);
  }

  // ---- One event ----

  event(e: LogEvent): void {
    for (const m of e.moments ?? []) this.read(m, e);
    for (const ref of e.targets) if (ref.startsWith("track:")) this.gain(ref.slice(6), e);
  }

  private read(m: EventMoment, e: LogEvent): void {
    switch (m.kind) {
      case "roll":
        return this.roll(m, e);
      case "eaten":
        return this.eaten(m, e);
      case "put":
        return this.put(m, e);
      case "card":
        return this.card(m, e);
      case "step":
        return this.step(m, e);
      case "reveal":
        return this.push({ kind: "reveal", card: m.card! }, e);
      case "threshold":
        return this.threshold(m, e);
      case "fall":
        return this.fall(m, e);
      case "met":
        return this.push({ kind: "met", at: m.at!, label: e.words }, e);
      case "day":
      case "night":
        return this.light(m, e);
      case "round":
        return;
    }
  }

  /** Throws on which nothing depends, and of which nothing is said, are shown together. */
  private roll(m: EventMoment, e: LogEvent): void {
    const { dice = [], die = "", need = 0, good = false, against = 0 } = m,
      said = m.told ? e.words : "";
    if (this.hasTray(e.who)) return e.who === this.now.viewer ? this.push({ kind: "throw", count: dice.length }, e) : undefined;
    const alike = (o: Moment): o is Of<"die"> => o.kind === "die" && o.need === 0 && o.said === "" && o.die === die;
    const before = need === 0 && said === "" && this.out.find(alike);
    if (before) before.dice.push(...dice);
    else this.push({ kind: "die", at: m.at ?? null, dice: [...dice], die, need, good, against, said }, e);
  }

  /** Dice of a seat with a tray tumble there. */
  private hasTray(who: LogEvent["who"]): boolean {
    return this.now.zones.some((z) => z.owner === who && zoneLook(this.look, this.scene, z.id).place === "tray");
  }

  private eaten(m: EventMoment, e: LogEvent): void {
    const zone = this.now.zones.find((z) => `zone:${z.id}` === m.to && z.owner === m.owner);
    const alike = zone?.items.filter((i) => i.kind === m.piece).length ?? 0;
    const item = { piece: m.piece!, from: m.at!, to: m.to! };
    this.push({ kind: "eaten", item, owner: m.owner!, alike, gain: null }, e, m.owner);
  }

  /** Things that go somewhere in one move go together. */
  private put(m: EventMoment, e: LogEvent): void {
    const joins = this.was.pieces.some((p) => p.space === m.to && p.kind === m.piece);
    const items = Array.from({ length: m.number }, () => ({ piece: m.piece!, from: m.at ?? null, to: m.to!, joins }));
    const before = this.out.find((o): o is Of<"put"> => o.kind === "put" && o.owner === m.owner);
    if (before) before.items.push(...items);
    else this.push({ kind: "put", items, owner: m.owner!, cue: pieceLook(this.look, this.scene, m.piece!).cue ?? null }, e, m.owner);
  }

  private threshold(m: EventMoment, e: LogEvent): void {
    const track = m.to!.slice(6),
      harm = this.look.harms.includes(trackLook(this.look, track, 0).icon ?? "");
    this.push({ kind: "threshold", track, owner: m.owner!, label: e.words, harm }, e, m.owner);
  }

  /** Those of one move fall together. On another seat's map nobody looks for it. */
  private fall(m: EventMoment, e: LogEvent): void {
    if (!this.concerns(e.who, undefined, e.targets)) return;
    const items = Array.from({ length: m.number }, () => ({ piece: m.piece!, at: m.at! }));
    const before = this.out.find((o): o is Of<"fall"> => o.kind === "fall");
    if (before) before.items.push(...items);
    else this.push({ kind: "fall", items }, e);
  }

  /** The viewer's own cards are not held up: the viewer knows them. */
  private card(m: EventMoment, e: LogEvent): void {
    const { viewer } = this.now;
    if (e.who === viewer) return;
    const others = [e.who, m.owner, active(this.now), active(this.was)];
    const seat = others.find((s): s is number => typeof s === "number" && s >= 0 && s !== viewer) ?? null;
    const against = m.owner === viewer;
    this.push({ kind: "card", card: m.card!, seat, to: m.to ?? null, owner: m.owner ?? "table", against }, e, m.owner);
  }

  private step(m: EventMoment, e: LogEvent): void {
    const goal = this.goalName(),
      label = this.scene.pieces.find((p) => p.kind === m.piece)?.label ?? "";
    const line = m.number <= NEAR && goal ? `${label}: ${m.number} from ${goal}.` : "";
    this.push({ kind: "step", piece: m.piece!, from: m.at!, to: m.to!, left: m.number, goal }, e, undefined, line);
  }

  /** The town of the map. */
  private goalName(): string {
    const towns = Object.values(this.look.map).flatMap((map) =>
      Object.entries(map.spaces ?? {}).flatMap(([kind, own]) => (own.draw === "town" ? [kind] : [])),
    );
    return this.scene.spaces.find((s) => towns.includes(s.kind))?.label ?? "";
  }

  /** Only where the map's own light changes with it. */
  private light(m: EventMoment, e: LogEvent): void {
    const [before, after] = [this.was, this.now].map((v) => v.time ?? null);
    if (before !== after && after === m.kind) this.push({ kind: after === "night" ? "night" : "dawn" }, e);
  }

  /** The change of a track that an event touches. What is eaten gives at once. */
  private gain(track: string, e: LogEvent): void {
    const own = this.changes.find((c) => c.track === track && c.owner === e.who) ?? this.changes.find((c) => c.track === track);
    if (!own) return;
    this.changes.splice(this.changes.indexOf(own), 1);
    const last = this.out[this.out.length - 1];
    if (last?.kind === "eaten" && last.owner === own.owner && own.by > 0) last.gain = own;
    else this.push({ kind: "gain", ...own, at: e.targets.find((t) => t.startsWith("space:")) ?? null }, e, own.owner);
  }

  // ---- What no event says ----

  rest(): void {
    for (const own of this.changes) this.push({ kind: "gain", ...own }, null, own.owner);
    for (const track of this.now.tracks) this.marks(track);
    this.turn();
    if (this.now.over && !this.was.over) this.end();
  }

  /** When the screen was passed on, only the turn and the end are shown. */
  handOver(): void {
    this.turn();
    if (this.now.over && !this.was.over) this.end();
  }

  /** A rise to a mark, or beyond it. At the end only the end counts. */
  private marks(track: ViewTrack): void {
    const old = this.was.tracks.find((t) => t.id === track.id && t.owner === track.owner);
    const scene: SceneTrack | undefined = this.scene.tracks.find((s) => s.id === track.id);
    if (!old || !scene || this.now.over || trackLook(this.look, track.id, 0).worth) return;
    for (const mark of scene.marks) {
      if (old.value >= mark.at || track.value < mark.at) continue;
      const label = [`${mark.at}: ${mark.label}`, mark.text].filter(Boolean).join(" ");
      this.push({ kind: "threshold", track: track.id, owner: track.owner, label, harm: false }, null, track.owner, `${scene.label} ${label}`);
    }
  }

  private turn(): void {
    const { viewer, asks, over, seats } = this.now;
    const [from, to] = [active(this.was), active(this.now)];
    if (over || seats.length < 2 || from < 0 || to < 0) return;
    const yours = to === viewer && asks !== null;
    const handed = this.was.viewer !== viewer; // the screen was passed on
    if (from === to && !(yours && handed)) return;
    this.push({ kind: "turn", from, to, prompt: yours ? asks.prompt : "" }, null, to);
    this.out[this.out.length - 1]!.mine = yours;
  }

  private end(): void {
    const { viewer, result } = this.now;
    const as = viewer === "watcher" || !this.alone ? "over" : result?.places[viewer] === 1 ? "won" : "lost";
    this.push({ kind: "end", as }, null);
  }
}

/** The moments between two views of the same match, in the order in which they are shown.
 * `alone`: one person looks at this screen, and wins or loses. */
export function readMoments(was: View, now: View, scene: Scene, look: Look, alone = true): Moment[] {
  const reader = new Reader(was, now, scene, look, alone);
  const same = was.viewer === now.viewer;
  if (now.moves < was.moves || (same && now.moves === was.moves)) return [];
  // The person handed the screen has seen what the previous one did, or may not know it.
  if (same) for (const e of now.log) if (e.at >= was.log_to) reader.event(e);
  if (same) reader.rest();
  else reader.handOver();
  return reader.out;
}
