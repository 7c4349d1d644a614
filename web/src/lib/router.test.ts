import { expect, test } from "vitest";
import { inside, parse } from "./router";

test.each([
  ["/", { page: "lobby" }],
  ["", { page: "lobby" }],
  ["/table/ab12", { page: "table", table: "ab12" }],
  ["/table/ab12/", { page: "table", table: "ab12" }],
  ["/replay/ab12", { page: "replay", table: "ab12" }],
  ["/table", { page: "nowhere", path: "/table" }],
  ["/table/ab12/more", { page: "nowhere", path: "/table/ab12/more" }],
  ["/join/token", { page: "nowhere", path: "/join/token" }],
])("%s is a page or nowhere", (path, route) => {
  expect(parse(path)).toEqual(route);
});

function click(href: string, more: Partial<MouseEvent> = {}, link: Partial<HTMLAnchorElement> = {}): MouseEvent {
  const anchor = { href, target: "", hash: new URL(href).hash, hasAttribute: () => false, ...link };
  return { button: 0, defaultPrevented: false, target: { closest: () => anchor }, ...more } as unknown as MouseEvent;
}

const HERE = "http://localhost:8765/table/one";

test("a click on a link of the client stays inside", () => {
  expect(inside(click("http://localhost:8765/table/two"), HERE)).toBe("/table/two");
});

test("the browser follows other links as usual", () => {
  expect(inside(click("http://elsewhere.example/"), HERE)).toBeNull();
  expect(inside(click("http://localhost:8765/join/token"), HERE)).toBeNull();
  expect(inside(click("http://localhost:8765/table/two", { ctrlKey: true }), HERE)).toBeNull();
  expect(inside(click("http://localhost:8765/table/two", { button: 1 }), HERE)).toBeNull();
  expect(inside(click("http://localhost:8765/table/one#prompt"), HERE)).toBeNull();
  expect(inside(click("http://localhost:8765/", {}, { hasAttribute: () => true }), HERE)).toBeNull();
});
