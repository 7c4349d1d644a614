"""The Weather Phase: FP-WEA and FP-WEA-16, and Hunting Tactics (FP-TECH-11)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city import scenario
from holdfast.games.frostpunk.city.heat import RED
from holdfast.games.frostpunk.city.map import FAR, spaces_of
from holdfast.games.frostpunk.phases.weather import empty_traps, weather_phase
from holdfast.games.frostpunk.state import (
    ENGINEER,
    HUNTERS_HUT,
    HUNTING_TACTICS,
    NONE,
    STACKS,
    TECHNOLOGIES,
    WORKER,
    City,
)
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, offered, play

FAR_SPACE = spaces_of(FAR[0])[0]
ROAD = """
expeditions:
- {id: road, title: The Road, deck: A, spaces: 5, hint: goods, story: A road., inside: Its end., options: [
    {story: Home., do: [gain 1 food], go: "home, new A"}]}
"""


def under(weather: str, cards: str = "", **fields: Any) -> City:
    """A city whose next Weather card shows this, with some cards more."""
    box = box_with(f"{ROAD}weather: [{{id: X0, name: Wind, story: Wind., {weather}}}]\n{cards}")
    return city(**{"box": box, "weather": [len(box.weather) - 1], **fields})


def hunting(huts: int, upgraded: int = 0, **fields: Any) -> City:
    """Huts on every other space from the first, some of them upgraded."""
    g = city(**fields)
    for space in range(0, 2 * huts, 2):
        g.building[space] = HUNTERS_HUT
        g.improved[space] = int(space < 2 * upgraded)
    return g


def road(g: City) -> int:
    return next(number for number, card in enumerate(g.box.expeditions) if card.id == "road") * 2


@rule("FP-WEA-01")
def test_the_four_sections_are_resolved_in_order() -> None:
    g = under("cold: 1, red: 1, scouts: 1, storm: 2", storm=9, round=7, told=[])
    g.building[FAR_SPACE] = HUNTERS_HUT
    g.stacks[0] = [road(g)]
    g.scouts[0] = WORKER
    card, shown = g.weather[0], g.reveals
    play(weather_phase(g))
    assert [message for message, _, _ in g.told or []] == [
        *("weather", "cold", "indicator", "food-gained", "scout-moves", "storm-moves", "storm-hits", "ruined")
    ]
    assert (g.weather, g.weather_gone, g.reveals) == ([], [card], shown + 2)  # and the Storm card


@rule("FP-WEA-02", "FP-WEA-02/1")
def test_the_cold_marker_and_the_indicators_move_by_their_numbers() -> None:
    g = under("cold: 1, yellow: 1", cold=5, ranges=[1, 2, 3])
    play(weather_phase(g))
    assert (g.cold, g.ranges) == (6, [1, 2, 4])
    g = under("red: 2, orange: 1", cold=5, ranges=[1, 2, 3])
    play(weather_phase(g))
    assert (g.cold, g.ranges) == (5, [3, 3, 3])


@rule("FP-WEA-03", "FP-WEA-03/1")
def test_no_marker_moves_past_the_last_space() -> None:
    end, last = open_box(None).heat_end, open_box(None).range_end
    g = under("cold: 2, red: 2", cold=end, ranges=[last - 1, 2, 3])
    play(weather_phase(g))
    assert (g.cold, g.ranges) == (end, [last, 2, 3])


@rule("FP-WEA-04", "FP-WEA-04/1")
def test_indicators_share_spaces_and_pass_each_other() -> None:
    g = under("orange: 1", ranges=[1, 3, 3])
    play(weather_phase(g))
    assert g.ranges == [1, 4, 3]
    g = under("red: 2", ranges=[1, 3, 3])
    play(weather_phase(g))
    assert g.ranges == [3, 3, 3]
    assert g.ranges[RED] == 3


@rule("FP-WEA-05", "FP-WEA-05/1")
def test_each_hunting_symbol_is_a_food() -> None:
    g = under("scouts: 1", food=3)
    for space in (0, 2, 4):
        g.building[space] = HUNTERS_HUT
    g.improved[4] = 1
    play(weather_phase(g))
    assert g.food == 7


@rule("FP-WEA-05/2")
def test_without_huts_there_is_no_food() -> None:
    g = under("scouts: 1", food=3)
    play(weather_phase(g))
    assert g.food == 3


@rule("FP-WEA-06", "FP-WEA-06/1")
def test_traps_need_no_meeple_and_no_heat() -> None:
    g = city(heat=1)
    g.building[FAR_SPACE] = HUNTERS_HUT
    empty_traps(g)
    assert (g.food, g.sick) == (1, [0, 0, 0])
    g.standing[FAR_SPACE] = WORKER
    empty_traps(g)
    assert g.food == 2


@rule("FP-TECH-11", "FP-TECH-11/1", "FP-TECH-11/2")
def test_hunting_tactics_give_one_food_more_for_two_symbols() -> None:
    tactics = [int(technology == HUNTING_TACTICS) for technology in range(TECHNOLOGIES)]
    for huts, upgraded, food in ((4, 1, 7), (1, 0, 1), (2, 0, 3)):
        g = hunting(huts, upgraded, developed=tactics)
        empty_traps(g)
        assert g.food == food
    assert open_box(None).technologies[HUNTING_TACTICS].cost == 4


@rule("FP-WEA-07", "FP-WEA-07/1")
def test_every_scout_moves_by_the_number_shown() -> None:
    g = under("scouts: 2")
    g.stacks = [[road(g)], [], [road(g)]]
    g.scouts = [NONE, NONE, ENGINEER]
    play(weather_phase(g))
    assert g.steps == [0, 0, 2]
    g.weather = g.weather_gone[:]
    g.scouts, g.steps = [WORKER, NONE, ENGINEER], [1, 0, 0]
    play(weather_phase(g), 2)
    assert g.steps == [3, 0, 2]


@rule("FP-WEA-07/2")
def test_without_scouts_nothing_moves() -> None:
    g = under("scouts: 2")
    g.stacks[0] = [road(g)]
    play(weather_phase(g))
    assert (g.steps, g.scouts) == ([0] * STACKS, [NONE] * STACKS)


@rule("FP-WEA-08")
def test_the_leader_settles_which_scout_moves_first() -> None:
    g = under("scouts: 1")
    g.stacks = [[road(g)], [road(g)], []]
    g.scouts = [WORKER, ENGINEER, NONE]
    assert offered(weather_phase(g)) == [0, 1]


@rule("FP-WEA-09", "FP-WEA-09/1")
def test_the_storm_marker_moves_back() -> None:
    g = under("storm: 2", storm=9, round=3)
    play(weather_phase(g))
    assert (g.storm, g.storms) == (7, 0)
    g = under("storm: 2", storm=9, round=3)
    scenario.move_storm(g, -20)
    assert g.storm == 1


@rule("FP-WEA-09", "FP-WEA-15")
@pytest.mark.parametrize(("shown", "marker", "number", "hits"), [(2, 9, 8, 1), (0, 9, 9, 1), (2, NONE, 13, 0)])
def test_one_check_is_made_and_none_without_the_marker(shown: int, marker: int, number: int, hits: int) -> None:
    """One, even where the Storm puts its marker where it would hit again."""
    again = "scenario: [{id: I08, storms: [[set the storm to round 1]]}]"
    g = under(f"storm: {shown}", again, storm=marker, round=number)
    play(weather_phase(g))
    assert (g.storms, g.storm) == (hits, 1 if hits else NONE)


@rule("FP-WEA-16", "FP-WEA-16/1")
def test_when_the_deck_has_run_out_the_discard_pile_is_shuffled() -> None:
    g = city(weather_gone=list(range(13)))
    play(weather_phase(g))
    assert (len(g.weather), len(g.weather_gone)) == (12, 1)
    assert sorted([*g.weather, *g.weather_gone]) == list(range(13))
    assert g.weather != sorted(g.weather)
