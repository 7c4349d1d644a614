"""Scavenging: leaving, one Unknown card after another, and how a trip ends (TW-SCAV)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.characters.anytime import EAT
from holdfast.games.this_war_of_mine.combat.arming import arm
from holdfast.games.this_war_of_mine.phases import raid
from holdfast.games.this_war_of_mine.phases.scavenging import (
    ENOUGH,
    EXPLORING,
    LEAVING,
    PACKING,
)
from holdfast.games.this_war_of_mine.scavenging.noise import raise_noise
from holdfast.games.this_war_of_mine.scavenging.searching import end_trip, return_unknown, search
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import (
    AMMO,
    BED,
    BOOK,
    CANNED_FOOD,
    CIGARETTES,
    COFFEE,
    DISTANT,
    EXPLORATION,
    FAR,
    FINDINGS,
    GUARD,
    HERB,
    INSTEAD_OF_EXPLORATION,
    INSTEAD_OF_RESIDENT,
    JEWELRY,
    KNIFE,
    LOCKPICK,
    NEAR,
    NONE,
    OUT,
    PISTOL,
    RAID,
    RAIDS,
    RAW_FOOD,
    RESIDENTS,
    SHOVEL,
    WATER,
    WEAPONS,
    WOOD,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import goods, offered, play
from tests.this_war_of_mine.asking import checked, refused
from tests.this_war_of_mine.trip_by_number import (
    DIG,
    FURNITURE,
    GO_ON,
    HEAP,
    LISTEN,
    PANTRY,
    PAY,
    RUN,
    TAKE_OUT,
    A,
    B,
    card,
    cards,
    step,
    trip,
    trip_step,
)

NO, YES = range(2)
SOME = " ".join(["XPLAIN"] * 20)


def leaving(**fields: Any) -> Shelter:
    """About to leave the shelter; there are Exploration cards for every Location."""
    return trip(**{"deck": SOME, "location": NONE, "stage": LEAVING, **fields})


# -- leaving ----------------------------------------------------------------------------------------------------------


@rule("TW-SCAV-01", "TW-SCAV-01/1")
def test_all_scavengers_go_to_one_location() -> None:
    g = leaving()
    assert offered(trip_step(g)) == [NEAR, DISTANT, FAR]
    step(g, DISTANT)
    assert g.location == DISTANT
    assert people.present(g) == [A, B]


@rule("TW-SCAV-01")
def test_a_free_space_is_no_location() -> None:
    g = leaving(places=[*cards("locations", "L10 L12"), NONE])
    assert offered(trip_step(g)) == [NEAR, DISTANT]
    assert refused(g, trip_step(g), FAR).reason == "no-location"
    step(g, NEAR)
    assert g.location == NEAR


@rule("TW-SCAV-02")
def test_the_rule_of_a_location_holds_for_the_visit() -> None:
    g = leaving()
    step(g, FAR)
    assert g.pile[BOOK] == 1
    raise_noise(g, 2)
    assert g.noise == 4
    elsewhere = leaving()
    step(elsewhere, NEAR)
    raise_noise(elsewhere, 2)
    assert elsewhere.noise == 3
    assert elsewhere.pile[BOOK] == 0


@rule("TW-SCAV-03")
def test_tokens_may_be_taken_along_and_resources_stay() -> None:
    g = leaving(stock=goods(wood=2, water=1, component=1, knife=1, canned_food=1, raw_food=2))
    asking = trip_step(g)
    next(asking)
    choice = asking.send(NEAR)
    assert isinstance(choice, Choice)
    assert choice.values == [CANNED_FOOD, RAW_FOOD, KNIFE, ENOUGH]
    for goods_ in (WOOD, WATER, LOCKPICK):
        refusal = choice.question.why_not(g, choice, goods_)
        assert refusal is not None
        assert refusal.rule == "TW-SCAV-03"
    step(g, NEAR, RAW_FOOD, KNIFE, RAW_FOOD, ENOUGH)
    assert g.pile == goods(knife=1, raw_food=2)
    assert g.stock == goods(wood=2, water=1, component=1, canned_food=1)


@rule("TW-SCAV-03", "TW-SCAV-03/1")
def test_what_stays_at_home_is_not_at_hand() -> None:
    g = leaving(stock=goods(knife=1, pistol=1, ammo=1))
    step(g, NEAR, PISTOL, AMMO, ENOUGH)
    assert storage.at_hand(g, KNIFE) == 0
    weapons = offered(arm(g, people.present(g)))
    assert WEAPONS.index(PISTOL) in weapons
    assert WEAPONS.index(KNIFE) not in weapons


@rule("TW-SCAV-04", "TW-SCAV-04/1")
def test_unknown_holds_as_many_cards_as_the_location_says() -> None:
    for place, number in ((NEAR, 10), (DISTANT, 12), (FAR, 14)):
        g = leaving()
        before = g.known()
        step(g, place)
        assert len(g.unknown) == number
        assert len(g.decks[EXPLORATION]) == 20 - number
        assert g.known() == before
        assert g.stage == EXPLORING


@rule("TW-SCAV-04")
def test_what_a_location_does_on_arrival_finds_the_cards_laid_out() -> None:
    g = leaving(places=[*cards("locations", "LTRAP"), NONE, NONE])
    step(g)
    assert len(g.unknown) == 2


@rule("TW-EVE-06")
def test_if_nobody_leaves_after_all_everything_stays() -> None:
    g = leaving(out=1, stock=goods(knife=1, book=1))
    asking = trip_step(g)
    next(asking)
    asking.send(NEAR)
    asking.send(KNIFE)
    people.clear(g, A)
    with pytest.raises(StopIteration):
        asking.send(ENOUGH)
    assert (g.stock, g.pile) == (goods(knife=1, book=1), goods())
    assert (g.phase, g.location) == (RAID, NONE)


# -- exploring --------------------------------------------------------------------------------------------------------


@rule("TW-SCAV-05", "TW-SCAV-08")
def test_cards_are_turned_up_one_after_another() -> None:
    g = trip(unknown="XPLAIN XPLAIN XBOOK")
    step(g, GO_ON)
    assert g.pile[BOOK] == 1
    assert g.unknown == cards("exploration", "XPLAIN XPLAIN")
    assert g.drawn[EXPLORATION] == cards("exploration", "XBOOK")
    assert g.stage == EXPLORING
    before = g.reveals
    step(g)
    assert g.drawn[EXPLORATION] == cards("exploration", "XBOOK XPLAIN")
    assert g.reveals == before + 1


@rule("TW-SCAV-05")
def test_an_option_must_be_paid_for() -> None:
    g = trip(unknown="XBOOK")
    assert offered(trip_step(g)) == [GO_ON, TAKE_OUT]
    g = trip(unknown="XBOOK")
    assert refused(g, trip_step(g), DIG).rule == "TW-SCAV-05"
    g = trip(unknown="XBOOK", pile=goods(shovel=1))
    step(g, DIG)
    assert (g.pile[SHOVEL], g.pile[JEWELRY]) == (0, 1)


@rule("TW-SCAV-05")
def test_a_card_none_of_whose_options_is_open_does_nothing() -> None:
    g = trip(unknown="XPLAIN XPAY")
    step(g)
    assert g.stage == EXPLORING
    g = trip(unknown="XPAY", pile=goods(book=1))
    step(g)
    assert g.pile == goods(coffee=1)


@rule("TW-SCAV-05")
def test_an_option_may_lead_into_the_book() -> None:
    g = trip(unknown="XREAD")
    step(g, 0)
    assert g.pile[CIGARETTES] == 1


@rule("TW-SCAV-05", "TW-GEN-27", "TW-GEN-27/2")
def test_between_two_cards_one_may_eat_from_the_pile() -> None:
    g = trip(unknown="XBOOK", hunger=[2, 2, 2], pile=goods(raw_food=1), stock=goods(raw_food=1))
    step(g, ~EAT, B, GO_ON)
    assert states.level(g, B, 0) == 1
    assert (g.pile[RAW_FOOD], g.stock[RAW_FOOD]) == (0, 1)


@rule("TW-SCAV-05", "TW-GEN-27")
def test_nobody_eats_what_every_answer_needs() -> None:
    g = trip(unknown="XFEED", hunger=[2, 2, 2], pile=goods(raw_food=1))
    choice = next(trip_step(g))
    assert isinstance(choice, Choice)
    assert (choice.values, choice.beside) == ([0, 1], None)


@rule("TW-SCAV-05")
def test_a_script_may_come_in_place_of_a_card() -> None:
    script = card("scripts", "1941")
    g = trip(unknown="XPLAIN XBOOK", later=[[INSTEAD_OF_EXPLORATION, 0, script]])
    step(g)
    assert (g.pile[CIGARETTES], g.pile[BOOK]) == (1, 0)
    assert g.unknown == cards("exploration", "XPLAIN")
    assert g.decks[EXPLORATION] == cards("exploration", "XBOOK")
    assert g.drawn[EXPLORATION] == []


@rule("TW-SCAV-05")
def test_a_reality_impact_opens_a_script_of_the_location() -> None:
    g = trip(unknown="XIMPACT")
    step(g)
    assert g.read == cards("scripts", "1941")


@rule("TW-SCAV-06", "TW-SCAV-06/1")
def test_an_encounter_is_over_before_the_find_is_taken() -> None:
    g = trip(findings="GLOUD", residents="RCALM", noise=5, dice=(5, 10))
    g.told = []
    play(checked(g, search(g, FURNITURE, special=True)), YES)
    gained = [numbers[1] for message, _, numbers in g.told if message == "gained"]
    assert gained == [HERB, JEWELRY]


@rule("TW-SCAV-06", "TW-COMB-12")
def test_who_flees_from_an_encounter_takes_nothing_more() -> None:
    g = trip(findings="GLOUD", residents="RASK", noise=5, dice=(5,))
    play(search(g, FURNITURE, special=True), YES, RUN)
    assert g.fled
    assert g.pile == goods()


@rule("TW-SCAV-07", "TW-SCAV-07/1")
def test_a_find_may_be_looked_at_and_left() -> None:
    g = trip(findings="GLOUD", noise=3)
    play(checked(g, search(g, HEAP, special=False)), NO)
    assert (g.noise, g.pile) == (3, goods())
    g = trip(findings="GLOUD", noise=3)
    play(search(g, HEAP, special=False), YES)
    assert (g.noise, g.pile) == (5, goods(jewelry=1))


@rule("TW-SCAV-07")
def test_a_find_without_consequences_is_taken() -> None:
    g = trip(findings="GPLAIN GLOUD", dice=(5, 3))
    play(search(g, PANTRY, special=False))
    assert g.pile == goods(coffee=1)
    play(search(g, HEAP, special=True))
    assert g.pile == goods(coffee=1, wood=2, ammo=1)


@rule("TW-SCAV-07")
def test_a_special_find_hangs_on_its_roll() -> None:
    for roll, haste, ammo in ((3, False, 1), (4, False, 0), (1, True, 0)):
        g = trip(findings="GPLAIN", dice=(roll,))
        play(search(g, PANTRY, special=not haste))
        assert g.pile == goods(raw_food=1, ammo=ammo)
    g = trip(findings="GLOUD", noise=1, dice=(6, 3))
    play(checked(g, search(g, PANTRY, special=True)), NO)
    assert (g.noise, g.pile) == (1, goods())


@rule("TW-SCAV-06", "TW-GEN-26")
def test_findings_cards_come_back_when_the_deck_is_empty() -> None:
    g = trip(findings="GPLAIN")
    for _ in range(2):
        play(search(g, FURNITURE, special=False))
    assert g.pile[BOOK] == 2
    assert g.drawn[FINDINGS] == cards("findings", "GPLAIN")


@rule("TW-SCAV-09", "TW-SCAV-09/1")
def test_returned_cards_go_under_the_deck() -> None:
    g = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN XPLAIN XPLAIN XBOOK XREAD", deck="XPLAIN")
    before = g.known()
    return_unknown(g, 2)
    assert len(g.unknown) == 6
    assert g.decks[EXPLORATION] == cards("exploration", "XBOOK XREAD XPLAIN")
    assert g.drawn[EXPLORATION] == []
    assert g.known() == before
    return_unknown(g, 9)
    assert g.unknown == []
    assert len(g.decks[EXPLORATION]) == 9


@rule("TW-SCAV-10")
def test_what_is_found_lies_on_the_pile() -> None:
    g = trip(unknown="XHEAP", findings="GPLAIN", dice=(9,), stock=goods(wood=1))
    step(g)
    assert (g.pile, g.stock) == (goods(wood=2), goods(wood=1))


@rule("TW-SCAV-11")
def test_exploration_ends_with_the_last_card() -> None:
    g = trip(unknown="XPLAIN XPLAIN")
    step(g)
    assert g.stage == EXPLORING
    step(g)
    assert g.stage == PACKING


@rule("TW-SCAV-11")
def test_a_card_may_end_the_trip() -> None:
    g = trip(unknown="XPLAIN XPLAIN XOVER")
    step(g)
    assert (g.stage, g.unknown, g.fled) == (PACKING, [], False)
    assert g.pile[COFFEE] == 1
    g = trip(unknown="XPLAIN XPLAIN")
    end_trip(g)
    assert len(g.decks[EXPLORATION]) == 2


@rule("TW-SCAV-11", "TW-COMB-12")
def test_flight_ends_the_trip_at_once() -> None:
    g = trip(unknown="XPLAIN XPLAIN XMEET", residents="RASK")
    step(g, RUN)
    assert (g.fled, g.stage) == (True, PACKING)
    assert g.pile == goods()


@rule("TW-SCAV-12", "TW-SCAV-12/1")
def test_what_scavengers_carry_is_safe_from_the_raid() -> None:
    g = trip(stage=PACKING, pile=goods(ammo=9, book=1), stock=goods(knife=1, meds=1))
    step(g, ENOUGH, 0, 0, 0)
    assert (g.phase, g.stage, g.location) == (RAID, 0, NONE)
    assert people.scavengers(g) == [A, B]
    g.task[2] = BED
    g.decks[RAIDS] = cards("raids", "AHARD")
    play(raid.raid(g))
    assert (g.stock, g.pile) == (goods(), goods(ammo=9, book=1))
    assert [states.level(g, person, 3) for person in (A, B)] == [0, 0]


@rule("TW-SCAV-13")
def test_an_encounter_carries_out_the_top_residents_card() -> None:
    g = trip(unknown="XMEET", residents="RCALM RASK", pile=goods(coffee=1))
    asking = checked(g, trip_step(g))
    choice = next(asking)
    assert isinstance(choice, Choice)
    assert (choice.about, g.card) == (card("residents", "RASK"), card("residents", "RASK"))
    with pytest.raises(StopIteration):
        asking.send(PAY)
    assert g.pile == goods(sugar=1, coffee=1)
    assert g.card == NONE
    assert g.drawn[RESIDENTS] == cards("residents", "RASK")
    assert g.decks[RESIDENTS] == cards("residents", "RCALM")


@rule("TW-SCAV-13", "TW-GEN-27")
def test_nobody_eats_while_they_are_met() -> None:
    g = trip(unknown="XMEET", residents="RASK", hunger=[2, 2, 2], pile=goods(raw_food=1))
    choice = next(trip_step(g))
    assert isinstance(choice, Choice)
    assert len(choice.values) > 1
    assert choice.beside is None


@rule("TW-SCAV-13")
def test_a_resident_who_cannot_be_paid_is_not() -> None:
    g = trip(unknown="XMEET", residents="RASK")
    assert refused(g, trip_step(g), PAY).rule == "TW-SCAV-13"
    g = trip(unknown="XMEET", residents="RASK")
    step(g, LISTEN)
    assert g.pile == goods(cigarettes=1, coffee=1)


@rule("TW-SCAV-13")
def test_a_script_may_come_in_place_of_a_resident() -> None:
    g = trip(unknown="XMEET", residents="RCALM", later=[[INSTEAD_OF_RESIDENT, 0, card("scripts", "1941")]])
    step(g)
    assert g.pile == goods(cigarettes=1, coffee=1)
    assert g.decks[RESIDENTS] == cards("residents", "RCALM")


def test_a_trip_from_door_to_door() -> None:
    g = leaving(stock=goods(knife=1))
    step(g, NEAR, KNIFE)
    for _ in range(10):
        assert g.stage == EXPLORING
        step(g)
    step(g, ENOUGH, 2, 0, 1)
    assert (g.phase, g.stage, g.location) == (RAID, 0, NONE)
    assert g.pile == goods(knife=1, water=2, component=1)
    assert g.task[:3] == [OUT, OUT, GUARD]
