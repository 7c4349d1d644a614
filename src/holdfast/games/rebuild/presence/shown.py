"""What a browser needs of Rebuild besides the view: every card to read, the boards, and how it ended.

Plain data in the shapes of `wire.py`; the words are those of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ....cards import Sentence
from ..box import RebuildBox
from ..pack import slug
from ..phrases import KIND_NOUNS, buy_leader, gain, help_people, lexicon, score, take, trade_here
from ..scoring import BONUS
from ..setup import printed_mat
from ..state import DISTRESSED, INFLUENCE, MARKERS, MOST_SEATS, ON_BOARD, ROW, SQUARES, USES, WATER
from .cards import SHEET, goal, score_sheet, secrets, verdict, whole_tile
from .words import SQUARE_WORDS, cost, tokens

Plain = dict[str, Any]

# What a phrase does, and the first kind of token that its nouns count from.
DOES: Final[dict[object, tuple[str, int]]] = {
    take: ("take", WATER),
    help_people: ("help", DISTRESSED),
    gain: ("gain", INFLUENCE),
}


def cards(box: RebuildBox) -> dict[str, Plain]:
    """Every card as it is read."""
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


def resupply_words(number: int, box: RebuildBox) -> str:
    return f"To the board: {tokens(box, enumerate(box.resupply[number])) or 'nothing'}"


# -- boards -----------------------------------------------------------------------------------------------------------


def board(box: RebuildBox) -> Plain:
    middle = range(box.squares, box.squares + SQUARES)
    on_mat = [box.ids[pile[0]] for pile in printed_mat(box) if pile]
    return {
        "tiles": [tile_row(box, number) for number in range(len(box.tiles))],
        "objectives": [
            {"id": card.id, "name": card.name, "card": card.id, "words": goal(number, box)}
            for number, card in enumerate(box.objectives)
        ],
        "resupply": [
            {
                "id": card.id,
                "card": card.id,
                "level": card.level,
                "tokens": dict(zip(box.kind_words, box.resupply[number], strict=False)),
                "words": resupply_words(number, box),
            }
            for number, card in enumerate(box.resupply_cards)
        ],
        "squares": [
            {"place": box.place_words[place], "name": name, "words": words}
            for place, name, words in zip(middle, box.square_names, SQUARE_WORDS, strict=True)
        ],
        "stores": [
            {"place": box.place_words[box.squares + SQUARES + kind], "kind": box.kind_words[kind]}
            for kind in range(ON_BOARD)
        ],
        "mats": [
            {"seat": seat, "places": [box.place_words[place] for place in box.mat(seat)], "printed": on_mat}
            for seat in range(MOST_SEATS)
        ],
        "kinds": [{"id": word, "one": one, "many": many} for word, one, many in KIND_NOUNS],
        "icons": list(box.icon_words),
        "tokens": pile(box, box.tokens),
        "sheet": list(SHEET),
        "limits": {
            "track": box.track,
            "leaders": box.leaders,
            "row": ROW,
            "uses": USES,
            "markers": MARKERS,
            "bonus": BONUS,
        },
    }


def tile_row(box: RebuildBox, number: int) -> Plain:
    tile = box.tiles[number]
    kind = "printed" if number in box.printed else "building" if number in box.buildings else "special"
    return {
        "id": tile.id,
        "word": slug(tile.name),
        "name": tile.name,
        "card": tile.id,
        "kind": kind,
        "level": tile.level,
        "three": tile.three,
        "icon": box.icon_words[tile.icon],
        "cost": pile(box, tile.cost),
        "price": cost(box, box.prices[number][-1]),
        "gives": [gift(box, sentence) for sentence in tile.gives],
        "words": box.words(number),
        "points": tile.points,
        "influence": tile.influence,
        "hearts": tile.hearts,
    }


def gift(box: RebuildBox, sentence: Sentence) -> Plain:
    """What one phrase of a tile gives, to be drawn as icons; and its words."""
    plain: Plain = {"does": "trade", "number": 1, "kind": None, "price": None, "words": lexicon.words(sentence)}
    if sentence.act is trade_here:
        return plain
    first = sentence.args[0]
    if sentence.act is buy_leader:
        assert isinstance(first, tuple)
        return {**plain, "does": "leader", "price": pile(box, first)}
    assert isinstance(first, int)
    if sentence.act is score:
        return {**plain, "does": "score", "number": first}
    does, nouns = DOES[sentence.act]
    kind = sentence.args[1]
    assert isinstance(kind, int)
    return {**plain, "does": does, "number": first, "kind": box.kind_words[nouns + kind]}


def pile(box: RebuildBox, counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(box.kind_words, counts, strict=True))


# -- at the table -----------------------------------------------------------------------------------------------------


def warnings(view: Plain, box: RebuildBox, names: Sequence[str]) -> list[str]:
    """Nobody is lost in this game."""
    return []


def ending(view: Plain, box: RebuildBox, names: Sequence[str]) -> Plain:
    """How the game of this `Game.view` ended: who won, who had which objective, and the score sheet with its heads."""
    players, outcome = view["table"]["players"], view["outcome"]
    heads = ["", *(names[player["seat"]] for player in players)]
    return {
        "title": verdict(outcome, names),
        "text": list(secrets(players, names, box)),
        "lines": [heads, *([heading, *scored] for heading, scored in score_sheet(players, outcome["scores"]))],
    }
