// Where bots think: a second engine in a worker, so that the page never stutters. It holds
// nothing between questions: the record is the whole truth, and loading one takes less time
// than a bot thinks.
import { Engine } from "../engine/wasm";

export interface Question {
  number: number;
  record: string;
  seat: number;
  level: string;
}
export interface Answer {
  number: number;
  option?: number;
  error?: string;
}

async function choose(q: Question): Promise<number> {
  const engine = await Engine.get();
  const table = engine.open();
  try {
    table.load(q.record);
    return table.botChoose(q.seat, q.level);
  } finally {
    table.close();
  }
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = async (e: MessageEvent<Question>) => {
  const number = e.data.number;
  try {
    scope.postMessage({ number, option: await choose(e.data) } satisfies Answer);
  } catch (error) {
    scope.postMessage({
      number,
      error: error instanceof Error ? error.message : String(error),
    } satisfies Answer);
  }
};
