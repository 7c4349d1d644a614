"""Citizen cards played for their main ability (FP-CIT), and what else cards may do (FP-GEN-03, FP-GEN-14)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.acting import GATHER_AT, MEEPLE, PLAY, SCOUT_AT, USE_AT
from holdfast.games.frostpunk.actions.construct import DISMANTLE
from holdfast.games.frostpunk.actions.meeples import CITIZEN_CARD, EXTENDED_SHIFT_TURN, GATHER, PASS, USE
from holdfast.games.frostpunk.actions.use import RATIONS
from holdfast.games.frostpunk.city.citizen_cards import MOURN
from holdfast.games.frostpunk.city.map import NEAR
from holdfast.games.frostpunk.city.sickness import dies
from holdfast.games.frostpunk.phases.action import TURN, is_over, turn
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.state import (
    AUTOMATON,
    BEACON,
    CHARCOAL_KILN,
    CHILD,
    CHILD_ENGINEER,
    CHILD_WORKER,
    COAL,
    DOUBLE_RATION,
    ENGINEER,
    EXTENDED_SHIFT,
    HEATED_MEALS,
    HUNTERS_HUT,
    INFIRMARY,
    MEDICAL_POST,
    MOTIVATION,
    NONE,
    SAWMILL,
    TENT,
    TREE,
    WOOD,
    WORKER,
    City,
)
from tests.cite import rule
from tests.frostpunk.working import (
    FAR_2A,
    FAR_A,
    FAR_B,
    HOME,
    HOME_2,
    NEAR_A,
    NEAR_B,
    OFF,
    act,
    asks_of,
    box_of,
    citizen,
    goods,
    laws,
    meeples,
    refused,
    refused_turn,
    take_turn,
    told,
    town,
    until,
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


def holding(*cards: str, **fields: Any) -> City:
    """Seat 0 has these cards in hand; one Worker is ready, and nothing is heated."""
    g = town(**{"box": BOX, "ready": meeples(workers=1), "heat": OFF, **fields})
    g.hands[0] = [citizen(g, card) for card in cards]
    return g


def huts(*cards: str, **fields: Any) -> City:
    return holding(*cards, buildings={NEAR_A: HUNTERS_HUT, FAR_A: HUNTERS_HUT}, **fields)


# -- when, and how often ----------------------------------------------------------------------------------------------


@rule("FP-CIT-03", "FP-CIT-03/1")
def test_a_card_that_was_played_mourns_nobody() -> None:
    g = huts("hunt", "sack")
    take_turn(g, CITIZEN_CARD, NEAR_A)
    choice = until(MOURN, dies(g, WORKER))
    assert choice.values == [citizen(g, "sack"), g.box.no_card]
    assert refused(g, choice, citizen(g, "hunt")) == "FP-CIT-02"


@rule("FP-CIT-03")
def test_a_card_that_has_mourned_is_not_played() -> None:
    g = huts("hunt")
    act(g, dies(g, WORKER), citizen(g, "hunt"))
    assert (g.hands[0], g.citizens_gone) == ([], [citizen(g, "hunt")])
    assert refused_turn(g, CITIZEN_CARD) == "FP-CIT-06"


@rule("FP-CIT-04")
def test_a_card_is_played_before_the_meeple_is_placed() -> None:
    g = huts("hunt", "sack")
    until(USE_AT, turn(g), CITIZEN_CARD)
    assert (g.played[0], g.ready, g.standing[NEAR_A]) == (citizen(g, "hunt"), meeples(workers=1), NONE)


@rule("FP-CIT-04")
def test_all_hear_which_card_is_played() -> None:
    g = huts("hunt", told=[])
    take_turn(g, CITIZEN_CARD, NEAR_A)
    assert told(g)[:2] == [("plays", 0, citizen(g, "hunt")), ("acts", 0, WORKER, USE, NEAR_A)]


@rule("FP-CIT-04", "FP-CIT-04/1")
def test_after_the_action_it_is_too_late() -> None:
    g = huts("hunt", laws=laws(EXTENDED_SHIFT), hope=[MOTIVATION * 2 + 1])
    choice = until(TURN, turn(g), USE, NEAR_A)
    assert choice.values == [EXTENDED_SHIFT_TURN, PASS]
    assert refused(g, choice, CITIZEN_CARD) == "FP-CIT-04"
    g = huts("hunt")
    assert asks_of(turn(g), USE, NEAR_A)[-1] == "way-to-use"


@rule("FP-CIT-04", "FP-CIT-02")
def test_only_from_ones_own_hand() -> None:
    g = huts("hunt", "sack", piles={NEAR_B: (COAL, 3)})
    g.hands[1] = [citizen(g, "snow")]
    choice = until(PLAY, turn(g), CITIZEN_CARD)
    assert choice.values == [citizen(g, "sack"), citizen(g, "hunt")]
    assert refused(g, choice, citizen(g, "snow")) == "FP-CIT-02"
    assert refused(g, choice, g.box.no_card) == "FP-CIT-04"


@rule("FP-CIT-10", "FP-CIT-10/1")
def test_one_card_in_a_round() -> None:
    g = huts("hunt", "sack", ready=meeples(workers=3), piles={NEAR_B: (COAL, 3)})
    take_turn(g, CITIZEN_CARD, citizen(g, "hunt"), NEAR_A)
    g.active = 0
    assert refused_turn(g, CITIZEN_CARD) == "FP-CIT-10"


@rule("FP-CIT-10", "FP-CIT-10/2")
def test_another_player_may_play_one_too() -> None:
    g = huts("hunt", ready=meeples(workers=3), piles={NEAR_B: (COAL, 5)})
    g.hands[1] = [citizen(g, "sack")]
    take_turn(g, CITIZEN_CARD, NEAR_A)
    take_turn(g, CITIZEN_CARD, 4)
    assert g.played == [citizen(g, "hunt"), citizen(g, "sack")]
    assert g.stock[COAL] == 4


@rule("FP-CIT-10")
def test_one_card_for_an_action() -> None:
    g = huts("hunt", "wood", stock=goods(wood=5))
    assert asks_of(turn(g), CITIZEN_CARD).count(PLAY.name) == 1


@rule("FP-CIT-11")
def test_the_card_lies_before_its_owner_until_the_round_is_over() -> None:
    g = huts("hunt", "sack")
    take_turn(g, CITIZEN_CARD, NEAR_A)
    assert (g.played, g.hands[0], g.citizens_gone) == ([citizen(g, "hunt"), NONE], [citizen(g, "sack")], [])
    act(g, night_phase(g))
    assert (g.played, g.citizens_gone) == ([NONE, NONE], [citizen(g, "hunt")])
    g.ready = meeples(workers=1)
    g.active = 0
    assert refused_turn(g, CITIZEN_CARD) == "FP-CIT-06"


# -- for whom, and for what -------------------------------------------------------------------------------------------


@rule("FP-CIT-05", "FP-CIT-05/1")
def test_the_type_of_the_card_is_the_type_of_the_meeple() -> None:
    g = holding("kiln", "sack", buildings={NEAR_A: CHARCOAL_KILN}, piles={NEAR_B: (COAL, 3)})
    choice = until(PLAY, turn(g), CITIZEN_CARD)
    assert refused(g, choice, citizen(g, "kiln")) == "FP-CIT-05"
    g.hands[0] = [citizen(g, "kiln")]
    g.ready = meeples(workers=1, engineers=1, child_engineers=1)
    choice = until(MEEPLE, turn(g), CITIZEN_CARD)
    assert choice.values == [ENGINEER]
    assert refused(g, choice, WORKER) == refused(g, choice, CHILD_ENGINEER) == "FP-CIT-05"


@rule("FP-CIT-05")
def test_an_automaton_has_no_type_and_the_helpers_are_children() -> None:
    ready = meeples(workers=1, children=1, child_workers=1, child_engineers=1, automatons=1)
    g = holding("hunt", buildings={NEAR_A: HUNTERS_HUT}, ready=ready, stock=goods(coal=1))
    choice = until(MEEPLE, turn(g), CITIZEN_CARD)
    assert choice.values == [WORKER]
    assert refused(g, choice, AUTOMATON) == refused(g, choice, CHILD_WORKER) == "FP-CIT-05"
    g = holding("nurse", buildings={NEAR_A: MEDICAL_POST}, ready=ready, stock=goods(coal=1))
    assert until(MEEPLE, turn(g), CITIZEN_CARD).values == [CHILD, CHILD_WORKER, CHILD_ENGINEER]


@rule("FP-CIT-06")
def test_only_the_buildings_that_the_card_lists() -> None:
    stands = {NEAR_A: CHARCOAL_KILN, NEAR_B: SAWMILL, FAR_A: HUNTERS_HUT}
    g = holding("kiln", buildings=stands, ready=meeples(engineers=1))
    choice = until(USE_AT, turn(g), CITIZEN_CARD)
    assert choice.values == [NEAR_A, NEAR_B]
    assert refused(g, choice, FAR_A) == refused(g, choice, HOME) == "FP-CIT-06"


@rule("FP-CIT-06")
def test_only_the_action_that_the_card_is_for() -> None:
    g = huts("hunt", piles={NEAR_B: (COAL, 3)})
    assert until(USE_AT, turn(g), CITIZEN_CARD).values == [NEAR_A, FAR_A]
    g = huts("sack", piles={NEAR_B: (COAL, 3), HOME: (COAL, 3)})
    assert until(GATHER_AT, turn(g), CITIZEN_CARD).values == [HOME, NEAR_B]


@rule("FP-CIT-06")
@pytest.mark.parametrize("card", ["saw", "sack", "hunt", "scout"])
def test_a_card_with_nowhere_to_act_is_not_played(card: str) -> None:
    g = holding(card, "snow", buildings={NEAR_A: CHARCOAL_KILN}, near=[0, 1, 2])
    choice = until(PLAY, turn(g), CITIZEN_CARD)
    assert choice.values == [citizen(g, "snow")]
    assert refused(g, choice, citizen(g, card)) == "FP-CIT-06"
    g.hands[0] = [citizen(g, card)]
    g.played[0] = NONE
    assert refused_turn(g, CITIZEN_CARD) == "FP-CIT-06"


@rule("FP-CIT-06", "FP-USE-03", "FP-GATH-03")
def test_a_card_needs_room_as_any_action_does() -> None:
    g = huts("hunt", "sack", piles={NEAR_B: (COAL, 3), HOME: (COAL, 3)})
    g.standing[NEAR_A] = g.standing[NEAR_B] = WORKER
    assert refused(g, until(USE_AT, turn(g), CITIZEN_CARD, citizen(g, "hunt")), NEAR_A) == "FP-USE-03"
    g.played[0] = NONE
    choice = until(GATHER_AT, turn(g), CITIZEN_CARD)
    assert refused(g, choice, NEAR_B) == "FP-GATH-03"
    assert refused(g, choice, FAR_B) == refused(g, choice, FAR_2A) == "FP-GATH-01"


@rule("FP-CIT-07", "FP-CIT-07/1")
@pytest.mark.parametrize("space", [NEAR_A, FAR_A])
def test_a_child_works_where_the_card_lets_it(space: int) -> None:
    g = holding("nurse", buildings={NEAR_A: MEDICAL_POST, FAR_A: INFIRMARY}, ready=meeples(children=1))
    assert refused_turn(g, USE) == "FP-USE-05"
    take_turn(g, CITIZEN_CARD, space)
    assert (g.standing[space], g.food) == (CHILD, 1)


@rule("FP-CIT-07", "FP-ACT-06")
def test_a_card_for_a_child_keeps_the_phase_open() -> None:
    g = holding("nurse", ready=meeples(children=1))
    assert not is_over(g)
    g.played[0] = citizen(g, "hunt")
    assert is_over(g)
    assert is_over(holding("hunt", ready=meeples(children=1)))


# -- what it does -----------------------------------------------------------------------------------------------------


@rule("FP-CIT-08", "FP-CIT-08/1")
def test_the_card_replaces_what_the_action_does() -> None:
    g = holding("saw", piles={FAR_A: (TREE, 3)})
    assert refused_turn(g, GATHER) == "FP-ACT-10"
    take_turn(g, CITIZEN_CARD)
    assert (g.amount[FAR_A], g.stock, g.sick) == (2, goods(wood=2), [0, 0, 0])
    assert g.standing[FAR_A] == WORKER


@rule("FP-CIT-08", "FP-GEN-14")
def test_only_where_the_card_can_do_it() -> None:
    g = holding("saw", piles={FAR_A: (TREE, 3), FAR_B: (COAL, 3)})
    choice = until(GATHER_AT, turn(g), CITIZEN_CARD)
    assert choice.values == [FAR_A]
    assert refused(g, choice, FAR_B) == "FP-CIT-08"


@rule("FP-CIT-08")
def test_in_a_building_too() -> None:
    g = huts("hunt")
    take_turn(g, CITIZEN_CARD, FAR_A)
    assert (g.food, g.standing[FAR_A]) == (8, WORKER)


@rule("FP-CIT-08", "FP-USE-04")
def test_in_either_place_of_a_large_building() -> None:
    g = holding("nurse", buildings={NEAR_A: INFIRMARY}, ready=meeples(children=1), sick=[4, 0, 0])
    g.standing[NEAR_A] = ENGINEER
    take_turn(g, CITIZEN_CARD)
    assert (g.standing[NEAR_B], g.food, g.sick[WORKER]) == (CHILD, 1, 4)


@rule("FP-CIT-08")
def test_when_snow_is_removed() -> None:
    g = holding("snow", near=[0, 1, 2])
    take_turn(g, CITIZEN_CARD, NEAR[0], NEAR[4], NEAR[8])
    assert (g.near, g.snow_field) == ([], meeples(workers=1))


@rule("FP-CIT-08")
def test_when_something_is_constructed() -> None:
    g = holding("mason", buildings={HOME: TENT, HOME_2: TENT})
    take_turn(g, CITIZEN_CARD, DISMANTLE, HOME)
    assert (g.building[HOME_2], g.building_site, g.food) == (TENT, meeples(workers=1), 1)


@rule("FP-CIT-08", "FP-SCOUT-01")
def test_a_scout_is_sent_out_and_goes_on_at_once() -> None:
    long_way = 2 * next(number for number, card in enumerate(BOX.expeditions) if card.spaces > 2)
    g = holding("scout", buildings={FAR_A: BEACON}, stacks=[[], [long_way], [long_way]])
    take_turn(g, CITIZEN_CARD, 2)
    assert (g.scouts, g.steps, g.food) == ([NONE, NONE, WORKER], [0, 0, 1], 1)


@rule("FP-CIT-06", "FP-SCOUT-01", "FP-SCOUT-03")
def test_a_card_sends_scouts_where_scouts_can_go() -> None:
    g = holding("scout", buildings={FAR_A: BEACON}, stacks=[[0], [], [2]])
    choice = until(SCOUT_AT, turn(g), CITIZEN_CARD)
    assert choice.values == [0, 2]
    assert refused(g, choice, 1) == "FP-EXP-18"
    assert refused_turn(holding("scout", stacks=[[0], [], [2]]), CITIZEN_CARD) == "FP-CIT-06"


@rule("FP-CIT-08", "FP-LAW-18")
def test_a_double_ration_may_follow() -> None:
    g = holding("nurse", buildings={NEAR_A: MEDICAL_POST}, ready=meeples(children=1), food=5, sick=[2, 0, 0])
    g.laws = laws(DOUBLE_RATION)
    take_turn(g, CITIZEN_CARD, 1, WORKER)
    assert (g.food, g.sick[WORKER]) == (4, 1)
    assert RATIONS.name not in asks_of(turn(huts("hunt", food=5, laws=laws(DOUBLE_RATION))), CITIZEN_CARD)


@rule("FP-CIT-09")
@pytest.mark.parametrize(("card", "sick"), [("saw", 0), ("sack", 1)])
def test_heat_is_judged_as_usual_unless_the_card_says_otherwise(card: str, sick: int) -> None:
    pile = (TREE, 3) if card == "saw" else (COAL, 3)
    g = holding(card, piles={FAR_A: pile})
    asks_of(turn(g), CITIZEN_CARD)
    assert g.sick == [sick, 0, 0]
    g = holding(card, piles={FAR_A: pile}, heat=7)
    asks_of(turn(g), CITIZEN_CARD)
    assert g.sick == [0, 0, 0]


@rule("FP-GEN-03", "FP-GEN-03/1")
def test_a_card_overrules_the_book() -> None:
    g = holding("snow", near=[0, 1, 2])
    take_turn(g, CITIZEN_CARD, NEAR[0], NEAR[1], NEAR[2])
    assert g.sick == [0, 0, 0]


@rule("FP-GEN-14", "FP-GEN-14/1")
def test_what_an_ability_costs_must_be_there() -> None:
    g = huts("wood", "hunt", stock=goods(wood=1))
    choice = until(PLAY, turn(g), CITIZEN_CARD)
    assert refused(g, choice, citizen(g, "wood")) == "FP-CIT-06"
    g = huts("wood", stock=goods(wood=1))
    assert refused_turn(g, CITIZEN_CARD) == "FP-CIT-06"
    assert g.stock == goods(wood=1)
    g.stock = goods(wood=2)
    take_turn(g, CITIZEN_CARD, NEAR_A)
    assert (g.stock, g.food) == (goods(), 9)


@rule("FP-LAW-11", "FP-GEN-14")
@pytest.mark.parametrize(("food", "sick"), [(3, 1), (4, 0)])
def test_a_meal_is_not_paid_with_what_the_card_asks_for(food: int, sick: int) -> None:
    g = huts("food", food=food, laws=laws(HEATED_MEALS))
    take_turn(g, CITIZEN_CARD, NEAR_A, *([1] if food == 4 else []))
    assert (g.sick, g.stock[WOOD], g.food) == ([sick, 0, 0], 9, food - 2 - 2 * (food == 4))


DYING = {
    "last": "type: engineer, ability: {action: gather, do: []}, dies: {worker: [lose 1 wood], engineer: [], child: []}"
}


@rule("FP-ACT-15", "FP-GEN-14")
@pytest.mark.parametrize(("wood", "food"), [(2, 0), (3, 9)])
def test_the_cold_may_take_what_the_card_asks_for(wood: int, food: int) -> None:
    """The last Worker dies of it, and with him goes a Wood: only then is the price looked at."""
    box = box_of(citizens={**CARDS, **DYING})
    g = huts("wood", box=box, stock=goods(wood=wood), people=[1, 9, 9], sick=[1, 0, 0], skull=[1, 0, 0])
    g.citizens = [citizen(g, "last")]
    take_turn(g, CITIZEN_CARD, NEAR_A)
    assert (g.people[WORKER], g.food) == (0, food)
