"""Phase 4, the Weather: colder days, Hunter's traps, Scouts on their way, the Storm (FP-WEA)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Rule
from ..city import scenario
from ..city.expeditions import move_scouts
from ..city.goods import gain_food
from ..city.heat import ORANGE, RED, YELLOW, raise_cold, raise_indicator
from ..state import HUNTERS_HUT, HUNTING_TACTICS, NONE, City

if TYPE_CHECKING:
    from ..cards import Weather


def weather_phase(g: City) -> Rule:
    """FP-WEA-01: a card is revealed, and its four sections are resolved from top to bottom."""
    card = reveal_weather(g)
    move_markers(g, card)
    empty_traps(g)
    yield from move_scouts(g, card.scouts)
    yield from storm_nears(g, card.storm)


def reveal_weather(g: City) -> Weather:
    """FP-WEA-01, FP-WEA-16: the top card; when the deck has run out, its discard pile is shuffled first. It lies face
    up on that pile while it is resolved, where all can read it."""
    if not g.weather:
        g.weather, g.weather_gone = g.weather_gone[:], []
        g.rng.shuffle(g.weather)
    card = g.weather[-1]
    g.weather = g.weather[:-1]
    g.weather_gone = [*g.weather_gone, card]
    g.reveals += 1
    g.tell("weather", card)
    return g.box.weather[card]


def move_markers(g: City, card: Weather) -> None:
    """FP-WEA-02, FP-WEA-03, FP-WEA-04: section A; a marker without a number stays."""
    if card.cold:
        raise_cold(g, card.cold)
    for insulation, spaces in ((RED, card.red), (ORANGE, card.orange), (YELLOW, card.yellow)):
        if spaces:
            raise_indicator(g, insulation, spaces)


def empty_traps(g: City) -> None:
    """FP-WEA-05, FP-WEA-06, FP-TECH-11: section B; a Food for each Hunting symbol, wherever its Hut stands, and one
    more for every two with Hunting Tactics."""
    hunting = g.box.buildings[HUNTERS_HUT].hunting
    symbols = sum(hunting[g.improved[space]] for space, building in enumerate(g.building) if building == HUNTERS_HUT)
    if symbols:
        gain_food(g, symbols + symbols // 2 if g.developed[HUNTING_TACTICS] else symbols)


def storm_nears(g: City, rounds: int) -> Rule:
    """FP-WEA-09, FP-WEA-15: section D; the Storm marker moves back, and one check is made. Without it nothing
    happens."""
    if g.storm == NONE:
        return
    scenario.move_storm(g, -rounds)
    yield from scenario.storm_check(g)
