"""What holds for all expansions: a choice before the game, and nothing of what was not chosen (TW-EXPN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine import state
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.characters import anytime
from holdfast.games.this_war_of_mine.phases.working import why_not_take
from holdfast.games.this_war_of_mine.scripts import decks
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.state import Shelter
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
placed:
- {id: F-there, name: x, story: x, expansion: farmers, place: u7, actions: [{name: x, do: [gain 1 wood]}]}
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
        "residents": [*g.decks[state.RESIDENTS], *g.aside[state.ASIDE_RESIDENTS]],
        "raids": [*g.decks[state.RAIDS], *g.aside[state.ASIDE_RAIDS]],
        "visitors": g.decks[state.VISITORS],
    }
    found = {cards[deck][place].id for deck, there in places.items() for place in there}
    found |= {g.box.fittings[one].id for one in [*g.fittings, *g.ideas, *g.fitting] if one != state.NONE}
    return found | {g.box.event_ids[one] for one in [*g.events, *g.unused] if g.box.is_event(one)}


OURS = {"R15", "R16", "V13", "A11", "E13", "F21", "F22"}
NEW = {"R-new", "R-red", "V-new", "A-new", "A-red", "E-new", "F-new", "F-there"}


@rule("TW-EXPN-01", "TW-EXPN-01/1")
def test_with_no_expansion_the_game_is_the_basic_game() -> None:
    plain, chosen = everything(table()), everything(table(farmers=1))
    assert not plain & NEW
    assert chosen - plain == NEW | OURS
    assert plain < chosen
    assert table().stock == table(farmers=1).stock


@rule("TW-EXPN-03", "TW-EXPN-03/1")
def test_what_was_not_chosen_never_comes_up() -> None:
    g = table()
    for deck in (state.RESIDENTS, state.VISITORS, state.RAIDS):
        drawn = [decks.draw(g, deck) for _ in range(40)]
        assert not [one for one in drawn if one >= 0 and g.box.comes_with[decks_name(deck)][one] >= 0]
    assert g.box.event_ids.index("E-new") not in [*g.events, *g.unused]


def decks_name(deck: int) -> str:
    return {state.RESIDENTS: "residents", state.VISITORS: "visitors", state.RAIDS: "raids"}[deck]


@rule("TW-EXPN-03")
def test_a_record_hangs_only_on_the_cards_of_what_was_chosen() -> None:
    options = {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0)}
    reached = box().reach.cards(options)
    with_it = box().reach.cards({**options, "farmers": 1})
    more = {deck: len(there) - len(reached.get(deck, [])) for deck, there in with_it.items()}
    assert {deck: number for deck, number in more.items() if number} == {
        "residents": 4,
        "visitors": 2,
        "raids": 3,
        "events": 2,
        "fittings": 1,
        "placed": 3,
        "scripts": len([one for one in box().scripts if one.id.startswith("FA")]),
    }


@rule("TW-EXPN-04", "TW-EXPN-04/1")
def test_red_corners_are_set_aside_and_no_others() -> None:
    g = table(farmers=1)
    assert card("raids", "A-red", g.box) in g.aside[state.ASIDE_RAIDS]
    assert card("residents", "R-red", g.box) in g.aside[state.ASIDE_RESIDENTS]
    assert card("raids", "A-new", g.box) in g.decks[state.RAIDS]
    assert card("residents", "R-new", g.box) in g.decks[state.RESIDENTS]


def test_a_fitting_that_names_a_space_lies_there_and_stays() -> None:
    g = table(farmers=1)
    nursery = g.box.space_words.index("u7")
    there = card("fittings", "F-there", g.box)
    assert g.fitting[nursery] == there
    assert there not in [*g.fittings, *g.ideas]
    assert g.cards_on[nursery], "a heap lies on it"
    refusal = why_not_take(g, nursery, [True] * g.box.spaces)
    assert refusal is not None
    assert refusal.reason == "fitting-fixed"


@rule("TW-GEN-27", "TW-OBJ-05")
def test_nobody_pays_towards_an_objective_in_mid_fight_or_mid_script() -> None:
    g = shelter(objective=0, stock=goods(wood=9, component=9, water=9, canned_food=9, book=9))
    choice = Choice(anytime.ANYTIME, 0, [], anytime.Spared())
    assert anytime.ANYTIME.why_not(g, choice, anytime.PAY_OBJECTIVE) is None
    for uncalm in ({"fighting": True}, {"script": 0}):
        for name, value in uncalm.items():
            setattr(g, name, value)
        assert anytime.ANYTIME.why_not(g, choice, anytime.PAY_OBJECTIVE) == Refusal("TW-GEN-27", "not-calm")
        g.fighting, g.script = False, state.NONE
