import { describe, expect, it } from "vitest";
import type { FrostpunkMeeples, FrostpunkSpace, FrostpunkView } from "../../lib/wire";
import { learn, speak } from "../../lib/speech.svelte";
import type { City } from "./city";
import { short, spaceWords, walks } from "./words";

await speak("en");
await learn("frostpunk");

const nobody: FrostpunkMeeples = { worker: 0, engineer: 0, child: 0, "child-worker": 0, "child-engineer": 0, automaton: 0 };
const free: FrostpunkSpace = { space: "near-1/a", lies: null, amount: 0, building: null, first: false, upgraded: false, heated: false, meeple: null };

function table(ready: number, worker: string | null, more: Partial<FrostpunkView> = {}): FrostpunkView {
  const space: FrostpunkSpace = { ...free, meeple: worker === "near-1/a" ? "worker" : null };
  const view: Partial<FrostpunkView> = {
    map: [{ place: "near-1", tile: "N01", heated: false, spaces: [space] }],
    ready: { ...nobody, worker: ready },
    construction: nobody,
    snow: nobody,
    resting: nobody,
    display: [],
    expeditions: { decks: { A: { left: 0, top: null }, B: { left: 0, top: null }, C: { left: 0, top: null } }, stacks: [{ cards: [], scout: null, step: 0 }] },
    ...more,
  };
  return view as FrostpunkView; // the parts that Meeples stand on
}

describe("Meeples walk", () => {
  it("from the supply to a space", () => {
    expect(walks(table(3, null), table(2, "near-1/a"))).toEqual([{ kind: "worker", from: "ready", to: "near-1/a" }]);
  });

  it("to the building site, and onto a trail", () => {
    const out = { ...table(0, null).expeditions, stacks: [{ cards: [], scout: "worker" as const, step: 0 }] };
    expect(walks(table(2, null), table(0, null, { construction: { ...nobody, worker: 1 }, expeditions: out }))).toEqual([
      { kind: "worker", from: "ready", to: "construction" },
      { kind: "worker", from: "ready", to: "stack-1" },
    ]);
  });

  it("not where they only appear, vanish or stay", () => {
    expect(walks(table(2, null), table(3, null))).toEqual([]);
    expect(walks(table(2, "near-1/a"), table(1, "near-1/a"))).toEqual([]);
    expect(walks(table(2, "near-1/a"), table(2, "near-1/a"))).toEqual([]);
  });
});

describe("words", () => {
  const city = {
    by: { buildings: new Map([["house", { insulation: "red", upgraded_insulation: "red" }]]) },
    building: () => "House",
    counted: (number: number, noun: string) => `${number} ${noun}s`,
    one: () => "Worker",
  } as unknown as City; // what a space asks of the city

  it("tell everything about a space", () => {
    expect(spaceWords(city, { ...free, lies: "tree", amount: 2 })).toBe("near-1 a: 2 trees, cold");
    expect(spaceWords(city, { ...free, building: "house", heated: true, meeple: "worker" })).toBe(
      "near-1 a: House, red insulation, heated, Worker stands here",
    );
    expect(spaceWords(city, free)).toBe("near-1 a: free, cold");
  });

  it("fit", () => {
    expect(short("charcoal-kiln", "Charcoal Kiln")).toBe("Kiln");
    expect(short("house", "House")).toBe("House");
  });
});
