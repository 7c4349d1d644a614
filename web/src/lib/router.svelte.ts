import { inside, parse, type Route } from "./router";

class Router {
  route: Route = $state.raw(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  follow = (click: MouseEvent): void => {
    const path = inside(click, location.href);
    if (path === null) return;
    click.preventDefault();
    this.go(path);
  };

  #look(): void {
    this.route = parse(location.pathname);
  }
}

export const router = new Router();
