"""What holds of every position: all that was in the box is somewhere, and once. A saved one is held to it."""

from __future__ import annotations

from collections.abc import Iterator, Sized
from functools import cache
from typing import TYPE_CHECKING

from .setup import tiles_of_level
from .state import KINDS, MARKERS, NONE, ON_BOARD, ROW, SQUARES, STARTING_LEADERS, TURN, City

if TYPE_CHECKING:
    from .box import RebuildBox


@cache
def all_tiles(box: RebuildBox, seats: int) -> list[int]:
    """Those on the mats, those of both levels, and the special ones."""
    return sorted(
        [*list(box.printed) * seats, *box.specials, *(t for n in (1, 2) for t in tiles_of_level(box, n, seats))]
    )


def misplaced(g: City) -> Iterator[str]:
    """The fields that cannot be as they are."""
    box, seats = g.box, range(g.seats)
    spaces = box.spaces * g.seats
    rows: tuple[Sized, ...] = (g.held, g.leaders, g.markers, g.points, g.mats, g.used, g.specials, g.objectives)
    if any(len(row) != g.seats for row in rows) or sorted(g.mats) != [seat + 1 for seat in seats]:
        yield "seats"
    if max(g.first, g.active) >= g.seats:
        yield "active"
    if len(g.supply) != KINDS or len(g.board) != ON_BOARD or any(len(held) != KINDS for held in g.held):
        yield "supply"
    if len(g.piles) != spaces or len(g.leader_on) != spaces:
        yield "piles"
    if any(len(used) != box.spaces + SQUARES for used in g.used):
        yield "used"
    if len(g.used_kinds) != (box.action_kinds * g.seats if g.same_action else 0):
        yield "used_kinds"
    tokens = [*g.held, g.supply, [*g.board, 0, 0, 0]]
    if [sum(one_kind) for one_kind in zip(*tokens, strict=True)] != box.tokens:
        yield "held"
    everywhere = [*g.row, *g.pile_1, *g.pile_2, *g.discarded, *g.spare_specials]
    everywhere += [special for special in g.specials if special != NONE]
    for pile in g.piles:
        everywhere += pile
    if sorted(everywhere) != all_tiles(box, g.seats):
        yield "row"
    if len(g.row) > ROW or not {*g.spare_specials, *g.specials, NONE} <= {*box.specials, NONE}:
        yield "specials"
    if not ({*g.pile_1, *g.pile_2, *g.discarded, *g.row} <= {*box.buildings}):
        yield "pile_1"
    if sorted([*g.objectives, g.open_objective, *g.spare_objectives]) != list(range(len(box.objectives))):
        yield "objectives"
    if sorted(g.resupply_1 + g.spent_1) != box.resupply_of_level(1):
        yield "resupply_1"
    if sorted(g.resupply_2 + g.spent_2) != box.resupply_of_level(2):
        yield "resupply_2"
    if g.leaders_left + sum(g.leaders) != box.leaders + STARTING_LEADERS * g.seats:
        yield "leaders_left"
    for seat in seats:
        if sum(g.leader_on[seat * box.spaces : (seat + 1) * box.spaces]) > g.leaders[seat]:
            yield "leaders"
        if g.markers[seat] > MARKERS + (g.level == 2):
            yield "markers"
    if any(leader and not pile for pile, leader in zip(g.piles, g.leader_on, strict=True)):
        yield "leader_on"


def unsettled(g: City) -> Iterator[str]:
    """What cannot be so between two steps."""
    if g.sheet:
        yield "sheet"
    if g.step == TURN and not any(g.markers):
        yield "markers"


def faults(g: City) -> Iterator[str]:
    """The fields of a position between two steps that cannot be as they are."""
    yield from misplaced(g)
    yield from unsettled(g)
