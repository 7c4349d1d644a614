import { expect, test } from "vitest";
import { typing } from "./keys";

function pressed(target: object | null, more = {}): Parameters<typeof typing>[0] {
  return { key: "u", ctrlKey: false, metaKey: false, altKey: false, target: target as EventTarget | null, ...more };
}

test("who writes is not playing", () => {
  expect(typing(pressed({ tagName: "INPUT", type: "text" }))).toBe(true);
  expect(typing(pressed({ tagName: "INPUT", type: "search" }))).toBe(true);
  expect(typing(pressed({ tagName: "TEXTAREA" }))).toBe(true);
  expect(typing(pressed({ tagName: "SELECT" }))).toBe(true);
  expect(typing(pressed({ tagName: "BUTTON" }, { ctrlKey: true }))).toBe(true);
});

test("buttons and sliders leave the keys alone", () => {
  expect(typing(pressed({ tagName: "BUTTON" }))).toBe(false);
  expect(typing(pressed({ tagName: "INPUT", type: "range" }))).toBe(false);
  expect(typing(pressed(null))).toBe(false);
});
