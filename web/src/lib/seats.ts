// Who is asked, and for whom the person at this screen answers.

import { say } from "./speech.svelte";
import type { TableShown } from "./wire";

type Seen = Omit<TableShown, "view">;

export function nameOf(shown: Seen, seat: number): string {
  return shown.seats[seat]?.name ?? say("seats.seat", { seat: seat + 1 });
}

/** The seat for which an answer is final here; null if another has the last word, or nothing is asked. */
export function decides(shown: Seen): number | null {
  const question = shown.question;
  return question && shown.mine.includes(question.seat) ? question.seat : null;
}

/** The seat from which an answer here is a proposal to whoever has the last word. */
export function proposes(shown: Seen): number | null {
  const question = shown.question;
  if (!question || decides(shown) !== null) return null;
  if (shown.seat !== null && question.seats.includes(shown.seat)) return shown.seat;
  return question.seats.find((seat) => shown.mine.includes(seat)) ?? null;
}

/** Another seat of mine that is asked while the one I look from is not: its turn to look. */
export function nextSeat(shown: Seen): number | null {
  if (shown.ending || shown.mine.length < 2) return null;
  const last = decides(shown);
  if (last !== null) return last === shown.seat ? null : last;
  const asked = shown.waiting.filter((seat) => shown.mine.includes(seat) && !shown.seats[seat]?.bot);
  return asked.includes(shown.seat!) ? null : (asked[0] ?? null);
}

/** The bot that plays on the seat I look from, which is mine to take back. */
export function standIn(shown: Seen): string | null {
  const seat = shown.seats[shown.seat ?? -1];
  return (!shown.ending && seat?.bot) || null;
}

/** What everybody waits for, when nothing is asked here. */
export function waitingWords(shown: Seen): string {
  if (shown.ending) return say("seats.over");
  const bots = shown.thinking.map((seat) =>
    say("seats.named-bot", { name: nameOf(shown, seat), bot: shown.seats[seat]?.bot ?? "" }),
  );
  if (bots.length > 0) return say("seats.thinking", { names: bots, count: bots.length });
  const others = shown.waiting.map((seat) => nameOf(shown, seat));
  return others.length > 0 ? say("seats.waiting", { names: others }) : say("seats.waiting-table");
}

/** Whether somebody who should be here is not. */
export function missing(shown: Seen, seat: number): boolean {
  const sits = shown.seats[seat];
  return sits !== undefined && !sits.bot && !sits.mine && !(sits.taken && sits.here);
}

export function presence(shown: Seen, seat: number): string {
  const sits = shown.seats[seat];
  if (!sits) return "";
  if (sits.who === "bot") return say("seats.is-bot", { bot: sits.bot ?? "" });
  if (sits.bot) return say("seats.is-played", { bot: sits.bot });
  if (sits.mine) return say("seats.is-you");
  if (!sits.taken) return say("seats.is-not-here-yet");
  return sits.here ? say("seats.is-here") : say("seats.is-away");
}
