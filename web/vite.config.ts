import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packed } from "./packed.ts";
import { speech } from "./speech/plugin.ts";

const BOARD = /src\/games\/([^/]+)\/|^\0virtual:speech\/(?!page|later)([^.]+)-en$/; // with its words in English
const TABLE = /src\/(table\/(?!Advice|Ending|Help|HandOver|HistoryBar|Invitations|Vote)|games\/|lib\/(table|history|board|keys|live|log|question|seats|reference))/;
const PAGE = /node_modules\/(svelte|clsx|esm-env)|preload-helper|rolldown\/runtime|index\.html|src\/(main|app|App|lib|lobby)|^\0virtual:speech(\/page-en)?$/;

const board = (module: string): string => {
  const [, folder, words] = BOARD.exec(module)!;
  return `Table-${(folder ?? words)!.replaceAll("_", "-")}`;
};

// The built client lies in the Python package, so that an installed wheel needs no Node.
export default defineConfig({
  plugins: [svelte(), speech(), packed()],
  build: {
    outDir: "../src/holdfast/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Every request costs a kilobyte of heads: what is always needed together is one file.
            { name: board, test: BOARD, priority: 2 },
            { name: "TablePage", test: TABLE, priority: 1 },
            { name: "index", test: PAGE },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8765", ws: true },
      "/join": "http://127.0.0.1:8765",
      "/watch": "http://127.0.0.1:8765",
    },
  },
});
