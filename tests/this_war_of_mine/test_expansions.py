"""What holds for all expansions: a choice before the game, and nothing of what was not chosen (TW-EXPN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.characters.anytime import ANYTIME, PAY_OBJECTIVE, Spared
from holdfast.games.this_war_of_mine.phases.working import why_not_take
from holdfast.games.this_war_of_mine.scripts import decks
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    NONE,
    RAIDS,
    RESIDENTS,
    VISITORS,
    Shelter,
)
from holdfast.kernel import Choice, Refusal, Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods, shelter

GUESTS = """
residents:
- {id: R-new, title: x, story: x, kind: civilians, expansion: farmers}
- {id: R-red, title: x, story: x, kind: civilians, expansion: farmers, red: true}
visitors:
- {id: V-new, title: x, story: x, expansion: farmers}
raids:
- {id: A-new, title: x, story: x, expansion: farmers}
- {id: A-red, title: x, story: x, expansion: farmers, red: true}
events:
- {id: E-new, title: x, story: x, expansion: farmers}
fittings:
- {id: F-new, name: x, story: x, expansion: farmers, cost: 1 wood}
- {id: F-there, name: x, story: x, expansion: farmers, place: g7, actions: [{name: x, do: [gain 1 wood]}]}
"""


def box() -> WarBox:
    return box_with(GUESTS)


def table(seed: int = 1, **chosen: int) -> Shelter:
    options = {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0), **chosen}
    return set_up(box(), 2, options, Rng(seed))


def everything(g: Shelter) -> set[str]:
    """The ids of all cards that are in the game, or unseen beside it."""
    cards: Any = g.box.cards.decks
    places = {
        "residents": [*g.decks[RESIDENTS], *g.aside[ASIDE_RESIDENTS]],
        "raids": [*g.decks[RAIDS], *g.aside[ASIDE_RAIDS]],
        "visitors": g.decks[VISITORS],
        "fittings": [*g.fittings, *g.ideas, *(one for one in g.fitting if one >= 0)],
        "events": [one for one in [*g.events, *g.unused] if one < g.box.first_ending],
    }
    return {cards[deck][place].id for deck, there in places.items() for place in there}


NEW = {"R-new", "R-red", "V-new", "A-new", "A-red", "E-new", "F-new", "F-there"}


@rule("TW-EXPN-01", "TW-EXPN-01/1")
def test_with_no_expansion_the_game_is_the_basic_game() -> None:
    plain, chosen = everything(table()), everything(table(farmers=1))
    assert not plain & NEW
    assert chosen == plain | NEW
    assert table().stock == table(farmers=1).stock


@rule("TW-EXPN-03", "TW-EXPN-03/1")
def test_what_was_not_chosen_never_comes_up() -> None:
    g = table()
    for deck in (RESIDENTS, VISITORS, RAIDS):
        drawn = [decks.draw(g, deck) for _ in range(40)]
        assert not [one for one in drawn if one >= 0 and g.box.comes_with[decks_name(deck)][one] >= 0]
    assert card("events", "E-new", g.box) not in [*g.events, *g.unused]


def decks_name(deck: int) -> str:
    return {RESIDENTS: "residents", VISITORS: "visitors", RAIDS: "raids"}[deck]


@rule("TW-EXPN-03")
def test_a_record_hangs_only_on_the_cards_of_what_was_chosen() -> None:
    options = {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0)}
    reached = box().reach.cards(options)
    with_it = box().reach.cards({**options, "farmers": 1})
    assert {deck: len(with_it[deck]) - len(reached[deck]) for deck in with_it if with_it[deck] != reached[deck]} == {
        "residents": 2,
        "visitors": 1,
        "raids": 2,
        "events": 1,
        "fittings": 2,
    }


@rule("TW-EXPN-04", "TW-EXPN-04/1")
def test_red_corners_are_set_aside_and_no_others() -> None:
    g = table(farmers=1)
    assert card("raids", "A-red", g.box) in g.aside[ASIDE_RAIDS]
    assert card("residents", "R-red", g.box) in g.aside[ASIDE_RESIDENTS]
    assert card("raids", "A-new", g.box) in g.decks[RAIDS]
    assert card("residents", "R-new", g.box) in g.decks[RESIDENTS]


def test_a_fitting_that_names_a_space_lies_there_and_stays() -> None:
    g = table(farmers=1)
    parlour = g.box.space_words.index("g7")
    there = card("fittings", "F-there", g.box)
    assert g.fitting[parlour] == there
    assert there not in [*g.fittings, *g.ideas]
    assert g.cards_on[parlour], "furniture lies on it"
    refusal = why_not_take(g, parlour, [True] * g.box.spaces)
    assert refusal is not None
    assert refusal.reason == "fitting-fixed"


@rule("TW-GEN-27", "TW-OBJ-05")
def test_nobody_pays_towards_an_objective_in_mid_fight_or_mid_script() -> None:
    g = shelter(objective=0, stock=goods(wood=9, component=9, water=9, canned_food=9, book=9))
    choice = Choice(ANYTIME, 0, [], Spared())
    assert ANYTIME.why_not(g, choice, PAY_OBJECTIVE) is None
    for uncalm in ({"fighting": True}, {"script": 0}):
        for name, value in uncalm.items():
            setattr(g, name, value)
        assert ANYTIME.why_not(g, choice, PAY_OBJECTIVE) == Refusal("TW-GEN-27", "not-calm")
        g.fighting, g.script = False, NONE
