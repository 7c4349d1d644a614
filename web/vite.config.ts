import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client lies in the Python package, so that an installed wheel needs no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/holdfast/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "things", test: /src\/(games\/[^/]+|lib\/(board|keys)\.ts)$/ }], // what boards share, in one file
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
