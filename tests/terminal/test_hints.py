"""What would you do? Asked at the table, it changes nothing but what one knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.kernel import Named, Said
from holdfast.players.advice import Advice
from holdfast.presence.drawn import in_text
from holdfast.speech import house
from holdfast.terminal.hints import drawn, percent
from tests.toys.lighthouse import RULES

from .at_the_table import fits, play


def test_a_hint_names_options_by_number_and_leaves_no_trace(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", "--record", "a.json", typed="1\n1\nhint\n1\n")
    told = said.partition("> hint\n")[2].partition("> 1\n")[0].splitlines()
    assert told[0] == "What I would do, by the chance of winning:"
    numbers = [int(found[1]) for line in told if (found := re.match(r" +(\d+) +[━─]{10} +[<>]?\d+%  ", line))]
    assert len(set(numbers)) == 3
    assert all(1 <= number <= 10 for number in numbers)
    assert sum(line.rstrip().endswith(" worlds") for line in told) == 3
    assert not fits(said, 80)
    play(tmp_path, "--seed", "7", "--record", "b.json", typed="1\n1\n1\n")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_where_all_win_or_lose_together_it_is_survival(tmp_path: Path) -> None:
    said = play(tmp_path, "frostpunk", "--seats", "1", "--seed", "3", typed="w\n")
    assert "What I would do, by the chance of survival:" in said


def test_a_hint_on_the_screen() -> None:
    advice = [
        Advice(2, "burn:2", "Burn 2 oil", 0.42, 120, (Said("hint-lost", count=2, worlds=60, all=False),)),
        Advice(
            0,
            "burn:0",
            "Burn nothing",
            0.004,
            60,
            (
                Said(
                    "hint-otherwise",
                    when=Said("hint-soon", clock="night"),
                    found=[Said("hint-more", track=Named(None, "measured-oil", "oil"), number=2)],
                ),
            ),
        ),
    ]
    assert in_text([drawn(advice, RULES, house())], 60).splitlines() == [
        "What I would do, by the chance of winning:",
        " 3  ━━━━──────  42%  Burn 2 oil                   120 worlds",
        "                     Lost in 2 of 60 worlds.",
        " 1  ──────────  <1%  Burn nothing                  60 worlds",
        "                     By the end of the night, on",
        "                     average 2 more oil than",
        "                     otherwise.",
    ]


@pytest.mark.parametrize(
    ("chance", "words"),
    [(0.0, "0%"), (0.001, "<1%"), (0.014, "1%"), (0.5, "50%"), (0.985, "98%"), (0.997, ">99%"), (1.0, "100%")],
)
def test_a_chance_in_percent(chance: float, words: str) -> None:
    assert percent(chance, house()) == words
