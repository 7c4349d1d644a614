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
  crowd: number; // of how many who are there in the same way
  raised: boolean; // stands or lies on a plank above others
}

type Plan = readonly WarBoardSpace[];
type Whereabouts = Pick<Placed, "person" | "space" | "pose">;

/** The space where somebody is, and how: at work, in bed, on the floor, on guard, gone into the night, or just there. */
export function whereabouts(person: WarPerson, plan: Plan, shelter: readonly WarSpace[], beds: string[]): Whereabouts {
  const printed = (kind: string): string => plan.find((space) => space.printed === kind)?.id ?? shelter[0]?.space ?? "";
  if (person.at !== null) return { person, space: person.at, pose: "works" };
  if (person.task === "out") return { person, space: null, pose: "away" };
  if (person.task === "bed") return { person, space: beds.shift() ?? printed("floor"), pose: "lies" };
  if (person.task === "floor" || person.asleep) return { person, space: printed("floor"), pose: "lies" };
  return { person, space: printed("guard"), pose: "stands" };
}

/** Everybody in the picture: those who share a room stand beside each other, on a phone two and two; those who lie lie
 * above each other, then beside. */
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
  if (scale.small) spread(found, plan, shelter);
  return found.map((one, number) => {
    const same = found.filter((other) => other.space === one.space && (other.pose === "lies") === (one.pose === "lies"));
    const nth = same.indexOf(found[number]!);
    const crowd = same.length;
    const space = plan.find(({ id }) => id === one.space);
    const at = (x: number, y: number, raised = false): Placed => ({ ...one, crowd, raised, at: { x, y } });
    if (!space) {
      const ground = street(scale, floors); // on a phone the street is as wide as one person
      return scale.small ? at(scale.left - 8, ground - nth * ROW) : at(scale.left - 24 - nth * 19, ground);
    }
    const box = room(scale, floors, space);
    const bottom = box.y + box.high - (scale.small ? 4 : 6);
    const middle = box.x + box.wide / 2;
    if (one.pose === "lies") {
      const columns = Math.ceil(crowd / 2);
      return at(middle + (Math.floor(nth / 2) - (columns - 1) / 2) * 2 * half(scale, one.pose, crowd), bottom - (nth % 2) * ROW, nth % 2 > 0);
    }
    const row = scale.small ? Math.floor(nth / 2) : 0;
    const abreast = scale.small ? Math.min(2, crowd - 2 * row) : crowd;
    const place = scale.small ? nth % 2 : nth;
    const step = scale.small ? 22 : Math.min(25, (box.wide - 16) / crowd);
    const x = one.pose === "works" ? box.x + box.wide * 0.8 - place * step : middle + (place - (abreast - 1) / 2) * step; // beside the work
    return at(x, bottom - row * ROW, row > 0);
  });
}

/** A narrow room holds two: more who have nothing to do go to the nearest free room of their floor. */
function spread(found: Whereabouts[], plan: Plan, shelter: readonly WarSpace[]): void {
  const post = plan.find(({ printed }) => printed === "guard");
  const here = found.filter(({ space }) => space === post?.id);
  const over = here.length - 2;
  if (over < 1) return;
  const free = plan
    .filter(({ id, floor, dark, printed }) => floor === post?.floor && !dark && !printed && isEmpty(shelter, id))
    .sort((a, b) => Math.abs(a.column - post!.column) - Math.abs(b.column - post!.column));
  const idle = here.filter(({ person }) => person.task === null).slice(-over);
  idle.forEach((one, nth) => (one.space = free[Math.floor(nth / 2)]?.id ?? one.space));
}

function isEmpty(shelter: readonly WarSpace[], id: string): boolean {
  return shelter.some(({ space, cards, fitting, reachable }) => space === id && reachable && !cards.length && fitting === null);
}

const ROW = 26; // from one who stands behind, or lies above, to the next

/** Half of the width that a finger or a pointer finds somebody on. */
export function half({ small }: Scale, pose: Pose, crowd: number): number {
  if (pose !== "lies") return small ? 12 : 12.5;
  return small ? (crowd > 2 ? 12 : 16) : 27;
}

/** How large somebody is drawn: on a phone small, and smaller still where many lie. */
export function stature({ small }: Scale, pose: Pose, crowd: number): number {
  return small ? (pose === "lies" && crowd > 2 ? 0.46 : 0.62) : 1;
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
