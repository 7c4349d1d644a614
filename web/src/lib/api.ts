// The server's plain calls, typed. What it refuses is thrown as `Refused`, in words that can be shown.

import { language, say } from "./speech.svelte";
import type {
  Card,
  Catalogue,
  Code,
  Invitations,
  Moment,
  Reference,
  Refusal,
  RuleText,
  TableMade,
  TablesListed,
  TableWanted,
} from "./wire";

export class Refused extends Error {
  readonly rule: string;

  constructor(rule: string, reason: string) {
    super(reason);
    this.rule = rule;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language() };
  const asked: RequestInit = { method, credentials: "same-origin", headers };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new Refused("", say("page.no-answer"));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  const refusal = said as Partial<Refusal> | null;
  const reason = refusal?.reason ?? (answer.ok || answer.status >= 500 ? say("page.no-answer") : say("page.refused", { status: answer.status }));
  throw new Refused(refusal?.rule ?? "", reason);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export const catalogue = (): Promise<Catalogue> => call("GET", "/api/games");
export const tables = (): Promise<TablesListed> => call("GET", "/api/tables");
export const make = (wanted: TableWanted): Promise<TableMade> => call("POST", "/api/tables", wanted);
export const moment = (id: string, version: number, seat: number | null): Promise<Moment> =>
  call("GET", `${at(id)}/moments/${version}${seat === null ? "" : `?seat=${seat}`}`);
export const report = (id: string, text: string, seat: number | null): Promise<unknown> =>
  call("POST", `${at(id)}/report${seat === null ? "" : `?seat=${seat}`}`, { type: "report", text });
export const invite = (id: string): Promise<Invitations> => call("POST", `${at(id)}/invitations`);
export const code = (id: string, seat: number | null): Promise<Code> => call("POST", `${at(id)}/code`, { seat });
export const logOutElsewhere = (): Promise<unknown> => call("POST", "/api/elsewhere");
export const reference = (game: string): Promise<Reference> => call("GET", `${of(game)}/reference`);
/** What stands on a card never changes within an edition, so the browser keeps it. */
export const card = (game: string, id: string, edition: string): Promise<Card> =>
  call("GET", `${of(game)}/cards/${encodeURIComponent(id)}?edition=${encodeURIComponent(edition)}`);
export const rule = (game: string, id: string): Promise<RuleText> =>
  call("GET", `${of(game)}/rules/${encodeURIComponent(id)}`);

export const recordPath = (id: string): string => `${at(id)}/record`;

/** A socket has no headers to say in which language its table is told. */
export function livePath(id: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${at(id)}/live?language=${language()}`;
}
