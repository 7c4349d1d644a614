// No sentence that a player reads stands in the code of the page: it stands in web/speech.

import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const OURS = Object.keys(SOURCES).filter((path) => !/\.test\.ts$|\.d\.ts$|lib\/(wire|messages)\.ts$/.test(path));

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const READ = /^(aria-(label|valuetext|description|roledescription)|title|alt|placeholder|label|words|heading)$/;
const KEYS = /^([IVX]+|Esc|Escape|Enter|Tab|Home|End|Backspace|Delete|Space|Shift|(Arrow|Page)(Up|Down|Left|Right)|Accept|Accept-Language|Content-Type|GET|POST)$/;

/** What is told only to programmers, compared, or handed to the browser. */
const MACHINES = /^(console\.|new Error|throw |document\.|matchMedia|(.*\.)?(querySelector(All)?|closest|matches|getAttribute|test|exec|match|replace(All)?|split|join|startsWith|endsWith|includes|indexOf|evaluate|glob)$)/;

/** Two words beside each other, or a word with a capital: a class, a key or an event is neither. */
function isSpoken(text: string): boolean {
  return /(^|[^\p{L}\d-])\p{L}{2,}[,.;:!?…’]?\s+\p{L}/u.test(text) || /^\s*\p{Lu}\p{Ll}+/u.test(text);
}

/** What a template says beside its gaps. */
function isSpokenBesideGaps(text: string): boolean {
  return isSpoken(text) || /(^|\s)\p{L}{2,}[,.;:]?\s|\s\p{L}{2,}[,.;:]?($|\s)/u.test(text) || /^[,;:.]\s/.test(text);
}

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Where in a file something is said: its line and its words. */
function said(path: string): string[] {
  const source = path.endsWith(".ts") ? `<script lang="ts">${SOURCES[path]!}</script>` : SOURCES[path]!;
  const found: string[] = [];
  const note = (node: Node, text: string): void => {
    found.push(`${path}:${source.slice(0, node.start).split("\n").length}: ${text.trim().slice(0, 60)}`);
  };
  const textOf = (node: Node): string => source.slice(node.start, node["end"] as number);

  const visit = (node: unknown, shown: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, shown));
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const one = node as Node;
    const within = (as: boolean, ...but: string[]): void => {
      for (const [field, value] of Object.entries(one)) {
        if (field === "metadata" || field === "loc" || but.includes(field)) continue;
        visit(value, as);
      }
    };
    switch (one.type) {
      case "Root":
        return ["instance", "module", "fragment"].forEach((part) => visit(one[part], part === "fragment"));
      case "Text":
        return (shown ? hasWord : isSpoken)(one["data"] as string) ? note(one, one["data"] as string) : undefined;
      case "Literal": {
        const text = one["value"];
        const speaks = typeof text === "string" && !KEYS.test(text) && (shown ? hasWord(text) : isSpoken(text));
        return speaks ? note(one, text) : undefined;
      }
      case "TemplateLiteral":
        return /translate|scale|opacity:/.test(textOf(one)) ? undefined : within(shown); // a style
      case "TemplateElement": {
        const text = (one["value"] as { cooked: string }).cooked;
        return isSpokenBesideGaps(text) || (shown && /(^|\s)\p{L}{2,}/u.test(text)) ? note(one, text) : undefined;
      }
      case "Attribute": {
        const name = one["name"] as string;
        if (name === "kind") return visit(one["value"], false); // what a dialog is about, or a key
        return READ.test(name) ? visit(one["value"], true) : visit(within_(one), false);
      }
      case "ExpressionTag":
      case "ConditionalExpression":
      case "LogicalExpression":
        return within(shown, "test");
      case "BinaryExpression":
        return one["operator"] === "+" ? within(shown) : undefined;
      case "CallExpression":
      case "NewExpression": {
        const callee = (one.type === "NewExpression" ? "new " : "") + textOf(one["callee"] as Node);
        return MACHINES.test(callee) || callee === "say" ? visit((one["arguments"] as Node[]).slice(1), false) : within(false);
      }
      case "ThrowStatement":
      case "SwitchCase":
        return one.type === "SwitchCase" ? visit(one["consequent"], false) : undefined;
      case "TSTypeAnnotation":
      case "TSTypeAliasDeclaration":
      case "TSInterfaceDeclaration":
      case "ImportDeclaration":
      case "ImportExpression":
      case "StyleDirective":
      case "ClassDirective":
      case "TSTypeParameterInstantiation":
      case "TSAsExpression":
      case "Comment":
        return one.type === "TSAsExpression" ? visit(one["expression"], shown) : undefined;
      case "EachBlock":
        return within(true, "key", "expression");
      default:
        return within(one.type === "Fragment" || /Block$|Element$|Component$/.test(one.type) ? true : false);
    }
  };
  visit(parse(source, { modern: true }), false);
  return found;
}

/** What is written into an attribute that nobody reads is the browser's; what is computed for it may be words. */
function within_(attribute: Node): unknown {
  const value = attribute["value"];
  return Array.isArray(value) ? value.filter((part: Node) => part.type !== "Text") : value;
}

test.each(OURS)("%s says nothing by itself", (path) => {
  expect(said(path)).toEqual([]);
});

/** Words made from the names that machines use, and English's own way to count. */
const MADE = [/\.replace(All)?\([^)]*[-_][^)]*,\s*" "\)/, /(===?|!==?)\s*"one"/, /===? 1 \? *["'`]\p{L}/u];

test.each(OURS)("%s makes no words from names, and leaves counting to the language", (path) => {
  expect(SOURCES[path]!.split("\n").filter((line) => MADE.some((made) => made.test(line)))).toEqual([]);
});

test("the test sees words that are made", () => {
  const made = ['word.replace(/[-_]/g, " ").trim()', 'plural(count) === "one" ? noun.one : noun.many', 'count === 1 ? "tile" : "tiles"'];
  expect(made.filter((line) => MADE.some((one) => one.test(line)))).toEqual(made);
});

test("the test hears what is said", () => {
  SOURCES["./heard.svelte"] = `<script lang="ts">
  const label = "Not now, please";
  const key = "gather";
  const counted = \`\${key} wounded\`;
  const error = new Error("the page has no #app");
  if (key === "Two words") console.error("the table is gone");
</script>
<p class="two words" title="Wounds">{key ? "here" : "away"} of them</p>
<Thing label="{key} ready" />`;
  expect(said("./heard.svelte").map((one) => one.split(": ")[1])).toEqual([
    "Not now, please",
    "wounded",
    "Wounds",
    "here",
    "away",
    "of them",
    "ready",
  ]);
  delete SOURCES["./heard.svelte"];
});
