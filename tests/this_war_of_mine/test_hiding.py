"""Findings that are hidden at a location, and what becomes of them (TW-ADVR-07, TW-ADVR-08, TW-ADVR-09, TW-ADVR-10)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.scavenging.locations import exchange
from holdfast.games.this_war_of_mine.shelter import storage
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods
from tests.this_war_of_mine.trip import NO_RESOURCES, trip, trip_step

LEFT = ("leave-behind:wood", "leave-behind:wood", "leave-behind:wood", "leave-behind:knife", "leave-behind:enough")


def laden(**fields: Any) -> Siege:
    """Three wood and a knife are too much; two players play with hiding."""
    return trip(**{"stage": "packing", "rules": ("hiding",), "pile": goods(wood=3, knife=1, book=1), **fields})


@rule("TW-ADVR-07", "TW-ADVR-07/1")
def test_what_cannot_be_carried_is_hidden_if_all_agree() -> None:
    siege = laden()
    supply = siege.says(storage.supply, "wood")
    siege.play(trip_step, *LEFT, "hide:yes", "hide:yes", *NO_RESOURCES)
    assert siege.hidden == {"near": goods(wood=3, knife=1)}
    assert siege.pile == goods(book=1)
    assert siege.says(storage.supply, "wood") == supply
    assert siege.says(storage.at_hand, "wood") == 0


@rule("TW-ADVR-07")
def test_one_no_is_enough_to_leave_it() -> None:
    for answers in (("hide:no",), ("hide:yes", "hide:no")):
        siege = laden()
        supply = siege.says(storage.supply, "wood")
        siege.play(trip_step, *LEFT, *answers, *NO_RESOURCES)
        assert siege.hidden == {}
        assert siege.says(storage.supply, "wood") == supply + 3


@rule("TW-ADVR-07")
def test_every_player_is_asked_beginning_with_the_leader() -> None:
    siege = laden(seats=3, leader=2, pile=goods(book=1))
    first = siege.asked("hide", trip_step, "leave-behind:book")
    second = first.then("hide", "hide:yes")
    third = second.then("hide", "hide:yes")
    third.then("bring-home", "hide:yes")
    assert [asked.seat for asked in (first, second, third)] == [2, 0, 1]
    assert [asked.about for asked in (first, second, third)] == ["L10"] * 3
    assert not first.team


@rule("TW-ADVR-07")
def test_a_party_that_fled_hides_nothing() -> None:
    siege = laden(fled=True)
    siege.play(trip_step, *LEFT, *NO_RESOURCES)
    assert siege.hidden == {}


@rule("TW-ADVR-07", "TW-ADVR-01")
def test_without_the_rule_nothing_is_hidden() -> None:
    siege = laden(rules=())
    siege.play(trip_step, *LEFT, *NO_RESOURCES)
    assert siege.hidden == {}


def back(roll: int) -> Siege:
    """Five pieces were hidden near; the party comes back there."""
    deck = " ".join(["XPLAIN"] * 10)
    hidden = {"near": goods(wood=4, knife=1), "distant": goods(book=1)}
    return trip(stage="leaving", location=None, deck=deck, hidden=hidden, rules=("hiding",), dice=(roll,))


@rule("TW-ADVR-08", "TW-ADVR-08/1")
def test_up_to_six_what_was_hidden_is_gone() -> None:
    siege = back(6)
    supply = siege.says(storage.supply, "wood")
    siege.play(trip_step, "where-to:near")
    assert (siege.hidden, siege.pile) == ({"distant": goods(book=1)}, goods())
    assert siege.says(storage.supply, "wood") == supply + 4


@rule("TW-ADVR-08", "TW-ADVR-08/2")
def test_from_seven_on_it_is_found_again() -> None:
    siege = back(7)
    siege.play(trip_step, "where-to:near")
    assert (siege.hidden, siege.pile) == ({"distant": goods(book=1)}, goods(wood=4, knife=1))


@rule("TW-ADVR-09", "TW-ADVR-09/1")
def test_what_is_hidden_is_lost_with_its_location() -> None:
    siege = trip(location=None, hidden={"distant": goods(wood=3, knife=1)})
    wood, knives = siege.says(storage.supply, "wood"), siege.says(storage.supply, "knife")
    siege.play(exchange, "distant")
    assert siege.hidden == {}
    assert (siege.says(storage.supply, "wood"), siege.says(storage.supply, "knife")) == (wood + 3, knives + 1)
    assert siege.places == {"near": "L10", "distant": "L14", "far": "LNEW"}


@rule("TW-ADVR-10", "TW-ADVR-10/1")
def test_an_empty_supply_draws_on_what_is_hidden() -> None:
    siege = trip(location=None, hidden={"distant": goods(wood=3)})
    siege.waste["wood"] = siege.printed("count", "wood") - 3
    siege.play(storage.gain, "wood", 2)
    assert siege.stock["wood"] == 2
    assert siege.hidden == {"distant": goods(wood=1)}


@rule("TW-ADVR-10")
def test_the_leader_picks_where_it_is_taken_from() -> None:
    siege = trip(location=None, hidden={"near": goods(wood=1), "distant": goods(wood=3)})
    siege.waste["wood"] = siege.printed("count", "wood") - 4
    siege.play(storage.gain, "wood", 1, "take-hidden:distant")
    assert siege.hidden == {"near": goods(wood=1), "distant": goods(wood=2)}
