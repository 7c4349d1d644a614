import { describe, expect, it } from "vitest";
import { drawing, stageOf } from "./art";

describe("drawings", () => {
  const names = ["drop", "wheat", "hammer", "hand", "cross", "press", "star"].flatMap((icon) =>
    [0, 1, 2, 3].map((stage) => `${icon}${stage}`),
  );

  it.each([...names, "office", "bureau", "port"])("%s is drawn", (name) => {
    expect(drawing(name).length).toBeGreaterThan(2);
  });

  it("grow with the level of a tile", () => {
    expect(stageOf({ kind: "printed", level: 0 })).toBe(0);
    expect(stageOf({ kind: "building", level: 1 })).toBe(1);
    expect(stageOf({ kind: "building", level: 2 })).toBe(2);
    expect(stageOf({ kind: "special", level: 0 })).toBe(3);
  });
});
