"""Heated or cold (FP-ACT-14 to 23, FP-BLD-01), and fuel for the Generator (FP-GNR-01 to 04)."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask, Choice, Refusal, Rule
from ..state import COAL, City
from .map import ZONE

# Insulation of a Building: the first three have a symbol on an indicator.
RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
WHITE: Final = 4


def insulation_heated(g: City, insulation: int) -> bool:
    """FP-ACT-19, 21, 22: its symbol stands lower than the Heat marker; Blue has none."""
    return insulation <= YELLOW and g.box.insulation_level[g.ranges[insulation]] < g.heat


def zone_heated(g: City, place: int) -> bool:
    """FP-ACT-18, 21: the symbol of a zone the place lies in stands lower than the Heat marker. A larger zone takes in
    the smaller ones, wherever their own symbols stand."""
    level, ranges, heat = g.box.zone_level, g.ranges, g.heat
    return any(level[ranges[zone]] < heat for zone in range(ZONE[place], len(ranges)))


def is_heated(g: City, place: int, insulation: int = BLUE) -> bool:
    """FP-ACT-16, 20: by its zone, or by the insulation of a Building; either is enough."""
    return zone_heated(g, place) or insulation_heated(g, insulation)


# -- fuel -------------------------------------------------------------------------------------------------------------


def most_fuel(g: City) -> int:
    """FP-GNR-01, 03: as much Coal as there is, and as takes the Heat marker to the Cold marker."""
    return min(g.stock[COAL], g.cold - g.heat)


def why_not_fuel(g: City, choice: Choice, coal: int) -> Refusal | None:
    if coal > g.stock[COAL]:
        return Refusal("FP-GNR-01", "fuel-lacks", coal, g.stock[COAL])
    if coal > g.cold - g.heat:
        return Refusal("FP-GNR-03", "fuel-too-cold", g.cold - g.heat)
    return None


FUEL = Ask("fuel", "coal", why_not_fuel, team=True)
FUEL_FIRST = Ask("fuel-first", "coal", why_not_fuel)  # the active player's, before an action


def fuel(g: City, ask: Ask, seat: int) -> Rule:
    """FP-GNR-01: any number of Coal, a space forward for each; none is a number too."""
    coal = yield Choice(ask, seat, list(range(most_fuel(g) + 1)))
    burn(g, coal)


def burn(g: City, coal: int) -> None:
    g.stock[COAL] -= coal
    g.heat += coal
    if coal:
        g.tell("fuelled", coal, g.heat)
