import { describe, expect, it } from "vitest";
import { CLOSEST, FRAME, HALF, SIDE, WHOLE, beside, centre, closer, half, heap, hexagon, lieAt, rim, showing, whole, within } from "./geometry";

const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const; // clockwise from the east

describe("the crater", () => {
  it("lays neighbours edge to edge, clockwise from the east", () => {
    const middles = DIRECTIONS.map(([q, r]) => centre({ q, r }));
    for (const { x, y } of middles) expect(Math.hypot(x, y)).toBeCloseTo(2 * HALF);
    expect(middles[0]).toEqual({ x: 2 * HALF, y: 0 });
    expect(middles[1]!.y).toBe(1.5 * SIDE); // the second lies to the south-east, as the drawer does
    expect(middles[1]!.x).toBeGreaterThan(0);
  });

  it("has room for every hexagon, and for Deposits on the rim", () => {
    const [left, top, width, height] = FRAME;
    for (const [q, r] of DIRECTIONS) {
      const { x, y } = lieAt({ q: 3 * q, r: 3 * r, on_rock: false });
      expect(x).toBeGreaterThan(left + 15);
      expect(x).toBeLessThan(left + width - 15);
      expect(y).toBeGreaterThan(top + 15);
      expect(y).toBeLessThan(top + height - 15);
    }
  });

  it("draws closed figures that stay inside the hexagon", () => {
    for (const drawn of [hexagon(), half("a"), half("b"), whole(), rim(30, 0.5)]) expect(drawn).toMatch(/^M[-\d. L]+Z$/);
    for (const drawn of [half("a"), half("b"), whole()]) {
      for (const point of drawn.slice(1, -1).split("L")) {
        const [x, y] = point.split(" ").map(Number) as [number, number];
        expect(Math.abs(x)).toBeLessThanOrEqual(HALF);
        expect(Math.abs(y) + Math.abs(x) / Math.sqrt(3)).toBeLessThanOrEqual(SIDE);
      }
    }
  });

  it("heaps as many pieces as there are", () => {
    for (const number of [1, 2, 3, 4, 5]) expect(heap(number, 10)).toHaveLength(number);
    expect(heap(9, 10)).toHaveLength(5);
  });
});

describe("the arrow keys", () => {
  const stops = [
    { target: "middle", x: 0, y: 0 },
    { target: "east", x: 50, y: 0 },
    { target: "far east", x: 100, y: 0 },
    { target: "south-east", x: 52, y: 90 },
    { target: "north", x: 10, y: -90 },
  ];

  it("go to the nearest thing straight ahead", () => {
    expect(beside(stops[0]!, "ArrowRight", stops)?.target).toBe("east");
    expect(beside(stops[0]!, "ArrowDown", stops)?.target).toBe("south-east");
    expect(beside(stops[0]!, "ArrowUp", stops)?.target).toBe("north");
  });

  it("stay where there is nothing further, and for other keys", () => {
    expect(beside(stops[0]!, "ArrowLeft", stops)).toBeUndefined();
    expect(beside(stops[0]!, "Enter", stops)).toBeUndefined();
  });
});

describe("looking closer", () => {
  it("never looks past the frame", () => {
    expect(within({ x: 999, y: -999, zoom: 1 })).toEqual(WHOLE);
    expect(within({ x: 0, y: 0, zoom: 99 }).zoom).toBe(CLOSEST);
  });

  it("keeps the point under the finger in its place", () => {
    const at = { x: 100, y: 50 };
    const eye = closer(WHOLE, 2, at);
    expect((at.x - eye.x) * eye.zoom).toBeCloseTo(at.x);
    expect((at.y - eye.y) * eye.zoom).toBeCloseTo(at.y);
  });

  it("moves to what is out of sight, and not for what is in sight", () => {
    const eye = { x: 0, y: 0, zoom: 3 };
    expect(showing(eye, { x: 10, y: 10 })).toEqual(eye);
    expect(showing(eye, { x: 300, y: 0 }).x).toBeGreaterThan(100);
  });
});
