"""The Dawn Phase: FP-DAWN, and the Round marker (FP-RND-04)."""

from __future__ import annotations

from typing import Any

from holdfast.games.frostpunk.phases.dawn import dawn_phase
from holdfast.games.frostpunk.phases.generator import generator_phase
from holdfast.games.frostpunk.phases.hunger import hunger_phase
from holdfast.games.frostpunk.phases.preparation import sickness_check
from holdfast.games.frostpunk.phases.weather import weather_phase
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, box_with

SCENARIO = """
scenario:
- id: X1
  title: A Sign
  story: A light on the rim.
  triggers:
    - {round: 4, do: [gain 2 wood]}
    - {round: 11, do: [gain 3 coal]}
"""


def evening(number: int, **fields: Any) -> Crater:
    """The Round before the next dawn."""
    return a_city(
        **{"round": number, "technologies": ["Steampowered Chainsaw", "Hunting Tactics", "Construction Plan"], **fields}
    )


def evening_before_the_plague(**fields: Any) -> Crater:
    """At dawn a Scenario Trigger makes somebody ill, and the group is asked who: time to look at the table."""
    box = box_with("scenario: [{id: X1, triggers: [{round: 4, do: [1 citizen falls sick]}]}]")
    city = evening(3, box=box, people={"worker": 1, "engineer": 1}, **fields)
    city.display = ["X1"]
    return city


@rule("FP-DAWN-01", "FP-DAWN-01/1")
def test_the_leadership_marker_goes_clockwise() -> None:
    city = evening(3, seats=3, leader=2)
    city.play(dawn_phase)
    assert city.leader == 0
    city.play(dawn_phase)
    assert city.leader == 1


@rule("FP-DAWN-01")
def test_in_a_solo_game_it_stays() -> None:
    city = evening(3, seats=1)
    city.play(dawn_phase)
    assert city.leader == 0


@rule("FP-DAWN-02", "FP-DAWN-02/1")
def test_the_round_marker_moves_one_space() -> None:
    city = evening(3)
    city.play(dawn_phase)
    assert city.round == 4


@rule("FP-RND-04", "FP-RND-04/1")
def test_the_round_marker_starts_on_1_and_no_other_phase_moves_it() -> None:
    assert a_city().round == 1
    city = evening(4, people={"worker": 9, "engineer": 9, "child": 9}, weather=["W01"])
    for phase in (generator_phase, weather_phase, sickness_check, hunger_phase):
        city.play(phase)
        assert city.round == 4
    city.play(dawn_phase)
    assert city.round == 5


@rule("FP-DAWN-03", "FP-DAWN-03/1")
def test_a_development_token_that_is_reached_is_developed() -> None:
    city = evening(5, developing="Steampowered Chainsaw", token=6)
    city.play(dawn_phase, "technology:T05")
    assert city.developed == {"Steampowered Chainsaw"}


@rule("FP-DAWN-03")
def test_one_that_is_not_reached_is_not() -> None:
    city = evening(5, developing="Steampowered Chainsaw", token=7)
    city.play(dawn_phase)
    assert (city.developed, city.developing, city.token) == (set(), "Steampowered Chainsaw", 7)
    city = evening(5, developing=None, token=6)
    city.play(dawn_phase)
    assert (city.developed, city.developing) == (set(), None)


@rule("FP-DAWN-04", "FP-DAWN-04/1")
def test_the_next_development_starts_at_once() -> None:
    city = evening(5, developing="Steampowered Chainsaw", token=6, leader=1)
    choice = city.asked("technology", dawn_phase)
    assert (choice.seat, choice.offers, choice.team) == (0, ["T05", "T03"], True)
    city = evening(5, developing="Steampowered Chainsaw", token=6, leader=1)
    city.play(dawn_phase, "technology:T05")
    assert (city.developing, city.token) == ("Hunting Tactics", 10)


@rule("FP-DAWN-05", "FP-DAWN-05/1")
def test_a_scenario_trigger_is_removed_and_followed() -> None:
    city = evening(3, box=box_with(SCENARIO), triggers=[4, 11])
    city.display = ["X1"]
    city.play(dawn_phase)
    assert (city.triggers, city.stock) == ([11], {"wood": 2})
    city.play(dawn_phase)
    assert (city.triggers, city.stock) == ([11], {"wood": 2})


@rule("FP-DAWN-05")
def test_the_token_has_left_the_track_when_the_card_is_followed() -> None:
    city = evening_before_the_plague(triggers=[4, 11])
    city.asked("somebody", dawn_phase)
    assert city.triggers == [11]


@rule("FP-DAWN-06", "FP-DAWN-06/1")
def test_the_storm_waits_for_the_weather_phase() -> None:
    city = evening(8, storm=9)
    city.play(dawn_phase)
    assert (city.round, city.storm, city.storms) == (9, 9, 0)


@rule("FP-DAWN-06/1")
def test_and_then_it_hits() -> None:
    city = evening(8, storm=9, weather=["W01"])
    city.play(dawn_phase)
    assert city.storms == 0
    city.play(weather_phase)
    assert city.storms == 1


@rule("FP-DAWN-07", "FP-DAWN-07/1")
def test_the_development_token_comes_before_the_scenario_trigger() -> None:
    city = evening_before_the_plague(developing="Steampowered Chainsaw", token=4, triggers=[4])
    city.asked("somebody", dawn_phase, "technology:T03")
    assert (city.developed, city.developing, city.triggers) == ({"Steampowered Chainsaw"}, "Construction Plan", [])
