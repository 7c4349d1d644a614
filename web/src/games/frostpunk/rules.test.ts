import { expect, test } from "vitest";
import type { FrostpunkSpace } from "../../lib/wire";
import { buildingRules, lawRules, meepleRules, spaceRules, storeRules, technologyRules } from "./rules";

const free: FrostpunkSpace = {
  space: "near-1/a",
  heated: false,
  building: null,
  upgraded: false,
  lies: null,
  amount: 0,
  meeple: null,
} as FrostpunkSpace; // what else a space tells does not matter here

test("a Building has its own rule, and upgraded that of its better side first", () => {
  expect(buildingRules("house")).toBe("FP-BLD-37");
  expect(buildingRules("sawmill", true)).toBe("FP-BLD-21 FP-BLD-20");
  expect(buildingRules("house", true)).toBe("FP-BLD-37");
  expect(buildingRules("from-another-scenario")).toBe("FP-BLD-56");
});

test("Laws and Technologies are found by their numbers", () => {
  expect(lawRules("L01")).toBe("FP-LAW-09 FP-LAW-01");
  expect(lawRules("L16")).toBe("FP-LAW-24 FP-LAW-01");
  expect(technologyRules("T09")).toBe("FP-TECH-15 FP-TECH-03");
});

test("a space tells what stands or lies there, how warm it is, and who works there", () => {
  expect(spaceRules(free)).toMatch(/^FP-CONS-05 .*FP-ACT-14$/);
  expect(spaceRules({ ...free, lies: "wood", amount: 2 })).toMatch(/^FP-GATH-01/);
  expect(spaceRules({ ...free, lies: "tree", amount: 2 })).toMatch(/^FP-GEN-20/);
  expect(spaceRules({ ...free, building: "house", meeple: "worker" })).toBe("FP-BLD-37 FP-USE-01 FP-ACT-14 FP-ACT-12");
});

test("Meeples and stores that are like no other have rules of their own", () => {
  expect(meepleRules("worker")).toBe(meepleRules("engineer"));
  expect(meepleRules("automaton")).toMatch(/^FP-AUTO/);
  expect(storeRules("coal")).toBe(storeRules("wood"));
  expect(storeRules("food")).toMatch(/^FP-GEN-09/);
});
