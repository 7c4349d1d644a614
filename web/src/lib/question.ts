// The current question as the panel shows it: same answers together, the name of a thing apart from what it does.

import { cardAt, targetOf } from "./board";
import { say } from "./speech.svelte";
import type { BarredShown, Proposal, Question, Reference, UndoShown } from "./wire";

export const MANY = 12; // more options than this are shown as a list that can be searched

export interface Answer {
  key: string;
  word: string;
  target: string | undefined;
}

export interface Row {
  label: string;
  name: string;
  now: readonly string[]; // what it does at once
  later: readonly string[]; // what it leaves behind
  risk: readonly string[]; // what may come of it
  answers: Answer[]; // several: the same thing at several places, or several of the same
  places: boolean; // the answers differ by where they point
  card: string | undefined; // a card to read before answering
  aside: boolean;
  proposals: Proposal[];
}

/** The word after the question's name: `gather:near-3/b` -> `near-3/b`. */
export function wordOf(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}

/** What undo takes back. */
export function undoWords({ label, free }: UndoShown): string {
  const what = label || "nothing";
  return free ? say("table.undo-what", { what }) : say("table.undo-ask-what", { what });
}

export function rowsOf(question: Question, reference: Reference | null, proposals: readonly Proposal[] = []): Row[] {
  const targets = reference?.targets ?? {};
  const rows = new Map<string, Row>();
  for (const option of question.options) {
    const word = wordOf(option.key);
    const aside = !option.key.startsWith(`${question.kind}:`);
    const answer = { key: option.key, word, target: targetOf(question, option.key, targets) };
    const proposed = proposals.filter((proposal) => proposal.key === option.key);
    const row = rows.get(`${aside} ${option.label}`);
    if (row) {
      row.answers.push(answer);
      row.proposals.push(...proposed);
      row.places = new Set(row.answers.map(({ target }) => target)).size > 1;
      continue;
    }
    const { label, name, now, later, risk } = option;
    const card = option.card || (answer.target && cardAt(answer.target, reference?.cards ?? {}));
    rows.set(`${aside} ${label}`, {
      label,
      name,
      now,
      later,
      risk,
      answers: [answer],
      places: false,
      card,
      aside,
      proposals: proposed,
    });
  }
  return [...rows.values()];
}

/** The rows in which every searched word occurs. */
export function search(rows: readonly Row[], wanted: string): Row[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = [row.label, ...row.answers.map(({ word }) => word)].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export interface Barrier {
  rule: string;
  reason: string;
  names: string[];
}

/** What is not possible, with the same reason said once. */
export function barriersOf(barred: readonly BarredShown[]): Barrier[] {
  const barriers = new Map<string, Barrier>();
  for (const { name, rule, reason } of barred) {
    const barrier = barriers.get(`${rule} ${reason}`);
    if (barrier) barrier.names.push(name);
    else barriers.set(`${rule} ${reason}`, { rule, reason, names: [name] });
  }
  return [...barriers.values()];
}
