import { expect, test, vi } from "vitest";
import { barredAt, Board, cardAt, targetOf, waysOf, type BoardHost } from "./board";
import type { Option, Question } from "./wire";

const TARGETS = { spaces: "space", buildings: "building" };

function option(key: string, label: string): Option {
  return { key, label, name: label, now: [], later: [], risk: [], card: "", places: [] };
}

function asked(more: Partial<Question> = {}): Question {
  return {
    kind: "gather",
    domain: "spaces",
    story: "",
    prompt: "Where?",
    seat: 0,
    seats: [0],
    since: 0,
    options: [
      option("gather:near-1/a", "Gather 2 wood"),
      option("gather:near-1/b", "Gather 1 coal"),
      option("eat:3", "Eat 3 food"),
    ],
    barred: [{ key: "gather:near-2/a", name: "near-2/a", rule: "FP-GATH-01", reason: "Nothing lies there." }],
    shortcuts: [],
    ...more,
  };
}

function host(question: Question | null, more: Partial<BoardHost> = {}): BoardHost {
  return {
    ways: waysOf(question, TARGETS),
    barred: barredAt(question, TARGETS),
    past: false,
    reduced: false,
    points: () => false,
    answer: vi.fn(),
    offer: vi.fn(),
    open: vi.fn(),
    rule: vi.fn(),
    ...more,
  };
}

const anchor = {} as Element;

test("an answer points at what its domain names", () => {
  expect(targetOf(asked(), "gather:near-1/a", TARGETS)).toBe("space:near-1/a");
  expect(targetOf(asked({ domain: "numbers" }), "gather:3", TARGETS)).toBeUndefined();
});

test("an aside is of another domain and lights nothing", () => {
  expect(targetOf(asked(), "eat:3", TARGETS)).toBeUndefined();
  expect([...waysOf(asked(), TARGETS).keys()]).toEqual(["space:near-1/a", "space:near-1/b"]);
});

test("what can be done there is lit, the rest is dark and may say why", () => {
  const board = new Board(host(asked()));
  expect(board.lit("space:near-1/a")).toEqual({
    options: [{ label: "Gather 2 wood", name: "Gather 2 wood", now: [], keys: ["gather:near-1/a"] }],
    selected: false,
  });
  expect(board.lit("space:near-2/a")).toBeNull();
  expect(board.hint("space:near-2/a")).toBe("Nothing lies there.");
  expect(board.hint("space:near-1/a")).toBeUndefined();
});

test("one way answers at once", () => {
  const table = host(asked());
  new Board(table).click("space:near-1/b", anchor);
  expect(table.answer).toHaveBeenCalledWith(["gather:near-1/b"]);
  expect(table.offer).not.toHaveBeenCalled();
});

test("a shortcut answers several questions with one click", () => {
  const shortcuts = [{ target: "space:near-1/a", keys: ["turn:gather", "gather:near-1/a"], label: "Gather: 2 wood" }];
  const table = host(asked({ kind: "turn", domain: "turn", options: [option("turn:gather", "Gather")], shortcuts }));
  new Board(table).click("space:near-1/a", anchor);
  expect(table.answer).toHaveBeenCalledWith(["turn:gather", "gather:near-1/a"]);
});

test("of several ways a menu at the place asks which", () => {
  const shortcuts = [
    { target: "space:near-1/a", keys: ["turn:gather", "gather:near-1/a"], label: "Gather" },
    { target: "space:near-1/a", keys: ["turn:use", "use:near-1/a"], label: "Use" },
  ];
  const table = host(asked({ kind: "turn", domain: "turn", options: [], shortcuts }));
  new Board(table).click("space:near-1/a", anchor);
  expect(table.answer).not.toHaveBeenCalled();
  const ways = shortcuts.map(({ label, keys }) => ({ label, name: label, now: [], keys }));
  expect(table.offer).toHaveBeenCalledWith(ways, anchor);
});

test("a click on what is dark does nothing", () => {
  const table = host(asked());
  new Board(table).click("space:near-9/a", anchor);
  expect(table.answer).not.toHaveBeenCalled();
  expect(table.offer).not.toHaveBeenCalled();
});

test("in the past nothing is lit, nothing is hinted, and a click does nothing", () => {
  const table = host(asked(), { past: true });
  const board = new Board(table);
  expect(board.lit("space:near-1/a")).toBeNull();
  expect(board.hint("space:near-2/a")).toBeUndefined();
  board.click("space:near-1/a", anchor);
  expect(table.answer).not.toHaveBeenCalled();
});

test("what is pointed at or proposed is selected", () => {
  const board = new Board(host(asked(), { points: (target) => target === "space:near-1/b" }));
  expect(board.lit("space:near-1/a")?.selected).toBe(false);
  expect(board.lit("space:near-1/b")?.selected).toBe(true);
});

test("nothing asked, nothing lit", () => {
  expect(new Board(host(null)).lit("space:near-1/a")).toBeNull();
});

test("a card is found by its own name, or by kind and name where two share one", () => {
  const card = { title: "", kind: "" };
  const cards = { generator: card, "advisor:generator": card, L01: card };
  expect(cardAt("law:L01", cards)).toBe("L01");
  expect(cardAt("building:generator", cards)).toBe("generator");
  expect(cardAt("advisor:generator", cards)).toBe("advisor:generator");
  expect(cardAt("space:near-1/a", cards)).toBeUndefined();
});
