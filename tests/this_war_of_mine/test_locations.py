"""The three Locations: which is nearest, and how one is exchanged (TW-FATE-03, TW-FATE-04; TW-ADVR-12)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.phases.scavenging import EXPLORING, LEAVING, PACKING
from holdfast.games.this_war_of_mine.scavenging.findings import ENOUGH
from holdfast.games.this_war_of_mine.scavenging.locations import (
    LEFT_BOARD,
    NO_PLACE,
    exchange,
    here,
    look_around,
    meant,
    reality_impact,
)
from holdfast.games.this_war_of_mine.state import (
    DISTANT,
    EXCHANGING,
    EXPLORATION,
    FAR,
    HIDING,
    LOCATIONS,
    NEAR,
    NONE,
    RAID,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import goods, offered, play
from tests.this_war_of_mine.asking import checked
from tests.this_war_of_mine.trip_by_number import cards, step, trip, trip_step

NEAREST = nouns.PLACES.index("nearest")


def at_home(**fields: Any) -> Shelter:
    return trip(**{"location": NONE, **fields})


# -- exchanging -------------------------------------------------------------------------------------------------------


@rule("TW-FATE-03", "TW-FATE-03/1")
def test_those_farther_away_slide_down() -> None:
    g = at_home()
    exchange(g, DISTANT)
    assert g.places == cards("locations", "L10 L14 LNEW")
    assert g.decks[LOCATIONS] == []


@rule("TW-FATE-03", "TW-FATE-03/2")
def test_the_near_one_may_be_exchanged() -> None:
    g = at_home()
    before = g.reveals
    exchange(g, NEAR)
    assert g.places == cards("locations", "L12 L14 LNEW")
    assert g.reveals == before + 1


@rule("TW-FATE-03", "TW-GEN-08")
def test_an_empty_deck_leaves_far_free() -> None:
    g = at_home()
    exchange(g, NONE)
    assert g.places == cards("locations", "L10 L12 L14")
    exchange(g, FAR)
    exchange(g, NEAR)
    assert g.places == [*cards("locations", "L12 LNEW"), NONE]
    exchange(g, FAR)
    assert g.places == [*cards("locations", "L12 LNEW"), NONE]
    assert g.drawn[LOCATIONS] == []


@rule("TW-FATE-03")
def test_what_is_hidden_slides_with_its_location() -> None:
    g = at_home(hidden=[goods(wood=1), [], goods(knife=1)])
    exchange(g, DISTANT)
    assert g.hidden == [goods(wood=1), goods(knife=1), []]


@rule("TW-FATE-04", "TW-FATE-04/1")
def test_the_nearest_location_is_the_first_that_is_there() -> None:
    g = at_home()
    assert [meant(g, place) for place in (NEAR, DISTANT, FAR, NEAREST)] == [NEAR, DISTANT, FAR, NEAR]
    g.places = [NONE, NONE, 0]
    assert [meant(g, place) for place in (NEAR, DISTANT, FAR, NEAREST)] == [NONE, NONE, FAR, FAR]
    g.places = [NONE, NONE, NONE]
    assert meant(g, NEAREST) == NONE


@rule("TW-FATE-03", "TW-SCAV-02")
def test_a_trip_goes_on_where_it_is() -> None:
    g = trip(location=FAR)
    exchange(g, NEAR)
    assert g.location == DISTANT
    exchange(g, FAR)
    assert g.location == DISTANT
    g = trip(location=FAR)
    exchange(g, FAR)
    there = here(g)
    assert there is not None
    assert (there.id, g.location) == ("L14", LEFT_BOARD)
    exchange(g, NEAR)
    assert here(g) is there
    g.stage = PACKING
    step(g, 0, 0, 0)
    assert g.places == [*cards("locations", "L12 LNEW"), NONE]


# -- their scripts ----------------------------------------------------------------------------------------------------


@rule("TW-SCAV-05")
def test_a_look_around_opens_what_was_not_read_before_and_then_nothing() -> None:
    g = trip()
    for _ in range(2):
        play(look_around(g))
    assert sorted(g.read) == cards("scripts", "1942 1943")
    assert g.pile == goods(sugar=1, herb=1)
    play(look_around(g))
    assert g.pile == goods(sugar=1, herb=1)
    play(reality_impact(g))
    assert g.pile[nouns_index("cigarettes")] == 1


def nouns_index(name: str) -> int:
    return [key for key, _, _ in nouns.GOODS].index(name)


def test_at_home_there_is_no_location_to_look_at() -> None:
    g = at_home()
    play(look_around(g))
    play(reality_impact(g))
    assert g.read == []


# -- for four cards ---------------------------------------------------------------------------------------------------


def laid_out(**fields: Any) -> Shelter:
    """About to leave for a Location of number 10."""
    deck = " ".join(["XPLAIN"] * 14)
    return trip(**{"stage": LEAVING, "location": NONE, "deck": deck, "rules": (EXCHANGING,), **fields})


@rule("TW-ADVR-12", "TW-ADVR-12/1")
def test_four_cards_buy_another_location_at_the_beginning() -> None:
    g = laid_out()
    step(g, NEAR, DISTANT)
    assert len(g.unknown) == 6
    assert len(g.decks[EXPLORATION]) == 8
    assert g.places == cards("locations", "L10 L14 LNEW")
    assert (g.location, g.stage) == (NEAR, EXPLORING)


@rule("TW-ADVR-12")
def test_the_location_being_visited_waits_for_the_end() -> None:
    g = laid_out()
    asking = checked(g, trip_step(g))
    next(asking)
    choice = asking.send(DISTANT)
    assert isinstance(choice, Choice)
    assert choice.values == [NEAR, FAR, NO_PLACE]
    refusal = choice.question.why_not(g, choice, DISTANT)
    assert refusal is not None
    assert refusal.rule == "TW-ADVR-12"


@rule("TW-ADVR-12", "TW-ADVR-12/2")
def test_the_last_four_cards_buy_one_at_the_end() -> None:
    g = trip(unknown="XBOOK XBOOK XBOOK XBOOK", rules=(EXCHANGING,))
    assert offered(trip_step(g)) == [NEAR, DISTANT, FAR, NO_PLACE]
    step(g, NEAR)
    assert (g.unknown, g.stage) == ([], PACKING)
    assert g.places[:3] == cards("locations", "L12 L14 LNEW")
    assert not any(g.pile)
    step(g, 0, 0, 0)
    assert (g.phase, g.location) == (RAID, NONE)


@rule("TW-ADVR-12", "TW-ADVR-07")
def test_nothing_is_hidden_at_a_location_that_is_gone() -> None:
    g = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN", pile=goods(knife=2), rules=(EXCHANGING, HIDING))
    step(g, NEAR)
    step(g, nouns_index("knife"), ENOUGH, 0, 0, 0)
    assert g.hidden == [[], [], []]


@rule("TW-ADVR-12")
def test_declined_the_trip_goes_on_and_it_is_not_asked_again() -> None:
    g = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN", rules=(EXCHANGING,))
    step(g, NO_PLACE)
    assert len(g.unknown) == 3
    step(g)
    assert g.places == cards("locations", "L10 L12 L14")


@rule("TW-ADVR-12", "TW-ADVR-01")
def test_without_the_rule_or_the_cards_nothing_is_exchanged() -> None:
    g = laid_out(rules=())
    step(g, NEAR)
    assert len(g.unknown) == 10
    g = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN XPLAIN", rules=(EXCHANGING,))
    step(g)
    assert len(g.unknown) == 4
    g = laid_out(deck="XPLAIN XPLAIN XPLAIN")
    step(g, NEAR)
    assert len(g.unknown) == 3
