// The games of the house, fetched once a visit.

import * as api from "./api";
import type { Catalogue } from "./wire";

let known: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  known ??= api.catalogue().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function isTogether(game: string): Promise<boolean> {
  return (await catalogue()).games.find(({ name }) => name === game)?.together ?? true;
}
