"""A whole game as it was told last time, line by line."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from .telling import PLAYED, file_for, playthrough


@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_the_same_game_is_told(game: str, seats: int) -> None:
    kept = file_for(game, seats).read_text("utf-8").splitlines()
    told = playthrough(game, seats)
    if told != kept:
        shown = "\n".join(islice(unified_diff(kept, told, "kept", "told now", n=2, lineterm=""), 40))
        pytest.fail(f"{shown}\n\nIf that was meant: python -m tests.regenerate", pytrace=False)
