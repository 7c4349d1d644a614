"""What players that look ahead think of a city: its own numbers are measured (docs/balance.md), so only what follows
from the rules is looked at here."""

from __future__ import annotations

import pytest

from holdfast.games import find
from tests.frostpunk.arrange import a_city

MIND = find("frostpunk").mind


def worth(law: str, number: int) -> float:
    """Of a Law in a Round, beside what it does when it is introduced."""
    with_it, without = a_city(round=number, laws={law}), a_city(round=number)
    return MIND.evaluate(with_it.g, 0) - MIND.evaluate(without.g, 0)


@pytest.mark.parametrize(
    "law", ["Child Labour", "Heated Meals", "Food Additives", "Extended Shift", "Time to Rest", "Starvation Rations"]
)
def test_a_law_that_gives_something_every_round_is_worth_the_more_the_earlier_it_is_introduced(law: str) -> None:
    assert worth(law, 3) > worth(law, 12) > 0


def test_a_law_that_gives_all_at_once_is_worth_the_same_at_any_time() -> None:
    assert worth("Care House Law", 3) == pytest.approx(worth("Care House Law", 12))
