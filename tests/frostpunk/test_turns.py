"""Mustering, turns, and fuelling on them (FP-ACT, FP-GNR)."""

from __future__ import annotations

import pytest

from holdfast.games.frostpunk.phases.action import begin_action, is_over, muster, turn
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.phases.weather import weather_phase
from holdfast.games.frostpunk.round import step
from tests.cite import rule
from tests.frostpunk.arrange import a_city, town

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
