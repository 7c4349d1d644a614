// What the table says in words: stories cut into what is told and what is spoken, people and rooms for those who listen.

import { counted, listed } from "../../lib/words";
import type { WarBoardSpace, WarLater, WarPerson, WarSpace, WarStates } from "../../lib/wire";
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
const LEVELS: Record<State, readonly [string, string, string, string, string]> = {
  hunger: ["fed", "peckish", "hungry", "famished", "starving"],
  fatigue: ["rested", "weary", "tired", "worn out", "spent"],
  misery: ["calm", "low", "sad", "hopeless", "broken"],
  wounds: ["unhurt", "scratched", "wounded", "badly hurt", "dying"],
  illness: ["well", "unwell", "ill", "very ill", "dying"],
};

export function levelWord(state: State, level: number): string {
  return LEVELS[state][Math.max(0, Math.min(4, level)) as 0 | 1 | 2 | 3 | 4];
}

/** What ails somebody, the worst first. */
export function ails(states: WarStates): State[] {
  return STATES.filter((state) => states[state] > 0).sort((a, b) => states[b] - states[a]);
}

/** 'hunger 2 (hungry), wounds 1 (scratched)'. */
export function stateWords(states: WarStates): string {
  const said = ails(states).map((state) => `${state} ${states[state]} (${levelWord(state, states[state])})`);
  return said.join(", ") || "nothing ails";
}

/** One letter for the figure: the first of the name, or the second too if another begins with it. */
export function initials(names: readonly string[]): string[] {
  return names.map((name, number) => {
    const alike = names.some((other, place) => place !== number && other.charAt(0) === name.charAt(0));
    return alike ? name.slice(0, 2) : name.charAt(0);
  });
}

const TASKS = { bed: "sleeps in a bed", floor: "sleeps on the floor", guard: "stands guard", out: "is out scavenging" } as const;

/** What somebody does at the moment. */
export function doing(house: House, person: WarPerson): string {
  if (person.at !== null) {
    const room = house.space(person.at)?.name ?? person.at;
    if (person.builds !== null) return `builds ${house.by.fittings.get(person.builds)?.name ?? person.builds} in ${room}`;
    if (person.moves_to !== null) return `moves something to ${house.space(person.moves_to)?.name ?? person.moves_to}`;
    return `is at work: ${room}`;
  }
  if (person.task !== null) return person.stopped ? "is out and goes no further" : TASKS[person.task];
  if (person.asleep) return "asleep";
  if (house.view.phase !== "day" || house.view.round === 0) return "at home";
  return person.can_act ? "can act" : person.acted ? "has acted" : "cannot act";
}

/** Everything about a person, for those who listen. */
export function personWords(house: House, person: WarPerson): string {
  const card = house.character(person);
  const said = [`${house.name(person)}, ${card?.trade ?? ""}: ${stateWords(person.states)}`, doing(house, person)];
  if (person.blocked.length) said.push(`no action in round ${listed(person.blocked.map(String))}`);
  if (person.weapon !== null) said.push(`armed with ${house.goods(person.weapon)}`);
  if (person.treated.length) said.push(`on the card ${listed(person.treated.map((token) => house.goods(token)))}`);
  return said.join("; ");
}

// -- rooms -------------------------------------------------------------------------------------------------------------

/** The card that lies on top, if any: it has to be cleared first. */
export function inTheWay(house: House, space: WarSpace): string | null {
  const top = space.cards.at(-1);
  if (!top) return null;
  const name = house.printed.obstacles.find(({ id }) => id === top.kind)?.name ?? top.kind;
  return top.remnants ? `remnants of ${name}` : name;
}

/** Everything about a room: 'Kitchen: Stove, ready in 2 days'. */
export function roomWords(house: House, board: WarBoardSpace, space: WarSpace): string {
  const said: string[] = [];
  const blocked = inTheWay(house, space);
  if (blocked) said.push(space.cards.length > 1 ? `${blocked}, and ${space.cards.length - 1} more beneath` : blocked);
  if (space.fitting !== null) said.push(house.by.fittings.get(space.fitting)?.name ?? space.fitting);
  if (space.waits) said.push(`ready in ${counted(space.waits, "day")}`);
  if (!blocked && board.action) said.push(board.action);
  if (!blocked && board.printed === "guard") said.push("where guards stand");
  if (!blocked && board.printed === "floor") said.push("where one sleeps on the floor");
  if (!said.length) said.push(board.dark ? "the stairs" : "empty");
  if (board.after && !blocked) said.push(`whoever has acted here: ${board.after}`);
  if (!space.reachable) said.push("out of reach");
  return `${board.name}: ${said.join("; ")}`;
}

// -- what is to come ---------------------------------------------------------------------------------------------------

const INSTEAD: Record<string, string> = {
  raid: "with the next night raid",
  visitor: "with the next visitor",
  resident: "when somebody is met",
  exploration: "with the next unknown card",
};

/** 'at the next dusk', '2 days after the next morning', 'with the next visitor'. */
export function whenWords({ when, days }: Pick<WarLater, "when" | "days">): string {
  return INSTEAD[when] ?? `${days ? `${counted(days, "day")} after` : "at"} the next ${when}`;
}

/** Which round of combat it is; `before` whoever is asked what to do next. */
export function combatRound(round: number, before: boolean): string {
  if (round === 0) return "Before the first round";
  return before ? `Before round ${round + 1}` : `Round ${round}`;
}

/** How likely it is that noise brings somebody: '3 in 10'. */
export function oddsWords(risk: number): string {
  return `${Math.round(risk / 10)} in 10`;
}
