// Each game's board is a chunk of its own, fetched when a table of that game is opened. A game without one has the plain
// table.

import type { Component } from "svelte";
import { learn } from "../lib/speech.svelte";
import type { Board } from "../lib/board";
import type { Reference, TableShown } from "../lib/wire";

export type BoardComponent = Component<{ shown: TableShown; reference: Reference; board: Board }>;

const found = import.meta.glob<{ default: BoardComponent }>("../games/*/Table.svelte");

export async function boardOf(game: string): Promise<BoardComponent> {
  const fetch = found[`../games/${game}/Table.svelte`] ?? found["../games/plain/Table.svelte"]!;
  const [fetched] = await Promise.all([fetch(), learn(game.replaceAll("_", "-"))]);
  return fetched.default;
}
