"""What cards move on the boards: the cold, the Heat Range indicators, goods of any kind."""

from __future__ import annotations

import pytest

from holdfast.games.frostpunk.city.goods import gain, have, lose, spend
from holdfast.games.frostpunk.city.heat import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    YELLOW,
    ease_cold,
    lower_indicator,
    raise_cold,
    raise_indicator,
)
from holdfast.games.frostpunk.state import COAL, FOOD
from tests.cite import rule
from tests.frostpunk.arrange import city


@rule("FP-WEA-02", "FP-WEA-02/1")
def test_the_cold_marker_and_the_indicators_go_up() -> None:
    g = city(cold=5, ranges=[1, 2, 3])
    raise_cold(g, 1)
    raise_indicator(g, YELLOW, 1)
    assert (g.cold, g.ranges) == (6, [1, 2, 4])


@rule("FP-WEA-03", "FP-WEA-03/1")
def test_none_goes_past_the_end_of_its_track() -> None:
    g = city()
    g.cold = g.box.heat_end
    g.ranges[RED] = g.box.range_end - 1
    raise_cold(g, 2)
    raise_indicator(g, RED, 2)
    assert (g.cold, g.ranges[RED]) == (g.box.heat_end, g.box.range_end)


@rule("FP-WEA-04", "FP-WEA-04/1")
def test_indicators_pass_each_other() -> None:
    g = city(ranges=[1, 3, 3])
    raise_indicator(g, ORANGE, 1)
    assert g.ranges == [1, 4, 3]
    lower_indicator(g, ORANGE, 2)
    assert g.ranges == [1, 2, 3]


def test_an_indicator_does_not_go_below_the_first_space() -> None:
    g = city(ranges=[1, 2, 3])
    lower_indicator(g, YELLOW, 5)
    assert g.ranges == [1, 2, 1]


@pytest.mark.parametrize("insulation", [BLUE, WHITE])
def test_blue_and_white_have_no_indicator(insulation: int) -> None:
    g = city(ranges=[1, 2, 3])
    raise_indicator(g, insulation, 1)
    lower_indicator(g, insulation, 1)
    assert g.ranges == [1, 2, 3]


@rule("FP-GNR-03")
def test_the_cold_eases_no_further_than_the_heat_marker() -> None:
    g = city(cold=8, heat=3)
    ease_cold(g, 2)
    assert g.cold == 6
    ease_cold(g, 5)
    assert g.cold == 3


@rule("FP-GEN-08", "FP-GEN-09", "FP-GEN-13")
def test_food_is_gained_and_lost_as_other_goods_are() -> None:
    g = city(food=3, stock=[0, 2, 0, 0])
    gain(g, FOOD, 4)
    lose(g, COAL, 5)
    assert (have(g, FOOD), have(g, COAL)) == (7, 0)
    assert (g.food, g.stock) == (7, [0, 0, 0, 0])
    lose(g, FOOD, 9)
    assert g.food == 0
    gain(g, FOOD, 60)
    assert g.food == 50


@rule("FP-GEN-09/1", "FP-GEN-14")
def test_food_is_spent_in_full_or_not_at_all() -> None:
    g = city(food=8)
    spend(g, FOOD, 3)
    assert (g.food, g.stock) == (5, [0, 0, 0, 0])
    with pytest.raises(AssertionError):
        spend(g, FOOD, 6)
    assert g.food == 5
