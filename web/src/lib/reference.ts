// The cards and words of a game change only with its edition: fetched once a visit, a card when somebody may read it.

import * as api from "./api";
import { language } from "./speech.svelte";
import type { Card, Reference, RuleText } from "./wire";

const references = new Map<string, Promise<Reference>>();
const cards = new Map<string, Promise<Card>>();
const rules = new Map<string, Promise<RuleText>>();

function once<T>(cache: Map<string, Promise<T>>, name: string, fetched: () => Promise<T>): Promise<T> {
  const key = `${language()} ${name}`;
  const known = cache.get(key);
  if (known) return known;
  const coming = fetched();
  cache.set(key, coming);
  coming.catch(() => cache.delete(key)); // a failure is not worth keeping
  return coming;
}

export const referenceOf = (game: string): Promise<Reference> => once(references, game, () => api.reference(game));

/** What stands on a card; asked for ahead of time, it is there when the card is opened. */
export const cardOf = ({ game, edition }: Reference, id: string): Promise<Card> =>
  once(cards, `${game} ${edition} ${id}`, () => api.card(game, id, edition));

export const ruleOf = (game: string, id: string): Promise<RuleText> =>
  once(rules, `${game} ${id}`, () => api.rule(game, id));
