// Where bots think: a second engine in a worker, so that the page never stutters. It keeps
// each match that bots sit at and is sent the moves as they are made.
import type { Move } from "../engine/types";
import { Engine, type EngineTable } from "../engine/wasm";

export type Question = "choose" | "hint" | "review";
export type Message =
  | { do: "open"; table: number; record: string }
  | { do: "moves"; table: number; moves: Move[] }
  | { do: Question; table: number; number: number; seat: number; ms: number }
  | { do: "close"; table: number };
export interface Answer {
  number: number;
  found?: unknown;
  error?: string;
}

const tables = new Map<number, EngineTable>();

function close(number: number): void {
  tables.get(number)?.close();
  tables.delete(number);
}

function open(engine: Engine, number: number, record: string): void {
  close(number);
  const table = engine.open();
  tables.set(number, table);
  table.load(record);
}

function find(asked: Question, number: number, seat: number, ms: number): unknown {
  const table = tables.get(number);
  if (!table) throw new Error("The bots do not know this match.");
  if (asked === "hint") return table.hint(seat, ms);
  return asked === "review" ? table.review(seat) : table.botChoose(seat, ms);
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function take(engine: Engine, m: Message): void {
  if (m.do === "open") open(engine, m.table, m.record);
  else if (m.do === "moves") for (const move of m.moves) tables.get(m.table)?.replay(move);
  else if (m.do === "close") close(m.table);
  else scope.postMessage({ number: m.number, found: find(m.do, m.table, m.seat, m.ms) } satisfies Answer);
}

// Errors surface where an answer is expected: a match that could not be followed is missing
// when its next choice is requested.
scope.onmessage = async (e: MessageEvent<Message>) => {
  const m = e.data;
  try {
    take(await Engine.get(), m);
  } catch (error) {
    if ("number" in m) scope.postMessage({ number: m.number, error: wordsOf(error) } satisfies Answer);
    else close(m.table);
  }
};
