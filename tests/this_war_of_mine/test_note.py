"""What may trouble somebody is told before a game begins."""

from __future__ import annotations

import subprocess
import sys

import pytest

from holdfast import cli
from holdfast.games import find

NOTE = find("this_war_of_mine").presence.note


def test_the_list_of_games_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["games"])
    assert NOTE in " ".join(capsys.readouterr().out.split())


def test_a_new_game_in_the_terminal_begins_with_it() -> None:
    command = [sys.executable, "-m", "holdfast", "play", "this_war_of_mine", "--seats", "me", "--seed", "1"]
    said = subprocess.run(command, input="q\n", capture_output=True, text=True, timeout=60, check=False)
    words = " ".join(said.stdout.split())
    assert words.index(NOTE) < words.index("Day 1")
