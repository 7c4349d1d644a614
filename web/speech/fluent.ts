// Reads messages in Fluent's syntax: what the page uses of it, and anything else is an error with its line.

export type Pattern = readonly (string | Expression)[];

export type Expression =
  | { kind: "gap"; name: string }
  | { kind: "literal"; value: string }
  | { kind: "message"; id: string } // or one of its parts: `title.short`
  | { kind: "list"; name: string; last: string } // LIST($names, last: "or")
  | { kind: "count"; name: string; noun: string } // COUNT($number, $noun): 3 workers
  | { kind: "form"; noun: string; name: string } // FORM($noun, $number): workers
  | { kind: "part"; noun: string; form: string } // PART($noun, "genitive")
  | { kind: "select"; name: string; by?: string; variants: readonly Variant[] }; // by a form: GENDER($noun)

export interface Variant {
  key: string;
  standard: boolean; // marked with a star
  pattern: Pattern;
}

/** The messages of one file by their ids; a part of a message has its name after a dot. */
export type Messages = Map<string, Pattern>;

export class BadMessages extends Error {}

export function read(text: string, file: string): Messages {
  return new Reader(text, file).messages();
}

const ID = /[a-zA-Z][\w-]*/y;
const BLANK = /[ \n]*/y;

class Reader {
  #at = 0;
  readonly #text: string;
  readonly #file: string;

  constructor(text: string, file: string) {
    this.#text = text.replaceAll("\r\n", "\n");
    this.#file = file;
  }

  messages(): Messages {
    const messages: Messages = new Map();
    const add = (id: string, pattern: Pattern): void => {
      if (messages.has(id)) this.#wrong(`there are two messages ${id}`);
      messages.set(id, pattern);
    };
    for (this.#skip(/(?:[ ]*\n|#[^\n]*(?:\n|$))*/y); this.#at < this.#text.length; this.#skip(/(?:[ ]*\n|#[^\n]*(?:\n|$))*/y)) {
      const id = this.#take(ID, "the name of a message");
      this.#take(/ *= */y, "=");
      const value = this.#pattern();
      if (value.length > 0) add(id, value);
      while (this.#skip(/\n+ +\./y)) {
        const part = this.#take(ID, "the name of a part");
        this.#take(/ *= */y, "=");
        add(`${id}.${part}`, this.#pattern());
      }
      if (this.#at < this.#text.length) this.#take(/\n/y, "the end of the message");
    }
    return messages;
  }

  /** Text and gaps, to the end of the message, part or variant; its lines are one sentence. */
  #pattern(): Pattern {
    const parts: (string | Expression)[] = [];
    const add = (text: string, before = parts.at(-1)): void => {
      if (typeof before === "string") parts[parts.length - 1] = before + text;
      else parts.push(text);
    };
    for (;;) {
      const text = this.#skip(/[^{}\n]*[^{}\n ]|[^{}\n]+(?=\{)/y);
      if (text) add(text);
      else if (this.#skip(/\{/y)) parts.push(this.#gap());
      else if (this.#skip(/ *\n[ \n]* (?=[^ \n.*[}])/y)) parts.length > 0 && add(" ");
      else break;
    }
    this.#skip(/ +/y);
    return parts;
  }

  #gap(): Expression {
    this.#skip(BLANK);
    const found = this.#expression();
    this.#skip(BLANK);
    if (!this.#skip(/->/y)) {
      this.#take(/\}/y, "}");
      return found;
    }
    if (found.kind !== "gap" && found.kind !== "part") this.#wrong("only a gap or GENDER can be chosen by");
    const variants: Variant[] = [];
    while (!this.#skip(/\s*\}/y)) {
      const star = this.#take(/\n\s*\*?\[ */y, "a variant on a line of its own");
      const key = this.#take(/[\w-]+/y, "the key of a variant");
      this.#take(/ *\] */y, "]");
      variants.push({ key, standard: star.includes("*"), pattern: this.#pattern() });
    }
    if (variants.filter(({ standard }) => standard).length !== 1) this.#wrong("one variant is marked with *");
    return found.kind === "part" ? { kind: "select", name: found.noun, by: found.form, variants } : { kind: "select", name: found.name, variants };
  }

  #expression(): Expression {
    if (this.#skip(/\$/y)) return { kind: "gap", name: this.#take(ID, "the name of a gap") };
    const literal = this.#skip(/"[^"\\\n]*"/y);
    if (literal) return { kind: "literal", value: literal.slice(1, -1) };
    const called = this.#skip(/(LIST|COUNT|FORM|PART|GENDER)\( *\$/y).match(/^[A-Z]+/)?.[0];
    if (called) {
      const name = this.#take(ID, "the name of a gap");
      const found = this.#call(called, name);
      this.#take(/ *\)/y, ")");
      return found;
    }
    const id = this.#take(ID, 'a gap, a message, a function or "a literal"');
    return { kind: "message", id: this.#skip(/\./y) ? `${id}.${this.#take(ID, "the name of a part")}` : id };
  }

  /** What a function is given after its first gap. */
  #call(called: string, name: string): Expression {
    if (called === "LIST") return { kind: "list", name, last: this.#skip(/ *, *last: *"or"/y) ? "or" : "and" };
    if (called === "GENDER") return { kind: "part", noun: name, form: "gender" };
    this.#take(called === "PART" ? / *, *"/y : / *, *\$/y, "what the function needs");
    const other = this.#take(ID, "the name of a gap or form");
    if (called === "COUNT") return { kind: "count", name, noun: other };
    if (called === "FORM") return { kind: "form", noun: name, name: other };
    this.#take(/"/y, '"');
    return { kind: "part", noun: name, form: other };
  }

  #skip(what: RegExp): string {
    what.lastIndex = this.#at;
    const found = what.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #take(what: RegExp, called: string): string {
    return this.#skip(what) || this.#wrong(`here should be ${called}`);
  }

  #wrong(what: string): never {
    const line = this.#text.slice(0, this.#at).split("\n").length;
    throw new BadMessages(`${this.#file}:${line}: ${what}.`);
  }
}
