"""Picks as they were made, and wishes to take them back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..kernel import Choice, Game


class InWords(NamedTuple):
    """A pick as it read when it was made: the question, and the answer."""

    prompt: str = ""
    label: str = ""


class Hand(NamedTuple):
    """Who made a pick, how much was known before, and how it read."""

    seat: int
    known: int
    picked: InWords


@dataclass(slots=True)
class Vote:
    """Somebody wants picks taken back, and others must agree."""

    seat: int
    key: str
    picked: InWords
    picks: int
    needed: list[int]
    agreed: list[int] = field(default_factory=list)

    @property
    def missing(self) -> list[int]:
        return [seat for seat in self.needed if seat not in self.agreed]


@dataclass(frozen=True, slots=True)
class WayBack:
    """What undo would take back for a person: how many picks, the person's own first of them, and who must agree."""

    seat: int
    key: str
    picked: InWords
    picks: int
    shown: bool  # chance or a hidden card has spoken since
    others: tuple[int, ...]  # persons whose picks would go too


def in_words(game: Game[Any], key: str, seat: int | None = None) -> InWords:
    """An answer to a question now open (to this seat), as it reads."""
    offsets, action = game.play.offsets, game.box.vocabulary.actions.get(key, -1)
    for decision in game.decisions:
        if seat is not None and decision.choice.seat != seat:
            continue
        for choice in (decision.choice, decision.choice.beside):
            value = -1 if choice is None else action - offsets[choice.question.index]
            if choice is not None and value in choice.values:
                only = Choice(choice.question, choice.seat, [value], choice.about)
                [option] = game.voice().answers(game.state, only)
                return InWords(str(decision.prompt), option.name)
    return InWords()
