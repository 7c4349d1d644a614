// Which page an address means. Links to join or watch belong to the server, which sends the browser on to a table.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "nowhere"; path: string };

export function parse(path: string): Route {
  const [first, table, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "lobby" };
  if ((first === "table" || first === "replay") && table !== undefined && rest.length === 0) {
    return { page: first, table };
  }
  return { page: "nowhere", path };
}

/** Where a click on a link leads inside the client; null if the browser should follow it as usual. */
export function inside(click: MouseEvent, here: string): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const link = (click.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.hash) return null;
  const address = new URL(link.href, here);
  if (address.origin !== new URL(here).origin || parse(address.pathname).page === "nowhere") return null;
  return address.pathname;
}
