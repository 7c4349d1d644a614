"""A house with expansions in play, and what all their tests do with it."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.phases import dawn as at_dawn
from holdfast.games.this_war_of_mine.phases.raid import carry_out
from holdfast.games.this_war_of_mine.scripts import book
from tests.this_war_of_mine.arrange import Siege, black, shelter


def house(*expansions: str, dice: tuple[int, ...] = (), **fields: Any) -> Siege:
    """A shelter with these expansions in play; the black die falls as said, and what is told is written down."""
    return shelter(**{"expansions": set(expansions), "rng": black(*dice), "told": [], **fields})


def dawn(siege: Siege, *keys: str) -> Siege:
    siege.phase, siege.stage = "dawn", "return"
    siege.play(at_dawn.dawn_phase, *keys)
    return siege


def raid(siege: Siege, card: str, *keys: str) -> None:
    """This Night Raid comes, whoever is at home."""
    siege.told = []
    siege.play(carry_out, next(one for one in siege.box.raids if one.id == card), *keys)


def read_all(siege: Siege, expansion: str) -> None:
    """Read every script of an expansion, known by the first letters of its id: each at a table as this one is."""
    scripts = [script for script in siege.words.scripts.words if script.startswith(expansion)]
    assert scripts
    for script in scripts:
        siege.copy().play_by_first_answers(book.read, script)
