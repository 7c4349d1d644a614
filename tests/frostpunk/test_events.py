"""Event cards and their display: FP-EVT, FP-MORN, and what the rest of the book says of cards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from holdfast.cards import Option, perform
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import Event, Special
from holdfast.games.frostpunk.city.events import (
    NIGHT_EFFECT,
    OPTION,
    add_dusk,
    goods_on,
    keep_automaton,
    night_effects,
    put_on_card,
    put_on_display,
    remove_from_display,
    resolve_event,
    take_from_card,
    why_not_choose,
    why_not_effect,
)
from holdfast.games.frostpunk.city.scenario import reveal
from holdfast.games.frostpunk.phases.action import muster
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.phases.morning import morning_phase
from holdfast.games.frostpunk.phases.night import night_phase
from holdfast.games.frostpunk.state import (
    AUTOMATON,
    CHILD_LABOUR,
    COAL,
    DISCONTENT,
    ENGINEER,
    FOOD,
    HEATED_MEALS,
    HOPE,
    MORNING,
    NONE,
    WOOD,
    WORKER,
    City,
)
from holdfast.kernel import Choice, GameOver, Refusal, Rule
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, event, offered, play

# Options that nobody could mistake: the first gives Wood, the second Coal.
TWO = "options: [{do: [gain 1 wood], then: remove}, {do: [gain 1 coal], then: keep}]"


def holding(text: str, deck: str = "morning", **fields: Any) -> tuple[City, int]:
    """A city in the Morning, and a card of its own that says this."""
    g = city(**{"box": box_with(f"{deck}: [{{id: X1, {text}}}]"), "phase": MORNING, **fields})
    return g, event(g, "X1")


def asked(asking: Rule) -> Choice:
    choice = next(asking)
    assert isinstance(choice, Choice)
    return choice


def refused(g: City, asking: Rule, option: int) -> Refusal:
    """Why the open question does not offer this; and it is refused for every option it does not offer, and no other."""
    choice = asked(asking)
    reasons = [why_not_choose(g, choice, other) for other in range(6)]
    assert [other for other in range(6) if reasons[other] is None] == choice.values
    reason = reasons[option]
    assert reason is not None
    return reason


def say(g: City, *sentences: str) -> Rule:
    """What some card says."""
    box = box_with(f"dusk: [{{id: X9, now: [{', '.join(sentences)}]}}]")
    return perform(g, box.events[box.event_ids.index("X9")].now)


# -- the two decks ----------------------------------------------------------------------------------------------------


@rule("FP-EVT-01")
def test_morning_and_dusk_have_a_deck_each_and_reveal_one_card() -> None:
    box = box_with("{morning: [{id: X1, now: [gain 1 wood]}], dusk: [{id: X2, now: [gain 1 coal]}]}")
    g = city(box=box)
    g.morning, g.dusk = [0, event(g, "X1")], [event(g, "X2")]
    play(morning_phase(g))
    assert (g.stock[WOOD], g.stock[COAL], g.morning, len(g.dusk)) == (1, 0, [0], 1)
    play(dusk_phase(g))
    assert (g.stock[WOOD], g.stock[COAL], g.morning, len(g.dusk)) == (1, 1, [0], 0)


@rule("FP-MORN-01", "FP-MORN-01/1")
def test_the_top_morning_card_is_revealed() -> None:
    g, card = holding("now: [gain 1 wood]", round=2)
    g.morning = [*range(31), card]
    play(morning_phase(g))
    assert (len(g.morning), g.morning[-1], g.stock[WOOD], g.reveals) == (31, 30, 1, 1)


@rule("FP-MORN-01")
def test_of_an_empty_morning_deck_no_card_is_revealed() -> None:
    g = city(morning=[])
    play(morning_phase(g))
    assert (g.reveals, g.display) == (0, [])


@rule("FP-MORN-02")
def test_a_morning_cards_instant_effect_comes_before_its_options() -> None:
    g, card = holding(f"now: [gain 3 food], {TWO}")
    g.morning = [card]
    assert offered(morning_phase(g)) == [0, 1]
    assert (g.food, g.stock[WOOD]) == (3, 0)


@rule("FP-MORN-02/1")
@pytest.mark.parametrize("hope", [[0], [2]])
def test_an_option_that_needs_active_justice(hope: list[int]) -> None:
    g, card = holding("options: [{if: have active justice, do: [gain 1 wood]}, {do: [gain 1 coal]}]", hope=hope)
    g.morning = [card]
    assert refused(g, morning_phase(g), 0).rule == "FP-EVT-04"


@rule("FP-MORN-03", "FP-MORN-03/1", "FP-MORN-03/2")
def test_a_morning_card_goes_where_its_option_says() -> None:
    g, card = holding(TWO)
    g.morning = [card]
    play(morning_phase(g), 1)
    assert g.display == [card]
    g, card = holding(TWO, dusk_gone=[50])
    g.morning = [card]
    play(morning_phase(g), 0)
    assert (g.display, g.dusk_gone, g.morning) == ([], [50], [])


@rule("FP-MORN-03")
@pytest.mark.parametrize("then", ["", "then: discard"])
def test_a_morning_card_without_an_icon_leaves_the_game(then: str) -> None:
    g, card = holding(f"now: [gain 1 wood], {then}")
    play(resolve_event(g, card))
    assert (g.display, g.dusk_gone, g.morning) == ([], [], [])


# -- carrying a card out ----------------------------------------------------------------------------------------------


@rule("FP-EVT-02", "FP-EVT-02/1", "FP-EVT-05")
def test_what_the_instant_effect_takes_cannot_be_spent_any_more() -> None:
    g, card = holding("now: [lose 2 wood], options: [{do: [spend 2 wood]}, {do: [gain 1 coal]}]", stock=[3, 0, 0, 0])
    asking = resolve_event(g, card)
    assert refused(g, asking, 0).rule == "FP-EVT-05"
    assert g.stock[WOOD] == 1


@rule("FP-EVT-03")
def test_exactly_one_option_is_chosen_and_carried_out() -> None:
    g, card = holding(TWO)
    play(resolve_event(g, card), 0)
    assert (g.stock[WOOD], g.stock[COAL]) == (1, 0)
    g, card = holding(TWO)
    assert refused(g, resolve_event(g, card), 2).rule == "FP-EVT-03"


@rule("FP-EVT-04", "FP-EVT-04/1")
def test_an_option_with_a_condition_that_is_not_met_is_refused() -> None:
    g, card = holding("options: [{do: [gain 1 wood]}, {if: have active care, do: [gain 1 coal]}]", hope=[0])
    reason = refused(g, resolve_event(g, card), 1)
    assert (reason.rule, reason.numbers) == ("FP-EVT-04", (card, 1, 0))
    g, card = holding("options: [{do: [gain 1 wood]}, {if: have active care, do: [gain 1 coal]}]", hope=[1])
    assert offered(resolve_event(g, card)) == [0, 1]


@rule("FP-EVT-05", "FP-EVT-05/1")
def test_an_option_that_cannot_be_paid_in_full_is_refused() -> None:
    g, card = holding("options: [{do: [spend 4 food]}, {do: [gain 1 coal]}]", food=3)
    reason = refused(g, resolve_event(g, card), 0)
    assert (reason.rule, reason.numbers) == ("FP-EVT-05", (card, 0, 0))
    assert g.food == 3
    g.food, g.display = 4, []
    assert offered(resolve_event(g, card)) == [0, 1]


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
    g, card = holding(f"{then} {PRICED}", deck)
    play(resolve_event(g, card))
    assert g.display == []
    assert g.dusk_gone == ([card] if discarded else [])
    assert card not in g.dusk


@rule("FP-EVT-07", "FP-EVT-07/1", "FP-EVT-16")
def test_of_a_removed_card_resources_go_to_the_bank_and_meeples_to_the_supply() -> None:
    g, card = holding("now: [gain 1 wood]", stock=[5, 0, 0, 0])
    put_on_display(g, 0)
    put_on_display(g, card)
    put_on_card(g, card, WOOD, 2)
    g.meeple_on[1] = ENGINEER
    play(say(g, "remove morning card M001"))
    assert g.display == [card]
    remove_from_display(g, card)
    assert (g.display, g.goods_on, g.meeple_on, g.kept_on) == ([], [], [], [])
    assert g.stock[WOOD] == 3
    assert g.ready[ENGINEER] == 1


@rule("FP-EVT-07", "FP-ICON-01")
def test_with_the_cross_the_card_leaves_the_game() -> None:
    for deck in ("morning", "dusk", "consequences"):
        g, card = holding("now: [gain 1 wood], then: remove", deck)
        play(resolve_event(g, card))
        assert (g.display, g.dusk_gone, g.stock[WOOD]) == ([], [], 1)


@rule("FP-EVT-07")
@pytest.mark.parametrize("then", ["", ", then: keep", ", then: discard"])
def test_a_card_that_its_own_effect_removes_is_put_nowhere(then: str) -> None:
    g, card = holding(f"now: [this card leaves]{then}", "dusk")
    play(resolve_event(g, card))
    assert (g.display, g.dusk_gone) == ([], [])


@rule("FP-EVT-08", "FP-ICON-01")
def test_with_the_exclamation_mark_the_card_goes_to_the_display() -> None:
    for deck in ("morning", "dusk", "consequences"):
        g, card = holding("now: [gain 1 wood], then: keep", deck)
        play(resolve_event(g, card))
        assert (g.display, g.dusk_gone) == ([card], [])
        assert (g.goods_on, g.meeple_on, g.kept_on) == ([[0] * 5], [NONE], [0])
        play(say(g, "gain 1 wood"))
        assert g.display == [card]


@rule("FP-ICON-01")
def test_the_other_icons_of_cards() -> None:
    g, dispute = holding("now: [gain 1 wood], then: discard", "disputes")
    play(resolve_event(g, dispute))
    assert g.dusk_gone == []  # the red icon
    g, card = holding("triggers: [{round: 7, do: [gain 1 wood]}]", "scenario")
    play(reveal(g, card))
    assert g.triggers == [7]
    g = city(people=[9, 0, 0], sick=[4, 0, 0], skull=[1, 0, 0])
    play(say(g, "cure 2", "treat 1"), WORKER, WORKER, WORKER)
    assert (g.sick[WORKER], g.skull[WORKER]) == (2, 0)


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
    g = city()
    play(say(g, "add dusk card D017"))
    assert g.dusk == [event(g, "D017")]


@rule("FP-EVT-11", "FP-EVT-11/1")
def test_a_named_card_is_shuffled_unread_into_the_dusk_deck() -> None:
    places = []
    for seed in range(40):
        g = city(seed, told=[])
        g.dusk = [event(g, name) for name in ("D001", "D002", "D003")]
        play(say(g, "add dusk card D017"))
        assert sorted(g.dusk) == sorted(event(g, name) for name in ("D001", "D002", "D003", "D017"))
        assert g.reveals == 0
        assert g.told == [("dusk-added", -1, ())]
        places.append(g.dusk.index(event(g, "D017")))
    assert set(places) == {0, 1, 2, 3}


@rule("FP-EVT-11/2")
def test_each_dusk_card_exists_once() -> None:
    g = city()
    card = event(g, "D017")
    add_dusk(g, card)
    add_dusk(g, card)
    assert g.dusk == [card]
    g.dusk, g.display = [], []  # it has left the game
    add_dusk(g, card)
    assert (g.dusk, g.entered) == ([], [card])


@rule("FP-EVT-11")
def test_only_normal_dusk_cards_can_be_added() -> None:
    g = city()
    for card in (0, g.box.first_dispute, g.box.first_consequence, g.box.first_scenario):
        add_dusk(g, card)
    assert (g.dusk, g.entered) == ([], [])


@rule("FP-EVT-16", "FP-EVT-16/1")
def test_an_effect_removes_the_card_that_it_names() -> None:
    g = city(stock=[2, 0, 0, 0])
    kept = event(g, "D004")
    put_on_display(g, kept)
    put_on_card(g, kept, WOOD, 1)
    play(say(g, "remove dusk card D005"))
    assert (g.display, goods_on(g, kept, WOOD)) == ([kept], 1)
    play(say(g, "remove dusk card D004"))
    assert (g.display, g.stock[WOOD]) == ([], 1)


# -- cards that stay --------------------------------------------------------------------------------------------------


@rule("FP-EVT-20", "FP-EVT-21")
def test_an_effect_of_another_phase_waits_for_that_phase_and_comes_every_round() -> None:
    g, card = holding("now: [gain 1 food], dusk: [gain 1 coal], night: [gain 1 wood], then: keep")
    play(resolve_event(g, card))
    assert (g.food, g.stock[COAL], g.stock[WOOD]) == (1, 0, 0)
    play(dusk_phase(g))
    assert (g.food, g.stock[COAL], g.stock[WOOD]) == (1, 1, 0)
    play(night_effects(g))
    assert (g.food, g.stock[COAL], g.stock[WOOD]) == (1, 1, 1)
    play(dusk_phase(g))
    play(night_effects(g))
    assert (g.food, g.stock[COAL], g.stock[WOOD]) == (1, 2, 2)
    assert g.display == [card]


@rule("FP-EVT-20")
def test_night_effects_come_in_the_order_of_the_players() -> None:
    box = box_with(
        "dusk: [{id: X1, night: [gain 4 wood]}, {id: X2, night: [lose 3 wood]}, {id: X3, dusk: [gain 1 wood]}]"
    )
    g = city(box=box)
    first, second, third = (event(g, name) for name in ("X1", "X2", "X3"))
    for card in (first, second, third):
        put_on_display(g, card)
    choice = asked(night_effects(g))
    assert (choice.question, choice.values, choice.question.team) == (NIGHT_EFFECT, [first, second], True)
    reasons = {card: why_not_effect(g, choice, card) for card in range(box.no_event + 1)}
    assert [card for card, reason in reasons.items() if reason is None] == [first, second]
    assert {reason.rule for reason in reasons.values() if reason is not None} == {"FP-EVT-20"}
    play(night_effects(g), second)
    assert g.stock[WOOD] == 4


@rule("FP-EVT-20")
def test_the_effect_of_a_card_that_has_gone_does_not_come() -> None:
    box = box_with("dusk: [{id: X1, night: [remove dusk card X2]}, {id: X2, night: [gain 3 wood, this card leaves]}]")
    g = city(box=box)
    first, second = event(g, "X1"), event(g, "X2")
    put_on_display(g, first)
    put_on_display(g, second)
    play(night_effects(g), first)
    assert (g.stock[WOOD], g.display) == (0, [first])
    put_on_display(g, second)
    play(night_effects(g), second)
    assert (g.stock[WOOD], g.display) == (3, [first])


@rule("FP-EVT-21", "FP-SPEC-05", "FP-SPEC-05/1")
def test_at_night_the_meeple_comes_home_and_the_resources_stay() -> None:
    g, card = holding("now: [gain 1 wood]", people=[0, 5, 0], mustered=[0, 1, 0], stock=[1, 0, 0, 0])
    put_on_display(g, card)
    put_on_card(g, card, WOOD, 1)
    g.meeple_on[0] = ENGINEER
    play(night_phase(g))
    muster(g)
    assert (g.meeple_on, g.ready[ENGINEER]) == ([NONE], 1)
    assert (goods_on(g, card, WOOD), g.stock[WOOD], g.display) == (1, 0, [card])


@rule("FP-SPEC-04", "FP-SPEC-05")
def test_goods_on_a_card_are_its_own_until_it_gives_them_back() -> None:
    g, card = holding("now: [put 2 food on this card, put 1 food on this card], then: keep", food=5)
    play(resolve_event(g, card))
    assert (g.food, goods_on(g, card, FOOD), goods_on(g, 0, FOOD)) == (2, 3, 0)
    take_from_card(g, card, FOOD)
    assert (g.food, goods_on(g, card, FOOD)) == (5, 0)


@rule("FP-AUTO-07", "FP-AUTO-07/2")
def test_a_card_takes_an_automaton_from_the_supply_when_the_bank_has_none() -> None:
    g, card = holding("now: [put an automaton on this card], then: keep", automatons=3)
    g.ready[AUTOMATON] = 3
    put_on_display(g, 0)
    g.kept_on[0] = 3
    play(resolve_event(g, card))
    assert (g.automatons, g.ready[AUTOMATON], g.kept_on) == (2, 2, [3, 1])


@rule("FP-AUTO-07", "FP-EVT-07")
def test_a_card_takes_an_automaton_from_the_bank_and_leaves_it_to_the_supply() -> None:
    g, card = holding("now: [put an automaton on this card], then: keep", automatons=3)
    play(resolve_event(g, card))
    assert (g.automatons, g.kept_on) == (3, [1])
    remove_from_display(g, card)
    assert (g.automatons, g.ready[AUTOMATON], g.kept_on) == (4, 1, [])


@rule("FP-AUTO-07")
def test_without_any_automaton_none_is_put_on_a_card() -> None:
    g = city(automatons=0)
    for card in (0, 1):
        put_on_display(g, card)
    g.kept_on[0] = 6
    keep_automaton(g, 1)
    assert (g.automatons, g.kept_on) == (0, [6, 0])
    g.automatons, g.kept_on[0] = 1, 5  # it acts somewhere
    keep_automaton(g, 1)
    assert (g.automatons, g.ready[AUTOMATON], g.kept_on) == (0, 0, [5, 1])


# -- rules of the whole game, seen from a card ------------------------------------------------------------------------


@rule("FP-GEN-04", "FP-GEN-04/1", "FP-EVT-03")
def test_all_may_answer_for_the_group_and_the_leader_has_the_last_word() -> None:
    g, card = holding(TWO, leader=1)
    choice = asked(resolve_event(g, card))
    assert (choice.question, choice.question.team, choice.seat) == (OPTION, True, 1)
    g, card = holding(TWO, leader=1)
    play(resolve_event(g, card), 1)
    assert (g.stock[WOOD], g.stock[COAL]) == (0, 1)


@rule("FP-GEN-03")
def test_a_card_goes_before_the_rulebook() -> None:
    """Laws are the Platform's; but a card may introduce one without it, in any phase."""
    g, card = holding("now: [introduce a law]", future_laws=[CHILD_LABOUR, HEATED_MEALS], hope=[1])
    play(resolve_event(g, card), HEATED_MEALS)
    assert g.laws[HEATED_MEALS] == 1


@rule("FP-GEN-18")
def test_a_card_that_is_kept_lies_in_the_display() -> None:
    g, card = holding("now: [gain 1 wood], then: keep")
    play(resolve_event(g, card))
    assert g.display == [card]


@rule("FP-GEN-18")
def test_when_the_top_social_dispute_goes_the_next_one_comes_to_light() -> None:
    g, dispute = holding("now: [gain 1 wood]", "disputes")
    g.disputes = [dispute - 2, dispute - 1]
    play(resolve_event(g, dispute))
    assert (g.disputes, g.dusk, g.reveals) == ([dispute - 2], [dispute - 1], 1)


@rule("FP-END-09")
def test_a_loss_ends_the_game_in_the_middle_of_a_card() -> None:
    g, card = holding("now: [decrease hope, gain 5 wood]", hope=[0])
    with pytest.raises(GameOver) as over:
        play(resolve_event(g, card))
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("no-hope", ())
    assert g.stock[WOOD] == 0
    g, card = holding("now: [increase discontent, gain 5 wood]", discontent=[1] * 3 + [3] * 2)
    with pytest.raises(GameOver) as over:
        play(resolve_event(g, card))
    assert (over.value.outcome.cause, over.value.outcome.winners) == ("banished", ())
    assert (g.stock[WOOD], len(g.tokens[DISCONTENT]), len(g.tokens[HOPE])) == (0, 6, 1)


def test_a_card_that_reveals_another_goes_on_as_itself() -> None:
    box = box_with(
        """
        {morning: [{id: X1, now: [reveal scenario card X2, put 1 wood on this card], then: keep}],
         scenario: [{id: X2, now: [put 2 wood on this card]}]}
        """
    )
    g = city(box=box, stock=[5, 0, 0, 0])
    play(resolve_event(g, event(g, "X1")))
    assert (goods_on(g, event(g, "X1"), WOOD), goods_on(g, event(g, "X2"), WOOD)) == (1, 2)
