// What the table says in words, for labels and for those who listen instead of looking.

import { facts, say } from "../../lib/speech.svelte";
import type { FrostpunkSpace, FrostpunkView } from "../../lib/wire";
import type { City, Meeple } from "./city";

/** A name that fits into half a hexagon. */
export function short(building: string, name: string): string {
  return say("frostpunk.short", { building, name });
}

/** 'near-1 a' from near-1/a. */
export function spaceName(space: string): string {
  return space.replace("/", " ");
}

/** Everything about a space: 'near-1 a: 2 trees, cold, Worker stands here'. */
export function spaceWords(city: City, space: FrostpunkSpace): string {
  const { building, lies, amount, meeple } = space;
  const said = facts(
    building !== null && buildingWords(city, building, space.upgraded),
    lies !== null && amount > 0 && city.counted(amount, lies),
    !building && !(lies && amount) && say("frostpunk.free"),
    space.heated ? say("frostpunk.heated") : say("frostpunk.cold"),
    meeple !== null && say("frostpunk.stands-here", { meeple: city.one(meeple) }),
  );
  return say("frostpunk.space", { space: spaceName(space.space), facts: said });
}

function buildingWords(city: City, id: string, upgraded: boolean): string {
  const row = city.by.buildings.get(id);
  const colour = row ? (upgraded ? row.upgraded_insulation : row.insulation) : "blue";
  const building = city.building(id);
  return upgraded ? say("frostpunk.upgraded-building", { building, colour }) : say("frostpunk.built", { building, colour });
}

// -- who walked where --------------------------------------------------------------------------------------------------

/** A Meeple that went from one spot to another; spots are spaces, `ready`, `construction`, `snow`, `resting`, or a trail. */
export interface Walk {
  kind: Meeple;
  from: string;
  to: string;
}

const CROWDS = ["ready", "construction", "snow", "resting"] as const;

/** How many Meeples of each kind stand on which spot. */
function standing(view: FrostpunkView): Map<Meeple, Map<string, number>> {
  const by = new Map<Meeple, Map<string, number>>();
  const add = (kind: Meeple, spot: string, number = 1): void => {
    if (!number) return;
    const spots = by.get(kind) ?? new Map<string, number>();
    by.set(kind, spots.set(spot, (spots.get(spot) ?? 0) + number));
  };
  for (const place of view.map) for (const { meeple, space } of place.spaces) if (meeple) add(meeple, space);
  for (const crowd of CROWDS) {
    for (const [kind, number] of Object.entries(view[crowd])) add(kind as Meeple, crowd, number);
  }
  view.expeditions.stacks.forEach(({ scout }, number) => scout && add(scout, `stack-${number + 1}`));
  for (const { card, areas } of view.display) for (const { meeple } of areas) if (meeple) add(meeple, card);
  return by;
}

/** Meeples of a kind look alike: whoever left a spot is taken to be the one who came to another. */
export function walks(before: FrostpunkView, after: FrostpunkView): Walk[] {
  const [then, now] = [standing(before), standing(after)];
  const found: Walk[] = [];
  for (const [kind, spots] of now) {
    const old = then.get(kind) ?? new Map<string, number>();
    const left = [...old].flatMap(([spot, number]) => Array<string>(Math.max(0, number - (spots.get(spot) ?? 0))).fill(spot));
    const come = [...spots].flatMap(([spot, number]) => Array<string>(Math.max(0, number - (old.get(spot) ?? 0))).fill(spot));
    come.slice(0, left.length).forEach((to, place) => found.push({ kind, from: left[place]!, to }));
  }
  return found;
}
