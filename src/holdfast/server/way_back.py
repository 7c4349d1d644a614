"""Picks as they were made, and wishes to take them back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..kernel import Choice, Game


class PickedHere(NamedTuple):
    """A pick as it was made, to be told later: the table as it stood, the question, and the answer."""

    state: Any
    asked: Choice
    answered: Choice  # with this one answer


class Hand(NamedTuple):
    """Who made a pick, how much was known before, and what it answered."""

    seat: int
    known: int
    picked: PickedHere | None


@dataclass(slots=True)
class Vote:
    """Somebody wants picks taken back, and others must agree."""

    seat: int
    key: str
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
    picked: PickedHere | None
    picks: int
    shown: bool  # chance or a hidden card has spoken since
    others: tuple[int, ...]  # persons whose picks would go too


def picked_here(game: Game[Any], key: str, seat: int | None = None) -> PickedHere | None:
    """An answer to a question now open (to this seat)."""
    offsets, action = game.play.offsets, game.box.vocabulary.actions.get(key, -1)
    for decision in game.decisions:
        if seat is not None and decision.choice.seat != seat:
            continue
        for choice in (decision.choice, decision.choice.beside):
            value = -1 if choice is None else action - offsets[choice.question.index]
            if choice is not None and value in choice.values:
                only = Choice(choice.question, choice.seat, [value], choice.about)
                return PickedHere(game.state.copy(), decision.choice, only)
    return None


def in_words(picked: PickedHere | None, game: Game[Any], language: str) -> tuple[str, str]:
    """The question and the answer, as they read; nothing of what is a secret."""
    if picked is None:
        return "", ""
    voice = game.voice(language)
    [option] = voice.answers(picked.state, picked.answered)
    return voice.prompt(picked.state, picked.asked).question, option.name
