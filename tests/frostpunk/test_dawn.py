"""The Dawn Phase: FP-DAWN, and the Round marker (FP-RND-04)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.phases.dawn import dawn_phase
from holdfast.games.frostpunk.phases.generator import generator_phase
from holdfast.games.frostpunk.phases.hunger import hunger_phase
from holdfast.games.frostpunk.phases.preparation import sickness_check
from holdfast.games.frostpunk.phases.weather import weather_phase
from holdfast.games.frostpunk.state import CHAINSAW, CONSTRUCTION_PLAN, HUNTING_TACTICS, NONE, City
from holdfast.kernel import Choice
from tests.cite import rule
from tests.frostpunk.arrange import box_with, city, event, play

SCENARIO = """
scenario:
- id: X1
  title: A Sign
  story: A light on the rim.
  triggers:
    - {round: 4, do: [gain 2 wood]}
    - {round: 11, do: [gain 3 coal]}
"""


def evening(number: int, **fields: Any) -> City:
    """The Round before the next dawn."""
    return city(**{"round": number, "technologies": [CHAINSAW, HUNTING_TACTICS, CONSTRUCTION_PLAN], **fields})


def evening_before_the_plague(**fields: Any) -> City:
    """At dawn a Scenario Trigger makes somebody ill, and the group is asked who: time to look at the table."""
    box = box_with("scenario: [{id: X1, triggers: [{round: 4, do: [1 citizen falls sick]}]}]")
    g = evening(3, box=box, people=[1, 1, 0], **fields)
    g.display = [event(g, "X1")]
    return g


def asked(question: object) -> str:
    assert isinstance(question, Choice)
    return question.question.name


@rule("FP-DAWN-01", "FP-DAWN-01/1")
def test_the_leadership_marker_goes_clockwise() -> None:
    g = evening(3, seats=3, leader=2)
    play(dawn_phase(g))
    assert g.leader == 0
    play(dawn_phase(g))
    assert g.leader == 1


@rule("FP-DAWN-01")
def test_in_a_solo_game_it_stays() -> None:
    g = evening(3, seats=1)
    play(dawn_phase(g))
    assert g.leader == 0


@rule("FP-DAWN-02", "FP-DAWN-02/1")
def test_the_round_marker_moves_one_space() -> None:
    g = evening(3)
    play(dawn_phase(g))
    assert g.round == 4


@rule("FP-RND-04", "FP-RND-04/1")
def test_the_round_marker_starts_on_1_and_no_other_phase_moves_it() -> None:
    assert city().round == 1
    g = evening(4, people=[9, 9, 9], weather=[0])
    for phase in (generator_phase, weather_phase, sickness_check, hunger_phase):
        play(phase(g))
        assert g.round == 4
    play(dawn_phase(g))
    assert g.round == 5


@rule("FP-DAWN-03", "FP-DAWN-03/1")
def test_a_development_token_that_is_reached_is_developed() -> None:
    g = evening(5, developing=CHAINSAW, token=6)
    play(dawn_phase(g), HUNTING_TACTICS)
    assert [number for number, done in enumerate(g.developed) if done] == [CHAINSAW]


@rule("FP-DAWN-03")
def test_one_that_is_not_reached_is_not() -> None:
    g = evening(5, developing=CHAINSAW, token=7)
    play(dawn_phase(g))
    assert (sum(g.developed), g.developing, g.token) == (0, CHAINSAW, 7)
    g = evening(5, developing=NONE, token=6)
    play(dawn_phase(g))
    assert (sum(g.developed), g.developing) == (0, NONE)


@rule("FP-DAWN-04", "FP-DAWN-04/1")
def test_the_next_development_starts_at_once() -> None:
    g = evening(5, developing=CHAINSAW, token=6, leader=1)
    dawn = dawn_phase(g)
    choice = next(dawn)
    assert isinstance(choice, Choice)
    assert (choice.seat, choice.values, choice.question.team) == (0, [HUNTING_TACTICS, CONSTRUCTION_PLAN], True)
    with pytest.raises(StopIteration):
        dawn.send(HUNTING_TACTICS)
    assert (g.developing, g.token) == (HUNTING_TACTICS, 10)


@rule("FP-DAWN-05", "FP-DAWN-05/1")
def test_a_scenario_trigger_is_removed_and_followed() -> None:
    g = evening(3, box=box_with(SCENARIO), triggers=[4, 11])
    g.display = [event(g, "X1")]
    play(dawn_phase(g))
    assert (g.triggers, g.stock) == ([11], [2, 0, 0, 0])
    play(dawn_phase(g))
    assert (g.triggers, g.stock) == ([11], [2, 0, 0, 0])


@rule("FP-DAWN-05")
def test_the_token_has_left_the_track_when_the_card_is_followed() -> None:
    g = evening_before_the_plague(triggers=[4, 11])
    assert asked(next(dawn_phase(g))) == "somebody"
    assert g.triggers == [11]


@rule("FP-DAWN-06", "FP-DAWN-06/1")
def test_the_storm_waits_for_the_weather_phase() -> None:
    g = evening(8, storm=9)
    play(dawn_phase(g))
    assert (g.round, g.storm, g.storms) == (9, 9, 0)


@rule("FP-DAWN-06/1")
def test_and_then_it_hits() -> None:
    g = evening(8, storm=9, weather=[0])
    play(dawn_phase(g))
    assert g.storms == 0
    play(weather_phase(g))
    assert g.storms == 1


@rule("FP-DAWN-07", "FP-DAWN-07/1")
def test_the_development_token_comes_before_the_scenario_trigger() -> None:
    g = evening_before_the_plague(developing=CHAINSAW, token=4, triggers=[4])
    dawn = dawn_phase(g)
    assert asked(next(dawn)) == "technology"
    assert asked(dawn.send(CONSTRUCTION_PLAN)) == "somebody"
    assert (g.developed[CHAINSAW], g.developing, g.triggers) == (1, CONSTRUCTION_PLAN, [])
