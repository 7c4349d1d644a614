"""Sleeping: TW-SLEEP, and what TW-GEN-12 says of a night on the floor."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.characters import alcohol, anytime, meaning, medicine, people, states
from holdfast.games.this_war_of_mine.here import NOWHERE
from holdfast.games.this_war_of_mine.phases.dawn import dawn_phase
from holdfast.games.this_war_of_mine.phases.evening import evening_phase, why_not_task
from holdfast.games.this_war_of_mine.phases.raid import raid_phase
from holdfast.games.this_war_of_mine.phases.working import EXTRA_ROUND, why_not_act, why_not_work
from holdfast.games.this_war_of_mine.scripts.fate import resolve_spirit
from holdfast.games.this_war_of_mine.state import (
    BED,
    DAWN,
    DAY,
    DECKS,
    EVENING,
    FATIGUE,
    FLOOR,
    GUARD,
    MEDICAL,
    MEDS,
    MISERY,
    MOONSHINE,
    NEAR,
    NONE,
    OUT,
    RAID,
    RAIDS,
    RAW_FOOD,
    STATES,
    WHITE,
    WORST,
    Shelter,
)
from holdfast.kernel import Choice
from holdfast.kernel.rows import put
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, action_round, box_with, card, goods, play, shelter
from tests.this_war_of_mine.house_by_number import at, fitting, house

WHO = nouns.WHO.index
ALL_ROUNDS = 0b111

MORE = """
characters:
- {id: C91, name: A, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2, a: [lower misery by 1],
   lives: "1960", died: "1960", left: "1960"}
- {id: C92, name: B, trade: x, story: x, border: black, prowess: 0, inventory: 4, empathy: 2, a: [lower misery by 1],
   lives: "1960", died: "1960", left: "1960"}
scripts: [{id: "1960", title: x, story: x}]
raids: [{id: A91, title: x, story: x, damage: 2}]
"""


def fatigue(g: Shelter, person: int = 0) -> int:
    return states.level(g, person, FATIGUE)


def with_dots(box: WarBox, *fatigue: int) -> WarBox:
    """The same box with other black dots, by the level of fatigue; none on any other token."""
    other = object.__new__(WarBox)
    other.__dict__.update(box.__dict__)
    levels = WORST + 1
    other.dots = [[0] * levels for _ in range(STATES)]
    other.dots[FATIGUE][: len(fatigue)] = fatigue
    return other


def evening(**fields: Any) -> Shelter:
    return shelter(**{"phase": EVENING, **fields})


# -- asleep and awake -------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-01")
@pytest.mark.parametrize("level", range(5))
def test_who_has_fatigue_four_is_asleep(level: int) -> None:
    assert states.is_asleep(shelter(fatigue=[level]), 0) is (level == 4)


@rule("TW-SLEEP-01", "TW-SLEEP-01/1", "TW-SLEEP-02")
def test_a_night_on_the_floor_wakes_a_sleeper() -> None:
    g = evening(people=2, fatigue=[4, 0])
    play(evening_phase(g))
    assert g.task[:2] == [FLOOR, GUARD]
    assert fatigue(g) == 2
    assert not states.is_asleep(g, 0)


@rule("TW-GEN-12", "TW-GEN-12/1")
def test_a_night_on_the_floor_takes_fatigue_one_to_nothing() -> None:
    g = evening(people=2, fatigue=[1, 0])
    play(evening_phase(g), FLOOR)
    assert fatigue(g) == 0


@rule("TW-SLEEP-01", "TW-SLEEP-01/2")
def test_who_wakes_may_act_at_once_where_the_black_dots_allow() -> None:
    g = shelter(fatigue=[4], round=1)
    g.box = with_dots(g.box, 0, 0, 0, 0b110, ALL_ROUNDS)
    states.lower_state(g, 0, FATIGUE, 1)
    assert fatigue(g) == 3
    assert not states.is_asleep(g, 0)
    refusals = []
    for g.round in (1, 2, 3):
        refusals.append(why_not_act(g, 0))
    assert [refusal and refusal.rule for refusal in refusals] == [None, "TW-DAY-02", "TW-DAY-02"]


@rule("TW-SLEEP-01", "TW-SLEEP-03")
def test_fatigue_four_has_a_black_dot_on_every_round() -> None:
    g = shelter(fatigue=[4])
    assert [states.blocked(g, 0, number) for number in (1, 2, 3)] == [True, True, True]
    assert states.dots(g, 0)


# -- what sleepers can do ---------------------------------------------------------------------------------------------


@rule("TW-SLEEP-02", "TW-SLEEP-02/1")
def test_a_sleeper_can_neither_guard_nor_go_scavenging() -> None:
    g = evening(fatigue=[4], places=[0, NONE, NONE])
    asked = next(evening_phase(g))
    assert isinstance(asked, Choice)
    assert asked.about == 0
    assert asked.values == [FLOOR]
    refusals = [why_not_task(g, asked, task) for task in (GUARD, OUT)]
    assert [refusal and refusal.rule for refusal in refusals] == ["TW-SLEEP-02", "TW-SLEEP-02"]


@rule("TW-SLEEP-02")
def test_a_sleeper_can_sleep_in_a_bed() -> None:
    g = house(phase=EVENING, fatigue=[4], stands={"c1": "cot"}, people=2)
    play(evening_phase(g), BED)
    assert g.task[0] == BED
    assert fatigue(g) == 0


@rule("TW-SLEEP-02")
def test_a_sleeper_can_eat_and_be_given_medicine() -> None:
    g = shelter(fatigue=[4], hunger=[2], illness=[1], stock=goods(raw_food=1, meds=1))
    assert anytime.why_not_snack(g, 0, RAW_FOOD) is None
    assert medicine.why_not_assign(g, 0, MEDICAL.index(MEDS)) is None


@rule("TW-SLEEP-03", "TW-SLEEP-03/1")
@pytest.mark.parametrize("action_round", [1, 2, 3])
def test_a_sleeper_can_nap_in_any_round_and_do_nothing_else(action_round: int) -> None:
    g = house(fatigue=[4], stands={"g5": "cot"}, round=action_round, stock=goods(wood=9), fittings=[fitting("lamp")])
    reach = [True] * g.box.spaces
    assert states.blocked(g, 0, action_round)
    assert why_not_act(g, 0) is None
    allowed = [work for work in range(g.box.spaces + 3) if why_not_work(g, 0, work, reach) is None]
    assert allowed == [at("g5")]


@rule("TW-SLEEP-03")
def test_a_nap_in_the_day_lowers_fatigue_by_what_the_bed_says() -> None:
    g = house(phase=DAY, round=1, fatigue=[4], stands={"g5": "cot"}, people=1)
    play(action_round(g), 0)
    assert fatigue(g) == 3


# -- spirit -----------------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-04", "TW-SLEEP-04/1")
def test_who_has_drunk_until_asleep_has_no_spirit() -> None:
    box = box_with(MORE)
    first = card("characters", "C91", box)
    g = shelter(
        box=box,
        phase=DAWN,
        characters=[first, first + 1, NONE, NONE],
        fatigue=[2, 0],
        misery=[3, 3],
        stock=goods(moonshine=1),
    )
    alcohol.drink_alcohol(g, 0, MOONSHINE)
    assert states.is_asleep(g, 0)
    play(resolve_spirit(g, 0))
    assert [states.level(g, person, MISERY) for person in (0, 1)] == [2, 2], "1 less of the drink, 1 less of spirit"


# -- scripts ----------------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-05")
@pytest.mark.parametrize("who", ["one of you", "each of you", "one of the others", "each of the others"])
def test_what_needs_somebody_awake_passes_sleepers_by(who: str) -> None:
    assert meaning.meant(shelter(fatigue=[0, 4, 0]), NOWHERE, WHO(who)) == [0, 2]


@rule("TW-SLEEP-05")
@pytest.mark.parametrize("who", ["everybody here", "everybody"])
def test_what_befalls_all_reaches_sleepers(who: str) -> None:
    assert meaning.meant(shelter(fatigue=[0, 4, 0]), NOWHERE, WHO(who)) == [0, 1, 2]


@rule("TW-SLEEP-05")
def test_what_befalls_the_body_reaches_sleepers() -> None:
    g = shelter(fatigue=[4, 4, 0], wounds=[1, 0, 0], illness=[0, 1, 0])
    assert meaning.meant(g, NOWHERE, WHO("each wounded")) == [0]
    assert meaning.meant(g, NOWHERE, WHO("each ill")) == [1]


@rule("TW-SLEEP-05")
def test_sleepers_are_those_who_are_asleep_and_those_in_bed_at_night() -> None:
    g = shelter(people=4, fatigue=[4, 0, 0, 0])
    g.task[1:] = [BED, FLOOR, GUARD]
    assert meaning.meant(g, NOWHERE, WHO("each sleeper")) == [0, 1, 2]


@rule("TW-SLEEP-05")
@pytest.mark.parametrize(("task", "who"), [(GUARD, "each guard"), (OUT, "each scavenger"), (OUT, "each of you")])
def test_who_drops_from_fatigue_on_duty_is_passed_by(task: int, who: str) -> None:
    g = shelter(fatigue=[4, 0, 0], location=NEAR if task == OUT else NONE)
    g.task[:] = [task, task, BED, NONE]
    assert meaning.meant(g, NOWHERE, WHO(who)) == [1]


# -- falling asleep after the task ------------------------------------------------------------------------------------


@rule("TW-SLEEP-06", "TW-SLEEP-06/1")
def test_a_guard_whom_the_duty_tires_out_guards_first_and_then_sleeps() -> None:
    box = box_with(MORE)
    characters = [card("characters", "C91", box), NONE, NONE, NONE]
    empty: list[list[int]] = [[] for _ in range(DECKS)]
    raids = put(empty, RAIDS, [card("raids", "A91", box)])
    g = evening(box=box, characters=characters, fatigue=[3], decks=raids, stock=goods(wood=5))
    play(evening_phase(g))
    assert g.task[0] == GUARD
    assert fatigue(g) == 4
    assert not states.is_asleep(g, 0)
    g.phase, g.rng = RAID, Loaded(box.faces[WHITE].index(1))
    while g.phase == RAID:
        play(raid_phase(g))
    assert sum(g.stock) == 4, "1 of 2 damage is kept off"
    g.phase, g.stage = DAWN, 0
    play(dawn_phase(g))
    assert states.is_asleep(g, 0)


@rule("TW-SLEEP-06", "TW-SLEEP-06/2")
def test_a_fourth_action_that_tires_out_is_done_first() -> None:
    g = house(phase=DAY, round=EXTRA_ROUND, fatigue=[2], people=1)
    g.box = with_dots(g.box)
    play(action_round(g), 0, at("c7"))
    assert g.stock == goods(water=2)
    assert states.is_asleep(g, 0)


@rule("TW-SLEEP-06")
def test_who_carries_out_a_task_is_not_asleep_before_it_is_done() -> None:
    g = shelter(fatigue=[4], busy=[1, 0, 0, 0])
    assert not states.is_asleep(g, 0)
    assert people.present(g) == [0, 1, 2]
    g.busy[0] = 0
    assert states.is_asleep(g, 0)
    assert people.present(g) == [1, 2]
    assert people.present_all(g) == [0, 1, 2]
