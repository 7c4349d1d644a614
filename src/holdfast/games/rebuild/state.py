"""The city on the table: tokens, tiles, markers, Leaders, and whose turn it is. Plain data, by small numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from ...kernel import State
from ...kernel.ranges import card_or_none, cards, upto, within

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
MANY: Final = 999  # more of anything than a box holds

# What comes next.
LEADERS: Final = 0
TURN: Final = 1


@dataclass(slots=True, kw_only=True, eq=False)
class City(State):
    """Places are numbered through: the spaces of mat 0, of mat 1, of mat 2, then the middle squares, then the squares
    that hold resources. `used[seat]` counts that seat's markers on its own spaces, then on the middle squares."""

    box: RebuildBox
    seats: Annotated[int, within(2, MOST_SEATS)]
    step: Annotated[int, upto(TURN)] = LEADERS

    # what the table agreed on: each number is the place of the value in the start option
    same_action: Annotated[int, upto(1)] = 0
    leader_bonus: Annotated[int, upto(1)] = 0
    tied_bonus: Annotated[int, upto(1)] = 0
    objectives_for: Annotated[int, upto(1)] = 0

    round: Annotated[int, within(1, MANY)] = 1
    first: Annotated[int, upto(MOST_SEATS - 1)] = 0
    active: Annotated[int, upto(MOST_SEATS - 1)] = 0
    level: Annotated[int, within(1, 2)] = 1
    ending: bool = False

    supply: Annotated[list[int], upto(MANY)]  # general supply, by kind
    board: Annotated[list[int], upto(MANY)]  # squares of the board, by kind
    held: Annotated[list[list[int]], upto(MANY)]  # in front of each seat, by kind
    leaders_left: Annotated[int, upto(MANY)]
    leaders: Annotated[list[int], upto(MANY)]  # how many each seat owns
    markers: Annotated[list[int], upto(MARKERS + 1)]  # how many each seat has still to place
    points: Annotated[list[int], upto(MANY)]  # on the track

    mats: Annotated[list[int], within(1, MOST_SEATS)]  # the number on the back of each seat's mat
    piles: Annotated[list[tuple[int, ...]], cards("tiles")]  # by space: tiles from the lowest to the visible one
    leader_on: Annotated[list[int], upto(1)]  # by space: 1 where a Leader stands
    used: Annotated[list[list[int]], upto(USES)]
    # by seat and kind of action, for tables that count by kind; else empty
    used_kinds: Annotated[list[int], upto(USES)]

    row: Annotated[list[int], cards("tiles")]  # on offer, from the left
    pile_1: Annotated[list[int], cards("tiles")]  # face down; the last is on top
    pile_2: Annotated[list[int], cards("tiles")]
    discarded: Annotated[list[int], cards("tiles")]
    resupply_1: Annotated[list[int], cards("resupply")]
    resupply_2: Annotated[list[int], cards("resupply")]
    spent_1: Annotated[list[int], cards("resupply")]  # resupply cards used, by level
    spent_2: Annotated[list[int], cards("resupply")]

    specials: Annotated[list[int], card_or_none("tiles")]  # each seat's own, NONE once built
    spare_specials: Annotated[list[int], cards("tiles")]
    objectives: Annotated[list[int], cards("objectives")]  # each seat's own
    open_objective: Annotated[int, cards("objectives")]
    spare_objectives: Annotated[list[int], cards("objectives")]

    # final scoring: a line a seat, see scoring.py; empty until then
    sheet: Annotated[list[list[int]], within(-MANY, MANY)]

    def own_spaces(self, seat: int) -> range:
        return self.box.mat(seat)

    def workers(self, seat: int) -> int:
        """RB-BUILD-03: any token on its worker side is a worker."""
        held = self.held[seat]
        return held[WORKER] + held[DISTRESSED] + held[INJURED]
