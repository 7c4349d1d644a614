"""The Morning, the Events that stay, and what the FAQ says of some: TW-MORN, TW-FAQ, TW-GEN-08, TW-GEN-21,
TW-GEN-26.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.phases.morning import draw_event, morning_phase, take_up
from holdfast.games.this_war_of_mine.phrases import add_cold, remove_cold
from holdfast.games.this_war_of_mine.scripts import decks
from holdfast.games.this_war_of_mine.scripts.standing import carry_out, raid_damage, raid_wounds
from holdfast.games.this_war_of_mine.shelter import shelter as house
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, black, box_with, goods, new_game, shelter

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


def morning_of(*names: str, **fields: Any) -> Siege:
    """The Events deck holds these, from the top."""
    return shelter(box=BOX, phase="morning", events=names[::-1], **fields)


def facing(*names: str, **fields: Any) -> Siege:
    """These Events lie face up, and a quiet one is on top of the deck."""
    return morning_of("Rumour", open_events=names, **fields)


# -- the card of the day ----------------------------------------------------------------------------------------------


@rule("TW-MORN-01", "TW-MORN-01/1")
def test_the_first_card_of_a_campaign_is_the_first_chapter() -> None:
    siege = new_game(3, box=BOX)
    chapter = siege.events[-1]
    assert siege.g.events[-1] == BOX.first_chapter
    siege.told = []
    siege.play(morning_phase, "board-up:1")
    assert siege.told_of("event-drawn") == [chapter]
    assert (len(siege.events), siege.events_seen) == (12, 0)


@rule("TW-MORN-01", "TW-MORN-04")
def test_the_top_card_is_carried_out_whatever_its_kind() -> None:
    siege = morning_of("Plain", "TC", "Rumour")
    siege.play(morning_phase)
    assert siege.reveals == 1
    assert (siege.stock, siege.events) == (goods(water=1), ["Rumour", "TC"])
    siege.play(morning_phase)
    assert siege.stock == goods(water=1, sugar=1)
    siege.play(morning_phase)
    assert (siege.stock, siege.events) == (goods(water=2, sugar=1), [])


@rule("TW-MORN-01", "TW-GEN-03")
def test_an_option_of_the_card_is_chosen_by_the_leader() -> None:
    siege = morning_of("Offer", stock=goods(coffee=1), leader=1)
    option = siege.asked("event-option", morning_phase)
    assert (option.seat, option.offers) == (1, ["1", "2"])
    option.finish("event-option:1")
    assert siege.stock == goods(sugar=1)
    poor = morning_of("Offer")
    poor.play(morning_phase)
    assert poor.stock == goods(book=1)
    assert poor.why_not("event-option:1", "Offer") == ("TW-MORN-01", "event-option", "Offer", "1")


@rule("TW-MORN-01", "TW-SAVE-11")
def test_scripts_that_are_due_come_before_the_card_of_the_day() -> None:
    siege = morning_of("Plain", later=[("morning", 0, "T901")], told=[])
    siege.play(morning_phase)
    assert (siege.stock, siege.later) == (goods(book=1, water=1), [])
    assert siege.told_of("gained") == [(1, "book"), (1, "water")]


@rule("TW-DEATH-01")
def test_with_the_morning_a_new_day_of_losses_begins() -> None:
    siege = morning_of("Plain", lost_today=2)
    siege.play(morning_phase)
    assert siege.lost_today == 0


@rule("TW-MORN-02")
def test_cold_tokens_stay_until_an_effect_takes_them_off() -> None:
    siege = morning_of("Plain", "TC")
    siege.play(morning_phase)
    assert siege.cold == 2
    siege.play(morning_phase)
    assert siege.cold == 3
    siege.play(remove_cold, 1)
    siege.play(add_cold, 2)
    assert siege.cold == 4
    siege.play(remove_cold, 9)
    assert siege.cold == 0


# -- removed, or face up ----------------------------------------------------------------------------------------------


@rule("TW-GEN-08", "TW-GEN-08/1", "TW-MORN-03")
def test_an_event_that_was_carried_out_is_nowhere_any_more() -> None:
    siege = morning_of("Plain", "TC", unused=["E01"])
    siege.play(morning_phase)
    assert "Plain" not in [*siege.events, *siege.open_events, *siege.unused]
    assert all("Plain" not in pile for pile in (siege.events, siege.open_events))


@rule("TW-MORN-03")
def test_a_lasting_event_stays_face_up_and_works_on() -> None:
    siege = morning_of("Frost", "TC", "Rumour")
    siege.play(morning_phase)
    assert (siege.open_events, siege.cold, siege.stock) == (["Frost"], 0, goods(wood=1))
    siege.play(carry_out, "dusk")
    assert siege.stock == goods()
    siege.play(carry_out, "dawn")
    assert siege.stock == goods(book=1)
    siege.play(morning_phase)
    assert siege.cold == 1 + 1  # of the frost, and of the chapter


@rule("TW-MORN-03")
def test_an_event_that_removes_itself_is_the_one_carried_out() -> None:
    siege = facing("Passing", "Frost", "Rise")
    siege.play(carry_out, "morning")
    assert sorted(siege.open_events) == sorted(["Frost", "Rise"])
    assert (siege.stock, siege.cold) == (goods(coffee=1), 1)


# -- what the FAQ says ------------------------------------------------------------------------------------------------


@rule("TW-FAQ-01", "TW-FAQ-01/1")
def test_an_airdrop_as_first_event_brings_only_its_cold() -> None:
    siege = morning_of("TC", "Airdrop")
    siege.play(morning_phase)
    stock, cold = dict(siege.stock), siege.cold
    siege.play(morning_phase)
    assert (siege.stock, siege.cold) == (stock, cold + 1)


@rule("TW-FAQ-01", "TW-FAQ-01/2", "TW-SAVE-18")
def test_shelling_as_first_event_of_a_continued_campaign_brings_only_its_cold() -> None:
    siege = morning_of("Shelling", day=6, events_seen=4, stock=goods(wood=3))
    siege.play(take_up)
    siege.play(morning_phase)
    assert (siege.stock, siege.cold) == (goods(wood=3), 2)


@rule("TW-FAQ-01", "TW-FAQ-01/3")
def test_after_another_event_an_airdrop_counts_in_full() -> None:
    siege = morning_of("Plain", "Airdrop")
    siege.play(morning_phase)
    siege.play(morning_phase)
    assert (siege.stock, siege.cold) == (goods(water=1, canned_food=1), 3)
    again = morning_of("Plain", "Shelling", events_seen=3, stock=goods(wood=3))
    again.play(take_up)
    again.play(morning_phase)
    again.play(morning_phase)
    assert again.stock == goods(wood=2, water=1)


@rule("TW-FAQ-02", "TW-FAQ-02/1")
def test_once_somebody_is_shot_nobody_else_is_rolled_for() -> None:
    siege = facing("Rise", "Snipers", "Frost", rng=black(1))
    for person in siege.group:
        siege.play(house.after_action, person, "g1")
    assert siege.wounds == {"Ingvar": 1}
    assert sorted(siege.open_events) == sorted(["Rise", "Frost"])
    assert siege.rng.draws == 1


@rule("TW-FAQ-02")
def test_as_long_as_nobody_is_shot_the_snipers_stay() -> None:
    siege = facing("Snipers", rng=black(5, 4))
    siege.play(house.after_action, "Ingvar", "g1")
    assert siege.open_events == ["Snipers"]
    siege.play(house.after_action, "Marguerite", "g1")
    assert (siege.wounds, siege.open_events) == ({"Marguerite": 1}, [])


@rule("TW-FAQ-03")
def test_two_events_of_crime_do_not_add_up() -> None:
    none, one = facing(), facing("Rise")
    assert (none.says(raid_damage), none.says(raid_wounds)) == (0, 0)
    assert (one.says(raid_damage), one.says(raid_wounds)) == (2, 1)
    both = facing("Rise", "Wave", "Frost")
    assert (both.says(raid_damage), both.says(raid_wounds)) == (2, 3)


# -- the end of the deck ----------------------------------------------------------------------------------------------


@rule("TW-GEN-21", "TW-MORN-01")
def test_the_ending_that_declares_the_war_over_ends_the_game() -> None:
    siege = morning_of("Rumour", "Peace")
    siege.play(morning_phase)
    assert siege.end_of(morning_phase).cause == "survived"


@rule("TW-GEN-21", "TW-GEN-26", "TW-GEN-08")
def test_with_the_last_event_card_the_war_is_over_while_other_decks_are_shuffled_anew() -> None:
    siege = morning_of("Plain")
    siege.play(morning_phase)
    assert siege.end_of(draw_event).cause == "survived"
    assert siege.stock["water"] == 1
    siege.drawn = {"raids": ["A01", "A02"]}
    assert siege.found("raid", decks.draw, "raids") in siege.named("raid", (0, 1))
    assert shelter().found("raid", decks.draw, "raids") is None
