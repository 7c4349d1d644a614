import { expect, test } from "vitest";
import { learn, speak } from "../../lib/speech.svelte";
import { ails, combatRound, heard, initials, levelWord, oddsWords, paragraphs, stateWords, whenWords } from "./words";

await speak("en");
await learn("this-war-of-mine");

const well = { hunger: 0, fatigue: 0, misery: 0, wounds: 0, illness: 0 };

test("a story is cut where somebody speaks, and where a paragraph ends", () => {
  expect(paragraphs("They stop. *No permit.* He writes.\n\n*Go.*")).toEqual([
    [
      { text: "They stop. ", spoken: false },
      { text: "No permit.", spoken: true },
      { text: " He writes.", spoken: false },
    ],
    [{ text: "Go.", spoken: true }],
  ]);
  expect(paragraphs("")).toEqual([]);
});

test("who does not hold the book hears only what is spoken", () => {
  expect(heard("They stop. *No permit.* He writes. *Go.*").map(([piece]) => piece!.text)).toEqual(["No permit.", "Go."]);
  expect(heard("Nobody says a word.")).toEqual([]);
});

test("what ails somebody is told with the worst first", () => {
  expect(ails({ ...well, hunger: 1, wounds: 3 })).toEqual(["wounds", "hunger"]);
  expect(stateWords({ ...well, hunger: 2 })).toBe("hunger 2 (hungry)");
  expect(stateWords(well)).toBe("in good shape");
  expect(levelWord("illness", 4)).toBe("dying");
});

test("names that begin alike need two letters", () => {
  expect(initials(["Ada", "Ben"])).toEqual(["A", "B"]);
  expect(initials(["Marguerite", "Milan", "Ben"])).toEqual(["Ma", "Mi", "B"]);
});

test("what is to come is told by day and hour, or by the card it comes with", () => {
  expect(whenWords({ when: "dusk", days: 0 })).toBe("at the next dusk");
  expect(whenWords({ when: "morning", days: 1 })).toBe("1 day after the next morning");
  expect(whenWords({ when: "dawn", days: 3 })).toBe("3 days after the next dawn");
  expect(whenWords({ when: "visitor", days: 0 })).toBe("with the next visitor");
});

test("rounds of combat are counted", () => {
  expect(combatRound(0, true)).toBe("Before the first round");
  expect(combatRound(1, false)).toBe("Round 1");
  expect(combatRound(1, true)).toBe("Before round 2");
});

test("odds are counted in tens", () => {
  expect(oddsWords(30)).toBe("3 in 10");
});
