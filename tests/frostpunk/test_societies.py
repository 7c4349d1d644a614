"""The Societies: FP-SOC. What stands on their cards is what lies on the table once it is set up."""

from __future__ import annotations

import pytest

from holdfast.games.frostpunk.box import open_box
from tests.cite import rule
from tests.frostpunk.arrange import SOCIETIES, Crater, food_on_tiles, game_in_which, new_game


def tokens(track: list[str]) -> str:
    """All, and how many of them are active: counted from the left, without a gap."""
    active = [token.startswith("active") for token in track]
    assert active == sorted(active, reverse=True)
    return f"{len(active)}/{sum(active)}"


def told(city: Crater) -> str:
    """The table as the rulebook writes it."""
    types = {"Workers": "worker", "Engineers": "engineer", "Children": "child"}
    return ", ".join(
        [
            *(f"{name} {city.people[citizen]}/{city.sick[citizen]} sick" for name, citizen in types.items()),
            f"Automatons {city.automatons}",
            f"Discontent {tokens(city.discontent)}",
            f"Hope {tokens(city.hope)}",
            f"Corpses {city.corpses}",
            f"Food {city.food}",
            f"Wood {city.stock['wood']}",
            f"Coal {city.stock['coal']}",
            f"Steam Cores {city.stock['core']}",
        ]
    )


def set_up_with(society: str) -> str:
    """The Crater with this Society on Normal, without Food on the revealed tiles."""
    return told(game_in_which(lambda city: food_on_tiles(city) == 0, society=society))


@rule("FP-SOC-02", "FP-SOC-02/1")
def test_society_1() -> None:
    assert set_up_with("I") == (
        "Workers 22/0 sick, Engineers 12/0 sick, Children 8/0 sick, Automatons 0, Discontent 2/1, Hope 2/2, Corpses 1, "
        "Food 8, Wood 4, Coal 5, Steam Cores 0"
    )


@rule("FP-SOC-03", "FP-SOC-03/1")
def test_society_2() -> None:
    assert set_up_with("II") == (
        "Workers 13/0 sick, Engineers 13/0 sick, Children 4/0 sick, Automatons 0, Discontent 2/0, Hope 3/0, Corpses 1, "
        "Food 6, Wood 6, Coal 8, Steam Cores 1"
    )


@rule("FP-SOC-04", "FP-SOC-04/1")
def test_society_3() -> None:
    assert set_up_with("III") == (
        "Workers 14/2 sick, Engineers 9/0 sick, Children 6/1 sick, Automatons 2, Discontent 3/2, Hope 2/2, Corpses 1, "
        "Food 9, Wood 4, Coal 6, Steam Cores 0"
    )


@rule("FP-SOC-05", "FP-SOC-05/1")
def test_society_4() -> None:
    assert set_up_with("IV") == (
        "Workers 13/0 sick, Engineers 16/0 sick, Children 12/0 sick, Automatons 0, Discontent 2/0, Hope 2/1, "
        "Corpses 1, Food 11, Wood 4, Coal 5, Steam Cores 1"
    )


@rule("FP-SOC-06", "FP-SOC-06/1")
def test_society_5() -> None:
    assert set_up_with("V") == (
        "Workers 26/0 sick, Engineers 8/0 sick, Children 7/0 sick, Automatons 0, Discontent 2/0, Hope 3/2, Corpses 0, "
        "Food 0, Wood 7, Coal 7, Steam Cores 0"
    )


@rule("FP-SOC-07", "FP-SOC-07/1")
def test_society_6() -> None:
    assert set_up_with("VI") == (
        "Workers 12/0 sick, Engineers 23/0 sick, Children 3/0 sick, Automatons 1, Discontent 3/0, Hope 2/1, Corpses 0, "
        "Food 20, Wood 3, Coal 0, Steam Cores 0"
    )


@rule("FP-SOC-01", "FP-SOC-08")
def test_each_society_has_a_hard_start_that_is_worse_in_everything() -> None:
    societies = open_box(None).societies
    assert [society.id for society in societies] == SOCIETIES
    for society in societies:
        normal, hard = society.normal, society.hard
        worse, better = ((card.food, card.wood, card.coal, card.cores, card.automatons) for card in (hard, normal))
        assert all(less <= more for less, more in zip(worse, better, strict=True))
        assert worse != better
        assert sum(hard.sick) > sum(normal.sick)
        assert hard.corpses > normal.corpses
        assert sum(hard.discontent) > sum(normal.discontent)
        assert sum(hard.hope) < sum(normal.hope)


@rule("FP-SOC-01", "FP-SOC-08")
@pytest.mark.parametrize("society", SOCIETIES)
def test_the_hard_card_is_laid_out_as_it_is_written(society: str) -> None:
    city = new_game(society=society, hard=True)
    [card] = [card.hard for card in city.box.societies if card.id == society]
    assert city.people == {"worker": card.workers, "engineer": card.engineers, "child": card.children}
    assert city.sick == dict(zip(("worker", "engineer", "child"), card.sick, strict=True))
    assert (city.automatons, city.corpses) == (card.automatons, card.corpses)
    assert city.food == card.food + food_on_tiles(city)
    assert city.stock == {"wood": card.wood, "coal": card.coal, "core": card.cores}
    assert tokens(city.discontent) == "/".join(map(str, card.discontent))
    assert tokens(city.hope) == "/".join(map(str, card.hope))
