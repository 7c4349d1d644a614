"""How a shelter looks to a player that has to judge it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from holdfast.games import find
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.mind.cold import makes_ill
from holdfast.games.this_war_of_mine.mind.forecast import dangers
from holdfast.games.this_war_of_mine.mind.under_way import phases_begun
from tests.this_war_of_mine.arrange import shelter

MIND = find("this_war_of_mine").mind


def judged(**fields: Any) -> float:
    """How such a shelter looks."""
    return MIND.evaluate(shelter(**fields).g, 0)


def begun(**fields: Any) -> int:
    return shelter(**fields).says(phases_begun)


def worth_of_a_bed(days: int) -> float:
    coming = ["E01"] * days
    return judged(fitting={"c8": "Iron bed"}, events=coming) - judged(events=coming)


def test_what_lasts_is_worth_the_more_the_more_days_are_to_come() -> None:
    assert 0.0 == worth_of_a_bed(0) < worth_of_a_bed(2) < worth_of_a_bed(12)


def test_days_still_to_come_are_those_of_the_event_deck() -> None:
    assert [MIND.left(shelter(events=["E01"] * days).g) for days in (0, 5)] == [0, 5]


# -- cold -------------------------------------------------------------------------------------------------------------


def test_what_cold_may_do_is_read_off_the_fate_cards() -> None:
    """Of nine cards, two ask from 2 tokens on for a roll of 9 and of 8, and from 3 on one more for a 9; a fourth makes
    all ill without a roll. One that makes miserable does not count."""
    assert makes_ill(open_box(None))[:5] == pytest.approx([0, 0, 1.7 / 9, 3.6 / 9, 3.6 / 9])


def test_cold_that_can_make_ill_is_dreaded_more_than_cold_that_cannot() -> None:
    looks = [judged(cold=cold, events=["E01"] * 6) for cold in range(6)]
    first, second, third, fourth, fifth = (before - after for before, after in pairwise(looks))
    assert [first, fourth] == pytest.approx([fifth, fifth])
    assert 0 < first < min(second, third)


def test_from_so_much_cold_on_that_more_does_no_harm_there_is_a_warning() -> None:
    told = [[danger for danger, _ in shelter(cold=cold).says(dangers)] for cold in range(8)]
    assert [cold for cold in range(8) if "danger-cold" in told[cold]] == [3, 4, 5, 6, 7]


def test_cold_is_worse_for_who_is_ill_and_nothing_when_no_dawn_is_to_come() -> None:
    def dread(days: int, **fields: dict[str, int]) -> float:
        cold, warm = (judged(cold=cold, events=["E01"] * days, **fields) for cold in (3, 0))
        return warm - cold

    assert dread(6, illness={"Ingvar": 3}) > dread(6) > dread(1) > dread(0) > 0


def test_a_heater_is_worth_something_while_it_is_cold() -> None:
    def worth(cold: int, fitting: str) -> float:
        return judged(cold=cold, fitting={"c8": fitting}, events=["E01"] * 6)

    assert worth(0, "Tin heater") == worth(0, "Snare")
    assert worth(3, "Tin heater") > worth(3, "Snare")


# -- looking ahead ----------------------------------------------------------------------------------------------------


def test_nine_phases_a_day_are_counted_when_action_rounds_are_phases() -> None:
    nights = ("dusk", "evening", "scavenging", "night-raid", "dawn")
    hours = [("morning", 0), ("day", 1), ("day", 2), ("day", 3), *((phase, 0) for phase in nights)]
    days = [begun(day=day, phase=phase, round=number) for day in (1, 2) for phase, number in hours]
    assert days == list(range(days[0], days[0] + 18))


def test_before_the_first_action_round_and_after_the_last_it_is_as_late_as_in_it() -> None:
    assert begun(phase="day", round=0) == begun(phase="day", round=1)
    assert begun(phase="day", round=4) == begun(phase="day", round=3)
    assert begun(phase="set-up") == begun(phase="morning")
