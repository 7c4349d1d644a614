"""The Day phase: who acts when, what is paid, lent and gained (TW-DAY), and sleepers by day (TW-SLEEP-03,
TW-SLEEP-06).
"""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases.working import works
from holdfast.games.this_war_of_mine.shelter.storage import supply
from holdfast.games.this_war_of_mine.state import (
    CHARACTERS,
    DAY,
    DUSK,
    FATIGUE,
    HATCHET,
    HERB,
    HUNGER,
    JEWELRY,
    MISERY,
    NONE,
    SHOVEL,
    WATER,
    WOOD,
    Shelter,
)
from holdfast.kernel.state import ALL
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, action_round, goods, play
from tests.this_war_of_mine.house_by_number import (
    CRAFT,
    DISMANTLE,
    DONE,
    MOVE,
    after,
    at,
    character,
    finish,
    fitting,
    house,
    obstacle,
    refused,
    with_dots,
)

POKE_ABOUT = at("g5")


def rounds_of(g: Shelter, person: int) -> list[int]:
    """The rounds of a day in which a person can act; nobody does anything."""
    found = []
    while g.phase == DAY:
        step = action_round(g)
        try:
            choice = after(g, step)
        except StopIteration:
            continue
        if person in choice.values:
            found.append(g.round)
        finish(step, DONE)
    return found


# -- rounds -----------------------------------------------------------------------------------------------------------


@rule("TW-DAY-01", "TW-DAY-01/1")
def test_a_character_has_one_action_in_each_of_three_rounds() -> None:
    g = with_dots(house(people=1, round=0, fatigue=[3]))
    for number in (1, 2, 3):
        play(action_round(g), 0, POKE_ABOUT)
        assert g.round == number + 1
    play(action_round(g))  # too tired for a fourth
    assert sum(g.stock) == 3
    assert (g.phase, g.round) == (DUSK, 0)


@rule("TW-DAY-01")
def test_who_has_acted_waits_for_the_next_round() -> None:
    g = house(people=2)
    who = after(g, action_round(g), 0, POKE_ABOUT)
    assert who.values == [1, DONE]
    assert refused(g, who, 0) == "TW-DAY-01"


@rule("TW-DAY-01")
def test_nobody_has_to_act() -> None:
    g = house(people=3)
    play(action_round(g), DONE)
    assert g.round == 2
    assert sum(g.stock) == 0


@rule("TW-DAY-02", "TW-DAY-02/1")
def test_a_dot_on_the_third_place_blocks_the_third_round() -> None:
    assert rounds_of(with_dots(house(people=1, hunger=[2]), (HUNGER, 2, 3)), 0) == [1, 2]


@rule("TW-DAY-02", "TW-DAY-02/2")
def test_the_dots_of_all_tokens_count_together() -> None:
    g = house(people=1, hunger=[2], misery=[1])
    assert rounds_of(with_dots(g, (HUNGER, 2, 3), (MISERY, 1, 2)), 0) == [1]


@rule("TW-DAY-02", "TW-DAY-02/3")
def test_three_dots_leave_no_action() -> None:
    g = with_dots(house(people=2, misery=[3]), (MISERY, 3, 1), (MISERY, 3, 2), (MISERY, 3, 3))
    assert refused(g, after(g, action_round(g)), 0) == "TW-DAY-02"
    assert rounds_of(g, 0) == []


@rule("TW-DAY-03", "TW-DAY-03/1")
def test_what_a_round_does_to_somebody_counts_in_the_next() -> None:
    g = with_dots(house(people=1, cards={"a1": ["fright"]}), (MISERY, 2, 2))
    play(action_round(g), 0, at("a1"))
    assert states.level(g, 0, MISERY) == 2
    play(action_round(g))
    assert g.round == 3
    assert after(g, action_round(g)).values == [0, DONE]


@rule("TW-DAY-03")
def test_a_round_in_which_nobody_can_act_passes() -> None:
    g = with_dots(house(people=2, hunger=[1, 1]), (HUNGER, 1, 1))
    play(action_round(g))
    assert g.round == 2


@rule("TW-DAY-05")
def test_who_cannot_act_stands_nowhere_and_nothing_comes_of_it() -> None:
    g = with_dots(house(people=2, hunger=[1, 0]), (HUNGER, 1, 1))
    levels = g.levels[:]
    step = action_round(g)
    after(g, step, 1)
    assert g.standing[0] == NONE
    finish(step, POKE_ABOUT)
    assert g.levels == levels


@rule("TW-DAY-06", "TW-DAY-06/1")
def test_a_newcomer_waits_for_the_next_round() -> None:
    g = house(people=2, round=2)
    step = action_round(g)
    who = after(g, step)
    people.join(g, character("guest"))
    assert refused(g, who, 2) == "TW-DAY-06"
    finish(step, DONE)
    assert after(g, action_round(g)).values == [0, 1, 2, DONE]


@rule("TW-DAY-06")
def test_somebody_who_is_met_at_work_joins_when_the_round_is_being_carried_out() -> None:
    g = house(people=1, cards={"a1": ["guest"]})
    g.decks[CHARACTERS] = [character("guest")]
    play(action_round(g), 0, at("a1"), 1)
    assert g.characters[:2] == [0, character("guest")]
    assert after(g, action_round(g)).values == [0, 1, DONE]


@rule("TW-DAY-06")
def test_who_came_before_the_day_acts_in_its_first_round() -> None:
    g = house(people=2, round=0)
    g.acted[1] = 1
    assert after(g, action_round(g)).values == [0, 1, DONE]


# -- assigned together, carried out together --------------------------------------------------------------------------


@rule("TW-DAY-04", "TW-DAY-04/1")
def test_a_shovel_dug_out_in_a_round_is_of_use_in_the_next() -> None:
    g = house(people=2, cards={"a1": ["heap"], "c5": ["rubble"]})
    step = action_round(g)
    second = after(g, step, 0, at("a1"), 1)
    assert refused(g, second, at("c5")) == "TW-DAY-17"
    finish(step, POKE_ABOUT)
    assert g.stock[SHOVEL] == 1
    assert at("c5") in works(g, 1)


@rule("TW-DAY-04")
def test_actions_are_carried_out_in_the_order_of_assignment() -> None:
    g = house(people=2, rng=Loaded(0, 9))
    told: list[tuple[str, int, tuple[int, ...]]] = []
    g.told = told
    play(action_round(g), 1, POKE_ABOUT, 0, at("g1"))
    assert [numbers[0] for message, _, numbers in told if message == "acts"] == [1, 0]


@rule("TW-DAY-04")
def test_nothing_is_carried_out_before_all_are_assigned() -> None:
    g = house(people=2, rng=Loaded(0, 0))
    step = action_round(g)
    after(g, step, 0, POKE_ABOUT, 1)
    assert sum(g.stock) == 0
    assert g.rng.draws == 0
    finish(step, POKE_ABOUT)
    assert g.stock[HERB] == 2


@rule("TW-GEN-23")
def test_the_work_of_who_is_gone_is_not_done_and_the_tool_comes_back() -> None:
    g = house(people=2, cards={"a1": ["heap"], "c5": ["rubble"]}, stock=goods(shovel=1))
    step = action_round(g)
    after(g, step, 0, at("c5"), 1)
    g.characters[0] = NONE
    finish(step, at("a1"))
    assert g.cards_on[at("c5")] == [obstacle("rubble")]
    assert g.stock == goods(shovel=2)


@rule("TW-GEN-23")
def test_a_newcomer_in_the_place_of_the_dead_does_not_do_their_work() -> None:
    g = house(people=2, cards={"a1": ["heap"]})
    step = action_round(g)
    after(g, step, 0, at("a1"), 1)
    people.clear(g, 0)
    people.join(g, character("guest"))
    finish(step, POKE_ABOUT)
    assert g.characters[0] == character("guest")
    assert g.cards_on[at("a1")] == [obstacle("heap")]


@rule("TW-GEN-23")
def test_who_dies_at_work_does_not_act_again() -> None:
    g = house(people=2, cards={"a2": ["trap"]})
    play(action_round(g), 0, at("a2"), 1, POKE_ABOUT)
    assert g.characters[:2] == [NONE, 1]
    assert states.level(g, 0, MISERY) == 0
    assert after(g, action_round(g)).values == [1, DONE]


# -- costs and products -----------------------------------------------------------------------------------------------


@rule("TW-DAY-13", "TW-DAY-13/1")
def test_what_an_action_costs_is_paid_when_somebody_is_assigned() -> None:
    g = house(people=2, stock=goods(wood=3))
    second = after(g, action_round(g), 0, at("c5"), 1)
    assert g.stock[WOOD] == 1
    assert refused(g, second, at("c6")) == "TW-DAY-13"


@rule("TW-DAY-14", "TW-DAY-14/1")
def test_what_is_made_in_a_round_pays_for_nothing_in_it() -> None:
    g = house(people=2)
    step = action_round(g)
    second = after(g, step, 0, at("c7"), 1)
    assert refused(g, second, at("c8")) == "TW-DAY-13"
    finish(step, POKE_ABOUT)
    assert g.stock[WATER] == 2
    assert at("c8") in works(g, 1)


@rule("TW-DAY-13", "TW-DAY-16")
def test_an_action_may_cost_something_and_borrow_something() -> None:
    without_hatchet = house(people=1, stock=goods(wood=2))
    assert refused(without_hatchet, after(without_hatchet, action_round(without_hatchet), 0), at("g2")) == "TW-DAY-13"
    g = house(people=2, stock=goods(wood=2, hatchet=1))
    step = action_round(g)
    after(g, step, 0, at("g2"), 1)
    assert g.stock == goods()
    assert supply(g, HATCHET) == g.box.count[HATCHET] - 1
    finish(step, at("g1"))
    assert g.stock == goods(hatchet=1, sugar=1, coffee=1)


# -- tools and helpers ------------------------------------------------------------------------------------------------


@rule("TW-DAY-16", "TW-DAY-16/1")
def test_one_shovel_serves_one_card_in_a_round() -> None:
    cards = {"c5": ["rubble"], "u3": ["rubble-2"]}
    two = house(people=2, cards=cards, stock=goods(shovel=1))
    assert refused(two, after(two, action_round(two), 0, at("c5"), 1), at("u3")) == "TW-DAY-17"
    three = house(people=3, cards=cards, stock=goods(shovel=1))
    step = action_round(three)
    after(three, step, 0, at("c5"), 1)
    finish(step, at("u3"))  # and the third has to help
    assert three.cards_on[at("c5")] == [obstacle("rubble") + 1]
    assert three.cards_on[at("u3")] == [obstacle("rubble-2") + 1]


@rule("TW-DAY-16", "TW-DAY-16/2")
def test_the_shovel_comes_back_after_the_round() -> None:
    g = house(people=2, cards={"c5": ["rubble"]}, stock=goods(shovel=1))
    step = action_round(g)
    after(g, step, 0, at("c5"), 1)
    assert g.stock[SHOVEL] == 0
    assert supply(g, SHOVEL) == g.box.count[SHOVEL] - 1
    finish(step, POKE_ABOUT)
    assert g.stock[SHOVEL] == 1


@rule("TW-DAY-17", "TW-DAY-17/1")
def test_a_helper_replaces_the_shovel() -> None:
    g = house(people=2, cards={"c5": ["rubble"]})
    play(action_round(g), 0, at("c5"))
    assert g.cards_on[at("c5")] == [obstacle("rubble") + 1]
    assert g.stock == goods(wood=2)


@rule("TW-DAY-17")
def test_the_leader_says_who_helps_and_both_have_acted() -> None:
    g = house(people=4, cards={"c5": ["rubble"]})
    helper = after(g, action_round(g), 0, at("c5"))
    assert helper.values == [1, 2, 3]
    assert refused(g, helper, 0) == "TW-DAY-17"
    assert after(g, action_round(g), 0, at("c5"), 2).values == [1, 3, DONE]


@rule("TW-DAY-17", "TW-DAY-17/2")
def test_without_shovel_and_helper_rubble_stays() -> None:
    g = house(people=1, cards={"c5": ["rubble"]})
    assert refused(g, after(g, action_round(g), 0), at("c5")) == "TW-DAY-17"


@rule("TW-DAY-17")
@pytest.mark.parametrize(("fields", "by"), [({"hunger": [0, 1]}, "TW-DAY-02"), ({"fatigue": [0, 4]}, "TW-SLEEP-03")])
def test_only_who_could_act_can_help(fields: dict[str, Any], by: str) -> None:
    g = with_dots(house(people=4, cards={"c5": ["rubble"]}, **fields), (HUNGER, 1, 1))
    helper = after(g, action_round(g), 0, at("c5"))
    assert helper.values == [2, 3]
    assert refused(g, helper, 1) == by


@rule("TW-DAY-17", "TW-DAY-17/3", "TW-DAY-12")
def test_three_at_one_rubble_card_move_it_on_by_one_step() -> None:
    g = house(people=3, cards={"c5": ["rubble"]}, stock=goods(shovel=1))
    play(action_round(g), 0, at("c5"), 1, at("c5"), 2, at("c5"))
    assert g.cards_on[at("c5")] == [obstacle("rubble") + 1]
    assert g.stock == goods(shovel=1, wood=2)
    assert g.round == 2


# -- what can be done -------------------------------------------------------------------------------------------------


@rule("TW-DAY-20")
def test_a_days_work_is_on_spaces_fittings_and_shelter_cards_or_with_fittings() -> None:
    g = house(cards={"a1": ["heap"]}, stands={"g6": "bench"}, fittings=[fitting("cot")], stock=goods(wood=3))
    found = after(g, action_round(g), 0).values
    assert {POKE_ABOUT, at("g1"), at("a1"), at("g6"), CRAFT, MOVE, DISMANTLE} <= set(found)
    assert at("g7") not in found


@rule("TW-DAY-20")
def test_a_fitting_without_an_action_offers_none() -> None:
    g = house(stands={"g6": "lamp"})
    assert refused(g, after(g, action_round(g), 0), at("g6")) == "TW-DAY-20"


@rule("TW-DAY-20")
def test_the_leader_chooses_among_the_actions_of_a_fitting() -> None:
    g = house(people=1, stands={"g6": "bench"}, stock=goods(wood=1))
    which = after(g, action_round(g), 0, at("g6"))
    assert which.values == [0, 1]
    assert refused(g, which, 2) == "TW-DAY-20"
    play(action_round(g), 0, at("g6"), 1)
    assert g.stock == goods(wood=1, guitar=1)


@rule("TW-DAY-20", "TW-DAY-04")
def test_an_action_with_nothing_left_to_do_is_not_open_and_may_turn_out_to_be_in_vain() -> None:
    boarded = house(people=1, stands={"g6": "bench"}, boarded=[1, 1, 1], stock=goods(wood=1))
    step = action_round(boarded)
    after(boarded, step)
    finish(step, 0, at("g6"))
    assert boarded.stock == goods(wood=1, guitar=1)  # the other action was the only one
    g = house(people=2, stands={"g6": "bench"}, boarded=[1, 1, 0], stock=goods(wood=1))
    step = action_round(g)
    after(g, step, 0, at("g6"), 0, 1)
    g.boarded = [1, 1, 1]
    g.told = []
    finish(step, POKE_ABOUT)
    assert ("in-vain", ALL, (g.characters[0], at("g6"))) in g.told
    assert g.boarded == [1, 1, 1]
    assert g.stock[WOOD] == 0


@rule("TW-DAY-20")
def test_with_nothing_to_do_there_is_no_question() -> None:
    g = house(people=1, cards={"g4": ["rubble"], "g2": ["bars"]})
    play(action_round(g))
    assert g.round == 2


# -- sleepers ---------------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-03", "TW-SLEEP-03/1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_sleeper_can_nap_on_a_free_bed_and_do_nothing_else(number: int) -> None:
    dots = [(FATIGUE, 4, n) for n in (1, 2, 3)]
    g = with_dots(house(people=2, round=number, fatigue=[4], stands={"g6": "cot"}), *dots)
    assert works(g, 0) == [at("g6")]
    step = action_round(g)
    who = after(g, step)
    assert 0 in who.values
    finish(step, 0, DONE)
    assert states.level(g, 0, FATIGUE) == 3


@rule("TW-SLEEP-03")
def test_without_a_free_bed_a_sleeper_has_no_action() -> None:
    g = house(people=3, fatigue=[4], stands={"g6": "cot"})
    who = after(g, action_round(g), 1, at("g6"))
    assert refused(g, who, 0) == "TW-SLEEP-03"


@rule("TW-SLEEP-03")
def test_a_sleeper_naps_in_no_fourth_round() -> None:
    g = with_dots(house(people=2, round=4, fatigue=[4], stands={"g6": "cot"}))
    assert refused(g, after(g, action_round(g)), 0) == "TW-ADV-04"


@rule("TW-SLEEP-03")
def test_who_wakes_from_a_nap_acts_where_the_dots_allow() -> None:
    g = with_dots(house(people=1, fatigue=[4], stands={"g6": "cot"}), (FATIGUE, 3, 2))
    play(action_round(g), 0)
    play(action_round(g))
    assert POKE_ABOUT in after(g, action_round(g), 0).values


@rule("TW-SLEEP-06", "TW-SLEEP-06/2")
def test_a_fourth_action_that_tires_out_is_carried_out_before_sleep() -> None:
    g = with_dots(house(people=2, round=4, fatigue=[2, 3], cards={"a1": ["news"]}))
    play(action_round(g), 0, at("a1"))
    assert g.cards_on[at("a1")] == []
    assert states.level(g, 0, MISERY) == 1  # awake, and so among those who hear
    assert states.level(g, 0, FATIGUE) == 4
    assert states.is_asleep(g, 0)


@rule("TW-SLEEP-06")
def test_who_is_tired_out_sleeps_as_soon_as_the_action_is_done() -> None:
    g = with_dots(house(people=2, round=4, fatigue=[2], cards={"a1": ["news"]}))
    play(action_round(g), 0, POKE_ABOUT, 1, at("a1"))
    assert [states.level(g, person, MISERY) for person in (0, 1)] == [0, 1]


@rule("TW-SLEEP-06")
def test_who_is_at_work_is_awake_until_it_is_done() -> None:
    g = house(people=2, cards={"a1": ["draught"], "c5": ["bars"]}, stock=goods(saw_blade=1))
    play(action_round(g), 0, at("a1"), 1, at("c5"))
    assert states.level(g, 1, FATIGUE) == 4
    assert g.stock[JEWELRY] == 1
    assert states.is_asleep(g, 0)
    assert states.is_asleep(g, 1)
