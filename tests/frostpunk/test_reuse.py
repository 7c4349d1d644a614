"""Reuse a Building, reuse a Worker (FP-EVT-17, FP-EVT-18, FP-EVT-19), and what lets players do so: Extended Shift, the
Propaganda Centre."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.reuse import (
    reusable_buildings,
    reusable_workers,
    reuse_building,
    reuse_worker,
)
from holdfast.games.frostpunk.city import feelings
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.round import step
from holdfast.kernel import Refusal
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    town,
)


def at_work(standing: dict[str, str], buildings: dict[str, str], **fields: Any) -> Crater:
    """Meeples stand where they have acted; the Generator is off."""
    city = town(buildings, **{"heat": "off", **fields})
    for space, kind in standing.items():
        city.standing[space] = kind
    return city


def why_no_building(city: Crater, space: str) -> str:
    refusal = city.why_not(f"reuse:{space}")
    assert (refusal is None) is (space in city.named("spaces", city.says(reusable_buildings)))
    return "" if refusal is None else refusal.rule


def why_no_worker(city: Crater, place: str) -> str:
    refusal = city.why_not(f"reuse-worker:{place}")
    assert (refusal is None) is (place in city.named("workplaces", city.says(reusable_workers)))
    return "" if refusal is None else refusal.rule


# -- a Building -------------------------------------------------------------------------------------------------------


@rule("FP-EVT-17", "FP-EVT-17/1")
@pytest.mark.parametrize("space", ["near-1/a", "near-1/b"])
def test_a_building_works_once_more_and_in_the_warm(space: str) -> None:
    city = at_work({space: "worker"}, {"near-1/a": "hothouse"})
    city.play(reuse_building, 0)
    assert (city.food, city.sick) == (7, {})
    assert city.standing[space] == "worker"


@rule("FP-EVT-17", "FP-EVT-17/2")
def test_it_takes_a_citizen() -> None:
    city = at_work(
        {"near-1/a": "automaton"}, {"near-1/a": "sawmill", "far-1/a": "hunters-hut"}, piles={"near-1/b": ("tree", 3)}
    )
    assert (
        why_no_building(city, "near-1/a")
        == why_no_building(city, "far-1/a")
        == why_no_building(city, "near-1/b")
        == "FP-EVT-17"
    )
    city.play(reuse_building, 0)
    assert city.stock == {}
    city.standing["near-1/a"] = "child-worker"
    assert why_no_building(city, "near-1/a") == ""


@rule("FP-EVT-17")
def test_a_citizen_beside_an_automaton_is_enough() -> None:
    city = at_work({"near-1/a": "automaton", "near-1/b": "worker"}, {"near-1/a": "hothouse"})
    assert (why_no_building(city, "near-1/a"), why_no_building(city, "near-1/b")) == ("", "FP-EVT-17")


@rule("FP-EVT-17", "FP-EVT-17/3")
def test_what_it_costs_is_paid_again() -> None:
    city = at_work({"near-1/a": "worker"}, {"near-1/a": "charcoal-kiln"})
    assert why_no_building(city, "near-1/a") == "FP-EVT-17"
    city.stock = {"wood": 1}
    city.play(reuse_building, 0)
    assert city.stock == {"coal": 4}


@rule("FP-EVT-17")
def test_laws_and_technologies_apply() -> None:
    city = at_work(
        {"near-1/a": "engineer"},
        {"near-1/a": "medical-post"},
        food=2,
        sick={"worker": 4},
        laws={"Double Ration for the Ill"},
    )
    city.play(reuse_building, 0, "cure:worker", "cure:worker", "cure:worker", "double-ration:yes", "cure:worker")
    assert (city.food, city.sick) == (0, {})
    city = at_work(
        {"near-1/a": "worker"},
        {"near-1/a": "charcoal-kiln"},
        piles={"near-1/b": ("tree", 1)},
        upgraded=("near-1/a",),
        developed={"Charcoal Kiln Upgrade"},
    )
    city.play(reuse_building, 0)
    assert (city.stock, city.lies["near-1/b"]) == ({"coal": 5}, None)


@rule("FP-EVT-17", "FP-LAW-18")
def test_the_double_ration_is_a_matter_of_the_action_phase() -> None:
    fields: dict[str, Any] = {"food": 2, "sick": {"worker": 4}, "laws": {"Double Ration for the Ill"}}
    city = at_work({"near-1/a": "engineer"}, {"near-1/a": "medical-post"}, phase="dusk", **fields)
    city.play(reuse_building, 0, "cure:worker", "cure:worker", "cure:worker")
    assert (city.food, city.sick) == (2, {"worker": 1})


@rule("FP-EVT-17")
def test_whose_choice_it_is() -> None:
    city = at_work(
        {"near-1/a": "worker", "far-1/a": "worker"},
        {"near-1/a": "hunters-hut", "far-1/a": "hunters-hut", "far-1/b": "hunters-hut"},
    )
    choice = city.asked("reuse", reuse_building, 1)
    assert (choice.offers, choice.seat) == (["near-1/a", "far-1/a"], 1)
    assert choice.refuses("far-1/b") == "FP-EVT-17"


# -- a Worker ---------------------------------------------------------------------------------------------------------


@rule("FP-EVT-18", "FP-EVT-18/1")
def test_a_worker_constructs_once_more() -> None:
    city = town(building_site={"worker": 1}, stock={"wood": 2}, heat="off")
    city.play(reuse_worker, 0, "construct:build", "build:tent", "build-on:generator-1", "construct:done")
    assert (city.building["generator-1"], city.sick) == ("tent", {})
    assert city.building_site == {"worker": 1}


@rule("FP-EVT-18", "FP-EVT-18/2")
def test_a_worker_gathers_once_more_where_it_stands() -> None:
    city = at_work({"far-1/a": "worker"}, {}, piles={"far-1/a": ("coal", 2)})
    city.play(reuse_worker, 0, "take:2")
    assert (city.stock, city.sick, city.lies["far-1/a"]) == ({"coal": 2}, {}, None)


@rule("FP-EVT-18", "FP-EVT-18/3")
def test_a_worker_removes_snow_once_more() -> None:
    city = town(snow_field={"worker": 1}, near=["N01", "N02"], heat="off")
    city.play(reuse_worker, 0, "place-near:near-1", "place-near:near-2")
    assert (city.tiles["near-1"], city.near, city.sick) == ("N02", [], {})


@rule("FP-EVT-18")
def test_a_worker_works_once_more_in_its_building() -> None:
    for space in ("far-1/a", "far-1/b"):
        city = at_work({space: "worker"}, {"far-1/a": "hothouse"})
        city.play(reuse_worker, 0)
        assert (city.food, city.sick) == (7, {})


@rule("FP-EVT-18")
@pytest.mark.parametrize("kind", ["engineer", "automaton", "child-worker", "child-engineer"])
def test_only_a_worker_is_a_worker(kind: str) -> None:
    city = at_work(
        {"near-1/a": kind, "far-1/a": kind},
        {"near-1/a": "hunters-hut"},
        piles={"far-1/a": ("coal", 2)},
        near=["N01", "N02"],
    )
    city.building_site = city.snow_field = {kind: 1}
    city.stock = {"wood": 5}
    places = ("near-1/a", "far-1/a", "construction", "snow")
    assert [why_no_worker(city, place) for place in places] == ["FP-EVT-18"] * 4


@rule("FP-EVT-18")
def test_there_must_be_something_to_do_there() -> None:
    city = at_work({"near-1/a": "worker", "far-1/a": "worker"}, {"near-1/a": "charcoal-kiln"})
    city.building_site = city.snow_field = {"worker": 1}
    city.standing["generator-1"] = "worker"
    places = ("near-1/a", "far-1/a", "construction", "snow", "generator-1")
    assert [why_no_worker(city, place) for place in places] == ["FP-EVT-18"] * 5
    city.play(reuse_worker, 0)
    assert city.stock == {}


@rule("FP-EVT-17", "FP-EVT-18")
def test_all_hear_what_works_once_more() -> None:
    city = at_work({"near-1/a": "worker"}, {"near-1/a": "hunters-hut"}, told=[])
    city.play(reuse_building, 0)
    city.play(reuse_worker, 0)
    assert city.log == [
        "The Building on near-1/a works again.",
        "Gained: 4 food.",
        "The Worker on near-1/a works once more.",
        "Gained: 4 food.",
    ]


@rule("FP-EVT-18")
def test_which_worker_is_for_the_players() -> None:
    city = at_work(
        {"near-1/a": "worker", "far-1/a": "worker"},
        {"near-1/a": "hunters-hut"},
        piles={"far-1/a": ("coal", 2)},
        near=["N01", "N02"],
    )
    city.building_site = city.snow_field = {"worker": 1}
    city.stock = {"wood": 5}
    choice = city.asked("reuse-worker", reuse_worker, 1)
    assert (choice.offers, choice.seat) == (["near-1/a", "far-1/a", "construction", "snow"], 1)


@rule("FP-EVT-19", "FP-EVT-19/1")
def test_a_worker_on_a_card_is_not_reused() -> None:
    city = town(display=["M001"], goods_on=[{}], meeple_on=["worker"], kept_on=[0], near=["N01"], stock={"wood": 5})
    assert city.says(reusable_workers) == []
    city.scouts[0] = "worker"
    assert city.says(reusable_workers) == []


# -- Extended Shift ---------------------------------------------------------------------------------------------------


def shift(**fields: Any) -> Crater:
    """A Worker is in the Hothouse, the Law is in force."""
    return at_work(
        {"near-1/a": "worker"},
        {"near-1/a": "hothouse"},
        **{
            "ready": {"worker": 1},
            "laws": {"Extended Shift"},
            "hope": ["active-motivation", "active-care"],
            **fields,
        },
    )


@rule("FP-LAW-19", "FP-LAW-19/1")
def test_motivation_makes_a_building_work_once_more() -> None:
    city = shift()
    city.turn("turn:extended-shift", "turn:pass")
    assert city.hope == ["exhausted-motivation", "active-care"]
    assert (city.food, city.sick, city.ready) == (7, {}, {"worker": 1})


@rule("FP-LAW-19")
def test_it_is_besides_the_action_and_limited_by_motivation_alone() -> None:
    city = shift(hope=["active-motivation", "active-motivation"], ready={"worker": 2})
    city.turn("turn:extended-shift", "turn:extended-shift", "turn:use")
    assert (city.food, city.ready["worker"], city.active) == (21, 1, 1)


@rule("FP-LAW-19", "FP-LAW-19/2")
@pytest.mark.parametrize(
    "fields", [{"hope": ["exhausted-motivation", "active-care"]}, {"hope": ["active-care"]}, {"laws": set()}]
)
def test_when_there_is_no_extended_shift(fields: dict[str, Any]) -> None:
    assert shift().refuses_turn("extended-shift") == ""
    assert shift(**fields).refuses_turn("extended-shift") == "FP-LAW-19"


@rule("FP-LAW-19")
def test_nor_with_nobody_at_work() -> None:
    city = shift()
    city.standing["near-1/a"] = None
    assert city.refuses_turn("extended-shift") == "FP-LAW-19"


@rule("FP-LAW-19", "FP-ACT-06")
def test_the_last_to_act_may_extend_the_shift() -> None:
    city = shift()
    city.play(step, "turn:use", "turn:extended-shift")
    assert (city.food, city.phase) == (14, "dusk")
    city = shift()
    city.play(step, "turn:use", "turn:pass")
    assert (city.food, city.phase) == (7, "dusk")


@rule("FP-LAW-19", "FP-ACT-06")
def test_while_others_can_act_it_waits_for_the_next_turn() -> None:
    city = shift(ready={"worker": 2})
    city.play(step, "turn:use")
    assert (city.food, city.phase, city.active) == (7, "action", 1)
    assert "extended-shift" in city.asked("turn", turn).offers


@rule("FP-LAW-19")
def test_each_token_extends_the_shift_once_on_a_turn() -> None:
    """Or else the Temple would activate the Motivation that pays for its reuse, again and again."""
    city = shift(ready={"worker": 2})
    city.building["near-1/a"] = "temple"
    city.turn("turn:extended-shift", "activate-all:motivation")
    assert city.says(feelings.has, "hope", "motivation", active=True)
    assert (city.shifts, city.active) == (1, 1)
    city.active = 0
    assert "extended-shift" in city.asked("turn", turn).offers
    asked = city.asked("turn", turn, "turn:extended-shift", "activate-all:motivation")
    assert asked.refusal("extended-shift") == Refusal("FP-LAW-19", "shifts-done", 1)


@rule("FP-LAW-19", "FP-AUTO-01")
def test_a_machine_made_in_the_last_shift_works_on() -> None:
    city = shift(stock={"core": 1})
    city.building["generator-1"] = "factory"
    city.standing["generator-1"] = "engineer"
    city.play(step, "turn:use", "turn:extended-shift", "reuse:generator-1")
    assert (city.automatons, city.phase) == (1, "action")


# -- the Propaganda Centre --------------------------------------------------------------------------------------------


def centre(standing: dict[str, str], buildings: dict[str, str], **fields: Any) -> Crater:
    return at_work(standing, {"far-10/a": "propaganda-centre", **buildings}, **{"ready": {"engineer": 1}, **fields})


@rule("FP-BLD-52", "FP-BLD-52/1")
def test_the_centre_repeats_a_building() -> None:
    city = centre({"near-1/a": "worker"}, {"near-1/a": "hothouse"}, heat=4)
    city.turn("turn:use", "use:far-10/a")
    assert (city.food, city.sick) == (7, {})


@rule("FP-BLD-52")
def test_what_is_repeated_is_warm_though_the_centre_may_be_cold() -> None:
    city = centre({"near-1/a": "worker"}, {"near-1/a": "hunters-hut"})
    city.turn("turn:use")
    assert (city.food, city.sick) == (4, {"engineer": 1})


@rule("FP-BLD-52", "FP-BLD-52/2")
def test_the_centre_wants_a_citizen_there() -> None:
    city = centre({"near-1/a": "automaton", "far-1/a": "worker"}, {"near-1/a": "hunters-hut", "far-1/a": "hunters-hut"})
    choice = city.asked("reuse", turn, "turn:use")
    assert choice.offers == ["far-1/a"]
    assert choice.refuses("near-1/a") == "FP-EVT-17"
    assert choice.refuses("far-10/a") == "FP-BLD-52"


@rule("FP-BLD-52")
def test_the_centre_does_not_repeat_itself() -> None:
    assert centre({}, {}).refuses_turn("use") == "FP-ACT-10"


@rule("FP-BLD-52")
def test_the_gear_of_the_other_building_is_no_obstacle() -> None:
    city = centre(
        {"near-1/a": "engineer"}, {"near-1/a": "medical-post"}, ready={"child-engineer": 1}, sick={"worker": 1}, heat=4
    )
    city.turn("turn:use", "cure:worker")
    assert city.sick == {}
