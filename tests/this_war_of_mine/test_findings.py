"""Choose Findings: the decks come back, and what can be carried goes home (TW-FIND, TW-ADVR-11)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.phases.dawn import come_home
from holdfast.games.this_war_of_mine.scavenging.findings import capacity
from holdfast.games.this_war_of_mine.shelter import storage
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods
from tests.this_war_of_mine.trip import NO_RESOURCES, trip, trip_step


def packing(**fields: Any) -> Siege:
    """All cards are explored; Cool and Warm carry 10 and 12."""
    return trip(**{"stage": "packing", **fields})


def token(weight: int) -> str:
    """A kind of token of this weight."""
    return next(token.id for token in open_box(None).tokens if token.weight == weight and token.colour != "resource")


# -- the decks --------------------------------------------------------------------------------------------------------


@rule("TW-FIND-01", "TW-FIND-01/1")
def test_all_cards_go_back_to_their_decks() -> None:
    ten = [*["XPLAIN"] * 9, "XBOOK"]
    met = ["RCALM", "RASK"]
    siege = packing(deck="XREAD XHEAP", residents="RLOUD")
    siege.drawn = {"exploration": ten, "residents": met}
    siege.play(trip_step, *NO_RESOURCES)
    assert (siege.drawn["exploration"], siege.drawn["residents"]) == ([], [])
    assert sorted(siege.decks["exploration"]) == sorted([*ten, "XREAD", "XHEAP"])
    assert sorted(siege.decks["residents"]) == sorted([*met, "RLOUD"])


@rule("TW-FIND-01", "TW-FIND-01/2")
def test_unexplored_cards_go_back_as_well() -> None:
    siege = packing(fled=True, unknown="XPLAIN XPLAIN XPLAIN XPLAIN XBOOK", deck="XHEAP")
    siege.drawn = {"exploration": ["XREAD"]}
    siege.play(trip_step, *NO_RESOURCES)
    assert (siege.unknown, siege.drawn["exploration"]) == ([], [])
    assert len(siege.decks["exploration"]) == 7


@rule("TW-FIND-01", "TW-GEN-08")
def test_a_card_that_was_removed_stays_out() -> None:
    siege = trip(unknown="XMEET XBOOK", residents="RASK")
    siege.play(trip_step, "unknown-card:3")
    siege.play(trip_step, "resident:3")
    siege.play(trip_step, "leave-behind:enough", *NO_RESOURCES)
    assert siege.decks["exploration"] == ["XMEET"]
    assert siege.decks["residents"] == []
    assert siege.drawn["residents"] == []


# -- resources --------------------------------------------------------------------------------------------------------


@rule("TW-FIND-02", "TW-FIND-02/1")
def test_free_resources_fill_what_room_is_left() -> None:
    siege = packing(people="Warm Cool", out=1)
    assert siege.says(capacity) == 12
    siege.pile[token(weight=2)] = 2
    how_much = siege.asked("bring-home", trip_step, "leave-behind:enough")
    assert (how_much.about, how_much.offers[-1]) == ("water", "6")
    how_much = how_much.then("bring-home", "bring-home:4")
    assert (how_much.about, how_much.offers) == ("wood", ["0", "1", "2", "3", "4"])
    how_much = how_much.then("bring-home", "bring-home:3")
    assert (how_much.about, how_much.offers) == ("component", ["0", "1"])
    assert how_much.refuses("2") == "TW-FIND-03"


@rule("TW-FIND-02")
def test_free_resources_are_limited_by_the_supply() -> None:
    water, wood = trip().printed("count", "water"), trip().printed("count", "wood")
    siege = packing(stock=goods(water=water - 1), waste=goods(wood=wood))
    assert siege.offers(trip_step) == ["bring-home:0", "bring-home:1"]
    assert siege.asked("bring-home", trip_step).refuses("2") == "TW-FIND-02"
    siege.play(trip_step, "bring-home:1", "bring-home:5")
    assert siege.pile == goods(water=1, component=5)
    assert siege.stock["water"] == water - 1


# -- weight -----------------------------------------------------------------------------------------------------------


@rule("TW-FIND-03", "TW-FIND-03/1")
def test_no_more_is_carried_than_the_inventories_hold() -> None:
    siege = packing(pile=goods(wood=12, component=10))
    assert "leave-behind:enough" in siege.offers(trip_step)
    siege = packing(pile=goods(wood=12, component=11))
    assert siege.asked("leave-behind", trip_step).refuses("enough") == "TW-FIND-03"
    siege.play(trip_step, "leave-behind:wood", "leave-behind:enough")
    assert siege.pile == goods(wood=11, component=11)


@rule("TW-FIND-03", "TW-FIND-03/2")
def test_what_was_taken_along_counts() -> None:
    siege = packing(people="Warm Cool", out=1, pile=goods(assault_rifle=1, component=12))
    assert siege.printed("weight", "assault-rifle") > 0
    assert "leave-behind:enough" not in siege.offers(trip_step)
    siege.pile["assault-rifle"] = 0
    assert "leave-behind:enough" in siege.offers(trip_step)


@rule("TW-FIND-04", "TW-FIND-04/1")
def test_weights_add_up() -> None:
    siege = packing()
    load = {"wood": 3, token(weight=2): 1, token(weight=0): 2}
    assert siege.says(storage.weight, load) == 5
    assert siege.says(storage.weight, goods(wood=1, component=1, water=1)) == 3


@rule("TW-FIND-05")
def test_what_is_left_behind_is_in_the_supply_again() -> None:
    siege = packing(pile=goods(knife=1, wood=2))
    before = siege.says(storage.supply, "wood")
    assert siege.asked("leave-behind", trip_step).refuses("water") == "TW-FIND-05"
    siege.play(trip_step, "leave-behind:wood", "leave-behind:wood", "leave-behind:enough", *NO_RESOURCES)
    assert siege.pile == goods(knife=1)
    assert siege.says(storage.supply, "wood") == before + 2
    assert siege.hidden == {}


@rule("TW-FIND-06", "TW-FIND-06/1")
def test_the_living_carry_also_if_they_have_stopped() -> None:
    siege = packing(people="Cool Warm Soft Quiet", out=3)
    siege.play(people.stop, "Cool")
    assert siege.says(capacity) == 32
    siege.play(people.clear, "Warm")
    assert siege.says(capacity) == 20


# -- more inventory ---------------------------------------------------------------------------------------------------


@rule("TW-ADVR-11", "TW-ADVR-11/1", "TW-SLEEP-06")
def test_one_weight_more_costs_two_fatigue() -> None:
    siege = packing(people="Cool Warm", out=1, fatigue={"Cool": 2}, rules=("more-inventory",))
    siege.pile = goods(component=11)
    siege.play(trip_step, "carry-more:Cool", "leave-behind:enough")
    assert siege.pile == goods(component=11)
    assert siege.fatigue("Cool") == 4
    assert not siege.says(states.is_asleep, "Cool")
    siege.play(come_home)
    assert siege.says(states.is_asleep, "Cool")


@rule("TW-ADVR-11", "TW-ADVR-11/2")
def test_who_is_too_tired_carries_no_more() -> None:
    siege = packing(fatigue={"Cool": 3, "Warm": 1}, rules=("more-inventory",))
    assert siege.offers(trip_step) == ["carry-more:Warm", "carry-more:done"]
    who = siege.asked("carry-more", trip_step)
    assert who.why_not("Cool") == ("TW-ADVR-11", "too-tired-to-carry", "Cool")
    assert who.why_not("Soft") == ("TW-ADVR-11", "not-out", "Soft")
    siege = packing(fatigue={"Cool": 3, "Warm": 3}, rules=("more-inventory",))
    siege.play(trip_step, *NO_RESOURCES)
    assert siege.says(capacity) == 22


@rule("TW-ADVR-11")
def test_once_for_each_and_trip() -> None:
    siege = packing(rules=("more-inventory",), capacity=0)
    who = siege.asked("carry-more", trip_step, "carry-more:Cool")
    assert who.offers == ["Warm", "done"]
    who.then("bring-home", "carry-more:Warm")
    assert siege.says(capacity) == 24
    assert siege.fatigue == {"Cool": 2, "Warm": 2}


@rule("TW-ADVR-11")
def test_it_counts_for_one_trip() -> None:
    siege = trip(capacity=2, location=None, stage="leaving", deck="XPLAIN")
    siege.play(trip_step, "where-to:near")
    assert siege.says(capacity) == 22


@rule("TW-ADVR-11")
def test_without_the_rule_nobody_is_asked() -> None:
    assert packing().asked("bring-home", trip_step).about == "water"
