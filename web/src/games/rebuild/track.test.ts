import { describe, expect, it } from "vitest";
import { laps, spotOf, trackOf } from "./track";

describe("the point track", () => {
  const track = trackOf(50);

  it("goes round a board that is nearly square", () => {
    expect(track).toEqual({ length: 50, columns: 14, rows: 13 });
  });

  it("starts top left and runs clockwise", () => {
    expect(spotOf(track, 0)).toEqual({ x: 0, y: 0 });
    expect(spotOf(track, 13)).toEqual({ x: 13, y: 0 });
    expect(spotOf(track, 25)).toEqual({ x: 13, y: 12 });
    expect(spotOf(track, 38)).toEqual({ x: 0, y: 12 });
    expect(spotOf(track, 49)).toEqual({ x: 0, y: 1 });
  });

  it("has a place of its own for every number, each beside the last", () => {
    const spots = Array.from({ length: 50 }, (_, points) => spotOf(track, points));
    expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(50);
    spots.forEach((spot, points) => {
      const next = spotOf(track, points + 1);
      expect(Math.abs(next.x - spot.x) + Math.abs(next.y - spot.y)).toBe(1);
    });
  });

  it("slides between two spaces, round the corner", () => {
    expect(spotOf(track, 12.5)).toEqual({ x: 12.5, y: 0 });
    expect(spotOf(track, 13.5)).toEqual({ x: 13, y: 0.5 });
  });

  it("begins anew after the last space", () => {
    expect(spotOf(track, 51)).toEqual(spotOf(track, 1));
    expect(laps(track, 49)).toBe(0);
    expect(laps(track, 51)).toBe(1);
  });
});
