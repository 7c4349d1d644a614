import { describe, expect, it, vi } from "vitest";
import { Board, type BoardHost } from "../../lib/board";
import type { BarredShown } from "../../lib/wire";
import { named, touch, worn, type City } from "./city";

function table(): { city: City; host: BoardHost } {
  const barred: BarredShown = { key: "use:near-2/a", rule: "FP-USE-01", reason: "Nothing stands there." };
  const host: BoardHost = {
    ways: new Map([["space:near-1/a", [{ label: "Gather 2 wood (cold)", keys: ["turn:gather", "gather:near-1/a"] }]]]),
    barred: new Map([["space:near-2/a", barred]]),
    past: false,
    reduced: true,
    points: () => false,
    answer: vi.fn(),
    offer: vi.fn(),
    open: vi.fn(),
    rule: vi.fn(),
  };
  return { city: { board: new Board(host) } as City, host }; // a thing asks no more of the city
}

const click = { currentTarget: {} } as unknown as MouseEvent;
const press = (key: string): KeyboardEvent => ({ key, currentTarget: {}, preventDefault: vi.fn() }) as unknown as KeyboardEvent;

describe("a thing on the board", () => {
  it("answers where it is lit, by click and by key", () => {
    const { city, host } = table();
    const things = touch(city, "space:near-1/a", { rule: "FP-A", card: "house" });
    things.onclick(click);
    things.onkeydown(press("Enter"));
    things.onkeydown(press("x"));
    expect(host.answer).toHaveBeenCalledTimes(2);
    expect(host.answer).toHaveBeenCalledWith(["turn:gather", "gather:near-1/a"]);
    expect(host.open).not.toHaveBeenCalled();
    expect(things.tabindex).toBe(0);
  });

  it("opens its card elsewhere, and without one its rule", () => {
    const { city, host } = table();
    touch(city, "space:near-3/a", { rule: "FP-A", card: "house" }).onclick(click);
    expect(host.open).toHaveBeenCalledWith("house");
    const bare = touch(city, "space:near-3/a", { rule: "FP-A FP-B" });
    expect(bare).toMatchObject({ tabindex: -1, "data-rule": "FP-A FP-B" });
    bare.onclick(click);
    expect(host.rule).toHaveBeenCalledWith("FP-A FP-B");
    expect(touch(city, "space:near-3/a", { rule: "FP-A", first: true }).tabindex).toBe(0);
  });

  it("shares a target without being meant", () => {
    const { city } = table();
    expect(touch(city, "space:near-1/a", { rule: "FP-A", on: false }).tabindex).toBe(-1);
    expect(worn(city, "space:near-1/a", false).lit).toBe(false);
  });

  it("says what can be done, or why not", () => {
    const { city } = table();
    expect(named(city, "space:near-1/a", "near-1 a: 2 wood")).toBe("near-1 a: 2 wood. Gather 2 wood (cold)");
    expect(named(city, "space:near-2/a", "near-2 a: free")).toBe("near-2 a: free. Not now: Nothing stands there.");
    expect(named(city, "space:near-3/a", "near-3 a: free")).toBe("near-3 a: free");
    expect(worn(city, "space:near-2/a")).toEqual({ lit: false, chosen: false, barred: true });
  });
});
