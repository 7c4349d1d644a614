"""Who falls sick by acting in the cold, and who does not (FP-ACT)."""

from __future__ import annotations

import pytest

from holdfast.games.frostpunk.city.heat import zone_heated
from holdfast.games.frostpunk.phases.action import turn
from tests.cite import rule
from tests.frostpunk.arrange import Crater, put_on_display, town
from tests.frostpunk.scenes import WAYS, busy

# -- heated or cold ---------------------------------------------------------------------------------------------------


@rule("FP-ACT-14")
@pytest.mark.parametrize(
    ("what", "with_heat", "without"),
    [
        ("construct", 0, 0),
        ("deploy-scouts", 0, 0),
        ("special", 0, 0),
        ("remove-snow", 1, 1),
        ("gather", 0, 1),
        ("use", 0, 1),
    ],
)
def test_who_falls_sick_by_an_action(what: str, with_heat: int, without: int) -> None:
    for heat, sick in ((7, with_heat), ("off", without)):
        city = busy(heat=heat)
        city.turn(f"turn:{what}", *WAYS[what])
        assert city.sick == {"worker": sick}


@rule("FP-ACT-14", "FP-SPEC-01")
def test_a_card_may_make_its_special_action_cold() -> None:
    city = busy()
    put_on_display(city, "X2")
    city.turn("turn:special")
    assert (city.sick, city.stock["wood"]) == ({"worker": 1}, 1)


@rule("FP-ACT-15", "FP-ACT-15/1")
def test_in_the_cold_somebody_falls_sick_before_the_action() -> None:
    city = town({"far-1/a": "medical-post"}, ready={"engineer": 1}, sick={"engineer": 3}, heat="off")
    asking = city.says(turn)
    assert city.asked("cure", asking, "turn:use").offers == ["engineer", "enough"]
    assert city.sick == {"engineer": 4}
    city = town({"far-1/a": "medical-post"}, ready={"engineer": 1}, sick={"engineer": 3}, heat="off")
    city.turn("turn:use", "cure:engineer", "cure:engineer", "cure:engineer")
    assert city.sick == {"engineer": 1}


@rule("FP-ACT-15", "FP-ACT-15/2")
def test_a_heated_gather_makes_nobody_sick() -> None:
    city = town(piles={"near-1/a": ("coal", 3)}, ready={"worker": 1})
    city.turn("turn:gather", "take:2")
    assert (city.sick, city.skull, city.stock["coal"]) == ({}, {}, 2)


@rule("FP-ACT-15")
def test_where_all_are_sick_the_marker_is_flipped() -> None:
    city = town(
        piles={"far-1/a": ("coal", 3)},
        ready={"engineer": 1},
        people={"worker": 9, "engineer": 4, "child": 9},
        sick={"engineer": 4},
        heat="off",
    )
    city.turn("turn:gather", "take:2")
    assert (city.sick, city.skull) == ({"engineer": 4}, {"engineer": 1})


@rule("FP-ACT-16", "FP-ACT-16/1")
def test_with_the_generator_off_all_work_is_cold() -> None:
    city = town(
        {"generator-1": "cookhouse"},
        {"generator-2": ("coal", 1)},
        ready={"worker": 2},
        heat="off",
        food=4,
        hope=["active-care"],
    )
    city.turn("turn:gather")
    assert city.sick == {"worker": 1}
    city.turn("turn:use", "way-to-use:1")
    assert city.sick == {"worker": 2}


def sick_after(city: Crater, *answers: str) -> int:
    """How many fall sick by the actions of this turn."""
    before = sum(city.sick.values())
    city.turn(*answers)
    return sum(city.sick.values()) - before


@rule("FP-ACT-18", "FP-ACT-18/1")
def test_in_a_heated_zone_any_building_is_warm() -> None:
    city = town({"near-1/a": "hunters-hut"}, ready={"worker": 1}, heat=5)
    assert city.says(zone_heated, "near-1")
    assert sick_after(city, "turn:use") == 0


@rule("FP-ACT-19", "FP-ACT-19/1")
def test_a_heated_insulation_is_warm_everywhere() -> None:
    city = town(
        {"far-1/a": "charcoal-kiln", "far-1/b": "hunters-hut"},
        ready={"worker": 2},
        heat=4,
        ranges={"red": 2, "orange": 2, "yellow": 3},
    )
    city.stock["wood"] = 1
    assert not any(city.says(zone_heated, place) for place in ("generator", "near-1", "far-1"))
    assert sick_after(city, "turn:use", "use:far-1/a") == 0
    assert sick_after(city, "turn:use") == 1


@rule("FP-ACT-20", "FP-ACT-20/1", "FP-ACT-20/2", "FP-ACT-20/3")
@pytest.mark.parametrize(
    ("building", "space", "sick"),
    [("charcoal-kiln", "far-1/a", 0), ("hunters-hut", "near-1/a", 0), ("hunters-hut", "far-1/a", 1)],
)
def test_zone_or_insulation_is_enough_for_a_building(building: str, space: str, sick: int) -> None:
    city = town({space: building}, ready={"worker": 1}, heat=5, stock={"wood": 1})
    assert sick_after(city, "turn:use") == sick


@rule("FP-ACT-20", "FP-ACT-20/4", "FP-ACT-20/5")
@pytest.mark.parametrize(("space", "sick"), [("far-1/a", 1), ("near-1/a", 0)])
def test_the_zone_decides_for_gatherers(space: str, sick: int) -> None:
    city = town(piles={space: ("wood", 4)}, ready={"worker": 1}, heat=5)
    assert sick_after(city, "turn:gather", "take:2") == sick


@rule("FP-GATH-04", "FP-GATH-04/1")
def test_gathering_is_warm_where_the_zone_is() -> None:
    city = town(piles={"generator-1": ("coal", 4), "near-1/a": ("coal", 4)}, ready={"worker": 2}, heat=3)
    assert sick_after(city, "turn:gather", "gather:generator-1", "take:2") == 0
    assert sick_after(city, "turn:gather", "take:2") == 1


@rule("FP-CONS-01", "FP-CONS-01/1")
def test_construction_is_warm_and_may_be_done_over_and_over() -> None:
    city = town({"generator-1": "tent", "generator-2": "tent"}, ready={"worker": 2}, heat="off")
    city.turn("turn:construct", "construct:dismantle", "dismantle:generator-1", "construct:done")
    city.turn("turn:construct", "construct:dismantle")
    assert city.building_site == {"worker": 2}
    assert (city.sick, city.count("building", "tent")) == ({}, 0)


@rule("FP-SNOW-01", "FP-SNOW-01/1")
def test_removing_snow_is_cold_and_may_be_done_over_and_over() -> None:
    city = town(ready={"worker": 2}, near=["N04", "N03", "N02", "N01"])
    asking = city.says(turn)
    city.asked("place-near", asking, "turn:remove-snow")
    assert (city.sick, city.tiles["near-1"]) == ({"worker": 1}, None)
    city = town(ready={"worker": 2}, near=["N04", "N03", "N02", "N01"])
    city.turn("turn:remove-snow", "place-near:near-1", "place-near:near-6")
    city.turn("turn:remove-snow", "place-near:near-4", "place-near:near-5")
    assert (city.sick, city.near, city.snow_field) == ({"worker": 2}, [], {"worker": 2})


@rule("FP-SCOUT-02", "FP-SCOUT-02/1")
def test_workers_and_engineers_go_out_as_scouts() -> None:
    ready = {"worker": 1, "engineer": 1, "child": 1, "child-worker": 1, "child-engineer": 1, "automaton": 1}
    city = town({"far-1/a": "beacon"}, ready=ready, stacks=[["A01"], [], []], stock={"coal": 1})
    choice = city.asked("meeple", turn, "turn:deploy-scouts")
    assert choice.offers == ["worker", "engineer", "child-worker", "child-engineer"]
    assert choice.refuses("child") == choice.refuses("automaton") == "FP-SCOUT-02"


@rule("FP-SCOUT-02", "FP-SCOUT-03")
def test_the_active_player_chooses_the_stack() -> None:
    city = town(
        {"far-1/a": "beacon"},
        ready={"engineer": 1},
        stacks=[["A01"], [], ["A02"]],
        scouts=[None] * 3,
        upgraded=("far-1/a",),
    )
    choice = city.asked("scout", turn, "turn:deploy-scouts")
    assert choice.offers == ["1", "3"]
    assert choice.refuses("2") == "FP-EXP-18"
    city.turn("turn:deploy-scouts", "scout:3")
    assert city.scouts == [None, None, "engineer"]
