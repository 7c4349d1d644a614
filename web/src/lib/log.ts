// The log as the browser keeps it: the server tells only what is new, and from where it holds.

import type { LogShown } from "./wire";

export interface Log {
  lines: string[];
  versions: number[]; // of the table, at which each line was told
  moves: number[]; // places at which a move begins
}

export interface Move {
  start: number;
  lines: string[];
  versions: number[];
}

export const NOTHING_SAID: Log = { lines: [], versions: [], moves: [] };

/** Keep the first `start` lines, then the new ones follow; null if lines between are missing. */
export function merge(log: Log, told: LogShown): Log | null {
  if (told.start > log.lines.length) return null;
  return {
    lines: [...log.lines.slice(0, told.start), ...told.lines],
    versions: [...log.versions.slice(0, told.start), ...told.versions],
    moves: [...log.moves.filter((move) => move < told.start), ...told.moves],
  };
}

/** From where on lines are new: one of the same version at the same place is the same, if in other words. */
function known(log: Log, told: LogShown): number {
  const versions = log.versions.slice(told.start);
  let same = 0;
  while (same < versions.length && versions[same] === told.versions[same]) same++;
  return same;
}

/** What was not heard before: nothing, when lines were only taken back, or somebody in them has another name. */
export function news(log: Log, told: LogShown): string[] {
  return told.lines.slice(known(log, told));
}

/** Something that was told is told no more, or otherwise: what was kept of earlier moments no longer fits. */
export function rewrites(log: Log, told: LogShown): boolean {
  return told.start < log.lines.length;
}

/** The lines by moves; lines before the first move stand by themselves. */
export function byMoves(log: Log): Move[] {
  const starts = [...new Set([0, ...log.moves])].sort((a, b) => a - b);
  return starts
    .map((start, place) => ({
      start,
      lines: log.lines.slice(start, starts[place + 1]),
      versions: log.versions.slice(start, starts[place + 1]),
    }))
    .filter((move) => move.lines.length > 0);
}

/** The version at which all of a move had been told. */
export function endOf(move: Move): number {
  return Math.max(...move.versions);
}
