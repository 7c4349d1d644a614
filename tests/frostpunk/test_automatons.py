"""Automatons (FP-AUTO), and the two small helpers (FP-CHILD)."""

from __future__ import annotations

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.actions.use import why_not_use
from holdfast.games.frostpunk.city import automatons
from holdfast.games.frostpunk.city.citizens import number_of
from holdfast.games.frostpunk.phases.action import begin_action, muster, turn
from holdfast.games.frostpunk.phases.hunger import hunger_phase
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.phrases import child_engineer, child_worker
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, box_of, box_with, put_on_display, town

# -- Automatons -------------------------------------------------------------------------------------------------------


@rule("FP-AUTO-01")
def test_an_automaton_comes_from_the_factory() -> None:
    city = town({"near-1/a": "factory"}, ready={"engineer": 1}, stock={"core": 1})
    city.turn("turn:use")
    assert (city.automatons, city.ready["automaton"]) == (1, 1)


@rule("FP-AUTO-01")
def test_or_from_an_effect_and_works_at_once() -> None:
    city = town({"generator-1": "tent"}, stock={"coal": 1}, told=[])
    assert city.says(automatons.in_bank) == 6
    city.play(automatons.gain, 2)
    assert city.log == ["2 Automatons join the city."]
    assert (city.automatons, city.says(automatons.in_bank)) == (2, 4)
    city.turn("turn:construct", "construct:done")
    assert (city.building_site, city.ready) == ({"automaton": 1}, {"automaton": 1})


@rule("FP-AUTO-02", "FP-AUTO-02/1")
def test_an_automaton_uses_a_sawmill() -> None:
    city = town({"near-1/a": "sawmill"}, {"near-1/b": ("tree", 2)}, ready={"automaton": 1}, stock={"coal": 1})
    city.turn("turn:use")
    assert (city.stock, city.standing["near-1/a"]) == ({"wood": 3}, "automaton")


@rule("FP-AUTO-02", "FP-AUTO-02/2")
def test_but_nothing_that_is_for_engineers() -> None:
    ready = {"engineer": 1, "automaton": 1}
    city = town({"near-1/a": "platform"}, ready=ready, stock={"coal": 1}, future_laws=["Child Shelter Law"])
    choice = city.asked("meeple", turn, "turn:use")
    assert choice.offers == ["engineer"]
    assert choice.refuses("automaton") == "FP-USE-05"


@rule("FP-AUTO-02")
@pytest.mark.parametrize("what", ["construct", "gather", "remove-snow", "use"])
def test_an_automaton_does_what_a_worker_does(what: str) -> None:
    city = town(
        {"near-1/a": "hunters-hut"},
        {"near-1/b": ("coal", 3)},
        ready={"worker": 1, "automaton": 1},
        stock={"coal": 1},
        near=["N02", "N03"],
    )
    assert city.asked("meeple", turn, f"turn:{what}").offers == ["worker", "automaton"]


@rule("FP-AUTO-03", "FP-AUTO-03/1")
def test_each_use_burns_a_coal() -> None:
    city = town(piles={"near-1/a": ("coal", 3)}, ready={"automaton": 1}, stock={"coal": 1})
    city.turn("turn:gather", "take:2")
    assert city.stock == {"coal": 2}


@rule("FP-AUTO-03")
def test_without_coal_it_stands_still() -> None:
    city = town(piles={"near-1/a": ("coal", 3)}, ready={"worker": 1, "automaton": 1})
    choice = city.asked("meeple", turn, "turn:gather")
    assert choice.refuses("automaton") == "FP-AUTO-03"
    city.ready = {"automaton": 1}
    assert city.refuses_turn("gather") == "FP-AUTO-03"


MORNING_CARDS = {
    "X1": "do: [put 1 coal on this card, gain 2 wood]",
    "X2": "by: worker, do: [gain 2 wood]",
    "X3": "by: engineer, do: [gain 2 wood]",
}
SCENARIO_CARDS = {"X4": "by: worker, do: [gain 2 wood]", "X5": "by: engineer, do: [gain 2 wood]"}


def showing(card: str, *meeples: str) -> Crater:
    city = town(box=box_of(MORNING_CARDS, SCENARIO_CARDS), ready=dict.fromkeys(meeples, 1), stock={"coal": 1})
    put_on_display(city, card)
    return city


@rule("FP-AUTO-03", "FP-GEN-14")
def test_the_coal_it_burns_is_not_there_for_the_action() -> None:
    city = showing("X1", "automaton")
    assert city.refuses_turn("special") == "FP-AUTO-03"
    city.stock = {"coal": 2}
    city.turn("turn:special")
    assert (city.stock, city.goods_on) == ({"wood": 2}, [{"coal": 1}])


@rule("FP-AUTO-04", "FP-AUTO-04/1")
@pytest.mark.parametrize("card", ["X2", "X3"])
def test_an_event_card_that_names_a_type_wants_no_automaton(card: str) -> None:
    city = showing(card, "worker", "engineer", "automaton")
    choice = city.asked("meeple", turn, "turn:special")
    assert choice.refuses("automaton") == "FP-AUTO-04"


@rule("FP-AUTO-04")
def test_on_a_scenario_card_it_serves_as_a_worker() -> None:
    city = showing("X4", "worker", "engineer", "automaton")
    assert city.asked("meeple", turn, "turn:special").offers == ["worker", "automaton"]
    city = showing("X5", "worker", "engineer", "automaton")
    assert city.asked("meeple", turn, "turn:special").refuses("automaton") == "FP-AUTO-04"


@rule("FP-AUTO-05", "FP-AUTO-05/1")
def test_the_cold_does_not_touch_it() -> None:
    city = town(piles={"far-1/a": ("wood", 3)}, ready={"automaton": 1}, stock={"coal": 1}, heat="off")
    city.turn("turn:gather", "take:2")
    assert (city.sick, city.skull, city.stock) == ({}, {}, {"wood": 2})


@rule("FP-AUTO-05")
def test_it_is_no_citizen_eats_nothing_and_sleeps_nowhere() -> None:
    city = town(people={"worker": 1}, round=3, food=2, automatons=4)
    city.play(begin_action)
    assert city.says(number_of, "citizen") == 1
    city.play(hunger_phase)
    assert (city.food, city.hunger) == (1, 0)
    city.building["generator-1"] = "tent"
    city.play(night_phase)
    assert city.sick == {}


@rule("FP-AUTO-06")
def test_it_acts_once_and_stays_until_the_night() -> None:
    city = town({"near-1/a": "hunters-hut", "far-1/a": "hunters-hut"}, ready={"automaton": 1}, stock={"coal": 5})
    city.turn("turn:use", "use:near-1/a")
    assert (city.standing["near-1/a"], city.ready["automaton"]) == ("automaton", 0)
    assert city.refuses_turn("use") == "FP-ACT-06"
    city.play(night_phase)
    assert (city.standing["near-1/a"], city.ready["automaton"]) == (None, 1)
    city.play(begin_action)
    assert city.ready["automaton"] == 1


@rule("FP-AUTO-07", "FP-AUTO-07/1")
def test_there_are_six_of_them() -> None:
    city = town(ready={"automaton": 6})
    city.play(automatons.gain, 1)
    assert (city.automatons, city.ready["automaton"]) == (6, 6)
    city = town(ready={"automaton": 4}, display=["M001"], kept_on=[1], goods_on=[{}], meeple_on=[None])
    city.play(automatons.gain, 3)
    assert (city.automatons, city.ready["automaton"]) == (5, 5)


@rule("FP-GEN-13")
@pytest.mark.parametrize(("lost", "left", "ready", "standing"), [(1, 2, 0, 2), (2, 1, 0, 1), (5, 0, 0, 0)])
def test_those_that_have_not_acted_are_lost_first(lost: int, left: int, ready: int, standing: int) -> None:
    city = town(ready={"automaton": 1}, automatons=3, told=[])
    city.standing["near-1/a"] = city.standing["near-1/b"] = "automaton"
    city.play(automatons.lose, lost)
    assert (city.automatons, city.ready["automaton"], city.count("standing", "automaton")) == (left, ready, standing)
    assert city.log == [f"Lost: {3 - left} Automaton{'s' if left < 2 else ''}."]


@rule("FP-AUTO-08", "FP-AUTO-08/1")
def test_the_factory_needs_an_automaton_in_the_bank() -> None:
    city = town({"near-1/a": "factory"}, ready={"engineer": 1, "automaton": 6}, stock={"core": 1})
    assert city.says(why_not_use, "near-1/a") is not None
    assert (city.refuses_turn("use"), city.stock["core"]) == ("FP-ACT-10", 1)
    city.automatons = 5
    assert city.refuses_turn("use") == ""


# -- the Child Worker and the Child Engineer --------------------------------------------------------------------------


@rule("FP-CHILD-01")
def test_cards_may_give_one_of_each() -> None:
    city = a_city(people={"child": 18}, box=box_with(HELPERS))
    city.play(muster)
    assert city.ready == {"child": 4}
    city.play(perform, city.printed("events", "X1").now)
    city.play(muster)
    assert city.ready == {"child": 3, "child-worker": 1}
    city.play(perform, city.printed("events", "X2").now)
    city.play(muster)
    assert city.ready == {"child": 2, "child-worker": 1, "child-engineer": 1}
    city.play(child_worker)
    city.play(child_engineer)
    city.play(muster)
    assert city.ready == {"child": 2, "child-worker": 1, "child-engineer": 1}


HELPERS = """
    morning:
    - {id: X1, title: T, story: S, now: [a child worker joins]}
    - {id: X2, title: T, story: S, now: [a child engineer joins]}
"""


@rule("FP-CHILD-02")
@pytest.mark.parametrize(
    ("children", "ready"),
    [
        (12, {"child": 1, "child-worker": 1, "child-engineer": 1}),
        (8, {"child-worker": 1, "child-engineer": 1}),
        (3, {"child-worker": 1}),
        (0, {}),
    ],
)
def test_they_are_among_the_children_and_leave_last(children: int, ready: dict[str, int]) -> None:
    city = a_city(
        people={"child": children},
        little={"child-worker", "child-engineer"},
        ready={"child": 3, "child-worker": 1, "child-engineer": 1},
    )
    city.play(muster)
    assert city.ready == ready


@rule("FP-CHILD-02", "FP-ACT-02")
def test_one_that_is_out_as_a_scout_is_not_at_home() -> None:
    city = a_city(people={"child": 12}, little={"child-worker", "child-engineer"}, scouts=["child-worker", None, None])
    city.play(muster)
    assert city.ready == {"child": 1, "child-engineer": 1}


@rule("FP-CHILD-02", "FP-CHILD-02/1")
def test_in_the_cold_it_is_a_child_who_falls_sick() -> None:
    city = town(piles={"far-1/a": ("wood", 3)}, ready={"child-worker": 1}, heat="off")
    city.turn("turn:gather", "take:2")
    assert city.sick == {"child": 1}


@rule("FP-CHILD-03", "FP-CHILD-03/1", "FP-CHILD-03/2")
def test_the_child_engineer_works_as_an_engineer() -> None:
    city = town({"near-1/a": "medical-post"}, ready={"child-worker": 1, "child-engineer": 1})
    choice = city.asked("meeple", turn, "turn:use")
    assert choice.offers == ["child-engineer"]
    assert choice.refuses("child-worker") == "FP-USE-05"


@rule("FP-CHILD-03", "FP-CHILD-03/3")
def test_the_child_worker_works_as_a_worker() -> None:
    city = town(piles={"near-1/a": ("wood", 3)}, ready={"child": 1, "child-worker": 1})
    choice = city.asked("meeple", turn, "turn:gather")
    assert choice.offers == ["child-worker"]
    assert choice.refuses("child") == "FP-ACT-11"


@rule("FP-CHILD-03")
def test_on_cards_they_are_what_they_act_as() -> None:
    helpers = ("worker", "engineer", "child-worker", "child-engineer")
    assert showing("X2", *helpers).asked("meeple", turn, "turn:special").offers == ["worker", "child-worker"]
    assert showing("X3", *helpers).asked("meeple", turn, "turn:special").offers == ["engineer", "child-engineer"]
