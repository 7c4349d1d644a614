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

const STEPS: readonly [number, string][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [7, "day"],
  [5, "week"],
];

/** How long ago a moment was, in words. */
export function ago(moment: string, now: number = Date.now()): string {
  const then = Date.parse(moment);
  if (Number.isNaN(then)) return "";
  let past = Math.max(0, (now - then) / 1000);
  if (past < 45) return "just now";
  for (const [length, unit] of STEPS) {
    if (past < length) return `${counted(Math.round(past), unit)} ago`;
    past /= length;
  }
  return new Date(then).toLocaleDateString();
}

/** The time of day of a moment, as the reader's clock has it. */
export function clock(moment: string): string {
  const then = new Date(moment);
  return Number.isNaN(then.getTime()) ? "" : then.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/** Of a part of the page that is fetched when it is needed. */
export const NOT_COME = "A part of the page did not come: the server is away, or newer than this page.";
