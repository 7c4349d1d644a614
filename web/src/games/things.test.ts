import { describe, expect, it, vi } from "vitest";
import { Board, type BoardHost } from "../lib/board";
import { speak } from "../lib/speech.svelte";
import type { BarredShown } from "../lib/wire";
import { named, tells, touch, worn, type Laid } from "./things";

await speak("en");

function laidOut(): { table: Laid; host: BoardHost } {
  const barred: BarredShown = { key: "use:near-2/a", name: "near-2/a", rule: "FP-USE-01", reason: "Nothing stands there." };
  const host: BoardHost = {
    ways: new Map([["space:near-1/a", [{ label: "Gather 2 wood (cold)", name: "Gather", now: [], keys: ["turn:gather", "gather:near-1/a"] }]]]),
    barred: new Map([["space:near-2/a", barred]]),
    past: false,
    reduced: true,
    points: () => false,
    answer: vi.fn(),
    offer: vi.fn(),
    open: vi.fn(),
    rule: vi.fn(),
  };
  return { table: { board: new Board(host), marks: {} }, host };
}

const click = { currentTarget: {} } as unknown as MouseEvent;
const press = (key: string): KeyboardEvent => ({ key, currentTarget: {}, preventDefault: vi.fn() }) as unknown as KeyboardEvent;

describe("a thing on the board", () => {
  it("answers where it is lit, by click and by key", () => {
    const { table, host } = laidOut();
    const things = touch(table, "space:near-1/a", { rule: "FP-A", card: "house" });
    things.onclick(click);
    things.onkeydown(press("Enter"));
    things.onkeydown(press("x"));
    expect(host.answer).toHaveBeenCalledTimes(2);
    expect(host.answer).toHaveBeenCalledWith(["turn:gather", "gather:near-1/a"]);
    expect(host.open).not.toHaveBeenCalled();
    expect(things.tabindex).toBe(0);
  });

  it("opens its card elsewhere, and without one its rule", () => {
    const { table, host } = laidOut();
    touch(table, "space:near-3/a", { rule: "FP-A", card: "house" }).onclick(click);
    expect(host.open).toHaveBeenCalledWith("house");
    const bare = touch(table, "space:near-3/a", { rule: "FP-A FP-B" });
    expect(bare).toMatchObject({ tabindex: -1, "data-rule": "FP-A FP-B" });
    bare.onclick(click);
    expect(host.rule).toHaveBeenCalledWith("FP-A FP-B");
    expect(touch(table, "space:near-3/a", { rule: "FP-A", first: true }).tabindex).toBe(0);
  });

  it("may only tell: its card, or else its rule", () => {
    const { table, host } = laidOut();
    tells(table, "FP-A", { card: "house" }).onclick(click);
    expect(host.open).toHaveBeenCalledWith("house");
    tells(table, "FP-A").onkeydown(press(" "));
    expect(host.rule).toHaveBeenCalledWith("FP-A");
    expect([tells(table, "FP-A").tabindex, tells(table, "FP-A", { first: true }).tabindex]).toEqual([-1, 0]);
  });

  it("shares a target without being meant", () => {
    const { table } = laidOut();
    expect(touch(table, "space:near-1/a", { rule: "FP-A", on: false }).tabindex).toBe(-1);
    expect(worn(table, "space:near-1/a", false).lit).toBe(false);
  });

  it("says what can be done, or why not", () => {
    const { table } = laidOut();
    expect(named(table, "space:near-1/a", "near-1 a: 2 wood")).toBe("near-1 a: 2 wood. Gather 2 wood (cold)");
    expect(named(table, "space:near-2/a", "near-2 a: free")).toBe("near-2 a: free. Not now: Nothing stands there.");
    expect(named(table, "space:near-3/a", "near-3 a: free")).toBe("near-3 a: free");
    expect(worn(table, "space:near-2/a")).toEqual({ lit: false, chosen: false, barred: true });
  });
});
