"""Rules that once could be broken without a test noticing: each is held here by what only the rule itself can bring
about."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast.games.frostpunk.city.advisors import why_no_advice
from holdfast.games.frostpunk.phases.generator import cold_check
from holdfast.games.frostpunk.phrases import have_active
from holdfast.games.frostpunk.setup import can_pay
from tests.cite import rule
from tests.frostpunk.arrange import a_city

TRACK = range(1, a_city().box.heat_end + 1)
SPACES = [(heat, cold) for heat in TRACK for cold in TRACK if heat <= cold]


@rule("FP-GNR-06", "FP-GNR-06/1", "FP-GNR-06/2")
@pytest.mark.parametrize(("heat", "cold"), SPACES)
def test_neither_markers_own_space_makes_anybody_sick(heat: int, cold: int) -> None:
    city = a_city(heat=heat, cold=cold, people={"worker": 20, "engineer": 20, "child": 20})
    between = Counter(city.named("citizens", city.box.heat_icon[heat + 1 : cold]))
    del between[""]
    city.play(cold_check)
    assert city.sick == between


@rule("FP-GNR-06")
def test_there_are_icons_on_spaces_where_a_marker_can_stand() -> None:
    """Or the test above could not tell."""
    city = a_city()
    assert sum(icon != "" for icon in city.named("citizens", city.box.heat_icon)) >= 3


@rule("FP-HOPE-06", "FP-HOPE-06/1", "FP-HOPE-17", "FP-SET-36")
@pytest.mark.parametrize(("token", "usable"), [("active-care", True), ("exhausted-care", False)])
def test_what_needs_a_token_exhausted_needs_an_active_one(token: str, usable: bool) -> None:
    """A Citizen who is given up, a condition on a card, an Advisor: none takes a token that is exhausted already."""
    city = a_city(hope=[token], sick={"worker": 2}, people={"worker": 5}, advisors=["health", "health"])
    assert city.says(can_pay, "K04") is usable
    assert city.says(have_active, "care") is usable
    assert (city.says(why_no_advice, 0) is None) is usable
