import { expect, test } from "vitest";
import { counted, listed, spoken } from "./words";

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
