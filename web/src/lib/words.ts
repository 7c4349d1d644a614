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

/** The time of day of a moment, as the reader's clock has it. */
export function clock(moment: string): string {
  const then = new Date(moment);
  return Number.isNaN(then.getTime()) ? "" : then.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/** Of a part of the page that is fetched when it is needed. */
export const NOT_COME = "A part of the page did not come: the server is away, or newer than this page.";
