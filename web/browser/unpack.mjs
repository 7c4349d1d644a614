// Unpacks the Chromium of @sparticuz/chromium to the file named: one large file under Brotli.
import { createReadStream, createWriteStream, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = new URL("node_modules/@sparticuz/chromium/bin/chromium.br", import.meta.url);
const target = process.argv[2];
mkdirSync(dirname(target), { recursive: true });
await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(`${target}.part`, { mode: 0o755 }));
renameSync(`${target}.part`, target); // whole or not at all
