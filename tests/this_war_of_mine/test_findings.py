"""Choose Findings: the decks come back, and what can be carried goes home (TW-FIND, TW-ADVR-11)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases.dawn import come_home
from holdfast.games.this_war_of_mine.phases.scavenging import LEAVING, PACKING
from holdfast.games.this_war_of_mine.scavenging.findings import DONE, ENOUGH, capacity
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import (
    ASSAULT_RIFLE,
    COMPONENT,
    EXPLORATION,
    FATIGUE,
    GOODS,
    MORE_INVENTORY,
    NEAR,
    NONE,
    RESIDENTS,
    RESOURCES,
    WATER,
    WOOD,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import goods, offered
from tests.this_war_of_mine.asking import checked, refused
from tests.this_war_of_mine.trip_by_number import HIDE, TAKE_OUT, A, B, C, cards, step, trip, trip_step


def packing(**fields: Any) -> Shelter:
    """All cards are explored; P3 and P6 carry 10 and 12."""
    return trip(**{"stage": PACKING, **fields})


def token(g: Shelter, weight: int) -> int:
    """A kind of token of this weight."""
    return next(kind for kind in range(RESOURCES, GOODS) if g.box.weight[kind] == weight)


# -- the decks --------------------------------------------------------------------------------------------------------


@rule("TW-FIND-01", "TW-FIND-01/1")
def test_all_cards_go_back_to_their_decks() -> None:
    ten = cards("exploration", " ".join(["XPLAIN"] * 9 + ["XBOOK"]))
    met = cards("residents", "RCALM RASK")
    g = packing(deck="XREAD XHEAP", residents="RLOUD")
    g.drawn[EXPLORATION], g.drawn[RESIDENTS] = ten, met
    step(g, 0, 0, 0)
    assert (g.drawn[EXPLORATION], g.drawn[RESIDENTS]) == ([], [])
    assert sorted(g.decks[EXPLORATION]) == sorted([*ten, *cards("exploration", "XREAD XHEAP")])
    assert sorted(g.decks[RESIDENTS]) == sorted([*met, *cards("residents", "RLOUD")])


@rule("TW-FIND-01", "TW-FIND-01/2")
def test_unexplored_cards_go_back_as_well() -> None:
    g = packing(fled=True, unknown="XPLAIN XPLAIN XPLAIN XPLAIN XBOOK", deck="XHEAP")
    g.drawn[EXPLORATION] = cards("exploration", "XREAD")
    step(g, 0, 0, 0)
    assert (g.unknown, g.drawn[EXPLORATION]) == ([], [])
    assert len(g.decks[EXPLORATION]) == 7


@rule("TW-FIND-01", "TW-GEN-08")
def test_a_card_that_was_removed_stays_out() -> None:
    g = trip(unknown="XMEET XBOOK", residents="RASK")
    step(g, TAKE_OUT)
    step(g, HIDE)
    step(g, ENOUGH, 0, 0, 0)
    assert g.decks[EXPLORATION] == cards("exploration", "XMEET")
    assert g.decks[RESIDENTS] == []
    assert g.drawn[RESIDENTS] == []


# -- resources --------------------------------------------------------------------------------------------------------


@rule("TW-FIND-02", "TW-FIND-02/1")
def test_free_resources_fill_what_room_is_left() -> None:
    g = packing(people="P6 P3", out=1)
    assert capacity(g) == 12
    heavy = token(g, 2)
    g.pile[heavy] = 2
    asking = checked(g, trip_step(g))
    next(asking)
    choice = asking.send(ENOUGH)
    assert isinstance(choice, Choice)
    assert (choice.about, choice.values[-1]) == (WATER, 6)
    choice = asking.send(4)
    assert isinstance(choice, Choice)
    assert (choice.about, choice.values) == (WOOD, [0, 1, 2, 3, 4])
    choice = asking.send(3)
    assert isinstance(choice, Choice)
    assert (choice.about, choice.values) == (COMPONENT, [0, 1])
    refusal = choice.question.why_not(g, choice, 2)
    assert refusal is not None
    assert refusal.rule == "TW-FIND-03"


@rule("TW-FIND-02")
def test_free_resources_are_limited_by_the_supply() -> None:
    count = trip().box.count
    g = packing(stock=goods(water=count[WATER] - 1), waste=goods(wood=count[WOOD]))
    assert offered(trip_step(g)) == [0, 1]
    assert refused(g, trip_step(g), 2).rule == "TW-FIND-02"
    step(g, 1, 5)
    assert g.pile == goods(water=1, component=5)
    assert g.stock[WATER] == count[WATER] - 1


# -- weight -----------------------------------------------------------------------------------------------------------


@rule("TW-FIND-03", "TW-FIND-03/1")
def test_no_more_is_carried_than_the_inventories_hold() -> None:
    g = packing(pile=goods(wood=12, component=10))
    assert ENOUGH in offered(trip_step(g))
    g = packing(pile=goods(wood=12, component=11))
    assert refused(g, trip_step(g), ENOUGH).rule == "TW-FIND-03"
    step(g, WOOD, ENOUGH)
    assert g.pile == goods(wood=11, component=11)


@rule("TW-FIND-03", "TW-FIND-03/2")
def test_what_was_taken_along_counts() -> None:
    g = packing(people="P6 P3", out=1, pile=goods(assault_rifle=1, component=12))
    assert g.box.weight[ASSAULT_RIFLE] > 0
    assert ENOUGH not in offered(trip_step(g))
    g.pile[ASSAULT_RIFLE] = 0
    assert ENOUGH in offered(trip_step(g))


@rule("TW-FIND-04", "TW-FIND-04/1")
def test_weights_add_up() -> None:
    g = packing()
    load = goods(wood=3)
    load[token(g, 2)] = 1
    load[token(g, 0)] = 2
    assert storage.weight(g, load) == 5
    assert storage.weight(g, goods(wood=1, component=1, water=1)) == 3


@rule("TW-FIND-05")
def test_what_is_left_behind_is_in_the_supply_again() -> None:
    g = packing(pile=goods(knife=1, wood=2))
    before = storage.supply(g, WOOD)
    assert refused(g, trip_step(g), WATER).rule == "TW-FIND-05"
    step(g, WOOD, WOOD, ENOUGH, 0, 0, 0)
    assert g.pile == goods(knife=1)
    assert storage.supply(g, WOOD) == before + 2
    assert not any(g.hidden)


@rule("TW-FIND-06", "TW-FIND-06/1")
def test_the_living_carry_also_if_they_have_stopped() -> None:
    g = packing(people="P3 P6 P9 PQ", out=3)
    people.stop(g, A)
    assert capacity(g) == 32
    g.characters[B] = NONE
    assert capacity(g) == 20


# -- more inventory ---------------------------------------------------------------------------------------------------


@rule("TW-ADVR-11", "TW-ADVR-11/1", "TW-SLEEP-06")
def test_one_weight_more_costs_two_fatigue() -> None:
    g = packing(people="P3 P6", out=1, fatigue=[2, 0], rules=(MORE_INVENTORY,))
    g.pile[:] = goods(component=11)
    step(g, A, ENOUGH)
    assert g.pile == goods(component=11)
    assert states.level(g, A, FATIGUE) == 4
    assert not states.is_asleep(g, A)
    come_home(g)
    assert states.is_asleep(g, A)


@rule("TW-ADVR-11", "TW-ADVR-11/2")
def test_who_is_too_tired_carries_no_more() -> None:
    g = packing(fatigue=[3, 1, 0], rules=(MORE_INVENTORY,))
    assert offered(trip_step(g)) == [B, DONE]
    refusal = refused(g, trip_step(g), A)
    assert (refusal.rule, refusal.reason) == ("TW-ADVR-11", "too-tired-to-carry")
    assert refused(g, trip_step(g), C).reason == "not-out"
    g = packing(fatigue=[3, 3, 0], rules=(MORE_INVENTORY,))
    step(g, 0, 0, 0)
    assert capacity(g) == 22


@rule("TW-ADVR-11")
def test_once_for_each_and_trip() -> None:
    g = packing(rules=(MORE_INVENTORY,), capacity=0)
    asking = checked(g, trip_step(g))
    next(asking)
    choice = asking.send(A)
    assert isinstance(choice, Choice)
    assert choice.values == [B, DONE]
    asking.send(B)
    assert capacity(g) == 24
    assert [states.level(g, person, FATIGUE) for person in (A, B)] == [2, 2]


@rule("TW-ADVR-11")
def test_it_counts_for_one_trip() -> None:
    g = trip(capacity=2, location=NONE, stage=LEAVING, deck="XPLAIN")
    step(g, NEAR)
    assert capacity(g) == 22


@rule("TW-ADVR-11")
def test_without_the_rule_nobody_is_asked() -> None:
    g = packing()
    choice = next(trip_step(g))
    assert isinstance(choice, Choice)
    assert choice.about == WATER
