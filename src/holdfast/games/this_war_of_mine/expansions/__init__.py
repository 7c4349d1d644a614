"""The expansions, a row each; what they add to the base game is listed in seams.py."""

from __future__ import annotations

from typing import Final

from ..seams import Expansion

EXPANSIONS: Final[tuple[Expansion, ...]] = ()
