// One table in this page: the engine's match, who sits at it, bots and the clock paced so
// that people can follow them. Screens read view() and call play(); nothing here draws.
import { Engine, EngineError, type EngineTable } from "../engine/wasm";
import type { GameInfo, Hint, LogEvent, Next, Review, Scene, Standing, View } from "../engine/types";
import { Thinker } from "./bots";

export type { GameInfo, Scene, View } from "../engine/types";

export type Level = "random" | "quick" | "keen" | "master";
export type Sitter = { kind: "person" } | { kind: "bot"; level: Level };

export interface MatchStart {
  game: string;
  setup: string[]; // as in a record, one field each: "mode duel"
  seed?: string; // a number or 32 hex digits; random when left out
  sitters: Sitter[];
  packs?: { name: string; text: string }[];
  guided?: boolean;
}

/** How long a person needs to see what a bot did, in milliseconds, by speed. */
const BOT_PACE: Record<Speed, number> = { 0: 0, 1: 650, 2: 260 };
/** Speed 1 keeps an automa's own time, 2 is quick, 0 does not wait. */
const CLOCK_PACE: Record<Speed, number> = { 0: 0, 1: 1, 2: 0.35 };
/** A race that people only look on is shown faster than it is run. */
const RACE_PACE: Record<Speed, number> = { 0: 0, 1: 0.35, 2: 0.12 };
/** At speed 0 nobody follows single moves of bots: the screens show this often where they are. */
const GLANCE_MS = 250;
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
      length: "",
      seats_min: 0,
      seats_max: 0,
      setup: [],
      packs: [],
      lessons: [],
    }
  );
}

/** Who sits where, as the engine reads it in the record. */
function sittersOf(table: EngineTable): Sitter[] {
  return table.about().sitters.map((who) => (who === "person" ? { kind: "person" } : { kind: "bot", level: who as Level }));
}

/** What a bot is thinking about. */
interface Thought {
  about: string;
}

export class Match {
  readonly sitters: Sitter[];
  readonly scene: Scene;
  /** What to say if the match has other cards than this edition of the game. */
  readonly edition: string;
  guided = false;
  /** The learner plays on without the lesson. */
  lessonLeft = false;
  /** Waits before bots and automas move; the page may hold them (a dialog, a curtain). */
  private paceOf: Speed = 1;
  private paused = false;
  private readonly listeners = new Set<() => void>();
  private readonly thinker: Thinker;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the timer is waiting for. */
  private awaited = "";
  /** Bots that are thinking, by seat, and what about. */
  private readonly thoughts = new Map<number, Thought>();
  private closed = false;
  private seat = -1;
  private cached: View | null = null;
  private cachedFor = -2;
  private trouble = "";
  /** Forced choices of persons are played for them. */
  autoplay = true;

  private constructor(
    readonly game: GameInfo,
    private readonly table: EngineTable,
    private readonly frozen: boolean,
  ) {
    this.sitters = sittersOf(table);
    this.thinker = new Thinker(table);
    table.thinkElsewhere();
    this.scene = table.scene();
    this.edition = table.about().edition ?? "";
    this.seat = this.firstViewer();
  }

  /** A match that the engine lays on a table; throws its sentence if it refuses. With `frozen` it stays as it is. */
  private static async laid(lay: (table: EngineTable) => void, { guided = false, frozen = false }): Promise<Match> {
    const engine = await Engine.get();
    const table = engine.open();
    try {
      lay(table);
    } catch (error) {
      table.close();
      throw error;
    }
    const match = new Match(gameInfo(engine, table.about().game), table, frozen);
    match.guided = guided;
    match.goOn();
    return match;
  }

  /** A new match; throws the engine's sentence if the setup or a pack is refused. */
  static start({ game, setup, seed = chanceSeed(), sitters, packs = [], guided = false }: MatchStart): Promise<Match> {
    return Match.laid((table) => {
      for (const pack of packs) table.pack(pack.name, pack.text);
      table.start(game, setup, seed);
      for (let seat = 0; seat < table.about().seats; seat++) {
        const sitter = sitters[seat];
        table.seat(seat, sitter?.kind === "bot" ? sitter.level : "person");
      }
    }, { guided });
  }

  /** The same table once more, with a new seed. */
  again(): Promise<Match> {
    return Match.laid((table) => table.again(this.table, chanceSeed()), { guided: this.guided });
  }

  /** A first match that is taught; once the lesson is over it goes on with guides. */
  static learn(game: string, lesson: string): Promise<Match> {
    return Match.laid((table) => table.learn(game, lesson), { guided: true });
  }

  /** A match from its record. With `until` it stops after that many moves and stays there:
   * a picture of the past, for replays and links. */
  static load(record: string, until?: number): Promise<Match> {
    return Match.laid((table) => table.load(record, until ?? -1), { frozen: until !== undefined });
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
      // The log only grows at its end, except on undo: the new events are enough.
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

  /** Seats of persons who are being asked something. */
  askedPersons(): number[] {
    return this.sitters.flatMap((s, i) => (s.kind === "person" && this.table.asks(i) ? [i] : []));
  }
  /** Whether somebody's hand holds what not everybody may see. */
  hasSecrets(): boolean {
    const hands = new Set(this.scene.zones.flatMap((z) => (z.layout === "hand" ? [z.id] : [])));
    const seen = this.table.view(-1, this.table.view(-1, 0, false).log_to, false);
    return seen.zones.some((z) => hands.has(z.id) && z.items.reduce((sum, item) => sum + item.count, 0) < z.count);
  }
  /** The person that the screen is to go to next although the viewer is asked too; -1: nobody. */
  called = -1;
  /** Hands the screen to another person who is asked at the same time. */
  call(seat: number): void {
    this.called = seat;
    this.tell();
  }
  persons(): number[] {
    return this.sitters.flatMap((s, i) => (s.kind === "person" ? [i] : []));
  }
  /** The seat of a bot that is thinking, or -1. */
  thinking(): number {
    return [...this.thoughts.keys()][0] ?? -1;
  }
  /** What went wrong outside the game (a worker that died), or "". */
  problem(): string {
    return this.trouble;
  }

  // ---- Playing ----

  play(optionId: string | number): void {
    const asks = this.view().asks;
    if (!asks) throw new EngineError("Nothing is asked of this seat now.");
    try {
      this.table.play(this.seat, asks.ticket, Number(optionId), this.matchTime());
    } finally {
      this.changed(); // even if earlier events have overtaken the answer
    }
  }

  undo(past = false): void {
    const seat = this.seat >= 0 ? this.seat : 0;
    this.table.undo(seat, past);
    this.thinker.forget();
    this.logSoFar = null; // events were taken back
    this.justUndone = true;
    this.changed();
  }
  // A forced choice that was just taken back must not play itself again at once.
  private justUndone = false;

  /** What a good player would do in the viewer's place. */
  hint(): Promise<Hint[]> {
    return this.thinker.hint(this.seat, this.matchTime());
  }
  /** A look back at a seat's decisions, one step at a time. */
  review(seat: number): Promise<Review> {
    return this.thinker.review(seat);
  }

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

  /** Ends the current wait. Time that runs by itself cannot be skipped. */
  skip(): void {
    if (this.timer === undefined || this.isLive(this.table.next())) return;
    const then = this.afterWait;
    this.stopWaiting();
    then?.();
  }

  /** Holds bots, automas and time while something else has the floor. */
  hold(held: boolean): void {
    this.paused = held;
    this.table.rest();
    if (held) this.stopWaiting();
    else this.goOn();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.stopWaiting();
    this.listeners.clear();
    this.thinker.close();
    this.table.close();
  }

  // ---- Bots and the clock ----

  private changed(): void {
    this.cached = null;
    this.tell();
    this.goOn();
  }

  private tell(): void {
    this.toldAt = performance.now();
    for (const changed of [...this.listeners]) changed();
  }
  private toldAt = -Infinity;

  /** Bots and automas race ahead, and no person is to see more than a glimpse of it. */
  private racesOn(): boolean {
    if (this.paceOf !== 0 || this.table.over() || performance.now() - this.toldAt > GLANCE_MS) return false;
    return this.askedPersons().length === 0;
  }

  /** Time runs by the page's clock: a person can act at any moment. Where bots alone are still in
   * the race nothing depends on how long it takes. */
  private isLive(next: Next): boolean {
    return next.timed && this.askedPersons().length > 0;
  }

  /** Match time by the page's clock. */
  private matchTime(): number {
    return this.table.wall(performance.now());
  }

  /** Milliseconds until time is up, in a race against the clock; else null. */
  timeLeft(): number | null {
    const { due_ms } = this.view();
    return due_ms && this.table.next().timed ? Math.max(0, due_ms - this.matchTime()) : null;
  }

  private afterWait: (() => void) | null = null;

  /** Waits for one thing. Waiting for it again continues the same wait, so that a person who
   * keeps clicking holds up nobody. */
  private wait(what: string, ms: number, then: () => void): void {
    if (this.timer !== undefined && this.awaited === what) return;
    this.stopWaiting();
    this.awaited = what;
    this.afterWait = then;
    const ring = () => {
      const more = this.stillShown();
      if (more > 0) {
        this.timer = setTimeout(ring, more);
        return;
      }
      this.stopWaiting();
      then();
    };
    this.timer = setTimeout(ring, ms);
  }

  /** How many milliseconds the page still shows what happened: the others wait for that,
   * except at speed 0, which waits for nothing. */
  lingers: () => number = () => 0;

  private stillShown(): number {
    return this.paceOf === 0 || this.isLive(this.table.next()) ? 0 : this.lingers();
  }

  private stopWaiting(): void {
    if (this.timer !== undefined) clearTimeout(this.timer);
    this.timer = undefined;
    this.afterWait = null;
    this.awaited = "";
  }

  /** Continues with what moves by itself next: a forced choice, an automa, a bot. */
  private goOn(): void {
    if (this.closed || this.paused || this.frozen || this.table.over()) return this.stopWaiting();
    if (this.autoplay && !this.guided && !this.justUndone && this.playForced()) return;
    this.justUndone = false;
    const next = this.table.next();
    for (const look of next.looking) this.think(next, look);
    if (next.who === null) this.stopWaiting();
    else if (this.isLive(next)) this.wait(`at ${next.at}`, next.at - this.matchTime(), () => this.wake());
    else if (next.timed && next.looking.length > 0) this.stopWaiting(); // one of them may be earlier
    else this.wait(`${next.who} at ${next.at}`, this.pace(next), () => this.step());
  }

  private playForced(): boolean {
    const played = this.table.playForced();
    if (played) this.changed();
    return played;
  }

  /** How long people need to follow what comes next, where they cannot act. */
  private pace(next: Next): number {
    if (next.timed) return (next.at - this.table.now()) * RACE_PACE[this.paceOf];
    if (next.who === -1) return (next.at - this.table.now()) * CLOCK_PACE[this.paceOf];
    return Math.max(0, BOT_PACE[this.paceOf] - (performance.now() - this.askedSince));
  }

  private step(): void {
    if (this.closed || this.paused) return;
    this.table.step();
    this.table.rest(); // the page's clock had no part in it
    this.cached = null;
    if (!this.racesOn()) this.tell();
    this.goOn();
  }

  /** A moment of match time has come. */
  private wake(): void {
    if (this.closed || this.paused) return;
    const moves = this.table.moves();
    this.table.until(this.matchTime());
    if (this.table.moves() === moves) this.goOn();
    else this.changed();
  }

  /** When the bot whose turn it is was asked, and its question. */
  private askedSince = 0;
  private askedFor = 0;

  /** What a bot thinks about: its question and, where no time runs, this very position. */
  private subject(next: Next, look: Next["looking"][number]): string {
    const table = next.timed ? "" : ` ${this.table.moves()} ${this.table.fingerprint()}`;
    return `${look.ticket} ${look.ms}${table}`;
  }

  private think(next: Next, look: Next["looking"][number]): void {
    const about = this.subject(next, look);
    if (this.thoughts.get(look.seat)?.about === about) return;
    if (look.ticket !== this.askedFor) this.askedSince = performance.now();
    this.askedFor = look.ticket;
    const thought = { about };
    this.thoughts.set(look.seat, thought);
    this.thinker.choose(look.seat, look.ms).then(
      (option) => this.thought(look.seat, thought, option),
      (error: Error) => {
        this.thoughts.delete(look.seat);
        if (this.closed) return;
        this.trouble = error.message;
        this.tell();
      },
    );
    if (!this.racesOn()) this.tell();
  }

  /** A bot has chosen. If what it thought about is gone, by an undo or another move, it is
   * asked again. */
  private thought(seat: number, thought: Thought, option: number): void {
    if (this.thoughts.get(seat) !== thought) return; // by now it is thinking about something else
    this.thoughts.delete(seat);
    if (this.closed) return;
    const next = this.table.next();
    const look = next.looking.find((l) => l.seat === seat);
    if (look && this.subject(next, look) === thought.about) this.table.choose(seat, option);
    this.goOn();
  }
}
