"""Citizens: how many there are, who comes and who goes, and who it is where no type is named (FP-GEN, FP-LIM-01)."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Facts, Question, Refusal, Rule, Ruling
from ..state import ANYBODY, HOPE, MOST_PEOPLE, NONE, OF_THE_ROUND, SPENT_TOKENS, TYPES, City
from . import feelings
from .sickness import dies, falls_sick, follow

# -- how many there are -----------------------------------------------------------------------------------------------


def why_not_join(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-LIM-01: there is room for another of this type."""
    return None if g.people[kind] < MOST_PEOPLE else Refusal("FP-LIM-01", "type-full", kind)


def how_many(g: City, choice: Choice, kind: int) -> Facts:
    return Facts(now=[("of-them", g.people[kind], g.sick[kind])])


JOIN = Question("join", "citizens", why_not_join, team=True, facts=how_many)


def join(g: City, kind: int, number: int) -> Rule:
    """FP-GEN-10, FP-LIM-01: Citizens come; those beyond fifty of a type are of another, as the players choose. Meeples
    follow at the next Action Phase."""
    fitting = min(number, MOST_PEOPLE - g.people[kind])
    g.people[kind] += fitting
    g.tell("joined", fitting, kind)
    for _ in range(number - fitting):
        other = yield from choose(g, JOIN)
        if other == NONE:
            return
        g.people[other] += 1
        g.tell("joined", 1, other)


def somebody_joins(g: City) -> Rule:
    """FP-GEN-12."""
    kind = yield from choose(g, JOIN)
    if kind != NONE:
        yield from join(g, kind, 1)


def number_of(g: City, kind: int) -> int:
    """FP-GEN-10: How many there are of a type, or in all."""
    return sum(g.people) if kind == ANYBODY else g.people[type_of_round(g, g.round) if kind == OF_THE_ROUND else kind]


def number_sick(g: City, kind: int) -> int:
    """FP-GEN-11: How many of a type are sick, or in all."""
    return sum(g.sick) if kind == ANYBODY else g.sick[type_of_round(g, g.round) if kind == OF_THE_ROUND else kind]


def type_of_round(g: City, number: int) -> int:
    """FP-RND-06."""
    fed = g.box.board.fed
    return fed[(number - 1) % len(fed)]


def leave(g: City, kind: int, number: int) -> None:
    """FP-GEN-13, FP-GEN-15: as many as there are go; it is no death."""
    gone = min(number, g.people[kind])
    g.people[kind] -= gone
    g.tell("left", gone, kind)
    follow(g, kind)


def choose(g: City, ask: Question, about: int | None = None) -> Ruling[int]:
    """FP-GEN-12: the players choose a type on which the effect is not void; NONE where there is none."""
    choice = Choice(ask, g.leader, [], about)
    choice.values = [kind for kind in TYPES if ask.why_not(g, choice, kind) is None]
    if not choice.values:
        return NONE
    kind = yield choice
    return kind


# -- who, where no type is named --------------------------------------------------------------------------------------


def why_not_anybody(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-GEN-12, FP-SICK-13: nobody of a type of which there is nobody."""
    return None if g.people[kind] else Refusal("FP-GEN-12", "nobody", kind)


SOMEBODY = Question("somebody", "citizens", why_not_anybody, about="fate", team=True, facts=how_many)
SICKENS: Final = 0
DIES: Final = 1
LEAVES: Final = 2


def somebody_falls_sick(g: City) -> Rule:
    kind = yield from choose(g, SOMEBODY, SICKENS)
    if kind != NONE:
        yield from falls_sick(g, kind)


def somebody_dies(g: City) -> Rule:
    kind = yield from choose(g, SOMEBODY, DIES)
    if kind != NONE:
        yield from dies(g, kind)


def somebody_leaves(g: City) -> Rule:
    kind = yield from choose(g, SOMEBODY, LEAVES)
    if kind != NONE:
        leave(g, kind, 1)


def why_not_spent(g: City, choice: Choice, kind: int) -> Refusal | None:
    """FP-PREP-09: a type of which a token is left beside the board."""
    return None if g.spent[kind] < SPENT_TOKENS else Refusal("FP-PREP-09", "no-spent-token", kind)


SPENT = Question("spent", "citizens", why_not_spent, team=True, facts=how_many)


def is_spent(g: City, kind: int) -> Rule:
    """FP-PREP-08, FP-PREP-09, FP-GEN-12: a Spent Citizen token goes to the supply, while there is one."""
    if kind == ANYBODY:
        kind = yield from choose(g, SPENT)
    if kind != NONE and g.spent[kind] < SPENT_TOKENS:
        g.spent[kind] += 1
        g.tell("spent-tokens", 1, kind)


# -- the dead ---------------------------------------------------------------------------------------------------------


def why_not_bury(g: City, choice: Choice, number: int) -> Refusal | None:
    """FP-BLD-47, FP-BLD-51: at least one and at most as many as the card says; the marker does not go below 0."""
    if not 1 <= number <= choice.about:
        return Refusal("FP-BLD-51", "bury-number", choice.about)
    return None if number <= g.corpses else Refusal("FP-BLD-51", "bury-none", g.corpses)


BURY = Question("bury", "burials", why_not_bury, about="most")


def bury(g: City, seat: int, most: int) -> Rule:
    """FP-BLD-51: the Corpse marker goes back, by as much as the player says."""
    if not g.corpses:
        return
    number = yield Choice(BURY, seat, list(range(1, min(most, g.corpses) + 1)), about=most)
    g.corpses -= number
    g.tell("buried", number)


def bury_for_hope(g: City, seat: int, most: int) -> Rule:
    """FP-BLD-47: and Hope rises, if somebody was buried."""
    before = g.corpses
    yield from bury(g, seat, most)
    if g.corpses < before:
        yield from feelings.increase(g, HOPE)
