import { describe, expect, it } from "vitest";
import { reach } from "./arrows";

const box = (x: number, y: number): DOMRect => ({ x, y, width: 10, height: 10 }) as DOMRect;

describe("arrow keys", () => {
  it("reach what lies ahead, the nearest first", () => {
    const near = reach(box(0, 0), box(20, 0), [1, 0]);
    expect(near).toBeLessThan(reach(box(0, 0), box(40, 0), [1, 0]));
    expect(near).toBeLessThan(reach(box(0, 0), box(20, 12), [1, 0]));
  });

  it("reach nothing behind or far off to the side", () => {
    expect(reach(box(0, 0), box(-20, 0), [1, 0])).toBe(Infinity);
    expect(reach(box(0, 0), box(5, 60), [1, 0])).toBe(Infinity);
  });
});
