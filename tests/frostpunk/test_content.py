"""What is in the box: FP-SOC, the Map tiles, the Weather."""

from __future__ import annotations

import pytest

from holdfast.cards import Pack, load_pack
from holdfast.games.frostpunk.box import BUILT_IN
from holdfast.games.frostpunk.pack import MapTile, Society, Start, Weather, shape
from holdfast.games.frostpunk.state import CORE, MOST_ON_SPACE, MOST_TREES, TREE
from holdfast.kernel import Rng
from tests.cite import rule


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(BUILT_IN, shape, base=BUILT_IN)


def start(pack: Pack, society: str) -> Start:
    return {card.id: card for card in pack.deck("societies", Society)}[society].normal


def told(card: Start) -> str:
    """As the rulebook writes it."""
    people = zip(
        ("Workers", "Engineers", "Children"), (card.workers, card.engineers, card.children), card.sick, strict=True
    )
    return ", ".join(
        [
            *(f"{name} {number}/{sick} sick" for name, number, sick in people),
            f"Automatons {card.automatons}",
            f"Discontent {card.discontent[0]}/{card.discontent[1]}",
            f"Hope {card.hope[0]}/{card.hope[1]}",
            f"Corpses {card.corpses}",
            f"Food {card.food}",
            f"Wood {card.wood}",
            f"Coal {card.coal}",
            f"Steam Cores {card.cores}",
        ]
    )


@rule("FP-SOC-02", "FP-SOC-02/1")
def test_society_1(pack: Pack) -> None:
    assert told(start(pack, "I")) == (
        "Workers 22/0 sick, Engineers 12/0 sick, Children 8/0 sick, Automatons 0, Discontent 2/1, Hope 2/2, Corpses 1, "
        "Food 8, Wood 4, Coal 5, Steam Cores 0"
    )


@rule("FP-SOC-03", "FP-SOC-03/1")
def test_society_2(pack: Pack) -> None:
    assert told(start(pack, "II")) == (
        "Workers 13/0 sick, Engineers 13/0 sick, Children 4/0 sick, Automatons 0, Discontent 2/0, Hope 3/0, Corpses 1, "
        "Food 6, Wood 6, Coal 8, Steam Cores 1"
    )


@rule("FP-SOC-04", "FP-SOC-04/1")
def test_society_3(pack: Pack) -> None:
    assert told(start(pack, "III")) == (
        "Workers 14/2 sick, Engineers 9/0 sick, Children 6/1 sick, Automatons 2, Discontent 3/2, Hope 2/2, Corpses 1, "
        "Food 9, Wood 4, Coal 6, Steam Cores 0"
    )


@rule("FP-SOC-05", "FP-SOC-05/1")
def test_society_4(pack: Pack) -> None:
    assert told(start(pack, "IV")) == (
        "Workers 13/0 sick, Engineers 16/0 sick, Children 12/0 sick, Automatons 0, Discontent 2/0, Hope 2/1, "
        "Corpses 1, Food 11, Wood 4, Coal 5, Steam Cores 1"
    )


@rule("FP-SOC-06", "FP-SOC-06/1")
def test_society_5(pack: Pack) -> None:
    assert told(start(pack, "V")) == (
        "Workers 26/0 sick, Engineers 8/0 sick, Children 7/0 sick, Automatons 0, Discontent 2/0, Hope 3/2, Corpses 0, "
        "Food 0, Wood 7, Coal 7, Steam Cores 0"
    )


@rule("FP-SOC-07", "FP-SOC-07/1")
def test_society_6(pack: Pack) -> None:
    assert told(start(pack, "VI")) == (
        "Workers 12/0 sick, Engineers 23/0 sick, Children 3/0 sick, Automatons 1, Discontent 3/0, Hope 2/1, Corpses 0, "
        "Food 20, Wood 3, Coal 0, Steam Cores 0"
    )


@rule("FP-SOC-01", "FP-SOC-08")
def test_each_society_has_a_hard_start_that_is_worse_in_everything(pack: Pack) -> None:
    societies = pack.deck("societies", Society)
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


def test_map_tiles_hold_one_kind_a_space_and_thirty_trees_in_all(pack: Pack) -> None:
    near, far = pack.deck("near", MapTile), pack.deck("far", MapTile)
    assert (len(near), len(far)) == (12, 18)
    for tile in (*near, *far):
        for pile in tile.spaces:
            assert sum(number > 0 for number in pile) == 1
            assert 0 < max(pile) <= MOST_ON_SPACE
    assert sum(pile[TREE] for tile in (*near, *far) for pile in tile.spaces) == MOST_TREES
    assert not any(pile[CORE] for tile in near for pile in tile.spaces)


def test_the_storm_strikes_twice_before_the_end(pack: Pack) -> None:
    """From space 9 and then from 12, whatever the order of the cards."""
    cards = pack.deck("weather", Weather)
    assert len(cards) == 13
    struck = []
    for seed in range(300):
        deck = list(range(13))
        Rng(seed).shuffle(deck)
        marker = 9
        storms: list[int] = []
        for number in range(2, 15):
            marker -= cards[deck.pop()].storm
            if marker <= number and len(storms) < 2:
                storms.append(number)
                marker = 12
        struck.append(storms)
    assert all(len(storms) == 2 for storms in struck)
    assert {storms[0] for storms in struck} >= {4, 5, 6}
    assert max(storms[1] for storms in struck) <= 13
