// The log as the browser keeps it: the server tells only what is new, and from where it holds.

import type { LogShown } from "./wire";

export interface Log {
  lines: string[];
  moves: number[]; // places at which a move begins
}

export interface Move {
  start: number;
  lines: string[];
}

export const NOTHING_SAID: Log = { lines: [], moves: [] };

/** Keep the first `start` lines, then the new ones follow; null if lines between are missing. */
export function merge(log: Log, told: LogShown): Log | null {
  if (told.start > log.lines.length) return null;
  return {
    lines: [...log.lines.slice(0, told.start), ...told.lines],
    moves: [...log.moves.filter((move) => move < told.start), ...told.moves],
  };
}

/** What was not heard before: nothing, when lines were only taken back. */
export function news(log: Log, told: LogShown): string[] {
  const known = log.lines.slice(told.start);
  let same = 0;
  while (same < known.length && known[same] === told.lines[same]) same++;
  return told.lines.slice(same);
}

/** The lines by moves; lines before the first move stand by themselves. */
export function byMoves(log: Log): Move[] {
  const starts = [...new Set([0, ...log.moves])].sort((a, b) => a - b);
  return starts
    .map((start, place) => ({ start, lines: log.lines.slice(start, starts[place + 1]) }))
    .filter((move) => move.lines.length > 0);
}
