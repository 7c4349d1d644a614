"""The three Locations: which is nearest, and how one is exchanged (TW-FATE-03, TW-FATE-04; TW-ADVR-12)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.scavenging.locations import (
    exchange,
    here,
    look_around,
    meant,
    reality_impact,
)
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods
from tests.this_war_of_mine.trip import NO_RESOURCES, trip, trip_step


def at_home(**fields: Any) -> Siege:
    return trip(**{"location": None, **fields})


# -- exchanging -------------------------------------------------------------------------------------------------------


@rule("TW-FATE-03", "TW-FATE-03/1")
def test_those_farther_away_slide_down() -> None:
    siege = at_home()
    siege.play(exchange, "distant")
    assert siege.places == {"near": "L10", "distant": "L14", "far": "LNEW"}
    assert siege.decks["locations"] == []


@rule("TW-FATE-03", "TW-FATE-03/2")
def test_the_near_one_may_be_exchanged() -> None:
    siege = at_home()
    before = siege.reveals
    siege.play(exchange, "near")
    assert siege.places == {"near": "L12", "distant": "L14", "far": "LNEW"}
    assert siege.reveals == before + 1


@rule("TW-FATE-03", "TW-GEN-08")
def test_an_empty_deck_leaves_far_free() -> None:
    siege = at_home()
    siege.play(exchange, None)
    assert siege.places == {"near": "L10", "distant": "L12", "far": "L14"}
    siege.play(exchange, "far")
    siege.play(exchange, "near")
    assert siege.places == {"near": "L12", "distant": "LNEW"}
    siege.play(exchange, "far")
    assert siege.places == {"near": "L12", "distant": "LNEW"}
    assert siege.drawn["locations"] == []


@rule("TW-FATE-03")
def test_what_is_hidden_slides_with_its_location() -> None:
    siege = at_home(hidden={"near": goods(wood=1), "far": goods(knife=1)})
    siege.play(exchange, "distant")
    assert siege.hidden == {"near": goods(wood=1), "distant": goods(knife=1)}


@rule("TW-FATE-04", "TW-FATE-04/1")
def test_the_nearest_location_is_the_first_that_is_there() -> None:
    siege = at_home()
    called = ("near", "distant", "far", "nearest")
    assert [siege.found("place", meant, place) for place in called] == ["near", "distant", "far", "near"]
    siege.places = {"far": "L10"}
    assert [siege.found("place", meant, place) for place in called] == [None, None, "far", "far"]
    siege.places = {}
    assert siege.found("place", meant, "nearest") is None


@rule("TW-FATE-03", "TW-SCAV-02")
def test_a_trip_goes_on_where_it_is() -> None:
    siege = trip(location="far")
    siege.play(exchange, "near")
    assert siege.location == "distant"
    siege.play(exchange, "far")
    assert siege.location == "distant"
    siege = trip(location="far")
    siege.play(exchange, "far")
    there = siege.says(here)
    assert there is not None
    assert (there.id, siege.location) == ("L14", "off the board")
    siege.play(exchange, "near")
    assert siege.says(here) is there
    siege.stage = "packing"
    siege.play(trip_step, *NO_RESOURCES)
    assert siege.places == {"near": "L12", "distant": "LNEW"}


# -- their scripts ----------------------------------------------------------------------------------------------------


@rule("TW-SCAV-05")
def test_a_look_around_opens_what_was_not_read_before_and_then_nothing() -> None:
    siege = trip()
    for _ in range(2):
        siege.play(look_around)
    assert sorted(siege.read) == ["1942", "1943"]
    assert siege.pile == goods(sugar=1, herb=1)
    siege.play(look_around)
    assert siege.pile == goods(sugar=1, herb=1)
    siege.play(reality_impact)
    assert siege.pile["cigarettes"] == 1


def test_at_home_there_is_no_location_to_look_at() -> None:
    siege = at_home()
    siege.play(look_around)
    siege.play(reality_impact)
    assert siege.read == []


# -- for four cards ---------------------------------------------------------------------------------------------------


def laid_out(**fields: Any) -> Siege:
    """About to leave for a Location of number 10."""
    deck = " ".join(["XPLAIN"] * 14)
    return trip(**{"stage": "leaving", "location": None, "deck": deck, "rules": ("exchanging",), **fields})


@rule("TW-ADVR-12", "TW-ADVR-12/1")
def test_four_cards_buy_another_location_at_the_beginning() -> None:
    siege = laid_out()
    siege.play(trip_step, "where-to:near", "exchange:distant")
    assert len(siege.unknown) == 6
    assert len(siege.decks["exploration"]) == 8
    assert siege.places == {"near": "L10", "distant": "L14", "far": "LNEW"}
    assert (siege.location, siege.stage) == ("near", "exploring")


@rule("TW-ADVR-12")
def test_the_location_being_visited_waits_for_the_end() -> None:
    siege = laid_out()
    which = siege.asked("exchange", trip_step, "where-to:distant")
    assert which.offers == ["near", "far", "none"]
    assert which.refuses("distant") == "TW-ADVR-12"


@rule("TW-ADVR-12", "TW-ADVR-12/2")
def test_the_last_four_cards_buy_one_at_the_end() -> None:
    siege = trip(unknown="XBOOK XBOOK XBOOK XBOOK", rules=("exchanging",))
    assert siege.offers(trip_step) == ["exchange:near", "exchange:distant", "exchange:far", "exchange:none"]
    siege.play(trip_step, "exchange:near")
    assert (siege.unknown, siege.stage) == ([], "packing")
    assert siege.places == {"near": "L12", "distant": "L14", "far": "LNEW", "off the board": "L10"}
    assert siege.pile == {}
    siege.play(trip_step, *NO_RESOURCES)
    assert (siege.phase, siege.location) == ("night-raid", None)


@rule("TW-ADVR-12", "TW-ADVR-07")
def test_nothing_is_hidden_at_a_location_that_is_gone() -> None:
    siege = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN", pile=goods(knife=2), rules=("exchanging", "hiding"))
    siege.play(trip_step, "exchange:near")
    siege.play(trip_step, "leave-behind:knife", "leave-behind:enough", *NO_RESOURCES)
    assert siege.hidden == {}


@rule("TW-ADVR-12")
def test_declined_the_trip_goes_on_and_it_is_not_asked_again() -> None:
    siege = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN", rules=("exchanging",))
    siege.play(trip_step, "exchange:none")
    assert len(siege.unknown) == 3
    siege.play(trip_step)
    assert siege.places == {"near": "L10", "distant": "L12", "far": "L14"}


@rule("TW-ADVR-12", "TW-ADVR-01")
def test_without_the_rule_or_the_cards_nothing_is_exchanged() -> None:
    siege = laid_out(rules=())
    siege.play(trip_step, "where-to:near")
    assert len(siege.unknown) == 10
    siege = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN XPLAIN", rules=("exchanging",))
    siege.play(trip_step)
    assert len(siege.unknown) == 4
    siege = laid_out(deck="XPLAIN XPLAIN XPLAIN")
    siege.play(trip_step, "where-to:near")
    assert len(siege.unknown) == 3
