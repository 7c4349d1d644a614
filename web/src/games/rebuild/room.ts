// What the parts of the table share: the pack, the board they answer through, and how things move between them.

import { createContext } from "svelte";
import { cubicInOut } from "svelte/easing";
import { fade, type TransitionConfig } from "svelte/transition";
import type { Board } from "../../lib/board";
import type { Pack } from "./pack";

interface Moving {
  key: string;
  /** On foot: with a bob at each step. */
  walks?: boolean;
}
type Move = (node: Element, moving: Moving) => () => TransitionConfig;

export interface Room {
  readonly pack: Pack;
  readonly board: Board;
  /** Nothing moves: motion is reduced, or one leafs through the past. */
  readonly still: boolean;
  readonly send: Move;
  readonly receive: Move;
  name(seat: number): string;
}

export const [useRoom, setRoom] = createContext<Room>();

const STEP = 34; // pixels of a pace

/** Two ends of one way: what leaves with a key and what comes with the same key are one thing, which moves and never
 * fades on the way. Whatever comes from nowhere, or goes nowhere, fades. */
export function moves(still: () => boolean): { send: Move; receive: Move } {
  const leaving = new Map<string, DOMRect>();
  const coming = new Set<string>();
  const gentle = (node: Element): TransitionConfig => fade(node, { duration: still() ? 0 : 250 });

  // Each end speaks up at once, and looks for the other only when all have.
  const send: Move = (node, { key }) => {
    leaving.set(key, node.getBoundingClientRect());
    return () => {
      if (coming.delete(key)) return { duration: 0 };
      leaving.delete(key);
      return gentle(node);
    };
  };
  const receive: Move = (node, { key, walks = false }) => {
    coming.add(key);
    return () => {
      const from = leaving.get(key);
      if (!from) {
        coming.delete(key);
        return gentle(node);
      }
      leaving.delete(key);
      if (still()) return { duration: 0 };
      // Above the others while it moves: a class, since only what moves may stand in the frames, or each is painted anew.
      node.classList.add("travelling");
      node.addEventListener("introend", () => node.classList.remove("travelling"), { once: true });
      return travel(from, node.getBoundingClientRect(), walks);
    };
  };
  return { send, receive };
}

function travel(from: DOMRect, to: DOMRect, walks: boolean): TransitionConfig {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const distance = Math.hypot(dx, dy);
  const wide = from.width / (to.width || 1);
  const high = from.height / (to.height || 1);
  const paces = walks ? Math.max(1, Math.round(distance / STEP)) : 0;
  return {
    duration: Math.min(1000, 250 + distance * (walks ? 1.4 : 0.7)),
    easing: cubicInOut,
    css: (t, u) => {
      const bob = paces ? -4 * Math.abs(Math.sin(Math.PI * paces * t)) : 0;
      const size = walks ? "" : ` scale(${t + u * wide}, ${t + u * high})`;
      return `transform: translate(${u * dx}px, ${u * dy + bob}px)${size}`;
    },
  };
}
