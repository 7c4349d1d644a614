"""Phase 7, Dawn: the return of the party, the order of its steps, and the new day (TW-DAWN)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases.dawn import come_home, dawn_phase
from tests.cite import rule
from tests.this_war_of_mine.arena import chance, daybreak
from tests.this_war_of_mine.arrange import Siege, goods


def whole_dawn(siege: Siege, *answers: tuple[str, ...]) -> None:
    """Step after step, each with its answers."""
    left = list(answers)
    while siege.phase == "dawn":
        siege.play(dawn_phase, *(left.pop(0) if left else ()))


@rule("TW-DAWN-01", "TW-DAWN-01/1")
def test_the_party_brings_its_finds_to_storage() -> None:
    siege = daybreak(
        pile=goods(wood=4, knife=1),
        stock=goods(wood=2),
        task={"Ingvar": "out", "Marguerite": "out", "Tomé": "guard"},
        stopped={"Marguerite"},
    )
    siege.play(dawn_phase)
    assert (siege.stock["wood"], siege.stock["knife"], sum(siege.pile.values())) == (6, 1, 0)
    assert siege.whom(people.at_home) == ["Ingvar", "Marguerite", "Tomé"]
    assert siege.stopped == set()
    assert siege.task == {"Tomé": "guard"}


@rule("TW-DAWN-01", "TW-SLEEP-06")
def test_who_is_worn_out_by_the_night_falls_asleep_on_return() -> None:
    siege = daybreak(
        fatigue={"Ingvar": 4, "Marguerite": 4, "Tomé": 3},
        busy={"Ingvar", "Marguerite", "Tomé"},
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "bed"},
    )
    assert siege.says(states.is_asleep, "Ingvar") is False
    siege.play(come_home)
    assert [person for person in siege.group if siege.says(states.is_asleep, person)] == ["Ingvar", "Marguerite"]


@rule("TW-DAWN-02", "TW-DAWN-02/1")
def test_what_was_found_tonight_can_be_given_at_once() -> None:
    siege = daybreak("cure", pile=goods(meds=1), illness={"Ingvar": 2}, task={"Ingvar": "out"})
    whole_dawn(siege, (), ("medicine:meds",))
    assert siege.illness("Ingvar") == 1
    assert siege.stock["meds"] == 0


@rule("TW-DAWN-02")
def test_the_steps_come_in_their_order() -> None:
    siege = daybreak("cure", "song", pile=goods(meds=1), illness={"Ingvar": 2}, lost_today=1, task={"Ingvar": "out"})
    siege.told = []
    whole_dawn(siege, (), ("medicine:meds",))
    steps = ("brought", "medical-assigned", "fate", "narrative-used", "grief")
    assert [message for message, _, _ in siege.told if message in steps] == list(steps)


@rule("TW-DAWN-02")
def test_fittings_scripts_and_events_of_dawn_come_with_the_return() -> None:
    siege = daybreak(later=[("dawn", 0, "visit")], open_events=["fog"])
    siege.fitting = {"a1": "oven"}
    siege.play(dawn_phase)
    assert (siege.cold, siege.later) == (5 + 7 + 20, [])
    assert len(siege.decks["fate"]) == 1


@rule("TW-DAWN-03")
def test_after_dawn_a_new_day_begins_with_its_morning() -> None:
    siege = daybreak(
        day=3, task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "bed"}, lost_today=1, rng=chance(black=[10])
    )
    whole_dawn(siege)
    assert (siege.phase, siege.day, siege.stage, siege.lost_today) == ("morning", 4, "beginning", 0)
    assert siege.task == {}


@rule("TW-DAWN-02", "TW-GEN-26")
def test_a_dawn_without_cards_passes() -> None:
    siege = daybreak()
    siege.decks = {}
    siege.told = []
    whole_dawn(siege)
    assert siege.phase == "morning"
    assert siege.told_of("fate", "narrative-used", "narrative-kept") == []
    assert (siege.stock["coffee"], siege.misery("Ingvar")) == (0, 0)
