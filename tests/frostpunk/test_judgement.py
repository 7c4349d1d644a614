"""What players that look ahead think of a city: its own numbers are measured (docs/balance.md), so only what follows
from the rules is looked at here."""

from __future__ import annotations

import pytest

from holdfast.games import find
from holdfast.games.frostpunk.evaluate import starving
from holdfast.games.frostpunk.evaluate import strain as stress_cost
from holdfast.games.frostpunk.state import (
    CARE_HOUSE_LAW,
    CHILD_LABOUR,
    DISCONTENT,
    EXTENDED_SHIFT,
    FOOD_ADDITIVES,
    HEATED_MEALS,
    LAWS,
    NIGHT,
    STARVATION_RATIONS,
    TIME_TO_REST,
)
from tests.frostpunk.arrange import city

RULES = find("frostpunk")


def worth(law: int, number: int) -> float:
    """Of a Law in a Round, beside what it does when it is introduced."""
    laws = [int(other == law) for other in range(LAWS)]
    return RULES.evaluate(city(round=number, laws=laws), 0) - RULES.evaluate(city(round=number), 0)


@pytest.mark.parametrize(
    "law", [CHILD_LABOUR, HEATED_MEALS, FOOD_ADDITIVES, EXTENDED_SHIFT, TIME_TO_REST, STARVATION_RATIONS]
)
def test_a_law_that_gives_something_every_round_is_worth_the_more_the_earlier_it_is_introduced(law: int) -> None:
    assert worth(law, 3) > worth(law, 12) > 0


def test_a_law_that_gives_all_at_once_is_worth_the_same_at_any_time() -> None:
    assert worth(CARE_HOUSE_LAW, 3) == pytest.approx(worth(CARE_HOUSE_LAW, 12))


def strain(**fields: int) -> float:
    """What it costs that the fire burns hot, before the cubes fall for it; everything else the same."""
    hot = {"heat": 6, "phase": NIGHT, **fields}
    return stress_cost(city(**hot)) - stress_cost(city(**{**hot, "heat": 0}))


def test_cubes_cost_the_more_the_less_room_is_left_for_them() -> None:
    assert strain(stress=8) > strain(stress=5) > strain(stress=0) > 0
    assert strain(stress=5, inside=15) > strain(stress=5)


def test_the_breakdown_that_ends_the_game_is_feared_more_than_the_first() -> None:
    assert strain(stress=6, overheated=True) > strain(stress=6)


def hunger(angry: int, hungry: int = 6) -> float:
    """What it costs that Discontent rises by Hunger, or nothing does yet, in a city that has so much already."""
    g = city()
    g.tokens[DISCONTENT] = [1] * angry
    return starving(g, hungry)


def test_hunger_costs_the_more_the_nearer_the_city_is_to_rise() -> None:
    assert hunger(4) > hunger(1) > 0
    assert hunger(4, hungry=5) == 0
