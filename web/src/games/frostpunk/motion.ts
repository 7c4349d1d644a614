// Movements that tell what happened. All of them are still where less motion is wished for.

import type { TransitionConfig } from "svelte/transition";

const WALK = 650; // milliseconds from one place to any other

interface Still {
  still: boolean;
}

/** A tile or a token is turned over. */
export function turnOver(_: Element, { still }: Still): TransitionConfig {
  return {
    duration: still ? 0 : 450,
    css: (t) => `transform: scaleX(${Math.abs(1 - 2 * t) < 0.02 ? 0.02 : Math.abs(2 * t - 1)}); opacity: ${0.4 + 0.6 * t}`,
  };
}

/** Something is laid down. */
export function layDown(_: Element, { still }: Still): TransitionConfig {
  return { duration: still ? 0 : 260, css: (t) => `transform: translateY(${(1 - t) * -10}px); opacity: ${t}` };
}

/** Somebody is seen at a place only once the walk there is over. */
export function arrive(_: Element, { still }: Still): TransitionConfig {
  return still ? { duration: 0 } : { delay: WALK - 50, duration: 50, css: (t) => `opacity: ${t}` };
}

/** The ground shakes for a moment. */
export function shake(element: Element): void {
  const steps = [0, -5, 4, -3, 3, -2, 1, 0];
  element.animate(
    steps.map((x, number) => ({ transform: `translate(${x}px, ${number % 2 ? 1.5 : 0}px)` })),
    { duration: 600, easing: "ease-out" },
  );
}

/** A Meeple walks from one box on the page to another. */
export function walk(element: Element, from: DOMRect, to: DOMRect): Animation {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const far = Math.hypot(x, y);
  const hop = Math.min(24, far / 8);
  return element.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - hop}px)`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: WALK, easing: "ease-in-out" },
  );
}
