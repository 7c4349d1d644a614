"""A slice of the packs of `python -m tests.fuzz`, always the same; and that it would find what it looks for."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from holdfast.games import BUILT_IN

from .packs import PACK_FILE, corpus, strangers, written
from .trying import Trial

PACKS = 60


def test_what_a_stranger_sends_is_refused_in_words_or_becomes_a_box(tmp_path: Path) -> None:
    trial = Trial(7, patience=20)
    for number in range(PACKS):
        folder = tmp_path / str(number)
        folder.mkdir()
        trial.open_pack(written(strangers(corpus(), trial.chance), folder, trial.chance), b"")
    assert [told for told, _ in trial.faults] == []
    assert trial.found["packs refused"] > PACKS / 3
    assert trial.found["packs accepted"] > PACKS / 10


@pytest.mark.parametrize("game", BUILT_IN)
def test_each_game_has_packs_that_are_right_before_anybody_changes_them(game: str, tmp_path: Path) -> None:
    begun = next(
        pack for pack in corpus() if f"game: {game}\n".encode() in pack[PACK_FILE] and b"extends" in pack[PACK_FILE]
    )
    trial = Trial(1, patience=20)
    trial.open_pack(written(begun, tmp_path, Random(2)), b"")
    assert trial.found["packs accepted"] == 1


@pytest.mark.parametrize(("told", "how"), [("traceback", IndexError), ("escape", None)])
def test_a_fault_is_found(told: str, how: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / PACK_FILE).write_text("game: [\n")
    if how is not None:
        monkeypatch.setattr("tests.fuzz.trying.game_of", lambda _: [][1])
    else:
        monkeypatch.setattr("tests.fuzz.trying.is_plain", lambda _: False)
    trial = Trial(1)
    trial.open_pack(tmp_path, b"")
    assert [fault.partition("\n")[0] for fault, _ in trial.faults] == [told]
