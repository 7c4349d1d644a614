"""The Day phase: who acts when, what is paid, lent and gained (TW-DAY), and sleepers by day (TW-SLEEP-03,
TW-SLEEP-06).
"""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.shelter.storage import supply
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, action_round, black, goods
from tests.this_war_of_mine.house import (
    house,
    with_dots,
    works,
)


def rounds_of(siege: Siege, person: str) -> list[int]:
    """The rounds of a day in which a person can act; nobody does anything."""
    found = []
    while siege.phase == "day":
        offers = siege.copy().offers(action_round)
        if f"act:{person}" in offers:
            found.append(siege.round)
        siege.play(action_round, *(["act:done"] if offers else []))
    return found


# -- rounds -----------------------------------------------------------------------------------------------------------


@rule("TW-DAY-01", "TW-DAY-01/1")
def test_a_character_has_one_action_in_each_of_three_rounds() -> None:
    siege = with_dots(house(people=1, round=0, fatigue={"Ingvar": 3}))
    for number in (1, 2, 3):
        siege.play(action_round, "act:Ingvar", "work:g5")
        assert siege.round == number + 1
    siege.play(action_round)  # too tired for a fourth
    assert sum(siege.stock.values()) == 3
    assert (siege.phase, siege.round) == ("dusk", 0)


@rule("TW-DAY-01")
def test_who_has_acted_waits_for_the_next_round() -> None:
    siege = house(people=2)
    who = siege.asked("act", action_round, "act:Ingvar", "work:g5")
    assert who.offers == ["Marguerite", "done"]
    assert who.refuses("Ingvar") == "TW-DAY-01"


@rule("TW-DAY-01")
def test_nobody_has_to_act() -> None:
    siege = house(people=3)
    siege.play(action_round, "act:done")
    assert siege.round == 2
    assert sum(siege.stock.values()) == 0


@rule("TW-DAY-02", "TW-DAY-02/1")
def test_a_dot_on_the_third_place_blocks_the_third_round() -> None:
    assert rounds_of(with_dots(house(people=1, hunger={"Ingvar": 2}), ("hunger", 2, 3)), "Ingvar") == [1, 2]


@rule("TW-DAY-02", "TW-DAY-02/2")
def test_the_dots_of_all_tokens_count_together() -> None:
    siege = house(people=1, hunger={"Ingvar": 2}, misery={"Ingvar": 1})
    assert rounds_of(with_dots(siege, ("hunger", 2, 3), ("misery", 1, 2)), "Ingvar") == [1]


@rule("TW-DAY-02", "TW-DAY-02/3")
def test_three_dots_leave_no_action() -> None:
    siege = with_dots(house(people=2, misery={"Ingvar": 3}), ("misery", 3, 1), ("misery", 3, 2), ("misery", 3, 3))
    assert siege.asked("act", action_round).refuses("Ingvar") == "TW-DAY-02"
    assert rounds_of(siege.copy(), "Ingvar") == []


@rule("TW-DAY-03", "TW-DAY-03/1")
def test_what_a_round_does_to_somebody_counts_in_the_next() -> None:
    siege = with_dots(house(people=1, cards={"a1": ["fright"]}), ("misery", 2, 2))
    siege.play(action_round, "act:Ingvar", "work:a1")
    assert siege.misery("Ingvar") == 2
    siege.play(action_round)
    assert siege.round == 3
    assert siege.asked("act", action_round).offers == ["Ingvar", "done"]


@rule("TW-DAY-03")
def test_a_round_in_which_nobody_can_act_passes() -> None:
    siege = with_dots(house(people=2, hunger={"Ingvar": 1, "Marguerite": 1}), ("hunger", 1, 1))
    siege.play(action_round)
    assert siege.round == 2


@rule("TW-DAY-05")
def test_who_cannot_act_stands_nowhere_and_nothing_comes_of_it() -> None:
    siege = with_dots(house(people=2, hunger={"Ingvar": 1}), ("hunger", 1, 1))
    levels = siege.levels[:]
    asked = siege.asked("work", action_round, "act:Marguerite")
    assert "Ingvar" not in siege.standing
    asked.finish("work:g5")
    assert siege.levels == levels


@rule("TW-DAY-06", "TW-DAY-06/1")
def test_a_newcomer_waits_for_the_next_round() -> None:
    siege = house(people=2, round=2)
    who = siege.asked("act", action_round)
    siege.play(people.join, "Guest")
    assert who.refuses("Guest") == "TW-DAY-06"
    who.finish("act:done")
    assert siege.asked("act", action_round).offers == ["Ingvar", "Marguerite", "Guest", "done"]


@rule("TW-DAY-06")
def test_somebody_who_is_met_at_work_joins_when_the_round_is_being_carried_out() -> None:
    siege = house(people=1, cards={"a1": ["guest"]})
    siege.decks = {"characters": ["Guest"]}
    siege.play(action_round, "act:Ingvar", "work:a1", "take-in:yes")
    assert siege.group == ["Ingvar", "Guest"]
    assert siege.asked("act", action_round).offers == ["Ingvar", "Guest", "done"]


@rule("TW-DAY-06")
def test_who_came_before_the_day_acts_in_its_first_round() -> None:
    siege = house(people=2, round=0)
    siege.acted = {"Marguerite": "acted"}
    assert siege.asked("act", action_round).offers == ["Ingvar", "Marguerite", "done"]


# -- assigned together, carried out together --------------------------------------------------------------------------


@rule("TW-DAY-04", "TW-DAY-04/1")
def test_a_shovel_dug_out_in_a_round_is_of_use_in_the_next() -> None:
    siege = house(people=2, cards={"a1": ["heap"], "c5": ["rubble"]})
    second = siege.asked("work", action_round, "act:Ingvar", "work:a1", "act:Marguerite")
    assert second.refuses("c5") == "TW-DAY-17"
    second.finish("work:g5")
    assert siege.stock["shovel"] == 1
    assert "c5" in works(siege, "Marguerite")


@rule("TW-DAY-04")
def test_actions_are_carried_out_in_the_order_of_assignment() -> None:
    siege = house(people=2, rng=black(1, 10), told=[])
    siege.play(action_round, "act:Marguerite", "work:g5", "act:Ingvar", "work:g1")
    assert siege.told_of("acts") == [("Marguerite", "g5"), ("Ingvar", "g1")]


@rule("TW-DAY-04")
def test_nothing_is_carried_out_before_all_are_assigned() -> None:
    siege = house(people=2, rng=black(1, 1))
    asked = siege.asked("work", action_round, "act:Ingvar", "work:g5", "act:Marguerite")
    assert sum(siege.stock.values()) == 0
    assert siege.rng.draws == 0
    asked.finish("work:g5")
    assert siege.stock["herb"] == 2


@rule("TW-GEN-23")
def test_the_work_of_who_is_gone_is_not_done_and_the_tool_comes_back() -> None:
    siege = house(people=2, cards={"a1": ["heap"], "c5": ["rubble"]}, stock=goods(shovel=1))
    asked = siege.asked("work", action_round, "act:Ingvar", "work:c5", "act:Marguerite")
    siege.characters[0] = None
    asked.finish("work:a1")
    assert siege.cards_on["c5"] == ["rubble"]
    assert siege.stock == goods(shovel=2)


@rule("TW-GEN-23")
def test_a_newcomer_in_the_place_of_the_dead_does_not_do_their_work() -> None:
    siege = house(people=2, cards={"a1": ["heap"]})
    asked = siege.asked("work", action_round, "act:Ingvar", "work:a1", "act:Marguerite")
    siege.play(people.clear, "Ingvar")
    siege.play(people.join, "Guest")
    asked.finish("work:g5")
    assert siege.characters[0] == "Guest"
    assert siege.cards_on["a1"] == ["heap"]


@rule("TW-GEN-23")
def test_who_dies_at_work_does_not_act_again() -> None:
    siege = house(people=2, cards={"a2": ["trap"]})
    siege.play(action_round, "act:Ingvar", "work:a2", "act:Marguerite", "work:g5")
    assert siege.characters[:2] == [None, "Marguerite"]
    assert siege.misery == {}
    assert siege.asked("act", action_round).offers == ["Marguerite", "done"]


# -- costs and products -----------------------------------------------------------------------------------------------


@rule("TW-DAY-13", "TW-DAY-13/1")
def test_what_an_action_costs_is_paid_when_somebody_is_assigned() -> None:
    siege = house(people=2, stock=goods(wood=3))
    second = siege.asked("work", action_round, "act:Ingvar", "work:c5", "act:Marguerite")
    assert siege.stock["wood"] == 1
    assert second.refuses("c6") == "TW-DAY-13"


@rule("TW-DAY-14", "TW-DAY-14/1")
def test_what_is_made_in_a_round_pays_for_nothing_in_it() -> None:
    siege = house(people=2)
    second = siege.asked("work", action_round, "act:Ingvar", "work:c7", "act:Marguerite")
    assert second.refuses("c8") == "TW-DAY-13"
    second.finish("work:g5")
    assert siege.stock["water"] == 2
    assert "c8" in works(siege, "Marguerite")


@rule("TW-DAY-13", "TW-DAY-16")
def test_an_action_may_cost_something_and_borrow_something() -> None:
    without_hatchet = house(people=1, stock=goods(wood=2))
    assert without_hatchet.asked("work", action_round, "act:Ingvar").refuses("g2") == "TW-DAY-13"
    siege = house(people=2, stock=goods(wood=2, hatchet=1))
    asked = siege.asked("work", action_round, "act:Ingvar", "work:g2", "act:Marguerite")
    assert siege.stock == goods()
    assert siege.says(supply, "hatchet") == siege.printed("count", "hatchet") - 1
    asked.finish("work:g1")
    assert siege.stock == goods(hatchet=1, sugar=1, coffee=1)


# -- tools and helpers ------------------------------------------------------------------------------------------------


@rule("TW-DAY-16", "TW-DAY-16/1")
def test_one_shovel_serves_one_card_in_a_round() -> None:
    cards = {"c5": ["rubble"], "u3": ["rubble-2"]}
    two = house(people=2, cards=cards, stock=goods(shovel=1))
    assert two.asked("work", action_round, "act:Ingvar", "work:c5", "act:Marguerite").refuses("u3") == "TW-DAY-17"
    three = house(people=3, cards=cards, stock=goods(shovel=1))
    asked = three.asked("work", action_round, "act:Ingvar", "work:c5", "act:Marguerite")
    asked.finish("work:u3")  # and the third has to help
    assert three.cards_on["c5"] == ["rubble, remnants"]
    assert three.cards_on["u3"] == ["rubble-2, remnants"]


@rule("TW-DAY-16", "TW-DAY-16/2")
def test_the_shovel_comes_back_after_the_round() -> None:
    siege = house(people=2, cards={"c5": ["rubble"]}, stock=goods(shovel=1))
    asked = siege.asked("work", action_round, "act:Ingvar", "work:c5", "act:Marguerite")
    assert siege.stock["shovel"] == 0
    assert siege.says(supply, "shovel") == siege.printed("count", "shovel") - 1
    asked.finish("work:g5")
    assert siege.stock["shovel"] == 1


@rule("TW-DAY-17", "TW-DAY-17/1")
def test_a_helper_replaces_the_shovel() -> None:
    siege = house(people=2, cards={"c5": ["rubble"]})
    siege.play(action_round, "act:Ingvar", "work:c5")
    assert siege.cards_on["c5"] == ["rubble, remnants"]
    assert siege.stock == goods(wood=2)


@rule("TW-DAY-17")
def test_the_leader_says_who_helps_and_both_have_acted() -> None:
    siege = house(people=4, cards={"c5": ["rubble"]})
    helper = siege.asked("helper", action_round, "act:Ingvar", "work:c5")
    assert helper.offers == ["Marguerite", "Tomé", "Sabine"]
    assert helper.refuses("Ingvar") == "TW-DAY-17"
    who = siege.asked("act", action_round, "act:Ingvar", "work:c5", "helper:Tomé")
    assert who.offers == ["Marguerite", "Sabine", "done"]


@rule("TW-DAY-17", "TW-DAY-17/2")
def test_without_shovel_and_helper_rubble_stays() -> None:
    siege = house(people=1, cards={"c5": ["rubble"]})
    assert siege.asked("work", action_round, "act:Ingvar").refuses("c5") == "TW-DAY-17"


@rule("TW-DAY-17")
@pytest.mark.parametrize(("state", "level", "by"), [("hunger", 1, "TW-DAY-02"), ("fatigue", 4, "TW-SLEEP-03")])
def test_only_who_could_act_can_help(state: str, level: int, by: str) -> None:
    siege = with_dots(house(people=4, cards={"c5": ["rubble"]}, **{state: {"Marguerite": level}}), ("hunger", 1, 1))
    helper = siege.asked("helper", action_round, "act:Ingvar", "work:c5")
    assert helper.offers == ["Tomé", "Sabine"]
    assert helper.refuses("Marguerite") == by


@rule("TW-DAY-17", "TW-DAY-17/3", "TW-DAY-12")
def test_three_at_one_rubble_card_move_it_on_by_one_step() -> None:
    siege = house(people=3, cards={"c5": ["rubble"]}, stock=goods(shovel=1))
    siege.play(action_round, "act:Ingvar", "work:c5", "act:Marguerite", "work:c5", "act:Tomé", "work:c5")
    assert siege.cards_on["c5"] == ["rubble, remnants"]
    assert siege.stock == goods(shovel=1, wood=2)
    assert siege.round == 2


# -- what can be done -------------------------------------------------------------------------------------------------


@rule("TW-DAY-20")
def test_a_days_work_is_on_spaces_fittings_and_shelter_cards_or_with_fittings() -> None:
    siege = house(cards={"a1": ["heap"]}, stands={"g6": "bench"}, fittings=["cot"], stock=goods(wood=3))
    found = siege.asked("work", action_round, "act:Ingvar").offers
    assert {"g5", "g1", "a1", "g6", "craft", "move", "dismantle"} <= set(found)
    assert "g7" not in found


@rule("TW-DAY-20")
def test_a_fitting_without_an_action_offers_none() -> None:
    siege = house(stands={"g6": "lamp"})
    assert siege.asked("work", action_round, "act:Ingvar").refuses("g6") == "TW-DAY-20"


@rule("TW-DAY-20")
def test_the_leader_chooses_among_the_actions_of_a_fitting() -> None:
    siege = house(people=1, stands={"g6": "bench"}, stock=goods(wood=1))
    which = siege.asked("action", action_round, "act:Ingvar", "work:g6")
    assert which.offers == ["1", "2"]
    assert which.refuses("3") == "TW-DAY-20"
    siege.play(action_round, "act:Ingvar", "work:g6", "action:2")
    assert siege.stock == goods(wood=1, guitar=1)


@rule("TW-DAY-20", "TW-DAY-04")
def test_an_action_with_nothing_left_to_do_is_not_open_and_may_turn_out_to_be_in_vain() -> None:
    boarded = house(people=1, stands={"g6": "bench"}, boarded={"1", "2", "3"}, stock=goods(wood=1))
    asked = boarded.asked("act", action_round)
    asked.finish("act:Ingvar", "work:g6")
    assert boarded.stock == goods(wood=1, guitar=1)  # the other action was the only one
    siege = house(people=2, stands={"g6": "bench"}, boarded={"1", "2"}, stock=goods(wood=1))
    asked = siege.asked("work", action_round, "act:Ingvar", "work:g6", "action:1", "act:Marguerite")
    siege.boarded = {"1", "2", "3"}
    siege.told = []
    asked.finish("work:g5")
    assert siege.told_of("in-vain") == [("Ingvar", "g6")]
    assert siege.boarded == {"1", "2", "3"}
    assert siege.stock["wood"] == 0


@rule("TW-DAY-20")
def test_with_nothing_to_do_there_is_no_question() -> None:
    siege = house(people=1, cards={"g4": ["rubble"], "g2": ["bars"]})
    siege.play(action_round)
    assert siege.round == 2


# -- sleepers ---------------------------------------------------------------------------------------------------------


@rule("TW-SLEEP-03", "TW-SLEEP-03/1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_sleeper_can_nap_on_a_free_bed_and_do_nothing_else(number: int) -> None:
    dots = [("fatigue", 4, n) for n in (1, 2, 3)]
    siege = with_dots(house(people=2, round=number, fatigue={"Ingvar": 4}, stands={"g6": "cot"}), *dots)
    assert works(siege, "Ingvar") == ["g6"]
    who = siege.asked("act", action_round)
    assert "Ingvar" in who.offers
    who.finish("act:Ingvar", "act:done")
    assert siege.fatigue("Ingvar") == 3


@rule("TW-SLEEP-03")
def test_without_a_free_bed_a_sleeper_has_no_action() -> None:
    siege = house(people=3, fatigue={"Ingvar": 4}, stands={"g6": "cot"})
    who = siege.asked("act", action_round, "act:Marguerite", "work:g6")
    assert who.refuses("Ingvar") == "TW-SLEEP-03"


@rule("TW-SLEEP-03")
def test_a_sleeper_naps_in_no_fourth_round() -> None:
    siege = with_dots(house(people=2, round=4, fatigue={"Ingvar": 4}, stands={"g6": "cot"}))
    assert siege.asked("act", action_round).refuses("Ingvar") == "TW-ADV-04"


@rule("TW-SLEEP-03")
def test_who_wakes_from_a_nap_acts_where_the_dots_allow() -> None:
    siege = with_dots(house(people=1, fatigue={"Ingvar": 4}, stands={"g6": "cot"}), ("fatigue", 3, 2))
    siege.play(action_round, "act:Ingvar")
    siege.play(action_round)
    assert "g5" in siege.asked("work", action_round, "act:Ingvar").offers


@rule("TW-SLEEP-06", "TW-SLEEP-06/2")
def test_a_fourth_action_that_tires_out_is_carried_out_before_sleep() -> None:
    siege = with_dots(house(people=2, round=4, fatigue={"Ingvar": 2, "Marguerite": 3}, cards={"a1": ["news"]}))
    siege.play(action_round, "act:Ingvar", "work:a1")
    assert siege.cards_on["a1"] == []
    assert siege.misery("Ingvar") == 1  # awake, and so among those who hear
    assert siege.fatigue("Ingvar") == 4
    assert siege.says(states.is_asleep, "Ingvar")


@rule("TW-SLEEP-06")
def test_who_is_tired_out_sleeps_as_soon_as_the_action_is_done() -> None:
    siege = with_dots(house(people=2, round=4, fatigue={"Ingvar": 2}, cards={"a1": ["news"]}))
    siege.play(action_round, "act:Ingvar", "work:g5", "act:Marguerite", "work:a1")
    assert siege.misery == {"Marguerite": 1}


@rule("TW-SLEEP-06")
def test_who_is_at_work_is_awake_until_it_is_done() -> None:
    siege = house(people=2, cards={"a1": ["draught"], "c5": ["bars"]}, stock=goods(saw_blade=1))
    siege.play(action_round, "act:Ingvar", "work:a1", "act:Marguerite", "work:c5")
    assert siege.fatigue("Marguerite") == 4
    assert siege.stock["jewelry"] == 1
    assert siege.says(states.is_asleep, "Ingvar")
    assert siege.says(states.is_asleep, "Marguerite")
