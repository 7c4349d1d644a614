"""What a browser needs of Rebuild besides the view: every card to read, the boards, and how it ended.

The words are those of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Seen, capitalised
from ....presence import Card, Ending, verdict
from ..speech import Spoken
from .board import board
from .cards import goal, resupply_words, score_sheet, secrets, whole_tile
from .view import RebuildView

__all__ = ["board", "cards", "ending"]


def cards(voice: Spoken) -> dict[str, Card]:
    """Every card as it is read."""
    return {key: Card(key, title, kind, story, lines, []) for key, title, kind, story, lines in printed(voice)}


def printed(voice: Spoken) -> Iterator[tuple[str, str, str, str, list[str]]]:
    """Key, title, kind, story, and what stands on it."""
    box, say, thing = voice.box, voice.language.say, voice.thing
    for number, tile in enumerate(box.tiles):
        name, kind = str(thing("tile", number)), say("card-tile")
        yield tile.id, name, kind, tile.story, whole_tile(number, voice)
    for number, objective in enumerate(box.objectives):
        name, kind = str(thing("objective", number)), say("card-objective")
        yield objective.id, name, kind, objective.story, [capitalised(goal(number, voice))]
    for number, card in enumerate(box.resupply_cards):
        name, kind = say("resupply-level", {"level": card.level}), say("card-resupply")
        yield card.id, name, kind, "", [resupply_words(number, voice)]


# -- at the table -----------------------------------------------------------------------------------------------------


def ending(view: Seen[RebuildView], voice: Spoken) -> Ending:
    """How the game of this `Game.view` ended: who won, who had which objective, and the score sheet with its heads."""
    players, outcome, names = view.table.players, view.end, view.names
    heads = ["", *(names[player.seat] for player in players)]
    rows = [[heading, *scored] for heading, scored in score_sheet(players, outcome.scores, voice)]
    return Ending(
        verdict(voice.language, outcome.cause, [names[seat] for seat in outcome.winners]),
        list(secrets(players, names, voice)),
        [heads, *rows],
    )
