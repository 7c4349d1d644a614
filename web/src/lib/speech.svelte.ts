// Says what the page says, in the reader's language. The messages are in web/speech; what is fetched of them is a list
// for the page and one for each game's board, and `say` finds a message by its place: the build puts it there.

import { ROOMS } from "virtual:speech";
import type { Messages } from "./messages";

type Id = keyof Messages;
type Gaps<I extends Id> = Messages[I] extends null ? [] : [Messages[I]];
type Message = string | ((gaps: object) => string);

const SOURCE = "en";

/** A thing with its forms in the reader's language, for messages to choose from: `{ COUNT($number, $noun) }`. */
export class Noun {
  readonly #forms: Readonly<Record<string, string>>;

  constructor(forms: Readonly<Record<string, string>>) {
    this.#forms = forms;
  }

  /** The form of this name; the plain one where the thing has no such form. */
  form(name: string): string {
    return this.#forms[name] ?? this.#forms[""]!;
  }

  toString(): string {
    return this.form("");
  }
}

/** The nouns of a reference by their ids; one that nobody knows is called by its id. */
export function nounsOf(...all: readonly { id: string; forms: Record<string, string> }[][]): (id: string) => Noun {
  const nouns = new Map(all.flat().map(({ id, forms }) => [id, new Noun(forms)]));
  return (id) => nouns.get(id) ?? new Noun({ "": id });
}

let said: Message[] = $state.raw([]);
let now = $state.raw("");
let lists: Partial<Record<Intl.ListFormatType, Intl.ListFormat>> = {};
let marked: ((text: string) => string) | undefined;
const PAGE = "page";
const rooms: string[] = [PAGE];

export function say<I extends Id>(id: I, ...gaps: Gaps<I>): string {
  const message = said[id as unknown as number];
  if (typeof message === "function") return message(gaps[0]!);
  return message ?? "";
}

/** The rules of English are those of Britain; `en-XA` follows them, too. */
function locale(of = now): string {
  return of.startsWith(SOURCE) ? "en-GB" : of;
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cy`. */
export function listed(names: readonly string[], or: boolean | number = false): string {
  const type = or ? "disjunction" : "conjunction";
  lists[type] ??= new Intl.ListFormat(locale(), { type });
  return spelt(lists[type].formatToParts(names), "element");
}

/** Set around what looks otherwise in a sentence; see Sentence.svelte. */
export const GAP = "\u2063";

export const gap = (text: string | number): string => GAP + text + GAP;

/** What a language is called by those who speak it. */
export const nameOf = (of: string): string => new Intl.DisplayNames(of, { type: "language" }).of(of) ?? of;

/** Short facts in a row: `2 trees, cold`. */
export function facts(...all: (string | false)[]): string {
  lists.unit ??= new Intl.ListFormat(locale(), { type: "unit" });
  return lists.unit.format(all.filter((fact): fact is string => !!fact));
}

/** Whole sentences, one after the other. */
export const sentences = (...all: (string | false)[]): string => all.filter(Boolean).join(" ");

/** The form that goes with a number, by the language's own rule: `one`, `other`. */
export const plural = (count: number): string => new Intl.PluralRules(locale()).select(count);

/** What the browser itself says in a language; in the language that nobody speaks, its words are marked, too. */
function spelt(parts: { type: string; value: string }[], ours: string): string {
  return parts.map(({ type, value }) => (type === ours || !marked ? value : marked(value))).join("");
}

const STEPS: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [7, "day"],
  [5, "week"],
];

/** How long ago a moment was. */
export function ago(moment: string, at: number = Date.now()): string {
  const then = Date.parse(moment);
  if (Number.isNaN(then)) return "";
  let past = Math.max(0, (at - then) / 1000);
  if (past < 45) return say("page.just-now");
  for (const [length, unit] of STEPS) {
    if (past < length) return spelt(new Intl.RelativeTimeFormat(locale()).formatToParts(-Math.round(past), unit), "integer");
    past /= length;
  }
  return new Date(then).toLocaleDateString(locale());
}

/** The time of day of a moment, as the reader's clock has it. */
export function clock(moment: string): string {
  const then = new Date(moment);
  return Number.isNaN(then.getTime()) ? "" : then.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
}

/** The language that is spoken now. */
export function language(): string {
  return now;
}

/** Speak this language from now on, once its messages are here. */
export async function speak(wanted: string): Promise<void> {
  if (wanted === now) return;
  const fetched = await Promise.all(rooms.map((room) => fetchRoom(wanted, room)));
  const all: Message[] = [];
  now = wanted;
  lists = {};
  for (const lay of fetched) lay(all);
  said = all;
}

/** The words of another room, before it is shown. */
export async function learn(room: string): Promise<void> {
  if (rooms.includes(room)) return;
  const lay = await fetchRoom(now, room);
  if (!rooms.includes(room)) rooms.push(room);
  const all = [...said];
  lay(all);
  said = all;
}

async function fetchRoom(of: string, room: string): Promise<(all: Message[]) => void> {
  const fetched = await (ROOMS[`${of}/${room}`] ?? ROOMS[`${SOURCE}/${room}`])?.();
  if (!fetched) return () => {};
  if (room === PAGE) marked = fetched.mark;
  const rules = new Intl.PluralRules(locale(of));
  const messages = fetched.default((count) => rules.select(count), listed);
  return (all) => messages.forEach((message, place) => (all[fetched.first + place] = message));
}
