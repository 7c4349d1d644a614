// Where things lie on the drawn map: hexagons stand on a corner, the tower is at 0, 0, one unit is about a pixel.

export interface Point {
  x: number;
  y: number;
}

export interface Hex {
  q: number;
  r: number;
}

export const SIDE = 60;
export const HALF = (Math.sqrt(3) / 2) * SIDE; // from the middle to an upright edge
const RADIUS = 3; // hexagons from the tower to the rim

const round = (number: number): number => Math.round(number * 10) / 10;
const path = (points: Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** The middle of a hexagon: q counts to the east, r to the south-east. */
export function centre({ q, r }: Hex): Point {
  return { x: HALF * (2 * q + r), y: 1.5 * SIDE * r };
}

/** A hexagon around a point, drawn a little smaller so that a gap is left. */
export function hexagon({ x, y }: Point = { x: 0, y: 0 }, gap = 0): string {
  const side = SIDE - gap;
  const half = HALF - gap;
  return path([
    { x, y: y - side },
    { x: x + half, y: y - side / 2 },
    { x: x + half, y: y + side / 2 },
    { x, y: y + side },
    { x: x - half, y: y + side / 2 },
    { x: x - half, y: y - side / 2 },
  ]);
}

/** The two spaces of a tile, left and right, under the strip that carries its name. */
export const NAME_STRIP = -32;

export function half(letter: "a" | "b"): string {
  const [gap, slope] = [3, 0.577];
  const side = letter === "a" ? -1 : 1;
  const inner = side * 1.2;
  const outer = side * (HALF - gap);
  const top = NAME_STRIP;
  const edge = (height: number): number => side * ((SIDE - gap * 1.15 - Math.abs(height)) / slope);
  return path([
    { x: inner, y: top },
    { x: edge(top), y: top },
    { x: outer, y: -(SIDE - gap) / 2 },
    { x: outer, y: (SIDE - gap) / 2 },
    { x: inner, y: SIDE - gap * 1.15 - 0.7 },
  ]);
}

/** Both spaces as one, for a large Building. */
export function whole(): string {
  const [a, b] = [half("a"), half("b")].map((drawn) => drawn.slice(1, -1).split("L"));
  return `M${[...a!.slice(1), ...b!.slice(1).reverse()].join("L")}Z`;
}

/** Where the middle of a space is, seen from the middle of its tile. */
export function spot(letter: "a" | "b"): Point {
  return { x: letter === "a" ? -25 : 25, y: 0 };
}

/** A ragged line around the crater, so far outside its hexagons: the same rocks every time. */
export function rim(width: number, rough: number): string {
  const turn = (angle: number, reach: number, from: Point = { x: 0, y: 0 }): Point => ({
    x: from.x + Math.cos((angle * Math.PI) / 180) * reach,
    y: from.y + Math.sin((angle * Math.PI) / 180) * reach,
  });
  const corners = Array.from({ length: 12 }, (_, number) => {
    const angle = 60 * (number >> 1);
    return turn(angle + (number % 2 ? 30 : -30), SIDE + width, turn(angle, 2 * HALF * RADIUS));
  });
  const points = corners.flatMap((from, number) => {
    const to = corners[(number + 1) % 12]!;
    const steps = Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 30);
    return Array.from({ length: steps }, (_, step) => {
      const [x, y] = [from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps];
      const push = 1 + (rough * (((number * 31 + step) * 7919 + width) % 13)) / 13 / Math.hypot(x, y);
      return { x: x * push, y: y * push };
    });
  });
  return path(points);
}

/** The part of the plane that the crater and its rim fill: left, top, width, height. */
export const FRAME = ((): [number, number, number, number] => {
  const across = 2 * HALF * RADIUS + HALF + 42;
  const down = 1.5 * SIDE * RADIUS + SIDE + 46;
  return [-across, -down, 2 * across, 2 * down];
})();

/** Where a Deposit lies: on the rim, beyond the tile in its corner; or on a rock. */
export function lieAt(mark: Hex & { on_rock: boolean }): Point {
  const { x, y } = centre(mark);
  if (mark.on_rock) return { x, y };
  const away = Math.hypot(x, y);
  const longer = (away + HALF + 17) / away;
  return { x: x * longer, y: y * longer };
}

/** Where marks of the scenario are told: on a rock, or on the rim beyond the outermost places of a sector. */
export function onSpot(places: Hex[]): Point {
  const points = places.map(centre);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  if (points.length === 1) return { x, y };
  const longer = (1.5 * SIDE * RADIUS + SIDE + 8) / Math.hypot(x, y);
  return { x: x * longer, y: y * longer };
}

/** Places of up to five pieces in a heap, around 0, 0. */
export function heap(number: number, apart: number): Point[] {
  const rows: Record<number, number[]> = { 1: [1], 2: [2], 3: [1, 2], 4: [2, 2], 5: [2, 3] };
  const wanted = rows[Math.min(5, Math.max(1, number))]!;
  return wanted.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => ({
      x: (place - (count - 1) / 2) * apart,
      y: (row - (wanted.length - 1) / 2) * apart * 0.8,
    })),
  );
}

// -- moving with the arrow keys ------------------------------------------------------------------------------------

export interface Stop extends Point {
  target: string;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest thing in the direction of an arrow key; what lies straight ahead counts as nearer than what lies aside. */
export function beside(from: Stop, key: string, stops: Stop[]): Stop | undefined {
  const way = ARROWS[key];
  if (!way) return undefined;
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const ahead = (stop.x - from.x) * way.x + (stop.y - from.y) * way.y;
    const aside = Math.abs((stop.x - from.x) * way.y) + Math.abs((stop.y - from.y) * way.x);
    const far = ahead + 2 * aside;
    if (stop.target !== from.target && ahead > 1 && aside <= 2 * ahead && far < least) [best, least] = [stop, far];
  }
  return best;
}

// -- looking closer ---------------------------------------------------------------------------------------------------

/** What part of the crater is seen: `zoom` times as large as the whole, with the middle at x, y. */
export interface Eye extends Point {
  zoom: number;
}

export const WHOLE: Eye = { x: 0, y: 0, zoom: 1 };
export const CLOSEST = 4;

/** An eye that does not look past the frame. */
export function within({ x, y, zoom }: Eye): Eye {
  const near = Math.min(CLOSEST, Math.max(1, zoom));
  const room = { x: (FRAME[2] / 2) * (1 - 1 / near), y: (FRAME[3] / 2) * (1 - 1 / near) };
  const clamp = (at: number, most: number): number => Math.min(most, Math.max(-most, at)) || 0;
  return { x: clamp(x, room.x), y: clamp(y, room.y), zoom: near };
}

/** Closer by a factor, while the point under the finger stays where it is. */
export function closer(eye: Eye, factor: number, at: Point = eye): Eye {
  const zoom = Math.min(CLOSEST, Math.max(1, eye.zoom * factor));
  const kept = eye.zoom / zoom;
  return within({ x: at.x + (eye.x - at.x) * kept, y: at.y + (eye.y - at.y) * kept, zoom });
}

/** The eye moved just so far that a point is well in sight. */
export function showing(eye: Eye, { x, y }: Point): Eye {
  const room = { x: Math.max(0, FRAME[2] / 2 / eye.zoom - 70), y: Math.max(0, FRAME[3] / 2 / eye.zoom - 70) };
  const clamp = (at: number, middle: number, most: number): number => Math.min(middle + most, Math.max(middle - most, at));
  return within({ x: clamp(eye.x, x, room.x), y: clamp(eye.y, y, room.y), zoom: eye.zoom });
}
