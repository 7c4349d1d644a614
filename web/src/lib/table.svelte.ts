// One table as this browser sees it: what was told last, what is on its way, and what is open in front of it.

import * as api from "./api";
import { barredAt, Board, targetOf, waysOf, type BoardHost, type Way } from "./board";
import { History } from "./history.svelte";
import { Live, type LinkState, type Socket } from "./live";
import { merge, news, NOTHING_SAID, rewrites, type Log } from "./log";
import { cardOf, referenceOf } from "./reference";
import { decides, nextSeat, proposes } from "./seats";
import { liked } from "./settings.svelte";
import { say } from "./speech.svelte";
import type { BarredShown, ChatLine, FromClient, Hint, Invitation, Pick as Answer, Reference, Refusal, TableShown, ToClient } from "./wire";

export type Opened =
  | { kind: "card"; card: string; rules?: string } // what to read beneath it
  | { kind: "rule"; rule: string } // or several, with spaces between
  | { kind: "help" }
  | { kind: "ending" }
  | { kind: "hand" }
  | { kind: "invitations"; invitations: Invitation[] | null };

export interface Toast {
  number: number;
  rule: string;
  reason: string;
}

/** A question that was passed on to a bot; its options come when it has thought. */
export type Wondered = Pick<Hint, "seat" | "since"> & Partial<Hint>;

export interface Menu {
  ways: Way[];
  anchor: Element;
}

interface Heard {
  shown: TableShown;
  log: Log;
  chat: ChatLine[];
  said: string[];
  rewritten: boolean;
}

const LOST_AFTER = 1_000; // ms until a lost connection is worth a word
const TOAST_FOR = 9_000;

export class Table implements BoardHost {
  readonly id: string;
  readonly board = new Board(this);
  readonly history: History;

  shown: TableShown | null = $state.raw(null);
  reference: Reference | null = $state.raw(null);
  log: Log = $state.raw(NOTHING_SAID);
  said: string[] = $state.raw([]); // the newest lines, to be announced
  chat: ChatLine[] = $state.raw([]);
  sending: boolean = $state(false);
  lost: boolean = $state(false);
  trouble: string | null = $state(null); // why there is no table to see
  toasts: Toast[] = $state.raw([]);
  menu: Menu | null = $state.raw(null);
  hint: Wondered | null = $state.raw(null);
  opened: Opened[] = $state.raw([]);
  pointed: string | null = $state(null); // the thing on the board that panel or pointer is at
  handing: number | null = $state(null); // the seat to which the screen is handed over

  #live: Live;
  #asked = ""; // the last change of seats that was asked for
  #toastNumber = 0;
  #waiting: Answer | null = null; // the answer that the server has not answered yet
  #heard: Heard | null = null; // told, and not yet seen
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.history = new History(
      (version) => api.moment(id, version, this.shown?.seat ?? null),
      () => this.shown?.version ?? 0,
    );
    this.#live = new Live(
      () => new WebSocket(api.livePath(id)) as Socket,
      (message) => this.#hear(message),
      (state, reason) => this.#linked(state, reason),
    );
  }

  // -- what the board reads -------------------------------------------------------------------------------------------

  readonly ways: ReadonlyMap<string, Way[]> = $derived(
    this.answering ? waysOf(this.shown!.question, this.reference?.targets ?? {}) : new Map<string, Way[]>(),
  );

  readonly barred: ReadonlyMap<string, BarredShown> = $derived(
    barredAt(this.shown?.question ?? null, this.reference?.targets ?? {}),
  );

  readonly #marks: ReadonlySet<string | undefined> = $derived.by(() => {
    const question = this.shown?.question;
    const targets = this.reference?.targets ?? {};
    return new Set(question ? this.shown!.proposals.map(({ key }) => targetOf(question, key, targets)) : []);
  });

  get past(): boolean {
    return this.history.open;
  }

  get reduced(): boolean {
    return liked.reduced;
  }

  points(target: string): boolean {
    return this.pointed === target || this.#marks.has(target);
  }

  offer(ways: Way[], anchor: Element): void {
    this.menu = { ways, anchor };
  }

  open(card: string): void {
    if (this.reference?.cards[card]) this.show({ kind: "card", card });
  }

  /** Somebody may read this card next. */
  foresee(card: string): void {
    if (this.reference?.cards[card]) void cardOf(this.reference, card);
  }

  rule(id: string): void {
    if (id) this.show({ kind: "rule", rule: id });
  }

  // -- what is seen ---------------------------------------------------------------------------------------------------

  /** The table as it is, or as it was at the moment looked at. */
  readonly seen: TableShown | null = $derived.by(() => {
    const { shown } = this;
    const { moment } = this.history;
    if (!shown || !this.past || !moment) return shown;
    const { view, waiting, ending } = moment;
    return { ...shown, view, waiting, ending, question: null, proposals: [], thinking: [], vote: null, undo: null };
  });

  /** The log as it is, or as it was at that moment. */
  readonly seenLog: Log = $derived.by(() => {
    const { moment } = this.history;
    return (this.past && moment && merge(this.log, moment.log)) || this.log;
  });

  /** A question that can be answered or spoken to from here. */
  get answering(): boolean {
    return this.shown !== null && this.#answerer(this.shown) !== null;
  }

  // -- what is asked of the server ------------------------------------------------------------------------------------

  answer(keys: string[]): void {
    const { shown } = this;
    if (!shown || this.sending || this.past) return;
    const { version } = shown;
    const seat = decides(shown);
    const from = proposes(shown);
    if (seat !== null) this.#send((this.#waiting = { type: "pick", version, keys, seat, request: `${Math.random()}` }));
    else if (from !== null) this.#propose(keys[0]!, from);
  }

  #propose(key: string, seat: number): void {
    const { version, proposals } = this.shown!;
    const mine = proposals.some((proposal) => proposal.seat === seat && proposal.key === key);
    this.#send({ type: "propose", version, key: mine ? null : key, seat });
  }

  undo(): void {
    const { shown } = this;
    if (shown?.undo && !this.sending && !this.past) {
      const seat = shown.mine.includes(shown.undo.seat) ? shown.undo.seat : shown.seat;
      this.#send({ type: "undo", version: shown.version, seat });
    }
  }

  agree(yes: boolean): void {
    if (this.shown) this.#send({ type: "agree", version: this.shown.version, yes });
  }

  say(text: string): void {
    this.#tell({ type: "say", text });
  }

  /** Another name for a seat of mine. */
  rename(seat: number, name: string): void {
    this.#tell({ type: "rename", seat, name });
  }

  /** A bot plays there from now on; null: I do again. */
  hand(seat: number, bot: string | null): void {
    this.#tell({ type: "hand", seat, bot });
  }

  /** What would you do? And once that was answered: thank you. */
  wonder(): void {
    const { shown } = this;
    if (this.hint?.options) this.hint = null;
    else if (shown && this.answering && !this.past && !this.hint) {
      const seat = this.#answerer(shown)!;
      const { version, question } = shown;
      if (this.#tell({ type: "hint", version, seat })) this.hint = { seat, since: question!.since };
    }
  }

  #answerer(shown: TableShown): number | null {
    return decides(shown) ?? proposes(shown);
  }

  sit(seat: number): void {
    this.handing = null;
    this.#live.send({ type: "sit", seat });
  }

  async invite(): Promise<Invitation[]> {
    return (await api.invite(this.id)).invitations;
  }

  /** Told again, in another language. */
  async reread(): Promise<void> {
    this.#live.again();
    this.history.forget();
    if (this.shown) this.reference = await referenceOf(this.shown.game);
  }

  hurry(): void {
    this.#live.hurry();
  }

  close(): void {
    clearTimeout(this.#lostTimer);
    this.history.leave();
    this.#heard = null;
    this.#live.close();
  }

  #send(message: FromClient): void {
    this.menu = null;
    this.sending = this.#tell(message);
    if (!this.sending) this.#waiting = null;
  }

  #tell(message: FromClient): boolean {
    const sent = this.#live.send(message);
    if (!sent) this.#toast("", say("table.no-connection"));
    return sent;
  }

  // -- what is open in front of it ------------------------------------------------------------------------------------

  show(opened: Opened): void {
    this.menu = null;
    this.opened = [...this.opened, opened];
  }

  shut(opened: Opened): void {
    this.opened = this.opened.filter((other) => other !== opened);
  }

  dismiss(toast: Toast): void {
    this.toasts = this.toasts.filter((other) => other !== toast);
  }

  #toast(rule: string, reason: string): void {
    const toast = { number: ++this.#toastNumber, rule, reason };
    this.toasts = [...this.toasts.filter((other) => other.reason !== reason).slice(-2), toast];
    setTimeout(() => this.dismiss(toast), TOAST_FOR);
  }

  // -- what the server tells ------------------------------------------------------------------------------------------

  #hear(message: ToClient): void {
    if (message.type === "table") this.#told(message);
    else if (message.type === "refused") this.#refused(message);
    else if (message.type === "done") this.#answered(message.request);
    else if (message.type === "hint" && this.#isFor(message)) this.hint = message;
  }

  /** Whether that question is still the one asked here. */
  #isFor({ seat, since }: Wondered): boolean {
    return this.shown?.question?.since === since && this.#answerer(this.shown) === seat;
  }

  #answered(request: string | undefined): void {
    if (this.#waiting?.request === request) this.#waiting = null;
  }

  #refused(refusal: Refusal): void {
    this.#answered(refusal.request);
    this.sending = this.#waiting !== null;
    if (!this.hint?.options) this.hint = null;
    if (this.shown) this.#toast(refusal.rule, refusal.reason); // before there is a table, the page itself says why
  }

  /** Bots can be quicker than a screen: what is heard between two pictures is laid out as one. */
  #told(shown: TableShown): void {
    const known = this.#heard ?? { shown, log: this.log, chat: this.chat, said: [], rewritten: false };
    const log = merge(known.log, shown.log);
    if (!log) return this.#live.again();
    const said = this.shown ? [...known.said, ...news(known.log, shown.log)] : [];
    const numbers = new Set(shown.chat.map(({ number }) => number));
    const chat = numbers.size > 0 ? [...known.chat.filter(({ number }) => !numbers.has(number)), ...shown.chat] : known.chat;
    if (!this.#heard) (document.hidden ? setTimeout : requestAnimationFrame)(() => this.#layOut());
    this.#heard = { shown, log, chat, said, rewritten: known.rewritten || rewrites(known.log, shown.log) };
  }

  #layOut(): void {
    if (!this.#heard) return;
    const before = this.shown;
    const { shown, log, chat, said, rewritten } = this.#heard;
    this.#heard = null;
    this.shown = shown;
    this.log = log;
    this.chat = chat;
    this.said = said;
    this.sending = this.#waiting !== null;
    this.trouble = null;
    if (!before) void this.#meet(shown.game);
    if (before && (rewritten || shown.seat !== before.seat)) this.history.forget();
    if (!before || shown.version !== before.version) this.menu = null;
    if (this.hint && !this.#isFor(this.hint)) this.hint = null;
    if (shown.ending && before && !before.ending) this.show({ kind: "ending" });
    this.#handOver(shown);
  }

  /** Several seats at one screen: at an open table all look on; where a seat has secrets, the others turn away first. */
  #handOver(shown: TableShown): void {
    const next = nextSeat(shown);
    if (next === null) this.#asked = `${shown.version} ${shown.seat}`; // who looks elsewhere now is not called back
    if (next === null) this.handing = null;
    else if (!shown.open) this.handing = next;
    else if (this.#asked !== `${shown.version} ${next}`) {
      this.#asked = `${shown.version} ${next}`;
      this.sit(next);
    }
  }

  async #meet(game: string): Promise<void> {
    try {
      this.reference = await referenceOf(game);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    if (this.shown) this.#handOver(this.shown);
  }

  #linked(state: LinkState, reason: string): void {
    clearTimeout(this.#lostTimer);
    if (state === "open" && this.#waiting) this.#live.send(this.#waiting); // done once, however often it comes
    if (state === "lost") {
      this.sending = this.#waiting !== null;
      if (!this.hint?.options) this.hint = null;
      this.#lostTimer = setTimeout(() => (this.lost = true), LOST_AFTER);
      return;
    }
    this.lost = false;
    if (state === "closed" && reason) {
      this.trouble = reason;
      this.shown = null;
    }
  }
}
