import { expect, it } from "vitest";
import catalogue from "../../../../src/holdfast/games/rebuild/rules.yaml?raw";
import { RULE } from "./rules";

it.each(Object.values(RULE).flat())("%s is a rule of the game", (id) => {
  expect(catalogue).toContain(`- id: ${id}\n`);
});
