// The table as the pieces of the picture read it: what lies on it now, what is printed on the boards, what is lit.

import type { Board } from "../../lib/board";
import type {
  FrostpunkAdvisor,
  FrostpunkBoard,
  FrostpunkBuilding,
  FrostpunkCitizenCard,
  FrostpunkEvent,
  FrostpunkExpedition,
  FrostpunkLaw,
  FrostpunkMeeples,
  FrostpunkTechnology,
  FrostpunkView,
  Reference,
  TableShown,
} from "../../lib/wire";

/** What each part of the table around the crater is given. */
export interface Part {
  city: City;
  open: boolean; // until the reader says otherwise
}

export type Meeple = keyof FrostpunkMeeples;

/** The boards by name, made once for a reference. */
class Index {
  readonly buildings: Map<string, FrostpunkBuilding>;
  readonly laws: Map<string, FrostpunkLaw>;
  readonly technologies: Map<string, FrostpunkTechnology>;
  readonly advisors: Map<string, FrostpunkAdvisor>;
  readonly citizens: Map<string, FrostpunkCitizenCard>;
  readonly expeditions: Map<string, FrostpunkExpedition>;
  readonly events: Map<string, FrostpunkEvent>;
  readonly nouns: Map<string, { one: string; many: string }>;

  constructor(printed: FrostpunkBoard) {
    const by = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));
    this.buildings = by(printed.buildings);
    this.laws = by(printed.laws);
    this.technologies = by(printed.technologies);
    this.advisors = by(printed.advisors);
    this.citizens = by(printed.citizen_cards);
    this.expeditions = by(printed.expeditions);
    this.events = by(printed.events);
    this.nouns = by([...printed.lying, ...printed.goods, ...printed.meeples]);
  }
}

const indices = new WeakMap<object, Index>();

function indexOf(printed: FrostpunkBoard): Index {
  const known = indices.get(printed) ?? new Index(printed);
  indices.set(printed, known);
  return known;
}

export class City {
  readonly shown: TableShown;
  readonly view: FrostpunkView;
  readonly printed: FrostpunkBoard;
  readonly cards: Reference["cards"];
  readonly board: Board;
  readonly by: Index;

  constructor(shown: TableShown, reference: Reference, board: Board) {
    this.shown = shown;
    this.view = shown.view as unknown as FrostpunkView; // the wire holds every game's view; this table is Frostpunk's
    this.printed = reference.board as unknown as FrostpunkBoard;
    this.cards = reference.cards;
    this.board = board;
    this.by = indexOf(this.printed);
  }

  seat(number: number): string {
    return this.shown.seats[number]?.name ?? `Player ${number + 1}`;
  }

  /** '2 trees', '1 steam core', '3 Workers'. */
  counted(number: number, noun: string): string {
    const words = this.by.nouns.get(noun);
    return `${number} ${(number === 1 ? words?.one : words?.many) ?? noun}`;
  }

  one(noun: string): string {
    return this.by.nouns.get(noun)?.one ?? noun;
  }

  building(id: string): string {
    return id === "ruins" ? "Ruins" : (this.by.buildings.get(id)?.name ?? id);
  }

  /** Some thing of this kind can be clicked now. */
  anyLit(targets: string[]): boolean {
    return targets.some((target) => this.board.lit(target) !== null);
  }
}

/** What a thing is, then what can be done with it now, or why not. */
export function named(city: City, target: string, label: string, on = true): string {
  const ways = on && city.board.lit(target)?.options.map((option) => option.label).join(", or ");
  if (ways) return `${label}. ${ways}`;
  const hint = city.board.hint(target);
  return hint ? `${label}. Not now: ${hint}` : label;
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

function pressed(act: (anchor: Element) => void): Pick<Touch, "onclick" | "onkeydown"> {
  return {
    onclick: (event) => act(event.currentTarget as Element),
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act(event.currentTarget as Element);
    },
  };
}

/** A click answers where the thing is lit; elsewhere it opens the card, or else the rule. */
export function touch(city: City, target: string, { rule, card, first = false, on = true }: How): Touch {
  const { board } = city;
  const lit = on ? board.lit(target) : null;
  return {
    role: "button",
    tabindex: lit || first ? 0 : -1,
    "aria-keyshortcuts": "?",
    "data-target": target,
    "data-card": card,
    "data-rule": rule,
    ...pressed((anchor) => {
      if (lit) board.click(target, anchor);
      else if (card) board.open(card);
      else board.rule(rule);
    }),
  };
}

/** Something that only tells: a click reads its rule. */
export function tells(city: City, rule: string, first = false): Touch {
  return {
    role: "button",
    tabindex: first ? 0 : -1,
    "aria-keyshortcuts": "?",
    "data-rule": rule,
    ...pressed(() => city.board.rule(rule)),
  };
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

/** Classes that every thing on the board wears. */
export function worn(city: City, target: string, on = true): Record<"lit" | "chosen" | "barred", boolean> {
  const lit = on ? city.board.lit(target) : null;
  return { lit: lit !== null, chosen: lit?.selected ?? false, barred: !lit && city.board.hint(target) !== undefined };
}
