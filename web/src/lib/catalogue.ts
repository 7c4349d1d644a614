// The games of the house, fetched once a visit and language.

import * as api from "./api";
import { language } from "./speech.svelte";
import type { Catalogue } from "./wire";

const known = new Map<string, Promise<Catalogue>>();

export function catalogue(): Promise<Catalogue> {
  const key = language();
  const found = known.get(key);
  if (found) return found;
  const coming = api.catalogue();
  known.set(key, coming);
  coming.catch(() => known.delete(key));
  return coming;
}
