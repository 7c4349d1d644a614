"""What belongs together in a log is told in one line, as each game and language has it."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.frostpunk.speech import SPEECH as FROSTPUNK
from holdfast.games.rebuild.speech import SPEECH as REBUILD
from holdfast.games.this_war_of_mine.speech import SPEECH as WAR
from holdfast.kernel import ALL, Told
from holdfast.speech import Speech
from holdfast.speech.languages import language

SPOKEN: dict[str, Speech[Any]] = {"frostpunk": FROSTPUNK, "rebuild": REBUILD, "this_war_of_mine": WAR}


def entries(message: str, *rows: tuple[int, ...]) -> list[Told]:
    return [(message, ALL, row) for row in rows]


def told(name: str, *some: list[Told]) -> list[str]:
    game = holdfast.start(name, seed=1)
    return [line for _, line in game.lines([entry for one in some for entry in one])]


@pytest.mark.parametrize("name", SPOKEN)
def test_every_message_that_is_told_in_one_line_has_words_and_gaps_for_it(name: str) -> None:
    speech = SPOKEN[name]
    words = language("en", (speech.folder,))
    for message, together in speech.together.items():
        assert words.has(message, "together"), message
        assert {together.by, *([together.amount] if together.amount else [])} <= set(speech.gaps[message].split())


def test_ten_without_a_bed_are_one_line_and_so_are_the_sick() -> None:
    night = [entry for kind in (0, 0, 1, 0, 2) for entry in entries("sleepless", (kind,)) + entries("sick", (kind,))]
    assert told("frostpunk", night) == [
        "3 Workers, 1 Engineer and 1 Child have no warm bed.",
        "3 Workers, 1 Engineer and 1 Child fall sick.",
    ]


def test_one_alone_is_told_as_one() -> None:
    assert told("frostpunk", entries("sleepless", (0,))) == ["A Worker has no warm bed."]


def test_amounts_are_added_up_by_their_goods() -> None:
    assert told("frostpunk", entries("gained", (1, 0), (2, 1), (3, 0))) == ["Gained: 4 wood and 2 coal."]


def test_what_rises_for_several_people_is_one_line_with_their_names() -> None:
    said = told("this_war_of_mine", entries("state-rises", (0, 2, 1), (1, 2, 1), (2, 2, 3)))
    assert len(said) == 2
    assert said[0].endswith(": misery rises to 1.")
    assert said[0].count(" and ") == 1


@pytest.mark.parametrize("scenario", ["siege-winter", "last-road"])
def test_how_a_short_scenario_begins_is_told_once_for_all(scenario: str) -> None:
    game = holdfast.start("this_war_of_mine", seats=2, seed=3, scenario=scenario)
    log = game.play.log or []
    rises = [numbers for message, _, numbers in log if message == "state-rises"]
    lines = [line for line in game.log() if " rises to " in line or " rise to " in line]
    assert len(lines) == len({tuple(numbers[1:]) for numbers in rises}) < len(rises)
