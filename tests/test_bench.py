"""What `python3 run.py bench` can be asked for."""

from __future__ import annotations

import pytest

from bench.__main__ import read_command_line


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["chess"], "there is no 'chess' to measure; there are rebuild, frostpunk, this_war_of_mine, players, envs"),
        (["--repetitions", "0"], "at least one repetition"),
        (["--seconds", "0"], "of some seconds"),
    ],
)
def test_a_slip_is_one_sentence(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read_command_line(["--peer", "python", *words])
    assert reason in capsys.readouterr().err


def test_one_or_several_or_all_are_measured() -> None:
    assert read_command_line(["--peer", "python"]).what == []
    assert read_command_line(["--peer", "python", "envs", "players"]).what == ["envs", "players"]
