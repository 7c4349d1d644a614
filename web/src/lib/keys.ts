// Keys that work anywhere at a table, unless somebody is typing.

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** Somebody writes, or a browser's own shortcut is meant. */
export function typing(pressed: Pressed): boolean {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return true;
  const field = pressed.target as { tagName?: string; type?: string; isContentEditable?: boolean } | null;
  if (field?.isContentEditable || field?.tagName === "TEXTAREA" || field?.tagName === "SELECT") return true;
  return field?.tagName === "INPUT" && !["button", "checkbox", "radio", "range"].includes(field.type ?? "text");
}

/** The arrow keys, Home and End move the focus among the answers of a list; what reads a card is reached with Tab. */
export function moveInList(list: Element, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[key];
  if (step === undefined) return false;
  const items = [...list.querySelectorAll<HTMLElement>("button:not(:disabled, .read)")];
  if (items.length === 0) return false;
  const place = items.indexOf(document.activeElement as HTMLElement);
  const next = step === -Infinity || (place < 0 && step > 0) ? 0 : step === Infinity ? items.length - 1 : place + step;
  items[(next + items.length) % items.length]?.focus();
  return true;
}

type Step = readonly [number, number];

const STEPS: Record<string, Step> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Placed = Pick<Element, "getBoundingClientRect">;

/** Where an arrow key points, right and down; held with another, it belongs to the browser. */
export function arrow({ key, altKey, ctrlKey, metaKey }: Pressed): Step | undefined {
  return altKey || ctrlKey || metaKey ? undefined : STEPS[key];
}

/** What lies next from here that way: the nearest ahead, and what is off to the side counts double. */
export function ahead<T extends Placed>(step: Step, here: Placed, things: Iterable<T>): T | undefined {
  const from = here.getBoundingClientRect();
  let best = Infinity;
  let next: T | undefined;
  for (const thing of things) {
    const to = thing.getBoundingClientRect();
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const on = x * step[0] + y * step[1];
    const off = Math.abs(x * step[1]) + Math.abs(y * step[0]);
    const far = on > 1 && off <= 2 * on + 1 ? on + 2 * off : Infinity;
    if (far < best) [best, next] = [far, thing];
  }
  return next;
}
