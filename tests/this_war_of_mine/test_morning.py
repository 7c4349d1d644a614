"""The Morning, the Events that stay, and what the FAQ says of some: TW-MORN, TW-FAQ, TW-GEN-08, TW-GEN-21,
TW-GEN-26.
"""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.this_war_of_mine.characters import states
from holdfast.games.this_war_of_mine.phases.morning import EVENT_OPTION, draw_event, morning_phase, take_up
from holdfast.games.this_war_of_mine.phrases import add_cold, remove_cold
from holdfast.games.this_war_of_mine.scripts import decks
from holdfast.games.this_war_of_mine.scripts.standing import carry_out, raid_damage, raid_wounds
from holdfast.games.this_war_of_mine.setup import set_up
from holdfast.games.this_war_of_mine.shelter import shelter as house
from holdfast.games.this_war_of_mine.state import (
    AT_DAWN,
    AT_DUSK,
    BOOK,
    IN_THE_MORNING,
    MORNING,
    NONE,
    RAIDS,
    WATER,
    WOUNDS,
    Shelter,
)
from holdfast.kernel import Choice, GameOver, Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, box_with, goods, play, shelter
from tests.this_war_of_mine.test_setup import CAMPAIGN

BOX = box_with(
    """
    events:
    - {id: Plain, title: Rain, story: Test., cold: 2, now: [gain 1 water]}
    - {id: Airdrop, title: Airdrop, story: Test., cold: 1, special: true, now: [gain 1 canned food]}
    - {id: Shelling, title: Shelling, story: Test., cold: 2, special: true, now: [lose 1 wood]}
    - {id: Frost, title: Frost, story: Test., stays: true, now: [gain 1 wood], morning: [add 1 cold],
       dusk: [lose 1 wood], dawn: [gain 1 book]}
    - {id: Passing, title: Passing, story: Test., stays: true, morning: [gain 1 coffee, remove this event]}
    - {id: Snipers, title: Snipers, story: Test., stays: true, outside: ['on a roll of 4 or less: read script T900']}
    - {id: Rise, title: Crime on the Rise, story: Test., stays: true, damage: 2, wounds: 1}
    - {id: Wave, title: Crime Wave, story: Test., stays: true, damage: 2, wounds: 3}
    - id: Offer
      title: Offer
      story: Test.
      options:
      - {story: Buy., do: [spend 1 coffee, gain 1 sugar]}
      - {story: Read., go: T901}
    endings:
    - {id: Peace, title: Peace, story: Test., cold: 1, over: true}
    - {id: Rumour, title: Rumour, story: Test., now: [gain 1 water]}
    chapters:
    - {id: TC, title: Chapter, story: Test., number: 51, cold: 1, now: [gain 1 sugar]}
    scripts:
    - {id: T900, title: Shot, story: Test., now: [raise wounds by 1, remove this event]}
    - {id: T901, title: Note, story: Test., now: [gain 1 book]}
    """
)


def number(name: str) -> int:
    return BOX.event_ids.index(name)


def morning_of(*names: str, **fields: Any) -> Shelter:
    """The Events deck holds these, from the top."""
    return shelter(box=BOX, phase=MORNING, events=[number(name) for name in names][::-1], **fields)


def facing(*names: str, **fields: Any) -> Shelter:
    """These Events lie face up, and a quiet one is on top of the deck."""
    return morning_of("Rumour", open_events=[number(name) for name in names], **fields)


# -- the card of the day ----------------------------------------------------------------------------------------------


@rule("TW-MORN-01", "TW-MORN-01/1")
def test_the_first_card_of_a_campaign_is_the_first_chapter() -> None:
    g = set_up(BOX, 2, CAMPAIGN, Rng(3))
    assert g.events[-1] == BOX.first_chapter
    seen: list[tuple[str, int, tuple[int, ...]]] = []
    g.told = seen
    play(morning_phase(g), 0)
    assert ("event-drawn", -1, (BOX.first_chapter,)) in seen
    assert (len(g.events), g.events_seen) == (12, 0)


@rule("TW-MORN-01", "TW-MORN-04")
def test_the_top_card_is_carried_out_whatever_its_kind() -> None:
    g = morning_of("Plain", "TC", "Rumour")
    play(morning_phase(g))
    assert g.reveals == 1
    assert (g.stock, g.events) == (goods(water=1), [number("Rumour"), number("TC")])
    play(morning_phase(g))
    assert g.stock == goods(water=1, sugar=1)
    play(morning_phase(g))
    assert (g.stock, g.events) == (goods(water=2, sugar=1), [])


@rule("TW-MORN-01", "TW-GEN-03")
def test_an_option_of_the_card_is_chosen_by_the_leader() -> None:
    g = morning_of("Offer", stock=goods(coffee=1), leader=1)
    question = next(morning_phase(g))
    assert isinstance(question, Choice)
    assert (question.question, question.seat, question.values) == (EVENT_OPTION, 1, [0, 1])
    play(morning_phase(morning_of("Offer", stock=goods(coffee=1))), 0)
    poor = morning_of("Offer")
    play(morning_phase(poor))
    assert poor.stock == goods(book=1)
    refusal = EVENT_OPTION.why_not(poor, Choice(EVENT_OPTION, 0, [1], number("Offer")), 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-MORN-01", "event-option")


@rule("TW-MORN-01", "TW-SAVE-11")
def test_scripts_that_are_due_come_before_the_card_of_the_day() -> None:
    g = morning_of("Plain", later=[[IN_THE_MORNING, 0, BOX.script_ids.index("T901")]])
    told: list[tuple[str, int, tuple[int, ...]]] = []
    g.told = told
    play(morning_phase(g))
    assert (g.stock, g.later) == (goods(book=1, water=1), [])
    order = [numbers[1] for message, _, numbers in told if message == "gained"]
    assert order == [BOOK, WATER]


@rule("TW-DEATH-01")
def test_with_the_morning_a_new_day_of_losses_begins() -> None:
    g = morning_of("Plain", lost_today=2)
    play(morning_phase(g))
    assert g.lost_today == 0


@rule("TW-MORN-02")
def test_cold_tokens_stay_until_an_effect_takes_them_off() -> None:
    g = morning_of("Plain", "TC")
    play(morning_phase(g))
    assert g.cold == 2
    play(morning_phase(g))
    assert g.cold == 3
    remove_cold(g, 1)
    add_cold(g, 2)
    assert g.cold == 4
    remove_cold(g, 9)
    assert g.cold == 0


# -- removed, or face up ----------------------------------------------------------------------------------------------


@rule("TW-GEN-08", "TW-GEN-08/1", "TW-MORN-03")
def test_an_event_that_was_carried_out_is_nowhere_any_more() -> None:
    g = morning_of("Plain", "TC", unused=[0])
    play(morning_phase(g))
    assert number("Plain") not in [*g.events, *g.open_events, *g.unused]
    assert all(number("Plain") not in pile for pile in (g.events, g.open_events))


@rule("TW-MORN-03")
def test_a_lasting_event_stays_face_up_and_works_on() -> None:
    g = morning_of("Frost", "TC", "Rumour")
    play(morning_phase(g))
    assert (g.open_events, g.cold, g.stock) == ([number("Frost")], 0, goods(wood=1))
    play(carry_out(g, AT_DUSK))
    assert g.stock == goods()
    play(carry_out(g, AT_DAWN))
    assert g.stock == goods(book=1)
    play(morning_phase(g))
    assert g.cold == 1 + 1  # of the frost, and of the chapter


@rule("TW-MORN-03")
def test_an_event_that_removes_itself_is_the_one_carried_out() -> None:
    g = facing("Passing", "Frost", "Rise")
    play(carry_out(g, IN_THE_MORNING))
    assert sorted(g.open_events) == sorted([number("Frost"), number("Rise")])
    assert (g.stock, g.cold) == (goods(coffee=1), 1)


# -- what the FAQ says ------------------------------------------------------------------------------------------------


@rule("TW-FAQ-01", "TW-FAQ-01/1")
def test_an_airdrop_as_first_event_brings_only_its_cold() -> None:
    g = morning_of("TC", "Airdrop")
    play(morning_phase(g))
    stock, cold = g.stock[:], g.cold
    play(morning_phase(g))
    assert (g.stock, g.cold) == (stock, cold + 1)


@rule("TW-FAQ-01", "TW-FAQ-01/2", "TW-SAVE-18")
def test_shelling_as_first_event_of_a_continued_campaign_brings_only_its_cold() -> None:
    g = morning_of("Shelling", day=6, events_seen=4, stock=goods(wood=3))
    take_up(g)
    play(morning_phase(g))
    assert (g.stock, g.cold) == (goods(wood=3), 2)


@rule("TW-FAQ-01", "TW-FAQ-01/3")
def test_after_another_event_an_airdrop_counts_in_full() -> None:
    g = morning_of("Plain", "Airdrop")
    play(morning_phase(g))
    play(morning_phase(g))
    assert (g.stock, g.cold) == (goods(water=1, canned_food=1), 3)
    again = morning_of("Plain", "Shelling", events_seen=3, stock=goods(wood=3))
    take_up(again)
    play(morning_phase(again))
    play(morning_phase(again))
    assert again.stock == goods(wood=2, water=1)


@rule("TW-FAQ-02", "TW-FAQ-02/1")
def test_once_somebody_is_shot_nobody_else_is_rolled_for() -> None:
    g = facing("Rise", "Snipers", "Frost", rng=Loaded(0))
    street = BOX.plans[0].street.index(True)
    for person in (0, 1, 2):
        play(house.after_action(g, person, street))
    assert [states.level(g, person, WOUNDS) for person in (0, 1, 2)] == [1, 0, 0]
    assert sorted(g.open_events) == sorted([number("Rise"), number("Frost")])
    assert g.rng.draws == 1


@rule("TW-FAQ-02")
def test_as_long_as_nobody_is_shot_the_snipers_stay() -> None:
    g = facing("Snipers", rng=Loaded(4, 3))
    street = BOX.plans[0].street.index(True)
    play(house.after_action(g, 0, street))
    assert g.open_events == [number("Snipers")]
    play(house.after_action(g, 1, street))
    assert ([states.level(g, person, WOUNDS) for person in (0, 1)], g.open_events) == ([0, 1], [])


@rule("TW-FAQ-03")
def test_two_events_of_crime_do_not_add_up() -> None:
    assert (raid_damage(facing()), raid_wounds(facing())) == (0, 0)
    assert (raid_damage(facing("Rise")), raid_wounds(facing("Rise"))) == (2, 1)
    both = facing("Rise", "Wave", "Frost")
    assert (raid_damage(both), raid_wounds(both)) == (2, 3)


# -- the end of the deck ----------------------------------------------------------------------------------------------


@rule("TW-GEN-21", "TW-MORN-01")
def test_the_ending_that_declares_the_war_over_ends_the_game() -> None:
    g = morning_of("Rumour", "Peace")
    play(morning_phase(g))
    with pytest.raises(GameOver) as ended:
        play(morning_phase(g))
    assert ended.value.outcome.cause == "survived"


@rule("TW-GEN-21", "TW-GEN-26", "TW-GEN-08")
def test_with_the_last_event_card_the_war_is_over_while_other_decks_are_shuffled_anew() -> None:
    g = morning_of("Plain")
    play(morning_phase(g))
    with pytest.raises(GameOver) as ended:
        play(draw_event(g))
    assert ended.value.outcome.cause == "survived"
    assert g.stock[WATER] == 1
    g.drawn = [[4, 7] if deck == RAIDS else [] for deck in range(len(g.decks))]
    assert decks.draw(g, RAIDS) in (4, 7)
    assert decks.draw(shelter(), RAIDS) == NONE
