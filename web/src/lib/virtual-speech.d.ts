// What web/speech/plugin.ts makes of the messages.

declare module "virtual:speech" {
  interface Room {
    first: number; // the place of its first message
    mark?: (text: string) => string; // only in the language that nobody speaks
    default: (
      plural: (count: number) => string,
      list: (names: readonly string[], or?: number) => string,
    ) => (string | ((gaps: object) => string))[];
  }
  export const LANGUAGES: readonly string[]; // that one can choose
  export const PSEUDO: string; // that nobody speaks
  export const ROOMS: Readonly<Record<string, () => Promise<Room>>>;
}
