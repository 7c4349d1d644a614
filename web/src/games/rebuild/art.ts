// A drawing for every icon at every stage of a city: printed on the mat (tents and scrap), Level 1, Level 2, special.
// Each is a list of fills and paths on 64 by 40; the ground begins at 34.
//
// Fills: b brick, d dark brick, r roof, g lit window, k opening, m metal, c cloth or paper, l leaf, w water, o wood,
// a flag, x sign; s is a line and no fill.

export type Stroke = readonly [fill: string, path: string];
export type Stage = 0 | 1 | 2 | 3;

const person = (x: number): string =>
  `M${x} 19a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2zM${x - 4} 34v-5q0-4 4-4t4 4v5z`;
const tree = (x: number, y = 34): Stroke[] => [
  ["o", `M${x - 0.7} ${y - 5}h1.4v5h-1.4z`],
  ["l", `M${x} ${y - 13}a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z`],
];
const flag = (x: number, y: number): Stroke[] => [
  ["k", `M${x - 0.5} ${y}h1v8h-1z`],
  ["a", `M${x + 0.5} ${y}l6 2-6 2.5z`],
];
/** Windows of one size in rows and columns. */
const panes = (x: number, y: number, columns: number, rows: number, dx = 5, dy = 6): Stroke => {
  let path = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) path += `M${x + column * dx} ${y + row * dy}h2.8v3.5h-2.8z`;
  return ["g", path];
};

const DRAWINGS: Record<string, readonly Stroke[]> = {
  drop0: [
    ["b", "M18 31h7v3h-7zM39 31h7v3h-7z"],
    ["m", "M14 17h36a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-36a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z"],
    ["k", "M28 14h8v3h-8zM53 26h4v2h-4z"],
    ["w", "M32 19.5q6 6.5 0 9q-6-2.5 0-9zM55.5 29q2 3 0 4q-2-1 0-4z"],
  ],
  drop1: [
    ["o", "M22 16h3v13h-3zM39 16h3v13h-3z"],
    ["k", "M31.3 17h1.4v6h-1.4z"],
    ["r", "M17 17l15-11 15 11z"],
    ["m", "M28.5 21.5h7l-1.2 5h-4.6z"],
    ["b", "M20 26h24v8h-24z"],
    ["d", "M20 29.5h24v1h-24zM27 26h1v3.5h-1zM36 26h1v3.5h-1zM23 30.5h1v3.5h-1zM31 30.5h1v3.5h-1zM40 30.5h1v3.5h-1z"],
  ],
  drop2: [
    ["m", "M23 19l-5 15h2.5l5-15zM41 19l5 15h-2.5l-5-15zM31 19h2v15h-2zM20.5 26h23v1.5h-23z"],
    ["b", "M17 9h30v10a15 4 0 0 1-30 0z"],
    ["d", "M17 9h30v1.5h-30zM17 17h30v1.5h-30z"],
    ["r", "M15 9l17-8 17 8z"],
    ["w", "M32 10.5q5 5.5 0 7.5q-5-2 0-7.5z"],
  ],
  drop3: [
    ["l", "M0 34v-15q8-9 17-4l4 19zM64 34v-15q-8-9-17-4l-4 19z"],
    ["w", "M12 13q20-5 40 0l-3 6h-34z"],
    ["m", "M13 17h38l-5 17h-28z"],
    ["d", "M13 17h38l-.6 2h-36.8z"],
    ["w", "M23 34v-6a2.5 2.5 0 0 1 5 0v6zM29.5 34v-6a2.5 2.5 0 0 1 5 0v6zM36 34v-6a2.5 2.5 0 0 1 5 0v6z"],
    ...flag(32, 9),
  ],
  wheat0: [
    ["o", "M12 22h2v12h-2zM50 22h2v12h-2zM18 28h28v2h-28zM21 30h2v4h-2zM41 30h2v4h-2z"],
    ["c", "M9 20l23-13 23 13v3h-46z"],
    ["a", "M17 15.5l7-4v11.5h-7zM40 11.5l7 4v7.5h-7z"],
    ["k", "M27.5 23.5h9v4.5h-9z"],
  ],
  wheat1: [
    ["d", "M41 5h5v9h-5z"],
    ["b", "M15 18h34v16h-34z"],
    ["r", "M12 18l6-8h28l6 8z"],
    ["g", "M19 25h13v6h-13z"],
    ["c", "M17 21h17v4h-17z"],
    ["a", "M20.4 21h3.4v4h-3.4zM27.2 21h3.4v4h-3.4z"],
    ["k", "M38 23h7v11h-7z"],
  ],
  wheat2: [
    ["m", "M40 11a6 5 0 0 1 12 0v23h-12zM54 17a4 4 0 0 1 8 0v17h-8z"],
    ["d", "M40 17h12v1.2h-12zM40 25h12v1.2h-12zM54 24h8v1.2h-8z"],
    ["b", "M6 19l14-11 14 11v15h-28z"],
    ["r", "M2.5 20l17.5-14 17.5 14-2 2.5-15.5-12-15.5 12z"],
    ["g", "M20 14a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z"],
    ["c", "M13 23h14v11h-14z"],
    ["b", "M15 25h4.5v9h-4.5zM20.5 25h4.5v9h-4.5z"],
  ],
  wheat3: [
    ["b", "M4 17h56v17h-56z"],
    ["r", "M2 17q30-22 60 0z"],
    ["g", "M20 12q12-6 24 0v2.5q-12-5-24 0z"],
    [
      "g",
      "M7.5 34v-8a3.5 3.5 0 0 1 7 0v8zM18 34v-8a3.5 3.5 0 0 1 7 0v8zM39 34v-8a3.5 3.5 0 0 1 7 0v8zM49.5 34v-8a3.5 3.5 0 0 1 7 0v8z",
    ],
    ["k", "M28 34v-9a4 4 0 0 1 8 0v9z"],
    ...flag(32, -1),
  ],
  hammer0: [
    ["m", "M6 34l9-11 8 3 7-11 9 8 7-4 11 15z"],
    ["o", "M18 21l7-4 5 12-7 4z"],
    ["c", "M37 27q6 0 8-3l3 2q-2 6-9 6z"],
    ["d", "M46 24a5 5 0 1 1 0 10a5 5 0 1 1 0-10zm0 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4z"],
  ],
  hammer1: [
    ["b", "M9 19h46v15h-46z"],
    ["r", "M9 19v-9l11.5 9v-9l11.5 9v-9l11.5 9v-9l11.5 9v2h-46z"],
    ["g", "M13 24h9v5h-9zM25 24h9v5h-9z"],
    ["k", "M40 23h10v11h-10z"],
    ["o", "M41 24.5h8v1h-8zM41 27.5h8v1h-8z"],
  ],
  hammer2: [
    ["s", "M48 1q-3-3-7-1M56 6q3-4 7-3"],
    ["d", "M45 3h6v31h-6zM54 8h5v26h-5z"],
    ["b", "M5 17h38v17h-38z"],
    ["r", "M5 17l9.5-8v8l9.5-8v8l9.5-8v8l9.5-8v10h-38z"],
    ["g", "M9 23h7v7h-7zM20 23h7v7h-7zM31 23h7v7h-7z"],
    ["a", "M45 6h6v2h-6zM54 11h5v2h-5z"],
  ],
  hammer3: [
    ["w", "M0 29h64v6h-64z"],
    ["b", "M0 17h64v6h-4q-8 1-9 11h-6q-1-9-13-9t-13 9h-6q-1-10-9-11h-4z"],
    ["d", "M0 15h64v2.5h-64z"],
    ["k", "M11.5 7h1v8h-1zM31.5 7h1v8h-1zM51.5 7h1v8h-1z"],
    ["g", "M12 4a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM32 4a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM52 4a2 2 0 1 1 0 4a2 2 0 1 1 0-4z"],
  ],
  hand0: [
    ["k", "M13 16h2v18h-2z"],
    ["m", "M9.5 4h9v13h-9z"],
    ["k", "M14 5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM14 9a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z"],
    ["g", "M14 13a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z"],
    ["b", person(28)],
    ["o", person(38)],
    ["d", person(49)],
  ],
  hand1: [
    ["b", "M10 20l11-9 11 9v14h-22z"],
    ["d", "M33 23l10-8 10 8v11h-20z"],
    ["r", "M7 21l14-12.5 14 12.5-2 2.5-12-10.5-12 10.5z"],
    ["r", "M34 23l9-9 13 11-2 2-11-9-7 6z"],
    panes(14, 21, 1, 1),
    ["k", "M21 25h6v9h-6z"],
    panes(38, 25, 2, 1, 7),
  ],
  hand2: [
    ["d", "M38 12h16v22h-16z"],
    ["b", "M12 5h24v29h-24z"],
    ["r", "M10 3h28v3h-28zM37 10h19v3h-19z"],
    panes(15.5, 9, 4, 3),
    panes(41, 16, 2, 3, 6),
    ["k", "M21.5 27h5v7h-5z"],
  ],
  hand3: [
    ...tree(6),
    ["b", "M10 22l8-7 8 7v12h-16z"],
    ["r", "M8 23l10-9.5 10 9.5-1.5 2-8.5-8-8.5 8z"],
    ["d", "M38 22l8-7 8 7v12h-16z"],
    ["r", "M36 23l10-9.5 10 9.5-1.5 2-8.5-8-8.5 8z"],
    ["b", "M24 19l8-7 8 7v15h-16z"],
    ["r", "M22 20l10-9.5 10 9.5-1.5 2-8.5-8-8.5 8z"],
    panes(13, 26, 1, 1),
    panes(48, 26, 1, 1),
    panes(27, 23, 2, 1, 7),
    ["k", "M30 28h4v6h-4z"],
    ...tree(22, 36),
    ...tree(58, 35),
    ...tree(42, 37),
  ],
  cross0: [
    ["c", "M10 34l22-25 22 25z"],
    ["x", "M30.5 15h3v3h3v3h-3v3h-3v-3h-3v-3h3z"],
    ["k", "M28 34l4-7 4 7z"],
  ],
  cross1: [
    ["b", "M10 17h44v17h-44z"],
    ["r", "M8 14h48v4h-48z"],
    ["c", "M25 4h14v14h-14z"],
    ["x", "M30.5 6h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z"],
    panes(14, 22, 2, 1, 6),
    panes(42, 22, 2, 1, 6),
    ["k", "M28 23h8v11h-8z"],
  ],
  cross2: [
    ["b", "M5 15h18v19h-18zM41 15h18v19h-18z"],
    ["r", "M4 13h20v3h-20zM40 13h20v3h-20z"],
    ["c", "M22 5h20v29h-20z"],
    ["r", "M21 3h22v3h-22z"],
    ["x", "M30.3 8h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z"],
    panes(8, 19, 3, 2, 5),
    panes(44, 19, 3, 2, 5),
    ["k", "M28 25h8v9h-8z"],
  ],
  cross3: [
    ["b", "M2 19h12v15h-12zM50 19h12v15h-12z"],
    ["r", "M1 16h14v3.5h-14zM49 16h14v3.5h-14z"],
    ["m", "M14 25h36v2.5h-36zM18 27h1.5v7h-1.5zM44.5 27h1.5v7h-1.5z"],
    ["c", "M22 8h20v26h-20z"],
    ["r", "M20 9l12-8 12 8z"],
    ["x", "M30.3 11h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z"],
    panes(4.5, 23, 2, 1),
    panes(52.5, 23, 2, 1),
    ["k", "M29 26h6v8h-6z"],
  ],
  press0: [
    ["o", "M15 12h2.5v22h-2.5zM46.5 12h2.5v22h-2.5z"],
    ["d", "M11 10h42v17h-42z"],
    ["r", "M8 11l24-8 24 8z"],
    ["c", "M14 13h8v6h-8zM24 12.5h6v8h-6zM32 14h9v5h-9zM43 13h7v7h-7zM15 21h6v4h-6zM24 22h10v3.5h-10zM37 21h8v4h-8z"],
  ],
  press1: [
    ["s", "M25 4q-4 4 0 9M21 1.5q-6 7 0 14M39 4q4 4 0 9M43 1.5q6 7 0 14"],
    ["m", "M31 7h2l8 27h-3l-6-21-6 21h-3zM28 20h8v1.5h-8zM26 27h12v1.5h-12z"],
    ["b", "M44 24h13v10h-13z"],
    ["r", "M42 25l8.5-6 8.5 6z"],
    panes(46.5, 27, 1, 1),
    ["k", "M52 27h3.5v7h-3.5z"],
  ],
  press2: [
    ["b", "M10 13h44v21h-44z"],
    ["r", "M8 10h48v3.5h-48z"],
    ["c", "M15 15.5h34v7h-34z"],
    ["k", "M18 17.5h14v1.2h-14zM18 20h14v1.2h-14zM36 17h10v4.2h-10z"],
    ["m", "M46 4h3v6h-3z"],
    panes(14, 26, 3, 1),
    panes(39, 26, 3, 1),
    ["k", "M28.5 25h7v9h-7z"],
  ],
  press3: [
    ["s", "M26 1q-4 3 0 7M22-1q-6 5 0 11M38 1q4 3 0 7M42-1q6 5 0 11"],
    ["m", "M31.3-1h1.4v10h-1.4z"],
    ["d", "M12 22h40v12h-40z"],
    ["b", "M18 34v-19h5v-6h18v6h5v19z"],
    ["r", "M22 8h20v2.5h-20zM17 14h6v2.5h-6zM41 14h6v2.5h-6z"],
    panes(26, 13, 3, 2, 4.6, 6),
    panes(13.5, 25, 1, 1),
    panes(47.5, 25, 1, 1),
    ["k", "M28.5 26h7v8h-7z"],
  ],
  star0: [
    ["o", "M14 20h2v14h-2zM48 20h2v14h-2z"],
    ["c", "M10 21q22-22 44 0z"],
    ["a", "M32 12l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4z"],
  ],
  star1: [
    ["o", "M13 20h2v14h-2zM31 18h2v16h-2zM49 20h2v14h-2z"],
    ["c", "M8 21l24-15 24 15v2q-4 3-8 0-4 3-8 0-4 3-8 0-4 3-8 0-4 3-8 0-4 3-8 0z"],
    ["a", "M24 11l8-5 8 5 4 13q-6 2-8 0-4 3-8 0-4 3-8 0z"],
    ["o", "M18 29h5v2h-1v3h-1v-3h-2v3h-1zM42 29h5v5h-1v-3h-2v3h-1v-3h-1zM26 29h4v2h-1v3h-2v-3h-1zM35 29h4v2h-1v3h-2v-3h-1z"],
    ...flag(32, -1),
  ],
  star2: [
    ["c", "M27 4h10v10h-10z"],
    ["r", "M26 4l6-5 6 5z"],
    ["g", "M32 5.5a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6z"],
    ["b", "M10 19h44v13h-44z"],
    ["r", "M7 19l25-9 25 9z"],
    ["c", "M13 20h4v12h-4zM21 20h4v12h-4zM39 20h4v12h-4zM47 20h4v12h-4z"],
    ["k", "M28.5 23h7v9h-7z"],
    ["m", "M7 32h50v2h-50z"],
  ],
  star3: [
    ...tree(8),
    ...tree(56),
    ...tree(17, 35),
    ...tree(47, 35),
    ["b", "M22 29h20v5h-20zM26 25h12v4h-12z"],
    ["d", "M22 31h20v1h-20zM27 29h1v2h-1zM35 29h1v2h-1zM31 32h1v2h-1z"],
    ["c", "M29.5 25l1.2-17h2.6l1.2 17z"],
    ["a", "M32-1l1.7 3.5 3.8.5-2.8 2.6.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.6 3.8-.5z"],
  ],
  office: [
    ["m", "M44 2h2v32h-2zM28 4h30v2h-30zM34 6h1v7h-1zM52 6h6v4h-6z"],
    ["s", "M29 5l16-4 12 4"],
    ["o", "M31.5 13h6v4h-6z"],
    ["b", "M6 20h26v14h-26z"],
    ["r", "M4 20l3-5h24l3 5z"],
    panes(10, 23, 2, 1),
    ["k", "M22 24h6v10h-6z"],
    ["d", "M50 30h10v4h-10zM52 26h7v4h-7z"],
  ],
  bureau: [
    ["b", "M9 17h46v15h-46z"],
    ["r", "M6 17l26-12 26 12z"],
    ["g", "M32 8a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z"],
    ["c", "M13 18h4v14h-4zM22 18h4v14h-4zM38 18h4v14h-4zM47 18h4v14h-4z"],
    ["k", "M28.5 22h7v10h-7z"],
    ["m", "M5 32h54v2h-54z"],
  ],
  port: [
    ["w", "M-40 29h144v6h-144z"],
    ["c", "M31 5q13 5 13 17h-13z"],
    ["c", "M28.5 9q-9 6-10 13h10z"],
    ["o", "M29 2h1.8v23h-1.8z"],
    ["a", "M30.8 2l7 2-7 2z"],
    ["o", "M12 24h38l-5 9h-28z"],
    ["d", "M12 24h38l-1 2h-36z"],
    ["b", "M52 22h12v12h-12z"],
    ["m", "M54 18h4v4h-4zM59 19h4v3h-4z"],
  ],
};

export function stageOf(tile: { kind: string; level: number }): Stage {
  if (tile.kind === "special") return 3;
  return tile.level === 2 ? 2 : tile.level === 1 ? 1 : 0;
}

/** `drop2` for a tile; `office`, `bureau` and `port` for the middle squares. */
export function drawing(name: string): readonly Stroke[] {
  return DRAWINGS[name] ?? [];
}
