"""The examples run, and say what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"

# An example that needs the extra `learn` (torch, which is large) and minutes of learning is not run here.
NOT_RUN = ("learn_with_ppo.py",)


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


def test_looking_at_a_game() -> None:
    lines = run("looking_at_a_game.py")
    assert lines[0] == "advisor: Which Advisor are you?"
    assert "turn:deploy-scouts: You need a Beacon to send out a Scout. (FP-SCOUT-01)" in lines


def test_a_tour_of_the_environments() -> None:
    lines = run("a_tour_of_the_environments.py")
    assert lines[0].startswith("a game of Rebuild took ")
    assert "  round=1          1.00" in lines
    assert any(line.startswith("Player 1: ") for line in lines)


def test_measuring_players() -> None:
    lines = run("measuring_players.py")
    assert lines[0].startswith("greedy beats random in ")
    assert lines[1].startswith("random lasts ")


def test_every_example_is_run_here() -> None:
    mine = Path(__file__).read_text("utf-8")
    assert all(example.name in mine for example in EXAMPLES.glob("*.py") if example.name not in NOT_RUN)


@pytest.mark.parametrize("name", NOT_RUN)
def test_those_that_are_not_can_at_least_be_read(name: str) -> None:
    compile((EXAMPLES / name).read_text("utf-8"), name, "exec")
