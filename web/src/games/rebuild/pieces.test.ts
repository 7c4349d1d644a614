import { describe, expect, it } from "vitest";
import type { RebuildPlayer } from "../../lib/wire";
import { at, follow, HOME, leadersOf, markersOf, sum } from "./pieces";

describe("pieces", () => {
  it("start at home", () => {
    expect(follow([], new Map(), 2)).toEqual([HOME, HOME]);
  });

  it("walk one at a time while the others stay", () => {
    const first = follow([HOME, HOME], new Map([["p1-3", 1]]), 2);
    expect(first).toEqual(["p1-3", HOME]);
    const both = follow(
      first,
      new Map([
        ["p1-1", 1],
        ["p1-3", 1],
      ]),
      2,
    );
    expect(both).toEqual(["p1-3", "p1-1"]);
  });

  it("come home when the round ends", () => {
    expect(follow(["p1-3", "port"], new Map(), 2)).toEqual([HOME, HOME]);
  });

  it("stand two to a place, and a new one joins at home", () => {
    const placed = follow(["port", HOME], new Map([["port", 2]]), 3);
    expect(placed).toEqual(["port", "port", HOME]);
    expect(at(placed, "port")).toEqual([0, 1]);
    expect(at(placed, HOME)).toEqual([2]);
  });

  it("move from a place that has fewer to one that has more", () => {
    expect(follow(["a", "a"], new Map(Object.entries({ a: 1, b: 1 })), 2)).toEqual(["a", "b"]);
  });

  it("are counted from what a view shows of a player", () => {
    const player = {
      spaces: [
        { place: "p1-1", pile: ["P1"], leader: true, used: 2 },
        { place: "p1-2", pile: ["P2"], leader: false, used: 0 },
      ],
      squares: [0, 1, 0],
    } as unknown as RebuildPlayer;
    expect([...leadersOf(player)]).toEqual([["p1-1", 1]]);
    const markers = markersOf(player, ["builders-office", "exchange-bureau", "port"]);
    expect([...markers]).toEqual([
      ["p1-1", 2],
      ["exchange-bureau", 1],
    ]);
    expect(sum(markers)).toBe(3);
  });
});
