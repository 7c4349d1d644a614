"""The shelter: ways, obstacles, Shelter cards and holes (TW-DAY)."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.shelter.shelter import board_up as boarding
from holdfast.games.this_war_of_mine.shelter.shelter import (
    clear,
    clear_any,
    open_holes,
    rubble_falls,
    tear_down,
    why_not_stand,
)
from tests.cite import rule
from tests.this_war_of_mine.arrange import Loaded, action_round, black, goods
from tests.this_war_of_mine.house import house, reach, works

# -- ways -------------------------------------------------------------------------------------------------------------


@rule("TW-DAY-07", "TW-DAY-07/1")
def test_what_lies_behind_rubble_cannot_be_reached_but_the_rubble_can() -> None:
    siege = house(cards={"c6": ["rubble"]}, stock=goods(shovel=1))
    where = siege.asked("work", action_round, "act:Ingvar")
    assert "c6" in where.offers
    assert where.refuses("c7") == "TW-DAY-07"
    assert "c7" in house().asked("work", action_round, "act:Ingvar").offers


@rule("TW-DAY-07")
def test_ways_begin_at_the_guard_post() -> None:
    assert reach(house(cards={"g4": ["rubble"], "g2": ["bars"]})) == {"g2", "g3", "g4"}


@rule("TW-DAY-08", "TW-DAY-08/1")
def test_floors_are_joined_by_ladders_and_moving_takes_no_time() -> None:
    siege = house(people=1)
    assert "c7" in siege.asked("work", action_round, "act:Ingvar").offers
    siege.play(action_round, "act:Ingvar", "work:c7")
    assert siege.round == 2
    cut_off = reach(house(cards={"c4": ["rubble"]}))
    assert "c5" not in cut_off
    assert {"g5", "a1"} <= cut_off


@rule("TW-DAY-09", "TW-DAY-09/1")
def test_remnants_still_bar_the_way() -> None:
    siege = house(cards={"c5": ["rubble, remnants"]})
    assert siege.asked("work", action_round, "act:Ingvar").refuses("c6") == "TW-DAY-07"


@rule("TW-DAY-09")
@pytest.mark.parametrize(
    ("kind", "bars"), [("rubble", True), ("bars", True), ("door", True), ("heap", False), ("furniture", False)]
)
def test_rubble_bars_and_doors_bar_the_way_and_heaps_and_furniture_do_not(kind: str, bars: bool) -> None:
    reached = reach(house(cards={"c5": [kind]}))
    assert "c5" in reached
    assert ("c6" in reached) is not bars


@rule("TW-DAY-10", "TW-DAY-10/1")
def test_a_boarded_hole_is_still_no_way() -> None:
    for boarded in (set(), {"1"}):
        reached = reach(house(boarded=boarded))
        assert "u7" in reached
        assert "u8" not in reached


# -- how many at one place --------------------------------------------------------------------------------------------


@rule("TW-DAY-11", "TW-DAY-11/1")
def test_a_fitting_holds_one_character_in_a_round() -> None:
    siege = house(stands={"g6": "bench"})
    second = siege.asked("work", action_round, "act:Ingvar", "work:g6", "act:Marguerite")
    assert second.refuses("g6") == "TW-DAY-11"
    assert "g5" in second.offers


@rule("TW-DAY-11")
@pytest.mark.parametrize("place", ["g1", "a1"])
def test_a_space_and_a_shelter_card_hold_one_character_in_a_round(place: str) -> None:
    siege = house(cards={"a1": ["heap"]})
    second = siege.asked("work", action_round, "act:Ingvar", f"work:{place}", "act:Marguerite")
    assert second.refuses(place) == "TW-DAY-11"


@rule("TW-DAY-12", "TW-DAY-12/1")
def test_any_number_may_poke_about_and_each_finds_something() -> None:
    siege = house(people=3, rng=black(1, 5, 6))
    siege.play(action_round, "act:Ingvar", "work:g5", "act:Marguerite", "work:g5", "act:Tomé", "work:g5")
    assert siege.stock == goods(herb=2, chems=1)


@rule("TW-DAY-12")
def test_a_heap_on_the_space_takes_only_one() -> None:
    siege = house(cards={"g5": ["heap"]})
    assert siege.asked("work", action_round, "act:Ingvar", "work:g5", "act:Marguerite").refuses("g5") == "TW-DAY-11"


# -- Shelter cards ----------------------------------------------------------------------------------------------------


@rule("TW-DAY-15")
def test_working_on_a_shelter_card_reads_its_back() -> None:
    siege = house(people=1, cards={"a1": ["furniture"]})
    before = siege.known()
    siege.play(action_round, "act:Ingvar", "work:a1")
    assert siege.stock == goods(wood=3)
    assert siege.known() == before + 1


@rule("TW-DAY-18")
def test_rubble_turns_to_remnants_and_these_leave_the_board() -> None:
    siege = house(people=1, cards={"c5": ["rubble"]}, stock=goods(shovel=1))
    siege.play(action_round, "act:Ingvar", "work:c5")
    assert siege.cards_on["c5"] == ["rubble, remnants"]
    assert (siege.stock["wood"], siege.stock["component"]) == (2, 0)
    siege.play(action_round, "act:Ingvar", "work:c5")
    assert siege.cards_on["c5"] == []
    assert (siege.stock["wood"], siege.stock["component"]) == (2, 1)


@rule("TW-DAY-18")
def test_remnants_need_a_shovel_or_a_helper_like_rubble() -> None:
    siege = house(people=1, cards={"c5": ["rubble, remnants"]})
    assert siege.asked("work", action_round, "act:Ingvar").refuses("c5") == "TW-DAY-17"


@rule("TW-DAY-19")
def test_a_cleared_space_can_be_used_from_the_next_round() -> None:
    siege = house(people=2, cards={"c7": ["bars"]}, stock=goods(saw_blade=1, water=1))
    second = siege.asked("work", action_round, "act:Ingvar", "work:c7", "act:Marguerite")
    assert second.refuses("c8") == "TW-DAY-07"
    second.finish("work:g5")
    assert {"c7", "c8"} <= set(works(siege, "Ingvar"))


@rule("TW-DAY-19")
def test_what_is_printed_under_a_card_waits_until_it_is_cleared() -> None:
    siege = house(people=1, cards={"g5": ["heap"]})
    siege.play(action_round, "act:Ingvar", "work:g5")
    assert siege.stock == goods(shovel=1)
    siege.rng = black(1)
    siege.play(action_round, "act:Ingvar", "work:g5")
    assert siege.stock == goods(shovel=1, herb=1)


@rule("TW-DAY-19")
def test_a_card_may_be_cleared_by_an_effect_where_it_can_be_reached() -> None:
    siege = house(cards={"c5": ["door"], "c6": ["heap"], "u3": ["furniture"]})
    assert siege.asked("clear", clear_any).refuses("c6") == "TW-DAY-07"
    assert siege.asked("clear", clear_any).refuses("c8") == "TW-DAY-15"
    siege.play(clear_any, "clear:c5")
    assert siege.cards_on["c5"] == []
    assert siege.stock["jewelry"] == 1
    house().play(clear_any)


@rule("TW-DAY-09")
def test_cleared_rubble_falls_on_free_spaces_only() -> None:
    siege = house(people=1, cards={"c5": ["rubble"]}, stands={"g6": "cot"}, rng=Loaded(4))
    siege.standing = {"Ingvar": "a1"}
    siege.play(rubble_falls, 1)
    assert set(siege.cards_on) == {"c5", "u1"}  # a1 is taken, a4 dark, a5 and a7 printed: a2, a3, a6, a8 come before it
    assert "rubble" not in siege.cards_on["u1"]


@rule("TW-DAY-09")
def test_no_more_rubble_falls_than_was_cleared() -> None:
    siege = house()
    siege.play(rubble_falls, 99)
    lying = [card for cards in siege.cards_on.values() for card in cards]
    all_rubble = [card for card in siege.words.cards["shelter"].words if siege.obstacle(card) == "rubble"]
    assert sorted(lying) == sorted(all_rubble)
    assert not any(house().says(why_not_stand, space, "cot") for space in siege.cards_on)


@rule("TW-DAY-04")
def test_a_card_that_was_cleared_before_gives_nothing_more() -> None:
    siege = house(people=2, cards={"g6": ["furniture"], "g1": ["heap"]})
    asked = siege.asked("work", action_round, "act:Ingvar", "work:g6", "act:Marguerite")
    siege.play(clear, "g6")
    asked.finish("work:g1")
    assert siege.stock == goods(wood=3, shovel=1)


@rule("TW-DAY-15")
def test_what_is_on_the_back_is_not_known_when_somebody_is_put_to_it() -> None:
    siege = house(people=2, cards={"g6": ["rubble"]}, stock=goods(shovel=1))
    asked = siege.asked("work", action_round, "act:Ingvar", "work:g6", "act:Marguerite")
    siege.cards_on = {"g6": ["rubble-2"]}
    asked.finish("work:g1")
    assert siege.cards_on["g6"] == ["rubble-2, remnants"]
    assert siege.stock["shovel"] == 2


# -- holes ------------------------------------------------------------------------------------------------------------


@rule("TW-RAID-14")
def test_a_hole_is_boarded_up_once_and_a_board_can_be_torn_down() -> None:
    siege = house()
    assert siege.offers(boarding) == ["board-up:1", "board-up:2", "board-up:3"]
    assert siege.named("nth", siege.says(open_holes)) == ["1", "2", "3"]
    siege.play(boarding, "board-up:2")
    assert siege.boarded == {"2"}
    assert siege.asked("board-up", boarding).refuses("2") == "TW-RAID-14"
    siege.boarded = {"1", "2"}
    assert siege.asked("tear-down", tear_down, 1).refuses("3") == "TW-RAID-14"
    siege.play(tear_down, 1, "tear-down:1")
    assert siege.boarded == {"2"}
    siege.play(tear_down, 5)
    assert siege.boarded == set()
    house(boarded={"1", "2", "3"}).play(boarding)


@rule("TW-DAY-16")
def test_heaps_and_furniture_ask_for_no_tool_and_bars_for_a_saw_blade() -> None:
    bare = house(people=1, cards={"c5": ["bars"], "g6": ["heap"], "u3": ["furniture"]})
    assert bare.asked("work", action_round, "act:Ingvar").refuses("c5") == "TW-DAY-16"
    assert {"g6", "u3"} <= set(works(bare, "Ingvar"))
    siege = house(people=1, cards={"c5": ["bars"]}, stock=goods(saw_blade=1))
    siege.play(action_round, "act:Ingvar", "work:c5")
    assert siege.cards_on["c5"] == []
    assert siege.stock == goods(saw_blade=1, jewelry=1)


@rule("TW-DAY-12")
def test_nobody_is_at_work_when_the_round_is_over() -> None:
    siege = house(people=2, cards={"a1": ["fright"]})
    siege.play(action_round, "act:Ingvar", "work:a1", "act:done")
    assert (siege.standing, siege.acted) == ({}, {})
    assert siege.misery("Ingvar") == 2
    assert siege.stock["shovel"] == 0
