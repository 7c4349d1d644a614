import { expect, test } from "vitest";
import { byMoves, endOf, merge, news, NOTHING_SAID, rewrites } from "./log";

const LOG = { lines: ["a", "b", "c", "d"], versions: [0, 1, 1, 3], moves: [0, 2] };

test("new lines follow those that are kept", () => {
  expect(merge(LOG, { start: 4, lines: ["e"], versions: [5], moves: [4] })).toEqual({
    lines: ["a", "b", "c", "d", "e"],
    versions: [0, 1, 1, 3, 5],
    moves: [0, 2, 4],
  });
});

test("undo takes lines back", () => {
  expect(merge(LOG, { start: 2, lines: [], versions: [], moves: [] })).toEqual({ lines: ["a", "b"], versions: [0, 1], moves: [0] });
});

test("a table told whole replaces what was known", () => {
  expect(merge(LOG, { start: 0, lines: ["x"], versions: [7], moves: [0] })).toEqual({ lines: ["x"], versions: [7], moves: [0] });
});

test("with lines missing between, the table must be told whole", () => {
  expect(merge(NOTHING_SAID, { start: 3, lines: ["e"], versions: [3], moves: [] })).toBeNull();
});

test("only what was not heard before is news", () => {
  expect(news(LOG, { start: 4, lines: ["e", "f"], versions: [4, 4], moves: [] })).toEqual(["e", "f"]);
  expect(news(LOG, { start: 0, lines: ["a", "b", "c", "d", "e"], versions: [0, 1, 1, 3, 4], moves: [] })).toEqual(["e"]);
  expect(news(LOG, { start: 2, lines: [], versions: [], moves: [] })).toEqual([]);
  expect(news(LOG, { start: 2, lines: ["c"], versions: [5], moves: [] })).toEqual(["c"]);
});

test("who has another name has it in old lines, too, and only the change itself is news", () => {
  const told = { start: 1, lines: ["B", "c", "d", "b is now called B."], versions: [1, 1, 3, 3], moves: [2, 4] };
  expect(news(LOG, told)).toEqual(["b is now called B."]);
});

test("earlier moments still fit while the log only grows", () => {
  expect(rewrites(LOG, { start: 4, lines: ["e"], versions: [4], moves: [] })).toBe(false);
  expect(rewrites(LOG, { start: 3, lines: [], versions: [], moves: [] })).toBe(true);
});

test("lines are grouped by the move they belong to, which has an end to look at", () => {
  const moves = byMoves({ lines: ["a", "b", "c"], versions: [0, 2, 4], moves: [1, 1, 3] });
  expect(moves).toEqual([
    { start: 0, lines: ["a"], versions: [0] },
    { start: 1, lines: ["b", "c"], versions: [2, 4] },
  ]);
  expect(moves.map(endOf)).toEqual([0, 4]);
});
