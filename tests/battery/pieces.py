"""What is in each box, and that all of it is somewhere: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from holdfast.games.frostpunk.pieces import misplaced as misplaced_in_frostpunk
from holdfast.games.rebuild.pieces import misplaced as misplaced_in_rebuild
from holdfast.games.this_war_of_mine.pieces import misplaced as misplaced_in_war
from tests.toys.lighthouse import Tower
from tests.toys.lighthouse.state import FOOD, KEEP, MOST_WALLS, OIL, WEATHER


def lighthouse(g: Tower) -> None:
    assert g.oil + g.oil_left == OIL
    assert tuple(have + left for have, left in zip(g.food, g.food_left, strict=True)) == FOOD
    assert min(g.oil, g.oil_left, *g.food, *g.food_left, *g.fatigue) >= 0
    assert 0 <= g.walls <= MOST_WALLS
    assert sorted(g.deck + g.gone) == list(range(len(WEATHER)))
    held = [keepsake for keepsake in g.keepsakes if keepsake != KEEP]
    assert sorted([*held, *g.spare, *(keepsake for _, keepsake in g.used)]) == [1, 2, 3, 4, 5]


def nothing(misplaced: Callable[[Any], Iterator[str]]) -> Callable[[Any], None]:
    """What a game itself says of a position, as the battery asks it."""

    def conserved(g: Any) -> None:
        assert list(misplaced(g)) == []

    return conserved


CONSERVED: dict[str, Callable[[Any], None]] = {
    "frostpunk": nothing(misplaced_in_frostpunk),
    "rebuild": nothing(misplaced_in_rebuild),
    "this_war_of_mine": nothing(misplaced_in_war),
    "lighthouse": lighthouse,
}
