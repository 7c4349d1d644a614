import { expect, test } from "vitest";
import { byMoves, merge, news, NOTHING_SAID } from "./log";

const LOG = { lines: ["a", "b", "c", "d"], moves: [0, 2] };

test("new lines follow those that are kept", () => {
  expect(merge(LOG, { start: 4, lines: ["e"], moves: [4] })).toEqual({ lines: ["a", "b", "c", "d", "e"], moves: [0, 2, 4] });
});

test("undo takes lines back", () => {
  expect(merge(LOG, { start: 2, lines: [], moves: [] })).toEqual({ lines: ["a", "b"], moves: [0] });
});

test("a table told whole replaces what was known", () => {
  expect(merge(LOG, { start: 0, lines: ["x"], moves: [0] })).toEqual({ lines: ["x"], moves: [0] });
});

test("with lines missing between, the table must be told whole", () => {
  expect(merge(NOTHING_SAID, { start: 3, lines: ["e"], moves: [] })).toBeNull();
});

test("only what was not heard before is news", () => {
  expect(news(LOG, { start: 4, lines: ["e", "f"], moves: [] })).toEqual(["e", "f"]);
  expect(news(LOG, { start: 0, lines: ["a", "b", "c", "d", "e"], moves: [] })).toEqual(["e"]);
  expect(news(LOG, { start: 2, lines: [], moves: [] })).toEqual([]);
  expect(news(LOG, { start: 2, lines: ["other"], moves: [] })).toEqual(["other"]);
});

test("lines are grouped by the move they belong to", () => {
  expect(byMoves({ lines: ["a", "b", "c"], moves: [1, 1, 3] })).toEqual([
    { start: 0, lines: ["a"] },
    { start: 1, lines: ["b", "c"] },
  ]);
});
