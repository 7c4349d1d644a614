// The house as it is cut open: where each room lies, where people stand in it, the roof above and the earth around.
// Two sizes of one picture: on a phone rooms are narrow and have no names, so that a finger still finds them.

import type { WarBoardSpace, WarPerson, WarSpace } from "../../lib/wire";

export interface Scale {
  wide: number; // a room
  high: number;
  left: number; // the street
  right: number;
  sky: number; // above the attic
  earth: number; // beneath the cellar
  small: boolean;
}

export const LARGE: Scale = { wide: 112, high: 86, left: 74, right: 46, sky: 108, earth: 20, small: false };
export const SMALL: Scale = { wide: 42, high: 62, left: 15, right: 9, sky: 54, earth: 10, small: true };

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export interface Point {
  x: number;
  y: number;
}

export function extent(scale: Scale, floors: number, columns: number): Point {
  return {
    x: scale.left + columns * scale.wide + scale.right,
    y: scale.sky + floors * scale.high + scale.earth,
  };
}

/** Floors count from the cellar, 0; columns from the left, 1. */
export function room(scale: Scale, floors: number, { floor, column }: Pick<WarBoardSpace, "floor" | "column">): Box {
  return {
    x: scale.left + (column - 1) * scale.wide,
    y: scale.sky + (floors - 1 - floor) * scale.high,
    wide: scale.wide,
    high: scale.high,
  };
}

/** Where the street lies: under the ground floor, above the cellar. */
export function street(scale: Scale, floors: number): number {
  return scale.sky + (floors - 1) * scale.high;
}

/** How far down the sky the ridge is. */
export const ROOF = 0.46;

/** The roof over the whole width, steeper at the west gable; a shell has opened it over the east. */
export function roof(scale: Scale, columns: number): string {
  const from = scale.left - 8;
  const to = scale.left + columns * scale.wide + 6;
  const torn = to - scale.wide * 0.9;
  const top = scale.sky * ROOF;
  return [
    `M${from} ${scale.sky}`,
    `L${from + scale.wide * 0.75} ${top}`,
    `H${torn}`,
    `l${scale.wide * 0.08} ${scale.sky * 0.2}`,
    `l${scale.wide * 0.09} ${-scale.sky * 0.1}`,
    `l${scale.wide * 0.1} ${scale.sky * 0.22}`,
    `l${scale.wide * 0.12} ${-scale.sky * 0.06}`,
    `L${to} ${scale.sky}`,
    "Z",
  ].join(" ");
}

// -- people ------------------------------------------------------------------------------------------------------------

export type Pose = "stands" | "works" | "lies" | "away";

export interface Placed {
  person: WarPerson;
  space: string | null; // null: out in the street, or away at a location
  pose: Pose;
  at: Point; // where the feet are
}

type Plan = readonly WarBoardSpace[];

/** The space where somebody is, and how: at work, in bed, on the floor, on guard, gone into the night, or just there. */
export function whereabouts(person: WarPerson, plan: Plan, shelter: readonly WarSpace[], beds: string[]): Omit<Placed, "at"> {
  const printed = (kind: string): string => plan.find((space) => space.printed === kind)?.id ?? shelter[0]?.space ?? "";
  if (person.at !== null) return { person, space: person.at, pose: "works" };
  if (person.task === "out") return { person, space: null, pose: "away" };
  if (person.task === "bed") return { person, space: beds.shift() ?? printed("floor"), pose: "lies" };
  if (person.task === "floor" || person.asleep) return { person, space: printed("floor"), pose: "lies" };
  return { person, space: printed("guard"), pose: "stands" };
}

/** Everybody in the picture: those who share a room stand beside each other, those who lie lie above each other. */
export function placed(
  scale: Scale,
  floors: number,
  plan: Plan,
  shelter: readonly WarSpace[],
  group: readonly WarPerson[],
  isBed: (fitting: string) => boolean,
): Placed[] {
  const beds = shelter.flatMap(({ space, fitting }) => (fitting !== null && isBed(fitting) ? [space] : []));
  const found = group.map((person) => whereabouts(person, plan, shelter, beds));
  return found.map((one, number) => {
    const same = found.filter((other) => other.space === one.space && (other.pose === "lies") === (one.pose === "lies"));
    const nth = same.indexOf(found[number]!);
    const space = plan.find(({ id }) => id === one.space);
    if (!space) {
      const step = scale.small ? 0 : 19; // on a phone the street is as wide as one person
      return { ...one, at: { x: scale.left - (scale.small ? 8 : 24) - nth * step, y: street(scale, floors) - (scale.small ? nth * 26 : 0) } };
    }
    const box = room(scale, floors, space);
    const bottom = box.y + box.high - (scale.small ? 4 : 6);
    if (one.pose === "lies") {
      const [row, column, columns] = [nth % 2, Math.floor(nth / 2), Math.ceil(same.length / 2)];
      const x = box.x + box.wide / 2 + (column - (columns - 1) / 2) * (scale.small ? 34 : 54);
      return { ...one, at: { x, y: bottom - row * (scale.small ? 24 : 26) } };
    }
    const step = scale.small ? 22 : Math.min(25, (box.wide - 16) / same.length); // on a phone some stand in the doorway
    if (one.pose === "works") return { ...one, at: { x: box.x + box.wide * 0.8 - nth * step, y: bottom } }; // beside the work
    return { ...one, at: { x: box.x + box.wide / 2 + (nth - (same.length - 1) / 2) * step, y: bottom } };
  });
}

// -- light -------------------------------------------------------------------------------------------------------------

export type Light = "morning" | "day" | "dusk" | "night" | "dawn";

const LIGHTS: Record<string, Light> = { "set-up": "morning", morning: "morning", day: "day", dusk: "dusk", dawn: "dawn" };

export function lightOf(phase: string): Light {
  return LIGHTS[phase] ?? "night";
}

/** Where the sun or the moon stands: from 0, low in the east, to 1, low in the west. */
export function height(phase: string, round: number): number {
  const hours: Record<string, number> = { "set-up": 0.12, morning: 0.12, dusk: 0.9, evening: 0.2, scavenging: 0.45, raid: 0.7, dawn: 0.92 };
  return hours[phase] ?? 0.25 + 0.15 * Math.min(4, Math.max(1, round));
}

/** Ice on a window pane: as many feathers as there are Cold tokens, up to what a pane can hold. */
export function frost(cold: number): number {
  return Math.max(0, Math.min(5, cold));
}
