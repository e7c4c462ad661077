// The result in one line: "You won" or "You lost" and by how much to somebody who played, who won
// to all who watched or share the screen.
import type { Result, Scene, View } from "../../engine/types";
import { capital } from "../capital";
import { listed, tellStory } from "../story";

/** All won or all lost: nobody played against another. */
export function together(result: Result): boolean {
  return result.places.every((p) => p === result.places[0]) && !result.places.includes(0);
}

/** Every seat's points are of the same kind. */
export function isCounted(view: View): boolean {
  const first = view.seats.map((_, seat) => view.scores.find((s) => s.seat === seat));
  return first.every((score) => score !== undefined && score.label === first[0]?.label);
}
/** They are counted against one another. */
function isContest(view: View): boolean {
  return (view.result?.places.length ?? 0) > 1 && isCounted(view);
}

/** What is counted: the first part names its track. */
export function unitOf(view: View, scene: Scene): string {
  const first = view.scores[0];
  return scene.tracks.find((t) => t.id === first?.track)?.label ?? first?.label ?? "";
}

function lead(result: Result): number {
  const winners = result.points.filter((_, seat) => result.places[seat] === 1),
    others = result.points.filter((_, seat) => result.places[seat] !== 1);
  return Math.max(...winners) - Math.max(...others);
}

/** "Redhead wins by 6 Grit." With equal points something else decided, and the rest says what. */
function countedWords(view: View, result: Result, you: number | null, unit: string): string {
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === 0) return result.words;
  const by = lead(result),
    much = winners.length === 1 && by > 0 ? ` by ${by} ${unit}` : "";
  const names = listed(winners.map((seat) => view.seats[seat]!.name));
  if (you === null) return `${names} ${winners.length > 1 ? "win together" : `wins${much}`}.`;
  if (!winners.includes(you)) return `You lost: ${names} won${much}.`;
  const others = winners.filter((seat) => seat !== you).map((seat) => view.seats[seat]!.name);
  return others.length > 0 ? `You won, together with ${listed(others)}.` : `You won${much}.`;
}

/** `alone`: one person sits at this screen. */
export function verdict(view: View, alone: boolean, unit: string): { words: string; won: boolean | null } {
  const result = view.result!;
  const you = alone && view.viewer !== "watcher" ? view.viewer : null;
  const won = you === null ? (together(result) ? result.places[0] === 1 : null) : result.places[you] === 1;
  if (isContest(view)) return { words: countedWords(view, result, you, unit), won };
  if (you === null) return { words: result.words, won };
  return { words: won ? "You won." : "You lost.", won };
}

/** Why, below the verdict: what ended the match, or where points are equal what decided between
 * them. (A rival that is out of the match may have as many points as the winner.) */
export function because(view: View): string {
  const { reason, cause, words, places } = view.result!;
  const isClose = isContest(view) && places.includes(1) && lead(view.result!) === 0;
  const told = isClose ? tellStory(view.log.filter((e) => e.move === view.moves && e.decides), view) : [],
    last = told[told.length - 1];
  return last?.kind === "line" ? last.words : capital(reason ?? cause ?? words);
}
