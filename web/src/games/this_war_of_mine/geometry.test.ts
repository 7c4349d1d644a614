import { expect, test } from "vitest";
import type { WarBoardSpace, WarPerson, WarSpace } from "../../lib/wire";
import { extent, frost, half, height, LARGE, lightOf, placed, roof, room, SMALL, street, type Scale } from "./geometry";

const FLOORS = 4;
const COLUMNS = 8;

const space = (id: string, floor: number, column: number, printed: WarBoardSpace["printed"] = ""): WarBoardSpace => ({
  id,
  name: id,
  floor,
  column,
  printed,
  action: null,
  ladder: false,
  hole: null,
  dark: false,
  crowd: false,
  street: false,
  after: null,
});
const plan = [space("g3", 1, 3, "guard"), space("u5", 2, 5, "floor"), space("g6", 1, 6), space("u2", 2, 2)];
const shelter: WarSpace[] = plan.map(({ id }) => ({ space: id, cards: [], fitting: id === "u2" ? "F01" : null, waits: 0, reachable: true, figures: [] }));
const isBed = (fitting: string): boolean => fitting === "F01";

const somebody = (person: number, more: Partial<WarPerson> = {}): WarPerson => ({
  person,
  character: `C0${person}`,
  starting: true,
  states: { hunger: 0, fatigue: 0, misery: 0, wounds: 0, illness: 0 },
  blocked: [],
  asleep: false,
  can_act: true,
  acted: false,
  at: null,
  builds: null,
  moves_to: null,
  task: null,
  weapon: null,
  treated: [],
  stopped: false,
  ...more,
});

const stand = (scale: Scale, ...group: WarPerson[]) => placed(scale, FLOORS, plan, shelter, group, isBed);

test.each([LARGE, SMALL])("rooms lie beside and above each other within the picture", (scale) => {
  const whole = extent(scale, FLOORS, COLUMNS);
  const cellar = room(scale, FLOORS, { floor: 0, column: 1 });
  const attic = room(scale, FLOORS, { floor: 3, column: 8 });
  expect(attic.y).toBe(scale.sky);
  expect(cellar.y).toBe(street(scale, FLOORS));
  expect(attic.x + attic.wide).toBeLessThanOrEqual(whole.x);
  expect(cellar.y + cellar.high).toBeLessThanOrEqual(whole.y);
  expect(roof(scale, COLUMNS)).toMatch(/^M.*Z$/);
});

test("on a phone of 390 pixels a room is as wide as a finger needs", () => {
  const pixel = 366 / extent(SMALL, FLOORS, COLUMNS).x;
  expect(SMALL.wide * pixel).toBeGreaterThanOrEqual(24);
  expect(SMALL.high * pixel).toBeGreaterThanOrEqual(24);
});

test("who works stands in that room, who guards at the guard post, who is out in the street", () => {
  const [works, guards, out] = stand(LARGE, somebody(1, { at: "g6" }), somebody(2, { task: "guard" }), somebody(3, { task: "out" }));
  expect([works!.space, works!.pose]).toEqual(["g6", "works"]);
  expect([guards!.space, guards!.pose]).toEqual(["g3", "stands"]);
  expect([out!.space, out!.pose]).toEqual([null, "away"]);
  expect(out!.at.x).toBeLessThan(LARGE.left);
});

test("beds are taken in turn; who finds none, and who just sleeps, lies on the floor", () => {
  const there = stand(LARGE, somebody(1, { task: "bed" }), somebody(2, { task: "bed" }), somebody(3, { asleep: true }));
  expect(there.map((one) => one.space)).toEqual(["u2", "u5", "u5"]);
  expect(there.every((one) => one.pose === "lies")).toBe(true);
  expect(there[1]!.at.y).not.toBe(there[2]!.at.y);
});

const WAYS: [string, Scale, Partial<WarPerson>][] = [
  ["stand", LARGE, {}],
  ["guard on a phone", SMALL, { task: "guard" }],
  ["lie", LARGE, { task: "floor" }],
  ["lie on a phone", SMALL, { task: "floor" }],
  ["work on a phone", SMALL, { at: "g6" }],
];

test.each(WAYS)("four in one room %s: apart, and inside it but for an elbow", (_, scale, how) => {
  const there = stand(scale, ...[1, 2, 3, 4].map((number) => somebody(number, how)));
  const box = room(scale, FLOORS, plan.find(({ id }) => id === there[0]!.space)!);
  expect(new Set(there.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(4);
  for (const { at, pose, crowd } of there) {
    const wide = half(scale, pose, crowd);
    expect(at.x - wide).toBeGreaterThanOrEqual(box.x - 4);
    expect(at.x + wide).toBeLessThanOrEqual(box.x + box.wide + 4);
    expect(at.y).toBeGreaterThan(box.y + box.high / 2 - 4);
  }
});

test("on a phone two stand at the guard post, and who else has nothing to do in a free room", () => {
  const there = stand(SMALL, ...[1, 2, 3, 4].map((number) => somebody(number)));
  expect(there.map(({ space, raised }) => [space, raised])).toEqual([["g3", false], ["g3", false], ["g6", false], ["g6", false]]);
  const guarded = stand(SMALL, ...[1, 2, 3].map((number) => somebody(number, { task: "guard" })));
  expect(guarded.map(({ space, raised }) => [space, raised])).toEqual([["g3", false], ["g3", false], ["g3", true]]);
});

test("it is light by day and dark while people are out", () => {
  expect([lightOf("day"), lightOf("dusk"), lightOf("scavenging"), lightOf("raid")]).toEqual(["day", "dusk", "night", "night"]);
  expect(height("day", 1)).toBeLessThan(height("day", 3));
  expect(height("morning", 0)).toBeLessThan(height("day", 1));
});

test("ice grows with the cold, as far as a window can hold it", () => {
  expect([0, 1, 4, 9].map(frost)).toEqual([0, 1, 4, 5]);
});
