// A language that nobody speaks, made from the English one as the server makes it: every letter is marked, every word
// lengthened. What a screen shows unmarked in it was written past the messages.

import type { Expression, Pattern } from "./fluent.ts";

export const PSEUDO = "en-XA";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARKED = [..."åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"];
const LONGER = "áéíóú"; // one more letter for every few

export function marked(text: string): string {
  return text
    .split(" ")
    .map((word) => word.replace(/[a-z]/gi, (letter) => MARKED[LETTERS.indexOf(letter)]!) + more(word))
    .join(" ");
}

function more(word: string): string {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return /\p{L}$/u.test(word) ? LONGER[letters % LONGER.length]!.repeat(Math.floor(letters / 3)) : "";
}

/** Mark what a message says; the names of gaps and the keys of variants stay. */
export function mark(pattern: Pattern): Pattern {
  return pattern.map((part) => (typeof part === "string" ? marked(part) : markedWithin(part)));
}

function markedWithin(part: Expression): Expression {
  if (part.kind === "literal") return { ...part, value: marked(part.value) };
  if (part.kind !== "select") return part;
  return { ...part, variants: part.variants.map((one) => ({ ...one, pattern: mark(one.pattern) })) };
}
