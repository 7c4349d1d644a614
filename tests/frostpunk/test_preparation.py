"""Preparation: FP-PREP, FP-END-05 and FP-END-06."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.phases.preparation import NEXT_SICK, Waiting, sickness_check, suffer, why_not_next
from holdfast.games.frostpunk.state import CHILD, ENGINEER, WORKER, City
from holdfast.kernel import Choice, GameOver
from tests.cite import rule
from tests.frostpunk.arrange import city, play


def ward(workers: int = 0, engineers: int = 0, children: int = 0, **fields: Any) -> City:
    """So many sick, of enough Citizens."""
    return city(**{"people": [40, 40, 40], "sick": [workers, engineers, children], "told": [], **fields})


def order(g: City) -> list[int]:
    """In which order the types with an effect had their turn."""
    return [numbers[1] for message, _, numbers in g.told or [] if message == "sickness"]


def spent(g: City) -> list[int]:
    """How many Spent Citizen tokens were told of, each time."""
    return [numbers[0] for message, _, numbers in g.told or [] if message == "spent-tokens"]


@rule("FP-END-05", "FP-END-05/1", "FP-PREP-02")
def test_26_sick_of_one_type_are_the_end() -> None:
    with pytest.raises(GameOver) as over:
        play(sickness_check(ward(workers=26)))
    assert over.value.outcome.cause == "sickness"
    assert over.value.outcome.winners == ()


@rule("FP-PREP-02/1", "FP-END-06")
def test_25_are_not() -> None:
    g = ward(workers=25)
    play(sickness_check(g))
    assert g.spent[WORKER] == 3


@rule("FP-PREP-03", "FP-PREP-03/1")
def test_the_fewest_sick_come_first() -> None:
    g = ward(children=6, workers=10, engineers=8)
    play(sickness_check(g))
    assert order(g) == [CHILD, ENGINEER, WORKER]


@rule("FP-PREP-04")
def test_of_equals_the_players_choose() -> None:
    g = ward(children=6, workers=6, engineers=8)
    play(sickness_check(g), CHILD)
    assert order(g) == [CHILD, WORKER, ENGINEER]
    refusal = why_not_next(g, Choice(NEXT_SICK, 0, [], Waiting((WORKER, ENGINEER))), ENGINEER)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("FP-PREP-03", "fewer-sick")
    refusal = why_not_next(g, Choice(NEXT_SICK, 0, [], Waiting((WORKER, ENGINEER))), CHILD)
    assert refusal is not None
    assert refusal.reason == "sickness-done"


@rule("FP-PREP-05", "FP-PREP-05/1")
def test_up_to_four_sick_have_no_effect() -> None:
    g = ward(workers=4, engineers=4, children=4)
    play(sickness_check(g))
    assert (g.spent, g.skull) == ([0, 0, 0], [0, 0, 0])
    g = ward(workers=5)
    play(suffer(g, WORKER))
    assert (g.spent, g.skull) == ([0, 0, 0], [1, 0, 0])
    assert spent(g) == []


@rule("FP-PREP-06", "FP-PREP-06/1")
def test_15_sick_spend_two_and_flip_twice() -> None:
    g = ward(workers=15, people=[22, 0, 0], corpses=1)
    play(suffer(g, WORKER))
    assert (g.spent[WORKER], g.skull[WORKER]) == (2, 0)
    assert (g.people[WORKER], g.sick[WORKER], g.corpses) == (21, 14, 2)


@rule("FP-PREP-06/2")
def test_6_sick_flip_once() -> None:
    g = ward(workers=6)
    play(suffer(g, WORKER))
    assert (g.skull[WORKER], g.sick[WORKER], g.corpses) == (1, 6, 0)


@rule("FP-PREP-07", "FP-PREP-07/1")
def test_the_icons_are_those_of_the_start() -> None:
    g = ward(workers=15, people=[22, 0, 0], skull=[1, 0, 0], corpses=1)
    play(suffer(g, WORKER))
    assert (g.spent[WORKER], g.skull[WORKER]) == (2, 1)
    assert (g.people[WORKER], g.sick[WORKER], g.corpses) == (21, 14, 2)
    g = ward(workers=20, skull=[1, 0, 0])
    play(suffer(g, WORKER))
    assert (g.spent[WORKER], g.skull[WORKER], g.sick[WORKER]) == (3, 0, 18)


@rule("FP-PREP-08", "FP-PREP-08/1")
def test_tokens_add_to_those_left_over() -> None:
    g = ward(workers=15, spent=[1, 0, 0])
    play(suffer(g, WORKER))
    assert g.spent[WORKER] == 3


@rule("FP-PREP-09", "FP-PREP-09/1")
def test_there_are_five_tokens_of_a_type() -> None:
    g = ward(workers=15, spent=[4, 0, 0])
    play(suffer(g, WORKER))
    assert g.spent[WORKER] == 5
    assert spent(g) == [1]


@rule("FP-PREP-10", "FP-PREP-10/1")
def test_a_flip_from_skull_kills() -> None:
    g = ward(children=7, people=[0, 0, 8], skull=[0, 0, 1])
    play(suffer(g, CHILD))
    assert (g.skull[CHILD], g.people[CHILD], g.sick[CHILD]) == (0, 7, 6)
