import { expect, test } from "vitest";
import { gapsOf, languageOf, moduleOf, numbered, roomsOf, typesOf } from "../../speech/compile";
import { read } from "../../speech/fluent";
import { mark, marked } from "../../speech/pseudo";
import written from "./messages.ts?raw";
import { ago, listed, Noun, say, speak } from "./speech.svelte";

const FOUND = import.meta.glob<string>("../../speech/en/*.ftl", { query: "?raw", import: "default", eager: true });
const FILES = new Map(
  Object.entries(FOUND).map(([path, text]) => {
    const file = path.slice(path.lastIndexOf("/") + 1, -4);
    return [file, read(text, file)];
  }),
);

/** What a file of messages says: each of them compiled as the page has them. */
function saying(text: string, rules = (count: number): string => (count === 1 ? "one" : "other")) {
  const files = new Map([["room", read(text, "room.ftl")]]);
  const language = languageOf(files);
  const [room] = roomsOf(files, []);
  const code = moduleOf(room!, language, language).replace(/export const first = 0;\nexport default/, "return");
  const make = new Function(code)() as (...tools: unknown[]) => (string | ((gaps: object) => string))[];
  const messages = make(rules, (names: string[], or?: number) => names.join(or ? " or " : " and "));
  return (id: string, gaps: object = {}): string => {
    const message = messages[room!.ids.indexOf(`room.${id}`)]!;
    return typeof message === "string" ? message : message(gaps);
  };
}

test("a message is text, its gaps, and its parts", () => {
  const said = saying('# of seats\nseat = Seat { $seat }: { $name }\n    .note = It is { "{free}" }, `yours`\n\nfree = Free\n');
  expect(said("seat", { seat: 2, name: "Ann" })).toBe("Seat 2: Ann");
  expect(said("seat.note")).toBe("It is {free}, `yours`");
  expect(said("free")).toBe("Free");
});

test("a number chooses by itself, or by the language's own rule", () => {
  const said = saying("moves = { $count ->\n    [0] No move\n    [one] { $count } move\n   *[other] { $count } moves\n}, told\n");
  expect([0, 1, 5].map((count) => said("moves", { count }))).toEqual(["No move, told", "1 move, told", "5 moves, told"]);
});

test("a word chooses, and a message stands in another", () => {
  const said = saying("theme = { $theme ->\n    [light] Light\n   *[dark] Dark\n}\nnow = It is { theme }, { LIST($names, last: \"or\") }\n");
  expect(said("now", { theme: "light", names: ["a", "b"] })).toBe("It is Light, a or b");
});

test("a thing comes with the forms of its language", () => {
  const rules = (count: number): string => (count === 1 ? "one" : count < 5 ? "few" : "many");
  const said = saying(
    'held = { COUNT($count, $noun) }\nword = { FORM($noun, $count) }\nnone = keine { PART($noun, "genitive") }: { $noun }\n' +
      "taken = { GENDER($noun) ->\n    [feminine] die\n   *[other] der\n} { $noun }\n",
    rules,
  );
  const worker = new Noun({ "": "robotnik", few: "robotnicy", many: "robotników", genitive: "robotnika" });
  const girl = new Noun({ "": "Frau", gender: "feminine" });
  expect([1, 3, 5].map((count) => said("held", { count, noun: worker }))).toEqual(["1 robotnik", "3 robotnicy", "5 robotników"]);
  expect(said("word", { count: 5, noun: worker })).toBe("robotników");
  expect(said("none", { noun: worker })).toBe("keine robotnika: robotnik");
  expect([worker, girl].map((noun) => said("taken", { noun }))).toEqual(["der robotnik", "die Frau"]);
});

test("lines of a message are one sentence", () => {
  expect(saying("told =\n    One line,\n    and { $more },\n    at last.\n")("told", { more: "more" })).toBe("One line, and more, at last.");
});

test.each([
  ["one = { $count -> [one] a *[other] b }", "1: here should be a variant on a line of its own"],
  ["fine = Fine\n\ntwo = { THE($thing) }", "3: "],
  ["one = One\none = Two", "2: there are two messages one"],
  ["one = One }", "1: here should be the end of the message"],
  ["one = { $count ->\n    [one] a\n    [other] b\n}", "one variant is marked"],
])("a damaged file is refused with its line (%s)", (text, wrong) => {
  expect(() => read(text, "room.ftl")).toThrow(`room.ftl:${wrong.startsWith("one") ? "" : wrong}`);
  expect(() => read(text, "room.ftl")).toThrow(wrong);
});

test("what fills a gap has a type", () => {
  const language = languageOf(
    new Map([["room", read("one = { $count ->\n    [one] { $name }\n   *[other] { $how ->\n        [a] A\n       *[b] { LIST($all) }\n    }\n}", "room")]]),
  );
  const gaps = gapsOf(language.get("room.one")!, "room.one", language);
  expect(Object.fromEntries(gaps)).toEqual({
    count: "number",
    name: "Text",
    how: '"a" | "b"',
    all: "readonly string[]",
  });
});

test("a call names its message by its place, and what follows stays where it was", () => {
  const places = new Map([["a.b", 12]]);
  expect(numbered('say("a.b", { x })', "file", places)).toBe("say(12   , { x })");
  expect(() => numbered('say("a.c")', "file.ts", places)).toThrow("file.ts: there is no message a.c");
});

test("the types are those of the messages", () => {
  expect(written, "they are stale: build the page once, or let Vite serve it").toBe(typesOf(languageOf(FILES)));
});

test("a language that nobody speaks marks all words, and neither gaps nor keys", () => {
  expect(marked("Hold the city, 2 of 3")).toBe("Ĥöļðú ţĥéó çîţý, 2 öƒ 3");
  const pattern = mark(read("one = { $count ->\n    [one] a { $name }\n   *[other] { cab }\n}", "room").get("one")!);
  const variants = [
    { key: "one", standard: false, pattern: ["å ", { kind: "gap", name: "name" }] },
    { key: "other", standard: true, pattern: [{ kind: "message", id: "cab" }] },
  ];
  expect(pattern).toEqual([{ kind: "select", name: "count", variants }]);
});

test("the page speaks the language it is told to", async () => {
  await speak("en");
  expect(say("lobby.picks", { count: 1 })).toBe("1 pick");
  expect(listed([])).toBe("");
  expect(listed(["Ann", "Ben", "Cy"])).toBe("Ann, Ben and Cy");
  expect(listed(["Ann", "Ben"], true)).toBe("Ann or Ben");
  await speak("en-XA");
  expect(say("lobby.picks", { count: 3 })).toBe(`3 ${marked("picks")}`);
  expect(listed(["Ann", "Ben"])).toBe(`Ann${marked(" and ")}Ben`);
  await speak("en");
});

test.each([
  [10, "just now"],
  [60, "1 minute ago"],
  [7_200, "2 hours ago"],
  [3 * 86_400, "3 days ago"],
])("%i seconds ago", async (seconds, words) => {
  await speak("en");
  const now = Date.parse("2026-01-10T12:00:00Z");
  expect(ago(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});
