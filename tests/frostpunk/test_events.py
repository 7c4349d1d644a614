"""Event cards and their display: FP-EVT, FP-MORN, and what the rest of the book says of cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from holdfast.cards import Option, perform
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import Event, Special
from holdfast.games.frostpunk.city.events import (
    add_dusk,
    goods_on,
    keep_automaton,
    night_effects,
    put_on_card,
    put_on_display,
    remove_from_display,
    resolve_event,
    take_from_card,
)
from holdfast.games.frostpunk.city.scenario import reveal
from holdfast.games.frostpunk.phases.action import muster
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.phases.morning import morning_phase
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.kernel import GameOver, Rule
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    box_with,
)

# Options that nobody could mistake: the first gives Wood, the second Coal.
TWO = "options: [{do: [gain 1 wood], then: remove}, {do: [gain 1 coal], then: keep}]"


def holding(text: str, deck: str = "morning", **fields: Any) -> tuple[Crater, str]:
    """A city in the Morning, and a card of its own that says this."""
    city = a_city(**{"box": box_with(f"{deck}: [{{id: X1, {text}}}]"), "phase": "morning", **fields})
    return city, "X1"


def say(city: Crater, *sentences: str) -> Rule:
    """What some card says."""
    box = box_with(f"dusk: [{{id: X9, now: [{', '.join(sentences)}]}}]")
    return city.says(perform, box.events[box.event_ids.index("X9")].now)


# -- the two decks ----------------------------------------------------------------------------------------------------


@rule("FP-EVT-01")
def test_morning_and_dusk_have_a_deck_each_and_reveal_one_card() -> None:
    box = box_with("{morning: [{id: X1, now: [gain 1 wood]}], dusk: [{id: X2, now: [gain 1 coal]}]}")
    city = a_city(box=box)
    city.morning, city.dusk = ["M001", "X1"], ["X2"]
    city.play(morning_phase)
    assert (city.stock["wood"], city.stock["coal"], city.morning, len(city.dusk)) == (1, 0, ["M001"], 1)
    city.play(dusk_phase)
    assert (city.stock["wood"], city.stock["coal"], city.morning, len(city.dusk)) == (1, 1, ["M001"], 0)


@rule("FP-MORN-01", "FP-MORN-01/1")
def test_the_top_morning_card_is_revealed() -> None:
    city, card = holding("now: [gain 1 wood]", round=2)
    city.morning = [*(f"M{number:03}" for number in range(1, 32)), card]
    city.play(morning_phase)
    assert (len(city.morning), city.morning[-1], city.stock["wood"], city.reveals) == (31, "M031", 1, 1)


@rule("FP-MORN-01")
def test_of_an_empty_morning_deck_no_card_is_revealed() -> None:
    city = a_city(morning=[])
    city.play(morning_phase)
    assert (city.reveals, city.display) == (0, [])


@rule("FP-MORN-02")
def test_a_morning_cards_instant_effect_comes_before_its_options() -> None:
    city, card = holding(f"now: [gain 3 food], {TWO}")
    city.morning = [card]
    assert city.asked("option", morning_phase).offers == ["1", "2"]
    assert (city.food, city.stock["wood"]) == (3, 0)


@rule("FP-MORN-02/1")
@pytest.mark.parametrize("hope", [["exhausted-care"], ["exhausted-justice"]])
def test_an_option_that_needs_active_justice(hope: list[str]) -> None:
    city, card = holding("options: [{if: have active justice, do: [gain 1 wood]}, {do: [gain 1 coal]}]", hope=hope)
    city.morning = [card]
    assert city.asked("option", morning_phase).refuses("1") == "FP-EVT-04"


@rule("FP-MORN-03", "FP-MORN-03/1", "FP-MORN-03/2")
def test_a_morning_card_goes_where_its_option_says() -> None:
    city, card = holding(TWO)
    city.morning = [card]
    city.play(morning_phase, "option:2")
    assert city.display == [card]
    city, card = holding(TWO, dusk_gone=["D019"])
    city.morning = [card]
    city.play(morning_phase, "option:1")
    assert (city.display, city.dusk_gone, city.morning) == ([], ["D019"], [])


@rule("FP-MORN-03")
@pytest.mark.parametrize("then", ["", "then: discard"])
def test_a_morning_card_without_an_icon_leaves_the_game(then: str) -> None:
    city, card = holding(f"now: [gain 1 wood], {then}")
    city.play(resolve_event, card)
    assert (city.display, city.dusk_gone, city.morning) == ([], [], [])


# -- carrying a card out ----------------------------------------------------------------------------------------------


@rule("FP-EVT-02", "FP-EVT-02/1", "FP-EVT-05")
def test_what_the_instant_effect_takes_cannot_be_spent_any_more() -> None:
    city, card = holding("now: [lose 2 wood], options: [{do: [spend 2 wood]}, {do: [gain 1 coal]}]", stock={"wood": 3})
    assert city.asked("option", resolve_event, card).refuses("1") == "FP-EVT-05"
    assert city.stock["wood"] == 1


@rule("FP-EVT-03")
def test_exactly_one_option_is_chosen_and_carried_out() -> None:
    city, card = holding(TWO)
    city.play(resolve_event, card, "option:1")
    assert (city.stock["wood"], city.stock["coal"]) == (1, 0)
    city, card = holding(TWO)
    assert city.asked("option", resolve_event, card).refuses("3") == "FP-EVT-03"


@rule("FP-EVT-04", "FP-EVT-04/1")
def test_an_option_with_a_condition_that_is_not_met_is_refused() -> None:
    city, card = holding(
        "options: [{do: [gain 1 wood]}, {if: have active care, do: [gain 1 coal]}]", hope=["exhausted-care"]
    )
    choice = city.asked("option", resolve_event, card)
    assert choice.refuses("2") == "FP-EVT-04"
    assert choice.why("2") == "Only if you have active care."
    city, card = holding(
        "options: [{do: [gain 1 wood]}, {if: have active care, do: [gain 1 coal]}]", hope=["active-care"]
    )
    assert city.asked("option", resolve_event, card).offers == ["1", "2"]


@rule("FP-EVT-05", "FP-EVT-05/1")
def test_an_option_that_cannot_be_paid_in_full_is_refused() -> None:
    city, card = holding("options: [{do: [spend 4 food]}, {do: [gain 1 coal]}]", food=3)
    choice = city.asked("option", resolve_event, card)
    assert choice.refuses("1") == "FP-EVT-05"
    assert choice.why("1") == "Only if you have 4 food."
    assert city.food == 3
    city.food, city.display = 4, []
    assert city.asked("option", resolve_event, card).offers == ["1", "2"]


PRICED = "options: [{do: [spend 1 food], then: keep}, {do: [spend 1 wood], then: keep}]"


@rule("FP-EVT-06")
@pytest.mark.parametrize(
    ("deck", "then", "discarded"),
    [
        ("morning", "", False),
        ("dusk", "", True),
        ("dusk", "then: keep,", True),
        ("dusk", "then: remove,", False),
        ("consequences", "", False),
        ("disputes", "", False),
    ],
)
def test_where_no_option_is_open_none_is_carried_out_and_the_card_does_not_stay(
    deck: str, then: str, discarded: bool
) -> None:
    city, card = holding(f"{then} {PRICED}", deck)
    city.play(resolve_event, card)
    assert city.display == []
    assert city.dusk_gone == ([card] if discarded else [])
    assert card not in city.dusk


@rule("FP-EVT-07", "FP-EVT-07/1", "FP-EVT-16")
def test_of_a_removed_card_resources_go_to_the_bank_and_meeples_to_the_supply() -> None:
    city, card = holding("now: [gain 1 wood]", stock={"wood": 5})
    city.play(put_on_display, "M001")
    city.play(put_on_display, card)
    city.play(put_on_card, card, "wood", 2)
    city.meeple_on = [None, "engineer"]
    city.play(say(city, "remove morning card M001"))
    assert city.display == [card]
    city.play(remove_from_display, card)
    assert (city.display, city.goods_on, city.meeple_on, city.kept_on) == ([], [], [], [])
    assert city.stock["wood"] == 3
    assert city.ready["engineer"] == 1


@rule("FP-EVT-07", "FP-ICON-01")
def test_with_the_cross_the_card_leaves_the_game() -> None:
    for deck in ("morning", "dusk", "consequences"):
        city, card = holding("now: [gain 1 wood], then: remove", deck)
        city.play(resolve_event, card)
        assert (city.display, city.dusk_gone, city.stock["wood"]) == ([], [], 1)


@rule("FP-EVT-07")
@pytest.mark.parametrize("then", ["", ", then: keep", ", then: discard"])
def test_a_card_that_its_own_effect_removes_is_put_nowhere(then: str) -> None:
    city, card = holding(f"now: [this card leaves]{then}", "dusk")
    city.play(resolve_event, card)
    assert (city.display, city.dusk_gone) == ([], [])


@rule("FP-EVT-08", "FP-ICON-01")
def test_with_the_exclamation_mark_the_card_goes_to_the_display() -> None:
    for deck in ("morning", "dusk", "consequences"):
        city, card = holding("now: [gain 1 wood], then: keep", deck)
        city.play(resolve_event, card)
        assert (city.display, city.dusk_gone) == ([card], [])
        assert (city.goods_on, city.meeple_on, city.kept_on) == ([{}], [None], [0])
        city.play(say(city, "gain 1 wood"))
        assert city.display == [card]


@rule("FP-ICON-01")
def test_the_other_icons_of_cards() -> None:
    city, dispute = holding("now: [gain 1 wood], then: discard", "disputes")
    city.play(resolve_event, dispute)
    assert city.dusk_gone == []  # the red icon
    city, card = holding("triggers: [{round: 7, do: [gain 1 wood]}]", "scenario")
    city.play(reveal, card)
    assert city.triggers == [7]
    city = a_city(people={"worker": 9}, sick={"worker": 4}, skull={"worker": 1})
    city.play(say(city, "cure 2", "treat 1"), "cure:worker", "cure:worker", "treat:worker")
    assert (city.sick["worker"], city.skull["worker"]) == (2, 0)


@rule("FP-EVT-09")
def test_what_stands_on_an_event_card() -> None:
    box = open_box(None)
    cards = [card for card in box.events if isinstance(card, Event)]
    assert len(cards) == box.first_scenario > 100
    assert all(card.id and card.title and card.story for card in cards)
    assert all(len(card.options) <= 3 for card in cards)
    assert all(option.story and option.do for card in cards for option in card.options)
    assert {"now", "special", "options", "then", "dusk", "night"} <= set(Event.__struct_fields__)
    assert {"story", "by", "if_", "do", "cold", "once"} == set(Special.__struct_fields__)
    assert {"story", "if_", "do", "then"} <= set(Option.__struct_fields__)


@rule("FP-EVT-10")
def test_cards_are_named_by_a_letter_and_three_digits() -> None:
    box = open_box(None)
    assert all(re.fullmatch(r"M\d{3}", name) for name in box.event_ids[: box.first_dusk])
    assert all(re.fullmatch(r"D\d{3}", name) for name in box.event_ids[box.first_dusk : box.first_dispute])
    city = a_city()
    city.play(say(city, "add dusk card D017"))
    assert city.dusk == ["D017"]


@rule("FP-EVT-11", "FP-EVT-11/1")
def test_a_named_card_is_shuffled_unread_into_the_dusk_deck() -> None:
    places = []
    for seed in range(40):
        city = a_city(seed, told=[])
        city.dusk = ["D001", "D002", "D003"]
        city.play(say(city, "add dusk card D017"))
        assert sorted(city.dusk) == ["D001", "D002", "D003", "D017"]
        assert city.reveals == 0
        assert city.log == ["A card is shuffled into the Dusk deck."]
        places.append(city.dusk.index("D017"))
    assert set(places) == {0, 1, 2, 3}


@rule("FP-EVT-11/2")
def test_each_dusk_card_exists_once() -> None:
    city = a_city()
    card = "D017"
    city.play(add_dusk, card)
    city.play(add_dusk, card)
    assert city.dusk == [card]
    city.dusk, city.display = [], []  # it has left the game
    city.play(add_dusk, card)
    assert (city.dusk, city.entered) == ([], [card])


@rule("FP-EVT-11")
def test_only_normal_dusk_cards_can_be_added() -> None:
    city = a_city()
    for card in ("M001", "S01", "L01A", "I01"):
        city.play(add_dusk, card)
    assert (city.dusk, city.entered) == ([], [])


@rule("FP-EVT-16", "FP-EVT-16/1")
def test_an_effect_removes_the_card_that_it_names() -> None:
    city = a_city(stock={"wood": 2})
    kept = "D004"
    city.play(put_on_display, kept)
    city.play(put_on_card, kept, "wood", 1)
    city.play(say(city, "remove dusk card D005"))
    assert (city.display, city.says(goods_on, kept, "wood")) == ([kept], 1)
    city.play(say(city, "remove dusk card D004"))
    assert (city.display, city.stock["wood"]) == ([], 1)


# -- cards that stay --------------------------------------------------------------------------------------------------


@rule("FP-EVT-20", "FP-EVT-21")
def test_an_effect_of_another_phase_waits_for_that_phase_and_comes_every_round() -> None:
    city, card = holding("now: [gain 1 food], dusk: [gain 1 coal], night: [gain 1 wood], then: keep")
    city.play(resolve_event, card)
    assert (city.food, city.stock["coal"], city.stock["wood"]) == (1, 0, 0)
    city.play(dusk_phase)
    assert (city.food, city.stock["coal"], city.stock["wood"]) == (1, 1, 0)
    city.play(night_effects)
    assert (city.food, city.stock["coal"], city.stock["wood"]) == (1, 1, 1)
    city.play(dusk_phase)
    city.play(night_effects)
    assert (city.food, city.stock["coal"], city.stock["wood"]) == (1, 2, 2)
    assert city.display == [card]


@rule("FP-EVT-20")
def test_night_effects_come_in_the_order_of_the_players() -> None:
    box = box_with(
        "dusk: [{id: X1, night: [gain 4 wood]}, {id: X2, night: [lose 3 wood]}, {id: X3, dusk: [gain 1 wood]}]"
    )
    city = a_city(box=box)
    first, second, third = "X1", "X2", "X3"
    for card in (first, second, third):
        city.play(put_on_display, card)
    choice = city.copy().asked("night-effect", night_effects)
    assert (choice.offers, choice.team) == ([first, second], True)
    assert choice.refused_by == {"FP-EVT-20"}
    city.play(night_effects, f"night-effect:{second}")
    assert city.stock["wood"] == 4


@rule("FP-EVT-20")
def test_the_effect_of_a_card_that_has_gone_does_not_come() -> None:
    box = box_with("dusk: [{id: X1, night: [remove dusk card X2]}, {id: X2, night: [gain 3 wood, this card leaves]}]")
    city = a_city(box=box)
    first, second = "X1", "X2"
    city.play(put_on_display, first)
    city.play(put_on_display, second)
    city.play(night_effects, f"night-effect:{first}")
    assert (city.stock["wood"], city.display) == (0, [first])
    city.play(put_on_display, second)
    city.play(night_effects, f"night-effect:{second}")
    assert (city.stock["wood"], city.display) == (3, [first])


@rule("FP-EVT-21", "FP-SPEC-05", "FP-SPEC-05/1")
def test_at_night_the_meeple_comes_home_and_the_resources_stay() -> None:
    city, card = holding("now: [gain 1 wood]", people={"engineer": 5}, mustered={"engineer": 1}, stock={"wood": 1})
    city.play(put_on_display, card)
    city.play(put_on_card, card, "wood", 1)
    city.meeple_on[0] = "engineer"
    city.play(night_phase)
    city.play(muster)
    assert (city.meeple_on, city.ready["engineer"]) == ([None], 1)
    assert (city.says(goods_on, card, "wood"), city.stock["wood"], city.display) == (1, 0, [card])


@rule("FP-SPEC-04", "FP-SPEC-05")
def test_goods_on_a_card_are_its_own_until_it_gives_them_back() -> None:
    city, card = holding("now: [put 2 food on this card, put 1 food on this card], then: keep", food=5)
    city.play(resolve_event, card)
    assert (city.food, city.says(goods_on, card, "food"), city.says(goods_on, "M001", "food")) == (2, 3, 0)
    city.play(take_from_card, card, "food")
    assert (city.food, city.says(goods_on, card, "food")) == (5, 0)


@rule("FP-AUTO-07", "FP-AUTO-07/2")
def test_a_card_takes_an_automaton_from_the_supply_when_the_bank_has_none() -> None:
    city, card = holding("now: [put an automaton on this card], then: keep", automatons=3)
    city.ready["automaton"] = 3
    city.play(put_on_display, "M001")
    city.kept_on[0] = 3
    city.play(resolve_event, card)
    assert (city.automatons, city.ready["automaton"], city.kept_on) == (2, 2, [3, 1])


@rule("FP-AUTO-07", "FP-EVT-07")
def test_a_card_takes_an_automaton_from_the_bank_and_leaves_it_to_the_supply() -> None:
    city, card = holding("now: [put an automaton on this card], then: keep", automatons=3)
    city.play(resolve_event, card)
    assert (city.automatons, city.kept_on) == (3, [1])
    city.play(remove_from_display, card)
    assert (city.automatons, city.ready["automaton"], city.kept_on) == (4, 1, [])


@rule("FP-AUTO-07")
def test_without_any_automaton_none_is_put_on_a_card() -> None:
    city = a_city(automatons=0)
    for card in ("M001", "M002"):
        city.play(put_on_display, card)
    city.kept_on[0] = 6
    city.play(keep_automaton, "M002")
    assert (city.automatons, city.kept_on) == (0, [6, 0])
    city.automatons, city.kept_on[0] = 1, 5  # it acts somewhere
    city.play(keep_automaton, "M002")
    assert (city.automatons, city.ready["automaton"], city.kept_on) == (0, 0, [5, 1])


# -- rules of the whole game, seen from a card ------------------------------------------------------------------------


@rule("FP-GEN-04", "FP-GEN-04/1", "FP-EVT-03")
def test_all_may_answer_for_the_group_and_the_leader_has_the_last_word() -> None:
    city, card = holding(TWO, leader=1)
    choice = city.asked("option", resolve_event, card)
    assert (choice.team, choice.seat) == (True, 1)
    city, card = holding(TWO, leader=1)
    city.play(resolve_event, card, "option:2")
    assert (city.stock["wood"], city.stock["coal"]) == (0, 1)


@rule("FP-GEN-03")
def test_a_card_goes_before_the_rulebook() -> None:
    """Laws are the Platform's; but a card may introduce one without it, in any phase."""
    city, card = holding("now: [introduce a law]", future_laws=["Child Labour", "Heated Meals"], hope=["active-care"])
    city.play(resolve_event, card, "law:L03")
    assert city.laws == {"Heated Meals"}


@rule("FP-GEN-18")
def test_a_card_that_is_kept_lies_in_the_display() -> None:
    city, card = holding("now: [gain 1 wood], then: keep")
    city.play(resolve_event, card)
    assert city.display == [card]


@rule("FP-GEN-18")
def test_when_the_top_social_dispute_goes_the_next_one_comes_to_light() -> None:
    city, dispute = holding("now: [gain 1 wood]", "disputes")
    city.disputes = ["S01", "S02"]
    city.play(resolve_event, dispute)
    assert (city.disputes, city.dusk, city.reveals) == (["S01"], ["S02"], 1)


@rule("FP-END-09")
def test_a_loss_ends_the_game_in_the_middle_of_a_card() -> None:
    city, card = holding("now: [decrease hope, gain 5 wood]", hope=["exhausted-care"])
    with pytest.raises(GameOver) as over:
        city.play(resolve_event, card)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("no-hope", ())
    assert city.stock["wood"] == 0
    city, card = holding(
        "now: [increase discontent, gain 5 wood]",
        discontent=["active-anger", "active-anger", "active-anger", "active-apathy", "active-apathy"],
    )
    with pytest.raises(GameOver) as over:
        city.play(resolve_event, card)
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("banished", ())
    assert (city.stock["wood"], len(city.discontent), len(city.hope)) == (0, 6, 1)


def test_a_card_that_reveals_another_goes_on_as_itself() -> None:
    box = box_with(
        """
        {morning: [{id: X1, now: [reveal scenario card X2, put 1 wood on this card], then: keep}],
         scenario: [{id: X2, now: [put 2 wood on this card]}]}
        """
    )
    city = a_city(box=box, stock={"wood": 5})
    city.play(resolve_event, "X1")
    assert (city.says(goods_on, "X1", "wood"), city.says(goods_on, "X2", "wood")) == (1, 2)
