import { expect, it } from "vitest";
import catalogue from "../../../../src/holdfast/games/this_war_of_mine/rules.yaml?raw";
import { RULES } from "./rules";

const chapters = import.meta.glob<string>("../../../../src/holdfast/games/this_war_of_mine/rules/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = [catalogue, ...Object.values(chapters)].join("\n");

it.each([...new Set(Object.values(RULES).flatMap((ids) => ids.split(" ")))])("%s is a rule of the game", (id) => {
  expect(rules).toContain(`- id: ${id}\n`);
});
