import { describe, expect, it } from "vitest";
import { learn, speak } from "../../lib/speech.svelte";
import type { RebuildTile, Reference } from "../../lib/wire";
import { caption, Pack, some } from "./pack";

await speak("en");
await learn("rebuild");

const none = { water: 0, food: 0, supplies: 0, worker: 0, distressed: 0, injured: 0, influence: 0, story: 0, money: 0 };

const well: RebuildTile = {
  id: "B01",
  word: "well",
  name: "Well",
  card: "B01",
  kind: "building",
  level: 1,
  three: false,
  icon: "drop",
  cost: { ...none, supplies: 2, worker: 2 },
  price: "2 supplies and 2 workers",
  gives: [{ does: "take", number: 2, kind: "water", price: null, words: "Take 2 water from the board" }],
  words: "take 2 water from the board",
  points: 2,
  influence: 0,
  hearts: 1,
};

const reference = {
  game: "rebuild",
  pack: "base",
  edition: "x",
  cards: {},
  targets: { places: "place", building: "tile", tokens: "token" },
  board: {
    tiles: [well],
    objectives: [{ id: "O1", name: "Clean Taps", card: "O1", words: "2 points for each tile with drop or cross" }],
    resupply: [],
    kinds: [
      { id: "water", forms: { "": "water" } },
      { id: "story", forms: { "": "story", other: "stories" } },
    ],
  },
} as unknown as Reference;

describe("a pack", () => {
  const pack = new Pack(reference);

  it("names what answers point at as the reference says", () => {
    expect(pack.place("p1-3")).toBe("place:p1-3");
    expect(pack.offer(well)).toBe("tile:well");
    expect(pack.token("water")).toBe("token:water");
  });

  it("has targets that nothing lights where the reference names none", () => {
    expect(pack.exchange("1-story")).toBe("exchanges:1-story");
  });

  it("knows that hidden and built are no tiles", () => {
    expect(pack.tile("B01")).toBe(well);
    expect(pack.tile("hidden")).toBeUndefined();
    expect(pack.tile("built")).toBeUndefined();
  });

  it("says a tile in one breath", () => {
    expect(pack.say(well)).toBe("Well, Level 1, drop. A marker: take 2 water from the board. Shows 2 points and 1 heart.");
  });

  it("counts in the pack's nouns", () => {
    expect(pack.counted(1, "story")).toBe("1 story");
    expect(pack.counted(3, "story")).toBe("3 stories");
  });
});

describe("words", () => {
  it("lists only kinds of which there are any", () => {
    expect(some({ ...none, story: 2, water: 1 })).toEqual([
      ["water", 1],
      ["story", 2],
    ]);
  });

  it("leaves out of an option what is seen on the tile", () => {
    const way = (name: string, ...now: string[]) => ({ label: "", name, now, keys: [] });
    expect(caption(way("Food Tent", "+2 food", "with a Leader"), "Food Tent")).toBe("+2 food");
    expect(caption(way("Food Tent"), "Food Tent")).toBe("");
    expect(caption(way("Over the Well", "costs 1 worker"), "Well")).toBe("Over the Well");
  });
});
