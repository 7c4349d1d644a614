import { expect, test } from "vitest";
import { barriersOf, rowsOf, search, undoWords } from "./question";
import { speak } from "./speech.svelte";
import type { Question, Reference } from "./wire";

await speak("en");

const REFERENCE: Reference = {
  game: "frostpunk",
  edition: "y",
  cards: { L07: { title: "Soup", kind: "law" } },
  targets: { spaces: "space", laws: "law" },
  board: {},
};

function asked(kind: string, domain: string, ...options: [string, string][]): Question {
  const parts = { now: [], later: [], risk: [], card: "", places: [] };
  const offered = options.map(([key, label]) => ({ key, label, name: label, ...parts }));
  return { kind, domain, story: "", prompt: "?", seat: 0, seats: [0], since: 0, options: offered, barred: [], shortcuts: [] };
}

test("identical answers are one row", () => {
  const question = asked("card", "cards", ["card:C1", "A worker"], ["card:C2", "A worker"], ["card:C3", "A child"]);
  const rows = rowsOf(question, REFERENCE);
  expect(rows.map(({ label, answers, places }) => [label, answers.length, places])).toEqual([
    ["A worker", 2, false],
    ["A child", 1, false],
  ]);
});

test("the same at several places keeps its places", () => {
  const [row] = rowsOf(asked("gather", "spaces", ["gather:a", "2 wood"], ["gather:b", "2 wood"]), REFERENCE);
  expect(row?.places).toBe(true);
  expect(row?.answers.map(({ target }) => target)).toEqual(["space:a", "space:b"]);
});

test("an aside is no answer to the question, even with the same words", () => {
  const rows = rowsOf(asked("turn", "turn", ["turn:eat", "Eat"], ["eat:1", "Eat"]), REFERENCE);
  expect(rows.map(({ aside }) => aside)).toEqual([false, true]);
});

test("an option that names a card can be read", () => {
  const rows = rowsOf(asked("law", "laws", ["law:L07", "Soup"], ["law:none", "None"]), REFERENCE);
  expect(rows.map(({ card }) => card)).toEqual(["L07", undefined]);
});

test("proposals stand at their option", () => {
  const proposals = [{ seat: 2, key: "turn:b", label: "B" }];
  const rows = rowsOf(asked("turn", "turn", ["turn:a", "A"], ["turn:b", "B"]), REFERENCE, proposals);
  expect(rows.map(({ proposals }) => proposals.length)).toEqual([0, 1]);
});

test("every searched word must occur", () => {
  const rows = rowsOf(asked("go", "x", ["go:near-1", "Near, cold"], ["go:far-2", "Far, cold"]), REFERENCE);
  expect(search(rows, "cold FAR").map(({ name }) => name)).toEqual(["Far, cold"]);
  expect(search(rows, "near-1").map(({ name }) => name)).toEqual(["Near, cold"]);
  expect(search(rows, " ")).toHaveLength(2);
});

test("the same reason is said once", () => {
  const barred = [
    { key: "law:L07", name: "Soup", rule: "R-1", reason: "Too late." },
    { key: "law:time-to-rest", name: "Rest", rule: "R-1", reason: "Too late." },
    { key: "law:L09", name: "Bread", rule: "R-2", reason: "Never." },
  ];
  expect(barriersOf(barred)).toEqual([
    { rule: "R-1", reason: "Too late.", names: ["Soup", "Rest"] },
    { rule: "R-2", reason: "Never.", names: ["Bread"] },
  ]);
});

test("undo says what it takes back", () => {
  const undo = { seat: 0, key: "build:sawmill", prompt: "What do you build?", label: "Sawmill", free: true };
  expect(undoWords(undo)).toBe("Undo: Sawmill (u)");
  expect(undoWords({ ...undo, free: false })).toMatch(/^Undo: Sawmill\. .* must agree \(u\)$/);
  expect(undoWords({ ...undo, label: "" })).toBe("Undo (u)");
});
