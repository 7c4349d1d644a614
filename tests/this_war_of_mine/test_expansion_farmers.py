"""Farmers: hired at the door, fed at Dusk, at work in the house (TW-FARM)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.cards import open_options
from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.expansions.farmers import household
from holdfast.games.this_war_of_mine.here import NOWHERE
from holdfast.games.this_war_of_mine.phases.dawn import DEATH, RETURN, dawn_phase
from holdfast.games.this_war_of_mine.phases.raid import carry_out
from holdfast.games.this_war_of_mine.phases.working import why_not_take
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.scripts import book, later
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.shelter.shelter import layout_of
from holdfast.games.this_war_of_mine.state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    DAWN,
    DAY,
    DUSK,
    FARMERS,
    FOODS,
    JEWELRY,
    NONE,
    RAIDS,
    RAW_FOOD,
    RESIDENTS,
    VEGETABLE,
    VISITORS,
    Shelter,
)
from holdfast.kernel import GameOver, Rng, from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arrange import Loaded, card, goods, play, shelter
from tests.this_war_of_mine.asking import checked

BOX = open_box(None)
PARLOUR, STORE_ROOM = (BOX.space_words.index(name) for name in ("g7", "c6"))
GOATS, CLAMP = card("fittings", "F21"), card("fittings", "F22")
CANNED, RAW, GREENS, NOTHING = range(4)  # answers at supper
ONE, BOTH, TRADE, CHURCH = range(4)  # options of V13


def siege(seed: int = 1, **chosen: int) -> Shelter:
    """A campaign as it is set up."""
    return set_up(BOX, 2, {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0), **chosen}, Rng(seed))


def farm(*at: int, covered: tuple[int, ...] = (), dice: tuple[int, ...] = (), **fields: Any) -> Shelter:
    """A house with both farm Fittings, farmers at work on these spaces, and furniture still on those that are
    covered; the black die falls as said."""
    g = shelter(rng=Loaded(*(roll - 1 for roll in dice)), **fields)
    g.expansions = [1 if number == FARMERS else 0 for number in range(len(g.expansions))]
    g.fitting[PARLOUR], g.fitting[STORE_ROOM] = GOATS, CLAMP
    g.farmers = list(at)
    for space in covered:
        g.cards_on[space] = [0]
    return g


def meet_the_farmers(g: Shelter, *answers: int) -> None:
    """On an OUTSIDE action."""
    g.decks = [[card("visitors", "V13")] if deck == VISITORS else cards for deck, cards in enumerate(g.decks)]
    play(checked(g, later.visitor(g)), *answers)


def is_open(g: Shelter, option: int) -> bool:
    return option in open_options(g, BOX.visitors[card("visitors", "V13")], NOWHERE)


RICH = goods(jewelry=2, canned_food=3)


# -- what comes with it -----------------------------------------------------------------------------------------------


@rule("TW-FARM-01", "TW-FARM-01/1")
def test_seven_cards_and_two_figures() -> None:
    plain, with_them = siege(), siege(farmers=1)
    more = [len(with_them.decks[deck]) - len(plain.decks[deck]) for deck in (RESIDENTS, RAIDS, VISITORS)]
    assert more == [2, 1, 1]
    assert len(with_them.unused) - len(plain.unused) == 1
    assert [fitting for fitting in with_them.fitting if fitting != NONE] == [GOATS, CLAMP]
    assert household.FIGURES == 2
    assert not with_them.farmers


@rule("TW-FARM-02", "TW-FARM-02/1")
def test_only_on_the_basic_side() -> None:
    with pytest.raises(holdfast.BadOption, match="TW-FARM-02"):
        holdfast.start("this_war_of_mine", farmers="yes", board="advanced")
    assert holdfast.start("this_war_of_mine", farmers="yes").state.expansions[FARMERS] == 1


@rule("TW-FARM-03", "TW-FARM-03/1", "TW-FARM-07")
def test_the_farm_fittings_lie_where_they_say_under_what_lies_there() -> None:
    g = siege(farmers=1)
    assert (g.fitting[PARLOUR], g.fitting[STORE_ROOM]) == (GOATS, CLAMP)
    assert g.cards_on[PARLOUR]
    assert g.cards_on[STORE_ROOM]
    assert not {GOATS, CLAMP} & {*g.fittings, *g.ideas}


@rule("TW-EXPN-04", "TW-FARM-03")
def test_none_of_its_cards_has_a_red_corner() -> None:
    g = siege(farmers=1)
    assert card("raids", "A11") in g.decks[RAIDS]
    assert {card("residents", "R15"), card("residents", "R16")} <= set(g.decks[RESIDENTS])
    for kind in (ASIDE_RAIDS, ASIDE_RESIDENTS):
        assert sorted(g.aside[kind]) == sorted(siege().aside[kind])


# -- hiring -----------------------------------------------------------------------------------------------------------


@rule("TW-FARM-04", "TW-FARM-04/1")
def test_who_is_met_and_not_hired_goes_on() -> None:
    g = farm(stock=RICH[:])
    meet_the_farmers(g, CHURCH)
    assert g.farmers == []


@rule("TW-FARM-04", "TW-FARM-05", "TW-FARM-06")
def test_who_is_hired_is_put_on_a_farm_fitting_for_its_price() -> None:
    g = farm(stock=goods(jewelry=1), read=[card("scripts", "FA01")])
    meet_the_farmers(g, ONE, STORE_ROOM)
    assert g.farmers == [STORE_ROOM]
    assert g.stock[JEWELRY] == 0
    assert view(g, 0).shelter[STORE_ROOM].figures == ["farmer"]


@rule("TW-FARM-05")
def test_both_may_be_hired_at_once() -> None:
    g = farm(stock=goods(jewelry=2), read=[card("scripts", "FA01")])
    meet_the_farmers(g, BOTH, PARLOUR)
    assert sorted(g.farmers) == sorted([PARLOUR, STORE_ROOM])


@rule("TW-FARM-05", "TW-FARM-05/1", "TW-EXPN-05", "TW-EXPN-05/1")
def test_no_more_than_there_are_figures() -> None:
    assert is_open(farm(PARLOUR, stock=RICH[:]), ONE)
    assert not is_open(farm(PARLOUR, stock=RICH[:]), BOTH)
    assert not is_open(farm(PARLOUR, STORE_ROOM, stock=RICH[:]), ONE)


@rule("TW-FARM-05", "TW-FARM-05/2")
def test_nobody_is_hired_for_less() -> None:
    assert not is_open(farm(stock=goods(vegetable=1, coffee=2)), ONE)  # worth 7
    assert is_open(farm(stock=goods(vegetable=1, coffee=2, cigarettes=1)), ONE)  # worth 8


@rule("TW-FARM-07", "TW-FARM-07/1")
def test_a_covered_fitting_takes_nobody() -> None:
    g = farm(covered=(STORE_ROOM,), stock=RICH[:], read=[card("scripts", "FA01")])
    assert household.free(g) == [PARLOUR]
    assert not is_open(g, BOTH)
    meet_the_farmers(g, ONE, JEWELRY)
    assert g.farmers == [PARLOUR]
    assert not is_open(farm(covered=(STORE_ROOM, PARLOUR), stock=RICH[:]), ONE)


@rule("TW-FARM-07", "TW-FARM-07/2")
def test_a_farm_fitting_is_neither_moved_nor_dismantled() -> None:
    g = farm()
    refusal = why_not_take(g, PARLOUR, [True] * BOX.spaces)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-FARM-07", "fitting-fixed")
    assert layout_of(g).fitted == []


@rule("TW-FARM-06")
def test_a_farm_fitting_has_room_for_one_and_no_other_space_has() -> None:
    g = farm(PARLOUR)
    asked = {space: household.why_not_farm(g, space) for space in range(BOX.spaces)}
    assert [space for space, refusal in asked.items() if refusal is None] == [STORE_ROOM]
    assert {refusal.reason for refusal in asked.values() if refusal} == {"no-farm-there", "farmer-there"}


# -- what they do -----------------------------------------------------------------------------------------------------


def dawn(g: Shelter) -> Shelter:
    g.phase, g.stage = DAWN, RETURN
    play(dawn_phase(g))
    return g


@rule("TW-FARM-06", "TW-FARM-06/1", "TW-FARM-06/2")
@pytest.mark.parametrize(("at", "roll", "milk"), [((PARLOUR,), 7, 1), ((PARLOUR,), 8, 0), ((), 7, 0)])
def test_the_goat_stall_gives_raw_food_to_a_farmer(at: tuple[int, ...], roll: int, milk: int) -> None:
    assert dawn(farm(*at, dice=(roll,))).stock[RAW_FOOD] == milk


@rule("TW-FARM-06")
def test_the_clamp_gives_a_vegetable_every_dawn() -> None:
    assert dawn(farm(STORE_ROOM)).stock[VEGETABLE] == 1
    assert dawn(farm()).stock[VEGETABLE] == 0


@rule("TW-FARM-09", "TW-FARM-09/1")
def test_each_keeps_one_damage_off_before_anything_else_does() -> None:
    raid = BOX.raids[card("raids", "A07")]  # damage 5, wounds 2, and 2 water are lost
    for at in ((), (PARLOUR,), (PARLOUR, STORE_ROOM)):
        g = farm(*at, stock=goods(wood=9))
        g.told = []
        play(checked(g, carry_out(g, raid)))
        threatened = next(numbers for message, _, numbers in g.told if message == "raid-threatens")
        assert threatened == (5 - len(at), 2)
    g = farm(PARLOUR, STORE_ROOM, damage=-4)
    g.told = []
    play(checked(g, carry_out(g, raid)))
    assert next(numbers for message, _, numbers in g.told if message == "raid-threatens") == (0, 2)


# -- supper -----------------------------------------------------------------------------------------------------------


@rule("TW-FARM-08", "TW-FARM-08/1")
def test_each_is_fed_or_may_leave() -> None:
    g = farm(PARLOUR, STORE_ROOM, phase=DUSK, stock=goods(vegetable=1), dice=(6,))
    before = g.rng.draws
    play(checked(g, household.meal(g)), GREENS)
    assert g.stock[VEGETABLE] == 0
    assert g.rng.draws - before == 1
    assert g.farmers == [PARLOUR, STORE_ROOM]


@rule("TW-FARM-08", "TW-FARM-08/2", "TW-FARM-10")
@pytest.mark.parametrize(("roll", "left"), [(5, []), (6, [PARLOUR])])
def test_who_gets_nothing_leaves_on_five_or_less(roll: int, left: list[int]) -> None:
    g = farm(PARLOUR, stock=goods(canned_food=1), dice=(roll,))
    play(checked(g, household.meal(g)), NOTHING)
    assert g.farmers == left
    assert g.stock[FOODS[CANNED]] == 1


@rule("TW-FARM-10", "TW-FARM-10/1")
def test_who_has_left_may_be_hired_again() -> None:
    g = farm(PARLOUR, STORE_ROOM, dice=(1, 1), stock=goods(), read=[card("scripts", "FA01")])
    play(checked(g, household.meal(g)))
    assert g.farmers == []
    g.stock = goods(jewelry=2)
    meet_the_farmers(g, ONE, PARLOUR)
    assert g.farmers == [PARLOUR]


@rule("TW-FARM-10")
def test_where_one_of_two_must_go_the_leader_says_which() -> None:
    g = farm(PARLOUR, STORE_ROOM)
    play(checked(g, household.one_leaves(g)), STORE_ROOM)
    assert g.farmers == [PARLOUR]
    play(checked(g, household.one_leaves(g)))
    assert g.farmers == []
    play(checked(g, household.one_leaves(g)))


# -- no characters ----------------------------------------------------------------------------------------------------


@rule("TW-EXPN-06", "TW-EXPN-06/1")
def test_a_full_group_may_keep_them_all() -> None:
    g = farm(people=4, stock=RICH[:], read=[card("scripts", "FA01")])
    people.pet_comes(g, 1)
    meet_the_farmers(g, BOTH, JEWELRY, JEWELRY, PARLOUR)
    assert len(g.farmers) == 2
    assert g.pets[1]
    assert len(people.group(g)) == 4


@rule("TW-EXPN-06", "TW-EXPN-06/2")
def test_the_game_does_not_go_on_without_people() -> None:
    g = farm(PARLOUR, people=1, pets=[0, 1])
    with pytest.raises(GameOver):
        play(people.leave(g, 0))


@rule("TW-EXPN-06", "TW-EXPN-06/3")
def test_nobody_mourns_who_only_worked_here() -> None:
    g = farm(PARLOUR, pets=[1, 0], phase=DAWN, stage=DEATH, day=3)
    play(household.one_leaves(g))
    people.pet_goes(g, 0)
    before = g.rng.draws
    play(dawn_phase(g))
    assert g.rng.draws == before
    assert not g.gone


@rule("TW-EXPN-07", "TW-EXPN-07/1")
def test_they_are_saved_with_the_game() -> None:
    g = siege(farmers=1)
    g.farmers = [PARLOUR]
    again = from_plain(Shelter, to_plain(g), box=BOX)
    assert again.farmers == [PARLOUR]
    assert again.expansions == g.expansions
    assert to_plain(again) == to_plain(g)


@rule("TW-EXPN-08", "TW-EXPN-08/1")
def test_their_pages_hand_the_book_on_like_all_others() -> None:
    g = farm(phase=DAY, leader=0, stock=goods(wood=3))
    play(checked(g, book.read(g, card("scripts", "FA13"))), 1, 0)
    assert g.leader == 1
