import { MediaQuery } from "svelte/reactivity";
import { recall, remember } from "./memory";
import { read, still, type Settings } from "./settings";

const KEPT = "holdfast.settings";

class Liked {
  #settings: Settings = $state.raw(read(recall(KEPT), (query) => matchMedia(query).matches));
  readonly #prefersStill = new MediaQuery("prefers-reduced-motion: reduce");

  get now(): Settings {
    return this.#settings;
  }

  get reduced(): boolean {
    return still(this.#settings.motion, this.#prefersStill.current);
  }

  change(part: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...part };
    remember(KEPT, JSON.stringify(this.#settings));
  }

  /** Write what is liked on the page itself, where the style sheet reads it. */
  apply(page: HTMLElement): void {
    page.dataset.theme = this.#settings.theme;
    page.dataset.text = this.#settings.text;
    page.dataset.motion = this.reduced ? "reduced" : "full";
  }
}

export const liked = new Liked();
