"""The Societies: FP-SOC. What stands on their cards is what lies on the table once it is set up."""

from __future__ import annotations

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.state import COAL, CORE, DISCONTENT, HOPE, WOOD, City
from tests.cite import rule
from tests.frostpunk.opening import food_on_tiles, game_in_which, new_game


def tokens(g: City, track: int) -> str:
    """All, and how many of them are active: counted from the left, without a gap."""
    sides = [token % 2 for token in g.tokens[track]]
    assert sides == sorted(sides, reverse=True)
    return f"{len(sides)}/{sum(sides)}"


def told(g: City) -> str:
    """The table as the rulebook writes it."""
    types = zip(("Workers", "Engineers", "Children"), g.people, g.sick, strict=True)
    return ", ".join(
        [
            *(f"{name} {number}/{sick} sick" for name, number, sick in types),
            f"Automatons {g.automatons}",
            f"Discontent {tokens(g, DISCONTENT)}",
            f"Hope {tokens(g, HOPE)}",
            f"Corpses {g.corpses}",
            f"Food {g.food}",
            f"Wood {g.stock[WOOD]}",
            f"Coal {g.stock[COAL]}",
            f"Steam Cores {g.stock[CORE]}",
        ]
    )


def set_up_with(society: str) -> str:
    """The Crater with this Society on Normal, without Food on the revealed tiles."""
    names = [card.id for card in open_box(None).societies]
    return told(game_in_which(lambda g: food_on_tiles(g) == 0, society=names.index(society)))


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
    assert [society.id for society in societies] == ["I", "II", "III", "IV", "V", "VI"]
    for society in societies:
        normal, hard = society.normal, society.hard
        goods = [(card.food, card.wood, card.coal, card.cores, card.automatons) for card in (hard, normal)]
        assert all(less <= more for less, more in zip(*goods, strict=True))
        assert goods[0] != goods[1]
        assert sum(hard.sick) > sum(normal.sick)
        assert hard.corpses > normal.corpses
        assert sum(hard.discontent) > sum(normal.discontent)
        assert sum(hard.hope) < sum(normal.hope)


@rule("FP-SOC-01", "FP-SOC-08")
@pytest.mark.parametrize("society", range(6))
def test_the_hard_card_is_laid_out_as_it_is_written(society: int) -> None:
    g = new_game(society=society, difficulty=1)
    card = g.box.societies[society].hard
    assert g.people == [card.workers, card.engineers, card.children]
    assert g.sick == list(card.sick)
    assert (g.automatons, g.corpses, g.food) == (card.automatons, card.corpses, card.food + food_on_tiles(g))
    assert g.stock == [card.wood, card.coal, card.cores, 0]
    assert tokens(g, DISCONTENT) == f"{card.discontent[0]}/{card.discontent[1]}"
    assert tokens(g, HOPE) == f"{card.hope[0]}/{card.hope[1]}"
