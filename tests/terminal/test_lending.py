"""A person hands a seat to a bot, and takes it back."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from holdfast.terminal.signals import undivided

from .at_the_table import kept, play

TWO = ("--seats", "me,me", "--names", "Anna,Ben", "--seed", "3")


def test_a_bot_plays_a_lent_seat_as_it_would_play_its_own(tmp_path: Path) -> None:
    said = play(tmp_path, "--seats", "me,random", "--seed", "7", "--record", "a.json", typed="bot random\n")
    assert "Random plays Player 1; Enter or Ctrl-C takes it back." in said
    assert "The score sheet" in said
    play(tmp_path, "--seats", "random,random", "--seed", "7", "--record", "b.json")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_the_record_is_still_offered_to_the_person(tmp_path: Path) -> None:
    said = play(tmp_path, "--seats", "me,random", "--seed", "7", typed="b random\nmine.json\n")
    assert "The record is in mine.json" in said
    assert (tmp_path / "mine.json").exists()


def test_one_of_two_lends_a_seat_and_it_is_taken_back(tmp_path: Path) -> None:
    said = play(tmp_path, *TWO, typed="b random\nb\n1\n1\nt\nm\nb\n1\n1\n1\n1\n1\n1\n")
    lent, _, after = said.partition("You play Anna.")
    assert "Random plays Anna; m takes the seat back." in lent
    assert "Anna: random, for you\nBen: you\n" in lent
    assert "--- Anna ---" not in lent
    assert "Anna: you\nBen: you\n" in after
    assert "--- Anna ---" in after


def test_under_the_table_it_says_who_plays(tmp_path: Path) -> None:
    said = play(tmp_path, *TWO, typed="b random\n1\n1\n1\n")
    assert said.count("Random plays Anna; m takes the seat back.") >= 2


def test_a_lent_seat_is_kept_as_the_persons_own(tmp_path: Path) -> None:
    assert "--seats me,me --names Anna,Ben" in play(tmp_path, *TWO, typed="b random\n1\n")
    assert len(kept(tmp_path)) == 1


def test_the_seat_of_a_bot_can_be_taken_over_and_is_then_ones_own(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", "--seats", "me,random", typed="m random\n1\n1\n1\n")
    assert "You play Random." in said
    assert "--- Random ---" in said
    assert "--seats me,me" in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bot gredy", 'There is no player "gredy". Did you mean greedy?'),
        ("bot planner:soon", "A planner's budget is a number of playouts"),
        ("bot me", "You play this seat already. A bot is one of: greedy, planner or random."),
        ("me", "No bot plays for you. m NAME takes the seat of that name."),
        ("me Zoe", 'No seat is called "Zoe". The seats are Player 1 and Greedy.'),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_lost(typed: str, answer: str, tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{typed}\n1\n")
    assert answer in said
    assert "(1 to place)" in said


def test_undo_takes_back_what_the_bot_did_for_one(tmp_path: Path) -> None:
    said = play(tmp_path, *TWO, typed="b random\n1\n1\n1\nm\n1\n1\nu\ny\n")
    assert "taken back." in said


def test_ctrl_c_waits_until_a_pick_is_made() -> None:
    made = []

    def pick() -> None:
        with undivided():
            signal.raise_signal(signal.SIGINT)
            made.append("whole")

    with pytest.raises(KeyboardInterrupt):
        pick()
    assert made == ["whole"]
