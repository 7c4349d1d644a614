"""Resolving a card with choices, the same way in every game: what happens now, what is open, what is chosen."""

from __future__ import annotations

from typing import Final

from ..kernel.choice import Choice, Question, Ruling
from ..kernel.refusal import Refusal
from .sentences import Clause, holds, met, payable, perform
from .shapes import CardBase, Option

OPTION_REASON: Final = "card-option"
NO_OPTION: Final = -1  # what `resolve` gives where a card leaves nothing to choose


def open_options(g: object, card: CardBase, *context: object) -> list[int]:
    """The options whose condition holds and whose price can be paid."""
    found = []
    for place, option in enumerate(card.options):
        if (not option.if_.clauses or holds(g, option.if_, *context)) and payable(g, option.do, *context):
            found.append(place)
    return found


def clauses_of(option: Option) -> list[Clause]:
    """All that an option asks for: its conditions, then what its effects need."""
    return [*option.if_.clauses, *(sentence.needs for sentence in option.do if sentence.needs is not None)]


def resolve(g: object, card: CardBase, question: Question, seat: int, about: int, *context: object) -> Ruling[int]:
    """Carry out a card; gives the place of the option taken, or NO_OPTION where there is nothing to choose.

    What becomes of the card (`then`) and which one is read next (`go`) is the game's to do.
    """
    yield from perform(g, card.now, *context)
    values = open_options(g, card, *context)
    if not values:
        return NO_OPTION
    chosen = yield Choice(question, seat, values, about)
    yield from perform(g, card.options[chosen].do, *context)
    return chosen


def why_not_option(g: object, card: CardBase, option: int, rule: str, about: int, *context: object) -> Refusal | None:
    """Why an option is not open: the game's rule, and which of the option's conditions is not met."""
    if option >= len(card.options):
        return Refusal(rule, OPTION_REASON, about, option, -1)
    for place, clause in enumerate(clauses_of(card.options[option])):
        if not met(g, clause, *context):
            return Refusal(rule, OPTION_REASON, about, option, place)
    return None
