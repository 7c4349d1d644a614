"""What is in the box: tables read from a pack once and shared by every game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ...cards import Pack, load_pack
from ...kernel import PackId
from .pack import Board, shape

BUILT_IN: Final = Path(__file__).parent / "packs" / "base"


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


@cache
def open_box(path: Path | None) -> FrostpunkBox:
    """The built-in pack, or one's own."""
    return FrostpunkBox(load_pack(path or BUILT_IN, shape, base=BUILT_IN), path)
