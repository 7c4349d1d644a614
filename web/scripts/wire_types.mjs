// Reads a JSON schema and prints its TypeScript; wire_types.py feeds it.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const { schema, name, banner } = JSON.parse(await text(process.stdin));
const types = await compile(schema, name, {
  bannerComment: banner,
  additionalProperties: false,
  ignoreMinAndMaxItems: true, // a list of one to eight would become a union of eight tuples
  unknownAny: true,
  style: { printWidth: 120 },
});
// The root is only there to hold the others.
const root = new RegExp(`export interface ${name} {\n(?:  .*\n)*}\n`);
process.stdout.write(types.replace(root, ""));
