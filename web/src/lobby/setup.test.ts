import { expect, test } from "vitest";
import { speak } from "../lib/speech.svelte";
import type { GameOffered } from "../lib/wire";
import { added, fresh, recalled, wanted, wrong } from "./setup";

await speak("en");

const REBUILD: GameOffered = {
  name: "rebuild",
  title: "Rebuild",
  summary: "",
  note: "",
  least_seats: 2,
  most_seats: 3,
  together: false,
  options: [{ name: "tied_bonus", title: "Tied bonus", values: ["all", "nobody"], called: ["All", "Nobody"], lines: ["", ""], help: "", rule: "", not_with: [] }],
};
const FROSTPUNK: GameOffered = { ...REBUILD, name: "frostpunk", least_seats: 1, most_seats: 4, together: true, options: [] };
const BOTS = ["greedy", "random"];

test("a game can begin at once: alone, or against a bot", () => {
  expect(fresh(FROSTPUNK, BOTS).seats.map(({ who }) => who)).toEqual(["me"]);
  expect(fresh(REBUILD, BOTS)).toEqual({
    seats: [
      { who: "me", name: "" },
      { who: "bot:greedy", name: "" },
    ],
    options: { tied_bonus: "all" },
  });
});

test("the last table is remembered where it still fits", () => {
  const seats = [
    { who: "friend", name: "Ann" },
    { who: "me", name: "" },
  ];
  expect(recalled({ seats, options: { tied_bonus: "nobody", gone: "x" } }, REBUILD, BOTS)).toEqual({
    seats,
    options: { tied_bonus: "nobody" },
  });
});

test.each([
  null,
  7,
  {},
  { seats: [{ who: "me" }] },
  { seats: [null, { who: "bot:gone" }] },
  { seats: [{ who: "friend" }, { who: "friend" }] },
])("what does not fit is forgotten (%j)", (kept) => {
  expect(recalled(kept, REBUILD, BOTS)).toEqual(fresh(REBUILD, BOTS));
});

test("seats are added up to the most", () => {
  const three = added(fresh(REBUILD, BOTS), REBUILD, { games: [REBUILD], bots: BOTS });
  expect(three.seats).toHaveLength(3);
  expect(added(three, REBUILD, { games: [REBUILD], bots: BOTS })).toBe(three);
});

test("what is wrong is said before it is sent", () => {
  const setup = fresh(REBUILD, BOTS);
  expect(wrong(REBUILD, setup, "")).toBeNull();
  expect(wrong(REBUILD, setup, " 12 ")).toBeNull();
  expect(wrong(REBUILD, setup, "-1")).toMatch(/whole number/);
  expect(wrong(REBUILD, setup, "99999999999999999999")).toMatch(/whole number/);
  expect(wrong(REBUILD, { ...setup, seats: [{ who: "friend", name: "" }] }, "")).toMatch(/yours/);
});

test("what the server is asked for", () => {
  expect(wanted(REBUILD, { ...fresh(REBUILD, BOTS) }, "7")).toEqual({
    game: "rebuild",
    seats: [
      { who: "me", name: null },
      { who: "bot", name: null, bot: "greedy" },
    ],
    options: { tied_bonus: "all" },
    seed: 7,
  });
});

test("what cannot be combined is said with its rule, before it is sent", () => {
  const barred = { values: ["nobody"], option: "seasons", others: ["four"], rule: "RB-TURN-06" };
  const tied = { ...REBUILD.options[0]!, not_with: [barred] };
  const seasons = { name: "seasons", title: "Seasons", values: ["one", "four"], called: ["One", "Four"], lines: ["", ""], help: "", rule: "", not_with: [] };
  const game = { ...REBUILD, options: [tied, seasons] };
  const setup = fresh(game, BOTS);
  expect(wrong(game, { ...setup, options: { tied_bonus: "nobody", seasons: "one" } }, "")).toBeNull();
  expect(wrong(game, { ...setup, options: { tied_bonus: "nobody", seasons: "four" } }, "")).toBe(
    "Tied bonus (Nobody) cannot be combined with Seasons (Four): rule RB-TURN-06.",
  );
});
