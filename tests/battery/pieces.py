"""What is in each box, and that all of it is somewhere: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from holdfast.games.rebuild.box import RebuildBox
from holdfast.games.rebuild.setup import tiles_of_level
from holdfast.games.rebuild.state import MARKERS, NONE, City
from tests.toys.lighthouse import Tower
from tests.toys.lighthouse.state import FOOD, KEEP, MOST_WALLS, OIL, WEATHER


@cache
def all_tiles(box: RebuildBox, seats: int) -> list[int]:
    """Those on the mats, those of both levels, and the special ones."""
    return sorted(
        [*list(box.printed) * seats, *box.specials, *(t for n in (1, 2) for t in tiles_of_level(box, n, seats))]
    )


def rebuild(g: City) -> None:
    box, seats = g.box, range(g.seats)
    tokens = [*g.held, g.supply, [*g.board, 0, 0, 0]]
    assert [sum(one_kind) for one_kind in zip(*tokens, strict=True)] == box.tokens
    assert min(map(min, tokens)) >= 0
    everywhere = [*g.row, *g.pile_1, *g.pile_2, *g.discarded, *g.spare_specials]
    everywhere += [special for special in g.specials if special != NONE]
    for pile in g.piles:
        everywhere += pile
    assert sorted(everywhere) == all_tiles(box, g.seats)
    assert sorted([*g.objectives, g.open_objective, *g.spare_objectives]) == list(range(len(box.objectives)))
    assert sorted(g.resupply_1 + g.spent_1) == box.resupply_of_level(1)
    assert sorted(g.resupply_2 + g.spent_2) == box.resupply_of_level(2)
    assert g.leaders_left + sum(g.leaders) == box.leaders + 2 * g.seats
    assert g.leaders_left >= 0
    assert all(pile or not leader for pile, leader in zip(g.piles, g.leader_on, strict=True))
    for seat in seats:
        assert sum(g.leader_on[seat * box.spaces : (seat + 1) * box.spaces]) <= g.leaders[seat]
        assert 0 <= g.markers[seat] <= MARKERS + (g.level == 2)
    assert sorted(g.mats) == [seat + 1 for seat in seats]


def lighthouse(g: Tower) -> None:
    assert g.oil + g.oil_left == OIL
    assert tuple(have + left for have, left in zip(g.food, g.food_left, strict=True)) == FOOD
    assert min(g.oil, g.oil_left, *g.food, *g.food_left, *g.fatigue) >= 0
    assert 0 <= g.walls <= MOST_WALLS
    assert sorted(g.deck + g.gone) == list(range(len(WEATHER)))
    held = [keepsake for keepsake in g.keepsakes if keepsake != KEEP]
    assert sorted([*held, *g.spare, *(keepsake for _, keepsake in g.used)]) == [1, 2, 3, 4, 5]


CONSERVED: dict[str, Callable[[Any], None]] = {"rebuild": rebuild, "lighthouse": lighthouse}
