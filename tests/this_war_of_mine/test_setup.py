"""Set-up: TW-SET, TW-ADVB-01, and the switches of TW-ADVR-01."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.scripts.objectives import beginner_lives
from holdfast.games.this_war_of_mine.setup import DECK_NAMES, TABLE, set_up
from holdfast.games.this_war_of_mine.shelter import shelter as house
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    CHARACTERS,
    DECKS,
    HUNGER,
    LOCATIONS,
    NONE,
    PLACES,
    RAIDS,
    RESIDENTS,
    SET_UP,
    STATES,
    Shelter,
)
from holdfast.kernel import Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods

CAMPAIGN = {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0)}
BASIC, ADVANCED = 0, 1
BOX = open_box(None)


def table(seed: int = 1, seats: int = 2, **options: int) -> Shelter:
    return set_up(BOX, seats, {**CAMPAIGN, **options}, Rng(seed))


class Stacked(Rng):
    """The first deck that is shuffled lies as a test says; every other comes in reverse."""

    def __init__(self, *order: int) -> None:
        super().__init__(1)
        self.order = list(order)

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
    assert {table(seed, seats=3).leader for seed in range(30)} == {0, 1, 2}
    assert {table(seed, seats=1).leader for seed in range(3)} == {0}


@rule("TW-SET-02", "TW-SET-02/1", "TW-SET-03")
def test_the_first_red_and_the_first_two_black_cards_begin() -> None:
    red = [number for number, card_ in enumerate(BOX.characters) if card_.border == "red"]
    black = [number for number, card_ in enumerate(BOX.characters) if card_.border == "black"]
    order = [*black[:3], red[0], *black[3:], *red[1:]]
    g = set_up(BOX, 2, CAMPAIGN, Stacked(*order))
    assert g.characters == [black[0], black[1], red[0], NONE]
    rest = [black[2], *black[3:], *red[1:]]
    assert g.decks[CHARACTERS] == rest[::-1]  # shuffled again, with the one passed over


@rule("TW-SET-02", "TW-SET-03")
def test_every_group_has_one_red_and_two_black_borders_and_the_others_wait() -> None:
    groups = set()
    for seed in range(20):
        g = table(seed)
        borders = sorted(BOX.characters[number].border for number in g.characters[:3])
        assert borders == ["black", "black", "red"]
        assert sorted([*g.characters[:3], *g.decks[CHARACTERS]]) == list(range(len(BOX.characters)))
        groups.add(tuple(g.characters))
    assert len(groups) > 10


@rule("TW-SET-04")
def test_who_began_is_remembered_after_they_are_gone() -> None:
    g = table()
    assert g.beginners == g.characters[:3]
    people.clear(g, 0)
    assert len(g.beginners) == 3
    assert beginner_lives(g)


@rule("TW-SET-05", "TW-SET-05/1")
def test_everybody_begins_hungry_and_otherwise_well() -> None:
    g = table()
    for person in range(3):
        levels = [states.level(g, person, state) for state in range(STATES)]
        assert levels == [2 if state == HUNGER else 0 for state in range(STATES)]
    assert sum(g.levels) == 6


@rule("TW-SET-06")
def test_three_figures_of_their_own_stand_where_every_way_begins() -> None:
    g = table()
    assert people.at_home(g) == people.present(g) == [0, 1, 2]
    assert g.standing == [NONE] * 4  # at no work yet
    assert house.reachable(g)[BOX.plans[BASIC].guard]


# -- decks ------------------------------------------------------------------------------------------------------------


@rule("TW-SET-07")
def test_red_corners_wait_apart_for_the_crime_wave() -> None:
    g = table()
    for deck, aside, cards in (
        (RAIDS, ASIDE_RAIDS, [one.red for one in BOX.raids]),
        (RESIDENTS, ASIDE_RESIDENTS, [one.red for one in BOX.residents]),
    ):
        assert sorted(g.aside[aside]) == [number for number, red in enumerate(cards) if red] != []
        assert sorted(g.decks[deck]) == [number for number, red in enumerate(cards) if not red]


@rule("TW-SET-08")
def test_every_deck_is_whole_and_shuffled() -> None:
    first, second = table(1), table(2)
    for deck in range(DECKS):
        cards = list(first.decks[deck])
        if deck == LOCATIONS:
            cards += first.places
        elif deck == RAIDS:
            cards += first.aside[ASIDE_RAIDS]
        elif deck == RESIDENTS:
            cards += first.aside[ASIDE_RESIDENTS]
        elif deck == CHARACTERS:
            cards += first.beginners
        assert sorted(cards) == BOX.in_game(DECK_NAMES[deck], first.expansions)
        assert len(first.decks[deck]) < 3 or first.decks[deck] != second.decks[deck]
    assert first.drawn == [[]] * DECKS
    orders = {tuple(table(seed).aside[ASIDE_RAIDS]) for seed in range(20)}
    assert len(orders) > 1


@rule("TW-SET-09")
def test_green_corners_are_fittings_and_all_others_ideas() -> None:
    g = table(board=BASIC)
    assert [BOX.fittings[number].green for number in g.fittings] == [True] * len(g.fittings)
    assert [BOX.fittings[number].green for number in g.ideas] == [False] * len(g.ideas)
    assert sorted(g.fittings + g.ideas) == list(range(len(BOX.fittings)))
    assert g.fittings
    assert g.ideas


@rule("TW-ADVB-01", "TW-ADVB-01/1", "TW-SET-09")
def test_the_advanced_side_has_no_ideas() -> None:
    g = table(board=ADVANCED)
    assert g.fittings == list(range(len(BOX.fittings)))
    assert g.ideas == []


@rule("TW-SET-10")
def test_three_locations_lie_open() -> None:
    g = table()
    assert len(set(g.places)) == PLACES
    assert NONE not in g.places
    assert not set(g.places) & set(g.decks[LOCATIONS])
    assert g.location == NONE


@pytest.mark.parametrize("side", [BASIC, ADVANCED])
@rule("TW-SET-11", "TW-ADVB-04", "TW-SET-16")
def test_every_shelter_card_lies_front_up_on_a_space_of_its_name(side: int) -> None:
    dealt = set()
    for seed in range(10):
        g = table(seed, board=side)
        assert g.side == side
        for space, wanted in enumerate(BOX.plans[side].obstacles):
            assert [BOX.shelter_kind[row // 2] for row in g.cards_on[space]] == list(wanted)
        rows = [row for cards in g.cards_on for row in cards]
        assert all(row % 2 == 0 for row in rows)
        assert sorted(row // 2 for row in rows) == list(range(len(BOX.shelter)))
        dealt.add(tuple(rows))
    assert len(dealt) > 5  # cards that share a name are dealt at random


# -- events -----------------------------------------------------------------------------------------------------------


def kinds(g: Shelter) -> list[str]:
    """From the top."""
    return [
        "event" if number < BOX.first_ending else "ending" if number < BOX.first_chapter else BOX.event_ids[number]
        for number in g.events[::-1]
    ]


@rule("TW-SET-12", "TW-SET-12/1")
def test_the_events_of_a_campaign_are_stacked() -> None:
    orders = set()
    for seed in range(20):
        g = table(seed)
        chapters = BOX.event_ids[BOX.first_chapter :]
        expected = [chapters[0], *["event"] * 3, chapters[1], *["event"] * 4, chapters[2], *["ending"] * 3]
        assert kinds(g) == expected
        assert len(set(g.events)) == 13
        orders.add(tuple(g.events[:3]))
    assert len(orders) > 3  # the Endings are shuffled


@rule("TW-SET-12", "TW-SET-12/2")
def test_chapters_come_up_on_the_first_the_fifth_and_the_tenth_day() -> None:
    days = [day for day, kind in enumerate(kinds(table()), start=1) if kind not in ("event", "ending")]
    assert days == [1, 5, 10]


@rule("TW-SET-13")
def test_events_that_are_not_dealt_are_out_of_the_game() -> None:
    g = table()
    dealt = [number for number in g.events if number < BOX.first_ending]
    assert sorted([*dealt, *g.unused]) == list(range(BOX.first_ending))
    assert len({tuple(sorted(table(seed).unused)) for seed in range(20)}) > 10


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
    short = card("scenarios", "short", box)
    for seed in range(20):
        g = set_up(box, 1, {**CAMPAIGN, "scenario": short}, Rng(seed))
        top = g.events[::-1]
        assert (top[1], top[3]) == (box.event_ids.index("Known"), box.event_ids.index("Last"))
        assert len(set(top)) == len(top) == 5
        assert box.event_ids.index("Known") not in g.unused
        assert box.first_ending <= top[4] < box.first_chapter
        assert g.stock == goods(book=2)
        assert (g.objective, g.objectives) == (NONE, [])


# -- stock and switches -----------------------------------------------------------------------------------------------


@rule("TW-SET-14", "TW-SET-14/1")
def test_what_lies_on_storage_at_the_start() -> None:
    assert table().stock == goods(lockpick=1, shovel=1, component=4, wood=4, water=2, raw_food=3)


@rule("TW-SET-15")
def test_all_other_goods_are_the_supply() -> None:
    g = table()
    for kind, count in enumerate(BOX.count):
        assert storage.supply(g, kind) == count - g.stock[kind]
    assert not any(g.pile)
    assert not any(g.waste)


@rule("TW-SET-16", "TW-ADVR-01")
def test_side_and_rules_are_settled_before_the_game() -> None:
    g = table()
    assert (g.side, g.table) == (BASIC, [0] * len(TABLE))
    for place, name in enumerate(TABLE):
        assert table(**{name: 1}).table == [int(other == place) for other in range(len(TABLE))]
    assert table(board=ADVANCED).side == ADVANCED


@rule("TW-SET-08", "TW-SAVE-01")
def test_the_same_chance_gives_the_same_table() -> None:
    first, second = table(7), table(7)
    assert (first.decks, first.events, first.cards_on) == (second.decks, second.events, second.cards_on)
    assert (first.phase, first.day, first.round) == (SET_UP, 1, 0)
