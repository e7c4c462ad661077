// The page's side of worker.ts: one worker for all tables, questions answered in order.
import type { Hint, Review } from "../engine/types";
import type { EngineTable } from "../engine/wasm";
import type { Answer, Message, Question } from "./worker";

type Waiting = { resolve: (found: unknown) => void; reject: (e: Error) => void };

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const made = new Worker("worker.js", { type: "module" });
  made.onmessage = (e: MessageEvent<Answer>) => {
    const asked = waiting.get(e.data.number);
    waiting.delete(e.data.number);
    if (e.data.found !== undefined) asked?.resolve(e.data.found);
    else asked?.reject(new Error(e.data.error ?? "The bot gave no answer."));
  };
  made.onerror = () => {
    for (const asked of waiting.values()) asked.reject(new Error("The bots' worker could not start."));
    waiting.clear();
  };
  return made;
}

function send(message: Message): void {
  worker ??= start();
  worker.postMessage(message);
}

/** The bots of one match. Their worker also has the match and is sent the moves. */
export class Thinker {
  private readonly number = ++count;
  /** How many moves the worker knows; -1: it does not have the match. */
  private sent = -1;

  constructor(private readonly table: EngineTable) {}

  private ask(what: Question, seat: number, ms: number): Promise<unknown> {
    const number = ++count;
    this.bringUpToDate();
    send({ do: what, table: this.number, number, seat, ms });
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  }

  /** What the bot in this seat chooses, looking at the table as it is now. */
  choose(seat: number, ms: number): Promise<number> {
    return this.ask("choose", seat, ms) as Promise<number>;
  }
  /** What a good player would do in this seat. */
  hint(seat: number, ms: number): Promise<Hint[]> {
    return this.ask("hint", seat, ms) as Promise<Hint[]>;
  }
  /** One further step of the look back at this seat's decisions. */
  review(seat: number): Promise<Review> {
    return this.ask("review", seat, 0) as Promise<Review>;
  }

  private bringUpToDate(): void {
    const moves = this.table.moves();
    if (this.sent < 0) send({ do: "open", table: this.number, record: this.table.record(false) });
    else if (this.sent < moves) {
      const news = Array.from({ length: moves - this.sent }, (_, i) => this.table.move(this.sent + i));
      send({ do: "moves", table: this.number, moves: news });
    }
    this.sent = moves;
  }

  /** Moves were taken back: the worker starts over with the next question. */
  forget(): void {
    this.sent = -1;
  }

  close(): void {
    if (worker) send({ do: "close", table: this.number });
  }
}
