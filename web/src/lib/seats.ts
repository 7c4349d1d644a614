// Who is asked, and for whom the person at this screen answers.

import type { TableShown } from "./wire";
import { listed, spoken } from "./words";

type Seen = Omit<TableShown, "view">;

export function nameOf(shown: Seen, seat: number): string {
  return shown.seats[seat]?.name ?? `Seat ${seat + 1}`;
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
  if (shown.ending) return "The game is over.";
  const bots = shown.thinking.map((seat) => `${nameOf(shown, seat)} (${shown.seats[seat]?.bot ?? "bot"})`);
  if (bots.length > 0) return `${listed(bots)} ${bots.length === 1 ? "is" : "are"} thinking`;
  const others = shown.waiting.map((seat) => nameOf(shown, seat));
  return others.length > 0 ? `Waiting for ${listed(others)}` : "Waiting for the table";
}

export function presence(shown: Seen, seat: number): string {
  const sits = shown.seats[seat];
  if (!sits) return "";
  if (sits.who === "bot") return `bot (${spoken(sits.bot ?? "bot").toLowerCase()})`;
  if (sits.bot) return `${sits.bot} plays`;
  if (sits.mine) return "you";
  if (!sits.taken) return "not here yet";
  return sits.here ? "here" : "away";
}
