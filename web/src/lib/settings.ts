// What a person likes: kept in the browser, read with care, because anything may stand in its store.

export const THEMES = ["ember", "light", "contrast"] as const;
export const MOTIONS = ["auto", "full", "reduced"] as const;
export const TEXTS = ["normal", "large", "larger"] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  text: (typeof TEXTS)[number];
  language: string; // of the page and of the game; empty: the browser's
}

export type Prefers = (query: string) => boolean;

/** The first time, the theme is what the system asks for. */
export function first(prefers: Prefers): Settings {
  const theme = prefers("(prefers-contrast: more)")
    ? "contrast"
    : prefers("(prefers-color-scheme: light)")
      ? "light"
      : "ember";
  return { theme, motion: "auto", text: "normal", language: "" };
}

function among<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

export function read(kept: string | null, prefers: Prefers): Settings {
  const otherwise = first(prefers);
  if (kept === null) return otherwise;
  let found: unknown;
  try {
    found = JSON.parse(kept);
  } catch {
    return otherwise;
  }
  if (typeof found !== "object" || found === null) return otherwise;
  const wished = found as Partial<Record<keyof Settings, unknown>>;
  return {
    theme: among(THEMES, wished.theme, otherwise.theme),
    motion: among(MOTIONS, wished.motion, otherwise.motion),
    text: among(TEXTS, wished.text, otherwise.text),
    language: typeof wished.language === "string" ? wished.language : "",
  };
}

/** The language to speak: the one that is wished for, or the first of the browser's, where there is such a one. */
export function languageAmong(known: readonly string[], wished: readonly string[]): string {
  const plain = (language: string): string => language.split("-")[0]!;
  const found = wished.map((one) => known.find((language) => language === one) ?? known.find((language) => language === plain(one)));
  return found.find((one) => one !== undefined) ?? "en";
}

export function still(motion: Settings["motion"], prefersStill: boolean): boolean {
  return motion === "reduced" || (motion === "auto" && prefersStill);
}
