// What leads from one screen to another: starting, continuing, bringing and taking matches.
import { Match, type MatchStart } from "../match/match";
import type { GameInfo } from "../engine/types";
import { keepNew } from "../saves/autosave";
import { download, pickFile, readText, recordFileName } from "../saves/files";
import { openStore, newId, type Saved } from "../saves/store";
import { say, sayError } from "./notice";
import { go } from "./route";
import { newDraft, setupWords, type Draft } from "./draft";

/** Matches just made, on their way to the table, which need not be read again. */
const fresh = new Map<string, Match>();

export function takeFresh(id: string): Match | null {
  const match = fresh.get(id) ?? null;
  fresh.delete(id);
  return match;
}

/** Opens the match at the table. If nothing can be saved, it is played all the same. */
async function sitDown(match: Match, name = ""): Promise<void> {
  let id: string;
  try {
    id = await keepNew(match, name);
  } catch (error) {
    id = newId();
    say(`The match could not be saved (${error instanceof Error ? error.message : String(error)}). You can still play.`, true);
  }
  fresh.set(id, match);
  go({ at: "table", id });
}

let starting: Promise<void> | null = null;

/** A double click on Play starts one match: while one is being made or opened, a second is not
 * started. */
async function startOnce(make: () => Promise<Match>): Promise<void> {
  if (fresh.size > 0) return;
  starting ??= make()
    .then((match) => sitDown(match))
    .finally(() => (starting = null));
  return starting;
}

function startMatch(start: MatchStart): Promise<void> {
  return startOnce(() => Match.start(start));
}

export function startDraft(game: GameInfo, draft: Draft, more: Partial<MatchStart> = {}): Promise<void> {
  return startMatch({ game: game.name, setup: setupWords(game, draft), sitters: draft.sitters, ...more });
}

/** One click: the usual mode, a person on the first seat, bots on the others. */
export function quickStart(game: GameInfo): void {
  startDraft(game, newDraft(game)).catch(sayError);
}
/** The same, with each question explained the first time it comes up. */
export function startGuided(game: GameInfo): void {
  startDraft(game, newDraft(game), { guided: true }).catch(sayError);
}
export function startLesson(game: GameInfo, lesson: string): void {
  startOnce(() => Match.learn(game.name, lesson)).catch(sayError);
}
export function startMode(game: GameInfo, mode: string): void {
  startDraft(game, newDraft(game, mode)).catch(sayError);
}

/** The same table once more, with a new seed. */
export function playAgain(match: Match): Promise<void> {
  return startOnce(() => match.again());
}

/** A record becomes a match of its own here; a finished one is shown as a replay. */
export async function bringRecord(record: string, name: string): Promise<void> {
  const match = await Match.load(record);
  if (!match.over()) return sitDown(match, name);
  const id = await keepNew(match, name);
  match.close();
  go({ at: "replay", id });
}

export async function loadRecordFile(): Promise<void> {
  const file = await pickFile(".play,text/plain");
  if (!file) return;
  try {
    await bringRecord(await readText(file), file.name.replace(/\.play$/, ""));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    sayError(new Error(`${file.name} was not loaded. ${why}`));
  }
}

export function exportRecord(record: string, head: Pick<Saved, "game" | "name" | "changed">): void {
  download(recordFileName(head.game, head.name, head.changed), record);
}

export async function exportSaved(saved: Saved): Promise<void> {
  const record = await (await openStore()).record(saved.id);
  if (record !== null) exportRecord(record, saved);
}
