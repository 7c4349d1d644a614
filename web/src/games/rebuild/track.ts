// The point track runs clockwise round the edge of the board, from the top left corner.

export interface Spot {
  x: number;
  y: number;
}

export interface Track {
  length: number;
  columns: number;
  rows: number;
}

/** As nearly square as the number of its spaces allows. An odd track has a blank last corner. */
export function trackOf(length: number): Track {
  const around = Math.ceil(Math.max(length, 4) / 2) + 2;
  const columns = Math.ceil(around / 2);
  return { length, columns, rows: around - columns };
}

/** Where a number of points lies, in spaces from the corner; between two whole numbers, between their spaces. */
export function spotOf(track: Track, points: number): Spot {
  const { columns, rows } = track;
  const along = ((points % track.length) + track.length) % track.length;
  const right = columns - 1;
  const down = rows - 1;
  if (along <= right) return { x: along, y: 0 };
  if (along <= right + down) return { x: right, y: along - right };
  if (along <= 2 * right + down) return { x: 2 * right + down - along, y: down };
  return { x: 0, y: Math.max(0, 2 * (right + down) - along) };
}

/** How often a marker has passed the start. */
export function laps(track: Track, points: number): number {
  return Math.floor(points / track.length);
}
