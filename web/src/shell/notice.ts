// Sentences from the page itself: storage that fails, a file that is refused. Only one at a
// time; leaving the screen removes it, unless it is about what comes next.
let words = "";
let lasts = false;
const listeners = new Set<() => void>();

export function say(sentence: string, lasting = false): void {
  lasts = lasting;
  if (sentence === words) return;
  words = sentence;
  for (const changed of [...listeners]) changed();
}
/** For whatever was thrown. */
export function sayError(error: unknown): void {
  say(error instanceof Error ? error.message : String(error));
}
/** Removes this sentence if it is still shown. */
export function unsay(sentence: string): void {
  if (words === sentence) say("");
}
export function screenChanged(): void {
  if (!lasts) say("");
}
export function noticeNow(): string { return words; }
export function watchNotice(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
