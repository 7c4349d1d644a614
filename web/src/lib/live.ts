// The live table: a socket that comes back by itself. Nothing is sent twice: after a break the server tells the table
// whole, and whoever clicked sees whether the click has arrived.

import type { FromClient, ToClient } from "./wire";

export type LinkState = "first" | "open" | "lost" | "closed";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number; reason: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

const REFUSED: readonly number[] = [4400, 4403, 4404]; // closed for good: no such table, or no seat at it any more
const SHORTEST = 250; // ms until the first new try
const LONGEST = 8_000;
const QUIET = 20_000; // after so long without a word, the server is asked whether it is there
const DEAF = 8_000;

/** How long to wait before the n-th new try; spread, so that not all come back at once. */
export function pause(tries: number, chance: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.75 + chance / 2);
}

export class Live {
  state: LinkState = "first";
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  readonly #open: () => Socket;
  readonly #hear: (message: ToClient) => void;
  readonly #changed: (state: LinkState, reason: string) => void;

  /** `changed` is told why, when the server closes for good. */
  constructor(open: () => Socket, hear: (message: ToClient) => void, changed: (state: LinkState, reason: string) => void) {
    this.#open = open;
    this.#hear = hear;
    this.#changed = changed;
    this.#connect();
  }

  /** False if there is no connection: then nothing was sent. */
  send(message: FromClient): boolean {
    if (this.state !== "open") return false;
    this.#socket!.send(JSON.stringify(message));
    return true;
  }

  /** Try now instead of waiting: the network is back, or somebody looks again. */
  hurry(): void {
    if (this.state === "lost" && this.#timer !== undefined) this.#connect();
  }

  /** Start over: told whole, as after a break. */
  again(): void {
    if (this.state === "closed") return;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#drop();
    this.#turn("closed");
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#turn("open");
      this.#listen();
    };
    socket.onmessage = ({ data }) => {
      this.#tries = 0;
      this.#listen();
      const message = JSON.parse(String(data)) as ToClient;
      if (message.type !== "pong") this.#hear(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (!REFUSED.includes(code)) return this.#lose();
      this.#drop();
      this.#turn("closed", reason);
    };
  }

  #lose(): void {
    this.#drop();
    this.#turn("lost");
    this.#timer = setTimeout(() => this.#connect(), pause(this.#tries++, Math.random()));
  }

  /** A line can be dead without saying so: ask after silence, and give it up if the silence stays. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.send({ type: "ping" });
      this.#watch = setTimeout(() => this.#lose(), DEAF);
    }, QUIET);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #turn(state: LinkState, reason = ""): void {
    if (state === this.state) return;
    this.state = state;
    this.#changed(state, reason);
  }
}
