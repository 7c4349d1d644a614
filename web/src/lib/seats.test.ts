import { expect, test } from "vitest";
import { decides, nextSeat, presence, proposes, standIn, waitingWords } from "./seats";
import { speak } from "./speech.svelte";
import type { Question, SeatShown, TableShown } from "./wire";

await speak("en");

function seat(number: number, more: Partial<SeatShown> = {}): SeatShown {
  const name = ["Ann", "Ben", "Cy"][number]!;
  return { seat: number, name, who: "person", bot: null, here: true, taken: true, mine: false, may_hand: false, ...more };
}

function table(more: Partial<TableShown>): TableShown {
  return {
    type: "table",
    table: "t",
    version: 3,
    game: "frostpunk",
    seat: 0,
    mine: [0],
    seats: [seat(0, { mine: true }), seat(1), seat(2, { who: "bot", bot: "greedy" })],
    options: {},
    open: true,
    view: {},
    waiting: [0],
    question: null,
    proposals: [],
    undo: null,
    vote: null,
    log: { start: 0, lines: [], versions: [], moves: [] },
    chat: [],
    warnings: [],
    ending: null,
    thinking: [],
    runs: { rules: 1, cards: "1", effects: "", release: "", pack: "" },
    ...more,
  };
}

function asks(last: number, ...others: number[]): Question {
  const seats = [last, ...others];
  return { kind: "k", domain: "d", story: "", prompt: "?", seat: last, seats, since: 3, options: [], barred: [], shortcuts: [] };
}

test("whoever has the last word decides; another who is asked proposes", () => {
  expect(decides(table({ question: asks(0, 1) }))).toBe(0);
  expect(proposes(table({ question: asks(0, 1) }))).toBeNull();
  expect(decides(table({ question: asks(1, 0) }))).toBeNull();
  expect(proposes(table({ question: asks(1, 0) }))).toBe(0);
  expect(proposes(table({ question: asks(1) }))).toBeNull();
});

test("at one screen, the seat that is asked looks next", () => {
  expect(nextSeat(table({ mine: [0, 1], waiting: [1] }))).toBe(1);
  expect(nextSeat(table({ mine: [0, 1], waiting: [0, 1] }))).toBeNull();
  expect(nextSeat(table({ mine: [0, 1], waiting: [2] }))).toBeNull();
  expect(nextSeat(table({ mine: [0], waiting: [1] }))).toBeNull();
  expect(nextSeat(table({ mine: [0, 1], waiting: [0, 1], question: asks(1, 0) }))).toBe(1);
});

test("where a bot stands in, nobody looks from that seat next", () => {
  const seats = [seat(0, { mine: true }), seat(1, { mine: true, bot: "greedy" })];
  expect(nextSeat(table({ seats, mine: [0, 1], waiting: [1] }))).toBeNull();
  expect(nextSeat(table({ seats, mine: [0, 1], waiting: [0, 1], seat: 1 }))).toBe(0);
  expect(standIn(table({ seats, mine: [0, 1], seat: 1 }))).toBe("greedy");
  expect(standIn(table({ seats, mine: [0, 1], seat: 0 }))).toBeNull();
  expect(standIn(table({ seats, mine: [], seat: null }))).toBeNull();
  expect(presence(table({ seats }), 1)).toBe("greedy plays");
  expect(waitingWords(table({ seats, waiting: [1], thinking: [1] }))).toBe("Ben (greedy) is thinking");
});

test("while others are asked, the panel says for whom the table waits", () => {
  expect(waitingWords(table({ waiting: [1] }))).toBe("Waiting for Ben");
  expect(waitingWords(table({ waiting: [1, 2] }))).toBe("Waiting for Ben and Cy");
  expect(waitingWords(table({ waiting: [2], thinking: [2] }))).toBe("Cy (greedy) is thinking");
});

test("where everybody is", () => {
  const seats = [seat(0, { mine: true }), seat(1, { here: false }), seat(2, { taken: false, here: false })];
  const shown = table({ seats });
  expect([0, 1, 2].map((number) => presence(shown, number))).toEqual(["you", "away", "not here yet"]);
});
