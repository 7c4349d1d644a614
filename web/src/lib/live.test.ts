import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, pause, type Socket } from "./live";
import type { ToClient } from "./wire";

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: Socket["onclose"] = null;
  sent: string[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.closed = true;
  }
}

const BROKEN = { code: 1006, reason: "" };

let lines: Line[];
let heard: ToClient[];
let states: string[];
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  states = [];
  live = new Live(
    () => {
      lines.push(new Line());
      return lines[lines.length - 1]!;
    },
    (message) => heard.push(message),
    (state) => states.push(state),
  );
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("what is said before there is a line is not sent, and not kept", () => {
  expect(live.send({ type: "ping" })).toBe(false);
  lines[0]!.onopen!();
  expect(lines[0]!.sent).toEqual([]);
  expect(live.send({ type: "say", text: "hello" })).toBe(true);
  expect(lines[0]!.sent).toHaveLength(1);
});

test("a lost line comes back by itself, and nothing is sent twice", () => {
  lines[0]!.onopen!();
  live.send({ type: "say", text: "hello" });
  lines[0]!.onclose!(BROKEN);
  expect(live.send({ type: "say", text: "lost" })).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  lines[1]!.onopen!();
  expect(lines[1]!.sent).toEqual([]);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a pong is heard by nobody", () => {
  lines[0]!.onopen!();
  lines[0]!.onmessage!({ data: '{"type":"pong"}' });
  lines[0]!.onmessage!({ data: '{"type":"refused","rule":"HF-1","reason":"No.","key":"","version":null}' });
  expect(heard.map(({ type }) => type)).toEqual(["refused"]);
});

test("a line that has gone silent is asked, then given up", () => {
  lines[0]!.onopen!();
  vi.advanceTimersByTime(20_000);
  expect(lines[0]!.sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(8_000);
  expect(lines[0]!.closed).toBe(true);
  expect(live.state).toBe("lost");
});

test("who looks again need not wait", () => {
  lines[0]!.onclose!(BROKEN);
  live.hurry();
  expect(lines).toHaveLength(2);
});

test("a table that refuses is not asked again", () => {
  lines[0]!.onopen!();
  lines[0]!.onclose!({ code: 4404, reason: "There is no such table." });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(live.state).toBe("closed");
});

test("closed is closed", () => {
  lines[0]!.onopen!();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.closed).toBe(true);
});

test("the pauses grow, to a limit", () => {
  expect(pause(0, 0.5)).toBe(250);
  expect(pause(2, 0.5)).toBe(1_000);
  expect(pause(20, 0.5)).toBe(8_000);
  expect(pause(20, 1)).toBe(10_000);
});
