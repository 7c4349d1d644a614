// What a table promised of its chance: the seal as this browser saw it first, whatever the server says later.

import { recall, remember } from "./memory";

export function firstSeal(table: string, shown: string): string {
  const name = `holdfast.seal.${table}`;
  const known = recall(name);
  if (known !== null) return known;
  remember(name, shown);
  return shown;
}

/** The seal of a seed; null where the page came without https, and so has nothing to make one with. */
export async function sealOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const made = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return [...made].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
