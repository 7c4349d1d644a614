"""What is in the box: the Map tiles, the Weather."""

from __future__ import annotations

import pytest

from holdfast.cards import Pack, load_pack
from holdfast.games.frostpunk.box import BUILT_IN
from holdfast.games.frostpunk.cards import MapTile, Weather
from holdfast.games.frostpunk.pack import shape
from holdfast.games.frostpunk.state import CORE, MOST_ON_SPACE, MOST_TREES, TREE
from holdfast.kernel import Rng


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(BUILT_IN, shape, base=BUILT_IN)


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
