"""Questions and answers as they are read, in whatever language: in parts, for others to lay out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from .choice import Choice
from .refusal import Refusal
from .telling import Groupings

SOURCE: Final = "en"  # the language in which everything can be said


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked, and the story before it, if there is one."""

    story: str
    question: str

    def __str__(self) -> str:
        return f"{self.story} {self.question}" if self.story else self.question


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: its stable key, what it is called, and what it will do, part by part. It goes to a browser or a
    program as it is.

    `now` is what it does at once, `later` what it leaves behind, `risk` what may come of it. `card` is the card it
    stands on, `places` what it points at on the board, such as `space:near-3/b`. `label` has all of it in one line.
    """

    key: str
    label: str
    name: str = ""
    now: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    risk: tuple[str, ...] = ()
    card: str = ""
    places: tuple[str, ...] = ()


class Speaks(Protocol):
    """Who puts a game in words. The kernel has numbers, and asks this only when somebody reads."""

    @property
    def names(self) -> Sequence[str]:
        """What the players are called."""

    def prompt(self, state: Any, choice: Choice) -> Prompt: ...

    def answers(self, state: Any, choice: Choice) -> list[Option]: ...

    def names_of(self, state: Any, choice: Choice, values: Sequence[int]) -> list[str]:
        """What some answers to a question are called, on offer or not."""

    def say(self, message: str, numbers: Sequence[int]) -> str:
        """A line of the log."""

    @property
    def groupings(self) -> Groupings:
        """Which lines of the log belong together."""

    def say_together(self, message: str, rows: Sequence[Sequence[int]]) -> str:
        """The same line of the log with several numbers in its gap."""

    def forced(self, seat: int, action: int, *about: int) -> str:
        """The same of a question that had one answer, and so was not put; with what it was about."""

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done."""
