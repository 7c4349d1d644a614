"""The Weather Phase: FP-WEA and FP-WEA-16, and Hunting Tactics (FP-TECH-11)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city import scenario
from holdfast.games.frostpunk.phases.weather import empty_traps, weather_phase
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    box_with,
    town,
)

ROAD = """
expeditions:
- {id: road, title: The Road, deck: A, spaces: 5, hint: goods, story: A road., inside: Its end., options: [
    {story: Home., do: [gain 1 food], go: "home, new A"}]}
"""


def under(weather: str, cards: str = "", **fields: Any) -> Crater:
    """A city whose next Weather card shows this, with some cards more."""
    box = box_with(f"{ROAD}weather: [{{id: X0, name: Wind, story: Wind., {weather}}}]\n{cards}")
    return a_city(**{"box": box, "weather": ["X0"], **fields})


def hunting(huts: int, upgraded: int = 0, **fields: Any) -> Crater:
    """A town with Huts, some of them upgraded."""
    spaces = [f"near-{number}/a" for number in range(1, huts + 1)]
    return town(dict.fromkeys(spaces, "hunters-hut"), upgraded=tuple(spaces[:upgraded]), **fields)


@rule("FP-WEA-01")
def test_the_four_sections_are_resolved_in_order() -> None:
    city = under("cold: 1, red: 1, scouts: 1, storm: 2", storm=9, round=7, told=[])
    city.building["far-1/a"] = "hunters-hut"
    city.stacks[0] = ["road"]
    city.scouts[0] = "worker"
    shown = city.reveals
    city.play(weather_phase)
    assert city.log == [
        "Weather: Wind. Wind.",
        "The Cold marker is now on 6.",
        "The red indicator is now on 2.",
        "Gained: 1 food.",
        "The Scout on trail 1 moves 1 space.",
        "The Storm marker is now on Round 7.",
        "The Storm is here.",
        "Every Tent is a ruin.",
    ]
    assert (city.weather, city.weather_gone, city.reveals) == ([], ["X0"], shown + 2)  # and the Storm card


@rule("FP-WEA-02", "FP-WEA-02/1")
def test_the_cold_marker_and_the_indicators_move_by_their_numbers() -> None:
    city = under("cold: 1, yellow: 1", cold=5, ranges={"red": 1, "orange": 2, "yellow": 3})
    city.play(weather_phase)
    assert (city.cold, city.ranges) == (6, {"red": 1, "orange": 2, "yellow": 4})
    city = under("red: 2, orange: 1", cold=5, ranges={"red": 1, "orange": 2, "yellow": 3})
    city.play(weather_phase)
    assert (city.cold, city.ranges) == (5, {"red": 3, "orange": 3, "yellow": 3})


@rule("FP-WEA-03", "FP-WEA-03/1")
def test_no_marker_moves_past_the_last_space() -> None:
    end, last = open_box(None).heat_end, open_box(None).range_end
    city = under("cold: 2, red: 2", cold=end, ranges={"red": last - 1, "orange": 2, "yellow": 3})
    city.play(weather_phase)
    assert (city.cold, city.ranges) == (end, {"red": last, "orange": 2, "yellow": 3})


@rule("FP-WEA-04", "FP-WEA-04/1")
def test_indicators_share_spaces_and_pass_each_other() -> None:
    city = under("orange: 1", ranges={"red": 1, "orange": 3, "yellow": 3})
    city.play(weather_phase)
    assert city.ranges == {"red": 1, "orange": 4, "yellow": 3}
    city = under("red: 2", ranges={"red": 1, "orange": 3, "yellow": 3})
    city.play(weather_phase)
    assert city.ranges == {"red": 3, "orange": 3, "yellow": 3}
    assert city.ranges["red"] == 3


@rule("FP-WEA-05", "FP-WEA-05/1")
def test_each_hunting_symbol_is_a_food() -> None:
    city = under("scouts: 1", food=3)
    city.building = dict.fromkeys(("generator-1", "generator-3", "generator-5"), "hunters-hut")
    city.improved["generator-5"] = 1
    city.play(weather_phase)
    assert city.food == 7


@rule("FP-WEA-05/2")
def test_without_huts_there_is_no_food() -> None:
    city = under("scouts: 1", food=3)
    city.play(weather_phase)
    assert city.food == 3


@rule("FP-WEA-06", "FP-WEA-06/1")
def test_traps_need_no_meeple_and_no_heat() -> None:
    city = a_city(heat=1)
    city.building["far-1/a"] = "hunters-hut"
    city.play(empty_traps)
    assert (city.food, city.sick) == (1, {})
    city.standing["far-1/a"] = "worker"
    city.play(empty_traps)
    assert city.food == 2


@rule("FP-TECH-11", "FP-TECH-11/1", "FP-TECH-11/2")
def test_hunting_tactics_give_one_food_more_for_two_symbols() -> None:
    for huts, upgraded, food in ((4, 1, 7), (1, 0, 1), (2, 0, 3)):
        city = hunting(huts, upgraded, developed={"Hunting Tactics"})
        city.play(empty_traps)
        assert city.food == food
    assert city.printed("technologies", "Hunting Tactics").cost == 4


@rule("FP-WEA-07", "FP-WEA-07/1")
def test_every_scout_moves_by_the_number_shown() -> None:
    city = under("scouts: 2")
    city.stacks = [["road"], [], ["road"]]
    city.scouts = [None, None, "engineer"]
    city.play(weather_phase)
    assert city.steps == [0, 0, 2]
    city.weather = ["X0"]
    city.scouts, city.steps = ["worker", None, "engineer"], [1, 0, 0]
    city.play(weather_phase, "which-scout:3")
    assert city.steps == [3, 0, 2]


@rule("FP-WEA-07/2")
def test_without_scouts_nothing_moves() -> None:
    city = under("scouts: 2")
    city.stacks[0] = ["road"]
    city.play(weather_phase)
    assert (city.steps, city.scouts) == ([0, 0, 0], [None, None, None])


@rule("FP-WEA-08")
def test_the_leader_settles_which_scout_moves_first() -> None:
    city = under("scouts: 1")
    city.stacks = [["road"], ["road"], []]
    city.scouts = ["worker", "engineer", None]
    assert city.asked("which-scout", weather_phase).offers == ["1", "2"]


@rule("FP-WEA-09", "FP-WEA-09/1")
def test_the_storm_marker_moves_back() -> None:
    city = under("storm: 2", storm=9, round=3)
    city.play(weather_phase)
    assert (city.storm, city.storms) == (7, 0)
    city = under("storm: 2", storm=9, round=3)
    city.play(scenario.move_storm, -20)
    assert city.storm == 1


@rule("FP-WEA-09", "FP-WEA-15")
@pytest.mark.parametrize(("shown", "marker", "number", "hits"), [(2, 9, 8, 1), (0, 9, 9, 1), (2, None, 13, 0)])
def test_one_check_is_made_and_none_without_the_marker(shown: int, marker: int | None, number: int, hits: int) -> None:
    """One, even where the Storm puts its marker where it would hit again."""
    again = "scenario: [{id: I08, storms: [[set the storm to round 1]]}]"
    city = under(f"storm: {shown}", again, storm=marker, round=number)
    city.play(weather_phase)
    assert (city.storms, city.storm) == (hits, 1 if hits else None)


@rule("FP-WEA-16", "FP-WEA-16/1")
def test_when_the_deck_has_run_out_the_discard_pile_is_shuffled() -> None:
    cards = [card.id for card in open_box(None).weather]
    city = a_city(weather_gone=cards)
    city.play(weather_phase)
    assert (len(city.weather), len(city.weather_gone)) == (12, 1)
    assert sorted([*city.weather, *city.weather_gone]) == cards
    assert city.weather != sorted(city.weather)
