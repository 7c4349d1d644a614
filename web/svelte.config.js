import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` }, // it is written on every element
};
