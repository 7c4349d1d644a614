"""What is in the box: tables read from a pack once and shared by every game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ...cards import Effects, Pack, load_pack
from ...kernel import PackId
from .pack import Board, Citizen, shape

BUILT_IN: Final = Path(__file__).parent / "packs" / "base"


class CitizenCard:
    """A Citizen card as the rules need it."""

    __slots__ = ("deaths", "type")

    def __init__(self, kind: int, deaths: tuple[Effects, ...]) -> None:
        self.type: Final = kind
        self.deaths: Final = deaths  # by type of who died


class FrostpunkBox:
    """The tables, by small numbers. Tables by space of a track begin with space 1 at place 1."""

    def __init__(self, pack: Pack, path: Path | None) -> None:
        self.pack = PackId(pack.name, pack.version, pack.hash, pack.layout, path)
        board = pack.single("board", Board)
        self.board = board
        self.heat_end = len(board.heat)
        self.heat_icon = [-1, *(space.icon for space in board.heat)]
        self.heat_cubes = [0, *(space.cubes for space in board.heat)]
        self.range_end = len(board.ranges)
        self.insulation_level = [0, *(space.insulation for space in board.ranges)]
        self.zone_level = [0, *(space.zone for space in board.ranges)]
        self.corpse_end = board.corpses
        self.citizens = [CitizenCard(card.type, card.deaths) for card in pack.deck("citizens", Citizen)]
        self.no_card = len(self.citizens)


@cache
def open_box(path: Path | None) -> FrostpunkBox:
    """The built-in pack, or one's own."""
    return FrostpunkBox(load_pack(path or BUILT_IN, shape, base=BUILT_IN), path)
