"""Set-up: RB-SET and the tiles of RB-TWO."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import Rng
from .box import RebuildBox
from .round import put_resupply_on_board
from .state import KINDS, MARKERS, ON_BOARD, RESOURCES, ROW, SQUARES, STARTING_LEADERS, STARTING_TOKENS, City


def set_up(box: RebuildBox, seats: int, options: Mapping[str, int], rng: Rng) -> City:
    """RB-SET-01, RB-SET-02, RB-SET-03, RB-SET-04, RB-SET-05, RB-SET-06, RB-SET-07, RB-SET-08, RB-SET-09, RB-SET-10,
    RB-SET-11, RB-SET-12, RB-SET-13, RB-SET-14, RB-SET-15, RB-SET-16, RB-SET-17, RB-SET-18: everything on the table
    before Leaders are placed for round 1."""
    mats = list(range(1, seats + 1))
    rng.shuffle(mats)
    pile_1 = shuffled(tiles_of_level(box, 1, seats), rng)
    pile_2 = shuffled(tiles_of_level(box, 2, seats), rng)
    resupply_1 = shuffled(box.resupply_of_level(1), rng)
    resupply_2 = shuffled(box.resupply_of_level(2), rng)
    specials = shuffled(list(box.specials), rng)
    objectives = shuffled(list(range(len(box.objectives))), rng)
    supply, held = deal_tokens(box, seats)
    city = City(
        rng=rng,
        box=box,
        seats=seats,
        same_action=options["same_action"],
        leader_bonus=options["leader_bonus"],
        tied_bonus=options["tied_bonus"],
        objectives_for=options["objectives_for"],
        first=mats.index(1),
        active=mats.index(1),
        supply=supply,
        board=[0] * ON_BOARD,
        held=held,
        leaders_left=box.leaders,
        leaders=[STARTING_LEADERS] * seats,
        markers=[MARKERS] * seats,
        points=[0] * seats,
        mats=mats,
        piles=printed_mat(box) * seats,
        leader_on=[0] * (box.spaces * seats),
        used=[[0] * (box.spaces + SQUARES) for _ in range(seats)],
        used_kinds=[0] * (box.action_kinds * seats if options["same_action"] else 0),
        row=[pile_1.pop() for _ in range(ROW)],
        pile_1=pile_1,
        pile_2=pile_2,
        discarded=[],
        resupply_1=resupply_1,
        resupply_2=resupply_2,
        spent_1=[],
        spent_2=[],
        specials=[specials.pop() for _ in range(seats)],
        spare_specials=specials,
        objectives=[objectives.pop() for _ in range(seats)],
        open_objective=objectives.pop(),
        spare_objectives=objectives,
        sheet=[],
    )
    put_resupply_on_board(city)
    return city


def tiles_of_level(box: RebuildBox, level: int, seats: int) -> list[int]:
    """RB-SET-10, RB-TWO-02, RB-TWO-03: the tiles of a level; without those marked 3 when two play."""
    return [
        tile for tile in box.buildings if box.tiles[tile].level == level and (seats == 3 or not box.tiles[tile].three)
    ]


def printed_mat(box: RebuildBox) -> list[tuple[int, ...]]:
    """RB-SET-03: a player mat, with its printed tiles and its open spaces."""
    return [(tile,) for tile in box.printed] + [()] * (box.spaces - len(box.printed))


def deal_tokens(box: RebuildBox, seats: int) -> tuple[list[int], list[list[int]]]:
    """RB-SET-08, RB-SET-11: the general supply, and what each player takes from it."""
    supply = list(box.tokens)
    held = [[0] * KINDS for _ in range(seats)]
    for row in held:
        for kind in RESOURCES:
            row[kind] = STARTING_TOKENS
            supply[kind] -= STARTING_TOKENS
    return supply, held


def shuffled(things: list[int], rng: Rng) -> list[int]:
    rng.shuffle(things)
    return things
