// What lies on a table, whatever the game: how a thing is named, reached, and answered with.

import { createContext } from "svelte";
import type { Board } from "../lib/board";
import { say } from "../lib/speech.svelte";

/** A mark on a sheet of 24 by 24; holes are cut by even-odd filling. */
export interface Drawing {
  fill?: string; // in the colour of the text
  soft?: string; // in a lighter tone of it
  line?: string; // strokes
}

/** What every piece of a table knows without being told. */
export interface Laid {
  readonly board: Board;
  readonly marks: Record<string, Drawing>;
}

export const [laid, lay] = createContext<Laid>();

type On = Pick<Laid, "board">;

/** Some of these can be clicked now. */
export function anyLit({ board }: On, targets: string[]): boolean {
  return targets.some((target) => board.lit(target) !== null);
}

/** What a thing is, then what can be done with it now, or why not. */
export function named({ board }: On, target: string, label: string, on = true): string {
  const ways = on && board.lit(target)?.options.map((option) => option.label);
  if (ways) return say("board.now", { name: label, ways: say("board.ways", { ways }) });
  const reason = board.hint(target);
  return reason ? say("board.not-now", { name: label, reason }) : label;
}

/** What a thing on the board gives its element: how it is reached, and what a click or a key does. */
export interface Touch {
  role: "button";
  tabindex: 0 | -1;
  "aria-keyshortcuts": "?";
  "data-target"?: string;
  "data-card"?: string | undefined;
  "data-rule": string;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
}

interface How {
  rule: string; // what `?` reads, beside the card
  card?: string | undefined;
  first?: boolean; // reached with Tab even where nothing is lit
  on?: boolean; // whether a lit target means this thing, where several share one
}

/** A click answers where the thing is lit; elsewhere it opens the card, or else the rule. */
export function touch({ board }: On, target: string, { rule, card, first = false, on = true }: How): Touch {
  const lit = on ? board.lit(target) : null;
  return {
    ...pressed((anchor) => (lit ? board.click(target, anchor) : card ? board.open(card) : board.rule(rule))),
    tabindex: lit || first ? 0 : -1,
    "data-target": target,
    "data-card": card,
    "data-rule": rule,
  };
}

/** Something that only tells: a click reads its card, or else its rule. */
export function tells({ board }: On, rule: string, { card, first = false }: Omit<How, "rule" | "on"> = {}): Touch {
  return {
    ...pressed(() => (card ? board.open(card) : board.rule(rule))),
    tabindex: first ? 0 : -1,
    "data-card": card,
    "data-rule": rule,
  };
}

function pressed(act: (anchor: Element) => void): Pick<Touch, "role" | "aria-keyshortcuts" | "onclick" | "onkeydown"> {
  return {
    role: "button",
    "aria-keyshortcuts": "?",
    onclick: (event) => act(event.currentTarget as Element),
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act(event.currentTarget as Element);
    },
  };
}

/** Classes that every thing on the board wears. */
export function worn({ board }: On, target: string, on = true): Record<"lit" | "chosen" | "barred", boolean> {
  const lit = on ? board.lit(target) : null;
  return { lit: lit !== null, chosen: lit?.selected ?? false, barred: !lit && board.hint(target) !== undefined };
}

/** The arrow keys go from thing to thing, lit or not. */
export function arrows(part: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const things = [...part.querySelectorAll<HTMLElement>("button, [role=button]")].filter((one) => one.checkVisibility());
    const at = things.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    things[(at + step + things.length) % things.length]?.focus();
  };
  part.dataset.arrows = ""; // so that the keys can be told
  part.addEventListener("keydown", walk);
  return () => part.removeEventListener("keydown", walk);
}
