"""What players that look ahead think of a city: its own numbers are measured (docs/balance.md), so only what follows
from the rules is looked at here."""

from __future__ import annotations

import pytest

from holdfast.games import find
from holdfast.games.frostpunk.state import (
    CARE_HOUSE_LAW,
    CHILD_LABOUR,
    EXTENDED_SHIFT,
    FOOD_ADDITIVES,
    HEATED_MEALS,
    LAWS,
    STARVATION_RATIONS,
    TIME_TO_REST,
)
from tests.frostpunk.by_number import city

MIND = find("frostpunk").mind


def worth(law: int, number: int) -> float:
    """Of a Law in a Round, beside what it does when it is introduced."""
    laws = [int(other == law) for other in range(LAWS)]
    return MIND.evaluate(city(round=number, laws=laws), 0) - MIND.evaluate(city(round=number), 0)


@pytest.mark.parametrize(
    "law", [CHILD_LABOUR, HEATED_MEALS, FOOD_ADDITIVES, EXTENDED_SHIFT, TIME_TO_REST, STARVATION_RATIONS]
)
def test_a_law_that_gives_something_every_round_is_worth_the_more_the_earlier_it_is_introduced(law: int) -> None:
    assert worth(law, 3) > worth(law, 12) > 0


def test_a_law_that_gives_all_at_once_is_worth_the_same_at_any_time() -> None:
    assert worth(CARE_HOUSE_LAW, 3) == pytest.approx(worth(CARE_HOUSE_LAW, 12))
