"""How a shelter looks to a player that has to judge it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from holdfast.games import find
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.mind.cold import makes_ill
from holdfast.games.this_war_of_mine.mind.forecast import dangers
from holdfast.games.this_war_of_mine.mind.under_way import phases_begun
from holdfast.games.this_war_of_mine.state import DAWN, DAY, DUSK, MORNING, NONE, SET_UP
from tests.this_war_of_mine.arrange_by_number import card, shelter

MIND = find("this_war_of_mine").mind
BED = card("fittings", "F01")


def worth_of_a_bed(days: int) -> float:
    spaces = open_box(None).spaces
    without, with_one = [NONE] * spaces, [NONE] * (spaces - 1) + [BED]
    looks = [MIND.evaluate(shelter(fitting=there, events=[0] * days), 0) for there in (without, with_one)]
    return looks[1] - looks[0]


def test_what_lasts_is_worth_the_more_the_more_days_are_to_come() -> None:
    assert 0.0 == worth_of_a_bed(0) < worth_of_a_bed(2) < worth_of_a_bed(12)


def test_days_still_to_come_are_those_of_the_event_deck() -> None:
    assert [MIND.left(shelter(events=[0] * days)) for days in (0, 5)] == [0, 5]


# -- cold -------------------------------------------------------------------------------------------------------------


def test_what_cold_may_do_is_read_off_the_fate_cards() -> None:
    """Of nine cards, two ask from 2 tokens on for a roll of 9 and of 8, and from 3 on one more for a 9; a fourth makes
    all ill without a roll. One that makes miserable does not count."""
    assert makes_ill(open_box(None))[:5] == pytest.approx([0, 0, 1.7 / 9, 3.6 / 9, 3.6 / 9])


def test_cold_that_can_make_ill_is_dreaded_more_than_cold_that_cannot() -> None:
    looks = [MIND.evaluate(shelter(cold=cold, events=[0] * 6), 0) for cold in range(6)]
    first, second, third, fourth, fifth = (before - after for before, after in pairwise(looks))
    assert [first, fourth] == pytest.approx([fifth, fifth])
    assert 0 < first < min(second, third)


def test_from_so_much_cold_on_that_more_does_no_harm_there_is_a_warning() -> None:
    warned = [cold for cold in range(8) if any(danger == "danger-cold" for danger, _ in dangers(shelter(cold=cold)))]
    assert warned == [3, 4, 5, 6, 7]


def test_cold_is_worse_for_who_is_ill_and_nothing_when_no_dawn_is_to_come() -> None:
    def dread(days: int, **fields: list[int]) -> float:
        cold, warm = (MIND.evaluate(shelter(cold=cold, events=[0] * days, **fields), 0) for cold in (3, 0))
        return warm - cold

    assert dread(6, illness=[3, 0, 0]) > dread(6) > dread(1) > dread(0) > 0


def test_a_heater_is_worth_something_while_it_is_cold() -> None:
    heater, spaces = card("fittings", "F07"), open_box(None).spaces

    def worth(cold: int, fitting: int) -> float:
        built = [NONE] * (spaces - 1) + [fitting]
        return MIND.evaluate(shelter(cold=cold, fitting=built, events=[0] * 6), 0)

    assert worth(0, heater) == worth(0, card("fittings", "F08"))
    assert worth(3, heater) > worth(3, card("fittings", "F08"))


# -- looking ahead ----------------------------------------------------------------------------------------------------


def test_nine_phases_a_day_are_counted_when_action_rounds_are_phases() -> None:
    hours = [(MORNING, 0), (DAY, 1), (DAY, 2), (DAY, 3), *((phase, 0) for phase in range(DUSK, DAWN + 1))]
    days = [phases_begun(shelter(day=day, phase=phase, round=round_)) for day in (1, 2) for phase, round_ in hours]
    assert days == list(range(days[0], days[0] + 18))


def test_before_the_first_action_round_and_after_the_last_it_is_as_late_as_in_it() -> None:
    assert phases_begun(shelter(phase=DAY, round=0)) == phases_begun(shelter(phase=DAY, round=1))
    assert phases_begun(shelter(phase=DAY, round=4)) == phases_begun(shelter(phase=DAY, round=3))
    assert phases_begun(shelter(phase=SET_UP)) == phases_begun(shelter(phase=MORNING))
