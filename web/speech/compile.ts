// Messages become code at build time: a plain string where a message has no gaps, else a small function. The page asks
// by a message's place in the list, so that ids cost a player nothing.

import { BadMessages, type Expression, type Messages, type Pattern } from "./fluent.ts";

/** The messages of a language by their whole ids: `lobby.start` is the message `start` in lobby.ftl. */
export type Language = Map<string, Pattern>;

/** What is fetched together: the words of the page, those of what is opened later, or those of one game's board. */
export interface Room {
  name: string;
  first: number; // the place of its first message in the list of all
  ids: string[];
}

export const PAGE = "page";
export const LATER = "later";
const OF_LATER: readonly string[] = ["hand", "help", "invitations"]; // files of what few open, and nobody at once

/** The rooms of the English messages, in an order that depends on nothing else. */
export function roomsOf(files: ReadonlyMap<string, Messages>, games: readonly string[]): Room[] {
  const rooms = [PAGE, LATER, ...games].map((name) => ({ name, first: 0, ids: [] as string[] }));
  for (const [file, messages] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const place = OF_LATER.includes(file) ? LATER : games.includes(file) ? file : PAGE;
    const room = rooms.find(({ name }) => name === place)!;
    room.ids.push(...[...messages.keys()].map((id) => `${file}.${id}`));
  }
  let first = 0;
  for (const room of rooms) [room.first, first] = [first, first + room.ids.length];
  return rooms;
}

export function languageOf(files: ReadonlyMap<string, Messages>): Language {
  return new Map([...files].flatMap(([file, messages]) => [...messages].map(([id, one]) => [`${file}.${id}`, one])));
}

/** The module of a room in a language: `$` finds the plural form of a number, `_` joins a list. */
export function moduleOf(room: Room, language: Language, english: Language): string {
  const said = room.ids.map((id) => {
    const of = language.has(id) ? language : english; // what is not said in a language yet is said in English
    const pattern = of.get(id)!;
    const code = textOf(pattern, id, of);
    return gapsOf(pattern, id, of).size > 0 ? `g=>${code}` : code;
  });
  return `export const first = ${room.first};\nexport default ($, _) => [\n${said.join(",\n")}\n];\n`;
}

function textOf(pattern: Pattern, id: string, language: Language): string {
  const literal = plain(pattern, id, language);
  if (literal !== null) return JSON.stringify(literal);
  const parts = pattern.map((part) => {
    const text = typeof part === "string" ? part : part.kind === "literal" ? part.value : null;
    return text === null ? `\${${codeOf(part as Expression, id, language)}}` : text.replace(/[\\`]|\$(?=\{)/g, "\\$&");
  });
  return `\`${parts.join("")}\``;
}

/** The text of a pattern that has no gaps. */
function plain(pattern: Pattern, id: string, language: Language): string | null {
  let text = "";
  for (const part of pattern) {
    if (typeof part === "string") text += part;
    else if (part.kind === "literal") text += part.value;
    else {
      const within: string | null = part.kind === "message" ? plain(...named(part.id, id, language)) : null;
      if (within === null) return null;
      text += within;
    }
  }
  return text;
}

function codeOf(part: Expression, id: string, language: Language): string {
  switch (part.kind) {
    case "literal":
      return JSON.stringify(part.value);
    case "gap":
      return `g.${part.name}`;
    case "list":
      return `_(g.${part.name}${part.last === "or" ? ",1" : ""})`;
    case "count":
      return `g.${part.name}+" "+g.${part.noun}.form($(g.${part.name}))`;
    case "form":
      return `g.${part.noun}.form($(g.${part.name}))`;
    case "part":
      return `g.${part.noun}.form(${JSON.stringify(part.form)})`;
    case "message":
      return textOf(...named(part.id, id, language));
    case "select": {
      const gap = part.by ? `g.${part.name}.form(${JSON.stringify(part.by)})` : `g.${part.name}`;
      const plural = isPlural(part);
      const standard = part.variants.find((one) => one.standard)!;
      const others = part.variants.filter((one) => one !== standard);
      const tested = others.map(({ key, pattern }) => {
        const test = !plural ? `${gap}==${JSON.stringify(key)}` : /^\d/.test(key) ? `${gap}==${key}` : `$(${gap})=="${key}"`;
        return `${test}?${textOf(pattern, id, language)}:`;
      });
      return `${tested.join("")}${textOf(standard.pattern, id, language)}`;
    }
  }
}

type Select = Extract<Expression, { kind: "select" }>;

/** Chosen by a number, exactly or by the form that goes with it. */
function isPlural({ variants }: Select): boolean {
  return variants.every(({ key }) => /^(\d+|zero|one|two|few|many|other)$/.test(key));
}

/** The message of this name in the same file. */
function named(name: string, from: string, language: Language): [Pattern, string, Language] {
  const id = `${from.slice(0, from.indexOf("."))}.${name}`;
  const pattern = language.get(id);
  if (!pattern) throw new BadMessages(`${from} names a message that is not there: ${name}.`);
  return [pattern, id, language];
}

/** What has to fill each gap of a message, as a type. */
export function gapsOf(pattern: Pattern, id: string, language: Language): Map<string, string> {
  const gaps = new Map<string, string>();
  const add = (name: string, type: string): void => {
    if (type !== TEXT || !gaps.has(name)) gaps.set(name, type);
  };
  const noun = (name: string): void => add(name, "Noun");
  for (const part of pattern) {
    if (typeof part === "string" || part.kind === "literal") continue;
    if (part.kind === "gap") add(part.name, TEXT);
    else if (part.kind === "list") add(part.name, "readonly string[]");
    else if (part.kind === "part") noun(part.noun);
    else if (part.kind === "count" || part.kind === "form") [noun(part.noun), add(part.name, "number")];
    else if (part.kind === "message") gapsOf(...named(part.id, id, language)).forEach((type, name) => add(name, type));
    else {
      add(part.name, part.by ? "Noun" : isPlural(part) ? "number" : wordsOf(part));
      for (const { pattern } of part.variants) gapsOf(pattern, id, language).forEach((type, name) => add(name, type));
    }
  }
  return gaps;
}

const TEXT = "Text";

/** Only the words that the message knows, unless it says what holds for any `other`. */
function wordsOf({ variants }: Select): string {
  if (variants.some(({ key, standard }) => standard && key === "other")) return "string";
  return variants.map(({ key }) => JSON.stringify(key)).join(" | ");
}

/** The file of types: which messages there are, and what fills their gaps. */
export function typesOf(english: Language): string {
  const lines = [...english].map(([id, pattern]) => {
    const gaps = [...gapsOf(pattern, id, english)].map(([name, type]) => `${name}: ${type}`);
    return `  ${JSON.stringify(id)}: ${gaps.length > 0 ? `{ ${gaps.join("; ")} }` : "null"};`;
  });
  return `// Made from web/speech/en by web/speech/plugin.ts: do not edit. Which messages there are, and what fills their gaps.

import type { Noun } from "./speech.svelte";

type Text = string | number | Noun;

export interface Messages {
${lines.sort().join("\n")}
}
`;
}

const CALL = /\bsay\(\s*(["'])([\w.-]+)\1/g;

/** Each call of `say` names its message by its place in the list; what follows stays where it was, for source maps. */
export function numbered(code: string, file: string, places: ReadonlyMap<string, number>): string {
  return code.replace(CALL, (call, _, id: string) => {
    const place = places.get(id);
    if (place === undefined) throw new BadMessages(`${file}: there is no message ${id}.`);
    return `say(${place}`.padEnd(call.length);
  });
}
