// What the table says in words, for labels and for those who listen instead of looking.

import type { FrostpunkSpace, FrostpunkView } from "../../lib/wire";
import type { City, Meeple } from "./city";

/** Names that fit into half a hexagon. */
const SHORT: Record<string, string> = {
  "charcoal-kiln": "Kiln",
  "hunters-hut": "Hunters",
  "gathering-post": "Gatherers",
  "medical-post": "Med. Post",
  "child-shelter": "Children",
  "care-house": "Care",
  "fighting-arena": "Arena",
  "public-house": "Pub",
  "field-kitchen": "Kitchen",
  "propaganda-centre": "Propag.",
};

export function short(id: string, name: string): string {
  return SHORT[id] ?? name;
}

/** 'near-1 a' from near-1/a. */
export function spaceName(space: string): string {
  return space.replace("/", " ");
}

/** Everything about a space: 'near-1 a: 2 trees; cold; a Worker stands here'. */
export function spaceWords(city: City, space: FrostpunkSpace): string {
  const said: string[] = [];
  if (space.building) {
    const row = city.by.buildings.get(space.building);
    const insulation = row ? (space.upgraded ? row.upgraded_insulation : row.insulation) : "blue";
    said.push(`${city.building(space.building)}${space.upgraded ? ", upgraded" : ""}, ${insulation} insulation`);
  }
  if (space.lies && space.amount) said.push(city.counted(space.amount, space.lies));
  if (!said.length) said.push("free");
  said.push(space.heated ? "heated" : "cold");
  if (space.meeple) said.push(`${city.one(space.meeple)} stands here`);
  return `${spaceName(space.space)}: ${said.join("; ")}`;
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
  for (const { card, meeple } of view.display) if (meeple) add(meeple, card);
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
