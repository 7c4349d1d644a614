"""Rules that once could be broken without a test noticing: each is held here by what only the rule itself can bring
about."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.advisors import why_no_advice
from holdfast.games.frostpunk.city.feelings import track_and_type
from holdfast.games.frostpunk.phases.generator import cold_check
from holdfast.games.frostpunk.phrases import have_active
from holdfast.games.frostpunk.setup import can_pay
from holdfast.games.frostpunk.state import CARE, HOPE, NONE, TYPES
from tests.cite import rule
from tests.frostpunk.arrange import a_city

TRACK = range(1, open_box(None).heat_end + 1)
SPACES = [(heat, cold) for heat in TRACK for cold in TRACK if heat <= cold]


@rule("FP-GNR-06", "FP-GNR-06/1", "FP-GNR-06/2")
@pytest.mark.parametrize(("heat", "cold"), SPACES)
def test_neither_markers_own_space_makes_anybody_sick(heat: int, cold: int) -> None:
    city = a_city(heat=heat, cold=cold, people={"worker": 20, "engineer": 20, "child": 20})
    between = Counter(city.g.box.heat_icon[heat + 1 : cold])
    city.play(cold_check)
    assert city.g.sick == [between[kind] for kind in TYPES]


@rule("FP-GNR-06")
def test_there_are_icons_on_spaces_where_a_marker_can_stand() -> None:
    """Or the test above could not tell."""
    assert sum(icon != NONE for icon in open_box(None).heat_icon) >= 3


@rule("FP-HOPE-06", "FP-HOPE-06/1", "FP-HOPE-17", "FP-SET-36")
@pytest.mark.parametrize(("token", "usable"), [("active-care", True), ("exhausted-care", False)])
def test_what_needs_a_token_exhausted_needs_an_active_one(token: str, usable: bool) -> None:
    """A Citizen who is given up, a condition on a card, an Advisor: none takes a token that is exhausted already."""
    city = a_city(hope=[token], sick={"worker": 2}, people={"worker": 5})
    trapper, health = city.g.box.cards.index("citizens", "K04"), city.g.box.cards.index("advisors", "health")
    care = next(feeling for feeling in range(20) if track_and_type(feeling) == (HOPE, CARE))
    city.g.advisors = [health, health]
    assert can_pay(city.g, trapper) is usable
    assert have_active(city.g, care) is usable
    assert (why_no_advice(city.g, 0) is None) is usable
