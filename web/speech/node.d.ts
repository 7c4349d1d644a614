// What the plugin needs of Node.

declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL, encoding: "utf8"): string;
  export function writeFileSync(file: URL, text: string): void;
}
