"""Sleeping: TW-SLEEP, and what TW-GEN-12 says of a night on the floor."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.characters import alcohol, anytime, meaning, medicine, people, states
from holdfast.games.this_war_of_mine.phases.dawn import dawn_phase
from holdfast.games.this_war_of_mine.phases.evening import evening_phase
from holdfast.games.this_war_of_mine.phases.raid import raid_phase
from holdfast.games.this_war_of_mine.phases.working import why_not_act, why_not_work
from holdfast.games.this_war_of_mine.scripts.fate import resolve_spirit
from tests.cite import rule
from tests.this_war_of_mine.arrange import Loaded, Siege, action_round, box_with, goods, shelter
from tests.this_war_of_mine.house import house, with_dots

MORE = """
characters:
- {id: C91, name: Anna, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2, a: [lower misery by 1],
   lives: "1960", died: "1960", left: "1960"}
- {id: C92, name: Ben, trade: x, story: x, border: black, prowess: 0, inventory: 4, empathy: 2, a: [lower misery by 1],
   lives: "1960", died: "1960", left: "1960"}
scripts: [{id: "1960", title: x, story: x}]
raids: [{id: A91, title: x, story: x, damage: 2}]
"""


def evening(**fields: Any) -> Siege:
    return shelter(**{"phase": "evening", **fields})


# -- asleep and awake -------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-01")
@pytest.mark.parametrize("level", range(5))
def test_who_has_fatigue_four_is_asleep(level: int) -> None:
    assert shelter(fatigue={"Ingvar": level}).says(states.is_asleep, "Ingvar") is (level == 4)


@rule("TW-SLEEP-01", "TW-SLEEP-01/1", "TW-SLEEP-02")
def test_a_night_on_the_floor_wakes_a_sleeper() -> None:
    siege = evening(people=2, fatigue={"Ingvar": 4})
    siege.play(evening_phase)
    assert siege.task == {"Ingvar": "floor", "Marguerite": "guard"}
    assert siege.fatigue("Ingvar") == 2
    assert not siege.says(states.is_asleep, "Ingvar")


@rule("TW-GEN-12", "TW-GEN-12/1")
def test_a_night_on_the_floor_takes_fatigue_one_to_nothing() -> None:
    siege = evening(people=2, fatigue={"Ingvar": 1})
    siege.play(evening_phase, "tonight:floor")
    assert siege.fatigue("Ingvar") == 0


@rule("TW-SLEEP-01", "TW-SLEEP-01/2")
def test_who_wakes_may_act_at_once_where_the_black_dots_allow() -> None:
    at_three, at_four = [("fatigue", 3, 2), ("fatigue", 3, 3)], [("fatigue", 4, number) for number in (1, 2, 3)]
    siege = with_dots(shelter(fatigue={"Ingvar": 4}, round=1), *at_three, *at_four)
    siege.play(states.lower_state, "Ingvar", "fatigue", 1)
    assert siege.fatigue("Ingvar") == 3
    assert not siege.says(states.is_asleep, "Ingvar")
    refusals = []
    for siege.round in (1, 2, 3):
        refusals.append(siege.says(why_not_act, "Ingvar"))
    assert [refusal and refusal.rule for refusal in refusals] == [None, "TW-DAY-02", "TW-DAY-02"]


@rule("TW-SLEEP-01", "TW-SLEEP-03")
def test_fatigue_four_has_a_black_dot_on_every_round() -> None:
    siege = shelter(fatigue={"Ingvar": 4})
    assert [siege.says(states.blocked, "Ingvar", number) for number in (1, 2, 3)] == [True, True, True]
    assert siege.says(states.dots, "Ingvar")


# -- what sleepers can do ---------------------------------------------------------------------------------------------


@rule("TW-SLEEP-02", "TW-SLEEP-02/1")
def test_a_sleeper_can_neither_guard_nor_go_scavenging() -> None:
    siege = evening(fatigue={"Ingvar": 4}, places={"near": "L01"})
    tonight = siege.asked("tonight", evening_phase)
    assert (tonight.about, tonight.offers) == ("Ingvar", ["floor"])
    assert tonight.refuses("guard") == tonight.refuses("out") == "TW-SLEEP-02"


@rule("TW-SLEEP-02")
def test_a_sleeper_can_sleep_in_a_bed() -> None:
    siege = house(phase="evening", fatigue={"Ingvar": 4}, stands={"c1": "cot"}, people=2)
    siege.play(evening_phase, "tonight:bed")
    assert siege.task["Ingvar"] == "bed"
    assert siege.fatigue("Ingvar") == 0


@rule("TW-SLEEP-02")
def test_a_sleeper_can_eat_and_be_given_medicine() -> None:
    siege = shelter(fatigue={"Ingvar": 4}, hunger={"Ingvar": 2}, illness={"Ingvar": 1}, stock=goods(raw_food=1, meds=1))
    assert siege.says(anytime.why_not_snack, "Ingvar", "raw-food") is None
    assert siege.says(medicine.why_not_assign, "Ingvar", "meds") is None


@rule("TW-SLEEP-03", "TW-SLEEP-03/1")
@pytest.mark.parametrize("action_round", [1, 2, 3])
def test_a_sleeper_can_nap_in_any_round_and_do_nothing_else(action_round: int) -> None:
    siege = house(
        fatigue={"Ingvar": 4}, stands={"g5": "cot"}, round=action_round, stock=goods(wood=9), fittings=["lamp"]
    )
    reach = [True for _ in siege.box.space_words]
    assert siege.says(states.blocked, "Ingvar", action_round)
    assert siege.says(why_not_act, "Ingvar") is None
    allowed = [work for work in siege.kinds["work"].words if siege.says(why_not_work, "Ingvar", work, reach) is None]
    assert allowed == ["g5"]


@rule("TW-SLEEP-03")
def test_a_nap_in_the_day_lowers_fatigue_by_what_the_bed_says() -> None:
    siege = house(phase="day", round=1, fatigue={"Ingvar": 4}, stands={"g5": "cot"}, people=1)
    siege.play(action_round, "act:Ingvar")
    assert siege.fatigue("Ingvar") == 3


# -- spirit -----------------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-04", "TW-SLEEP-04/1")
def test_who_has_drunk_until_asleep_has_no_spirit() -> None:
    levels = {"fatigue": {"Anna": 2}, "misery": {"Anna": 3, "Ben": 3}}
    siege = shelter(box=box_with(MORE), people=["Anna", "Ben"], phase="dawn", stock=goods(moonshine=1), **levels)
    siege.play(alcohol.drink_alcohol, "Anna", "moonshine")
    assert siege.says(states.is_asleep, "Anna")
    siege.play(resolve_spirit, "a")
    assert siege.misery == {"Anna": 2, "Ben": 2}, "1 less of the drink, 1 less of spirit"


# -- scripts ----------------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-05")
@pytest.mark.parametrize("who", ["one of you", "each of you", "one of the others", "each of the others"])
def test_what_needs_somebody_awake_passes_sleepers_by(who: str) -> None:
    assert shelter(fatigue={"Marguerite": 4}).whom(meaning.meant, None, who) == ["Ingvar", "Tomé"]


@rule("TW-SLEEP-05")
@pytest.mark.parametrize("who", ["everybody here", "everybody"])
def test_what_befalls_all_reaches_sleepers(who: str) -> None:
    assert shelter(fatigue={"Marguerite": 4}).whom(meaning.meant, None, who) == ["Ingvar", "Marguerite", "Tomé"]


@rule("TW-SLEEP-05")
def test_what_befalls_the_body_reaches_sleepers() -> None:
    siege = shelter(fatigue={"Ingvar": 4, "Marguerite": 4}, wounds={"Ingvar": 1}, illness={"Marguerite": 1})
    assert siege.whom(meaning.meant, None, "each wounded") == ["Ingvar"]
    assert siege.whom(meaning.meant, None, "each ill") == ["Marguerite"]


@rule("TW-SLEEP-05")
def test_sleepers_are_those_who_are_asleep_and_those_in_bed_at_night() -> None:
    siege = shelter(people=4, fatigue={"Ingvar": 4})
    siege.task = {"Marguerite": "bed", "Tomé": "floor", "Sabine": "guard"}
    assert siege.whom(meaning.meant, None, "each sleeper") == ["Ingvar", "Marguerite", "Tomé"]


@rule("TW-SLEEP-05")
@pytest.mark.parametrize(("task", "who"), [("guard", "each guard"), ("out", "each scavenger"), ("out", "each of you")])
def test_who_drops_from_fatigue_on_duty_is_passed_by(task: str, who: str) -> None:
    siege = shelter(fatigue={"Ingvar": 4}, location="near" if task == "out" else None)
    siege.task = {"Ingvar": task, "Marguerite": task, "Tomé": "bed"}
    assert siege.whom(meaning.meant, None, who) == ["Marguerite"]


# -- falling asleep after the task ------------------------------------------------------------------------------------


@rule("TW-SLEEP-06", "TW-SLEEP-06/1")
def test_a_guard_whom_the_duty_tires_out_guards_first_and_then_sleeps() -> None:
    raids = {"raids": ["A91"]}
    siege = evening(box=box_with(MORE), people=["Anna"], fatigue={"Anna": 3}, decks=raids, stock=goods(wood=5))
    siege.play(evening_phase)
    assert siege.task["Anna"] == "guard"
    assert siege.fatigue("Anna") == 4
    assert not siege.says(states.is_asleep, "Anna")
    siege.phase, siege.rng = "night-raid", Loaded(siege.printed("faces", "white").index(1))
    while siege.phase == "night-raid":
        siege.play(raid_phase)
    assert sum(siege.stock.values()) == 4, "1 of 2 damage is kept off"
    siege.phase, siege.stage = "dawn", "return"
    siege.play(dawn_phase)
    assert siege.says(states.is_asleep, "Anna")


@rule("TW-SLEEP-06", "TW-SLEEP-06/2")
def test_a_fourth_action_that_tires_out_is_done_first() -> None:
    siege = with_dots(house(phase="day", round=4, fatigue={"Ingvar": 2}, people=1))
    siege.play(action_round, "act:Ingvar", "work:c7")
    assert siege.stock == goods(water=2)
    assert siege.says(states.is_asleep, "Ingvar")


@rule("TW-SLEEP-06")
def test_who_carries_out_a_task_is_not_asleep_before_it_is_done() -> None:
    siege = shelter(fatigue={"Ingvar": 4}, busy={"Ingvar"})
    assert not siege.says(states.is_asleep, "Ingvar")
    assert siege.whom(people.present) == ["Ingvar", "Marguerite", "Tomé"]
    siege.busy = set()
    assert siege.says(states.is_asleep, "Ingvar")
    assert siege.whom(people.present) == ["Marguerite", "Tomé"]
    assert siege.whom(people.present_all) == ["Ingvar", "Marguerite", "Tomé"]
