import { expect, test } from "vitest";
import { spoken } from "./words";

test("names of machines become words", () => {
  expect(spoken("not-leaders")).toBe("Not leaders");
  expect(spoken("same_action")).toBe("Same action");
});
