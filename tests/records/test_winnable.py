"""Frostpunk can be won: a game for each Society, played again at every change.

python -m tests.records.search frostpunk saved --seats 4 --seed 14 --society I --to FILE
"""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast
from holdfast.kernel.record import Record

WON = sorted(Path(__file__).parent.glob("frostpunk-won-*.json"))


@pytest.mark.parametrize("file", WON, ids=lambda file: file.stem)
def test_the_city_is_saved(file: Path) -> None:
    record = Record.from_json(file.read_bytes())
    game = holdfast.replay(record)
    assert game.outcome is not None
    assert game.outcome.cause == "saved"
    assert game.outcome.winners == tuple(range(game.seats))
    society = game.box.societies[game.state.society].id
    assert (file.stem, game.state.hard) == (f"frostpunk-won-{society}", False)


def test_every_society_has_its_game() -> None:
    societies = holdfast.start("frostpunk").box.societies
    assert [file.stem for file in WON] == sorted(f"frostpunk-won-{society.id}" for society in societies)
