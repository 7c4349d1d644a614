"""Using a Building (FP-USE), and what a Law and two Technologies add to it."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.construct import why_not_dismantle
from holdfast.games.frostpunk.actions.use import why_not_use
from holdfast.games.frostpunk.city.buildings import buildings_on_map
from holdfast.games.frostpunk.city.construction import why_not_site
from holdfast.games.frostpunk.phases.action import turn
from tests.cite import rule
from tests.frostpunk.arrange import Crater, town


def why_not(city: Crater, space: str) -> str:
    refusal = city.says(why_not_use, space)
    return "" if refusal is None else refusal.rule


# -- which Building ---------------------------------------------------------------------------------------------------


@rule("FP-USE-01")
def test_any_building_with_an_action_can_be_used() -> None:
    stands = {
        "generator-1": "cookhouse",
        "generator-2": "generator",
        "near-1/a": "hunters-hut",
        "near-1/b": "tent",
        "far-1/a": "hothouse",
    }
    city = town(stands, {"near-7/a": ("wood", 3)}, ready={"worker": 1, "engineer": 1}, food=5)
    choice = city.asked("use", turn, "turn:use")
    assert choice.offers == ["generator-1", "generator-2", "near-1/a", "far-1/a"]
    assert choice.refuses("far-1/b") == choice.refuses("near-7/a") == "FP-USE-01"


@rule("FP-USE-01")
def test_the_meeple_is_placed_there_and_the_action_performed() -> None:
    city = town({"near-1/a": "hunters-hut", "near-1/b": "hunters-hut"}, ready={"worker": 1})
    city.turn("turn:use", "use:near-1/b")
    assert (city.standing["near-1/a"], city.standing["near-1/b"], city.food) == (None, "worker", 4)


@rule("FP-USE-01")
def test_a_large_building_counts_once() -> None:
    city = town({"near-1/a": "hunters-hut", "far-1/a": "hothouse"})
    assert city.named("spaces", city.says(buildings_on_map)) == ["near-1/a", "far-1/a"]


@rule("FP-USE-02")
@pytest.mark.parametrize(
    ("building", "space", "heat", "sick"),
    [
        ("hunters-hut", "far-1/a", "red only", 1),
        ("hunters-hut", "far-1/a", 5, 1),
        ("hunters-hut", "far-1/a", 6, 0),  # Yellow is heated
        ("hunters-hut", "generator-1", "red only", 1),
        ("hunters-hut", "generator-1", 3, 0),  # the zone is
        ("hothouse", "far-1/a", 3, 1),
        ("hothouse", "far-1/a", 4, 0),  # Orange is heated
    ],
)
def test_heat_by_zone_and_insulation(building: str, space: str, heat: int, sick: int) -> None:
    city = town({space: building}, ready={"worker": 1}, heat=heat)
    city.turn("turn:use")
    assert city.sick == {"worker": sick}


@rule("FP-USE-02")
def test_the_side_that_lies_up_tells_the_insulation() -> None:
    city = town(
        {"far-1/a": "hunters-hut", "far-1/b": "hunters-hut"},
        upgraded=("far-1/b",),
        ready={"worker": 2},
        heat="red only",
    )
    city.turn("turn:use", "use:far-1/b")
    assert (city.sick, city.food) == ({}, 5)
    city.turn("turn:use")
    assert (city.sick, city.food) == ({"worker": 1}, 9)


@rule("FP-USE-03", "FP-USE-03/1")
def test_a_small_building_holds_one() -> None:
    city = town({"near-1/a": "medical-post"}, ready={"engineer": 2})
    city.turn("turn:use")
    assert why_not(city, "near-1/a") == "FP-USE-03"
    assert city.refuses_turn("use") == "FP-ACT-10"


@rule("FP-USE-04", "FP-USE-04/1")
def test_a_large_building_holds_two() -> None:
    city = town({"near-1/a": "hothouse"}, ready={"worker": 3})
    city.turn("turn:use")
    assert city.food == 7
    city.turn("turn:use")
    assert city.food == 14
    assert (city.standing["near-1/a"], city.standing["near-1/b"]) == ("worker", "worker")
    assert why_not(city, "near-1/a") == "FP-USE-04"
    assert city.refuses_turn("use") == "FP-ACT-10"


@rule("FP-USE-05", "FP-USE-05/1", "FP-USE-05/2")
def test_the_gear_is_for_engineers() -> None:
    ready = {"worker": 1, "engineer": 1, "child": 1, "child-worker": 1, "child-engineer": 1, "automaton": 1}
    city = town({"near-1/a": "medical-post"}, ready=ready, stock={"coal": 1})
    choice = city.asked("meeple", turn, "turn:use")
    assert choice.offers == ["engineer", "child-engineer"]
    for kind in ("worker", "automaton", "child", "child-worker"):
        assert choice.refuses(kind) == "FP-USE-05"


@rule("FP-USE-05")
def test_workers_alone_cannot_use_it() -> None:
    assert town({"near-1/a": "medical-post"}, ready={"worker": 3}).refuses_turn("use") == "FP-USE-05"


@rule("FP-USE-05")
def test_but_it_keeps_nobody_from_using_another() -> None:
    city = town({"near-1/a": "medical-post", "far-1/a": "hunters-hut"}, ready={"worker": 3})
    assert city.refuses_turn("use") == ""
    choice = city.asked("use", turn, "turn:use")
    assert choice.offers == ["far-1/a"]
    assert choice.refuses("near-1/a") == "FP-USE-05"


@rule("FP-USE-06", "FP-USE-06/1")
@pytest.mark.parametrize("building", ["tent", "bunkhouse", "house", "ruins", "beacon", "field-kitchen", "snow-pit"])
def test_a_building_without_an_action_cannot_be_used(building: str) -> None:
    city = town({"near-1/a": building, "far-1/a": "hunters-hut"}, ready={"worker": 1})
    choice = city.asked("use", turn, "turn:use")
    assert choice.offers == ["far-1/a"]
    assert choice.refuses("near-1/a") == "FP-USE-06"


@rule("FP-USE-07", "FP-USE-07/1", "FP-USE-07/2")
@pytest.mark.parametrize(
    ("building", "fields"),
    [
        ("charcoal-kiln", {"stock": {"coal": 3}}),
        ("cookhouse", {"food": 2}),
        ("sawmill", {}),
    ],
)
def test_what_cannot_be_paid_for_cannot_be_used(building: str, fields: dict[str, Any]) -> None:
    city = town({"near-1/a": building, "far-1/a": "hunters-hut"}, ready={"worker": 1}, **fields)
    choice = city.asked("use", turn, "turn:use")
    assert choice.offers == ["far-1/a"]
    assert choice.refuses("near-1/a") == "FP-USE-07"


@rule("FP-USE-07")
def test_of_several_ways_those_that_can_be_paid_are_open() -> None:
    city = town({"generator-1": "generator"}, ready={"engineer": 1}, stress=8)
    choice = city.asked("way-to-use", turn, "turn:use")
    assert choice.offers == ["1"]
    assert choice.refuses("2") == "FP-USE-07"
    assert choice.refuses("3") == "FP-USE-01"
    city = town({"generator-1": "generator"}, ready={"engineer": 1}, stock={"core": 1})
    assert city.asked("way-to-use", turn, "turn:use").offers == ["1", "2"]


@rule("FP-USE-08", "FP-USE-08/1")
def test_an_action_without_effect_is_allowed() -> None:
    city = town({"near-1/a": "medical-post"}, ready={"engineer": 1})
    city.turn("turn:use")
    assert (city.sick, city.standing["near-1/a"]) == ({}, "engineer")


@rule("FP-USE-08")
@pytest.mark.parametrize(
    ("building", "fields"),
    [
        (
            "platform",
            {"laws": {"Child Labour", "Heated Meals", "New Faith", "New Order"}, "future_laws": ["Care House Law"]},
        ),
        ("platform", {"future_laws": []}),
        ("factory", {"stock": {"core": 1}, "automatons": 6}),
        ("factory", {}),
    ],
)
def test_but_not_where_a_rule_forbids_it(building: str, fields: dict[str, Any]) -> None:
    city = town({"near-1/a": building}, ready={"engineer": 1}, **fields)
    assert why_not(city, "near-1/a") == "FP-USE-07"
    assert city.refuses_turn("use") == "FP-ACT-10"


@rule("FP-USE-09")
@pytest.mark.parametrize("space", ["near-1/a", "near-1/b"])
def test_a_meeple_blocks_dismantling_and_upgrading(space: str) -> None:
    city = town({"near-1/a": "hothouse"}, stock={"core": 2})
    assert city.says(why_not_dismantle, "near-1/a") is None
    assert city.why_not("upgrade:near-1/a") is None
    city.standing[space] = "worker"
    assert city.says(why_not_dismantle, "near-1/a") is not None
    assert city.why_not("upgrade:near-1/a") is not None


@rule("FP-USE-09")
def test_nothing_is_built_where_somebody_stands() -> None:
    city = town(piles={"near-1/a": ("coal", 3)})
    assert city.says(why_not_site, "tent", "near-1/a") is None
    city.standing["near-1/a"] = "worker"
    assert city.says(why_not_site, "tent", "near-1/a") is not None


# -- Double Ration for the Ill ----------------------------------------------------------------------------------------


def ward(building: str = "medical-post", **fields: Any) -> Crater:
    return town(
        {"near-1/a": building},
        **{"ready": {"engineer": 1}, "sick": {"worker": 6}, "food": 5, "laws": {"Double Ration for the Ill"}, **fields},
    )


@rule("FP-LAW-18", "FP-LAW-18/1")
def test_a_double_ration_cures_one_more() -> None:
    city = ward()
    city.turn("turn:use", "cure:worker", "cure:worker", "cure:worker", "double-ration:yes", "cure:worker")
    assert (city.food, city.sick) == (3, {"worker": 2})


@rule("FP-LAW-18")
def test_nobody_has_to_give_it() -> None:
    city = ward("infirmary")
    city.turn("turn:use", "way-to-use:1", "cure:worker", "cure:worker", "cure:enough", "double-ration:no")
    assert (city.food, city.sick) == (5, {"worker": 4})


@rule("FP-LAW-18")
@pytest.mark.parametrize(
    ("building", "fields"),
    [
        ("medical-post", {"food": 1}),
        ("medical-post", {"laws": set()}),
        ("care-house", {}),
        ("workshop", {}),
    ],
)
def test_the_ration_is_for_medical_buildings(building: str, fields: dict[str, Any]) -> None:
    assert "double-ration" not in ward(building, **fields).questions(turn, "turn:use")


@rule("FP-LAW-18")
def test_one_ration_for_each_use() -> None:
    city = ward(food=9)
    assert city.questions(turn, "turn:use").count("double-ration") == 1


# -- Technologies -----------------------------------------------------------------------------------------------------


@rule("FP-TECH-08", "FP-TECH-08/1")
def test_the_kiln_burns_a_tree_instead_of_wood() -> None:
    developed = {"Charcoal Kiln Upgrade"}
    city = town({"near-1/a": "charcoal-kiln"}, {"near-1/b": ("tree", 1)}, ready={"worker": 1}, developed=developed)
    city.turn("turn:use")
    assert (city.stock, city.lies["near-1/b"], city.amount["near-1/b"]) == ({"coal": 4}, None, 0)


@rule("FP-TECH-08")
def test_wood_or_tree_is_for_the_player() -> None:
    developed = {"Charcoal Kiln Upgrade"}
    city = town(
        {"near-1/a": "charcoal-kiln"},
        {"near-1/b": ("tree", 2)},
        upgraded=("near-1/a",),
        ready={"worker": 1},
        developed=developed,
        stock={"wood": 1},
    )
    city.turn("turn:use", "way-to-use:2")
    assert (city.stock, city.amount["near-1/b"]) == ({"wood": 1, "coal": 5}, 1)


@rule("FP-TECH-08")
def test_without_the_technology_a_tree_is_no_fuel() -> None:
    city = town({"near-1/a": "charcoal-kiln"}, {"near-1/b": ("tree", 1)}, ready={"worker": 1})
    assert why_not(city, "near-1/a") == "FP-USE-07"


@rule("FP-TECH-13", "FP-TECH-13/1")
@pytest.mark.parametrize(
    ("upgraded", "ways"), [((), ["cure 3", "treat 2"]), (("near-1/a",), ["cure 4", "treat 1", "treat 2"])]
)
def test_medical_education_lets_a_post_treat(upgraded: tuple[int, ...], ways: list[str]) -> None:
    city = town({"near-1/a": "medical-post"}, upgraded=upgraded, ready={"engineer": 1}, developed={"Medical Education"})
    choice = city.asked("way-to-use", turn, "turn:use")
    uses = city.printed("uses", "medical-post")[len(upgraded)]
    assert [city.box.cards.words(uses[int(way) - 1].do[0]).lower() for way in choice.offers] == ways


@rule("FP-TECH-13")
def test_treating_at_a_basic_post() -> None:
    city = town(
        {"near-1/a": "medical-post"},
        ready={"engineer": 1},
        sick={"worker": 3, "engineer": 3},
        skull={"worker": 1, "engineer": 1},
        developed={"Medical Education"},
    )
    city.turn("turn:use", "way-to-use:2", "treat:worker", "treat:engineer")
    assert (city.sick, city.skull) == ({"worker": 3, "engineer": 3}, {})
