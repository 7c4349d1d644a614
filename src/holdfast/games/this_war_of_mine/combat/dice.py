"""The black die and the three combat dice (TW-GEN-16)."""

from __future__ import annotations

from typing import Final

from ..state import FACES, Shelter

BLACK: Final = 10  # its sides


def black(g: Shelter) -> int:
    """TW-GEN-16: 1 to 10."""
    return g.rng.below(BLACK) + 1


def face(g: Shelter, die: int) -> int:
    """TW-GEN-16: a face of a combat die: 0 to 3 hits, or one of the icons."""
    return g.box.faces[die][g.rng.below(FACES)]
