// The table as the pieces of the picture read it: what lies on it now, what is printed on the boards, what is lit.

import type { Board } from "../../lib/board";
import type {
  Reference,
  TableShown,
  WarBoard,
  WarBoardSpace,
  WarCharacter,
  WarEvent,
  WarFitting,
  WarGoods,
  WarLocation,
  WarObjectiveCard,
  WarPerson,
  WarPlan,
  WarView,
} from "../../lib/wire";

/** What each part of the table is given. */
export interface Part {
  house: House;
  open: boolean; // until the reader says otherwise
}

/** The boards by name, made once for a reference. */
class Index {
  readonly goods: Map<string, WarGoods>;
  readonly fittings: Map<string, WarFitting>;
  readonly characters: Map<string, WarCharacter>;
  readonly locations: Map<string, WarLocation>;
  readonly events: Map<string, WarEvent>;
  readonly objectives: Map<string, WarObjectiveCard>;
  readonly plans: Map<string, WarPlan>;

  constructor(printed: WarBoard) {
    const by = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));
    this.goods = by(printed.goods);
    this.fittings = by(printed.fittings);
    this.characters = by(printed.characters);
    this.locations = by(printed.locations);
    this.events = by(printed.events);
    this.objectives = by(printed.objectives);
    this.plans = by(printed.plans);
  }
}

const indices = new WeakMap<object, Index>();

function indexOf(printed: WarBoard): Index {
  const known = indices.get(printed) ?? new Index(printed);
  indices.set(printed, known);
  return known;
}

export class House {
  readonly shown: TableShown;
  readonly reference: Reference;
  readonly view: WarView;
  readonly printed: WarBoard;
  readonly board: Board;
  readonly by: Index;
  readonly plan: WarPlan;

  constructor(shown: TableShown, reference: Reference, board: Board) {
    this.shown = shown;
    this.reference = reference;
    this.view = shown.view as unknown as WarView; // the wire holds every game's view; this table is ours
    this.printed = reference.board as unknown as WarBoard;
    this.board = board;
    this.by = indexOf(this.printed);
    this.plan = this.by.plans.get(this.view.board) ?? this.printed.plans[0]!;
  }

  /** What is asked now, by its kind: `act`, `work`, `tonight`… */
  get asked(): string {
    return this.board.past ? "" : (this.shown.question?.kind ?? "");
  }

  get atNight(): boolean {
    return ["evening", "scavenging", "raid"].includes(this.view.phase);
  }

  seat(number: number): string {
    return this.shown.seats[number]?.name ?? `Player ${number + 1}`;
  }

  character(person: Pick<WarPerson, "character">): WarCharacter | undefined {
    return this.by.characters.get(person.character);
  }

  name(person: Pick<WarPerson, "character">): string {
    return this.character(person)?.name ?? person.character;
  }

  /** Whom a number means, if they are still there. */
  person(number: number): WarPerson | undefined {
    return this.view.group.find((one) => one.person === number);
  }

  space(id: string): WarBoardSpace | undefined {
    return this.plan.spaces.find((space) => space.id === id);
  }

  /** '2 wood', '1 shovel', '3 knives'. */
  counted(number: number, goods: string): string {
    const words = this.by.goods.get(goods);
    return `${number} ${(number === 1 ? words?.one : words?.many) ?? goods}`;
  }

  goods(id: string): string {
    return this.by.goods.get(id)?.one ?? id;
  }

  /** What a card is called; its id, if it is one that nobody may know yet. */
  title(card: string): string {
    return this.reference.cards[card]?.title ?? card;
  }

  /** Some thing of this kind can be clicked now. */
  anyLit(targets: string[]): boolean {
    return targets.some((target) => this.board.lit(target) !== null);
  }
}

/** What a thing is, then what can be done with it now, or why not. */
export function named(house: House, target: string, label: string, on = true): string {
  const ways = on && house.board.lit(target)?.options.map((option) => option.label).join(", or ");
  if (ways) return `${label}. ${ways}`;
  const hint = house.board.hint(target);
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
export function touch(house: House, target: string, { rule, card, first = false, on = true }: How): Touch {
  const { board } = house;
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

/** Something that only tells: a click reads its card, or else its rule. */
export function tells(house: House, rule: string, card?: string): Touch {
  return {
    role: "button",
    tabindex: -1,
    "aria-keyshortcuts": "?",
    "data-card": card,
    "data-rule": rule,
    ...pressed(() => (card ? house.board.open(card) : house.board.rule(rule))),
  };
}

/** Classes that every thing on the board wears. */
export function worn(house: House, target: string, on = true): Record<"lit" | "chosen" | "barred", boolean> {
  const lit = on ? house.board.lit(target) : null;
  return { lit: lit !== null, chosen: lit?.selected ?? false, barred: !lit && house.board.hint(target) !== undefined };
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
