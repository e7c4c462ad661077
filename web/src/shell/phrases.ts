// Phrases that several screens of the shell need: times, counts, what became of a match.
import type { Saved } from "../saves/store";

/** Typographic apostrophes for display. */
export function nice(words: string): string {
  return words.replace(/(\w)'(\w)/g, "$1\u2019$2").replace(/(\d)-(\d)/g, "$1\u2013$2");
}

/** "9:14" today, "yesterday", "3 May" before. */
function since(when: number, now = Date.now()): string {
  const then = new Date(when), today = new Date(now);
  const day = (d: Date) => new Date(d.getFullYear(), d.getMonth(), d.getDate()).getTime();
  const days = Math.round((day(today) - day(then)) / 86_400_000);
  if (days === 0) return `${then.getHours()}:${String(then.getMinutes()).padStart(2, "0")}`;
  if (days === 1) return "yesterday";
  return then.toLocaleDateString("en-GB", { day: "numeric", month: "long", ...(days > 300 ? { year: "numeric" } : {}) });
}

export function savedWords(saved: Saved): string {
  if (saved.over) return `Finished ${since(saved.changed)}`;
  return saved.yours ? `Your move since ${since(saved.changed)}` : `Under way since ${since(saved.changed)}`;
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six"];
export function gamesWords(count: number): string {
  return `${NUMBERS[count] ?? count} game${count === 1 ? "" : "s"}`;
}
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
