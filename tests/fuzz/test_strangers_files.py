"""A slice of `python -m tests.fuzz`, always the same; and that it would find what it looks for."""

from __future__ import annotations

from time import sleep
from typing import Any

import pytest

from holdfast.kernel.record import load

from .files import KINDS, Kind, corpus, strangers
from .trying import Trial

FILES = 1_000
SAVE = Kind(save=True, stands_on_position=False)


@pytest.fixture(scope="module")
def saves() -> list[bytes]:
    return corpus(5, each=1)


def test_what_a_stranger_sends_is_refused_in_words_or_plays_to_an_end(saves: list[bytes]) -> None:
    trial = Trial(6, share_played=0.02, patience=20)
    for _ in range(FILES):
        kind = trial.chance.choice(KINDS)
        trial.open(strangers(trial.chance.choice(saves), kind, trial.chance), kind)
    assert [told for told, _ in trial.faults] == []
    assert trial.found["refused"] > FILES / 4
    assert trial.found["accepted on a position"] > FILES / 20
    assert trial.found["played"] == trial.found["ended"]


def broken(monkeypatch: pytest.MonkeyPatch, how: Any) -> None:
    def opens(data: bytes, opener: Any) -> Any:
        how()
        return load(data, opener)

    monkeypatch.setattr("tests.fuzz.trying.load", opens)


def found(saves: list[bytes], patience: float = 1.0) -> list[str]:
    trial = Trial(1, patience=patience)
    trial.open(saves[0], SAVE)
    return [told.partition("\n")[0] for told, _ in trial.faults]


def test_a_traceback_is_found(saves: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, lambda: [][1])
    assert found(saves) == ["traceback"]


def test_a_hang_is_found(saves: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, lambda: sleep(30))
    assert found(saves, patience=0.05) == ["hang"]


def test_a_game_that_breaks_in_play_is_found(saves: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.trying.play_on", lambda *_: [][1])
    assert found(saves, patience=20) == ["traceback in play"]


def test_words_that_a_terminal_would_obey_are_found(saves: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.kernel.game.Game.log", lambda *_: ["\x1b[2J"])
    assert found(saves, patience=20) == ["escape"]
