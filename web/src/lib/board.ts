// What a game's board may ask of the table around it: what is lit, what a click means, which card or rule to show.
// A board holds no state of its own: everything is read from its host, so that a change redraws only what it touches.

import type { BarredShown, Question, Reference } from "./wire";

/** The id of the words that say which keys go over a board. */
export const BOARD_KEYS = "board-keys";

export interface Way {
  label: string;
  name: string;
  now: readonly string[];
  keys: string[];
}

export interface Lit {
  options: Way[];
  selected: boolean; // a proposal, the pointer or the keyboard is at this option
}

/** The table a board stands on. */
export interface BoardHost {
  readonly ways: ReadonlyMap<string, Way[]>;
  readonly barred: ReadonlyMap<string, BarredShown>;
  readonly past: boolean;
  readonly reduced: boolean;
  points(target: string): boolean;
  answer(keys: string[]): void;
  offer(ways: Way[], anchor: Element): void;
  open(card: string): void;
  rule(id: string): void;
}

export class Board {
  readonly #host: BoardHost;

  constructor(host: BoardHost) {
    this.#host = host;
  }

  /** Looking at history: nothing is lit. */
  get past(): boolean {
    return this.#host.past;
  }

  /** Reduced motion. */
  get reduced(): boolean {
    return this.#host.reduced;
  }

  /** What can be done there now, with a target like `space:near-1/a`. */
  lit(target: string): Lit | null {
    if (this.#host.past) return null;
    const options = this.#host.ways.get(target);
    return options ? { options, selected: this.#host.points(target) } : null;
  }

  /** One way answers at once; of several, a small menu at the anchor asks which. */
  click(target: string, anchor: Element): void {
    const options = this.lit(target)?.options ?? [];
    if (options.length === 1) this.#host.answer(options[0]!.keys);
    else if (options.length > 1) this.#host.offer(options, anchor);
  }

  /** Show a card large. */
  open(card: string): void {
    this.#host.open(card);
  }

  /** Show a rule. */
  rule(id: string): void {
    this.#host.rule(id);
  }

  /** Why nothing can be done there, for a title or a description. */
  hint(target: string): string | undefined {
    return this.#host.past ? undefined : this.#host.barred.get(target)?.reason;
  }
}

type Targets = Reference["targets"];
type Asked = Pick<Question, "kind" | "domain">;

/** The thing on the board that an answer names; answers to an aside are of another domain and name nothing. */
export function targetOf(question: Asked, key: string, targets: Targets): string | undefined {
  const domain = targets[question.domain];
  const prefix = `${question.kind}:`;
  return domain !== undefined && key.startsWith(prefix) ? `${domain}:${key.slice(prefix.length)}` : undefined;
}

/** The card of a thing on the board; a card that shares its name with another carries the kind of thing, too. */
export function cardAt(target: string, cards: Reference["cards"]): string | undefined {
  const word = target.slice(target.indexOf(":") + 1);
  return [target, word].find((id) => cards[id] !== undefined);
}

/** All that can be done, by the thing on the board it is done to. */
export function waysOf(question: Question | null, targets: Targets): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  if (!question) return ways;
  const add = (target: string, way: Way): void => {
    const there = ways.get(target);
    if (there) there.push(way);
    else ways.set(target, [way]);
  };
  for (const option of question.options) {
    const target = targetOf(question, option.key, targets);
    if (target !== undefined) add(target, { label: option.label, name: option.name, now: option.now, keys: [option.key] });
  }
  for (const shortcut of question.shortcuts) add(shortcut.target, { label: shortcut.label, name: shortcut.label, now: [], keys: shortcut.keys });
  return ways;
}

/** What is barred, by the thing on the board it would be done to. */
export function barredAt(question: Question | null, targets: Targets): Map<string, BarredShown> {
  const found = new Map<string, BarredShown>();
  for (const barred of question?.barred ?? []) {
    const target = targetOf(question!, barred.key, targets);
    if (target !== undefined) found.set(target, barred);
  }
  return found;
}
