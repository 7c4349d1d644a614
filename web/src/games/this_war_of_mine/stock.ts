// Goods by the kind of use they have, in the order in which a shelf is read.

import type { WarGoods } from "../../lib/wire";

export type Amounts = Record<string, number>;

export interface Shelf {
  id: ShelfId;
  goods: { id: string; count: number }[];
}

const FOOD = ["canned-food", "raw-food", "vegetable"];
const TOOLS = ["shovel", "saw-blade", "lockpick", "filter", "mechanical-part", "electrical-part"];
const SHELVES = ["resources", "food", "tools", "weapons", "medicine", "other"] as const;
type ShelfId = (typeof SHELVES)[number];

export function shelfOf({ id, colour }: Pick<WarGoods, "id" | "colour">): ShelfId {
  if (colour === "resource") return "resources";
  if (FOOD.includes(id)) return "food";
  if (TOOLS.includes(id)) return "tools";
  return colour === "red" ? "weapons" : colour === "yellow" ? "medicine" : "other";
}

/** Resources always have their place; of the rest only what is there, or `also` has to be seen. */
export function shelves(goods: readonly WarGoods[], amounts: Amounts, also: (id: string) => boolean = () => false): Shelf[] {
  return SHELVES.map((id) => ({
    id,
    goods: goods
      .filter((row) => shelfOf(row) === id && (id === "resources" || amounts[row.id] || also(row.id)))
      .map((row) => ({ id: row.id, count: amounts[row.id] ?? 0 })),
  })).filter((shelf) => shelf.goods.length > 0);
}

/** Whether a question of this kind is about what those who are out carry, and not about what lies at home. */
export function asksOfPile(kind: string, out: boolean): boolean {
  return out && kind !== "take-along";
}
