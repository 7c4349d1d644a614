"""What is told of people before an answer is given: who it is, how they are, what would become of them."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Fact, Facts
from ..state import FATIGUE, MISERY, MOST_PEOPLE, STATES, WORST, WOUNDS, Shelter
from .states import level

# What the worst level of a state means (TW-GEN-13); of the others, one may die.
AT_WORST: Final = {FATIGUE: "falls-asleep", MISERY: "may-leave"}


def who(g: Shelter, person: int) -> Fact:
    return ("who", g.characters[person])


def how(g: Shelter, person: int) -> Fact:
    """TW-GEN-11: the level of every state."""
    return ("how-they-are", *(level(g, person, state) for state in range(STATES)))


def becomes(g: Shelter, person: int, state: int, by: int) -> Fact:
    """TW-GEN-11, TW-GEN-13: what a state rises or falls to, and what the worst level means."""
    before = level(g, person, state)
    after = max(0, min(WORST, before + by))
    if after == before:
        return ("state-stays", state, before)
    return (AT_WORST.get(state, "may-die") if after == WORST else "state-becomes", state, before, after)


def tires(g: Shelter, person: int, by: int) -> Fact:
    """TW-SLEEP-06: whom a task of the night tires out sleeps when it is over."""
    tired = becomes(g, person, FATIGUE, by)
    return ("asleep-later", *tired[1:]) if tired[0] == "falls-asleep" else tired


def somebody(g: Shelter, choice: Choice, person: int) -> Facts:
    """Of people or nobody: who it is, and how they are."""
    return Facts() if person == MOST_PEOPLE else Facts(name=who(g, person), now=[how(g, person)])


def wounded(g: Shelter, choice: Choice, person: int) -> Facts:
    """TW-COMB-07, TW-RAID-05: one wound more."""
    return Facts(name=who(g, person), now=[becomes(g, person, WOUNDS, 1)])


def whose(g: Shelter, choice: Choice) -> dict[str, int]:
    """Who it is that a question is about."""
    return {"character": g.characters[choice.about]}
