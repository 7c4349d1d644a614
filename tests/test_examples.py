"""The examples run, and say what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *words: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words], capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout.splitlines()


def test_watching_a_game() -> None:
    lines = run("watch_a_game.py", "7")
    assert lines[0] == "Round 1 begins."
    assert lines[-1].startswith("won by Greedy with (")


def test_a_player_of_ones_own_beats_chance() -> None:
    words = run("a_player_of_your_own.py", "12")[-1].split()
    assert words[0] == "reader"
    assert int(words[2]) >= 10


def test_every_example_is_run_here() -> None:
    mine = Path(__file__).read_text("utf-8")
    assert all(example.name in mine for example in EXAMPLES.glob("*.py"))
