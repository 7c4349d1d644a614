// The table as the pieces of the picture read it: what lies on it now, what is printed on the boards, what is lit.

import { nounsOf, plural, say, type Noun } from "../../lib/speech.svelte";
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

/** The boards by name, made once for a reference. */
class Index {
  readonly goods: Map<string, WarGoods>;
  readonly noun: (id: string) => Noun;
  readonly fittings: Map<string, WarFitting>;
  readonly characters: Map<string, WarCharacter>;
  readonly locations: Map<string, WarLocation>;
  readonly events: Map<string, WarEvent>;
  readonly objectives: Map<string, WarObjectiveCard>;
  readonly plans: Map<string, WarPlan>;

  constructor(printed: WarBoard) {
    const by = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));
    this.goods = by(printed.goods);
    this.noun = nounsOf(printed.goods);
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
    this.view = shown.view as WarView; // the wire holds every game's view; this table is ours
    this.printed = reference.board as WarBoard;
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
    return this.shown.seats[number]?.name ?? say("this-war-of-mine.player", { seat: number + 1 });
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
    return say("this-war-of-mine.counted", { count: number, noun: this.by.noun(goods) });
  }

  /** What so many of a kind of goods are called. */
  noun(number: number, goods: string): string {
    return this.by.noun(goods).form(plural(number));
  }

  goods(id: string): string {
    return `${this.by.noun(id)}`;
  }

  /** What a card is called; its id, if it is one that nobody may know yet. */
  title(card: string): string {
    return this.reference.cards[card]?.title ?? card;
  }
}
