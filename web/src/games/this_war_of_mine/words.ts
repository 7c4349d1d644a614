// What the table says in words: stories cut into what is told and what is spoken, people and rooms for those who listen.

import { facts, say } from "../../lib/speech.svelte";
import type { WarBoardSpace, WarLater, WarPerson, WarSpace, WarStates, WarView } from "../../lib/wire";
import type { House } from "./house";

// -- stories -----------------------------------------------------------------------------------------------------------

export interface Piece {
  text: string;
  spoken: boolean;
}

/** A story by paragraphs, each cut where somebody speaks: what is spoken stands between asterisks. */
export function paragraphs(story: string): Piece[][] {
  return story
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split("*")
        .map((text, number) => ({ text: text.replace(/\s+/g, " "), spoken: number % 2 === 1 }))
        .filter(({ text }) => text.trim() !== ""),
    )
    .filter((pieces) => pieces.length > 0);
}

/** What the others hear of it: every spoken piece on a line of its own. */
export function heard(story: string): Piece[][] {
  return paragraphs(story)
    .flat()
    .filter(({ spoken }) => spoken)
    .map((piece) => [piece]);
}

// -- people ------------------------------------------------------------------------------------------------------------

export type State = keyof WarStates;
export const STATES: readonly State[] = ["hunger", "fatigue", "misery", "wounds", "illness"];

/** What a level is called, from none to the worst. */
export function levelWord(state: State, level: number): string {
  return say("this-war-of-mine.level", { state, level });
}

/** What ails somebody, the worst first. */
export function ails(states: WarStates): State[] {
  return STATES.filter((state) => states[state] > 0).sort((a, b) => states[b] - states[a]);
}

/** 'hunger 2 (hungry), wounds 1 (scratched)'. */
export function stateWords(states: WarStates): string {
  const said = ails(states).map((state) => {
    const level = states[state];
    return say("this-war-of-mine.state", { state, level, word: levelWord(state, level) });
  });
  return facts(...said) || say("this-war-of-mine.nothing-ails");
}

/** One letter for the figure: the first of the name, or the second too if another begins with it. */
export function initials(names: readonly string[]): string[] {
  return names.map((name, number) => {
    const alike = names.some((other, place) => place !== number && other.charAt(0) === name.charAt(0));
    return alike ? name.slice(0, 2) : name.charAt(0);
  });
}

/** What somebody does at the moment. */
export function doing(house: House, person: WarPerson): string {
  if (person.at !== null) {
    const room = house.space(person.at)?.name ?? person.at;
    if (person.builds !== null) {
      return say("this-war-of-mine.builds", { fitting: house.by.fittings.get(person.builds)?.name ?? person.builds, room });
    }
    if (person.moves_to === null) return say("this-war-of-mine.at-work", { room });
    return say("this-war-of-mine.moves-to", { room: house.space(person.moves_to)?.name ?? person.moves_to });
  }
  if (person.task !== null) {
    return person.stopped ? say("this-war-of-mine.goes-no-further") : say("this-war-of-mine.task", { task: person.task });
  }
  if (person.asleep) return say("this-war-of-mine.asleep");
  if (house.view.phase !== "day" || house.view.round === 0) return say("this-war-of-mine.at-home");
  if (person.can_act) return say("this-war-of-mine.can-act");
  return person.acted ? say("this-war-of-mine.has-acted") : say("this-war-of-mine.cannot-act");
}

/** Everything about a person, for those who listen. */
export function personWords(house: House, person: WarPerson): string {
  const { blocked, weapon, treated } = person;
  const states = stateWords(person.states);
  return facts(
    say("this-war-of-mine.person", { name: house.name(person), trade: house.character(person)?.trade ?? "", states }),
    doing(house, person),
    blocked.length > 0 && say("this-war-of-mine.blocked", { rounds: blocked.map(String) }),
    weapon !== null && say("this-war-of-mine.armed", { weapon: house.goods(weapon) }),
    treated.length > 0 && say("this-war-of-mine.treated", { tokens: treated.map((token) => house.goods(token)) }),
  );
}

// -- rooms -------------------------------------------------------------------------------------------------------------

/** The card that lies on top, if any: it has to be cleared first. */
export function inTheWay(house: House, space: WarSpace): string | null {
  const top = space.cards.at(-1);
  if (!top) return null;
  const name = house.printed.obstacles.find(({ id }) => id === top.kind)?.name ?? top.kind;
  return top.remnants ? say("this-war-of-mine.remnants", { name }) : name;
}

/** Everything about a room: 'Kitchen: Stove, ready in 2 days'. */
export function roomWords(house: House, board: WarBoardSpace, space: WarSpace): string {
  const name = inTheWay(house, space);
  const beneath = space.cards.length - 1;
  const said = facts(
    name !== null && (beneath > 0 ? say("this-war-of-mine.more-beneath", { name, count: beneath }) : name),
    space.fitting !== null && (house.by.fittings.get(space.fitting)?.name ?? space.fitting),
    space.waits > 0 && say("this-war-of-mine.ready-in", { days: space.waits }),
    figuresWords(space.figures),
    name === null && (board.action ?? ""),
    name === null && board.printed === "guard" && say("this-war-of-mine.guards-stand"),
    name === null && board.printed === "floor" && say("this-war-of-mine.floor-sleep"),
  );
  const nothing = board.dark ? say("this-war-of-mine.stairs") : say("this-war-of-mine.empty");
  const more = facts(
    said || nothing,
    name === null && board.after !== null && say("this-war-of-mine.after-acting", { after: board.after }),
    !space.reachable && say("this-war-of-mine.out-of-reach"),
  );
  return say("this-war-of-mine.room", { room: board.name, facts: more });
}

/** 'a dog: fed, out with the scavengers'. */
export function petWords({ expansions }: WarView, pet: WarView["pets"][number]): string {
  const facts = pet === "dog" ? expansions.dog.map((dog) => say("this-war-of-mine.dog-is", { dog })).join(", ") : "";
  return facts ? say("this-war-of-mine.pet-and", { pet, facts }) : say("this-war-of-mine.pet", { pet });
}

/** Who else stands there: '1 farmer'. */
export function figuresWords(figures: WarSpace["figures"]): string {
  const kinds = [...new Set(figures)];
  return kinds.map((figure) => say("this-war-of-mine.figure", { figure, count: figures.filter((one) => one === figure).length })).join(", ");
}

// -- what is to come ---------------------------------------------------------------------------------------------------

/** 'at the next dusk', '2 days after the next morning', 'with the next visitor'. */
export function whenWords({ when, days }: Pick<WarLater, "when" | "days">): string {
  return say("this-war-of-mine.when", { when, days });
}

/** Which round of combat it is; `before` whoever is asked what to do next. */
export function combatRound(round: number, before: boolean): string {
  if (round === 0) return say("this-war-of-mine.before-first");
  return before
    ? say("this-war-of-mine.before-round", { round: round + 1 })
    : say("this-war-of-mine.combat-round", { round });
}

/** How likely it is that noise brings somebody: '3 in 10'. */
export function oddsWords(risk: number): string {
  return say("this-war-of-mine.odds", { tens: tensOf(risk) });
}

export const tensOf = (risk: number): number => Math.round(risk / 10);
