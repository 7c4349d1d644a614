"""How a game ended: what is said of it, what the book says of everybody, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games import find
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.presence.endings import Epilogue, account, epilogues
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.speech import SPEECH
from holdfast.games.this_war_of_mine.state import DIED, LEFT, NONE, Shelter
from holdfast.presence import verdict
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, goods, shelter

CAUSES = find("this_war_of_mine").rules.goals

MORE = """
characters:
- {id: C91, name: Anna, trade: cook, story: x, border: red, prowess: 2, inventory: 6, empathy: 4,
   lives: "1981", died: "1982", left: "1983"}
- {id: C92, name: Ben, trade: mason, story: x, border: black, prowess: 1, inventory: 3, empathy: 9,
   lives: "1984", died: "1985", left: "1986"}
- {id: C93, name: Carl, trade: smith, story: x, border: black, prowess: 1, inventory: 3, empathy: 9,
   lives: "1987", died: "1988", left: "1989"}
scripts:
- {id: "1981", title: Anna lives, story: She cooks. *Sit down.*}
- {id: "1982", title: x, story: x}
- {id: "1983", title: x, story: x}
- {id: "1984", title: x, story: x}
- {id: "1985", title: Ben died, story: He lies there.}
- {id: "1986", title: x, story: x}
- {id: "1987", title: x, story: x}
- {id: "1988", title: x, story: x}
- {id: "1989", title: Carl left, story: A card comes.}
- {id: "1990", title: The Debt, story: It is paid.}
objectives:
- {id: O91, title: The Gate, story: x, chapter: 1, steps: 3, price: 1 wood}
"""


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


def end(box: WarBox, **fields: Any) -> Shelter:
    """Anna lives, Ben has died, Carl has left, and there is a debt."""
    anna, ben, carl = (card("characters", name, box) for name in ("C91", "C92", "C93"))
    return shelter(
        box=box,
        characters=[NONE, anna, NONE, NONE],
        beginners=[anna, ben, carl],
        gone=[ben * 2 + DIED, carl * 2 + LEFT],
        epilogue=[card("scripts", "1990", box)],
        day=6,
        **fields,
    )


def test_every_way_to_end_has_its_words_and_its_script(box: WarBox) -> None:
    for cause in CAUSES:
        assert verdict(SPEECH.voice(box).language, cause, ()).endswith(".")
        first = epilogues(view(end(box), None), SPEECH.voice(box), cause)[0]
        number = getattr(box.board, cause)
        assert first.title == box.scripts[number].title
        assert first.story.endswith((".", "?", "!"))


@rule("TW-GEN-23")
def test_the_book_tells_of_everybody_who_was_with_the_group(box: WarBox) -> None:
    pages = epilogues(view(end(box), None), SPEECH.voice(box), "survived")
    assert pages[1:] == [
        Epilogue("Anna lives", "She cooks. Sit down.", "Anna, alive"),
        Epilogue("Ben died", "He lies there.", "Ben, dead"),
        Epilogue("Carl left", "A card comes.", "Carl, gone away"),
        Epilogue("The Debt", "It is paid."),
    ]


def test_what_is_left_is_told_line_by_line(box: WarBox) -> None:
    g = end(
        box,
        hunger=[0, 2],
        wounds=[0, 1],
        stock=goods(wood=2, water=1),
        objective=card("objectives", "O91", box),
        status=1,
    )
    g.fitting[0] = 0
    g.boarded[0] = 1
    rows = dict(account(view(g, None), SPEECH.voice(box), won=True))
    assert rows["Days"] == "6, lived through"
    assert rows["The living"] == "Anna (hunger 2, wounds 1)"
    assert rows["The dead"] == "Ben"
    assert rows["Gone away"] == "Carl"
    assert rows["Objective"] == "The Gate was not reached, 1 of 3 steps paid"
    assert rows["Built"] == box.fittings[0].name
    assert rows["Boarded up"] == f"1 of {len(g.boarded)} holes"
    assert rows["In storage"] == "2 wood and 1 water"
    assert all(said for said in rows.values())


@rule("TW-OBJ-08")
def test_a_victory_says_that_the_last_objective_is_reached(box: WarBox) -> None:
    rows = dict(account(view(end(box, victory=True), None), SPEECH.voice(box), won=True))
    assert rows["Objective"] == "the last one is reached"


def test_a_lost_game_with_nobody_left_is_told_too(box: WarBox) -> None:
    g = end(box, scenario=1)
    g.characters = [NONE] * 4
    rows = dict(account(view(g, None), SPEECH.voice(box), won=False))
    assert rows["The living"] == "nobody"
    assert rows["Days"] == "6, the last of them lost"
    assert rows["In storage"] == "nothing"
    assert "Objective" not in rows
