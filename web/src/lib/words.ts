// Words made from the names that machines use.

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `not-leaders` -> `Not leaders`. */
export function spoken(word: string): string {
  return capital(word.replace(/[-_]/g, " ").trim());
}
