// Arrow keys walk over the things of a region, lit or not, so that all of it can be read without a pointer.

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a thing lies in a direction: what is off to the side counts double, what is behind not at all. */
export function reach(from: DOMRect, to: DOMRect, [dx, dy]: [number, number]): number {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead > 1 && aside <= 2 * ahead + 1 ? ahead + 2 * aside : Infinity;
}

export function arrows(region: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const here = event.target;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || !(here instanceof HTMLElement)) return;
    const things = [...region.querySelectorAll<HTMLElement>("[role=button], button, summary")];
    if (!things.includes(here)) return;
    const from = here.getBoundingClientRect();
    let best = Infinity;
    let next: HTMLElement | undefined;
    for (const thing of things) {
      const far = reach(from, thing.getBoundingClientRect(), step);
      if (far < best) [best, next] = [far, thing];
    }
    event.preventDefault(); // the page does not scroll away under the focus
    event.stopPropagation();
    next?.focus();
  };
  region.dataset.arrows = ""; // so that the keys can be told
  region.addEventListener("keydown", walk);
  return () => region.removeEventListener("keydown", walk);
}
