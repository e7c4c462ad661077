// The stage of one table: what happened between two drawings of it goes into the queue, and what
// the queue shows is on the stage. A click, Enter or Space ends a moment and then does what it
// was meant for: nothing here ever takes it.
import type { View } from "../../engine/types";
import { trackLook } from "../../look";
import type { Desk } from "../desk";
import { calm } from "../motion";
import { heardOf, lengthOf } from "./kinds";
import { holdBack, pictureOf } from "./Land";
import { Places } from "./places";
import { Queue, type Showing } from "./queue";
import { readMoments, type Moment } from "./read";
import { speaker } from "./sound";

const isLight = (m: Moment) => m.kind === "night" || m.kind === "dawn";

export class Stage {
  showing: Showing<Moment> | null = null;
  /** The plate as it was drawn last, kept where its light is about to change. */
  plateBefore: Element | null = null;
  private drawn: View | null = null;
  private readonly queue: Queue<Moment>;
  private readonly listeners = new Set<() => void>();
  private alarmed = "";
  /** Pieces that wait for their step. */
  private readonly held = new Map<Moment, Animation>();
  private sounds: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly desk: () => Desk) {
    this.queue = new Queue(
      (m) => lengthOf(m, this.still()),
      (showing) => this.show(showing),
    );
  }

  /** The reduced form is shown: by the system, by the settings, or at speed 0. */
  still(): boolean {
    return calm() || this.desk().match.speed === 0;
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** While a new view is about to be drawn: the old one can still be seen. */
  before(view: View, table: HTMLElement | null): void {
    const was = this.drawn;
    if (!was || was === view || !table || was.time === view.time) return;
    const plate = table.querySelector<HTMLElement>(".plate");
    if (plate) this.plateBefore = pictureOf(plate);
  }

  /** After it was drawn: what happened since the one before. */
  after(view: View, table: HTMLElement | null): void {
    const was = this.drawn,
      { things, look, match } = this.desk();
    this.drawn = view;
    if (!was || was === view) return;
    const moments = readMoments(was, view, things.scene, look, match.persons().length < 2);
    // People who have just decided, or taken back, look at the outcome, not at what was before.
    if (was.asks || view.moves < was.moves) this.queue.clear();
    if (table && !this.still()) this.hold(moments, new Places(this.desk(), table));
    this.queue.add(moments);
    this.letGo();
    if (this.lightWaits) this.tell();
  }

  /** Night or dawn is yet to come: until then the plate is seen in its old light. */
  get lightWaits(): boolean {
    return this.queue.has((m) => isLight(m) && m !== this.showing?.moment);
  }

  private hold(moments: Moment[], places: Places): void {
    for (const m of moments) {
      const held = m.kind === "step" ? holdBack(places, m) : null;
      if (held) this.held.set(m, held);
    }
  }

  /** Whatever is shown now, or will not be. */
  private letGo(): void {
    for (const [moment, held] of this.held) {
      if (this.showing?.moment !== moment && this.queue.has((m) => m === moment)) continue;
      held.cancel();
      this.held.delete(moment);
    }
  }

  /** Is this what comes right after what was drawn? */
  follows(view: View): boolean {
    return this.drawn !== null && view.moves === this.drawn.moves + 1;
  }

  /** A replay that jumps, a look back: nothing happened between these. */
  forget(view: View): void {
    this.drawn = view;
    this.queue.clear();
    this.tell();
  }

  /** The result waits until the end has been seen: in the queue, or about to be drawn. */
  get ending(): boolean {
    const comes = this.drawn !== null && !this.drawn.over && this.desk().view.over;
    return comes || this.queue.has((m) => m.kind === "end");
  }

  left(): number {
    return this.queue.left();
  }
  end(): void {
    this.queue.end();
  }
  clear(): void {
    this.queue.clear();
  }

  private show(showing: Showing<Moment> | null): void {
    this.showing = showing;
    this.letGo();
    for (const sound of this.sounds.splice(0)) clearTimeout(sound);
    if (showing) this.sing(showing);
    this.tell();
  }

  private tell(): void {
    for (const changed of [...this.listeners]) changed();
  }

  /** An alarm comes once a round. */
  private sing({ moment, rate }: Showing<Moment>): void {
    const { look, view } = this.desk();
    for (const [cue, at] of heardOf(moment, (track) => trackLook(look, track, 0).cue ?? null)) {
      if (cue === "alarm" && this.alarmed === view.round) continue;
      if (cue === "alarm") this.alarmed = view.round;
      const after = this.still() ? 0 : at / rate;
      if (after === 0) speaker.play(cue);
      else this.sounds.push(setTimeout(() => speaker.play(cue), after));
    }
  }
}
