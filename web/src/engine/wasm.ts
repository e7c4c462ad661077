// The bridge to baize.wasm (src/wasm/table.h): one module per page (or worker), any number of
// tables in it. Calls that fail throw the engine's sentence.
import type { About, Asks, GameInfo, Hint, Move, Next, Review, Scene, Standing, View } from "./types";

interface Exports {
  memory: WebAssembly.Memory;
  baize_alloc(size: number): number;
  baize_free(at: number): void;
  baize_open(): number;
  baize_close(t: number): void;
  baize_answer(t: number): number;
  baize_answer_length(t: number): number;
  baize_games(t: number): number;
  baize_file(t: number, game: number, file: number): number;
  baize_pack(t: number, name: number, text: number): number;
  baize_new(t: number, game: number, setup: number, seed: number): number;
  baize_again(t: number, of: number, seed: number): number;
  baize_lesson(t: number, game: number, name: number): number;
  baize_load(t: number, record: number, until: number): number;
  baize_arrange(t: number, lines: number): number;
  baize_record(t: number, notes: number): number;
  baize_seat(t: number, seat: number, word: number): number;
  baize_think_elsewhere(t: number): void;
  baize_about(t: number): number;
  baize_scene(t: number): number;
  baize_view(t: number, seat: number, logFrom: number, explain: number): number;
  baize_standing(t: number): number;
  baize_options(t: number, seat: number, explain: number): number;
  baize_over(t: number): number;
  baize_asks(t: number, seat: number): number;
  baize_moves(t: number): number;
  baize_move(t: number, at: number): number;
  baize_now(t: number): number;
  baize_fingerprint(t: number): number;
  baize_play(t: number, seat: number, ticket: bigint, option: bigint, ms: number): number;
  baize_replay(t: number, seat: number, option: bigint, ms: number): number;
  baize_next(t: number): number;
  baize_choose(t: number, seat: number, option: bigint): number;
  baize_step(t: number): number;
  baize_until(t: number, ms: number): number;
  baize_wall(t: number, hostMs: number): number;
  baize_rest(t: number): void;
  baize_undo(t: number, seat: number, past: number): number;
  baize_play_forced(t: number): number;
  baize_bot_choose(t: number, seat: number, ms: number): number;
  baize_hint(t: number, seat: number, ms: number): number;
  baize_review(t: number, seat: number): number;
}

/** Lets go of what the answer was about; the words go to people. */
export class EngineError extends Error {}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  private constructor(private readonly x: Exports) {}

  private static loading: Promise<Engine> | null = null;

  /** The page's engine: fetched and compiled once. */
  static get(): Promise<Engine> {
    Engine.loading ??= Engine.fetch();
    return Engine.loading;
  }

  private static async fetch(): Promise<Engine> {
    const answer = await fetch("baize.wasm");
    if (!answer.ok) throw new EngineError("The engine (baize.wasm) could not be read.");
    const typed = answer.headers.get("content-type") === "application/wasm";
    const source = typed
      ? await WebAssembly.instantiateStreaming(answer, {})
      : await WebAssembly.instantiate(await answer.arrayBuffer(), {});
    return new Engine(source.instance.exports as unknown as Exports);
  }

  static async fromBytes(bytes: BufferSource): Promise<Engine> {
    const source = await WebAssembly.instantiate(bytes, {});
    return new Engine(source.instance.exports as unknown as Exports);
  }

  open(): EngineTable {
    return new EngineTable(this.x);
  }

  private with<T>(use: (t: EngineTable) => T): T {
    const table = this.open();
    try {
      return use(table);
    } finally {
      table.close();
    }
  }

  private known: GameInfo[] | null = null;

  games(): GameInfo[] {
    this.known ??= this.with((t) => t.games());
    return this.known;
  }

  /** A file that comes with the game, or null. */
  file(game: string, file: string): string | null {
    return this.with((t) => t.file(game, file));
  }
}

/** One table of the engine. */
export class EngineTable {
  private readonly t: number;
  private closed = false;

  constructor(private readonly x: Exports) {
    this.t = x.baize_open();
  }

  close(): void {
    if (!this.closed) this.x.baize_close(this.t);
    this.closed = true;
  }

  private answer(): string {
    const at = this.x.baize_answer(this.t);
    return decoder.decode(new Uint8Array(this.x.memory.buffer, at, this.x.baize_answer_length(this.t)));
  }

  /** Lends strings to a call; the engine may modify them in place. */
  private lend(words: string[], call: (...at: number[]) => number): string {
    const places = words.map((w) => {
      const bytes = encoder.encode(w);
      const at = this.x.baize_alloc(bytes.length + 1);
      new Uint8Array(this.x.memory.buffer).set(bytes, at);
      return at;
    });
    try {
      return this.finish(call(...places));
    } finally {
      for (const at of places) this.x.baize_free(at);
    }
  }

  private finish(good: number): string {
    const words = this.answer();
    if (!good) throw new EngineError(words || "The engine gave no answer.");
    return words;
  }

  games(): GameInfo[] {
    return (JSON.parse(this.finish(this.x.baize_games(this.t))) as { games: GameInfo[] }).games;
  }

  file(game: string, file: string): string | null {
    try {
      return this.lend([game, file], (g, f) => this.x.baize_file(this.t, g!, f!));
    } catch {
      return null;
    }
  }

  pack(name: string, text: string): void {
    this.lend([name, text], (n, w) => this.x.baize_pack(this.t, n!, w!));
  }

  start(game: string, setup: string[], seed: string): void {
    this.lend([game, setup.join("\n"), seed], (g, s, d) => this.x.baize_new(this.t, g!, s!, d!));
  }

  /** The match of another table once more. */
  again(of: EngineTable, seed: string): void {
    this.lend([seed], (d) => this.x.baize_again(this.t, of.t, d!));
  }

  learn(game: string, lesson: string): void {
    this.lend([game, lesson], (g, l) => this.x.baize_lesson(this.t, g!, l!));
  }

  load(record: string, until = -1): void {
    this.lend([record], (r) => this.x.baize_load(this.t, r!, until));
  }

  arrange(lines: string[]): void {
    this.lend([lines.join("\n")], (l) => this.x.baize_arrange(this.t, l!));
  }

  /** Sets who sits in a seat: "person", "quick". */
  seat(seat: number, who: string): void {
    this.lend([who], (w) => this.x.baize_seat(this.t, seat, w!));
  }
  /** Bots do not choose in this engine: choose() says what they do. */
  thinkElsewhere(): void {
    this.x.baize_think_elsewhere(this.t);
  }

  record(notes: boolean): string {
    return this.finish(this.x.baize_record(this.t, notes ? 1 : 0));
  }

  about(): About {
    return JSON.parse(this.finish(this.x.baize_about(this.t))) as About;
  }

  scene(): Scene {
    return JSON.parse(this.finish(this.x.baize_scene(this.t))) as Scene;
  }

  view(seat: number, logFrom: number, explain: boolean): View {
    return JSON.parse(this.finish(this.x.baize_view(this.t, seat, logFrom, explain ? 1 : 0))) as View;
  }

  /** How the seats stood after every move; only of a match that is over. */
  standing(): Standing[] {
    return (JSON.parse(this.finish(this.x.baize_standing(this.t))) as { standing: Standing[] }).standing;
  }

  options(seat: number, explain: boolean): Asks {
    return JSON.parse(this.finish(this.x.baize_options(this.t, seat, explain ? 1 : 0))) as Asks;
  }

  over(): boolean {
    return this.x.baize_over(this.t) !== 0;
  }
  asks(seat: number): boolean {
    return this.x.baize_asks(this.t, seat) !== 0;
  }
  moves(): number {
    return this.x.baize_moves(this.t);
  }
  move(at: number): Move {
    return JSON.parse(this.finish(this.x.baize_move(this.t, at))) as Move;
  }
  now(): number {
    return this.x.baize_now(this.t) >>> 0;
  }

  fingerprint(): string {
    return (this.x.baize_fingerprint(this.t) >>> 0).toString(16).padStart(8, "0");
  }

  play(seat: number, ticket: number, option: number, ms: number): void {
    this.finish(this.x.baize_play(this.t, seat, BigInt(ticket), BigInt(option), ms));
  }

  /** A move that was made at another table of this match. */
  replay(move: Move): void {
    this.finish(this.x.baize_replay(this.t, move.seat, BigInt(move.option), move.ms));
  }
  undo(seat: number, past: boolean): void {
    this.finish(this.x.baize_undo(this.t, seat, past ? 1 : 0));
  }
  /** Plays the move of the person who comes next, if there is no choice in it. */
  playForced(): boolean {
    return this.x.baize_play_forced(this.t) !== 0;
  }

  // ---- What happens by itself ----

  next(): Next {
    return JSON.parse(this.finish(this.x.baize_next(this.t))) as Next;
  }
  choose(seat: number, option: number): void {
    this.finish(this.x.baize_choose(this.t, seat, BigInt(option)));
  }
  /** Plays what comes next, whenever it is due. */
  step(): void {
    this.finish(this.x.baize_step(this.t));
  }
  /** Plays all that happens by this match time. */
  until(ms: number): void {
    this.finish(this.x.baize_until(this.t, ms));
  }
  /** Match time by the page's clock, in milliseconds from any origin. */
  wall(hostMs: number): number {
    return this.x.baize_wall(this.t, Math.floor(hostMs) >>> 0) >>> 0;
  }
  /** No match time passes between now and the next look at the clock. */
  rest(): void {
    this.x.baize_rest(this.t);
  }

  /** The option that the bot in this seat takes when it looks at this match time. */
  botChoose(seat: number, ms: number): number {
    return Number(this.finish(this.x.baize_bot_choose(this.t, seat, ms)));
  }
  /** What a good player would do, the best first. */
  hint(seat: number, ms: number): Hint[] {
    return JSON.parse(this.finish(this.x.baize_hint(this.t, seat, ms))) as Hint[];
  }
  /** Looks at one further move of the match for this seat. */
  review(seat: number): Review {
    return JSON.parse(this.finish(this.x.baize_review(this.t, seat))) as Review;
  }
}
