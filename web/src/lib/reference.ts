// The cards and words of a game change only with its pack: fetched once a visit.

import * as api from "./api";
import type { Reference, RuleText } from "./wire";

const references = new Map<string, Promise<Reference>>();
const rules = new Map<string, Promise<RuleText>>();

function once<T>(cache: Map<string, Promise<T>>, name: string, fetched: () => Promise<T>): Promise<T> {
  const known = cache.get(name);
  if (known) return known;
  const coming = fetched();
  cache.set(name, coming);
  coming.catch(() => cache.delete(name)); // a failure is not worth keeping
  return coming;
}

export const referenceOf = (game: string): Promise<Reference> => once(references, game, () => api.reference(game));

export const ruleOf = (game: string, id: string): Promise<RuleText> =>
  once(rules, `${game} ${id}`, () => api.rule(game, id));
