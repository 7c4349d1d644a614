"""Visiting the heart of the city on the way home (TW-HEART).

`g.heart` holds the cards nobody has visited yet; while the scavengers are there, `g.elsewhere` is true.
"""

from __future__ import annotations

from typing import Final

from .....kernel import Choice, Facts, Question, Refusal, Rule
from ...scavenging import searching
from ...scripts import book
from ...state import HEART_OF_THE_CITY, SCAVENGING, Shelter

NO: Final = 0
YES: Final = 1


def shuffle(g: Shelter) -> None:
    """TW-HEART-02."""
    g.heart = g.box.in_game("heart", g.expansions)
    g.rng.shuffle(g.heart)


def visited(g: Shelter) -> list[int]:
    """TW-HEART-04: the cards that have left the game."""
    return [card for card in g.box.in_game("heart", g.expansions) if card not in g.heart]


def was_last(g: Shelter) -> bool:
    """TW-HEART-04."""
    return bool(g.expansions[HEART_OF_THE_CITY]) and not g.heart


def can_visit(g: Shelter) -> bool:
    """TW-HEART-03, TW-HEART-04, TW-HEART-06: by night, while there are cards, unless the group has fled or nobody is
    left who goes on."""
    return g.phase == SCAVENGING and bool(g.heart) and not searching.is_broken_off(g)


def as_they_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    """TW-HEART-03: nobody has to."""
    return None


def what_is_left_there(g: Shelter, choice: Choice, answer: int) -> Facts:
    """TW-HEART-04."""
    return Facts(now=[("cards-of-heart", len(g.heart))]) if answer == YES else Facts()


VISIT_HEART = Question("visit-heart", "yes-no", as_they_like, team=True, facts=what_is_left_there)


def why_not_heart_option(g: Shelter, choice: Choice, option: int) -> Refusal | None:
    """TW-HEART-03: an option of the card (`about`) whose condition is met and whose price can be paid."""
    card = g.box.heart[choice.about]
    return book.why_not_card_option(g, card, option, "TW-HEART-03", "heart-option", choice.about)


HEART_OPTION = Question(
    "heart-option",
    "options",
    why_not_heart_option,
    about="heart_card",
    team=True,
    facts=book.card_option("heart"),
)


def go_on_there(g: Shelter) -> Rule:
    """TW-HEART-03: once a night, as the leader says."""
    if can_visit(g) and (yield Choice(VISIT_HEART, g.leader, [NO, YES])) == YES:
        yield from visit(g)


def visit(g: Shelter) -> Rule:
    """TW-HEART-03, TW-HEART-04, TW-HEART-05, TW-HEART-06: the top card, which leaves the game; then who died there is
    mourned."""
    card = g.heart[-1]
    g.heart = g.heart[:-1]
    g.reveals += 1
    g.elsewhere = True
    g.tell("heart-card", card)
    yield from searching.live_through(g, g.box.heart[card], card, HEART_OPTION)
    yield from searching.end_scene(g)
    g.elsewhere = False
