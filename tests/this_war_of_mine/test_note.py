"""What may trouble somebody is told before a game begins."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from holdfast import cli
from holdfast.games import find
from holdfast.presence import about
from holdfast.speech import PSEUDO

NOTE = about(find("this_war_of_mine").rules).note


def test_the_list_of_games_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["games"])
    assert NOTE in " ".join(capsys.readouterr().out.split())


def test_a_new_game_in_the_terminal_begins_with_it() -> None:
    command = [sys.executable, "-m", "holdfast", "play", "this_war_of_mine", "--seats", "me", "--seed", "1"]
    said = subprocess.run(command, input="q\n", capture_output=True, text=True, timeout=60, check=False)
    words = " ".join(said.stdout.split())
    assert words.index(NOTE) < words.index("Day 1")


def test_who_reads_another_language_is_told_it_in_theirs() -> None:
    told = about(find("this_war_of_mine").rules, PSEUDO)
    assert NOTE.startswith("For adults.")
    assert told.note.startswith("Ƒöŕó åðûļţš.")
    words = [told.title, told.summary, told.note, *(word for one in told.options for word in (one.title, one.help))]
    assert not [text for text in words if not text or re.search("[A-Za-z]", text)]
