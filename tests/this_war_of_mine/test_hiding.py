"""Findings that are hidden at a location, and what becomes of them (TW-ADVR-07, TW-ADVR-08, TW-ADVR-09, TW-ADVR-10)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.phases.scavenging import LEAVING, PACKING
from holdfast.games.this_war_of_mine.scavenging.findings import ENOUGH, HIDE
from holdfast.games.this_war_of_mine.scavenging.locations import exchange
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import DISTANT, HIDING, KNIFE, NEAR, NONE, WOOD, Shelter
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import goods, play
from tests.this_war_of_mine.trip_by_number import card, cards, step, trip, trip_step

NO, YES = range(2)
LEFT = (WOOD, WOOD, WOOD, KNIFE)
NO_RESOURCES = (0, 0, 0)


def laden(**fields: Any) -> Shelter:
    """Three wood and a knife are too much; two players play with hiding."""
    return trip(**{"stage": PACKING, "rules": (HIDING,), "pile": goods(wood=3, knife=1, book=1), **fields})


@rule("TW-ADVR-07", "TW-ADVR-07/1")
def test_what_cannot_be_carried_is_hidden_if_all_agree() -> None:
    g = laden()
    supply = storage.supply(g, WOOD)
    step(g, *LEFT, ENOUGH, YES, YES, *NO_RESOURCES)
    assert g.hidden == [goods(wood=3, knife=1), [], []]
    assert g.pile == goods(book=1)
    assert storage.supply(g, WOOD) == supply
    assert storage.at_hand(g, WOOD) == 0


@rule("TW-ADVR-07")
def test_one_no_is_enough_to_leave_it() -> None:
    for answers in ((NO,), (YES, NO)):
        g = laden()
        supply = storage.supply(g, WOOD)
        step(g, *LEFT, ENOUGH, *answers, *NO_RESOURCES)
        assert g.hidden == [[], [], []]
        assert storage.supply(g, WOOD) == supply + 3


@rule("TW-ADVR-07")
def test_every_player_is_asked_beginning_with_the_leader() -> None:
    g = laden(seats=3, leader=2, pile=goods(book=1))
    asking = trip_step(g)
    next(asking)
    choice = asking.send(next(kind for kind, n in enumerate(g.pile) if n))
    seats = []
    while isinstance(choice, Choice) and choice.question is HIDE:
        seats.append(choice.seat)
        assert choice.about == card("locations", "L10")
        choice = asking.send(YES)
    assert seats == [2, 0, 1]
    assert not HIDE.team


@rule("TW-ADVR-07")
def test_a_party_that_fled_hides_nothing() -> None:
    g = laden(fled=True)
    step(g, *LEFT, ENOUGH, *NO_RESOURCES)
    assert g.hidden == [[], [], []]


@rule("TW-ADVR-07", "TW-ADVR-01")
def test_without_the_rule_nothing_is_hidden() -> None:
    g = laden(rules=())
    step(g, *LEFT, ENOUGH, *NO_RESOURCES)
    assert g.hidden == [[], [], []]


def back(roll: int) -> Shelter:
    """Five pieces were hidden near; the party comes back there."""
    deck = " ".join(["XPLAIN"] * 10)
    hidden = [goods(wood=4, knife=1), goods(book=1), []]
    return trip(stage=LEAVING, location=NONE, deck=deck, hidden=hidden, rules=(HIDING,), dice=(roll,))


@rule("TW-ADVR-08", "TW-ADVR-08/1")
def test_up_to_six_what_was_hidden_is_gone() -> None:
    g = back(6)
    supply = storage.supply(g, WOOD)
    step(g, NEAR)
    assert (g.hidden, g.pile) == ([[], goods(book=1), []], goods())
    assert storage.supply(g, WOOD) == supply + 4


@rule("TW-ADVR-08", "TW-ADVR-08/2")
def test_from_seven_on_it_is_found_again() -> None:
    g = back(7)
    step(g, NEAR)
    assert (g.hidden, g.pile) == ([[], goods(book=1), []], goods(wood=4, knife=1))


@rule("TW-ADVR-09", "TW-ADVR-09/1")
def test_what_is_hidden_is_lost_with_its_location() -> None:
    g = trip(location=NONE, hidden=[[], goods(wood=3, knife=1), []])
    supply = storage.supply(g, WOOD), storage.supply(g, KNIFE)
    exchange(g, DISTANT)
    assert g.hidden == [[], [], []]
    assert (storage.supply(g, WOOD), storage.supply(g, KNIFE)) == (supply[0] + 3, supply[1] + 1)
    assert g.places == cards("locations", "L10 L14 LNEW")


@rule("TW-ADVR-10", "TW-ADVR-10/1")
def test_an_empty_supply_draws_on_what_is_hidden() -> None:
    g = trip(location=NONE, hidden=[[], goods(wood=3), []])
    g.waste[WOOD] = g.box.count[WOOD] - 3
    play(storage.gain(g, WOOD, 2))
    assert g.stock[WOOD] == 2
    assert g.hidden == [[], goods(wood=1), []]


@rule("TW-ADVR-10")
def test_the_leader_picks_where_it_is_taken_from() -> None:
    g = trip(location=NONE, hidden=[goods(wood=1), goods(wood=3), []])
    g.waste[WOOD] = g.box.count[WOOD] - 4
    play(storage.gain(g, WOOD, 1), DISTANT)
    assert g.hidden == [goods(wood=1), goods(wood=2), []]
