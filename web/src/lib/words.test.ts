import { expect, test } from "vitest";
import { ago, counted, listed, spoken } from "./words";

test("names of machines become words", () => {
  expect(spoken("not-leaders")).toBe("Not leaders");
  expect(spoken("same_action")).toBe("Same action");
});

test("names in a row", () => {
  expect(listed([])).toBe("");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(["Ann", "Ben"])).toBe("Ann and Ben");
  expect(listed(["Ann", "Ben", "Cy"], "or")).toBe("Ann, Ben or Cy");
});

test("counts", () => {
  expect(counted(1, "pick")).toBe("1 pick");
  expect(counted(3, "pick")).toBe("3 picks");
});

test.each([
  [10, "just now"],
  [60, "1 minute ago"],
  [7_200, "2 hours ago"],
  [3 * 86_400, "3 days ago"],
])("%i seconds ago", (seconds, words) => {
  const now = Date.parse("2026-01-10T12:00:00Z");
  expect(ago(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});
