"""What the log says of a question that had one answer, and so was not put."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....kernel import only_answer
from ..nouns import BUILDINGS, CITIZENS

if TYPE_CHECKING:
    from ..box import FrostpunkBox

# By the question, where its one answer says more than its domain does.
BY_QUESTION: Final = {
    "turn:pass": "There is nothing to do but pass.",
    "raise:draw": "Nothing can be activated, so a token is drawn.",
    "fuel:0": "There is no coal to burn, or nowhere to go on the heat track.",
    "remove-snow:near": "Only Near tiles can be laid.",
    "remove-snow:far": "Only a Far tile can be laid.",
    "construct:build": "There is something to build, and nothing to dismantle.",
    "construct:dismantle": "There is something to dismantle, and nothing to build.",
    "route:skip": "The Scout can only skip.",
    "route:explore": "The Scout can only explore.",
    "cure-or-treat:cure": "Nobody can be treated, so it is a cure.",
    "cure-or-treat:treat": "Nobody can be cured, so it is a treatment.",
}

# By the domain of the answer, with the thing it names.
BY_DOMAIN: Final[dict[str, tuple[str, Callable[[FrostpunkBox, int, str], str]]]] = {
    "meeples": ("Only {} can.", lambda box, value, word: article(word.replace("-", " ").title())),
    "citizens": ("It can only be {}.", lambda box, value, word: article(CITIZENS[value][1].title())),
    "patients": ("It can only be {}.", lambda box, value, word: article(CITIZENS[value][1].title())),
    "spaces": ("There is one place for it: {}.", lambda box, value, word: word),
    "spaces-or-enough": ("There is one place for it: {}.", lambda box, value, word: word),
    "workplaces": ("There is one place for it: {}.", lambda box, value, word: word),
    "places": ("There is one place for it: {}.", lambda box, value, word: word),
    "buildings": ("There is one Building for it: {}.", lambda box, value, word: BUILDINGS[value][1]),
    "stacks": ("There is one trail for it: {}.", lambda box, value, word: word),
    "options": ("There is one way to do it.", lambda box, value, word: word),
    "laws": ("There is one Law left: {}.", lambda box, value, word: box.laws[value].name),
    "technologies": ("There is one left: {}.", lambda box, value, word: box.technologies[value].name),
    "events": ("There is one card for it: {}.", lambda box, value, word: box.events[value].title),
    "citizen-cards": ("There is one card for it: {}.", lambda box, value, word: box.citizen_cards[value].name),
    "tokens": ("It can only be {}.", lambda box, value, word: word.capitalize()),
    "raising": ("It can only be {}.", lambda box, value, word: word.capitalize()),
    "sides": ("It can only be {}.", lambda box, value, word: "{} {}".format(*side_of(word))),
}


def side_of(word: str) -> tuple[str, str]:
    """exhausted-care is exhausted Care."""
    side, _, kind = word.partition("-")
    return side, kind.capitalize()


def forced(box: FrostpunkBox, action: int) -> str:
    """The sentence for an action number."""
    return only_answer(box, action, BY_QUESTION, BY_DOMAIN)


def article(word: str) -> str:
    return f"{'an' if word[:1] in 'AEIOU' else 'a'} {word}"
