import { expect, test } from "vitest";
import { first, languageAmong, read, still } from "./settings";

const prefers =
  (...wishes: string[]) =>
  (query: string): boolean =>
    wishes.some((wish) => query.includes(wish));

test("the first time, the system chooses the theme", () => {
  expect(first(prefers()).theme).toBe("ember");
  expect(first(prefers("light")).theme).toBe("light");
  expect(first(prefers("light", "contrast")).theme).toBe("contrast");
});

test("what is kept is liked more than what the system says", () => {
  const kept = { theme: "ember", motion: "reduced", text: "large", language: "fr" };
  expect(read(JSON.stringify(kept), prefers("light"))).toEqual(kept);
});

test.each(["", "null", "[]", "7", "{", '{"theme":"pink","text":3}'])("nonsense in the store (%s) is passed over", (kept) => {
  expect(read(kept, prefers())).toEqual({ theme: "ember", motion: "auto", text: "normal", language: "" });
});

test("the language is the one wished for, else the browser's, else English", () => {
  expect(languageAmong(["en", "fr"], ["fr", "en"])).toBe("fr");
  expect(languageAmong(["en", "fr"], ["", "de-AT", "fr-CA", "en"])).toBe("fr");
  expect(languageAmong(["en", "fr"], ["", "de"])).toBe("en");
});

test("motion is the system's matter unless somebody says otherwise", () => {
  expect(still("auto", true)).toBe(true);
  expect(still("auto", false)).toBe(false);
  expect(still("full", true)).toBe(false);
  expect(still("reduced", false)).toBe(true);
});
