import { expect, test } from "vitest";
import goods from "../../../../src/holdfast/games/this_war_of_mine/packs/base/goods.yaml?raw";
import fittings from "../../../../src/holdfast/games/this_war_of_mine/packs/base/fittings.yaml?raw";
import type { WarGoods } from "../../lib/wire";
import { fittingPicture, OBSTACLES } from "./drawings";
import { MARKS } from "./marks";
import { asksOfPile, shelfOf, shelves } from "./stock";

const row = (id: string, colour: WarGoods["colour"]): WarGoods => ({ id, forms: { "": id }, colour, weight: 1 });
const GOODS = [row("wood", "resource"), row("raw-food", "green"), row("sugar", "green"), row("shovel", "grey"), row("knife", "red"), row("meds", "yellow")];

test("goods lie on the shelf of their use", () => {
  expect(GOODS.map(shelfOf)).toEqual(["resources", "food", "other", "tools", "weapons", "medicine"]);
});

test("resources always have their place, the rest only what is there or has to be seen", () => {
  const ids = (also?: (id: string) => boolean): string[] =>
    shelves(GOODS, { knife: 2 }, also).flatMap((shelf) => shelf.goods.map(({ id, count }) => `${count} ${id}`));
  expect(ids()).toEqual(["0 wood", "2 knife"]);
  expect(ids((id) => id === "meds")).toEqual(["0 wood", "2 knife", "0 meds"]);
});

test("out at night questions are about what is carried, except what is taken along", () => {
  expect(asksOfPile("leave-behind", true)).toBe(true);
  expect(asksOfPile("take-along", true)).toBe(false);
  expect(asksOfPile("lose-piece", false)).toBe(false);
});

test.each([...goods.matchAll(/id: ([\w-]+)/g)].map(([, id]) => id!))("%s has a mark", (id) => {
  expect(MARKS[id]).toBeDefined();
});

test("every Fitting has a drawing of its own", () => {
  const names = [...fittings.matchAll(/^ {2}name: (.+)$/gm)].map(([, name]) => name!);
  const drawn = new Set(names.map(fittingPicture));
  expect(names.length).toBeGreaterThan(15);
  expect(drawn.size).toBe(names.length);
  expect(drawn.has(fittingPicture("something of one's own"))).toBe(false);
  expect(Object.keys(OBSTACLES)).toContain("remnants");
});
