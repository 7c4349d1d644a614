"""Watching a recorded game: step by step in a terminal, all at once in a pipe."""

from __future__ import annotations

from typing import Any

from ..kernel import ALL, Game
from ..kernel.record import CONTINUED, Opener, Record, begin, read_pick, repeat
from ..presence.pictures import ending_of, picture_of
from ..speech import House
from .screen import Gone, Screen
from .told import in_lines


class Replay:
    """A record, played as far as its first `at` picks."""

    def __init__(self, record: Record, opener: Opener, words: House) -> None:
        self.record = record
        self.opener = opener
        self.words = words
        self.go_to(0)

    def go_to(self, number: int) -> None:
        self.game: Game[Any] = begin(self.record, self.opener)
        self.at = 0
        while self.at < number:
            self.step()

    def step(self) -> list[str]:
        """Make the next pick; what there is to tell about it."""
        pick = self.record.picks[self.at]
        decision = self.game.decision
        before = len(self.game.play.log or [])
        who = self.who(pick, decision.choice.seat if decision is not None else 0)
        repeat(self.game, pick, self.at)
        self.at += 1
        lines = [f"{self.at}. {self.game.names[who]}: {read_pick(pick)[1]}"] if pick != CONTINUED else [f"{self.at}."]
        lines += [
            f"   {self.words.say('replay-taken-back', name=self.game.names[back.seat], key=back.key)}"
            for back in self.record.takebacks
            if back.at == self.at
        ]
        news = [entry for entry in (self.game.play.log or [])[before:] if entry[1] == ALL]
        return lines + [f"   {line}" for line in in_lines(self.game, list(enumerate(news)), (), self.words.name)]

    def who(self, pick: str, asked: int) -> int:
        """Where seats decided together, the pick says who; else whoever was asked."""
        seat, _ = read_pick(pick)
        return seat if seat is not None and seat < self.game.seats else asked


def watch(record: Record, opener: Opener, screen: Screen, seat: int | None = None) -> None:
    replay = Replay(record, opener, screen.words)
    for line in headlines(replay):
        screen.say(line)
    if screen.live:
        step_through(replay, screen, seat)
    else:
        print_all(replay, screen)


def headlines(replay: Replay) -> list[str]:
    """Which game it is, how many played, how far it goes; and what was chosen."""
    header, words = replay.record.header, replay.words
    told = words.say(
        "replay-head",
        title=replay.game.rules.title,
        seats=header.seats,
        seed=str(header.seed),
        picks=len(replay.record.picks),
        finished=replay.record.outcome is not None,
    )
    options = ", ".join(f"{name} {value}" for name, value in header.options.items())
    return [told, words.say("replay-options", options=options)] if options else [told]


def print_all(replay: Replay, screen: Screen) -> None:
    for line in replay.game.log(None, language=screen.words.name):
        screen.say(f"   {line}")
    while replay.at < len(replay.record.picks):
        for line in replay.step():
            screen.say(line)
    if replay.game.outcome is not None:
        screen.show(ending_of(replay.game, screen.width, screen.words.name))


def step_through(replay: Replay, screen: Screen, seat: int | None) -> None:
    last = len(replay.record.picks)
    screen.show(picture_of(replay.game, seat, screen.width, screen.words.name))
    screen.tells("replay-help", "dim")
    while True:
        try:
            typed = screen.ask(f"{replay.at}/{last}> ").lower()
        except Gone:
            return
        if typed in ("q", "quit"):
            return
        if not typed:
            if replay.at == last:
                screen.tells("replay-last")
                continue
            tell_step(replay, screen)
        elif typed in ("b", "back"):
            replay.go_to(max(0, replay.at - 1))
        elif typed in ("e", "end"):
            replay.go_to(last)
        elif typed.isascii() and typed.isdigit() and len(typed) < 10:
            if int(typed) > last:
                screen.tells("replay-picks", picks=last)
                continue
            replay.go_to(int(typed))
        elif typed not in ("t", "table"):
            screen.tells("replay-help")
            continue
        if typed:
            show_place(replay, screen, seat)


def tell_step(replay: Replay, screen: Screen) -> None:
    head = replay.game.play.head
    for line in replay.step():
        screen.say(line)
    if replay.game.outcome is not None:
        screen.show(ending_of(replay.game, screen.width, screen.words.name))
    elif replay.game.play.head is not head:
        screen.say()


def show_place(replay: Replay, screen: Screen, seat: int | None) -> None:
    screen.show(picture_of(replay.game, seat, screen.width, screen.words.name))
    if replay.game.outcome is not None:
        screen.show(ending_of(replay.game, screen.width, screen.words.name))
