// Each game's board is a chunk of its own, fetched when a table of that game is opened.

import type { Component } from "svelte";
import { learn } from "../lib/speech.svelte";
import type { Board } from "../lib/board";
import type { Reference, TableShown } from "../lib/wire";

export type BoardComponent = Component<{ shown: TableShown; reference: Reference; board: Board }>;

const found = import.meta.glob<{ default: BoardComponent }>("../games/*/Table.svelte");

export async function boardOf(game: string): Promise<BoardComponent | null> {
  const [fetched] = await Promise.all([found[`../games/${game}/Table.svelte`]?.(), learn(game.replaceAll("_", "-"))]);
  return fetched?.default ?? null;
}
