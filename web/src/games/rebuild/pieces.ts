// Which piece went where. A view counts pieces and does not name them; to see one walk, each needs a name, and
// keeps it from view to view.

import type { RebuildPlayer } from "../../lib/wire";

export const HOME = "home";

/** By the number of a piece: where it is. */
export type Standing = readonly string[];

/** The pieces after a change: whoever can stay stays, the others go where there is room, those left over go home. */
export function follow(before: Standing, now: ReadonlyMap<string, number>, total: number): Standing {
  const room = new Map(now);
  const after: (string | null)[] = Array.from({ length: total }, () => null);
  for (let piece = 0; piece < total; piece++) {
    const place = before[piece];
    const free = place === undefined ? 0 : (room.get(place) ?? 0);
    if (place !== undefined && free > 0) {
      after[piece] = place;
      room.set(place, free - 1);
    }
  }
  const gaps = [...room].flatMap(([place, free]) => Array.from({ length: Math.max(0, free) }, () => place));
  return after.map((place) => place ?? gaps.shift() ?? HOME);
}

export function at(standing: Standing, place: string): number[] {
  return standing.flatMap((where, piece) => (where === place ? [piece] : []));
}

export function leadersOf(player: RebuildPlayer): Map<string, number> {
  return new Map(player.spaces.filter((space) => space.leader).map((space) => [space.place, 1]));
}

/** On the spaces of the own mat and on the middle squares, named by `squares`. */
export function markersOf(player: RebuildPlayer, squares: readonly string[]): Map<string, number> {
  const placed = new Map<string, number>();
  for (const space of player.spaces) if (space.used) placed.set(space.place, space.used);
  player.squares.forEach((used, square) => {
    const place = squares[square];
    if (used && place !== undefined) placed.set(place, used);
  });
  return placed;
}

export function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
