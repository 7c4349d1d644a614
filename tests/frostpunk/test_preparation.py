"""Preparation: FP-PREP, FP-END-05 and FP-END-06."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.phases.preparation import sickness_check, suffer
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city


def ward(workers: int = 0, engineers: int = 0, children: int = 0, **fields: Any) -> Crater:
    """So many sick, of enough Citizens."""
    return a_city(
        **{
            "people": {"worker": 40, "engineer": 40, "child": 40},
            "sick": {"worker": workers, "engineer": engineers, "child": children},
            "told": [],
            **fields,
        }
    )


def order(city: Crater) -> list[str]:
    """In which order the types with an effect had their turn."""
    return city.named("citizens", (citizen for _, citizen in city.told_of("sickness")))


def spent(city: Crater) -> list[int]:
    """How many Spent Citizen tokens were told of, each time."""
    return [number for number, _ in city.told_of("spent-tokens")]


@rule("FP-END-05", "FP-END-05/1", "FP-PREP-02")
def test_26_sick_of_one_type_are_the_end() -> None:
    with pytest.raises(GameOver) as over:
        ward(workers=26).play(sickness_check)
    assert over.value.outcome.cause == "sickness"
    assert over.value.outcome.winners == ()


@rule("FP-PREP-02/1", "FP-END-06")
def test_25_are_not() -> None:
    city = ward(workers=25)
    city.play(sickness_check)
    assert city.spent["worker"] == 3


@rule("FP-PREP-03", "FP-PREP-03/1")
def test_the_fewest_sick_come_first() -> None:
    city = ward(children=6, workers=10, engineers=8)
    city.play(sickness_check)
    assert order(city) == ["child", "engineer", "worker"]


@rule("FP-PREP-04")
def test_of_equals_the_players_choose() -> None:
    city = ward(children=6, workers=6, engineers=8)
    city.play(sickness_check, "next-sick:child")
    assert order(city) == ["child", "worker", "engineer"]
    refusal = city.why_not("next-sick:engineer", ("worker", "engineer"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("FP-PREP-03", "fewer-sick")
    refusal = city.why_not("next-sick:child", ("worker", "engineer"))
    assert refusal is not None
    assert refusal.reason == "sickness-done"


@rule("FP-PREP-05", "FP-PREP-05/1")
def test_up_to_four_sick_have_no_effect() -> None:
    city = ward(workers=4, engineers=4, children=4)
    city.play(sickness_check)
    assert (city.spent, city.skull) == ({}, {})
    city = ward(workers=5)
    city.play(suffer, "worker")
    assert (city.spent, city.skull) == ({}, {"worker": 1})
    assert spent(city) == []


@rule("FP-PREP-06", "FP-PREP-06/1")
def test_15_sick_spend_two_and_flip_twice() -> None:
    city = ward(workers=15, people={"worker": 22}, corpses=1)
    city.play(suffer, "worker")
    assert (city.spent["worker"], city.skull["worker"]) == (2, 0)
    assert (city.people["worker"], city.sick["worker"], city.corpses) == (21, 14, 2)


@rule("FP-PREP-06/2")
def test_6_sick_flip_once() -> None:
    city = ward(workers=6)
    city.play(suffer, "worker")
    assert (city.skull["worker"], city.sick["worker"], city.corpses) == (1, 6, 0)


@rule("FP-PREP-07", "FP-PREP-07/1")
def test_the_icons_are_those_of_the_start() -> None:
    city = ward(workers=15, people={"worker": 22}, skull={"worker": 1}, corpses=1)
    city.play(suffer, "worker")
    assert (city.spent["worker"], city.skull["worker"]) == (2, 1)
    assert (city.people["worker"], city.sick["worker"], city.corpses) == (21, 14, 2)
    city = ward(workers=20, skull={"worker": 1})
    city.play(suffer, "worker")
    assert (city.spent["worker"], city.skull["worker"], city.sick["worker"]) == (3, 0, 18)


@rule("FP-PREP-08", "FP-PREP-08/1")
def test_tokens_add_to_those_left_over() -> None:
    city = ward(workers=15, spent={"worker": 1})
    city.play(suffer, "worker")
    assert city.spent["worker"] == 3


@rule("FP-PREP-09", "FP-PREP-09/1")
def test_there_are_five_tokens_of_a_type() -> None:
    city = ward(workers=15, spent={"worker": 4})
    city.play(suffer, "worker")
    assert city.spent["worker"] == 5
    assert spent(city) == [1]


@rule("FP-PREP-10", "FP-PREP-10/1")
def test_a_flip_from_skull_kills() -> None:
    city = ward(children=7, people={"child": 8}, skull={"child": 1})
    city.play(suffer, "child")
    assert (city.skull["child"], city.people["child"], city.sick["child"]) == (0, 7, 6)
