// Saves a match after every change. While one write is in progress only the newest
// state waits, so a fast bot cannot pile up writes.
import type { Match } from "../match/match";
import type { View } from "../engine/types";
import { newId, openStore, type Saved } from "./store";

/** Who is ahead if all count the same thing: "Jebediah leads with 17". */
function leaders(view: View): string {
  const race = view.scores.filter((s) => s.label === view.scores[0]?.label);
  if (race.length < 2) return view.scores.map((s) => `${s.label} ${s.value}`).join(", ");
  const most = Math.max(...race.map((s) => s.value));
  const ahead = race.filter((s) => s.value === most).map((s) => s.seat);
  if (ahead.length === race.length) return `Everyone has ${most}`;
  const names = ahead.map((seat) => (seat === view.viewer ? "You" : (view.seats[seat]?.name ?? "")));
  const many = ahead.length > 1 || names[0] === "You";
  return `${names.join(" and ")} ${many ? "lead" : "leads"} with ${most}`;
}

/** "Day 7. Cure 4, Curse 5." or "Round 6. Jebediah leads with 17." */
function matchLine(view: View): string {
  if (view.over && view.result) return view.result.words;
  return [view.round || view.phase, leaders(view)].filter(Boolean).map((w) => `${w}.`).join(" ");
}

function headOf(match: Match, id: string): Saved {
  const now = Date.now();
  return {
    id,
    game: match.game.name,
    title: match.game.title,
    name: "",
    moves: match.moves(),
    over: match.over(),
    yours: match.askedPersons().length > 0,
    guided: match.guided,
    line: matchLine(match.view()),
    made: now,
    changed: now,
  };
}

/** Saves a match that was just started or imported; returns its new id. */
export async function keepNew(match: Match, name = ""): Promise<string> {
  const store = await openStore();
  const id = newId();
  await store.put({ ...headOf(match, id), name }, match.record(false));
  return id;
}

/** How a failed save is reported, and withdrawn when the next one works. */
interface Told { say(sentence: string): void; unsay(sentence: string): void }

const ELSEWHERE = "This match has been continued on another page. Reload to see it; what you do here will not overwrite it.";

export class Autosave {
  private writing = false;
  /** The newest state not yet on disk. */
  private next: { head: Saved; record: string } | null = null;
  private mark: string;
  private complaint = "";
  /** When the match was last written, as this page knows. */
  private stamp: Promise<number>;
  readonly stop: () => void;

  constructor(
    private readonly match: Match,
    readonly id: string,
    private readonly told: Told,
  ) {
    this.mark = this.markNow();
    this.stamp = openStore().then((store) => store.find(id)).then((head) => head?.changed ?? 0, () => 0);
    this.stop = match.subscribe(() => this.look());
  }

  private markNow(): string { return `${this.match.moves()} ${this.match.fingerprint()}`; }

  private look(): void {
    const mark = this.markNow();
    if (mark === this.mark) return;
    this.mark = mark;
    // Taken at once: the match may be closed before it is written.
    this.next = { head: headOf(this.match, this.id), record: this.match.record(false) };
    if (!this.writing) void this.write();
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.next) {
      const { head, record } = this.next;
      this.next = null;
      try {
        await this.put(head, record);
        this.complain("");
      } catch (error) {
        this.complain(error instanceof Error ? error.message : String(error));
      }
    }
    this.writing = false;
  }

  private async put(head: Saved, record: string): Promise<void> {
    const [store, stamp] = await Promise.all([openStore(), this.stamp]);
    const done = await store.update(head, record, stamp).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`This move could not be saved (${why}). You can play on; export the record to keep the match.`);
    });
    if (!done) throw new Error(ELSEWHERE);
    this.stamp = Promise.resolve(head.changed);
  }

  private complain(sentence: string): void {
    if (this.complaint && this.complaint !== sentence) this.told.unsay(this.complaint);
    if (sentence && this.complaint !== sentence) this.told.say(sentence);
    this.complaint = sentence;
  }
}
