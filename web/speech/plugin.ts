// Vite's part: the messages of each language as modules, fetched when somebody reads in that language.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import type {} from "vitest/config"; // what it adds to a plugin
import { languageOf, moduleOf, numbered, PAGE, roomsOf, typesOf, type Language, type Room } from "./compile.ts";
import { read, type Messages } from "./fluent.ts";
import { mark, PSEUDO } from "./pseudo.ts";

const HERE = new URL("./", import.meta.url);
const GAMES = new URL("../src/games/", HERE);
const TYPES = new URL("../src/lib/messages.ts", HERE);
const LISTED = "virtual:speech";

interface Spoken {
  rooms: Room[];
  languages: Map<string, Language>;
  places: Map<string, number>;
}

function filesOf(language: string): Map<string, Messages> {
  const folder = new URL(`${language}/`, HERE);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Map(names.sort().map((name) => [name.slice(0, -4), read(readFileSync(new URL(name, folder), "utf8"), name)]));
}

function spoken(): Spoken {
  const names = readdirSync(HERE).filter((name) => !name.includes("."));
  const languages = new Map(names.map((name) => [name, languageOf(filesOf(name))]));
  const english = languages.get("en")!;
  languages.set(PSEUDO, new Map([...english].map(([id, pattern]) => [id, mark(pattern)])));
  const games = readdirSync(GAMES).filter((name) => !name.includes(".")).map((name) => name.replaceAll("_", "-"));
  const rooms = roomsOf(filesOf("en"), games);
  const places = new Map(rooms.flatMap(({ first, ids }) => ids.map((id, place) => [id, first + place])));
  return { rooms, languages, places };
}

/** Every room of every language, by `language/room`, as something to be fetched. */
function listed({ rooms, languages }: Spoken): string {
  const all = [...languages.keys()].flatMap((language) => rooms.map(({ name }) => [language, name] as const));
  const fetched = all.map(([language, room]) => `"${language}/${room}": () => import("${LISTED}/${room}-${language}")`);
  const named = [...languages.keys()].filter((name) => name !== PSEUDO);
  return `export const LANGUAGES = ${JSON.stringify(named)};\nexport const PSEUDO = "${PSEUDO}";\nexport const ROOMS = {\n${fetched.join(",\n")}\n};\n`;
}

function writeTypes({ languages }: Spoken): void {
  const types = typesOf(languages.get("en")!);
  if (readFileSync(TYPES, "utf8") !== types) writeFileSync(TYPES, types);
}

export function speech(): Plugin {
  let now = spoken();
  return {
    name: "speech",
    enforce: "post",
    configResolved(config) {
      if (config.mode !== "test") writeTypes(now);
    },
    resolveId: (id) => (id.startsWith(LISTED) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LISTED}`) return listed(now);
      if (!id.startsWith(`\0${LISTED}/`)) return undefined;
      const room = now.rooms.find(({ name }) => id.startsWith(`\0${LISTED}/${name}-`))!;
      const language = id.slice(LISTED.length + room.name.length + 3);
      const code = moduleOf(room, now.languages.get(language)!, now.languages.get("en")!);
      return language === PSEUDO && room.name === PAGE ? `${code}export { marked as mark } from "/speech/pseudo.ts";\n` : code;
    },
    transform: (code, id) => (/\.(ts|svelte)$/.test(id) ? { code: numbered(code, id, now.places), map: null } : undefined),
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(() => JSON.stringify([...now.places])); // compiled files hold the places of messages
    },
    configureServer(server) {
      server.watcher.on("all", (_, file) => {
        if (!file.endsWith(".ftl")) return;
        now = spoken();
        writeTypes(now);
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}
