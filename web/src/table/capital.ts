// Capitalises the first letter: the engine's words begin in lower case, lines do not.
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
