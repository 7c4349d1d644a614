"""The tower on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from holdfast.kernel import BySeat, ByWord, Hidden, Own, State
from holdfast.kernel.state import Settled

if TYPE_CHECKING:
    from .table import TowerBox

DAWN, WATCH, DUSK, STORM = range(4)
BREAD, FISH = range(2)
STORES, NETS, WALLS, SLEEP = range(4)
KEEP, FLASK, LETTER, ROPE, LENS, COIN = range(6)
NO, YES = range(2)
NOBODY: Final = 3
WEATHER: Final = (1, 2, 2, 3, 3, 4, 4, 5, 6)
FOOD: Final = (4, 5)
OIL: Final = 9
MOST_WALLS: Final = 4
WORN_OUT: Final = 3
LOST: Final = 5

KEEPERS: Final = ("k1", "k2", "k3")
FOODS: Final = ("bread", "fish")
TASKS: Final = ("stores", "nets", "walls", "sleep")
KEEPSAKES: Final = ("keep", "flask", "letter", "rope", "lens", "coin")


@dataclass(slots=True, kw_only=True)
class Tower(State):
    box: TowerBox
    seats: Settled[int]
    sea: int
    nights: int
    step: int = DAWN
    night: int = 1
    leader: int = 0
    oil: int = 3
    oil_left: int
    food: ByWord[list[int]]
    food_left: list[int]
    walls: int = 2
    light: int = 0
    fatigue: BySeat[list[int]]
    tasks: Own[list[list[int]]]  # secret until all have chosen
    deck: Hidden[list[int]]  # weather cards; the last is on top
    gone: list[int]  # weather cards drawn
    knows_top: BySeat[list[bool]]  # who has read the letter about the card on top
    keepsakes: Own[list[int]]  # KEEP once it is used
    spare: Hidden[list[int]]  # keepsakes nobody was dealt
    used: list[tuple[int, int]]  # keepsakes laid open, with their keepers
