"""People of their own for tests of the group, and scripts that befall them."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.kernel.rows import put
from tests.this_war_of_mine.arrange import Siege, another, box_with, shelter
from tests.this_war_of_mine.words import words_of

MORE = """
characters:
- {id: C91, name: Anna, trade: x, story: x, border: red, prowess: 1, inventory: 6, empathy: 3,
   lives: "1930", died: "1930", left: "1930"}
- {id: C92, name: Ben, trade: x, story: x, border: black, prowess: 2, inventory: 7, empathy: 5, gift: quiet,
   lives: "1930", died: "1930", left: "1930"}
- {id: C93, name: Carl, trade: x, story: x, border: black, prowess: 3, inventory: 8, empathy: 7,
   lives: "1930", died: "1930", left: "1930"}
scripts:
- {id: "1930", title: x, story: x}
- {id: "1931", title: x, story: x, now: ["everybody tests empathy: raise misery by 2"]}
- {id: "1932", title: x, story: x, now: ["one of you: raise misery by 1"]}
- {id: "1933", title: x, story: x, now: ["each of you: raise misery by 1"]}
- {id: "1934", title: x, story: x, now: ["each of you rolls 4 or less: raise illness by 1"]}
- {id: "1935", title: x, story: x, now: ["each of the others: raise misery by 1"]}
- {id: "1936", title: x, story: x, now: ["one of the others: this character leaves", "raise misery by 1"]}
- {id: "1938", title: x, story: x, options: [{story: In., do: [C93 may join]}, {story: Out., do: [add 1 cold]}]}
- {id: "1939", title: x, story: x, now: [C93 may join]}
- {id: "1940", title: x, story: x, now: [this character dies, raise misery by 1, "everybody: raise hunger by 1"]}
- {id: "1941", title: x, story: x, now: ["one of you tests empathy: raise misery by 2"]}
"""


MILD = """
scripts:
- {id: "1951", title: x, story: x, now: [lower hunger by 1]}
- {id: "1952", title: x, story: x, now: ["each of the others: raise misery by 1"]}
- {id: "1953", title: x, story: x, now: [add 1 cold]}
- {id: "1954", title: x, story: x, now: [this character dies, "each of the others: raise wounds by 1"]}
raids: [{id: A92, title: x, story: x, wounds: 1}]
"""


def ours(box: WarBox, **fields: Any) -> Siege:
    """The three whose empathy is 3, 5 and 7."""
    return shelter(box=box, people=["Anna", "Ben", "Carl"], **fields)


def out(siege: Siege, *persons: str) -> Siege:
    """They are at a location."""
    siege.location = "near"
    siege.task = dict.fromkeys(persons, "out")
    return siege


def waiting(*characters: str) -> dict[str, tuple[str, ...]]:
    return {"characters": characters}


def four(state: str, script: str) -> WarBox:
    """A box in which level 4 of a state leads to a script of the test, and nobody has any prowess."""
    box = box_with(MILD)
    number, opened = words_of(box).states.number(state), words_of(box).scripts.number(script)
    return another(box, prowess=[0 for _ in box.prowess], level_four=put(box.level_four, number, opened))
