// Arrow keys walk over the things of a region, lit or not, so that all of it can be read without a pointer.

import { ahead, arrow } from "../../lib/keys";

export function arrows(region: HTMLElement): () => void {
  const walk = (event: KeyboardEvent): void => {
    const step = arrow(event);
    const here = event.target as HTMLElement;
    const things = [...region.querySelectorAll<HTMLElement>("[role=button], button, summary")];
    if (!step || !things.includes(here)) return;
    event.preventDefault(); // the page does not scroll away under the focus
    event.stopPropagation();
    ahead(step, here, things)?.focus();
  };
  region.dataset.arrows = ""; // so that the keys can be told
  region.addEventListener("keydown", walk);
  return () => region.removeEventListener("keydown", walk);
}
