// Words made from the names that machines use.

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `not-leaders` -> `Not leaders`. */
export function spoken(word: string): string {
  return capital(word.replace(/[-_]/g, " ").trim());
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cy`. */
export function listed(names: readonly string[], last = "and"): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${last} ${names[names.length - 1]}`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
