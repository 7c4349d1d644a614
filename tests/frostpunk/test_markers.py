"""What cards move on the boards: the cold, the Heat Range indicators, goods of any kind."""

from __future__ import annotations

import pytest

from holdfast.games.frostpunk.city.goods import gain, have, lose, spend
from holdfast.games.frostpunk.city.heat import (
    ease_cold,
    lower_indicator,
    raise_cold,
    raise_indicator,
)
from tests.cite import rule
from tests.frostpunk.arrange import a_city


@rule("FP-WEA-02", "FP-WEA-02/1")
def test_the_cold_marker_and_the_indicators_go_up() -> None:
    city = a_city(cold=5, ranges={"red": 1, "orange": 2, "yellow": 3})
    city.play(raise_cold, 1)
    city.play(raise_indicator, "yellow", 1)
    assert (city.cold, city.ranges) == (6, {"red": 1, "orange": 2, "yellow": 4})


@rule("FP-WEA-03", "FP-WEA-03/1")
def test_none_goes_past_the_end_of_its_track() -> None:
    city = a_city()
    city.cold = city.box.heat_end
    city.ranges["red"] = city.box.range_end - 1
    city.play(raise_cold, 2)
    city.play(raise_indicator, "red", 2)
    assert (city.cold, city.ranges["red"]) == (city.box.heat_end, city.box.range_end)


@rule("FP-WEA-04", "FP-WEA-04/1")
def test_indicators_pass_each_other() -> None:
    city = a_city(ranges={"red": 1, "orange": 3, "yellow": 3})
    city.play(raise_indicator, "orange", 1)
    assert city.ranges == {"red": 1, "orange": 4, "yellow": 3}
    city.play(lower_indicator, "orange", 2)
    assert city.ranges == {"red": 1, "orange": 2, "yellow": 3}


def test_an_indicator_does_not_go_below_the_first_space() -> None:
    city = a_city(ranges={"red": 1, "orange": 2, "yellow": 3})
    city.play(lower_indicator, "yellow", 5)
    assert city.ranges == {"red": 1, "orange": 2, "yellow": 1}


@pytest.mark.parametrize("insulation", ["blue", "white"])
def test_blue_and_white_have_no_indicator(insulation: int) -> None:
    city = a_city(ranges={"red": 1, "orange": 2, "yellow": 3})
    city.play(raise_indicator, insulation, 1)
    city.play(lower_indicator, insulation, 1)
    assert city.ranges == {"red": 1, "orange": 2, "yellow": 3}


@rule("FP-GNR-03")
def test_the_cold_eases_no_further_than_the_heat_marker() -> None:
    city = a_city(cold=8, heat=3)
    city.play(ease_cold, 2)
    assert city.cold == 6
    city.play(ease_cold, 5)
    assert city.cold == 3


@rule("FP-GEN-08", "FP-GEN-09", "FP-GEN-13")
def test_food_is_gained_and_lost_as_other_goods_are() -> None:
    city = a_city(food=3, stock={"coal": 2})
    city.play(gain, "food", 4)
    city.play(lose, "coal", 5)
    assert (city.says(have, "food"), city.says(have, "coal")) == (7, 0)
    assert (city.food, city.stock) == (7, {})
    city.play(lose, "food", 9)
    assert city.food == 0
    city.play(gain, "food", 60)
    assert city.food == 50


@rule("FP-GEN-09/1", "FP-GEN-14")
def test_food_is_spent_in_full_or_not_at_all() -> None:
    city = a_city(food=8)
    city.play(spend, "food", 3)
    assert (city.food, city.stock) == (5, {})
    with pytest.raises(AssertionError):
        city.play(spend, "food", 6)
    assert city.food == 5
