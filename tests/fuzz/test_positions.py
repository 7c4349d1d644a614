"""Positions that no game comes to, each found in a file that somebody had changed: none of them is believed."""

from __future__ import annotations

from holdfast import start
from holdfast.games.frostpunk.pieces import faults as faults_of_a_city
from holdfast.games.this_war_of_mine.phases.assigning import AT_ACTION, job
from holdfast.games.this_war_of_mine.pieces import faults as faults_of_a_shelter
from holdfast.games.this_war_of_mine.state import DAY, MOST_PEOPLE, NONE


def test_nobody_lives_in_the_shelter_when_the_war_begins() -> None:
    g = start("this_war_of_mine", 2, 1).state.copy()
    assert "characters" not in list(faults_of_a_shelter(g))
    g.characters = [NONE] * MOST_PEOPLE
    assert "characters" in list(faults_of_a_shelter(g))


def test_somebody_is_at_an_action_that_the_space_does_not_have() -> None:
    g = start("this_war_of_mine", 2, 1).state.copy()
    g.phase = DAY
    (space, *_) = (space for space, row in enumerate(g.box.plans[g.side].plan.spaces) if row.action is not None)
    for action, found in ((0, False), (1, True), (28, True)):
        g.jobs = [job(g, 0, AT_ACTION, space, action)]
        assert ("jobs" in list(faults_of_a_shelter(g))) is found


def test_a_city_is_set_up_again_in_the_middle_of_the_game() -> None:
    g = start("frostpunk", 2, 1).state.copy()
    assert list(faults_of_a_city(g)) == []
    g.round = 7
    assert "phase" in list(faults_of_a_city(g))
    g.round, g.citizens, g.hands = 1, [*g.citizens, *g.hands[0]], [[], g.hands[1]]
    assert list(faults_of_a_city(g)) == ["phase"]
