"""Farmers: hired at the door, fed at Dusk, at work in the house (TW-FARM)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine import state
from holdfast.games.this_war_of_mine.characters import people
from holdfast.games.this_war_of_mine.expansions.farmers import household
from holdfast.games.this_war_of_mine.phases import dawn as at_dawn
from holdfast.games.this_war_of_mine.phases.working import why_not_take
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.scripts import book, later
from holdfast.games.this_war_of_mine.shelter.shelter import layout_of
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, goods, new_game
from tests.this_war_of_mine.guests import dawn, house, raid

FITTINGS = {"g7": "Goat stall", "c6": "Potato clamp"}
ONE, BOTH, NOBODY = "visitor-option:1", "visitor-option:2", "visitor-option:4"


def farm(*at: str, covered: tuple[str, ...] = (), **fields: Any) -> Siege:
    """A house with both farm Fittings, farmers at work on these spaces, and furniture still on those that are
    covered; who is hired has nothing more to say."""
    heaps = {space: ["S01"] for space in covered}
    return house("farmers", fitting=FITTINGS, farmers=at, cards_on=heaps, read=["FA01"], **fields)


def meet_the_farmers(siege: Siege, *keys: str) -> None:
    """On an OUTSIDE action."""
    siege.decks = {"visitors": ["Bread for Hands"]}
    siege.play(later.visitor, None, *keys)


def hires(siege: Siege) -> list[str]:
    """Whom the group could hire on an OUTSIDE action."""
    there = siege.copy()
    there.decks = {"visitors": ["Bread for Hands"]}
    return [key for key in there.offers(later.visitor, None) if key in (ONE, BOTH)]


RICH = goods(jewelry=2, canned_food=3)


# -- what comes with it -----------------------------------------------------------------------------------------------


@rule("TW-FARM-01", "TW-FARM-01/1")
def test_seven_cards_and_two_figures() -> None:
    plain, with_them = new_game(), new_game(farmers="yes")
    more = [len(with_them.decks[deck]) - len(plain.decks[deck]) for deck in ("residents", "raids", "visitors")]
    assert more == [2, 1, 1]
    assert len(with_them.unused) - len(plain.unused) == 1
    assert with_them.fitting == FITTINGS
    assert household.FIGURES == 2
    assert with_them.farmers == []


@rule("TW-FARM-02", "TW-FARM-02/1")
def test_only_on_the_basic_side() -> None:
    with pytest.raises(holdfast.BadOption, match="TW-FARM-02"):
        holdfast.start("this_war_of_mine", farmers="yes", board="advanced")
    assert holdfast.start("this_war_of_mine", farmers="yes").state.expansions[state.FARMERS] == 1


@rule("TW-FARM-03", "TW-FARM-03/1", "TW-FARM-07")
def test_the_farm_fittings_lie_where_they_say_under_what_lies_there() -> None:
    siege = new_game(farmers="yes")
    assert siege.fitting == FITTINGS
    assert siege.cards_on["g7"]
    assert siege.cards_on["c6"]
    assert not {*FITTINGS.values()} & {*siege.fittings, *siege.ideas}


@rule("TW-EXPN-04", "TW-FARM-03")
def test_none_of_its_cards_has_a_red_corner() -> None:
    plain, siege = new_game(), new_game(farmers="yes")
    assert "They Can Hear the Goat" in siege.decks["raids"]
    assert {"The Last Hay Cart", "The Requisition"} <= set(siege.decks["residents"])
    for kind in ("raids", "residents"):
        assert sorted(siege.aside[kind]) == sorted(plain.aside[kind])


# -- hiring -----------------------------------------------------------------------------------------------------------


@rule("TW-FARM-04", "TW-FARM-04/1")
def test_who_is_met_and_not_hired_goes_on() -> None:
    siege = farm(stock=RICH)
    meet_the_farmers(siege, NOBODY)
    assert siege.farmers == []


@rule("TW-FARM-04", "TW-FARM-05", "TW-FARM-06")
def test_who_is_hired_is_put_on_a_farm_fitting_for_its_price() -> None:
    siege = farm(stock=goods(jewelry=1))
    meet_the_farmers(siege, ONE, "farm-at:c6")
    assert siege.farmers == ["c6"]
    assert siege.stock == {}
    shown = {space.space: space.figures for space in siege.says(view, 0).shelter}
    assert shown["c6"] == ["farmer"]


@rule("TW-FARM-05")
def test_both_may_be_hired_at_once() -> None:
    siege = farm(stock=goods(jewelry=2))
    meet_the_farmers(siege, BOTH, "farm-at:g7")
    assert siege.farmers == ["g7", "c6"]


@rule("TW-FARM-05", "TW-FARM-05/1", "TW-EXPN-05", "TW-EXPN-05/1")
def test_no_more_than_there_are_figures() -> None:
    assert hires(farm("g7", stock=RICH)) == [ONE]
    assert hires(farm("g7", "c6", stock=RICH)) == []


@rule("TW-FARM-05", "TW-FARM-05/2")
def test_nobody_is_hired_for_less() -> None:
    assert hires(farm(stock=goods(vegetable=1, coffee=2))) == []  # worth 7
    assert hires(farm(stock=goods(vegetable=1, coffee=2, cigarettes=1))) == [ONE]  # worth 8


@rule("TW-FARM-07", "TW-FARM-07/1")
def test_a_covered_fitting_takes_nobody() -> None:
    siege = farm(covered=("c6",), stock=RICH)
    assert siege.named("space", siege.says(household.free)) == ["g7"]
    assert hires(siege) == [ONE]
    meet_the_farmers(siege, ONE, "give-worth:jewelry")
    assert siege.farmers == ["g7"]
    assert hires(farm(covered=("c6", "g7"), stock=RICH)) == []


@rule("TW-FARM-07", "TW-FARM-07/2")
def test_a_farm_fitting_is_neither_moved_nor_dismantled() -> None:
    siege = farm()
    refusal = siege.says(why_not_take, "g7", [True] * siege.box.spaces)
    assert (refusal.rule, refusal.reason) == ("TW-FARM-07", "fitting-fixed")
    assert siege.says(layout_of).fitted == []


@rule("TW-FARM-06")
def test_a_farm_fitting_has_room_for_one_and_no_other_space_has() -> None:
    siege = farm("g7")
    asked = {space: siege.says(household.why_not_farm, space) for space in siege.words.spaces.words}
    assert [space for space, refusal in asked.items() if refusal is None] == ["c6"]
    assert {refusal.reason for refusal in asked.values() if refusal} == {"no-farm-there", "farmer-there"}


# -- what they do -----------------------------------------------------------------------------------------------------


@rule("TW-FARM-06", "TW-FARM-06/1", "TW-FARM-06/2")
@pytest.mark.parametrize(
    ("at", "roll", "milk"), [(["g7"], 7, goods(raw_food=1)), (["g7"], 8, goods()), ([], 7, goods())]
)
def test_the_goat_stall_gives_raw_food_to_a_farmer(at: list[str], roll: int, milk: dict[str, int]) -> None:
    assert dawn(farm(*at, dice=(roll,))).stock == milk


@rule("TW-FARM-06")
def test_the_clamp_gives_a_vegetable_every_dawn() -> None:
    assert dawn(farm("c6")).stock == goods(vegetable=1)
    assert dawn(farm()).stock == goods()


@rule("TW-FARM-09", "TW-FARM-09/1")
def test_each_keeps_one_damage_off_before_anything_else_does() -> None:
    for at in ([], ["g7"], ["g7", "c6"]):
        siege = farm(*at, stock=goods(wood=9))
        raid(siege, "A07")  # damage 5, wounds 2, and 2 water are lost
        assert siege.told_of("raid-threatens") == [(5 - len(at), 2)]
    siege = farm("g7", "c6", damage=-4)
    raid(siege, "A07")
    assert siege.told_of("raid-threatens") == [(0, 2)]


# -- supper -----------------------------------------------------------------------------------------------------------


@rule("TW-FARM-08", "TW-FARM-08/1")
def test_each_is_fed_or_may_leave() -> None:
    siege = farm("g7", "c6", phase="dusk", stock=goods(vegetable=1), dice=(6,))
    before = siege.rng.draws
    siege.play(household.meal, "feed-farmer:vegetable")
    assert siege.stock == goods()
    assert siege.rng.draws - before == 1
    assert siege.farmers == ["g7", "c6"]


@rule("TW-FARM-08", "TW-FARM-08/2", "TW-FARM-10")
@pytest.mark.parametrize(("roll", "left"), [(5, []), (6, ["g7"])])
def test_who_gets_nothing_leaves_on_five_or_less(roll: int, left: list[str]) -> None:
    siege = farm("g7", stock=goods(canned_food=1), dice=(roll,))
    siege.play(household.meal, "feed-farmer:enough")
    assert siege.farmers == left
    assert siege.stock == goods(canned_food=1)


@rule("TW-FARM-10", "TW-FARM-10/1")
def test_who_has_left_may_be_hired_again() -> None:
    siege = farm("g7", "c6", dice=(1, 1))
    siege.play(household.meal)
    assert siege.farmers == []
    siege.store(jewelry=2)
    meet_the_farmers(siege, ONE, "farm-at:g7")
    assert siege.farmers == ["g7"]


@rule("TW-FARM-10")
def test_where_one_of_two_must_go_the_leader_says_which() -> None:
    siege = farm("g7", "c6")
    siege.play(household.one_leaves, "farmer-goes:c6")
    assert siege.farmers == ["g7"]
    siege.play(household.one_leaves)
    assert siege.farmers == []
    siege.play(household.one_leaves)


# -- no characters ----------------------------------------------------------------------------------------------------


@rule("TW-EXPN-06", "TW-EXPN-06/1")
def test_a_full_group_may_keep_them_all() -> None:
    siege = farm(people=4, stock=RICH)
    siege.play(people.pet_comes, "dog")
    meet_the_farmers(siege, BOTH, "give-worth:jewelry", "give-worth:jewelry", "farm-at:g7")
    assert len(siege.farmers) == 2
    assert siege.pets == {"dog"}
    assert len(siege.group) == 4


@rule("TW-EXPN-06", "TW-EXPN-06/2")
def test_the_game_does_not_go_on_without_people() -> None:
    siege = farm("g7", people=1, pets={"dog"})
    assert siege.end_of(people.leave, "Ingvar").winners == ()


@rule("TW-EXPN-06", "TW-EXPN-06/3")
def test_nobody_mourns_who_only_worked_here() -> None:
    siege = farm("g7", pets={"cat"}, phase="dawn", stage="death", day=3)
    siege.play(household.one_leaves)
    siege.play(people.pet_goes, "cat")
    before = siege.rng.draws
    siege.play(at_dawn.dawn_phase)
    assert siege.rng.draws == before
    assert siege.gone == []


@rule("TW-EXPN-07", "TW-EXPN-07/1")
def test_they_are_saved_with_the_game() -> None:
    siege = new_game(farmers="yes")
    siege.farmers = ["g7"]
    again = Siege(from_plain(Shelter, to_plain(siege.g), box=siege.box))
    assert again.farmers == ["g7"]
    assert again.expansions == siege.expansions == {"farmers"}
    assert to_plain(again.g) == to_plain(siege.g)


@rule("TW-EXPN-08", "TW-EXPN-08/1")
def test_their_pages_hand_the_book_on_like_all_others() -> None:
    siege = farm(phase="day", leader=0, stock=goods(wood=3))
    siege.play(book.read, "FA13", "script-option:2", "which-person:Ingvar")
    assert siege.leader == 1
