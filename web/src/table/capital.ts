// The first letter large: words of the engine begin small, lines for people do not.
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
