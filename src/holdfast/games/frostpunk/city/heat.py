"""Heated or cold (FP-ACT, FP-BLD-01), and fuel for the Generator (FP-GNR-01, FP-GNR-02, FP-GNR-03, FP-GNR-04,
FP-TECH-15)."""

from __future__ import annotations

from typing import Final

from ....kernel import Choice, Fact, Facts, Question, Refusal, Rule
from ..state import COAL, STEAM_HUB, City
from .ground import map_of, on_this_map
from .map import PLACE, ZONE

# Insulation of a Building: the first three have a symbol on an indicator.
RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
WHITE: Final = 4


def insulation_heated(g: City, insulation: int) -> bool:
    """FP-ACT-19, FP-ACT-21, FP-ACT-22: its symbol stands lower than the Heat marker; Blue has none."""
    return insulation <= YELLOW and g.box.insulation_level[g.ranges[insulation]] < g.heat


def zone_heated(g: City, place: int) -> bool:
    """FP-ACT-18, FP-ACT-21: the symbol of a zone the place lies in stands lower than the Heat marker. A larger zone
    takes in the smaller ones, wherever their own symbols stand. FP-TECH-15: or a Steam Hub burns near by."""
    if g.lit and near_hub(g, place):
        return True
    level, ranges, heat = g.box.zone_level, g.ranges, g.heat
    return any(level[ranges[zone]] < heat for zone in range(ZONE[place], len(ranges)))


def near_hub(g: City, place: int) -> bool:
    """FP-TECH-15: a Steam Hub heats its own tile and the adjacent ones while it burns."""
    beside = map_of(g).neighbours[place]
    return any(PLACE[space] == place or PLACE[space] in beside for space in g.lit)


def is_heated(g: City, place: int, insulation: int = BLUE) -> bool:
    """FP-ACT-16, FP-ACT-20: by its zone, or by the insulation of a Building; either is enough."""
    return zone_heated(g, place) or insulation_heated(g, insulation)


# -- how the cold moves -----------------------------------------------------------------------------------------------


def raise_cold(g: City, spaces: int) -> None:
    """FP-WEA-02, FP-WEA-03."""
    g.cold = min(g.cold + spaces, g.box.heat_end)
    g.tell("cold", g.cold)


def ease_cold(g: City, spaces: int) -> None:
    """FP-GNR-03: it does not go below the Heat marker."""
    g.cold = max(g.cold - spaces, g.heat)
    g.tell("cold", g.cold)


def raise_indicator(g: City, insulation: int, spaces: int) -> None:
    """FP-WEA-02, FP-WEA-03, FP-WEA-04."""
    if insulation <= YELLOW:
        g.ranges[insulation] = min(g.ranges[insulation] + spaces, g.box.range_end)
        g.tell("indicator", insulation, g.ranges[insulation])


def lower_indicator(g: City, insulation: int, spaces: int) -> None:
    """FP-WEA-04: it does not go below the first space."""
    if insulation <= YELLOW:
        g.ranges[insulation] = max(g.ranges[insulation] - spaces, 1)
        g.tell("indicator", insulation, g.ranges[insulation])


# -- fuel -------------------------------------------------------------------------------------------------------------


def most_fuel(g: City) -> int:
    """FP-GNR-01, FP-GNR-03: as much Coal as there is, and as takes the Heat marker to the Cold marker."""
    return min(g.stock[COAL], g.cold - g.heat)


def why_not_fuel(g: City, choice: Choice, coal: int) -> Refusal | None:
    if coal > g.stock[COAL]:
        return Refusal("FP-GNR-01", "fuel-lacks", coal, g.stock[COAL])
    if coal > g.cold - g.heat:
        return Refusal("FP-GNR-03", "fuel-too-cold", g.cold - g.heat)
    return None


def how_it_burns(g: City, choice: Choice) -> dict[str, int]:
    return {"heat": g.heat, "cold": g.cold, "held": g.stock[COAL]}


def what_it_warms(g: City, choice: Choice, coal: int) -> Facts:
    """Which Buildings, and how far from the Generator."""
    heat, box = g.heat + coal, g.box
    told: list[Fact] = [("heat-becomes", heat)]
    told += [("warms-insulation", number) for number in range(3) if box.insulation_level[g.ranges[number]] < heat]
    zones = [number for number in range(3) if box.zone_level[g.ranges[number]] < heat]
    if zones:
        told.append(("warms-zone", zones[-1]))
    return Facts(now=told if len(told) > 1 else [*told, ("warms-nothing",)])


FUEL = Question("fuel", "coal", why_not_fuel, team=True, asked=how_it_burns, facts=what_it_warms)


def fuel(g: City, ask: Question, seat: int) -> Rule:
    """FP-GNR-01: any number of Coal, a space forward for each; none is a number too."""
    coal = yield Choice(ask, seat, list(range(most_fuel(g) + 1)))
    burn(g, coal)
    if STEAM_HUB in g.building:
        yield from light_hubs(g, seat)


def burn(g: City, coal: int) -> None:
    g.stock[COAL] -= coal
    g.heat += coal
    if coal:
        g.tell("fuelled", coal, g.heat)


# -- Steam Hubs -------------------------------------------------------------------------------------------------------


def why_not_hub(g: City, choice: Choice, space: int) -> Refusal | None:
    """FP-TECH-15: a Steam Hub that does not burn yet, for a Coal; the number beyond the spaces lights no more."""
    if space == g.box.spaces:
        return None
    if g.building[space] != STEAM_HUB:
        return Refusal("FP-TECH-15", "no-hub", space)
    if space in g.lit:
        return Refusal("FP-TECH-15", "hub-burns", space)
    return None if g.stock[COAL] else Refusal("FP-TECH-15", "hub-lacks")


HUB = Question("hub", "spaces-or-enough", on_this_map(why_not_hub))


def light_hubs(g: City, seat: int) -> Rule:
    """FP-TECH-15: when the Generator may be fuelled, each Steam Hub may be lit for 1 Coal; it burns until the Heat
    marker is reset."""
    while True:
        choice = Choice(HUB, seat, [])
        hubs = [space for space, building in enumerate(g.building) if building == STEAM_HUB]
        choice.values = [space for space in hubs if why_not_hub(g, choice, space) is None]
        if not choice.values:
            return
        choice.values.append(g.box.spaces)
        space = yield choice
        if space == g.box.spaces:
            return
        g.stock[COAL] -= 1
        g.lit = [*g.lit, space]
        g.tell("hub-lit", space)
