import { expect, it } from "vitest";
import catalogue from "../../../../src/holdfast/games/this_war_of_mine/rules.yaml?raw";
import { RULES } from "./rules";

it.each([...new Set(Object.values(RULES).flatMap((ids) => ids.split(" ")))])("%s is a rule of the game", (id) => {
  expect(catalogue).toContain(`- id: ${id}\n`);
});
