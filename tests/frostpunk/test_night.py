"""The Night Phase (FP-NIGHT): who comes home, who has a warm bed, and who has none."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.sickness import dies
from holdfast.games.frostpunk.phases.action import begin_action
from holdfast.games.frostpunk.phases.night import (
    beds,
    child_beds,
    come_home,
    in_need_of_beds,
    night_phase,
    prisoners,
)
from holdfast.games.frostpunk.round import step
from tests.cite import rule
from tests.frostpunk.arrange import Crater, box_with, put_on_display, town


def evening(buildings: dict[str, str] | None = None, **fields: Any) -> Crater:
    """So many Meeples of each type were mustered: mustered=[workers, engineers, children]."""
    return town(buildings, **{"phase": "night", **fields})


# -- coming home ------------------------------------------------------------------------------------------------------


@rule("FP-NIGHT-01", "FP-NIGHT-01/1")
def test_spent_tokens_with_a_meeple_go_back() -> None:
    city = evening({"generator-1": "tent"}, mustered={"child": 1}, spent={"child": 2}, covered={"child": 1})
    city.play(night_phase)
    assert (city.spent, city.covered) == ({"child": 1}, {})
    assert city.ready == {"child": 1}


@rule("FP-NIGHT-01", "FP-NIGHT-01/2")
def test_the_spent_need_a_bed_too() -> None:
    city = evening(
        {"generator-1": "tent", "generator-2": "ruins"},
        mustered={"worker": 5},
        spent={"worker": 2},
        covered={"worker": 2},
    )
    city.laws = {"Makeshift Shelter"}
    assert city.says(beds) == 3
    city.play(night_phase)
    assert city.sick == {"worker": 2}


@rule("FP-NIGHT-02", "FP-NIGHT-02/1")
def test_all_come_home_but_the_scouts() -> None:
    city = evening(
        {"near-1/a": "hunters-hut", "generator-1": "tent"},
        mustered={"worker": 2, "engineer": 1},
        scouts=[None, "worker", None],
    )
    city.standing["far-1/a"] = "worker"
    city.standing["near-1/a"] = "engineer"
    city.play(night_phase)
    assert city.ready == {"worker": 1, "engineer": 1}
    assert city.scouts == [None, "worker", None]
    assert city.standing == {}


@rule("FP-NIGHT-02")
def test_they_come_home_from_everywhere() -> None:
    city = evening(
        building_site={"worker": 1},
        snow_field={"engineer": 1, "automaton": 1},
        used_up={"child-worker": 1},
        ready={"child": 1},
        display=["M001"],
        goods_on=[{}],
        meeple_on=["child-engineer"],
        kept_on=[0],
    )
    city.play(come_home)
    kinds = ("worker", "engineer", "child", "child-worker", "child-engineer", "automaton")
    assert city.ready == dict.fromkeys(kinds, 1)
    assert city.building_site == city.snow_field == city.used_up == {}
    assert city.meeple_on == [None]


NIGHT_CARD = """
    morning:
    - {id: X1, title: T, story: S, now: [gain 1 food], then: keep, night: [lose 3 coal]}
"""


@rule("FP-EVT-20", "FP-NIGHT-03")
def test_what_cards_do_at_night_comes_before_the_fuel() -> None:
    city = evening(box=box_with(NIGHT_CARD), heat=2, cold=5, stock={"coal": 3})
    put_on_display(city, "X1")
    city.play(night_phase)
    assert (city.stock["coal"], city.heat) == (0, 2)


@rule("FP-NIGHT-03", "FP-NIGHT-03/1", "FP-GNR-02")
def test_fuel_for_the_night_counts_for_its_shelters() -> None:
    city = evening({"far-1/a": "bunkhouse"}, mustered={"worker": 2}, heat=2, cold=5, stock={"coal": 2})
    assert city.says(beds) == 0
    city.play(night_phase, "fuel:2")
    assert (city.heat, city.stock["coal"], city.sick) == (4, 0, {})


@rule("FP-NIGHT-03")
def test_nobody_has_to_fuel() -> None:
    city = evening({"far-1/a": "bunkhouse"}, mustered={"worker": 2}, heat=2, cold=5, stock={"coal": 2})
    city.play(night_phase, "fuel:0")
    assert (city.heat, city.stock["coal"], city.sick) == (2, 2, {"worker": 2})


# -- beds -------------------------------------------------------------------------------------------------------------


@rule("FP-NIGHT-04", "FP-NIGHT-04/1", "FP-BLD-37", "FP-BLD-38", "FP-BLD-39")
def test_two_beds_in_each_heated_shelter() -> None:
    assert evening({"generator-1": "tent", "near-1/a": "tent", "far-1/a": "house"}).says(beds) == 6
    assert [evening({"far-1/a": shelter}).says(beds) for shelter in ("house", "bunkhouse", "tent")] == [2, 2, 2]


@rule("FP-NIGHT-05", "FP-NIGHT-05/1")
def test_who_has_no_bed_makes_somebody_sick() -> None:
    stands = {
        "generator-1": "ruins",
        "generator-2": "ruins",
        "near-1/a": "bunkhouse",
        "near-1/b": "bunkhouse",
        "far-1/a": "bunkhouse",
        "far-1/b": "child-shelter",
    }
    city = evening(stands, mustered={"worker": 5, "engineer": 3, "child": 2})
    choice = city.asked("sleepless", night_phase)
    assert choice.offers == ["worker", "engineer"]
    assert choice.team
    assert choice.refuses("child") == "FP-NIGHT-04"
    city.play(night_phase, "sleepless:engineer", "sleepless:worker")
    assert city.sick == {"worker": 1, "engineer": 1}


@rule("FP-NIGHT-05")
def test_all_hear_who_has_no_bed() -> None:
    city = evening(mustered={"engineer": 1}, told=[])
    city.play(night_phase)
    assert city.log == ["An Engineer has no warm bed.", "An Engineer falls sick."]


@rule("FP-NIGHT-04")
def test_the_players_choose_as_long_as_somebody_is_left_to_choose() -> None:
    city = evening({"generator-1": "tent"}, mustered={"worker": 2, "engineer": 1, "child": 1})
    city.play(night_phase, "sleepless:engineer", "sleepless:child")
    assert city.sick == {"engineer": 1, "child": 1}
    city = evening(mustered={"worker": 1, "engineer": 1})
    city.play(night_phase, "sleepless:engineer")
    assert city.sick == {"worker": 1, "engineer": 1}


@rule("FP-NIGHT-06", "FP-NIGHT-06/1")
def test_a_cold_shelter_shelters_nobody() -> None:
    assert evening({"far-1/a": "tent"}, heat=5).says(beds) == 0
    assert evening({"far-1/a": "tent"}, heat=6).says(beds) == 2
    assert evening({"near-1/a": "tent"}, heat=5).says(beds) == 2


@rule("FP-NIGHT-06", "FP-BLD-37", "FP-BLD-38", "FP-BLD-39")
@pytest.mark.parametrize(("shelter", "heat"), [("house", 2), ("bunkhouse", 4), ("tent", 6)])
def test_the_better_insulated_the_sooner_it_is_warm(shelter: str, heat: int) -> None:
    assert [evening({"far-1/a": shelter}, heat=level).says(beds) for level in (heat - 1, heat)] == [0, 2]


@rule("FP-NIGHT-07", "FP-NIGHT-07/1", "FP-BLD-40")
def test_ruins_shelter_nobody() -> None:
    assert evening({"generator-1": "ruins", "near-1/a": "ruins"}).says(beds) == 0


@rule("FP-LAW-13", "FP-LAW-13/1", "FP-LAW-13/2")
def test_a_makeshift_shelter_in_each_heated_ruin() -> None:
    stands = {"near-1/a": "ruins", "near-1/b": "ruins", "near-7/a": "ruins"}
    assert evening(stands, heat=5, laws={"Makeshift Shelter"}).says(beds) == 3
    assert evening(stands, heat=4, laws={"Makeshift Shelter"}).says(beds) == 0


@rule("FP-ACT-22", "FP-ACT-22/1", "FP-BLD-40")
def test_ruins_are_heated_by_their_zone_alone() -> None:
    city = evening({"far-1/a": "ruins", "far-1/b": "tent"}, heat=6, laws={"Makeshift Shelter"})
    assert city.says(beds) == 2
    city.heat = 7
    assert city.says(beds) == 3


@rule("FP-LAW-14", "FP-LAW-14/1")
def test_crowded_quarters_take_one_more() -> None:
    stands = {"near-1/a": "tent", "near-1/b": "tent"}
    assert evening(stands, laws={"Crowded Quarters"}).says(beds) == 6
    assert evening(stands, laws={"Crowded Quarters"}, heat="off").says(beds) == 0


@rule("FP-LAW-14", "FP-NIGHT-08")
def test_but_not_the_child_shelter_nor_ruins() -> None:
    city = evening({"near-1/a": "child-shelter", "near-1/b": "ruins"}, laws={"Crowded Quarters", "Makeshift Shelter"})
    assert (city.says(beds), city.says(child_beds)) == (1, 4)


@rule("FP-BLD-41", "FP-BLD-41/1", "FP-NIGHT-08")
def test_the_child_shelter_is_for_children() -> None:
    city = evening({"near-1/a": "child-shelter"}, mustered={"worker": 2, "child": 2})
    city.play(night_phase)
    assert city.sick == {"worker": 2}


@rule("FP-BLD-41")
def test_four_children_and_only_in_the_warm() -> None:
    city = evening({"near-1/a": "child-shelter"}, mustered={"child": 6})
    city.play(night_phase)
    assert city.sick == {"child": 2}
    city = evening({"far-1/a": "child-shelter"}, mustered={"child": 3}, heat=3)
    city.play(night_phase)
    assert city.sick == {"child": 3}


@rule("FP-CHILD-02", "FP-CHILD-02/2")
def test_the_child_engineer_sleeps_in_the_child_shelter() -> None:
    city = evening({"near-1/a": "child-shelter"}, people={"child": 5}, little={"child-engineer"})
    city.play(begin_action)
    assert city.ready == {"child-engineer": 1}
    city.play(night_phase)
    assert city.sick == {}


@rule("FP-NIGHT-09", "FP-NIGHT-09/1", "FP-AUTO-05")
def test_automatons_need_no_bed() -> None:
    city = evening({"near-1/a": "tent"}, people={"worker": 10}, automatons=1)
    city.play(begin_action)
    assert city.ready == {"worker": 2, "automaton": 1}
    city.play(night_phase)
    assert city.sick == {}


@rule("FP-SCOUT-05", "FP-SCOUT-05/1", "FP-NIGHT-09")
def test_a_scout_needs_no_bed_and_stays_out() -> None:
    city = evening(people={"worker": 5}, scouts=["worker", None, None], steps=[2, 0, 0], stacks=[["A01"], [], []])
    city.play(begin_action)
    city.play(night_phase)
    assert (city.sick, city.scouts, city.steps) == ({}, ["worker", None, None], [2, 0, 0])


@rule("FP-SCOUT-05")
def test_those_at_home_need_theirs() -> None:
    city = evening(people={"worker": 10}, scouts=["worker", None, None])
    city.play(begin_action)
    assert city.says(in_need_of_beds, []) == [1, 0, 0]


@rule("FP-ACT-13", "FP-ACT-13/1")
def test_the_night_counts_the_meeples_of_the_day() -> None:
    city = town(people={"worker": 21}, phase="hunger")
    city.play(begin_action)
    assert city.ready["worker"] == 5
    city.play(dies, "worker")
    assert (city.people["worker"], city.mustered["worker"]) == (20, 5)
    city.play(night_phase)
    assert city.sick["worker"] == 5
    city.play(begin_action)
    assert city.ready["worker"] == 4


# -- the Field Kitchen, Steam Hubs, the Prison ------------------------------------------------------------------------


@rule("FP-BLD-46", "FP-BLD-46/1", "FP-NIGHT-08")
def test_a_field_kitchen_warms_the_shelters_of_its_tile() -> None:
    city = evening({"far-1/a": "field-kitchen", "far-1/b": "tent", "far-10/a": "tent"}, heat="off")
    assert city.says(beds) == 2


@rule("FP-NIGHT-06", "FP-TECH-15")
def test_a_burning_steam_hub_warms_shelters() -> None:
    city = evening({"far-1/a": "steam-hub", "far-1/b": "tent"}, heat="off")
    assert city.says(beds) == 0
    city.lit = ["far-1/a"]
    assert city.says(beds) == 2


@rule("FP-BLD-55", "FP-BLD-55/1")
def test_a_heated_prison_is_shelter_enough() -> None:
    city = evening({"far-1/a": "prison"}, mustered={"worker": 1}, heat="red only")
    city.standing["far-1/b"] = "worker"
    city.play(night_phase)
    assert city.sick == {}
    assert (city.standing["far-1/b"], city.ready) == (None, {"worker": 1})


@rule("FP-BLD-55", "FP-BLD-55/2")
def test_a_cold_prison_makes_sick_though_beds_are_free() -> None:
    city = evening(
        {"far-1/a": "prison", "near-1/a": "field-kitchen", "near-1/b": "tent"}, mustered={"worker": 2}, heat="off"
    )
    city.standing["far-1/a"] = "worker"
    city.play(night_phase)
    assert city.sick == {"worker": 1}


@rule("FP-BLD-55", "FP-NIGHT-03")
def test_the_heat_of_the_night_counts_for_the_prison() -> None:
    city = evening({"far-1/a": "prison"}, mustered={"engineer": 2}, heat=1, cold=3, stock={"coal": 1})
    city.standing["far-1/a"] = city.standing["far-1/b"] = "engineer"
    assert city.named("citizens", city.says(prisoners)) == ["engineer", "engineer"]
    city.play(night_phase, "fuel:1")
    assert (city.sick, city.ready) == ({}, {"engineer": 2})


@rule("FP-BLD-55")
def test_they_stay_there_while_the_others_go_to_bed() -> None:
    city = evening({"far-1/a": "prison"}, mustered={"worker": 1, "engineer": 1}, heat="off")
    city.standing["far-1/a"] = "worker"
    choice = city.asked("sleepless", night_phase)
    assert choice.offers == ["engineer"]
    assert city.standing["far-1/a"] == "worker"


@rule("FP-BLD-55", "FP-AUTO-05")
def test_a_machine_in_prison_harms_nobody() -> None:
    city = evening({"far-1/a": "prison"}, automatons=1, heat="off")
    city.standing["far-1/a"] = "automaton"
    city.play(night_phase)
    assert (city.sick, city.ready) == ({}, {"automaton": 1})


# -- the end of the Round ---------------------------------------------------------------------------------------------

CARDS = """
    citizens:
    - id: X1
      name: N
      trade: T
      story: S
      type: worker
      cost: []
      ability: {action: gather, do: [gain 1 wood]}
      dies: {worker: [], engineer: [], child: []}
"""


@rule("FP-NIGHT-10", "FP-CIT-11", "FP-CIT-11/1")
def test_played_citizen_cards_are_discarded_and_dawn_comes() -> None:
    city = evening(box=box_with(CARDS), played=["X1", None], citizens_gone=["K04"])
    city.play(step)
    assert (city.played, city.citizens_gone) == ([None, None], ["K04", "X1"])
    assert city.phase == "dawn"


@rule("FP-NIGHT-10", "FP-CIT-11")
def test_a_played_card_lies_there_until_the_round_is_over() -> None:
    city = evening(played=["K04", None], mustered={"worker": 1, "engineer": 1})
    city.asked("sleepless", night_phase)
    assert (city.played, city.citizens_gone) == (["K04", None], [])
