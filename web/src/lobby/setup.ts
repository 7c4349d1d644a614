// A table before it is made: sensible at once, remembered from the last time, always within what the game allows.

import { say } from "../lib/speech.svelte";
import type { Catalogue, GameOffered, OptionOffered, SeatWanted, TableWanted } from "../lib/wire";

export interface SeatSetup {
  who: string; // `me`, `friend`, or `bot:greedy`
  name: string;
}

export interface Setup {
  seats: SeatSetup[];
  options: Record<string, string>;
}

/** Alone where one can play alone; else against a bot. */
export function fresh(game: GameOffered, bots: readonly string[]): Setup {
  const seats: SeatSetup[] = [{ who: "me", name: "" }];
  while (seats.length < game.least_seats) seats.push({ who: bots[0] ? `bot:${bots[0]}` : "friend", name: "" });
  return { seats, options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ""])) };
}

/** What was kept of the last time, where it still fits the game. */
export function recalled(kept: unknown, game: GameOffered, bots: readonly string[]): Setup {
  const setup = fresh(game, bots);
  if (typeof kept !== "object" || kept === null) return setup;
  const last = kept as Partial<Setup>;
  for (const { name, values } of game.options) {
    const value = last.options?.[name];
    if (typeof value === "string" && values.includes(value)) setup.options[name] = value;
  }
  if (Array.isArray(last.seats)) {
    const ways = whoWays(bots);
    const seats = last.seats
      .filter((seat) => ways.includes(seat?.who))
      .map(({ who, name }) => ({ who, name: typeof name === "string" ? name : "" }));
    const fits = seats.length >= game.least_seats && seats.length <= game.most_seats;
    if (fits && seats.some(({ who }) => who === "me")) setup.seats = seats;
  }
  return setup;
}

export function whoWays(bots: readonly string[]): string[] {
  return ["me", "friend", ...bots.map((bot) => `bot:${bot}`)];
}

export function added(setup: Setup, game: GameOffered, catalogue: Catalogue): Setup {
  if (setup.seats.length >= game.most_seats) return setup;
  const who = game.together || !catalogue.bots[0] ? "friend" : `bot:${catalogue.bots[0]}`;
  return { ...setup, seats: [...setup.seats, { who, name: "" }] };
}

/** What is wrong with it, in words; null when the game can begin. */
export function wrong(game: GameOffered, setup: Setup, seed: string): string | null {
  if (!setup.seats.some(({ who }) => who === "me")) return say("lobby.no-seat-mine");
  if (!/^\d*$/.test(seed.trim()) || Number(seed) > Number.MAX_SAFE_INTEGER) return say("lobby.bad-seed");
  return clash(game, setup);
}

/** Which two choices cannot be combined, and by which rule. */
function clash(game: GameOffered, { options }: Setup): string | null {
  for (const option of game.options) {
    for (const barred of option.not_with) {
      const value = options[option.name] ?? "";
      const otherValue = options[barred.option] ?? "";
      const other = game.options.find(({ name }) => name === barred.option);
      if (!other || !barred.values.includes(value) || !barred.others.includes(otherValue)) continue;
      const told = { one: option.title, value: called(option, value), other: other.title, other_value: called(other, otherValue) };
      return say("lobby.clash", { ...told, rule: barred.rule });
    }
  }
  return null;
}

function called(option: OptionOffered, value: string): string {
  return option.called[option.values.indexOf(value)] ?? value;
}

export function wanted(game: GameOffered, setup: Setup, seed: string): TableWanted {
  const seats = setup.seats.map(({ who, name }): SeatWanted => {
    const called = name.trim() || null;
    if (who === "me" || who === "friend") return { who, name: called };
    return { who: "bot", name: called, bot: who.slice("bot:".length) };
  });
  const { options } = setup;
  return { game: game.name, seats, options, seed: seed.trim() === "" ? null : Number(seed) };
}
