"""The Action Phase: mustering, turns, and the main actions (FP-ACT), with what Laws and Rounds say of them."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.heat import zone_heated
from holdfast.games.frostpunk.city.laws import introduce
from holdfast.games.frostpunk.phases.action import begin_action, is_over, muster, turn
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.phases.preparation import sickness_check
from holdfast.games.frostpunk.phases.weather import weather_phase
from holdfast.games.frostpunk.phrases import join
from holdfast.games.frostpunk.round import step
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, box_of, new_game, put_on_display, town

# -- mustering --------------------------------------------------------------------------------------------------------


@rule("FP-ACT-01", "FP-ACT-01/1")
def test_a_meeple_for_every_five_or_part_of_five() -> None:
    city = a_city(people={"worker": 22, "engineer": 12, "child": 8})
    city.play(muster)
    assert city.mustered == {"worker": 5, "engineer": 3, "child": 2}
    assert city.ready == {"worker": 5, "engineer": 3, "child": 2}


@rule("FP-ACT-01")
@pytest.mark.parametrize(("people", "number"), [(0, 0), (1, 1), (5, 1), (6, 2), (45, 9), (46, 10), (50, 10)])
def test_none_for_nobody_and_ten_for_fifty(people: int, number: int) -> None:
    city = a_city(people={"worker": people}, ready={"worker": 7})
    city.play(muster)
    assert city.ready == {"worker": number}


@rule("FP-ACT-02", "FP-ACT-02/1")
def test_scouts_count_among_the_meeples_of_their_type() -> None:
    city = a_city(people={"worker": 22}, scouts=[None, "worker", None])
    city.play(muster)
    assert city.ready["worker"] == 4
    assert city.mustered["worker"] == 5


@rule("FP-ACT-02")
def test_more_scouts_than_meeples_leave_the_supply_empty() -> None:
    city = a_city(people={"worker": 3}, scouts=["worker", "worker", None])
    city.play(muster)
    assert city.ready["worker"] == 0
    assert city.scouts == ["worker", "worker", None]


@rule("FP-ACT-03", "FP-ACT-03/1")
def test_spent_tokens_take_meeples() -> None:
    city = a_city(people={"worker": 22, "engineer": 12}, spent={"worker": 2})
    city.play(begin_action)
    assert city.ready == {"worker": 3, "engineer": 3}
    assert (city.covered, city.spent) == ({"worker": 2}, {"worker": 2})


@rule("FP-ACT-03")
def test_which_of_the_children_is_spent_is_for_the_players() -> None:
    city = a_city(people={"worker": 5, "child": 15}, little={"child-worker"}, spent={"child": 1})
    choice = city.asked("cover", begin_action)
    assert choice.offers == ["child", "child-worker"]
    assert choice.team
    assert choice.refuses("worker") == choice.refuses("child-engineer") == "FP-ACT-03"
    city.play(begin_action, "cover:child-worker")
    assert city.ready == {"worker": 1, "child": 2}


@rule("FP-ACT-04", "FP-ACT-04/1")
def test_tokens_without_a_meeple_stay() -> None:
    city = a_city(people={"child": 5}, spent={"child": 2})
    city.play(begin_action)
    assert (city.covered["child"], city.spent["child"], city.ready["child"]) == (1, 2, 0)


# -- whose turn it is -------------------------------------------------------------------------------------------------


@rule("FP-ACT-05", "FP-ACT-05/1")
def test_turns_go_round_from_the_leader() -> None:
    city = town({"generator-1": "cookhouse"}, seats=3, leader=1, active=0, people={"worker": 50}, stock={"wood": 50})
    city.play(begin_action)
    seats = []
    for _ in range(6):
        seats.append(city.asked("turn", turn).seat)
        city.turn("turn:construct", "construct:done")
    assert seats == [1, 2, 0, 1, 2, 0]
    assert city.ready["worker"] == 10 - 6


@rule("FP-ACT-06", "FP-ACT-06/1")
def test_the_phase_ends_with_the_last_meeple() -> None:
    city = town(piles={"near-1/a": ("coal", 3), "near-1/b": ("coal", 3)}, ready={"worker": 2})
    city.play(step, "turn:gather", "gather:near-1/a", "take:2")
    assert city.phase == "action"
    city.play(step, "turn:gather", "take:2")
    assert city.phase == "dusk"


@rule("FP-ACT-06", "FP-ACT-11")
def test_children_who_may_not_act_keep_nobody_waiting() -> None:
    city = town(ready={"child": 2})
    assert city.says(is_over)
    city.laws = {"Child Labour"}
    assert not city.says(is_over)


@rule("FP-ACT-06")
def test_without_a_meeple_there_are_no_turns() -> None:
    city = a_city(phase="preparation", people={"worker": 5}, spent={"worker": 1})
    city.play(step)
    assert city.phase == "dusk"


@rule("FP-ACT-07", "FP-ACT-07/1")
def test_whoever_passes_may_act_later() -> None:
    city = town(piles={"near-1/a": ("coal", 3), "near-1/b": ("coal", 3)}, seats=3, ready={"worker": 2})
    city.play(step, "turn:pass")
    city.play(step, "turn:gather", "gather:near-1/a", "take:1")
    city.play(step, "turn:pass")
    city.play(step, "turn:pass")
    assert (city.phase, city.active) == ("action", 1)
    city.play(step, "turn:pass")
    assert city.phase == "dusk"


@rule("FP-ACT-07/1")
def test_that_player_may_act_again() -> None:
    city = town(piles={"near-1/a": ("coal", 3), "near-1/b": ("coal", 3)}, seats=3, ready={"worker": 2})
    city.play(step, "turn:pass")
    city.play(step, "turn:gather", "gather:near-1/a", "take:1")
    city.play(step, "turn:pass")
    assert city.active == 0
    city.play(step, "turn:gather", "take:1")
    assert city.standing["near-1/b"] == "worker"


@rule("FP-ACT-07", "FP-ACT-07/2")
def test_when_all_pass_in_succession_the_phase_ends() -> None:
    city = town({"generator-1": "cookhouse"}, seats=3, ready={"worker": 2}, food=5)
    for _ in range(3):
        assert city.phase == "action"
        city.play(step, "turn:pass")
    assert city.phase == "dusk"
    assert city.ready["worker"] == 2


@rule("FP-ACT-07")
def test_whoever_passes_may_fuel_the_generator() -> None:
    city = town(ready={"worker": 1}, stock={"coal": 3}, heat=1, cold=5)
    city.turn("turn:fuel", "fuel-first:2", "turn:pass")
    assert (city.heat, city.stock["coal"], city.passed) == (3, 1, 1)


@rule("FP-ACT-08", "FP-ACT-08/1")
def test_any_player_may_use_any_meeple() -> None:
    city = town(
        {"generator-1": "cookhouse", "generator-2": "tent"}, ready={"worker": 1}, building_site={"worker": 3}, active=1
    )
    city.turn("turn:construct", "construct:done")
    assert (city.ready["worker"], city.building_site["worker"]) == (0, 4)


# -- fuel first -------------------------------------------------------------------------------------------------------


@rule("FP-ACT-09", "FP-ACT-09/1", "FP-GNR-02")
def test_the_action_is_judged_with_the_heat_just_made() -> None:
    city = town(piles={"generator-1": ("wood", 5)}, ready={"worker": 2}, stock={"coal": 4}, heat=1, cold=5)
    city.turn("turn:fuel", "fuel-first:2", "turn:gather", "take:2")
    assert (city.heat, city.stock["coal"], city.stock["wood"]) == (3, 2, 2)
    assert city.sick == {}


@rule("FP-ACT-09", "FP-ACT-09/2")
def test_fuel_comes_before_the_action_and_not_after_it() -> None:
    city = town(
        {"near-1/a": "hothouse"},
        ready={"worker": 1},
        laws={"Extended Shift"},
        hope=["active-motivation"],
        stock={"coal": 4},
        heat=1,
        cold=5,
    )
    assert city.refuses_turn("fuel") == ""
    choice = city.asked("turn", turn, "turn:use")
    assert choice.offers == ["extended-shift", "pass"]
    assert choice.refuses("fuel") == "FP-ACT-09"
    assert choice.refuses("gather") == "FP-ACT-10"


@rule("FP-ACT-09/2")
def test_fuelling_is_possible_again_on_the_next_turn() -> None:
    city = town(piles={"generator-1": ("wood", 5)}, ready={"worker": 2}, stock={"coal": 4}, heat=1, cold=5)
    city.turn("turn:gather", "take:2")
    assert (city.heat, city.active, city.refuses_turn("fuel")) == (1, 1, "")


@rule("FP-ACT-09")
def test_whoever_fuels_burns_at_least_one() -> None:
    city = town(ready={"worker": 1}, stock={"coal": 3}, heat=1, cold=5)
    choice = city.asked("fuel-first", turn, "turn:fuel")
    assert choice.offers == ["1", "2", "3"]
    assert choice.refuses("0") == "FP-ACT-09"
    assert choice.refuses("4") == "FP-GNR-01"


@rule("FP-ACT-09", "FP-GNR-01", "FP-GNR-03")
def test_no_fuel_without_coal_nor_beyond_the_cold() -> None:
    assert town(heat=1, cold=5).refuses_turn("fuel") == "FP-GNR-01"
    assert town(heat=5, cold=5, stock={"coal": 3}).refuses_turn("fuel") == "FP-GNR-03"


@rule("FP-ACT-09", "FP-TECH-15")
def test_a_steam_hub_is_lit_where_the_generator_could_be_fuelled() -> None:
    city = town(
        {"near-1/a": "steam-hub", "far-1/a": "steam-hub"}, ready={"worker": 1}, stock={"coal": 2}, heat=3, cold=3
    )
    city.turn("turn:fuel", "light-hub:far-1/a", "turn:fuel", "turn:pass")
    assert (city.lit, city.stock["coal"], city.heat) == (["far-1/a", "near-1/a"], 0, 3)
    assert city.refuses_turn("fuel") == "FP-GNR-01"


@rule("FP-ACT-09", "FP-TECH-15")
def test_only_a_dark_hub_of_the_city_can_be_lit() -> None:
    city = town(
        {"near-1/a": "steam-hub", "far-1/a": "steam-hub"}, ready={"worker": 1}, stock={"coal": 2}, heat=3, cold=5
    )
    city.lit = ["far-1/a"]
    choice = city.asked("fuel-first", turn, "turn:fuel")
    assert choice.offers == ["0", "1", "2"]
    choice = city.asked("light-hub", turn, "turn:fuel", "fuel-first:0")
    assert choice.offers == ["near-1/a"]
    assert choice.refuses("far-1/a") == choice.refuses("generator-1") == "FP-TECH-15"


@rule("FP-GNR-02", "FP-GNR-02/1")
def test_there_is_no_fuelling_in_other_phases() -> None:
    city = a_city(phase="dusk", people={"worker": 20}, stock={"coal": 5}, weather=["W01"], scouts=[None] * 3)
    assert not {"fuel", "fuel-first"} & {*city.questions(dusk_phase), *city.questions(weather_phase)}
    assert (city.heat, city.stock["coal"]) == (1, 5)
    assert "fuel" in city.questions(night_phase)


# -- main actions -----------------------------------------------------------------------------------------------------

CARDS = {"X1": "do: [gain 1 wood]", "X2": "do: [gain 1 wood], cold: true"}


def busy(**fields: Any) -> Crater:
    """Everything can be done here: a Beacon and a place to send Scouts to, snow, Coal, a Building, a card."""
    city = town(
        {"near-1/a": "hunters-hut", "far-1/a": "beacon"},
        {"near-1/b": ("coal", 3)},
        **{"box": box_of(CARDS), "ready": {"worker": 1}, "near": ["N02", "N03"], "stacks": [["A01"], [], []], **fields},
    )
    put_on_display(city, "X1")
    return city


# What is answered for each: where, and what the action then asks.
WAYS = {
    "construct": ("construct:done",),
    "deploy-scouts": (),
    "gather": ("take:2",),
    "remove-snow": ("place-near:near-2", "place-near:near-3"),
    "use": (),
    "special": (),
}


@rule("FP-ACT-10")
def test_six_main_actions_are_offered() -> None:
    city = busy()
    assert city.asked("turn", turn).offers == [
        "construct",
        "deploy-scouts",
        "gather",
        "remove-snow",
        "use",
        "special",
        "pass",
    ]


@rule("FP-ACT-10")
@pytest.mark.parametrize("what", WAYS)
def test_an_action_takes_one_meeple_and_ends_the_turn(what: str) -> None:
    city = busy(ready={"worker": 3})
    city.turn(f"turn:{what}", *WAYS[what])
    assert city.ready == {"worker": 2}
    assert (city.active, city.passed) == (1, 0)


@rule("FP-ACT-10")
@pytest.mark.parametrize("what", WAYS)
def test_without_a_meeple_there_is_no_action(what: str) -> None:
    assert busy(ready={}).refuses_turn(what) == "FP-ACT-06"


@rule("FP-ACT-10", "FP-ACT-11")
@pytest.mark.parametrize(
    ("what", "by"),
    [
        ("construct", "FP-ACT-11"),
        ("deploy-scouts", "FP-SCOUT-02"),
        ("gather", "FP-ACT-11"),
        ("remove-snow", "FP-ACT-11"),
        ("use", "FP-ACT-11"),
        ("special", "FP-ACT-11"),
    ],
)
def test_children_alone_do_nothing(what: str, by: str) -> None:
    assert busy(ready={"child": 3}).refuses_turn(what) == by


@rule("FP-ACT-10")
def test_what_is_nowhere_to_be_done_is_refused() -> None:
    city = town(ready={"worker": 1})
    assert [city.refuses_turn(what) for what in ("construct", "deploy-scouts", "remove-snow")] == [
        "FP-CONS-02",
        "FP-SCOUT-01",
        "FP-SNOW-09",
    ]
    assert [city.refuses_turn(what) for what in ("gather", "use", "special")] == ["FP-ACT-10"] * 3
    assert [city.refuses_turn(what) for what in ("rest", "citizen-card", "extended-shift")] == [
        "FP-LAW-23",
        "FP-CIT-06",
        "FP-LAW-19",
    ]


@rule("FP-ACT-11", "FP-ACT-11/1")
def test_a_child_does_not_gather() -> None:
    city = town(piles={"near-1/a": ("coal", 3)}, ready={"worker": 1, "engineer": 1, "child": 1})
    choice = city.asked("meeple", turn, "turn:gather")
    assert choice.offers == ["worker", "engineer"]
    assert choice.refuses("child") == "FP-ACT-11"
    assert choice.refuses("automaton") == "FP-ACT-10"


@rule("FP-ACT-10", "FP-TECH-14")
@pytest.mark.parametrize(
    ("ready", "by"),
    [
        ({"worker": 1}, ""),
        ({"child-worker": 1}, ""),
        ({"automaton": 1}, ""),
        ({"engineer": 1}, "FP-TECH-14"),
        ({"child-engineer": 1}, "FP-TECH-14"),
    ],
)
def test_with_a_chainsaw_some_can_gather_trees(ready: dict[str, int], by: str) -> None:
    city = town(piles={"near-1/a": ("tree", 3)}, ready=ready, stock={"coal": 1}, developed={"Steampowered Chainsaw"})
    assert city.refuses_turn("gather") == by
    city.developed = set()
    assert city.refuses_turn("gather") == "FP-ACT-10"


@rule("FP-ACT-12", "FP-ACT-12/1")
def test_whoever_has_gathered_stays_there() -> None:
    city = town(piles={"near-1/a": ("coal", 5), "near-1/b": ("coal", 5)}, ready={"worker": 2})
    city.turn("turn:gather", "gather:near-1/a", "take:2")
    assert city.standing["near-1/a"] == "worker"
    choice = city.asked("gather", turn, "turn:gather")
    assert choice.offers == ["near-1/b"]
    assert choice.refuses("near-1/a") == "FP-GATH-03"


@rule("FP-ACT-12")
@pytest.mark.parametrize("what", WAYS)
def test_wherever_a_meeple_was_placed_it_is_found_there(what: str) -> None:
    city = busy()
    city.turn(f"turn:{what}", *WAYS[what])
    found = {
        "construct": city.building_site == {"worker": 1},
        "deploy-scouts": city.scouts == ["worker", None, None],
        "gather": city.standing["near-1/b"] == "worker",
        "remove-snow": city.snow_field == {"worker": 1},
        "use": city.standing["near-1/a"] == "worker",
        "special": city.meeple_on == ["worker"],
    }
    assert [place for place, there in found.items() if there] == [what]


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


# -- Laws -------------------------------------------------------------------------------------------------------------


@rule("FP-LAW-10", "FP-LAW-11", "FP-LAW-13", "FP-LAW-14", "FP-LAW-18", "FP-LAW-19", "FP-LAW-23")
@pytest.mark.parametrize(
    ("law", "hope", "discontent"),
    [
        ("Child Labour", (2, 1), (2, 1)),
        ("Heated Meals", (3, 2), (1, 1)),
        ("Makeshift Shelter", (2, 2), (1, 1)),
        ("Crowded Quarters", (2, 2), (2, 2)),
        ("Double Ration for the Ill", (3, 2), (1, 0)),
        ("Extended Shift", (2, 2), (2, 1)),
        ("Time to Rest", (3, 2), (1, 1)),
    ],
)
def test_what_a_law_does_when_it_is_introduced(law: str, hope: tuple[int, int], discontent: tuple[int, int]) -> None:
    """Tokens on each track, and how many of them are active; only Anger can be drawn."""
    city = a_city(hope=["active-care", "active-justice"], discontent=["active-anger"], future_laws=[law])
    city.discontent_bag = {"anger": 2}
    city.questions(introduce)
    assert city.laws == {law}
    tracks = (city.hope, city.discontent)
    assert [(len(track), sum("active" in side for side in track)) for track in tracks] == [hope, discontent]


@rule("FP-LAW-10", "FP-LAW-10/1")
def test_child_labour_lets_children_gather_and_no_more() -> None:
    city = busy(ready={"worker": 1, "child": 1}, laws={"Child Labour"})
    assert city.asked("meeple", turn, "turn:gather").offers == ["worker", "child"]
    choice = city.asked("meeple", turn, "turn:construct")
    assert choice.refuses("child") == "FP-ACT-11"
    city.turn("turn:gather", "meeple:child", "take:2")
    assert (city.standing["near-1/b"], city.stock["coal"]) == ("child", 2)


@rule("FP-LAW-10")
def test_child_labour_opens_the_gathering_post() -> None:
    city = town({"near-1/a": "gathering-post", "far-1/a": "hunters-hut"}, ready={"child": 1}, laws={"Child Labour"})
    choice = city.asked("use", turn, "turn:use")
    assert choice.offers == ["near-1/a"]
    assert choice.refuses("far-1/a") == "FP-ACT-11"
    city.laws = set()
    assert city.refuses_turn("use") == "FP-ACT-11"
    city = town({"near-1/a": "gathering-post"}, {"near-1/b": ("coal", 3)}, ready={"child": 1}, laws={"Child Labour"})
    city.turn("turn:use")
    assert (city.standing["near-1/a"], city.stock["coal"]) == ("child", 1)


@rule("FP-LAW-11", "FP-LAW-11/1")
def test_a_heated_meal_keeps_the_cold_off() -> None:
    city = town(piles={"far-1/a": ("coal", 3)}, ready={"worker": 1}, heat="off", food=5, laws={"Heated Meals"})
    city.turn("turn:gather", "heated-meal:yes", "take:2")
    assert (city.food, city.sick, city.stock["coal"]) == (3, {}, 2)


@rule("FP-LAW-11")
def test_nobody_has_to_eat() -> None:
    city = town(piles={"far-1/a": ("coal", 3)}, ready={"worker": 1}, heat="off", food=5, laws={"Heated Meals"})
    city.turn("turn:gather", "heated-meal:no", "take:2")
    assert (city.food, city.sick) == (5, {"worker": 1})


@rule("FP-LAW-11")
def test_a_heated_meal_helps_against_snow_too() -> None:
    city = town(ready={"worker": 1}, near=["N02", "N01"], food=2, laws={"Heated Meals"})
    city.turn("turn:remove-snow", "heated-meal:yes", "place-near:near-1", "place-near:near-2")
    assert city.sick == {}


@rule("FP-LAW-11")
@pytest.mark.parametrize(
    ("fields", "sick"),
    [
        ({"food": 1}, 1),
        ({"laws": set()}, 1),
        ({"heat": 7}, 0),
        ({"ready": {"automaton": 1}, "stock": {"coal": 1}}, 0),
    ],
)
def test_the_meal_is_for_citizens_in_the_cold_who_have_food(fields: dict[str, Any], sick: int) -> None:
    city = town(
        piles={"far-1/a": ("coal", 3)},
        **{"ready": {"worker": 1}, "heat": "off", "food": 5, "laws": {"Heated Meals"}, **fields},
    )
    assert "heated-meal" not in city.questions(turn)
    assert city.sick == {"worker": sick}


@rule("FP-LAW-11", "FP-GEN-14")
def test_what_the_action_costs_is_not_eaten() -> None:
    city = town(
        {"generator-1": "cookhouse"},
        ready={"worker": 1},
        heat="off",
        food=4,
        laws={"Heated Meals"},
        hope=["active-care"],
    )
    assert "heated-meal" not in city.questions(turn)
    assert (city.food, city.sick) == (1, {"worker": 1})
    city = town(
        {"generator-1": "cookhouse"},
        ready={"worker": 1},
        heat="off",
        food=5,
        laws={"Heated Meals"},
        hope=["active-care"],
    )
    city.turn("turn:use", "heated-meal:yes", "way-to-use:1")
    assert (city.food, city.sick) == (0, {})


def resting(**fields: Any) -> Crater:
    tokens = ["active-justice", "exhausted-care", "exhausted-motivation"]
    return town(**{"ready": {"worker": 1}, "laws": {"Time to Rest"}, "hope": tokens, "heat": "off", **fields})


@rule("FP-LAW-23", "FP-LAW-23/1")
def test_rest_takes_a_discontent_token_away() -> None:
    city = resting(discontent=["active-anger"])
    city.turn("turn:rest", "rest:discard")
    assert city.hope == ["exhausted-justice", "exhausted-care", "exhausted-motivation"]
    assert (city.discontent, city.discontent_bag) == ([], {"anger": 3, "apathy": 3, "greed": 3})
    assert (city.ready, city.used_up, city.sick) == ({}, {"worker": 1}, {})
    assert city.active == 1


@rule("FP-LAW-23")
def test_or_it_wakes_care_and_motivation() -> None:
    city = resting(ready={"engineer": 1}, discontent=["active-anger"])
    city.turn("turn:rest", "rest:activate")
    assert (city.hope, city.discontent) == (["exhausted-justice", "active-care", "active-motivation"], ["active-anger"])
    assert city.used_up == {"engineer": 1}


@rule("FP-LAW-23")
def test_who_rests_and_when() -> None:
    assert resting(laws=set()).refuses_turn("rest") == "FP-LAW-23"
    assert resting(hope=["exhausted-justice", "active-care"]).refuses_turn("rest") == "FP-LAW-23"
    assert resting(ready={}).refuses_turn("rest") == "FP-ACT-06"
    city = resting(ready={"worker": 1, "engineer": 1, "child": 1, "automaton": 1}, stock={"coal": 1})
    choice = city.asked("meeple", turn, "turn:rest")
    assert choice.offers == ["worker", "engineer"]
    assert choice.refuses("child") == choice.refuses("automaton") == "FP-LAW-23"
    assert city.asked("rest", turn, "turn:rest", "meeple:worker").offers == ["discard", "activate"]


# -- what is told -----------------------------------------------------------------------------------------------------


@rule("FP-ACT-10", "FP-ACT-15")
def test_all_hear_who_acts_where_and_in_what_cold() -> None:
    city = town(piles={"far-1/a": ("coal", 3)}, ready={"worker": 1, "engineer": 1}, heat="off", active=1, told=[])
    city.turn("turn:gather", "meeple:engineer", "take:2")
    assert city.log[:3] == [
        "Player 2: Gather (far-1/a) with an Engineer.",
        "It is cold there.",
        "An Engineer falls sick.",
    ]


@rule("FP-ACT-07")
def test_all_hear_who_passes() -> None:
    city = busy(active=1, told=[])
    city.turn("turn:pass")
    assert city.log == ["Player 2 passes."]


# -- Rounds -----------------------------------------------------------------------------------------------------------


@rule("FP-RND-01")
def test_nine_phases_make_a_round() -> None:
    city = a_city(phase="dawn", round=2, people={"worker": 5}, weather=["W01", "W02"], food=20)
    phases = []
    while (city.round, city.phase) != (4, "dawn"):
        phases.append(city.phase)
        city.play(step)
    a_round = ["dawn", "morning", "generator", "weather", "preparation", "action", "action", "dusk", "hunger", "night"]
    assert phases == a_round * 2


@rule("FP-RND-01", "FP-RND-02")
def test_the_first_step_chooses_and_musters() -> None:
    city = new_game(seats=1)
    assert city.questions(step)[:2] == ["advisor", "give-up"]
    assert (city.phase, city.round, sum(city.mustered.values())) == (
        "action",
        1,
        sum((people + 4) // 5 for people in city.people.values()),
    )
    assert city.advisors != [None]


@rule("FP-RND-06", "FP-RND-06/1", "FP-RND-06/2")
def test_each_round_has_its_type() -> None:
    city = a_city()
    assert city.type_of_round(6) == "worker"
    assert city.type_of_round(7) == "child"
    assert [city.type_of_round(number) for number in range(1, 16)] == ["child", "engineer", "worker"] * 5


@rule("FP-RND-06", "FP-RND-06/3")
def test_cards_may_speak_of_the_type_of_the_round() -> None:
    city = a_city(round=6, people={"worker": 5, "engineer": 5, "child": 5})
    city.play(join, 1, "of-the-round")
    assert city.people == {"worker": 6, "engineer": 5, "child": 5}


@rule("FP-END-06", "FP-END-06/1")
def test_too_many_sick_are_no_loss_before_the_next_preparation() -> None:
    city = town(
        piles={"far-1/a": ("coal", 3)}, people={"worker": 30}, sick={"worker": 25}, ready={"worker": 2}, heat="off"
    )
    city.play(step, "turn:gather", "take:2")
    assert (city.sick["worker"], city.phase) == (26, "action")
    city.play(step, "turn:pass")
    city.play(step, "turn:pass")
    for _ in ("dusk", "hunger", "night"):
        city.questions(step)
    assert (city.sick["worker"], city.phase) == (26, "dawn")
    with pytest.raises(GameOver, match="sickness"):
        city.questions(sickness_check)
    city.sick["worker"] = 25
    city.questions(sickness_check)
