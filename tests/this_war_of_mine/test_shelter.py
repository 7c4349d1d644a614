"""The shelter: ways, obstacles, Shelter cards and holes (TW-DAY)."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.phases.working import works
from holdfast.games.this_war_of_mine.shelter.shelter import board_up as boarding
from holdfast.games.this_war_of_mine.shelter.shelter import (
    clear,
    clear_any,
    open_holes,
    reachable,
    rubble_falls,
    tear_down,
    why_not_stand,
)
from holdfast.games.this_war_of_mine.state import COMPONENT, JEWELRY, MISERY, NONE, SHOVEL, WOOD
from holdfast.kernel.rows import put
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, action_round, goods, offered, play
from tests.this_war_of_mine.house_by_number import DONE, after, at, finish, fitting, house, obstacle, refused

POKE_ABOUT = at("g5")

# -- ways -------------------------------------------------------------------------------------------------------------


@rule("TW-DAY-07", "TW-DAY-07/1")
def test_what_lies_behind_rubble_cannot_be_reached_but_the_rubble_can() -> None:
    g = house(cards={"c6": ["rubble"]}, stock=goods(shovel=1))
    where = after(g, action_round(g), 0)
    assert at("c6") in where.values
    assert refused(g, where, at("c7")) == "TW-DAY-07"
    assert refused(house(), where, at("c7")) == ""


@rule("TW-DAY-07")
def test_ways_begin_at_the_guard_post() -> None:
    reach = reachable(house(cards={"g4": ["rubble"], "g2": ["bars"]}))
    assert [space for space in range(len(reach)) if reach[space]] == [at("g2"), at("g3"), at("g4")]


@rule("TW-DAY-08", "TW-DAY-08/1")
def test_floors_are_joined_by_ladders_and_moving_takes_no_time() -> None:
    g = house(people=1)
    assert at("c7") in after(g, action_round(g), 0).values
    play(action_round(g), 0, at("c7"))
    assert g.round == 2
    cut_off = reachable(house(cards={"c4": ["rubble"]}))
    assert not cut_off[at("c5")]
    assert cut_off[POKE_ABOUT]
    assert cut_off[at("a1")]


@rule("TW-DAY-09", "TW-DAY-09/1")
def test_remnants_still_bar_the_way() -> None:
    g = house(cards={"c5": ["rubble"]})
    g.cards_on[at("c5")] = [obstacle("rubble") + 1]
    assert refused(g, after(g, action_round(g), 0), at("c6")) == "TW-DAY-07"


@rule("TW-DAY-09")
@pytest.mark.parametrize(
    ("kind", "bars"), [("rubble", True), ("bars", True), ("door", True), ("heap", False), ("furniture", False)]
)
def test_rubble_bars_and_doors_bar_the_way_and_heaps_and_furniture_do_not(kind: str, bars: bool) -> None:
    reach = reachable(house(cards={"c5": [kind]}))
    assert reach[at("c5")]
    assert reach[at("c6")] is not bars


@rule("TW-DAY-10", "TW-DAY-10/1")
def test_a_boarded_hole_is_still_no_way() -> None:
    for boarded in ([0, 0, 0], [1, 0, 0]):
        reach = reachable(house(boarded=boarded))
        assert reach[at("u7")]
        assert not reach[at("u8")]


# -- how many at one place --------------------------------------------------------------------------------------------


@rule("TW-DAY-11", "TW-DAY-11/1")
def test_a_fitting_holds_one_character_in_a_round() -> None:
    g = house(stands={"g6": "bench"})
    second = after(g, action_round(g), 0, at("g6"), 1)
    assert refused(g, second, at("g6")) == "TW-DAY-11"
    assert POKE_ABOUT in second.values


@rule("TW-DAY-11")
@pytest.mark.parametrize("place", ["g1", "a1"])
def test_a_space_and_a_shelter_card_hold_one_character_in_a_round(place: str) -> None:
    g = house(cards={"a1": ["heap"]})
    assert refused(g, after(g, action_round(g), 0, at(place), 1), at(place)) == "TW-DAY-11"


@rule("TW-DAY-12", "TW-DAY-12/1")
def test_any_number_may_poke_about_and_each_finds_something() -> None:
    g = house(people=3, rng=Loaded(0, 4, 5))
    play(action_round(g), 0, POKE_ABOUT, 1, POKE_ABOUT, 2, POKE_ABOUT)
    assert g.stock == goods(herb=2, chems=1)


@rule("TW-DAY-12")
def test_a_heap_on_the_space_takes_only_one() -> None:
    g = house(cards={"g5": ["heap"]})
    assert refused(g, after(g, action_round(g), 0, POKE_ABOUT, 1), POKE_ABOUT) == "TW-DAY-11"


# -- Shelter cards ----------------------------------------------------------------------------------------------------


@rule("TW-DAY-15")
def test_working_on_a_shelter_card_reads_its_back() -> None:
    g = house(people=1, cards={"a1": ["furniture"]})
    before = g.known()
    play(action_round(g), 0, at("a1"))
    assert g.stock == goods(wood=3)
    assert g.known() == before + 1


@rule("TW-DAY-18")
def test_rubble_turns_to_remnants_and_these_leave_the_board() -> None:
    g = house(people=1, cards={"c5": ["rubble"]}, stock=goods(shovel=1))
    play(action_round(g), 0, at("c5"))
    assert g.cards_on[at("c5")] == [obstacle("rubble") + 1]
    assert (g.stock[WOOD], g.stock[COMPONENT]) == (2, 0)
    play(action_round(g), 0, at("c5"))
    assert g.cards_on[at("c5")] == []
    assert (g.stock[WOOD], g.stock[COMPONENT]) == (2, 1)


@rule("TW-DAY-18")
def test_remnants_need_a_shovel_or_a_helper_like_rubble() -> None:
    g = house(people=1)
    g.cards_on[at("c5")] = [obstacle("rubble") + 1]
    assert refused(g, after(g, action_round(g), 0), at("c5")) == "TW-DAY-17"


@rule("TW-DAY-19")
def test_a_cleared_space_can_be_used_from_the_next_round() -> None:
    g = house(people=2, cards={"c7": ["bars"]}, stock=goods(saw_blade=1, water=1))
    step = action_round(g)
    assert refused(g, after(g, step, 0, at("c7"), 1), at("c8")) == "TW-DAY-07"
    finish(step, POKE_ABOUT)
    assert {at("c7"), at("c8")} <= set(works(g, 0))


@rule("TW-DAY-19")
def test_what_is_printed_under_a_card_waits_until_it_is_cleared() -> None:
    g = house(people=1, cards={"g5": ["heap"]})
    play(action_round(g), 0, POKE_ABOUT)
    assert g.stock == goods(shovel=1)
    g.rng = Loaded(0)
    play(action_round(g), 0, POKE_ABOUT)
    assert g.stock == goods(shovel=1, herb=1)


@rule("TW-DAY-19")
def test_a_card_may_be_cleared_by_an_effect_where_it_can_be_reached() -> None:
    g = house(cards={"c5": ["door"], "c6": ["heap"], "u3": ["furniture"]})
    assert refused(g, after(g, clear_any(g)), at("c6")) == "TW-DAY-07"
    assert refused(g, after(g, clear_any(g)), at("c8")) == "TW-DAY-15"
    play(clear_any(g), at("c5"))
    assert g.cards_on[at("c5")] == []
    assert g.stock[JEWELRY] == 1
    play(clear_any(house()))


@rule("TW-DAY-09")
def test_cleared_rubble_falls_on_free_spaces_only() -> None:
    g = house(people=1, cards={"c5": ["rubble"]}, stands={"g6": "cot"}, rng=Loaded(4))
    g.standing[0] = at("a1")
    play(rubble_falls(g, 1))
    fallen = [space for space, cards in enumerate(g.cards_on) if cards and space != at("c5")]
    assert fallen == [at("u1")]  # a1 is taken, a4 dark, a5 and a7 printed: a2, a3, a6, a8 come before it
    assert obstacle("rubble") not in g.cards_on[at("u1")]


@rule("TW-DAY-09")
def test_no_more_rubble_falls_than_was_cleared() -> None:
    g = house()
    kinds = g.box.shelter_kind
    play(rubble_falls(g, 99))
    lying = [card // 2 for cards in g.cards_on for card in cards]
    assert sorted(lying) == [card for card in range(len(kinds)) if kinds[card] == kinds[obstacle("rubble") // 2]]
    fallen = [space for space, cards in enumerate(g.cards_on) if cards]
    assert not any(why_not_stand(house(), space, fitting("cot")) for space in fallen)


@rule("TW-DAY-04")
def test_a_card_that_was_cleared_before_gives_nothing_more() -> None:
    g = house(people=2, cards={"g6": ["furniture"], "g1": ["heap"]})
    step = action_round(g)
    after(g, step, 0, at("g6"), 1)
    play(clear(g, at("g6")))
    finish(step, at("g1"))
    assert g.stock == goods(wood=3, shovel=1)


@rule("TW-DAY-15")
def test_what_is_on_the_back_is_not_known_when_somebody_is_put_to_it() -> None:
    g = house(people=2, cards={"g6": ["rubble"]}, stock=goods(shovel=1))
    step = action_round(g)
    after(g, step, 0, at("g6"), 1)
    g.cards_on = put(g.cards_on, at("g6"), [obstacle("rubble-2")])
    finish(step, at("g1"))
    assert g.cards_on[at("g6")] == [obstacle("rubble-2") + 1]
    assert g.stock[SHOVEL] == 2


# -- holes ------------------------------------------------------------------------------------------------------------


@rule("TW-RAID-14")
def test_a_hole_is_boarded_up_once_and_a_board_can_be_torn_down() -> None:
    g = house()
    assert offered(boarding(g)) == open_holes(g) == [0, 1, 2]
    play(boarding(g), 1)
    assert g.boarded == [0, 1, 0]
    assert refused(g, after(g, boarding(g)), 1) == "TW-RAID-14"
    g.boarded = [1, 1, 0]
    assert refused(g, after(g, tear_down(g, 1)), 2) == "TW-RAID-14"
    play(tear_down(g, 1), 0)
    assert g.boarded == [0, 1, 0]
    play(tear_down(g, 5))
    assert g.boarded == [0, 0, 0]
    play(boarding(house(boarded=[1, 1, 1])))


@rule("TW-DAY-16")
def test_heaps_and_furniture_ask_for_no_tool_and_bars_for_a_saw_blade() -> None:
    bare = house(people=1, cards={"c5": ["bars"], "g6": ["heap"], "u3": ["furniture"]})
    assert refused(bare, after(bare, action_round(bare), 0), at("c5")) == "TW-DAY-16"
    assert {at("g6"), at("u3")} <= set(works(bare, 0))
    g = house(people=1, cards={"c5": ["bars"]}, stock=goods(saw_blade=1))
    play(action_round(g), 0, at("c5"))
    assert g.cards_on[at("c5")] == []
    assert g.stock == goods(saw_blade=1, jewelry=1)


@rule("TW-DAY-12")
def test_nobody_is_at_work_when_the_round_is_over() -> None:
    g = house(people=2, cards={"a1": ["fright"]})
    play(action_round(g), 0, at("a1"), DONE)
    assert g.standing == [NONE] * 4
    assert g.acted == [0] * 4
    assert g.levels[MISERY * 4] == 2
    assert g.stock[SHOVEL] == 0
