import { expect, test } from "vitest";
import { firstSeal, sealOf } from "./seal";

test("the seal of a seed is what the server shows of it", async () => {
  // As `seal_of("7")` in kernel/rng.py.
  expect(await sealOf("7")).toBe("7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451");
});

test("a seal that changes in mid-game is noticed", () => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) },
  });
  expect(firstSeal("t", "first")).toBe("first");
  expect(firstSeal("t", "second")).toBe("first");
  expect(firstSeal("another", "second")).toBe("second");
});
