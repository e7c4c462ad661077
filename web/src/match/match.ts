// One table in this page: the engine's match, who sits at it, bots and the clock paced so
// that people can follow them. Screens read view() and call play(); nothing here draws.
import { Engine, EngineError, type EngineTable } from "../engine/wasm";
import type { GameInfo, LogEvent, Scene, Standing, View } from "../engine/types";
import { botChoose } from "./bots";

export type { GameInfo, Scene, View } from "../engine/types";

export type Level = "random" | "quick";
export type Sitter = { kind: "person" } | { kind: "bot"; level: Level };

export interface MatchStart {
  game: string;
  setup: string[]; // the words of a record, one field each: "mode duel"
  seed?: string; // a number or 32 hex digits; chance when left out
  sitters: Sitter[];
  packs?: { name: string; text: string }[];
  guided?: boolean;
}

/** How long a person needs to see what a bot did, in milliseconds, by speed. */
const BOT_PACE: Record<Speed, number> = { 0: 0, 1: 650, 2: 260 };
/** Speed 1 keeps an automa's own time, 2 is quick, 0 does not wait. */
const CLOCK_PACE: Record<Speed, number> = { 0: 0, 1: 1, 2: 0.35 };
export type Speed = 0 | 1 | 2;

function chanceSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

function gameInfo(engine: Engine, name: string): GameInfo {
  const found = engine.games().find((g) => g.name === name);
  // A game that is not listed (the template) can still be loaded from a record.
  return (
    found ?? {
      name,
      title: name,
      version: 0,
      about: "",
      players: "",
      minutes: "",
      seats_min: 0,
      seats_max: 0,
      setup: [],
      packs: [],
      lessons: [],
    }
  );
}

/** "bot 1 quick": who sits where, as it stands in a record. */
function sittersOf(notes: string[], seats: number): Sitter[] {
  const sitters: Sitter[] = Array.from({ length: seats }, () => ({ kind: "person" }));
  for (const note of notes) {
    const found = /^bot (\d+) (random|quick)$/.exec(note);
    const seat = found ? Number(found[1]) : -1;
    if (found && seat < seats) sitters[seat] = { kind: "bot", level: found[2] as Level };
  }
  return sitters;
}

export class Match {
  readonly scene: Scene;
  guided = false;
  /** The learner plays on without the lesson. */
  lessonLeft = false;
  /** Waits before bots and automas move; the page may hold them (a dialog, a curtain). */
  private paceOf: Speed = 1;
  private paused = false;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private timerEnds = 0;
  private thinkingSeat = -1;
  private closed = false;
  private seat = -1;
  private cached: View | null = null;
  private cachedFor = -2;
  private trouble = "";
  /** Forced choices of persons are played for them. */
  autoplay = true;

  private constructor(
    readonly game: GameInfo,
    readonly sitters: Sitter[],
    private readonly table: EngineTable,
    private readonly frozen: boolean,
  ) {
    this.scene = table.scene();
    this.seat = this.firstViewer();
  }

  /** A new match; throws the engine's sentence where the setup or a pack is refused. */
  static async start(s: MatchStart): Promise<Match> {
    const engine = await Engine.get();
    const table = engine.open();
    try {
      for (const pack of s.packs ?? []) table.pack(pack.name, pack.text);
      table.start(s.game, s.setup, s.seed ?? chanceSeed());
      s.sitters.forEach((sitter, seat) => {
        if (sitter.kind === "bot") table.note(`bot ${seat} ${sitter.level}`);
      });
    } catch (error) {
      table.close();
      throw error;
    }
    const seats = table.about().seats;
    const sitters = Array.from({ length: seats }, (_, i) => s.sitters[i] ?? ({ kind: "person" } as Sitter));
    const match = new Match(gameInfo(engine, s.game), sitters, table, false);
    match.guided = s.guided ?? false;
    match.goOn();
    return match;
  }

  /** A first match that is taught; once the lesson is over it goes on with guides. */
  static async learn(game: string, lesson: string): Promise<Match> {
    const engine = await Engine.get();
    const table = engine.open();
    try {
      table.learn(game, lesson);
    } catch (error) {
      table.close();
      throw error;
    }
    const about = table.about();
    const match = new Match(gameInfo(engine, game), sittersOf(about.notes, about.seats), table, false);
    match.guided = true;
    match.goOn();
    return match;
  }

  /** A match from its record. With `until` it stops after so many moves and stands still
   * there: a picture of the past, for replays and links. */
  static async load(record: string, until?: number): Promise<Match> {
    const engine = await Engine.get();
    const table = engine.open();
    try {
      table.load(record, until ?? -1);
    } catch (error) {
      table.close();
      throw error;
    }
    const about = table.about();
    const match = new Match(
      gameInfo(engine, about.game),
      sittersOf(about.notes, about.seats),
      table,
      until !== undefined,
    );
    match.goOn();
    return match;
  }

  private firstViewer(): number {
    const persons = this.sitters.flatMap((s, i) => (s.kind === "person" ? [i] : []));
    return persons.find((p) => this.table.asks(p)) ?? persons[0] ?? -1;
  }

  // ---- Looking ----

  /** The seat shown now; -1 for the watcher. */
  get viewer(): number {
    return this.seat;
  }
  set viewer(seat: number) {
    if (seat === this.seat) return;
    this.seat = seat;
    this.tell();
  }

  view(): View {
    if (!this.cached || this.cachedFor !== this.seat) {
      // The log grows at its end and never changes, except by undo: news are enough.
      const before = this.cachedFor === this.seat ? this.logSoFar : null;
      const view = this.table.view(this.seat, before?.to ?? 0, true);
      if (before) view.log = [...before.events, ...view.log];
      this.logSoFar = { to: view.log_to, events: view.log };
      view.log_from = 0;
      this.cached = view;
      this.cachedFor = this.seat;
    }
    return this.cached;
  }
  private logSoFar: { to: number; events: LogEvent[] } | null = null;

  moves(): number {
    return this.table.moves();
  }
  fingerprint(): string {
    return this.table.fingerprint();
  }
  record(notes = false): string {
    return this.table.record(notes);
  }
  over(): boolean {
    return this.table.over();
  }
  /** How the seats stood after every move, once it is over. */
  standing(): Standing[] {
    return this.table.standing();
  }

  /** Persons, by seat, that are asked something now. */
  askedPersons(): number[] {
    return this.sitters.flatMap((s, i) => (s.kind === "person" && this.table.asks(i) ? [i] : []));
  }
  persons(): number[] {
    return this.sitters.flatMap((s, i) => (s.kind === "person" ? [i] : []));
  }
  /** The seat of the bot that thinks now, or -1. */
  thinking(): number {
    return this.thinkingSeat;
  }
  /** True while an automa or a bot is about to move. */
  busy(): boolean {
    return this.timer !== undefined || this.thinkingSeat >= 0;
  }
  /** What went wrong beside the game (a worker that died), or "". */
  problem(): string {
    return this.trouble;
  }

  // ---- Playing ----

  play(optionId: string | number): void {
    const asks = this.view().asks;
    if (!asks) throw new EngineError("Nothing is asked of this seat now.");
    this.table.play(this.seat, asks.ticket, Number(optionId), this.table.now());
    this.changed();
  }

  undo(past = false): void {
    const seat = this.seat >= 0 ? this.seat : 0;
    this.table.undo(seat, past);
    this.logSoFar = null; // events were taken back
    this.justUndone = true;
    this.changed();
  }
  // A forced choice that was just taken back must not play itself again at once.
  private justUndone = false;

  undoReason(): string | null {
    return this.view().undo;
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  get speed(): Speed {
    return this.paceOf;
  }
  set speed(speed: Speed) {
    this.paceOf = speed;
    if (speed === 0) this.skip();
    this.tell();
  }

  /** Ends the wait that runs now. */
  skip(): void {
    if (this.timer === undefined) return;
    const then = this.afterWait;
    this.stopWaiting();
    then?.();
  }

  /** Holds bots and automas while something else has the floor. */
  hold(held: boolean): void {
    this.paused = held;
    if (held) this.stopWaiting();
    else this.goOn();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.stopWaiting();
    this.listeners.clear();
    this.table.close();
  }

  // ---- Bots and the clock ----

  private changed(): void {
    this.cached = null;
    this.stopWaiting(); // what was due may be due no longer; goOn looks again
    this.tell();
    this.goOn();
  }

  private tell(): void {
    for (const changed of [...this.listeners]) changed();
  }

  private afterWait: (() => void) | null = null;

  private wait(ms: number, then: () => void): void {
    this.stopWaiting();
    this.afterWait = then;
    this.timerEnds = performance.now() + ms;
    this.timer = setTimeout(() => {
      const more = this.stillShown();
      if (more > 0) return this.wait(more, then);
      this.stopWaiting();
      then();
    }, ms);
  }

  /** How many milliseconds the page still shows what happened: the others wait for that,
   * except at speed 0, which waits for nothing. */
  lingers: () => number = () => 0;

  private stillShown(): number {
    return this.paceOf === 0 ? 0 : this.lingers();
  }

  /** Milliseconds until the next step of a bot or automa. */
  waitLeft(): number {
    return this.timer === undefined ? 0 : Math.max(0, this.timerEnds - performance.now());
  }

  private stopWaiting(): void {
    if (this.timer !== undefined) clearTimeout(this.timer);
    this.timer = undefined;
    this.afterWait = null;
  }

  /** Whatever moves by itself next: a forced choice, an automa, a bot. */
  private goOn(): void {
    if (this.closed || this.paused || this.frozen || this.table.over()) return;
    if (this.timer !== undefined || this.thinkingSeat >= 0) return;
    if (this.autoplay && !this.guided && !this.justUndone && this.playForced()) return;
    this.justUndone = false;
    const due = this.table.dueIn();
    if (due >= 0 && !this.table.lessonWaits(-1)) {
      this.wait(due * CLOCK_PACE[this.paceOf], () => this.clockMoves());
      return;
    }
    const bot = this.sitters.findIndex(
      (s, i) => s.kind === "bot" && this.table.asks(i) && !this.table.lessonWaits(i),
    );
    if (bot >= 0) this.think(bot);
  }

  private playForced(): boolean {
    for (const seat of this.askedPersons()) {
      if (this.table.autoplay(seat)) {
        this.changed();
        return true;
      }
    }
    return false;
  }

  private clockMoves(): void {
    if (this.closed || this.paused) return;
    this.table.clockStep();
    this.changed();
  }

  private think(seat: number): void {
    const sitter = this.sitters[seat];
    if (sitter?.kind !== "bot") return;
    const moves = this.table.moves(),
      mark = this.table.fingerprint(),
      began = performance.now();
    this.thinkingSeat = seat;
    botChoose(this.table.record(false), seat, sitter.level).then(
      (option) => {
        const rest = Math.max(0, BOT_PACE[this.paceOf] - (performance.now() - began));
        this.thinkingSeat = -1;
        // An undo may have come between question and answer: then it is asked anew.
        const stale = () => this.closed || this.table.moves() !== moves || this.table.fingerprint() !== mark;
        if (stale()) return this.closed ? undefined : this.goOn();
        this.wait(rest, () => (stale() ? this.goOn() : this.botPlays(seat, option)));
      },
      (error: Error) => {
        this.thinkingSeat = -1;
        if (this.closed) return;
        this.trouble = error.message;
        this.tell();
      },
    );
    this.tell();
  }

  private botPlays(seat: number, option: number): void {
    if (this.closed || this.paused) return;
    const ticket = this.table.options(seat, false).ticket;
    this.table.play(seat, ticket, option, this.table.now());
    this.changed();
  }
}
