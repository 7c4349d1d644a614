"""Citizen cards played for their main ability (FP-CIT), and what else cards may do (FP-GEN-03, FP-GEN-14)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.sickness import dies
from holdfast.games.frostpunk.phases.action import is_over, turn
from holdfast.games.frostpunk.phases.night import night_phase
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    box_of,
    town,
)

CARDS = {
    "saw": "type: worker, ability: {action: gather, heated: true, do: [fell a tree here, gain 2 wood]}",
    "sack": "type: worker, ability: {action: gather, do: [take up to 4 resources from here]}",
    "hunt": "type: worker, ability: {action: use, buildings: [Hunter's Hut], do: [gain 8 food]}",
    "wood": "type: worker, ability: {action: use, buildings: [Hunter's Hut], do: [spend 2 wood, gain 9 food]}",
    "food": "type: worker, ability: {action: use, buildings: [Hunter's Hut], do: [spend 2 food, gain 9 wood]}",
    "nurse": "type: child, ability: {action: use, buildings: [Medical Post, Infirmary], do: [gain 1 food]}",
    "kiln": "type: engineer, ability: {action: use, buildings: [Charcoal Kiln, Sawmill], do: [gain 3 coal]}",
    "snow": "type: worker, ability: {action: remove snow, heated: true, do: [place 3 near tiles]}",
    "scout": "type: worker, ability: {action: deploy scouts, do: [the new scout moves 1 space, gain 1 food]}",
    "mason": "type: worker, ability: {action: construct, do: [build or dismantle up to 1 times, gain 1 food]}",
}
BOX = box_of(citizens=CARDS)


def holding(*cards: str, **fields: Any) -> Crater:
    """Seat 0 has these cards in hand; one Worker is ready, and nothing is heated."""
    city = town(**{"box": BOX, "ready": {"worker": 1}, "heat": "off", **fields})
    city.hands[0] = list(cards)
    return city


def huts(*cards: str, **fields: Any) -> Crater:
    return holding(*cards, buildings={"near-1/a": "hunters-hut", "far-1/a": "hunters-hut"}, **fields)


# -- when, and how often ----------------------------------------------------------------------------------------------


@rule("FP-CIT-03", "FP-CIT-03/1")
def test_a_card_that_was_played_mourns_nobody() -> None:
    city = huts("hunt", "sack")
    city.turn("turn:citizen-card", "use:near-1/a")
    choice = city.asked("mourn", dies, "worker")
    assert choice.offers == ["sack", "none"]
    assert choice.refuses("hunt") == "FP-CIT-02"


@rule("FP-CIT-03")
def test_a_card_that_has_mourned_is_not_played() -> None:
    city = huts("hunt")
    city.play(dies, "worker", "mourn:hunt")
    assert (city.hands[0], city.citizens_gone) == ([], ["hunt"])
    assert city.refuses_turn("citizen-card") == "FP-CIT-06"


@rule("FP-CIT-04")
def test_a_card_is_played_before_the_meeple_is_placed() -> None:
    city = huts("hunt", "sack")
    city.asked("use", turn, "turn:citizen-card")
    assert (city.played[0], city.ready, city.standing["near-1/a"]) == ("hunt", {"worker": 1}, None)


@rule("FP-CIT-04")
def test_all_hear_which_card_is_played() -> None:
    city = huts("hunt", told=[])
    city.turn("turn:citizen-card", "use:near-1/a")
    assert city.log[:2] == ["Player 1 plays N, T.", "Player 1: Use a Building (near-1/a) with a Worker."]


@rule("FP-CIT-04", "FP-CIT-04/1")
def test_after_the_action_it_is_too_late() -> None:
    city = huts("hunt", laws={"Extended Shift"}, hope=["active-motivation"])
    choice = city.asked("turn", turn, "turn:use", "use:near-1/a")
    assert choice.offers == ["extended-shift", "pass"]
    assert choice.refuses("citizen-card") == "FP-CIT-04"
    city = huts("hunt")
    assert city.questions(turn, "turn:use", "use:near-1/a")[-1] == "way-to-use"


@rule("FP-CIT-04", "FP-CIT-02")
def test_only_from_ones_own_hand() -> None:
    city = huts("hunt", "sack", piles={"near-1/b": ("coal", 3)})
    city.hands[-1] = ["snow"]
    choice = city.asked("play", turn, "turn:citizen-card")
    assert choice.offers == ["sack", "hunt"]
    assert choice.refuses("snow") == "FP-CIT-02"
    assert choice.refuses("none") == "FP-CIT-04"


@rule("FP-CIT-10", "FP-CIT-10/1")
def test_one_card_in_a_round() -> None:
    city = huts("hunt", "sack", ready={"worker": 3}, piles={"near-1/b": ("coal", 3)})
    city.turn("turn:citizen-card", "play:hunt", "use:near-1/a")
    city.active = 0
    assert city.refuses_turn("citizen-card") == "FP-CIT-10"


@rule("FP-CIT-10", "FP-CIT-10/2")
def test_another_player_may_play_one_too() -> None:
    city = huts("hunt", ready={"worker": 3}, piles={"near-1/b": ("coal", 5)})
    city.hands[-1] = ["sack"]
    city.turn("turn:citizen-card", "use:near-1/a")
    city.turn("turn:citizen-card", "take:4")
    assert city.played == ["hunt", "sack"]
    assert city.stock["coal"] == 4


@rule("FP-CIT-10")
def test_one_card_for_an_action() -> None:
    city = huts("hunt", "wood", stock={"wood": 5})
    assert city.questions(turn, "turn:citizen-card").count("play") == 1


@rule("FP-CIT-11")
def test_the_card_lies_before_its_owner_until_the_round_is_over() -> None:
    city = huts("hunt", "sack")
    city.turn("turn:citizen-card", "use:near-1/a")
    assert (city.played, city.hands[0], city.citizens_gone) == (["hunt", None], ["sack"], [])
    city.play(night_phase)
    assert (city.played, city.citizens_gone) == ([None, None], ["hunt"])
    city.ready = {"worker": 1}
    city.active = 0
    assert city.refuses_turn("citizen-card") == "FP-CIT-06"


# -- for whom, and for what -------------------------------------------------------------------------------------------


@rule("FP-CIT-05", "FP-CIT-05/1")
def test_the_type_of_the_card_is_the_type_of_the_meeple() -> None:
    city = holding("kiln", "sack", buildings={"near-1/a": "charcoal-kiln"}, piles={"near-1/b": ("coal", 3)})
    choice = city.asked("play", turn, "turn:citizen-card")
    assert choice.refuses("kiln") == "FP-CIT-05"
    city.hands[0] = ["kiln"]
    city.ready = {"worker": 1, "engineer": 1, "child-engineer": 1}
    choice = city.asked("meeple", turn, "turn:citizen-card")
    assert choice.offers == ["engineer"]
    assert choice.refuses("worker") == choice.refuses("child-engineer") == "FP-CIT-05"


@rule("FP-CIT-05")
def test_an_automaton_has_no_type_and_the_helpers_are_children() -> None:
    ready = {"worker": 1, "child": 1, "child-worker": 1, "child-engineer": 1, "automaton": 1}
    city = holding("hunt", buildings={"near-1/a": "hunters-hut"}, ready=ready, stock={"coal": 1})
    choice = city.asked("meeple", turn, "turn:citizen-card")
    assert choice.offers == ["worker"]
    assert choice.refuses("automaton") == choice.refuses("child-worker") == "FP-CIT-05"
    city = holding("nurse", buildings={"near-1/a": "medical-post"}, ready=ready, stock={"coal": 1})
    assert city.asked("meeple", turn, "turn:citizen-card").offers == ["child", "child-worker", "child-engineer"]


@rule("FP-CIT-06")
def test_only_the_buildings_that_the_card_lists() -> None:
    stands = {"near-1/a": "charcoal-kiln", "near-1/b": "sawmill", "far-1/a": "hunters-hut"}
    city = holding("kiln", buildings=stands, ready={"engineer": 1})
    choice = city.asked("use", turn, "turn:citizen-card")
    assert choice.offers == ["near-1/a", "near-1/b"]
    assert choice.refuses("far-1/a") == choice.refuses("generator-1") == "FP-CIT-06"


@rule("FP-CIT-06")
def test_only_the_action_that_the_card_is_for() -> None:
    city = huts("hunt", piles={"near-1/b": ("coal", 3)})
    assert city.asked("use", turn, "turn:citizen-card").offers == ["near-1/a", "far-1/a"]
    city = huts("sack", piles={"near-1/b": ("coal", 3), "generator-1": ("coal", 3)})
    assert city.asked("gather", turn, "turn:citizen-card").offers == ["generator-1", "near-1/b"]


@rule("FP-CIT-06")
@pytest.mark.parametrize("card", ["saw", "sack", "hunt", "scout"])
def test_a_card_with_nowhere_to_act_is_not_played(card: str) -> None:
    city = holding(card, "snow", buildings={"near-1/a": "charcoal-kiln"}, near=["N01", "N02", "N03"])
    choice = city.asked("play", turn, "turn:citizen-card")
    assert choice.offers == ["snow"]
    assert choice.refuses(card) == "FP-CIT-06"
    city.hands[0] = [card]
    city.played[0] = None
    assert city.refuses_turn("citizen-card") == "FP-CIT-06"


@rule("FP-CIT-06", "FP-USE-03", "FP-GATH-03")
def test_a_card_needs_room_as_any_action_does() -> None:
    city = huts("hunt", "sack", piles={"near-1/b": ("coal", 3), "generator-1": ("coal", 3)})
    city.standing["near-1/a"] = city.standing["near-1/b"] = "worker"
    assert city.asked("use", turn, "turn:citizen-card", "play:hunt").refuses("near-1/a") == "FP-USE-03"
    city.played[0] = None
    choice = city.asked("gather", turn, "turn:citizen-card")
    assert choice.refuses("near-1/b") == "FP-GATH-03"
    assert choice.refuses("far-1/b") == choice.refuses("far-10/a") == "FP-GATH-01"


@rule("FP-CIT-07", "FP-CIT-07/1")
@pytest.mark.parametrize("space", ["near-1/a", "far-1/a"])
def test_a_child_works_where_the_card_lets_it(space: str) -> None:
    city = holding("nurse", buildings={"near-1/a": "medical-post", "far-1/a": "infirmary"}, ready={"child": 1})
    assert city.refuses_turn("use") == "FP-USE-05"
    city.turn("turn:citizen-card", f"use:{space}")
    assert (city.standing[space], city.food) == ("child", 1)


@rule("FP-CIT-07", "FP-ACT-06")
def test_a_card_for_a_child_keeps_the_phase_open() -> None:
    city = holding("nurse", ready={"child": 1})
    assert not city.says(is_over)
    city.played[0] = "hunt"
    assert city.says(is_over)
    assert holding("hunt", ready={"child": 1}).says(is_over)


# -- what it does -----------------------------------------------------------------------------------------------------


@rule("FP-CIT-08", "FP-CIT-08/1")
def test_the_card_replaces_what_the_action_does() -> None:
    city = holding("saw", piles={"far-1/a": ("tree", 3)})
    assert city.refuses_turn("gather") == "FP-ACT-10"
    city.turn("turn:citizen-card")
    assert (city.amount["far-1/a"], city.stock, city.sick) == (2, {"wood": 2}, {})
    assert city.standing["far-1/a"] == "worker"


@rule("FP-CIT-08", "FP-GEN-14")
def test_only_where_the_card_can_do_it() -> None:
    city = holding("saw", piles={"far-1/a": ("tree", 3), "far-1/b": ("coal", 3)})
    choice = city.asked("gather", turn, "turn:citizen-card")
    assert choice.offers == ["far-1/a"]
    assert choice.refuses("far-1/b") == "FP-CIT-08"


@rule("FP-CIT-08")
def test_in_a_building_too() -> None:
    city = huts("hunt")
    city.turn("turn:citizen-card", "use:far-1/a")
    assert (city.food, city.standing["far-1/a"]) == (8, "worker")


@rule("FP-CIT-08", "FP-USE-04")
def test_in_either_place_of_a_large_building() -> None:
    city = holding("nurse", buildings={"near-1/a": "infirmary"}, ready={"child": 1}, sick={"worker": 4})
    city.standing["near-1/a"] = "engineer"
    city.turn("turn:citizen-card")
    assert (city.standing["near-1/b"], city.food, city.sick["worker"]) == ("child", 1, 4)


@rule("FP-CIT-08")
def test_when_snow_is_removed() -> None:
    city = holding("snow", near=["N01", "N02", "N03"])
    city.turn("turn:citizen-card", "place-near:near-1", "place-near:near-5", "place-near:near-9")
    assert (city.near, city.snow_field) == ([], {"worker": 1})


@rule("FP-CIT-08")
def test_when_something_is_constructed() -> None:
    city = holding("mason", buildings={"generator-1": "tent", "generator-2": "tent"})
    city.turn("turn:citizen-card", "construct:dismantle", "dismantle:generator-1")
    assert (city.building["generator-2"], city.building_site, city.food) == ("tent", {"worker": 1}, 1)


@rule("FP-CIT-08", "FP-SCOUT-01")
def test_a_scout_is_sent_out_and_goes_on_at_once() -> None:
    long_way = next(card.id for card in BOX.expeditions if card.spaces > 2)
    city = holding("scout", buildings={"far-1/a": "beacon"}, stacks=[[], [long_way], [long_way]])
    city.turn("turn:citizen-card", "scout:3")
    assert (city.scouts, city.steps, city.food) == ([None, None, "worker"], [0, 0, 1], 1)


@rule("FP-CIT-06", "FP-SCOUT-01", "FP-SCOUT-03")
def test_a_card_sends_scouts_where_scouts_can_go() -> None:
    city = holding("scout", buildings={"far-1/a": "beacon"}, stacks=[["A01"], [], ["A02"]])
    choice = city.asked("scout", turn, "turn:citizen-card")
    assert choice.offers == ["1", "3"]
    assert choice.refuses("2") == "FP-EXP-18"
    assert holding("scout", stacks=[["A01"], [], ["A02"]]).refuses_turn("citizen-card") == "FP-CIT-06"


@rule("FP-CIT-08", "FP-LAW-18")
def test_a_double_ration_may_follow() -> None:
    city = holding("nurse", buildings={"near-1/a": "medical-post"}, ready={"child": 1}, food=5, sick={"worker": 2})
    city.laws = {"Double Ration for the Ill"}
    city.turn("turn:citizen-card", "double-ration:yes", "cure:worker")
    assert (city.food, city.sick["worker"]) == (4, 1)
    city = huts("hunt", food=5, laws={"Double Ration for the Ill"})
    assert "double-ration" not in city.questions(turn, "turn:citizen-card")


@rule("FP-CIT-09")
@pytest.mark.parametrize(("card", "sick"), [("saw", 0), ("sack", 1)])
def test_heat_is_judged_as_usual_unless_the_card_says_otherwise(card: str, sick: int) -> None:
    pile = ("tree", 3) if card == "saw" else ("coal", 3)
    city = holding(card, piles={"far-1/a": pile})
    city.questions(turn, "turn:citizen-card")
    assert city.sick == {"worker": sick}
    city = holding(card, piles={"far-1/a": pile}, heat=7)
    city.questions(turn, "turn:citizen-card")
    assert city.sick == {}


@rule("FP-GEN-03", "FP-GEN-03/1")
def test_a_card_overrules_the_book() -> None:
    city = holding("snow", near=["N01", "N02", "N03"])
    city.turn("turn:citizen-card", "place-near:near-1", "place-near:near-2", "place-near:near-3")
    assert city.sick == {}


@rule("FP-GEN-14", "FP-GEN-14/1")
def test_what_an_ability_costs_must_be_there() -> None:
    city = huts("wood", "hunt", stock={"wood": 1})
    choice = city.asked("play", turn, "turn:citizen-card")
    assert choice.refuses("wood") == "FP-CIT-06"
    city = huts("wood", stock={"wood": 1})
    assert city.refuses_turn("citizen-card") == "FP-CIT-06"
    assert city.stock == {"wood": 1}
    city.stock = {"wood": 2}
    city.turn("turn:citizen-card", "use:near-1/a")
    assert (city.stock, city.food) == ({}, 9)


@rule("FP-LAW-11", "FP-GEN-14")
@pytest.mark.parametrize(("food", "sick"), [(3, 1), (4, 0)])
def test_a_meal_is_not_paid_with_what_the_card_asks_for(food: int, sick: int) -> None:
    city = huts("food", food=food, laws={"Heated Meals"})
    city.turn("turn:citizen-card", "use:near-1/a", *(["heated-meal:yes"] if food == 4 else []))
    assert (city.sick, city.stock["wood"], city.food) == ({"worker": sick}, 9, food - 2 - 2 * (food == 4))


DYING = {
    "last": "type: engineer, ability: {action: gather, do: []}, dies: {worker: [lose 1 wood], engineer: [], child: []}"
}


@rule("FP-ACT-15", "FP-GEN-14")
@pytest.mark.parametrize(("wood", "food"), [(2, 0), (3, 9)])
def test_the_cold_may_take_what_the_card_asks_for(wood: int, food: int) -> None:
    """The last Worker dies of it, and with him goes a Wood: only then is the price looked at."""
    box = box_of(citizens={**CARDS, **DYING})
    city = huts(
        "wood",
        box=box,
        stock={"wood": wood},
        people={"worker": 1, "engineer": 9, "child": 9},
        sick={"worker": 1},
        skull={"worker": 1},
    )
    city.citizens = ["last"]
    city.turn("turn:citizen-card", "use:near-1/a")
    assert (city.people["worker"], city.food) == (0, food)
