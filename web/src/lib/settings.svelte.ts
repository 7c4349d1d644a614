import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, PSEUDO } from "virtual:speech";
import { recall, remember } from "./memory";
import { languageAmong, read, still, type Settings } from "./settings";

const KEPT = "holdfast.settings";

class Liked {
  #settings: Settings = $state.raw(read(recall(KEPT), (query) => matchMedia(query).matches));
  readonly #prefersStill = new MediaQuery("prefers-reduced-motion: reduce");

  readonly languages: readonly string[]; // to choose among

  constructor() {
    const language = new URLSearchParams(location.search).get("language");
    if (language !== null) this.change({ language });
    this.languages = [...LANGUAGES, ...(this.language === PSEUDO ? [PSEUDO] : [])]; // for who has come by it
  }

  get now(): Settings {
    return this.#settings;
  }

  get reduced(): boolean {
    return still(this.#settings.motion, this.#prefersStill.current);
  }

  /** One that there is: the page is never silent. */
  get language(): string {
    return languageAmong([...LANGUAGES, PSEUDO], [this.#settings.language, ...navigator.languages]);
  }

  change(part: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...part };
    remember(KEPT, JSON.stringify(this.#settings));
  }

  /** Write what is liked on the page itself, where the style sheet reads it. */
  apply(page: HTMLElement): void {
    page.lang = this.language;
    page.dataset.theme = this.#settings.theme;
    page.dataset.text = this.#settings.text;
    page.dataset.motion = this.reduced ? "reduced" : "full";
  }
}

export const liked = new Liked();
