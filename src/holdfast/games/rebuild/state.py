"""The city on the table: tokens, tiles, markers, Leaders, and whose turn it is. Plain data, by small numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...kernel import State

if TYPE_CHECKING:
    from .box import RebuildBox

# The nine kinds of token. Helped people keep their kind: in front of a player they lie on their worker side.
WATER: Final = 0
FOOD: Final = 1
SUPPLIES: Final = 2
WORKER: Final = 3
DISTRESSED: Final = 4
INJURED: Final = 5
INFLUENCE: Final = 6
STORY: Final = 7
MONEY: Final = 8
KINDS: Final = 9
RESOURCES: Final = (WATER, FOOD, SUPPLIES, WORKER)  # what Trade sells
ON_BOARD: Final = 6  # the first six kinds have a square on the board
WORKER_SIDES: Final = (WORKER, DISTRESSED, INJURED)

# The three middle squares, in the order of their places.
BUILD: Final = 0
SPEND: Final = 1
TRADE: Final = 2
SQUARES: Final = 3

MARKERS: Final = 5  # and a sixth, once Level 2 has come
USES: Final = 2  # how often a player may use the same action in a round
MOST_SEATS: Final = 3
ROW: Final = 5  # tiles on offer
STARTING_TOKENS: Final = 3  # of each resource
STARTING_LEADERS: Final = 2
NONE: Final = -1

# What comes next.
LEADERS: Final = 0
TURN: Final = 1


@dataclass(slots=True, kw_only=True, eq=False)
class City(State):
    """Places are numbered through: the spaces of mat 0, of mat 1, of mat 2, then the middle squares, then the squares
    that hold resources. `used[seat]` counts that seat's markers on its own spaces, then on the middle squares."""

    box: RebuildBox
    seats: int
    step: int = LEADERS

    # what the table agreed on: each number is the place of the value in the start option
    same_action: int = 0
    leader_bonus: int = 0
    tied_bonus: int = 0
    objectives_for: int = 0

    round: int = 1
    first: int = 0
    active: int = 0
    level: int = 1
    ending: bool = False

    supply: list[int]  # general supply, by kind
    board: list[int]  # squares of the board, by kind
    held: list[list[int]]  # in front of each seat, by kind
    leaders_left: int
    leaders: list[int]  # how many each seat owns
    markers: list[int]  # how many each seat has still to place
    points: list[int]  # on the track

    mats: list[int]  # the number on the back of each seat's mat
    piles: list[tuple[int, ...]]  # by space: tiles from the lowest to the visible one
    leader_on: list[int]  # by space: 1 where a Leader stands
    used: list[list[int]]
    used_kinds: list[int]  # by seat and kind of action, for tables that count by kind; else empty

    row: list[int]  # on offer, from the left
    pile_1: list[int]  # face down; the last is on top
    pile_2: list[int]
    discarded: list[int]
    resupply_1: list[int]
    resupply_2: list[int]
    spent_1: list[int]  # resupply cards used, by level
    spent_2: list[int]

    specials: list[int]  # each seat's own, NONE once built
    spare_specials: list[int]
    objectives: list[int]  # each seat's own
    open_objective: int
    spare_objectives: list[int]

    sheet: list[list[int]]  # final scoring: a line a seat, see scoring.py; empty until then

    def own_spaces(self, seat: int) -> range:
        return self.box.mat(seat)

    def workers(self, seat: int) -> int:
        """RB-BUILD-03: any token on its worker side is a worker."""
        held = self.held[seat]
        return held[WORKER] + held[DISTRESSED] + held[INJURED]
