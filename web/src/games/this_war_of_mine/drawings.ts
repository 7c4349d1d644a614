// What stands in the rooms, drawn on a ground of 64 by 48 with the feet at the bottom: each a few areas of one tone.

export type Tone = "wood" | "dark" | "steel" | "stone" | "cloth" | "fire" | "green" | "water" | "line" | "glass";
export type Picture = readonly (readonly [Tone, string])[];

const MATTRESS = "M8 30h48v7H8z";

/** By the name of the Fitting, in small letters with dashes. */
const FITTINGS: Record<string, Picture> = {
  "iron-bed": [
    ["steel", "M6 18h3v30H6zM55 26h3v22h-3zM9 37h46v3H9z"],
    ["cloth", MATTRESS],
    ["glass", "M10 25h13v6H10z"],
    ["line", "M9 22h4v15M30 31v6M42 31v6"],
  ],
  "box-bed": [
    ["wood", "M5 20h54v28H5z"],
    ["dark", "M9 26h46v12H9z"],
    ["cloth", "M10 31h44v7H10z"],
    ["wood", "M3 15h58l-2 5H5z"],
    ["line", "M18 38v10M32 38v10M46 38v10"],
  ],
  sickbed: [
    ["steel", "M10 38 6 48h3l4-10zM52 38l4 10h-3l-4-10z"],
    ["cloth", MATTRESS],
    ["glass", "M9 24h14v7H9z"],
    ["glass", "M47 10h10v12H47z"],
    ["line", "M52 22v14M50 16h4M52 14v4"],
  ],
  stove: [
    ["steel", "M18 20h28v26H18z"],
    ["dark", "M23 30h18v10H23z"],
    ["fire", "M25 40c0-6 4-4 4-8 4 2 3 4 5 3s2 0 3 5z"],
    ["steel", "M36 0h6v20h-6zM16 46h32v2H16z"],
    ["dark", "M21 13h14v7H21z"],
    ["line", "M18 14h3M35 14h3M20 26h24"],
  ],
  "brick-stove": [
    ["stone", "M12 12h40v36H12z"],
    ["dark", "M22 30h20v12H22z"],
    ["fire", "M24 42c0-7 5-5 5-9 5 2 3 5 6 4s4 1 5 5z"],
    ["stone", "M40 0h8v12h-8z"],
    ["line", "M12 19h40M12 26h40M22 12v7M36 12v7M46 19v7M30 19v7M17 26v22M47 26v22"],
  ],
  "tin-heater": [
    ["steel", "M22 22h20v24H22z"],
    ["dark", "M26 34h12v8H26z"],
    ["fire", "M28 42c0-5 3-3 3-7 4 2 3 3 5 7z"],
    ["steel", "M30 4h24v4H34v14h-4z"],
    ["line", "M22 28h20M24 46v2M40 46v2"],
  ],
  "rain-collector": [
    ["steel", "M10 28h44l-5 16H15z"],
    ["water", "M13 31h38l-1.5 5h-35z"],
    ["line", "M2 4h26v16M24 20h8M17 44v4M47 44v4M28 23v5M28 14v3"],
  ],
  "water-barrel": [
    ["wood", "M20 16c-4 10-4 22 0 32h24c4-10 4-22 0-32z"],
    ["steel", "M18 24h28v3H18zM18 38h28v3H18z"],
    ["water", "M20 14h24v4H20z"],
    ["line", "M32 18v30M26 18c-2 10-2 20 0 30M38 18c2 10 2 20 0 30"],
  ],
  workshop: [
    ["wood", "M4 26h56v5H4z"],
    ["wood", "M9 31h4v17H9zM51 31h4v17h-4z"],
    ["steel", "M40 15h12v4h-3v7h-7v-7h-2z"],
    ["line", "M10 6v14M7 6h6M20 6v12M18 18h4v4h-4zM27 8l6 10M13 38h38"],
  ],
  "weapon-bench": [
    ["wood", "M4 28h56v5H4z"],
    ["wood", "M9 33h4v15H9zM51 33h4v15h-4z"],
    ["steel", "M10 21h26v-2h10v3H36l-2 4h-5l-2-3H14z"],
    ["dark", "M46 38h10v10H46z"],
    ["line", "M8 6h34M14 6v8M26 6l4 8M38 6v10"],
  ],
  "herb-bench": [
    ["wood", "M6 28h52v5H6zM11 33h4v15h-4zM49 33h4v15h-4z"],
    ["glass", "M14 18h8v10h-8zM26 20h6v8h-6z"],
    ["green", "M15 22h6v6h-6zM8 2l8 2-4 8zM24 2l8 2-4 8zM40 2l8 2-4 8z"],
    ["steel", "M40 22h14l-3 6h-8z"],
    ["line", "M4 2h54M50 22l5-7"],
  ],
  snare: [
    ["wood", "M8 8l4-1 8 40h-4z"],
    ["green", "M2 44h60v4H2z"],
    ["line", "M10 8c20-6 34 4 34 18M44 26a8 8 0 1 1-1 0M22 44l2-8 3 8M50 44v-7"],
  ],
  armchair: [
    ["cloth", "M18 10h28c3 0 4 3 4 6v14H14V16c0-3 1-6 4-6z"],
    ["cloth", "M8 22h9v20H8zM47 22h9v20h-9zM15 31h34v11H15z"],
    ["wood", "M10 42h5v6h-5zM49 42h5v6h-5z"],
    ["line", "M17 31h30M24 16l2 3M38 15l-2 3"],
  ],
  still: [
    ["steel", "M10 20c0-8 20-8 20 0v26H10z"],
    ["steel", "M42 30h16v16H42z"],
    ["fire", "M14 48c0-4 3-3 4-6 2 2 3 2 4 0 2 3 3 3 3 6z"],
    ["line", "M20 14V6h22v6c8 2 8 4 0 6 8 2 8 4 0 6v8M10 28h20"],
  ],
  distiller: [
    ["glass", "M8 26l6-12V8h8v6l6 12v18H8z"],
    ["water", "M8 32h20v12H8z"],
    ["steel", "M40 28h18v18H40z"],
    ["line", "M18 8V3h32v25M44 34h10M14 44v4M24 44v4M45 14c10 1 10 3 0 5"],
  ],
  "vegetable-bed": [
    ["wood", "M4 34h56v14H4z"],
    ["dark", "M7 31h50v4H7z"],
    ["green", "M12 31c-6-4-4-10 0-13 4 3 6 9 0 13zM26 31c-7-3-6-9-2-14 5 4 7 10 2 14zM40 31c-6-4-5-10 0-13 5 3 6 9 0 13zM53 31c-5-3-4-8 0-11 4 3 5 8 0 11z"],
    ["line", "M22 35v13M42 35v13"],
  ],
  "herb-bed": [
    ["wood", "M8 34h48l-4 9H12z"],
    ["dark", "M11 31h42v4H11z"],
    ["green", "M16 31c-1-8-5-9-8-10 1 6 4 9 8 10zM16 31c2-10 5-12 9-12-1 7-4 10-9 12zM32 31c-2-9-3-12 0-18 3 6 2 9 0 18zM46 31c-1-8-5-9-8-10 1 6 4 9 8 10zM46 31c2-10 5-12 9-12-1 7-4 10-9 12z"],
    ["line", "M14 2v32M50 2v32M20 43v5M44 43v5"],
  ],
  radio: [
    ["wood", "M8 36h48v4H8zM13 40h4v8h-4zM47 40h4v8h-4z"],
    ["wood", "M16 16h32v20H16z"],
    ["dark", "M19 19h14v14H19z"],
    ["fire", "M37 20h8v4h-8z"],
    ["line", "M26 26a3 3 0 1 1-.1 0M39 30h1M43 30h1M44 16 56 2"],
  ],
  "music-corner": [
    ["cloth", "M6 44h52v4H6z"],
    ["wood", "M34 30h16v4H34zM36 34h3v10h-3zM45 34h3v10h-3z"],
    ["wood", "M14 40c-6-3-5-11 1-12-3-6 6-9 8-3 5 3 2 9-2 10 0 4-4 6-7 5z"],
    ["dark", "M16 31a2.5 2.5 0 1 1-.1 5z"],
    ["line", "M20 26 32 6M30 5l5 3"],
  ],
  "reinforced-door": [
    ["wood", "M18 2h28v46H18z"],
    ["steel", "M14 10h36v4H14zM14 24h36v4H14zM14 38h36v4H14z"],
    ["dark", "M39 30h4v4h-4z"],
    ["line", "M27 2v46M37 2v46"],
  ],
  "goat-stall": [
    ["cloth", "M14 20c8-4 20-3 27 0l7-8 6 3-2 7-6 2c-1 5-3 7-5 8v14h-3V34H21v12h-3V34c-5-2-6-9-4-14z"],
    ["line", "M49 12l1-7M52 13l4-6M14 22l-4 8"],
    ["wood", "M2 28h4v20H2zM58 28h4v20h-4zM2 32h60v3H2zM2 41h60v3H2z"],
  ],
  "potato-clamp": [
    ["dark", "M2 48c6-24 18-32 30-32s24 8 30 32z"],
    ["cloth", "M14 26c10-10 26-10 36 0l-5 3c-8-6-18-6-26 0z"],
    ["steel", "M30 6h5v14h-5z"],
    ["wood", "M12 42a4 3 0 1 1 .1 0zM26 38a4 3 0 1 1 .1 0zM41 42a4 3 0 1 1 .1 0z"],
  ],
};

const BENCH: Picture = [
  ["wood", "M8 20h48v28H8z"],
  ["line", "M8 30h48M20 20v28M44 20v28M8 20l48 28"],
];

/** A Fitting of a pack of one's own is a crate, unless it is called like one of ours. */
export function fittingPicture(name: string): Picture {
  return FITTINGS[name.toLowerCase().replaceAll(" ", "-")] ?? BENCH;
}

export const OBSTACLES: Record<string, Picture> = {
  rubble: [
    ["stone", "M2 48l6-14 9-4 4-12 12-3 8 8 9 4 4 10 8 11z"],
    ["dark", "M8 34l9-4 3 9-8 4zM33 15l8 8-5 7-9-4zM44 34l9 2 2 9-12-1z"],
    ["wood", "M14 8l4-2 18 36-4 2zM40 10l3 2-12 24-3-1z"],
    ["line", "M21 18l6 8-4 9M36 30l8 4"],
  ],
  remnants: [
    ["stone", "M3 48l5-6 8 1 5-4 6 3 7 1 6-4 8 3 6 2 6 4z"],
    ["dark", "M16 43l5-4 3 5-5 3zM40 40l8 3-3 4-6-1z"],
    ["line", "M8 36l10 6M46 37l8 5"],
  ],
  heap: [
    ["dark", "M2 48c2-12 10-14 14-22 4-6 14-8 20-2 6 4 8 10 14 12 6 2 10 6 12 12z"],
    ["cloth", "M12 38c4-8 12-6 14 0 2 5-3 9-8 8z"],
    ["wood", "M28 10l4-1 6 26-4 1zM40 26l12-6 2 4-11 6z"],
    ["steel", "M40 33a7 7 0 1 1-.1 14 7 7 0 0 1 .1-14zM40 37a3 3 0 1 0 .1 6 3 3 0 0 0-.1-6z"],
    ["glass", "M23 16h4v4l2 3v9h-8v-9l2-3z"],
  ],
  furniture: [
    ["wood", "M6 10h26v36H6z"],
    ["dark", "M9 13h9v27H9zM20 13h9v27h-9z"],
    ["wood", "M36 30l18-6 2 4-18 6zM40 33l3-1 4 16h-3zM52 29l3-1 2 20h-3zM34 8l4-1 3 24-4 1z"],
    ["line", "M17 26v3M21 26v3M6 46v2M32 46v2M36 14l5-1M37 20l5-1"],
  ],
  bars: [
    ["steel", "M8 0h4v48H8zM18 0h4v48h-4zM28 0h4v48h-4zM38 0h4v48h-4zM48 0h4v48h-4z"],
    ["steel", "M2 12h58v3H2zM2 34h58v3H2z"],
    ["dark", "M34 20h12v10H34z"],
    ["line", "M36 20c0-6 8-6 8 0"],
  ],
  door: [
    ["dark", "M14 0h36v48H14z"],
    ["wood", "M17 3h30v45H17z"],
    ["steel", "M37 24h8v9h-8z"],
    ["line", "M39 24c0-5 4-5 4 0M22 8h9v14h-9zM35 8h8v12h-8zM22 28h9v15h-9zM41 28v2"],
  ],
};
