// The table as the pieces of the picture read it: what lies on it now, what is printed on the boards, what is lit.

import { nounsOf, plural, say, type Noun } from "../../lib/speech.svelte";
import type { Board } from "../../lib/board";
import type {
  FrostpunkAdvisor,
  FrostpunkBoard,
  FrostpunkBuilding,
  FrostpunkCitizenCard,
  FrostpunkEvent,
  FrostpunkExpedition,
  FrostpunkLaw,
  FrostpunkMap,
  FrostpunkMeeples,
  FrostpunkTechnology,
  FrostpunkView,
  Reference,
  TableShown,
} from "../../lib/wire";

/** What each part of the table around the map is given. */
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
  readonly noun: (id: string) => Noun;
  readonly citizen: (id: string) => Noun; // as people, not as a Meeple
  readonly lying: (id: string) => Noun; // short enough for a space of the map

  constructor(printed: FrostpunkBoard) {
    const by = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));
    this.buildings = by(printed.buildings);
    this.laws = by(printed.laws);
    this.technologies = by(printed.technologies);
    this.advisors = by(printed.advisors);
    this.citizens = by(printed.citizen_cards);
    this.expeditions = by(printed.expeditions);
    this.events = by(printed.events);
    this.lying = nounsOf(printed.lying);
    this.citizen = nounsOf(printed.citizens);
    this.noun = nounsOf(printed.lying, printed.goods, printed.meeples);
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
  readonly map: FrostpunkMap; // the scenario's
  readonly cards: Reference["cards"];
  readonly board: Board;
  readonly by: Index;

  constructor(shown: TableShown, reference: Reference, board: Board) {
    this.shown = shown;
    this.view = shown.view as FrostpunkView; // the wire holds every game's view; this table is Frostpunk's
    this.printed = reference.board as FrostpunkBoard;
    this.map = this.printed.maps.find((map) => map.scenario === this.view.scenario)!;
    this.cards = reference.cards;
    this.board = board;
    this.by = indexOf(this.printed);
  }

  seat(number: number): string {
    return this.shown.seats[number]?.name ?? say("frostpunk.player", { seat: number + 1 });
  }

  /** '2 trees', '1 steam core', '3 Workers'. */
  counted(number: number, noun: string): string {
    return say("frostpunk.counted", { count: number, noun: this.by.noun(noun) });
  }

  /** What lies on a space, beside its number there: 'trees', 'core'. */
  lies(number: number, noun: string): string {
    return this.by.lying(noun).form(plural(number));
  }

  one(noun: string): Noun {
    return this.by.noun(noun);
  }

  title(card: string): string {
    return this.cards[card]?.title ?? card;
  }

  building(id: string): string {
    return id === "ruins" ? say("frostpunk.ruins") : (this.by.buildings.get(id)?.name ?? id);
  }
}
