"""Set-up: TW-SET, TW-ADVB-01, and the switches of TW-ADVR-01."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.scripts.objectives import beginner_lives
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.kernel import Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange import GOODS, Siege, box_with, goods, new_game
from tests.this_war_of_mine.house import reach
from tests.this_war_of_mine.words import words_of

BOX = open_box(None)
WORDS = words_of(BOX)


class Stacked(Rng):
    """The Characters, which are shuffled first, lie as a test says; every other deck comes in reverse."""

    def __init__(self, *order: str) -> None:
        super().__init__(1)
        self.order = list(map(WORDS.characters.number, order))

    def shuffle(self, things: list[int]) -> None:
        if self.order:
            assert sorted(things) == sorted(self.order)
            things[:] = self.order
            self.order = []
        else:
            things.reverse()


# -- people -----------------------------------------------------------------------------------------------------------


@rule("TW-SET-01")
def test_any_player_may_be_the_first_leader() -> None:
    assert {new_game(seed, seats=3).leader for seed in range(30)} == {0, 1, 2}
    assert {new_game(seed, seats=1).leader for seed in range(3)} == {0}


@rule("TW-SET-02", "TW-SET-02/1", "TW-SET-03")
def test_the_first_red_and_the_first_two_black_cards_begin() -> None:
    first_red, *reds = with_border("red")
    first, second, *blacks = with_border("black")
    passed_over, *others = blacks
    order = Stacked(first, second, passed_over, first_red, *others, *reds)
    siege = Siege(set_up(BOX, 2, {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0)}, order))
    assert siege.characters == [first, second, first_red, None]
    assert siege.decks["characters"] == [*blacks, *reds][::-1]  # shuffled again, with the one passed over


def with_border(colour: str) -> list[str]:
    borders = zip(WORDS.characters.words, BOX.characters, strict=True)
    return [name for name, card in borders if card.border == colour]


@rule("TW-SET-02", "TW-SET-03")
def test_every_group_has_one_red_and_two_black_borders_and_the_others_wait() -> None:
    groups = set()
    for seed in range(20):
        siege = new_game(seed)
        assert sorted(siege.printed("characters", name).border for name in siege.group) == ["black", "black", "red"]
        assert sorted([*siege.group, *siege.decks["characters"]]) == sorted(WORDS.characters.words)
        groups.add(tuple(siege.group))
    assert len(groups) > 10


@rule("TW-SET-04")
def test_who_began_is_remembered_after_they_are_gone() -> None:
    siege = new_game()
    assert siege.beginners == siege.group
    siege.play(people.clear, siege.group[0])
    assert len(siege.beginners) == 3
    assert siege.says(beginner_lives)


@rule("TW-SET-05", "TW-SET-05/1")
def test_everybody_begins_hungry_and_otherwise_well() -> None:
    siege = new_game()
    assert siege.hunger == dict.fromkeys(siege.group, 2)
    assert siege.fatigue == siege.misery == siege.wounds == siege.illness == {}


@rule("TW-SET-06")
def test_three_figures_of_their_own_stand_where_every_way_begins() -> None:
    siege = new_game()
    assert siege.whom(people.at_home) == siege.whom(people.present) == siege.group
    assert len(siege.group) == 3
    assert siege.standing == {}  # at no work yet
    assert "g3" in reach(siege)  # the guard post


# -- decks ------------------------------------------------------------------------------------------------------------


@rule("TW-SET-07")
def test_red_corners_wait_apart_for_the_crime_wave() -> None:
    siege = new_game()
    for deck, cards in (("raids", BOX.raids), ("residents", BOX.residents)):
        named = [(WORDS.cards[deck].word(card), cards[card]) for card in BOX.in_game(deck, siege.g.expansions)]
        assert sorted(siege.aside[deck]) == sorted(name for name, card in named if card.red) != []
        assert sorted(siege.decks[deck]) == sorted(name for name, card in named if not card.red)


@rule("TW-SET-08")
def test_every_deck_is_whole_and_shuffled() -> None:
    first, second = new_game(1), new_game(2)
    dealt = {"locations": first.places.values(), "characters": first.beginners, **first.aside}
    for deck in WORDS.decks.words:
        whole = [WORDS.cards[deck].word(card) for card in BOX.in_game(deck, first.g.expansions)]
        assert sorted([*first.decks[deck], *dealt.get(deck, ())]) == sorted(whole)
        assert len(first.decks[deck]) < 3 or first.decks[deck] != second.decks[deck]
    assert first.drawn == {}
    orders = {tuple(new_game(seed).aside["raids"]) for seed in range(20)}
    assert len(orders) > 1


def of_the_base_game() -> list[str]:
    """Its Fittings, without those that expansions bring."""
    return [WORDS.fittings.word(fitting) for fitting in BOX.in_game("fittings", new_game().g.expansions)]


@rule("TW-SET-09")
def test_green_corners_are_fittings_and_all_others_ideas() -> None:
    siege = new_game(board="basic")
    assert all(siege.printed("fittings", fitting).green for fitting in siege.fittings)
    assert not any(siege.printed("fittings", fitting).green for fitting in siege.ideas)
    assert sorted([*siege.fittings, *siege.ideas]) == sorted(of_the_base_game())
    assert siege.fittings
    assert siege.ideas


@rule("TW-ADVB-01", "TW-ADVB-01/1", "TW-SET-09")
def test_the_advanced_side_has_no_ideas() -> None:
    siege = new_game(board="advanced")
    assert siege.fittings == of_the_base_game()
    assert siege.ideas == []


@rule("TW-SET-10")
def test_three_locations_lie_open() -> None:
    siege = new_game()
    assert list(siege.places) == ["near", "distant", "far"]
    assert len(set(siege.places.values())) == 3
    assert not set(siege.places.values()) & set(siege.decks["locations"])
    assert siege.location is None


@pytest.mark.parametrize("side", ["basic", "advanced"])
@rule("TW-SET-11", "TW-ADVB-04", "TW-SET-16")
def test_every_shelter_card_lies_front_up_on_a_space_of_its_name(side: str) -> None:
    dealt = set()
    for seed in range(10):
        siege = new_game(seed, board=side)
        assert siege.side == side
        marked = zip(BOX.space_words, siege.printed("plans", side).obstacles, strict=True)
        for space, kinds in marked:
            assert [siege.obstacle(card) for card in siege.cards_on[space]] == siege.named("obstacle kind", kinds)
        lying = [card for cards in siege.cards_on.values() for card in cards]
        assert sorted(lying) == sorted(WORDS.cards["shelter"].words)
        dealt.add(tuple(lying))
    assert len(dealt) > 5  # cards that share a name are dealt at random


# -- events -----------------------------------------------------------------------------------------------------------


def kinds(siege: Siege) -> list[str]:
    """From the top."""
    return [
        "event" if number < BOX.first_ending else "ending" if number < BOX.first_chapter else BOX.event_ids[number]
        for number in siege.g.events[::-1]
    ]


@rule("TW-SET-12", "TW-SET-12/1")
def test_the_events_of_a_campaign_are_stacked() -> None:
    orders = set()
    for seed in range(20):
        siege = new_game(seed)
        first, second, third = BOX.event_ids[BOX.first_chapter : BOX.first_guest]
        expected = [first, *["event"] * 3, second, *["event"] * 4, third, *["ending"] * 3]
        assert kinds(siege) == expected
        assert len(set(siege.events)) == 13
        orders.add(tuple(siege.events[:3]))
    assert len(orders) > 3  # the Endings are shuffled


@rule("TW-SET-12", "TW-SET-12/2")
def test_chapters_come_up_on_the_first_the_fifth_and_the_tenth_day() -> None:
    days = [day for day, kind in enumerate(kinds(new_game()), start=1) if kind not in ("event", "ending")]
    assert days == [1, 5, 10]


@rule("TW-SET-13")
def test_events_that_are_not_dealt_are_out_of_the_game() -> None:
    siege = new_game()
    events = WORDS.cards["events"].words[: BOX.first_ending]
    dealt = [card for card in siege.events if card in events]
    assert sorted([*dealt, *siege.unused]) == sorted(events)
    assert len({tuple(sorted(new_game(seed).unused)) for seed in range(20)}) > 10


@rule("TW-GEN-25", "TW-SET-12")
def test_a_scenario_has_an_order_of_its_own_and_no_card_twice() -> None:
    box = box_with(
        """
        events: [{id: Known, title: Known, story: Test.}]
        endings: [{id: Last, title: Last, story: Test.}]
        scenarios:
        - {id: short, title: Short, story: Test., events: [event, Known, event, Last, ending], start: 2 books}
        """
    )
    endings = words_of(box).cards["events"].words[box.first_ending : box.first_chapter]
    for seed in range(20):
        siege = new_game(seed, seats=1, box=box, scenario="short")
        first, known, third, last, ending = siege.events[::-1]
        assert (known, last) == ("Known", "Last")
        assert len({first, known, third, last, ending}) == 5
        assert "Known" not in siege.unused
        assert ending in endings
        assert siege.stock == goods(book=2)
        assert (siege.objective, siege.objectives) == (None, [])


# -- stock and switches -----------------------------------------------------------------------------------------------


@rule("TW-SET-14", "TW-SET-14/1")
def test_what_lies_on_storage_at_the_start() -> None:
    assert new_game().stock == goods(lockpick=1, shovel=1, component=4, wood=4, water=2, raw_food=3)


@rule("TW-SET-15")
def test_all_other_goods_are_the_supply() -> None:
    siege = new_game()
    for kind in GOODS:
        assert siege.says(storage.supply, kind) == siege.printed("count", kind) - siege.stock[kind]
    assert siege.pile == {}
    assert siege.waste == {}


@rule("TW-SET-16", "TW-ADVR-01")
def test_side_and_rules_are_settled_before_the_game() -> None:
    siege = new_game()
    assert (siege.side, siege.table) == ("basic", set())
    for name in TABLE:
        assert new_game(rules=(name,)).table == {name}
    assert new_game(board="advanced").side == "advanced"


@rule("TW-SET-08", "TW-SAVE-01")
def test_the_same_chance_gives_the_same_table() -> None:
    first, second = new_game(7), new_game(7)
    assert (first.decks, first.events, first.cards_on) == (second.decks, second.events, second.cards_on)
    assert (first.phase, first.day, first.round) == ("set-up", 1, 0)
