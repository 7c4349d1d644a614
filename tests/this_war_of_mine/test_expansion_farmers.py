"""Farmers: hired at the door, fed at Dusk, at work in the house (TW-FARM)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.cards import open_options
from holdfast.games.this_war_of_mine import state
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.expansions.farmers import household
from holdfast.games.this_war_of_mine.here import NOWHERE
from holdfast.games.this_war_of_mine.phases import dawn as at_dawn
from holdfast.games.this_war_of_mine.phases.raid import carry_out
from holdfast.games.this_war_of_mine.phases.working import why_not_take
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.scripts import book, later
from holdfast.games.this_war_of_mine.shelter.shelter import layout_of
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import GameOver, from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import card, goods
from tests.this_war_of_mine.guests import BOX, answer, house, siege, space, stock


def farm(*at: str, covered: tuple[str, ...] = (), dice: tuple[int, ...] = (), **fields: Any) -> Shelter:
    """A house with both farm Fittings, farmers at work on these spaces, and furniture still on those that are
    covered; the black die falls as said."""
    g = house("farmers", dice=dice, **fields)
    g.fitting[space("g7")], g.fitting[space("c6")] = card("fittings", "F21"), card("fittings", "F22")
    g.farmers = [space(name) for name in at]
    for name in covered:
        g.cards_on[space(name)] = [0]
    return g


def meet_the_farmers(g: Shelter, *keys: str) -> None:
    """On an OUTSIDE action."""
    g.decks = [[card("visitors", "V13")] if deck == state.VISITORS else cards for deck, cards in enumerate(g.decks)]
    answer(g, later.visitor(g, NOWHERE), *keys)


def is_open(g: Shelter, option: str) -> bool:
    """Whether it is possible to hire `one` or `both`."""
    return ("one", "both").index(option) in open_options(g, BOX.visitors[card("visitors", "V13")], NOWHERE)


RICH = goods(jewelry=2, canned_food=3)


# -- what comes with it -----------------------------------------------------------------------------------------------


@rule("TW-FARM-01", "TW-FARM-01/1")
def test_seven_cards_and_two_figures() -> None:
    plain, with_them = siege(), siege(farmers=1)
    more = [
        len(with_them.decks[deck]) - len(plain.decks[deck]) for deck in (state.RESIDENTS, state.RAIDS, state.VISITORS)
    ]
    assert more == [2, 1, 1]
    assert len(with_them.unused) - len(plain.unused) == 1
    assert [fitting for fitting in with_them.fitting if fitting != state.NONE] == [
        card("fittings", "F21"),
        card("fittings", "F22"),
    ]
    assert household.FIGURES == 2
    assert not with_them.farmers


@rule("TW-FARM-02", "TW-FARM-02/1")
def test_only_on_the_basic_side() -> None:
    with pytest.raises(holdfast.BadOption, match="TW-FARM-02"):
        holdfast.start("this_war_of_mine", farmers="yes", board="advanced")
    assert holdfast.start("this_war_of_mine", farmers="yes").state.expansions[state.FARMERS] == 1


@rule("TW-FARM-03", "TW-FARM-03/1", "TW-FARM-07")
def test_the_farm_fittings_lie_where_they_say_under_what_lies_there() -> None:
    g = siege(farmers=1)
    assert (g.fitting[space("g7")], g.fitting[space("c6")]) == (card("fittings", "F21"), card("fittings", "F22"))
    assert g.cards_on[space("g7")]
    assert g.cards_on[space("c6")]
    assert not {card("fittings", "F21"), card("fittings", "F22")} & {*g.fittings, *g.ideas}


@rule("TW-EXPN-04", "TW-FARM-03")
def test_none_of_its_cards_has_a_red_corner() -> None:
    g = siege(farmers=1)
    assert card("raids", "A11") in g.decks[state.RAIDS]
    assert {card("residents", "R15"), card("residents", "R16")} <= set(g.decks[state.RESIDENTS])
    for kind in (state.ASIDE_RAIDS, state.ASIDE_RESIDENTS):
        assert sorted(g.aside[kind]) == sorted(siege().aside[kind])


# -- hiring -----------------------------------------------------------------------------------------------------------


@rule("TW-FARM-04", "TW-FARM-04/1")
def test_who_is_met_and_not_hired_goes_on() -> None:
    g = farm(stock=RICH[:])
    meet_the_farmers(g, "visitor-option:4")
    assert g.farmers == []


@rule("TW-FARM-04", "TW-FARM-05", "TW-FARM-06")
def test_who_is_hired_is_put_on_a_farm_fitting_for_its_price() -> None:
    g = farm(stock=goods(jewelry=1), read=[card("scripts", "FA01")])
    meet_the_farmers(g, "visitor-option:1", "farm-at:c6")
    assert g.farmers == [space("c6")]
    assert stock(g, "jewelry") == 0
    assert view(g, 0).shelter[space("c6")].figures == ["farmer"]


@rule("TW-FARM-05")
def test_both_may_be_hired_at_once() -> None:
    g = farm(stock=goods(jewelry=2), read=[card("scripts", "FA01")])
    meet_the_farmers(g, "visitor-option:2", "farm-at:g7")
    assert sorted(g.farmers) == sorted([space("g7"), space("c6")])


@rule("TW-FARM-05", "TW-FARM-05/1", "TW-EXPN-05", "TW-EXPN-05/1")
def test_no_more_than_there_are_figures() -> None:
    assert is_open(farm("g7", stock=RICH[:]), "one")
    assert not is_open(farm("g7", stock=RICH[:]), "both")
    assert not is_open(farm("g7", "c6", stock=RICH[:]), "one")


@rule("TW-FARM-05", "TW-FARM-05/2")
def test_nobody_is_hired_for_less() -> None:
    assert not is_open(farm(stock=goods(vegetable=1, coffee=2)), "one")  # worth 7
    assert is_open(farm(stock=goods(vegetable=1, coffee=2, cigarettes=1)), "one")  # worth 8


@rule("TW-FARM-07", "TW-FARM-07/1")
def test_a_covered_fitting_takes_nobody() -> None:
    g = farm(covered=("c6",), stock=RICH[:], read=[card("scripts", "FA01")])
    assert household.free(g) == [space("g7")]
    assert not is_open(g, "both")
    meet_the_farmers(g, "visitor-option:1", "give-worth:jewelry")
    assert g.farmers == [space("g7")]
    assert not is_open(farm(covered=("c6", "g7"), stock=RICH[:]), "one")


@rule("TW-FARM-07", "TW-FARM-07/2")
def test_a_farm_fitting_is_neither_moved_nor_dismantled() -> None:
    g = farm()
    refusal = why_not_take(g, space("g7"), [True] * BOX.spaces)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TW-FARM-07", "fitting-fixed")
    assert layout_of(g).fitted == []


@rule("TW-FARM-06")
def test_a_farm_fitting_has_room_for_one_and_no_other_space_has() -> None:
    g = farm("g7")
    asked = {space: household.why_not_farm(g, space) for space in range(BOX.spaces)}
    assert [space for space, refusal in asked.items() if refusal is None] == [space("c6")]
    assert {refusal.reason for refusal in asked.values() if refusal} == {"no-farm-there", "farmer-there"}


# -- what they do -----------------------------------------------------------------------------------------------------


def dawn(g: Shelter) -> Shelter:
    g.phase, g.stage = state.DAWN, at_dawn.RETURN
    answer(g, at_dawn.dawn_phase(g))
    return g


@rule("TW-FARM-06", "TW-FARM-06/1", "TW-FARM-06/2")
@pytest.mark.parametrize(("at", "roll", "milk"), [(("g7",), 7, 1), (("g7",), 8, 0), ((), 7, 0)])
def test_the_goat_stall_gives_raw_food_to_a_farmer(at: tuple[str, ...], roll: int, milk: int) -> None:
    assert stock(dawn(farm(*at, dice=(roll,))), "raw-food") == milk


@rule("TW-FARM-06")
def test_the_clamp_gives_a_vegetable_every_dawn() -> None:
    assert stock(dawn(farm("c6")), "vegetable") == 1
    assert stock(dawn(farm()), "vegetable") == 0


@rule("TW-FARM-09", "TW-FARM-09/1")
def test_each_keeps_one_damage_off_before_anything_else_does() -> None:
    raid = BOX.raids[card("raids", "A07")]  # damage 5, wounds 2, and 2 water are lost
    for at in ((), ("g7",), ("g7", "c6")):
        g = farm(*at, stock=goods(wood=9))
        g.told = []
        answer(g, carry_out(g, raid))
        threatened = next(numbers for message, _, numbers in g.told if message == "raid-threatens")
        assert threatened == (5 - len(at), 2)
    g = farm("g7", "c6", damage=-4)
    g.told = []
    answer(g, carry_out(g, raid))
    assert next(numbers for message, _, numbers in g.told if message == "raid-threatens") == (0, 2)


# -- supper -----------------------------------------------------------------------------------------------------------


@rule("TW-FARM-08", "TW-FARM-08/1")
def test_each_is_fed_or_may_leave() -> None:
    g = farm("g7", "c6", phase=state.DUSK, stock=goods(vegetable=1), dice=(6,))
    before = g.rng.draws
    answer(g, household.meal(g), "feed-farmer:vegetable")
    assert stock(g, "vegetable") == 0
    assert g.rng.draws - before == 1
    assert g.farmers == [space("g7"), space("c6")]


@rule("TW-FARM-08", "TW-FARM-08/2", "TW-FARM-10")
@pytest.mark.parametrize(("roll", "left"), [(5, []), (6, [space("g7")])])
def test_who_gets_nothing_leaves_on_five_or_less(roll: int, left: list[int]) -> None:
    g = farm("g7", stock=goods(canned_food=1), dice=(roll,))
    answer(g, household.meal(g), "feed-farmer:enough")
    assert g.farmers == left
    assert stock(g, "canned-food") == 1


@rule("TW-FARM-10", "TW-FARM-10/1")
def test_who_has_left_may_be_hired_again() -> None:
    g = farm("g7", "c6", dice=(1, 1), stock=goods(), read=[card("scripts", "FA01")])
    answer(g, household.meal(g))
    assert g.farmers == []
    g.stock = goods(jewelry=2)
    meet_the_farmers(g, "visitor-option:1", "farm-at:g7")
    assert g.farmers == [space("g7")]


@rule("TW-FARM-10")
def test_where_one_of_two_must_go_the_leader_says_which() -> None:
    g = farm("g7", "c6")
    answer(g, household.one_leaves(g), "farmer-goes:c6")
    assert g.farmers == [space("g7")]
    answer(g, household.one_leaves(g))
    assert g.farmers == []
    answer(g, household.one_leaves(g))


# -- no characters ----------------------------------------------------------------------------------------------------


@rule("TW-EXPN-06", "TW-EXPN-06/1")
def test_a_full_group_may_keep_them_all() -> None:
    g = farm(people=4, stock=RICH[:], read=[card("scripts", "FA01")])
    people.pet_comes(g, state.DOG)
    meet_the_farmers(g, "visitor-option:2", "give-worth:jewelry", "give-worth:jewelry", "farm-at:g7")
    assert len(g.farmers) == 2
    assert g.pets[state.DOG]
    assert len(people.group(g)) == 4


@rule("TW-EXPN-06", "TW-EXPN-06/2")
def test_the_game_does_not_go_on_without_people() -> None:
    g = farm("g7", people=1, pets=[0, 1])
    with pytest.raises(GameOver):
        answer(g, people.leave(g, 0))


@rule("TW-EXPN-06", "TW-EXPN-06/3")
def test_nobody_mourns_who_only_worked_here() -> None:
    g = farm("g7", pets=[1, 0], phase=state.DAWN, stage=at_dawn.DEATH, day=3)
    answer(g, household.one_leaves(g))
    people.pet_goes(g, 0)
    before = g.rng.draws
    answer(g, at_dawn.dawn_phase(g))
    assert g.rng.draws == before
    assert not g.gone


@rule("TW-EXPN-07", "TW-EXPN-07/1")
def test_they_are_saved_with_the_game() -> None:
    g = siege(farmers=1)
    g.farmers = [space("g7")]
    again = from_plain(Shelter, to_plain(g), box=BOX)
    assert again.farmers == [space("g7")]
    assert again.expansions == g.expansions
    assert to_plain(again) == to_plain(g)


@rule("TW-EXPN-08", "TW-EXPN-08/1")
def test_their_pages_hand_the_book_on_like_all_others() -> None:
    g = farm(phase=state.DAY, leader=0, stock=goods(wood=3))
    answer(g, book.read(g, card("scripts", "FA13")), "script-option:2", "which-person:1")
    assert g.leader == 1
