"""What a browser needs of Rebuild besides the view: every card to read, the boards, and how it ended.

The words are those of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....kernel import Seen
from ....presence import Ending
from ..box import RebuildBox
from ..speech import Spoken
from .board import board
from .cards import goal, resupply_words, score_sheet, secrets, verdict, whole_tile
from .view import RebuildView

__all__ = ["board", "cards", "ending", "warnings"]

Plain = dict[str, Any]


def cards(voice: Spoken) -> dict[str, Plain]:
    """Every card as it is read."""
    box = voice.box
    return {
        key: {"id": key, "title": title, "kind": kind, "story": story, "lines": lines, "options": []}
        for key, title, kind, story, lines in printed(box)
    }


def printed(box: RebuildBox) -> Iterator[tuple[str, str, str, str, list[str]]]:
    """Key, title, kind, story, and what stands on it."""
    for number, tile in enumerate(box.tiles):
        yield tile.id, tile.name, "Tile", tile.story, whole_tile(number, box)
    for number, objective in enumerate(box.objectives):
        yield objective.id, objective.name, "Objective", objective.story, [goal(number, box)]
    for number, card in enumerate(box.resupply_cards):
        yield card.id, f"Resupply, Level {card.level}", "Resupply", "", [resupply_words(number, box)]


# -- at the table -----------------------------------------------------------------------------------------------------


def warnings(view: Seen[RebuildView], voice: Spoken) -> list[str]:
    """Nobody is lost in this game."""
    return []


def ending(view: Seen[RebuildView], voice: Spoken) -> Ending:
    """How the game of this `Game.view` ended: who won, who had which objective, and the score sheet with its heads."""
    box = voice.box
    players, outcome, names = view.table.players, view.end, view.names
    heads = ["", *(names[player.seat] for player in players)]
    rows = [[heading, *scored] for heading, scored in score_sheet(players, outcome.scores)]
    return Ending(verdict(outcome, names), list(secrets(players, names, box)), [heads, *rows])
