"""Heated or cold: FP-ACT; and fuel: FP-GNR-01, FP-GNR-03."""

from __future__ import annotations

from holdfast.games.frostpunk.city.heat import (
    fuel,
    insulation_heated,
    is_heated,
    zone_heated,
)
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city

NEAR_TILE = "near-1"
FAR_TILE = "far-1"


def heated_insulation(city: Crater) -> list[str]:
    return [
        insulation
        for insulation in ("red", "orange", "yellow", "blue", "white")
        if city.says(insulation_heated, insulation)
    ]


def heated_zones(city: Crater) -> list[str]:
    return [place for place in ("generator", NEAR_TILE, FAR_TILE) if city.says(zone_heated, place)]


def burning(heat: int, coal: int = 0, cold: int = 5) -> Crater:
    city = a_city(heat=heat, cold=cold)
    city.stock["coal"] = coal
    return city


@rule("FP-ACT-16", "FP-ACT-16/1")
def test_with_the_heat_marker_on_1_everything_is_cold() -> None:
    city = a_city(heat=1)
    assert heated_zones(city) == []
    assert heated_insulation(city) == []
    assert not city.says(is_heated, "generator")
    assert not city.says(is_heated, "generator", "orange")


@rule("FP-ACT-17", "FP-ACT-17/1")
def test_heat_5_reaches_orange_buildings_and_the_near_tiles() -> None:
    city = a_city(heat=5)
    assert heated_insulation(city) == ["red", "orange"]
    assert heated_zones(city) == ["generator", NEAR_TILE]


@rule("FP-ACT-17/2", "FP-ACT-17/3")
def test_heat_2_reaches_red_buildings_and_heat_3_the_generator_tile_too() -> None:
    assert (heated_insulation(a_city(heat=2)), heated_zones(a_city(heat=2))) == (["red"], [])
    assert (heated_insulation(a_city(heat=3)), heated_zones(a_city(heat=3))) == (["red"], ["generator"])


@rule("FP-ACT-18", "FP-ACT-18/1")
def test_in_a_heated_zone_the_insulation_does_not_matter() -> None:
    city = a_city(heat=5)
    assert city.says(is_heated, NEAR_TILE, "yellow")
    assert city.says(is_heated, NEAR_TILE, "blue")


@rule("FP-ACT-18")
def test_a_heated_zone_takes_in_the_smaller_ones() -> None:
    city = a_city(heat=7, ranges={"red": 4, "orange": 4, "yellow": 3})
    assert heated_zones(city) == ["generator", NEAR_TILE, FAR_TILE]
    assert heated_insulation(city) == ["yellow"]


@rule("FP-ACT-19", "FP-ACT-19/1")
def test_a_heated_insulation_is_heated_everywhere() -> None:
    city = a_city(heat=4, ranges={"red": 2, "orange": 2, "yellow": 3})
    assert heated_zones(city) == []
    assert city.says(is_heated, FAR_TILE, "orange")
    assert not city.says(is_heated, FAR_TILE, "yellow")


@rule("FP-ACT-20", "FP-ACT-20/1", "FP-ACT-20/2", "FP-ACT-20/3", "FP-ACT-20/4", "FP-ACT-20/5")
def test_either_condition_is_enough() -> None:
    city = a_city(heat=5)
    assert city.says(is_heated, FAR_TILE, "orange")
    assert city.says(is_heated, NEAR_TILE, "yellow")
    assert not city.says(is_heated, FAR_TILE, "yellow")
    assert not city.says(is_heated, FAR_TILE)
    assert city.says(is_heated, NEAR_TILE)


@rule("FP-ACT-21", "FP-ACT-21/1", "FP-ACT-21/2")
def test_a_symbol_must_stand_lower_than_the_heat_marker() -> None:
    assert not a_city(heat=1).says(is_heated, FAR_TILE, "red")
    assert a_city(heat=2).says(is_heated, FAR_TILE, "red")


@rule("FP-ACT-22", "FP-ACT-22/1", "FP-BLD-01")
def test_blue_buildings_are_heated_by_their_zone_alone() -> None:
    city = a_city(heat=6)
    assert "yellow" in heated_insulation(city)
    assert not city.says(is_heated, FAR_TILE, "blue")
    assert a_city(heat=7).says(is_heated, FAR_TILE, "blue")


@rule("FP-GNR-01", "FP-GNR-01/1")
def test_each_coal_moves_the_heat_marker_one_space() -> None:
    city = burning(heat=1, coal=5)
    city.play(fuel, "fuel", 0, "fuel:3")
    assert (city.heat, city.stock["coal"]) == (4, 2)


@rule("FP-GNR-01/2")
def test_without_coal_there_is_no_fuelling() -> None:
    city = burning(heat=1, coal=0)
    assert (city.refuses("fuel:1"), city.why("fuel:1")) == ("FP-GNR-01", "You have 0 coal, not 1.")
    city.play(fuel, "fuel", 0)
    assert (city.heat, city.stock["coal"]) == (1, 0)


@rule("FP-GNR-03", "FP-GNR-03/1")
def test_the_cold_marker_is_as_far_as_heat_goes() -> None:
    city = burning(heat=3, coal=6)
    assert city.offers(fuel, "fuel", 0) == ["fuel:0", "fuel:1", "fuel:2"]
    assert (city.refuses("fuel:3"), city.why("fuel:3")) == (
        "FP-GNR-03",
        "Heat cannot pass the Cold marker: at most 2 more coal.",
    )
    city.play(fuel, "fuel", 0, "fuel:2")
    assert (city.heat, city.stock["coal"]) == (5, 4)


@rule("FP-ACT-09/1")
def test_what_follows_is_judged_with_the_new_heat() -> None:
    city = burning(heat=1, coal=4)
    assert not city.says(is_heated, "generator")
    city.play(fuel, "fuel", 0, "fuel:2")
    assert city.heat == 3
    assert city.says(is_heated, "generator")
