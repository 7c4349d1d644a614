"""What a seat may know of the city as a row of numbers, for agents that learn. Seats are counted from one's own.

As in the view: the others' special tiles and objectives are not in it, nor their Leaders until all have placed theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....mind.features import Among, Amounts, Block, Which
from ..box import RebuildBox
from ..scoring import hearts, influence
from ..state import LEADERS, MARKERS, MOST_SEATS, NONE, ON_BOARD, SQUARES, USES, City

SEATS: Final = ("own", "next", "third")
MOST_TOKENS: Final = 12
MOST_POINTS: Final = 100
MOST_TILES: Final = 20  # in a pile face down


AROUND: Final = [  # by number of seats and seat: the seats, one's own first
    [[(seat + turn) % seats for turn in range(seats)] for seat in range(seats)] for seats in range(MOST_SEATS + 1)
]


def around(g: City, seat: int) -> list[int]:
    return AROUND[g.seats][seat]


def from_own(g: City, seat: int, other: int) -> int:
    return (other - seat) % g.seats


def tiles(box: RebuildBox) -> list[str]:
    return box.ids


def each_kind(box: RebuildBox) -> list[str]:
    return box.kind_words


def each_space(box: RebuildBox) -> list[str]:
    return [f"{who}/{space + 1}" for who in SEATS for space in range(box.spaces)]


def per_seat(*words: str) -> list[str]:
    return [f"{who}/{word}" for who in SEATS for word in words]


def held_words(box: RebuildBox) -> list[str]:
    return per_seat(*box.kind_words)


# -- numbers ----------------------------------------------------------------------------------------------------------


def held(g: City, seat: int) -> Iterator[int]:
    for other in around(g, seat):
        yield from g.held[other]


def squares_used(g: City, seat: int) -> Iterator[int]:
    for other in around(g, seat):
        yield from g.used[other][-SQUARES:]


def visible_tiles(g: City, seat: int) -> Iterator[int]:
    for other in around(g, seat):
        for place in g.own_spaces(other):
            pile = g.piles[place]
            yield pile[-1] if pile else NONE


def leaders_at_work(g: City, seat: int) -> Iterator[int]:
    """RB-LEAD-03: nobody sees another's before all have placed theirs."""
    for other in around(g, seat):
        shown = other == seat or g.step != LEADERS
        for place in g.own_spaces(other):
            yield g.leader_on[place] if shown else 0


def markers_on_tiles(g: City, seat: int) -> Iterator[int]:
    for other in around(g, seat):
        yield from g.used[other][:-SQUARES]


FEATURES: Final[tuple[Block[City], ...]] = (
    Amounts("round", lambda g, seat: [g.round], 12),
    Amounts("level-2", lambda g, seat: [g.level == 2]),
    Amounts("ending", lambda g, seat: [g.ending]),
    Amounts("placing-leaders", lambda g, seat: [g.step == LEADERS]),
    Which("first", lambda g, seat: [from_own(g, seat, g.first)], SEATS),
    Which("active", lambda g, seat: [from_own(g, seat, g.active)], SEATS),
    Amounts("seats", lambda g, seat: [g.seats], MOST_SEATS),
    Amounts(
        "agreed",
        lambda g, seat: [g.same_action, g.leader_bonus, g.tied_bonus, g.objectives_for],
        words=("same-action", "leader-bonus", "tied-bonus", "objectives-for"),
    ),
    Amounts("supply", lambda g, seat: g.supply, MOST_TOKENS, each_kind),
    Amounts("board", lambda g, seat: g.board, MOST_TOKENS, lambda box: box.kind_words[:ON_BOARD]),
    Amounts("leaders-left", lambda g, seat: [g.leaders_left], 12),
    Amounts(
        "face-down",
        lambda g, seat: [len(g.pile_1), len(g.pile_2), len(g.resupply_1), len(g.resupply_2)],
        MOST_TILES,
        ("level-1", "level-2", "resupply-1", "resupply-2"),
    ),
    Among("row", lambda g, seat: g.row, tiles),
    Which("leaves-the-row", lambda g, seat: g.row[-1:], tiles),
    Among("discarded", lambda g, seat: g.discarded, tiles),
    Among("resupply-used", lambda g, seat: g.spent_1 + g.spent_2, lambda box: box.resupply_ids),
    Which("open-objective", lambda g, seat: [g.open_objective], lambda box: box.objective_ids),
    Which("own-objective", lambda g, seat: [g.objectives[seat]], lambda box: box.objective_ids),
    Which("own-special", lambda g, seat: [g.specials[seat]], tiles),
    Amounts("points", lambda g, seat: [g.points[other] for other in around(g, seat)], MOST_POINTS, SEATS),
    Amounts("held", held, MOST_TOKENS, held_words),
    Amounts("markers", lambda g, seat: [g.markers[other] for other in around(g, seat)], MARKERS + 1, SEATS),
    Amounts("leaders", lambda g, seat: [g.leaders[other] for other in around(g, seat)], MOST_TOKENS, SEATS),
    Amounts("influence", lambda g, seat: [influence(g, other) for other in around(g, seat)], MOST_TOKENS, SEATS),
    Amounts("hearts", lambda g, seat: [hearts(g, other) for other in around(g, seat)], MOST_TOKENS, SEATS),
    Amounts("special-built", lambda g, seat: [g.specials[other] == NONE for other in around(g, seat)], 1, SEATS),
    Amounts("squares-used", squares_used, USES, per_seat("build", "spend", "trade")),
    Which("tile", visible_tiles, tiles, each_space),
    Amounts("leader-on", leaders_at_work, 1, each_space),
    Amounts("used", markers_on_tiles, USES, each_space),
)
