import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKS_WELL = /\.(css|html|js|svg)$/;

/** Each file of the client also lies there packed as small as it gets, which takes too long while somebody waits. */
export const packed = (): Plugin => ({
  name: "packed",
  apply: "build",
  writeBundle({ dir }, files) {
    for (const name of [...Object.keys(files), "icon.svg"]) {
      if (PACKS_WELL.test(name)) writeFileSync(`${dir}/${name}.br`, brotliCompressSync(readFileSync(`${dir}/${name}`)));
    }
  },
});
