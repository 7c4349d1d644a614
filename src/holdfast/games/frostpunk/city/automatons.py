"""Automatons (FP-AUTO): machines that work as Workers do, and are nobody."""

from __future__ import annotations

from ....kernel.rows import cut
from ..state import AUTOMATON, MOST_AUTOMATONS, NONE, City


def in_bank(g: City) -> int:
    """FP-AUTO-07: six in all, those that cards keep included."""
    return MOST_AUTOMATONS - g.automatons - sum(g.kept_on)


def gain(g: City, number: int) -> None:
    """FP-AUTO-01, FP-AUTO-07, FP-AUTO-08, FP-BLD-19: from the bank to the supply, as many as it has; they can act at
    once."""
    number = min(number, in_bank(g))
    g.automatons += number
    g.ready[AUTOMATON] += number
    if number:
        g.tell("automatons", number)


def lose(g: City, number: int) -> None:
    """FP-GEN-13: as many as there are."""
    number = min(number, g.automatons)
    for _ in range(number):
        withdraw(g)
    g.automatons -= number
    if number:
        g.tell("automatons-lost", number)


def withdraw(g: City) -> None:
    """One that has not acted yet, if there is one; else one from where it was placed."""
    for counted in (g.ready, g.used_up, g.building_site, g.snow_field):
        if counted[AUTOMATON]:
            counted[AUTOMATON] -= 1
            return
    for places in (g.standing, g.meeple_on):
        if AUTOMATON in places:
            places[places.index(AUTOMATON)] = NONE
            return
    standing = next((place for place, (_, kind) in enumerate(g.beside) if kind == AUTOMATON), NONE)
    if standing != NONE:
        g.beside = cut(g.beside, standing)
