"""How a shelter looks to a player that has to judge it."""

from __future__ import annotations

from holdfast.games import find
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.state import NONE
from tests.this_war_of_mine.arrange import card, shelter

RULES = find("this_war_of_mine")
BED = card("fittings", "F01")


def worth_of_a_bed(days: int) -> float:
    spaces = open_box(None).spaces
    without, with_one = [NONE] * spaces, [NONE] * (spaces - 1) + [BED]
    looks = [RULES.evaluate(shelter(fitting=there, events=[0] * days), 0) for there in (without, with_one)]
    return looks[1] - looks[0]


def test_what_lasts_is_worth_the_more_the_more_days_are_to_come() -> None:
    assert 0.0 == worth_of_a_bed(0) < worth_of_a_bed(2) < worth_of_a_bed(12)


def test_days_still_to_come_are_those_of_the_event_deck() -> None:
    assert [RULES.left(shelter(events=[0] * days)) for days in (0, 5)] == [0, 5]
