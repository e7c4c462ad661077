// Writes a match down after every change. While one write is under way only the newest
// state waits, so a fast bot cannot pile up writes.
import type { Match } from "../match/match";
import type { View } from "../engine/types";
import { newId, openStore, type Saved } from "./store";

/** "Day 7. Cure 4, Curse 5." */
export function matchLine(view: View): string {
  if (view.over && view.result) return view.result.words;
  const scores = view.scores.map((s) => `${s.label} ${s.value}`).join(", ");
  return [view.round || view.phase, scores].filter(Boolean).map((w) => `${w}.`).join(" ");
}

export function headOf(match: Match, id: string, before?: Saved | null): Saved {
  const now = Date.now();
  return {
    id,
    game: match.game.name,
    title: match.game.title,
    name: before?.name ?? "",
    moves: match.moves(),
    over: match.over(),
    yours: match.askedPersons().length > 0,
    guided: match.guided,
    line: matchLine(match.view()),
    made: before?.made ?? now,
    changed: now,
  };
}

/** Keeps a match that was just started or brought by file; tells its new id. */
export async function keepNew(match: Match, name = ""): Promise<string> {
  const store = await openStore();
  const id = newId();
  await store.put({ ...headOf(match, id), name }, match.record(false));
  return id;
}

export class Autosave {
  private writing = false;
  private waiting = false;
  private mark = "";
  private stopped = false;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly match: Match,
    readonly id: string,
    private readonly trouble: (sentence: string) => void,
  ) {
    this.mark = this.markNow();
    this.unsubscribe = match.subscribe(() => this.look());
  }

  private markNow(): string { return `${this.match.moves()} ${this.match.fingerprint()}`; }

  private look(): void {
    const mark = this.markNow();
    if (mark === this.mark || this.stopped) return;
    this.mark = mark;
    if (this.writing) this.waiting = true;
    else void this.write();
  }

  private async write(): Promise<void> {
    this.writing = true;
    do {
      this.waiting = false;
      const record = this.match.record(false);
      const head = headOf(this.match, this.id);
      try {
        const store = await openStore();
        const before = await store.find(this.id);
        // Removed in another page while it was played here: then it stays removed.
        await store.put({ ...head, name: before?.name ?? "", made: before?.made ?? head.made }, record);
        this.trouble("");
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        this.trouble(`This move could not be saved (${why}). Play goes on; export the record to keep it.`);
      }
    } while (this.waiting && !this.stopped);
    this.writing = false;
  }

  stop(): void {
    this.stopped = true;
    this.unsubscribe();
  }
}
