// Sentences that the page itself has to say: storage that fails, a file that is refused.
let words = "";
const listeners = new Set<() => void>();

export function say(sentence: string): void {
  if (sentence === words) return;
  words = sentence;
  for (const changed of [...listeners]) changed();
}
/** For whatever was thrown. */
export function sayError(error: unknown): void {
  say(error instanceof Error ? error.message : String(error));
}
export function noticeNow(): string { return words; }
export function watchNotice(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
