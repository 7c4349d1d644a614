"""Who dies or leaves, and what becomes of it: TW-GEN-22, TW-GEN-23."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.box import ICONS
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.phases.raid import raid_phase
from holdfast.kernel import Outcome
from tests.cite import rule
from tests.this_war_of_mine.arrange import Loaded, goods, shelter
from tests.this_war_of_mine.group import four, out, waiting

# -- who is lost ------------------------------------------------------------------------------------------------------


@rule("TW-GEN-22", "TW-GEN-22/1", "TW-GEN-01")
def test_when_the_last_one_leaves_the_game_is_lost_for_all() -> None:
    siege = shelter(people=1)
    assert siege.end_of(people.leave, "Ingvar") == Outcome("abandoned", ())


@rule("TW-GEN-22")
@pytest.mark.parametrize("state", ["hunger", "wounds", "illness"])
def test_when_the_last_one_dies_the_game_is_lost_at_once(state: str) -> None:
    siege = shelter(people=1, **{state: {"Ingvar": 3}})
    assert siege.end_of(people.raise_state, "Ingvar", state, 1) == Outcome(state, ())


@rule("TW-GEN-22")
def test_what_the_others_died_of_does_not_matter() -> None:
    siege = shelter(people=2, hunger={"Ingvar": 3}, wounds={"Ingvar": 3, "Marguerite": 3})
    siege.play(people.raise_state, "Ingvar", "hunger", 1)
    assert siege.end_of(people.raise_state, "Marguerite", "wounds", 1).cause == "wounds"


@rule("TW-GEN-22", "TW-COMB-19")
def test_who_is_killed_outright_dies_of_nothing_else() -> None:
    siege = shelter(people=1, hunger={"Ingvar": 3}, wounds={"Ingvar": 3})
    assert siege.end_of(people.die, "Ingvar").cause == "killed"


@rule("TW-GEN-23")
def test_who_dies_takes_figure_tokens_and_card_out_of_play() -> None:
    siege = shelter(wounds={"Ingvar": 2, "Marguerite": 1}, misery={"Ingvar": 1, "Marguerite": 1}, decks=waiting("Obed"))
    siege.task, siege.busy, siege.treated = {"Ingvar": "guard"}, {"Ingvar"}, {"Ingvar": {"bandages"}}
    siege.standing, siege.acted = {"Ingvar": "a4"}, {"Ingvar": "acted"}
    siege.play(people.die, "Ingvar")
    assert siege.characters == [None, "Marguerite", "Tomé", None]
    assert (siege.wounds, siege.misery) == ({"Marguerite": 1}, {"Marguerite": 1})
    assert siege.hunger == siege.fatigue == siege.illness == {}
    assert (siege.task, siege.busy, siege.standing, siege.acted) == ({}, set(), {}, {})
    assert siege.gone == ["Ingvar, dead"]
    assert siege.lost_today == 1
    assert siege.decks["characters"] == ["Obed"]
    assert siege.drawn["characters"] == [], "nobody turns up again"


@rule("TW-GEN-23", "TW-MED-03")
def test_medical_tokens_on_the_card_are_lost_with_it() -> None:
    siege = shelter(treated={"Ingvar": {"meds", "bandages", "herbal-meds"}})
    siege.play(people.leave, "Ingvar")
    assert siege.treated == {}


@rule("TW-GEN-23")
def test_who_leaves_counts_as_lost_too() -> None:
    siege = shelter()
    siege.play(people.leave, "Marguerite")
    assert siege.gone == ["Marguerite, left"]
    assert siege.lost_today == 1


@rule("TW-GEN-23")
def test_the_weapon_of_who_is_lost_stays_with_the_group() -> None:
    siege = shelter(stock=goods(pistol=1), task={"Ingvar": "guard"}, armed={"Ingvar": "pistol"})
    siege.play(people.die, "Ingvar")
    assert siege.stock["pistol"] == 1
    assert siege.armed == {}


@rule("TW-GEN-23", "TW-GEN-23/1")
def test_the_pistol_of_a_guard_who_dies_in_a_raid_is_on_storage_afterwards() -> None:
    night = {"phase": "night-raid", "task": {"Ingvar": "guard"}, "decks": {"raids": ["A92"]}}
    siege = shelter(box=four("wounds", "1953"), wounds={"Ingvar": 3}, stock=goods(pistol=1, ammo=1), **night)
    siege.play(raid_phase, "arm:pistol")
    assert siege.armed["Ingvar"] == "pistol"
    siege.rng = Loaded(siege.printed("faces", "red").index(ICONS["out of ammo"]))
    while siege.phase == "night-raid":
        siege.play(raid_phase)
    assert siege.characters == [None, "Marguerite", "Tomé", None]
    assert siege.stock == goods(pistol=1)
    assert siege.armed == {}


@rule("TW-DEATH-02")
def test_a_death_on_the_way_is_counted_for_the_scene_and_leaving_is_not() -> None:
    siege = out(shelter(people=4, beginners=["Sabine"]), "Ingvar", "Marguerite")
    siege.play(people.die, "Ingvar")
    siege.play(people.leave, "Marguerite")
    siege.play(people.die, "Tomé")
    assert siege.died_out == 1


def test_nobody_is_lost_twice() -> None:
    siege = shelter(people=2)
    for lost in (people.die, people.leave):
        siege.play(lost, "4")
        siege.play(lost, None)
    assert siege.gone == []


def test_the_group_may_give_up_when_the_last_who_began_is_gone() -> None:
    siege = shelter(people=4, beginners=["Ingvar", "Marguerite"])
    for person in ("Ingvar", "Tomé"):
        siege.play(people.die, person)
    siege.asked("forfeit", people.die, "Marguerite")
    assert len(siege.gone) == 3
