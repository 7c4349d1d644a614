"""Heated or cold: FP-ACT; and fuel: FP-GNR-01, FP-GNR-03."""

from __future__ import annotations

from holdfast.games.frostpunk.city.heat import (
    BLUE,
    FUEL,
    ORANGE,
    RED,
    WHITE,
    YELLOW,
    fuel,
    insulation_heated,
    is_heated,
    why_not_fuel,
    zone_heated,
)
from holdfast.games.frostpunk.city.map import FAR, GENERATOR, NEAR
from holdfast.games.frostpunk.state import COAL, City
from holdfast.kernel import Choice
from tests.cite import rule
from tests.frostpunk.arrange import city, offered, play

NEAR_TILE = NEAR[0]
FAR_TILE = FAR[0]


def heated_insulation(g: City) -> list[int]:
    return [insulation for insulation in (RED, ORANGE, YELLOW, BLUE, WHITE) if insulation_heated(g, insulation)]


def heated_zones(g: City) -> list[int]:
    return [place for place in (GENERATOR, NEAR_TILE, FAR_TILE) if zone_heated(g, place)]


def burning(heat: int, coal: int = 0, cold: int = 5) -> City:
    g = city(heat=heat, cold=cold)
    g.stock[COAL] = coal
    return g


@rule("FP-ACT-16", "FP-ACT-16/1")
def test_with_the_heat_marker_on_1_everything_is_cold() -> None:
    g = city(heat=1)
    assert heated_zones(g) == []
    assert heated_insulation(g) == []
    assert not is_heated(g, GENERATOR)
    assert not is_heated(g, GENERATOR, ORANGE)


@rule("FP-ACT-17", "FP-ACT-17/1")
def test_heat_5_reaches_orange_buildings_and_the_near_tiles() -> None:
    g = city(heat=5)
    assert heated_insulation(g) == [RED, ORANGE]
    assert heated_zones(g) == [GENERATOR, NEAR_TILE]


@rule("FP-ACT-17/2", "FP-ACT-17/3")
def test_heat_2_reaches_red_buildings_and_heat_3_the_generator_tile_too() -> None:
    assert (heated_insulation(city(heat=2)), heated_zones(city(heat=2))) == ([RED], [])
    assert (heated_insulation(city(heat=3)), heated_zones(city(heat=3))) == ([RED], [GENERATOR])


@rule("FP-ACT-18", "FP-ACT-18/1")
def test_in_a_heated_zone_the_insulation_does_not_matter() -> None:
    g = city(heat=5)
    assert is_heated(g, NEAR_TILE, YELLOW)
    assert is_heated(g, NEAR_TILE, BLUE)


@rule("FP-ACT-18")
def test_a_heated_zone_takes_in_the_smaller_ones() -> None:
    g = city(heat=7, ranges=[4, 4, 3])
    assert heated_zones(g) == [GENERATOR, NEAR_TILE, FAR_TILE]
    assert heated_insulation(g) == [YELLOW]


@rule("FP-ACT-19", "FP-ACT-19/1")
def test_a_heated_insulation_is_heated_everywhere() -> None:
    g = city(heat=4, ranges=[2, 2, 3])
    assert heated_zones(g) == []
    assert is_heated(g, FAR_TILE, ORANGE)
    assert not is_heated(g, FAR_TILE, YELLOW)


@rule("FP-ACT-20", "FP-ACT-20/1", "FP-ACT-20/2", "FP-ACT-20/3", "FP-ACT-20/4", "FP-ACT-20/5")
def test_either_condition_is_enough() -> None:
    g = city(heat=5)
    assert is_heated(g, FAR_TILE, ORANGE)
    assert is_heated(g, NEAR_TILE, YELLOW)
    assert not is_heated(g, FAR_TILE, YELLOW)
    assert not is_heated(g, FAR_TILE)
    assert is_heated(g, NEAR_TILE)


@rule("FP-ACT-21", "FP-ACT-21/1", "FP-ACT-21/2")
def test_a_symbol_must_stand_lower_than_the_heat_marker() -> None:
    assert not is_heated(city(heat=1), FAR_TILE, RED)
    assert is_heated(city(heat=2), FAR_TILE, RED)


@rule("FP-ACT-22", "FP-ACT-22/1", "FP-BLD-01")
def test_blue_buildings_are_heated_by_their_zone_alone() -> None:
    g = city(heat=6)
    assert YELLOW in heated_insulation(g)
    assert not is_heated(g, FAR_TILE, BLUE)
    assert is_heated(city(heat=7), FAR_TILE, BLUE)


@rule("FP-GNR-01", "FP-GNR-01/1")
def test_each_coal_moves_the_heat_marker_one_space() -> None:
    g = burning(heat=1, coal=5)
    play(fuel(g, FUEL, 0), 3)
    assert (g.heat, g.stock[COAL]) == (4, 2)


@rule("FP-GNR-01/2")
def test_without_coal_there_is_no_fuelling() -> None:
    g = burning(heat=1, coal=0)
    refusal = why_not_fuel(g, Choice(FUEL, 0, []), 1)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-GNR-01", (1, 0))
    play(fuel(g, FUEL, 0))
    assert (g.heat, g.stock[COAL]) == (1, 0)


@rule("FP-GNR-03", "FP-GNR-03/1")
def test_the_cold_marker_is_as_far_as_heat_goes() -> None:
    g = burning(heat=3, coal=6)
    assert offered(fuel(g, FUEL, 0)) == [0, 1, 2]
    refusal = why_not_fuel(g, Choice(FUEL, 0, []), 3)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-GNR-03", (2,))
    play(fuel(g, FUEL, 0), 2)
    assert (g.heat, g.stock[COAL]) == (5, 4)


@rule("FP-ACT-09/1")
def test_what_follows_is_judged_with_the_new_heat() -> None:
    g = burning(heat=1, coal=4)
    assert not is_heated(g, GENERATOR)
    play(fuel(g, FUEL, 0), 2)
    assert g.heat == 3
    assert is_heated(g, GENERATOR)
