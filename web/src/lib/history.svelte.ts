// The whole game as a line of moments: one is looked at, the others wait in a cache.

import type { Moment } from "./wire";

const PATIENCE = 60; // ms a slider must rest before a moment is fetched
const PACE = 800; // ms from moment to moment when playing
const KEPT = 300;

export class History {
  at: number | null = $state(null);
  moment: Moment | null = $state.raw(null);
  playing: boolean = $state(false);
  trouble: string | null = $state(null);
  readonly #fetch: (version: number) => Promise<Moment>;
  readonly #last: () => number;
  readonly #cache = new Map<number, Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: (version: number) => Promise<Moment>, last: () => number) {
    this.#fetch = fetch;
    this.#last = last;
  }

  get open(): boolean {
    return this.at !== null;
  }

  /** Look at a moment; the slider may pass many, so only where it rests is fetched. */
  seek(version: number, patience = PATIENCE): void {
    const wanted = Math.max(0, Math.min(this.#last(), Math.round(version)));
    this.at = wanted;
    clearTimeout(this.#timer);
    const known = this.#cache.get(wanted);
    if (known) this.#show(known);
    else this.#timer = setTimeout(() => void this.#load(wanted), patience);
  }

  goTo(version: number): void {
    this.playing = false;
    this.seek(version, 0);
  }

  step(by: number): void {
    this.goTo((this.at ?? this.#last()) + by);
  }

  play(): void {
    if (this.at === null || this.at >= this.#last()) this.seek(0, 0);
    this.playing = true;
    this.#goOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    if (this.at !== null) this.seek(this.at, 0);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.at = null;
    this.moment = null;
    this.playing = false;
    this.trouble = null;
  }

  /** Another seat looks and sees other things, or the log of now is another from which those of then are told. */
  forget(): void {
    this.#cache.clear();
    if (this.at !== null) this.seek(this.at);
  }

  async #load(version: number): Promise<void> {
    try {
      const moment = await this.#fetch(version);
      if (this.#cache.size >= KEPT) this.#cache.clear();
      this.#cache.set(version, moment);
      if (this.at === version) this.#show(moment);
    } catch (error) {
      this.playing = false;
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  #show(moment: Moment): void {
    this.trouble = null;
    this.moment = moment;
    if (this.playing) this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing || this.at === null) return;
      if (this.at >= this.#last()) this.playing = false;
      else this.seek(this.at + 1, 0);
    }, PACE);
  }
}
