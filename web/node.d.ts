// What the plugins of the build need of Node.

declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL, encoding: "utf8"): string;
  export function readFileSync(file: string): Uint8Array;
  export function writeFileSync(file: URL | string, data: string | Uint8Array): void;
}

declare module "node:zlib" {
  export function brotliCompressSync(data: Uint8Array): Uint8Array;
}
