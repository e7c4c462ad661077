// The page's side of worker.ts: one worker for all tables, questions answered in order.
import type { Answer, Question } from "./worker";

type Waiting = { resolve: (option: number) => void; reject: (e: Error) => void };

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const made = new Worker("worker.js", { type: "module" });
  made.onmessage = (e: MessageEvent<Answer>) => {
    const asked = waiting.get(e.data.number);
    waiting.delete(e.data.number);
    if (e.data.option !== undefined) asked?.resolve(e.data.option);
    else asked?.reject(new Error(e.data.error ?? "The bot gave no answer."));
  };
  made.onerror = () => {
    for (const asked of waiting.values()) asked.reject(new Error("The bots' worker could not start."));
    waiting.clear();
  };
  return made;
}

export function botChoose(record: string, seat: number, level: string): Promise<number> {
  worker ??= start();
  const number = ++count;
  const question: Question = { number, record, seat, level };
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    worker!.postMessage(question);
  });
}
