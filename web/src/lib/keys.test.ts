import { expect, test } from "vitest";
import { ahead, arrow, typing } from "./keys";

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

const at = (x: number, y: number): Pick<Element, "getBoundingClientRect"> => ({
  getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }) as DOMRect,
});
const here = at(0, 0);
const near = at(20, 0);

test("an arrow key leads to the nearest that lies ahead", () => {
  expect(ahead([1, 0], here, [here, at(40, 0), at(20, 12), near])).toBe(near);
  expect(ahead([0, 1], here, [near, at(0, 30)])?.getBoundingClientRect().y).toBe(30);
});

test("and to nothing behind or far off to the side", () => {
  expect(ahead([1, 0], here, [at(-20, 0), at(5, 60)])).toBeUndefined();
});

test("with another key held an arrow belongs to the browser", () => {
  expect(arrow(pressed(null, { key: "ArrowUp" }))).toEqual([0, -1]);
  expect(arrow(pressed(null, { key: "ArrowUp", altKey: true }))).toBeUndefined();
  expect(arrow(pressed(null))).toBeUndefined();
});
