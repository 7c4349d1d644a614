"""Mourning at dawn (TW-DEATH-01)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.phases.dawn import dawn_phase, mourn
from tests.cite import rule
from tests.this_war_of_mine.arena import arena, chance, daybreak
from tests.this_war_of_mine.arrange import shelter


@rule("TW-DEATH-01", "TW-DEATH-01/1")
def test_those_with_empathy_mourn_whom_the_group_has_lost() -> None:
    siege = shelter(
        box=arena(empathy={"Ingvar": 2, "Marguerite": 4, "Tomé": 6}),
        lost_today=1,
        fatigue={"Tomé": 4},
        rng=chance(black=[4]),
    )
    siege.play(mourn)
    assert siege.misery == {"Marguerite": 2, "Tomé": 2}


@rule("TW-DEATH-01", "TW-DEATH-01/2")
def test_nobody_lost_nobody_mourned() -> None:
    siege = shelter(box=arena(empathy={"Ingvar": 9, "Marguerite": 9, "Tomé": 9}))
    siege.play(mourn)
    assert (siege.misery, siege.rng.draws) == ({}, 0)


@rule("TW-DEATH-01")
def test_there_is_one_test_however_many_were_lost() -> None:
    for how in (people.die, people.leave):
        siege = shelter(
            people=4, box=arena(empathy={"Ingvar": 9, "Marguerite": 9, "Tomé": 9, "Sabine": 9}), rng=chance(black=[9])
        )
        siege.play(how, "Tomé")
        siege.play(how, "Sabine")
        siege.play(mourn)
        assert (siege.misery, siege.rng.draws) == ({"Ingvar": 2, "Marguerite": 2}, 1)


@rule("TW-DEATH-01", "TW-DEATH-01/3")
def test_who_is_lost_through_the_fate_card_is_mourned_the_same_dawn() -> None:
    siege = daybreak(
        "mercy",
        box=arena(empathy={"Ingvar": 9, "Marguerite": 9, "Tomé": 9}),
        wounds={"Marguerite": 1},
        stage="fate-card",
        rng=chance(black=[9]),
    )
    while siege.phase == "dawn":
        siege.play(dawn_phase)
    assert siege.group == ["Ingvar", "Tomé"]
    assert siege.misery == {"Ingvar": 2, "Tomé": 2}


@rule("TW-DEATH-01", "TW-DEATH-01/4")
def test_who_is_lost_to_grief_is_mourned_by_nobody() -> None:
    siege = daybreak(
        "blow",
        box=arena(empathy={"Ingvar": 9, "Tomé": 9}),
        misery={"Ingvar": 2},
        stage="death",
        lost_today=1,
        rng=chance(black=[9]),
    )
    siege.told = []
    siege.play(dawn_phase)
    assert "Ingvar" not in siege.group
    assert len(siege.told_of("empathy-test")) == 1
    assert (siege.phase, siege.lost_today) == ("morning", 0)
    siege.phase, siege.stage = "dawn", "death"
    siege.play(dawn_phase)
    assert len(siege.told_of("empathy-test")) == 1
