"""Several small questions answered by one click: what lies two or three answers away, and can be pointed at.

A person who clicks a space means 'gather there', and the question on the way has little to add. So each answer to a
question that points at nothing itself is tried on a copy, and where it leads to one whose answers are things on the
board, those are lit at once. Nothing is tried past the line where chance or a hidden card speaks.
"""

from __future__ import annotations

from typing import Any

from ..kernel import SOURCE, Decision, Game
from .wire import Shortcut

MOST_OPTIONS = 14  # with more than that, what a click would mean is anybody's guess
MOST_COPIES = 60
DEEPEST = 3
YES_NO = "yes-no"  # a domain


def shortcuts_for(game: Game[Any], seat: int, targets: dict[str, str], language: str = SOURCE) -> list[Shortcut]:
    """Every way from this seat's open question to a thing on the board that takes more than one answer."""
    search = Search(targets, seat, language)
    search.look_beyond(game, [], [])
    return search.found


class Search:
    def __init__(self, targets: dict[str, str], seat: int, language: str) -> None:
        self.language = language
        self.targets = targets
        self.seat = seat
        self.copies = 0
        self.found: list[Shortcut] = []

    def look_beyond(self, game: Game[Any], keys: list[str], labels: list[str]) -> None:
        """Try each answer to a question that points at nothing. A yes or a no is an answer by itself, and no step on
        the way to another thing."""
        decision = self.asked(game)
        if decision is None or len(decision) > MOST_OPTIONS or self.thing(decision):
            return
        if decision.choice.question.domain == YES_NO:
            return
        own = game.keys_of(decision.choice)
        for option in decision.options[: len(own)]:  # asides come after them, and lead back to the same question
            if self.copies == MOST_COPIES:
                return
            self.copies += 1
            twin = game.clone()
            twin.choose(option.key, self.seat)
            if not self.goes_on(game, twin):
                continue
            self.light(twin, [*keys, option.key], [*labels, option.name])
            if len(keys) + 2 < DEEPEST:
                self.look_beyond(twin, [*keys, option.key], [*labels, option.name])

    def asked(self, game: Game[Any]) -> Decision | None:
        """The question on which this seat has the last word."""
        decision = game.decision_of(self.seat)
        return decision.spoken(self.language) if decision is not None and decision.choice.seat == self.seat else None

    def goes_on(self, before: Game[Any], after: Game[Any]) -> bool:
        """The same seat goes on with the same thing, and nothing new was learned. An answer that leads back to its own
        question (fuel first, then what?) is a thing by itself, and no step on the way to another."""
        asked, then = self.asked(before), self.asked(after)
        return (
            asked is not None
            and then is not None
            and then.kind != asked.kind
            and after.play.steps == before.play.steps
            and after.state.known() == before.state.known()
        )

    def light(self, game: Game[Any], keys: list[str], labels: list[str]) -> None:
        """Each thing on the board that the question there can be answered with."""
        decision = self.asked(game)
        assert decision is not None
        thing = self.thing(decision)
        if thing:
            own = len(game.keys_of(decision.choice))
            self.found += [
                Shortcut(f"{thing}:{word_of(option.key)}", [*keys, option.key], ": ".join([*labels, option.name]))
                for option in decision.options[:own]
            ]

    def thing(self, decision: Decision) -> str:
        """What on the board the answers name; empty if nothing."""
        return self.targets.get(decision.choice.question.domain, "")


def word_of(key: str) -> str:
    return key.partition(":")[2]
