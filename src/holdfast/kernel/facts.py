"""What an answer will do, in numbers: the same facts are put in words by the browser, the terminal and an agent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

# One fact: the id of a message and the numbers in it; or a sentence of a card, which has words already.
Fact = Any


class Facts:
    """What is told of an answer before it is given, part by part.

    `name` says what it is, where its question's own words do not. `now` is what it does at once, `later` what it leaves
    behind: a card that will come, an effect that lasts, what it costs every night. `risk` is what may come of it, with
    the chance where dice decide. `card` is the card it stands on, by the id under which all cards are kept.
    """

    __slots__ = ("card", "later", "name", "now", "risk")

    def __init__(
        self,
        *,
        name: Fact | None = None,
        now: Sequence[Fact] = (),
        later: Sequence[Fact] = (),
        risk: Sequence[Fact] = (),
        card: str = "",
    ) -> None:
        self.name: Final = name
        self.now: Final = now
        self.later: Final = later
        self.risk: Final = risk
        self.card: Final = card


# facts(state, choice, value): what this answer will do.
FactsOf = Callable[[Any, Any, int], Facts]

# asked(state, choice): numbers for the words of the question, by name, besides those it is about.
Asked = Callable[[Any, Any], dict[str, int]]

# points(state, choice, value): what on the board this answer points at, such as `space:near-3/b`.
Points = Callable[[Any, Any, int], Sequence[str]]
