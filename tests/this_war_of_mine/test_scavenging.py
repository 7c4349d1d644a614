"""Scavenging: leaving, one Unknown card after another, and how a trip ends (TW-SCAV)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.combat.arming import arm
from holdfast.games.this_war_of_mine.phases import raid
from holdfast.games.this_war_of_mine.scavenging.noise import raise_noise
from holdfast.games.this_war_of_mine.scavenging.searching import end_trip, return_unknown, search
from holdfast.games.this_war_of_mine.shelter import storage
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods
from tests.this_war_of_mine.trip import NO_RESOURCES, trip, trip_step

SOME = " ".join(["XPLAIN"] * 20)


def leaving(**fields: Any) -> Siege:
    """About to leave the shelter; there are Exploration cards for every Location."""
    return trip(**{"deck": SOME, "location": None, "stage": "leaving", **fields})


# -- leaving ----------------------------------------------------------------------------------------------------------


@rule("TW-SCAV-01", "TW-SCAV-01/1")
def test_all_scavengers_go_to_one_location() -> None:
    siege = leaving()
    assert siege.offers(trip_step) == ["where-to:near", "where-to:distant", "where-to:far"]
    siege.play(trip_step, "where-to:distant")
    assert siege.location == "distant"
    assert siege.whom(people.present) == ["Cool", "Warm"]


@rule("TW-SCAV-01")
def test_a_free_space_is_no_location() -> None:
    siege = leaving(places={"near": "L10", "distant": "L12"})
    assert siege.offers(trip_step) == ["where-to:near", "where-to:distant"]
    assert siege.asked("where-to", trip_step).why_not("far") == ("TW-FATE-03", "no-location", "far")
    siege.play(trip_step, "where-to:near")
    assert siege.location == "near"


@rule("TW-SCAV-02")
def test_the_rule_of_a_location_holds_for_the_visit() -> None:
    siege = leaving()
    siege.play(trip_step, "where-to:far")
    assert siege.pile["book"] == 1
    siege.play(raise_noise, 2)
    assert siege.noise == 4
    elsewhere = leaving()
    elsewhere.play(trip_step, "where-to:near")
    elsewhere.play(raise_noise, 2)
    assert elsewhere.noise == 3
    assert elsewhere.pile["book"] == 0


@rule("TW-SCAV-03")
def test_tokens_may_be_taken_along_and_resources_stay() -> None:
    siege = leaving(stock=goods(wood=2, water=1, component=1, knife=1, canned_food=1, raw_food=2))
    what = siege.asked("take-along", trip_step, "where-to:near")
    assert what.offers == ["canned-food", "raw-food", "knife", "enough"]
    for kind in ("wood", "water", "lockpick"):
        assert what.refuses(kind) == "TW-SCAV-03"
    what.finish("take-along:raw-food", "take-along:knife", "take-along:raw-food", "take-along:enough")
    assert siege.pile == goods(knife=1, raw_food=2)
    assert siege.stock == goods(wood=2, water=1, component=1, canned_food=1)


@rule("TW-SCAV-03", "TW-SCAV-03/1")
def test_what_stays_at_home_is_not_at_hand() -> None:
    siege = leaving(stock=goods(knife=1, pistol=1, ammo=1))
    siege.play(trip_step, "where-to:near", "take-along:pistol", "take-along:ammo", "take-along:enough")
    assert siege.says(storage.at_hand, "knife") == 0
    weapons = siege.offers(arm, siege.whom(people.present))
    assert "arm:pistol" in weapons
    assert "arm:knife" not in weapons


@rule("TW-SCAV-04", "TW-SCAV-04/1")
def test_unknown_holds_as_many_cards_as_the_location_says() -> None:
    for place, number in (("near", 10), ("distant", 12), ("far", 14)):
        siege = leaving()
        before = siege.known()
        siege.play(trip_step, f"where-to:{place}")
        assert len(siege.unknown) == number
        assert len(siege.decks["exploration"]) == 20 - number
        assert siege.known() == before
        assert siege.stage == "exploring"


@rule("TW-SCAV-04")
def test_what_a_location_does_on_arrival_finds_the_cards_laid_out() -> None:
    siege = leaving(places={"near": "LTRAP"})
    siege.play(trip_step)
    assert len(siege.unknown) == 2


@rule("TW-EVE-06")
def test_if_nobody_leaves_after_all_everything_stays() -> None:
    siege = leaving(out=1, stock=goods(knife=1, book=1))
    what = siege.asked("take-along", trip_step, "where-to:near", "take-along:knife")
    siege.play(people.clear, "Cool")
    what.finish("take-along:enough")
    assert (siege.stock, siege.pile) == (goods(knife=1, book=1), goods())
    assert (siege.phase, siege.location) == ("night-raid", None)


# -- exploring --------------------------------------------------------------------------------------------------------


@rule("TW-SCAV-05", "TW-SCAV-08")
def test_cards_are_turned_up_one_after_another() -> None:
    siege = trip(unknown="XPLAIN XPLAIN XBOOK")
    siege.play(trip_step, "unknown-card:2")
    assert siege.pile["book"] == 1
    assert siege.unknown == ["XPLAIN", "XPLAIN"]
    assert siege.drawn["exploration"] == ["XBOOK"]
    assert siege.stage == "exploring"
    before = siege.reveals
    siege.play(trip_step)
    assert siege.drawn["exploration"] == ["XBOOK", "XPLAIN"]
    assert siege.reveals == before + 1


@rule("TW-SCAV-05")
def test_an_option_must_be_paid_for() -> None:
    siege = trip(unknown="XBOOK")
    assert siege.offers(trip_step) == ["unknown-card:2", "unknown-card:3"]
    siege = trip(unknown="XBOOK")
    assert siege.asked("unknown-card", trip_step).refuses("1") == "TW-SCAV-05"
    siege = trip(unknown="XBOOK", pile=goods(shovel=1))
    siege.play(trip_step, "unknown-card:1")
    assert (siege.pile["shovel"], siege.pile["jewelry"]) == (0, 1)


@rule("TW-SCAV-05")
def test_a_card_none_of_whose_options_is_open_does_nothing() -> None:
    siege = trip(unknown="XPLAIN XPAY")
    siege.play(trip_step)
    assert siege.stage == "exploring"
    siege = trip(unknown="XPAY", pile=goods(book=1))
    siege.play(trip_step)
    assert siege.pile == goods(coffee=1)


@rule("TW-SCAV-05")
def test_an_option_may_lead_into_the_book() -> None:
    siege = trip(unknown="XREAD")
    siege.play(trip_step, "unknown-card:1")
    assert siege.pile["cigarettes"] == 1


@rule("TW-SCAV-05", "TW-GEN-27", "TW-GEN-27/2")
def test_between_two_cards_one_may_eat_from_the_pile() -> None:
    hungry = {"hunger": {"Cool": 2, "Warm": 2, "Soft": 2}}
    siege = trip(unknown="XBOOK", pile=goods(raw_food=1), stock=goods(raw_food=1), **hungry)
    siege.play(trip_step, "anytime:eat", "aside-eater:Warm", "unknown-card:2")
    assert siege.hunger("Warm") == 1
    assert (siege.pile["raw-food"], siege.stock["raw-food"]) == (0, 1)


@rule("TW-SCAV-05", "TW-GEN-27")
def test_nobody_eats_what_every_answer_needs() -> None:
    siege = trip(unknown="XFEED", hunger={"Cool": 2, "Warm": 2, "Soft": 2}, pile=goods(raw_food=1))
    option = siege.asked("unknown-card", trip_step)
    assert (option.offers, option.beside) == (["1", "2"], [])


@rule("TW-SCAV-05")
def test_a_script_may_come_in_place_of_a_card() -> None:
    siege = trip(unknown="XPLAIN XBOOK", later=[("exploration", 0, "1941")])
    siege.play(trip_step)
    assert (siege.pile["cigarettes"], siege.pile["book"]) == (1, 0)
    assert siege.unknown == ["XPLAIN"]
    assert siege.decks["exploration"] == ["XBOOK"]
    assert siege.drawn["exploration"] == []


@rule("TW-SCAV-05")
def test_a_reality_impact_opens_a_script_of_the_location() -> None:
    siege = trip(unknown="XIMPACT")
    siege.play(trip_step)
    assert siege.read == ["1941"]


@rule("TW-SCAV-06", "TW-SCAV-06/1")
def test_an_encounter_is_over_before_the_find_is_taken() -> None:
    siege = trip(findings="GLOUD", residents="RCALM", noise=5, dice=(5, 10), told=[])
    siege.play(search, "furniture", "take-find:yes", special=True)
    assert siege.told_of("gained") == [(1, "herb"), (1, "jewelry")]


@rule("TW-SCAV-06", "TW-COMB-12")
def test_who_flees_from_an_encounter_takes_nothing_more() -> None:
    siege = trip(findings="GLOUD", residents="RASK", noise=5, dice=(5,))
    siege.play(search, "furniture", "take-find:yes", "resident:2", special=True)
    assert siege.fled
    assert siege.pile == goods()


@rule("TW-SCAV-07", "TW-SCAV-07/1")
def test_a_find_may_be_looked_at_and_left() -> None:
    siege = trip(findings="GLOUD", noise=3)
    siege.play(search, "heap", "take-find:no", special=False)
    assert (siege.noise, siege.pile) == (3, goods())
    siege = trip(findings="GLOUD", noise=3)
    siege.play(search, "heap", "take-find:yes", special=False)
    assert (siege.noise, siege.pile) == (5, goods(jewelry=1))


@rule("TW-SCAV-07")
def test_a_find_without_consequences_is_taken() -> None:
    siege = trip(findings="GPLAIN GLOUD", dice=(5, 3))
    siege.play(search, "pantry", special=False)
    assert siege.pile == goods(coffee=1)
    siege.play(search, "heap", special=True)
    assert siege.pile == goods(coffee=1, wood=2, ammo=1)


@rule("TW-SCAV-07")
def test_a_special_find_hangs_on_its_roll() -> None:
    for roll, haste, ammo in ((3, False, 1), (4, False, 0), (1, True, 0)):
        siege = trip(findings="GPLAIN", dice=(roll,))
        siege.play(search, "pantry", special=not haste)
        assert siege.pile == goods(raw_food=1, ammo=ammo)
    siege = trip(findings="GLOUD", noise=1, dice=(6, 3))
    siege.play(search, "pantry", "take-find:no", special=True)
    assert (siege.noise, siege.pile) == (1, goods())


@rule("TW-SCAV-06", "TW-GEN-26")
def test_findings_cards_come_back_when_the_deck_is_empty() -> None:
    siege = trip(findings="GPLAIN")
    for _ in range(2):
        siege.play(search, "furniture", special=False)
    assert siege.pile["book"] == 2
    assert siege.drawn["findings"] == ["GPLAIN"]


@rule("TW-SCAV-09", "TW-SCAV-09/1")
def test_returned_cards_go_under_the_deck() -> None:
    siege = trip(unknown="XPLAIN XPLAIN XPLAIN XPLAIN XPLAIN XPLAIN XBOOK XREAD", deck="XPLAIN")
    before = siege.known()
    siege.play(return_unknown, 2)
    assert len(siege.unknown) == 6
    assert siege.decks["exploration"] == ["XBOOK", "XREAD", "XPLAIN"]
    assert siege.drawn["exploration"] == []
    assert siege.known() == before
    siege.play(return_unknown, 9)
    assert siege.unknown == []
    assert len(siege.decks["exploration"]) == 9


@rule("TW-SCAV-10")
def test_what_is_found_lies_on_the_pile() -> None:
    siege = trip(unknown="XHEAP", findings="GPLAIN", dice=(9,), stock=goods(wood=1))
    siege.play(trip_step)
    assert (siege.pile, siege.stock) == (goods(wood=2), goods(wood=1))


@rule("TW-SCAV-11")
def test_exploration_ends_with_the_last_card() -> None:
    siege = trip(unknown="XPLAIN XPLAIN")
    siege.play(trip_step)
    assert siege.stage == "exploring"
    siege.play(trip_step)
    assert siege.stage == "packing"


@rule("TW-SCAV-11")
def test_a_card_may_end_the_trip() -> None:
    siege = trip(unknown="XPLAIN XPLAIN XOVER")
    siege.play(trip_step)
    assert (siege.stage, siege.unknown, siege.fled) == ("packing", [], False)
    assert siege.pile["coffee"] == 1
    siege = trip(unknown="XPLAIN XPLAIN")
    siege.play(end_trip)
    assert len(siege.decks["exploration"]) == 2


@rule("TW-SCAV-11", "TW-COMB-12")
def test_flight_ends_the_trip_at_once() -> None:
    siege = trip(unknown="XPLAIN XPLAIN XMEET", residents="RASK")
    siege.play(trip_step, "resident:2")
    assert (siege.fled, siege.stage) == (True, "packing")
    assert siege.pile == goods()


@rule("TW-SCAV-12", "TW-SCAV-12/1")
def test_what_scavengers_carry_is_safe_from_the_raid() -> None:
    siege = trip(stage="packing", pile=goods(ammo=9, book=1), stock=goods(knife=1, meds=1))
    siege.play(trip_step, "leave-behind:enough", *NO_RESOURCES)
    assert (siege.phase, siege.stage, siege.location) == ("night-raid", "arming", None)
    assert siege.whom(people.scavengers) == ["Cool", "Warm"]
    siege.task["Soft"] = "bed"
    siege.decks = {"raids": ["AHARD"]}
    siege.play(raid.raid)
    assert (siege.stock, siege.pile) == (goods(), goods(ammo=9, book=1))
    assert siege.wounds == {}


@rule("TW-SCAV-13")
def test_an_encounter_carries_out_the_top_residents_card() -> None:
    siege = trip(unknown="XMEET", residents="RCALM RASK", pile=goods(coffee=1))
    met = siege.asked("resident", trip_step)
    assert (met.about, siege.card) == ("RASK", "RASK")
    met.finish("resident:1")
    assert siege.pile == goods(sugar=1, coffee=1)
    assert siege.card is None
    assert siege.drawn["residents"] == ["RASK"]
    assert siege.decks["residents"] == ["RCALM"]


@rule("TW-SCAV-13", "TW-GEN-27")
def test_nobody_eats_while_they_are_met() -> None:
    siege = trip(unknown="XMEET", residents="RASK", hunger={"Cool": 2, "Warm": 2, "Soft": 2}, pile=goods(raw_food=1))
    met = siege.asked("resident", trip_step)
    assert len(met.offers) > 1
    assert met.beside == []


@rule("TW-SCAV-13")
def test_a_resident_who_cannot_be_paid_is_not() -> None:
    siege = trip(unknown="XMEET", residents="RASK")
    assert siege.asked("resident", trip_step).refuses("1") == "TW-SCAV-13"
    siege = trip(unknown="XMEET", residents="RASK")
    siege.play(trip_step, "resident:4")
    assert siege.pile == goods(cigarettes=1, coffee=1)


@rule("TW-SCAV-13")
def test_a_script_may_come_in_place_of_a_resident() -> None:
    siege = trip(unknown="XMEET", residents="RCALM", later=[("resident", 0, "1941")])
    siege.play(trip_step)
    assert siege.pile == goods(cigarettes=1, coffee=1)
    assert siege.decks["residents"] == ["RCALM"]


def test_a_trip_from_door_to_door() -> None:
    siege = leaving(stock=goods(knife=1))
    siege.play(trip_step, "where-to:near", "take-along:knife")
    for _ in range(10):
        assert siege.stage == "exploring"
        siege.play(trip_step)
    siege.play(trip_step, "leave-behind:enough", "bring-home:2", "bring-home:0", "bring-home:1")
    assert (siege.phase, siege.stage, siege.location) == ("night-raid", "arming", None)
    assert siege.pile == goods(knife=1, water=2, component=1)
    assert siege.task == {"Cool": "out", "Warm": "out", "Soft": "guard"}
