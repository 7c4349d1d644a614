"""What holds for all expansions: a choice before the game, and nothing of what was not chosen (TW-EXPN)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.phases.working import why_not_take
from holdfast.games.this_war_of_mine.scripts import decks
from holdfast.games.this_war_of_mine.setup import TABLE
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, box_with, goods, new_game, shelter

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


def table(**expansions: str) -> Siege:
    return new_game(box=box(), **expansions)


def everything(siege: Siege) -> set[str]:
    """All cards that are in the game, or unseen beside it."""
    return {
        *siege.decks["residents"],
        *siege.aside["residents"],
        *siege.decks["raids"],
        *siege.aside["raids"],
        *siege.decks["visitors"],
        *siege.fittings,
        *siege.ideas,
        *siege.fitting.values(),
        *(card for card in (*siege.events, *siege.unused) if siege.box.is_event(siege.number(card, "event"))),
    }


OURS = {
    "The Last Hay Cart",
    "The Requisition",
    "Bread for Hands",
    "They Can Hear the Goat",
    "Carts at the Toll Gate",
    "Goat stall",
    "Potato clamp",
}
NEW = {"R-new", "R-red", "V-new", "A-new", "A-red", "E-new", "F-new", "F-there"}


@rule("TW-EXPN-01", "TW-EXPN-01/1")
def test_with_no_expansion_the_game_is_the_basic_game() -> None:
    plain, chosen = everything(table()), everything(table(farmers="yes"))
    assert not plain & NEW
    assert chosen - plain == NEW | OURS
    assert plain < chosen
    assert table().stock == table(farmers="yes").stock


@rule("TW-EXPN-03", "TW-EXPN-03/1")
def test_what_was_not_chosen_never_comes_up() -> None:
    siege = table()
    for deck, kind in (("residents", "resident"), ("visitors", "visitor"), ("raids", "raid")):
        drawn = {siege.found(kind, decks.draw, deck) for _ in range(40)}
        come_with = dict(zip(siege.words.cards[deck].words, siege.box.comes_with[deck], strict=False))
        assert not [card for card in drawn if card is not None and come_with[card] >= 0]
    assert "E-new" not in [*siege.events, *siege.unused]


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
    siege = table(farmers="yes")
    assert "A-red" in siege.aside["raids"]
    assert "R-red" in siege.aside["residents"]
    assert "A-new" in siege.decks["raids"]
    assert "R-new" in siege.decks["residents"]


def test_a_fitting_that_names_a_space_lies_there_and_stays() -> None:
    siege = table(farmers="yes")
    assert siege.fitting["u7"] == "F-there"
    assert "F-there" not in [*siege.fittings, *siege.ideas]
    assert siege.cards_on["u7"], "a heap lies on it"
    refusal = siege.says(why_not_take, "u7", [True] * siege.box.spaces)
    assert refusal.reason == "fitting-fixed"


@rule("TW-GEN-27", "TW-OBJ-05")
def test_nobody_pays_towards_an_objective_in_mid_fight_or_mid_script() -> None:
    enough = goods(wood=9, component=9, water=9, canned_food=9, book=9)
    siege = shelter(objective="A Door That Holds", stock=enough)
    assert siege.why_not("anytime:objective") is None
    siege.fighting = True
    assert siege.why_not("anytime:objective") == ("TW-GEN-27", "not-calm")
    siege.fighting, siege.script = False, "200"
    assert siege.why_not("anytime:objective") == ("TW-GEN-27", "not-calm")
