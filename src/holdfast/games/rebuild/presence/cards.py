"""Tiles, objectives and the score sheet written out: the words that every picture of them shares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....cards import Sentence
from ....kernel import Outcome, listing
from ..box import RebuildBox
from ..phrases import buy_leader, gain, lexicon, score, take
from ..state import INFLUENCE, WATER
from .view import RebuildPlayer
from .words import cost, tokens

# Phrases that give tokens, and the kind of token that their nouns count from.
FIRST_NOUN: Final[dict[object, int]] = {take: WATER, gain: INFLUENCE}

SHEET: Final = ("objectives", "tiles in sight", "on the track", "most Influence", "most hearts")

WHY: Final = {
    "points": "with the most points",
    "fewer-buildings": "tied on points, with fewer buildings in sight",
    "more-money": "tied on points and buildings, with more money",
    "shared": "tied in everything, and the victory is shared",
}


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def shows(tile: int, box: RebuildBox) -> str:
    parts = []
    if box.influence[tile]:
        parts.append(f"{box.influence[tile]} Infl")
    if box.hearts[tile]:
        parts.append(f"{box.hearts[tile]} heart{'s' if box.hearts[tile] > 1 else ''}")
    return " ".join(parts)


def whole_tile(tile: int, box: RebuildBox) -> list[str]:
    worth = [counted(box.points[tile], "point"), shows(tile, box)]
    return [
        f"Icon: {box.icon_words[box.icons[tile]]}",
        f"Costs: {cost(box, box.prices[tile][-1])}",
        f"A marker: {box.words(tile) or 'nothing'}",
        f"At the end: {', '.join(one for one in worth if one)}",
    ]


def in_short(box: RebuildBox, sentence: Sentence) -> str:
    """What one phrase of a tile gives, in as few words as a table has room for."""
    if sentence.act is buy_leader:
        price = sentence.args[0]
        assert isinstance(price, tuple)
        return f"a Leader for {cost(box, tuple((kind, count) for kind, count in enumerate(price) if count))}"
    if sentence.act is score:
        return counted(number_of(sentence), "point")
    if sentence.act in FIRST_NOUN:
        number, kind = number_of(sentence), sentence.args[1]
        assert isinstance(kind, int)
        return f"{number} {box.noun(FIRST_NOUN[sentence.act] + kind, number)}"
    words = lexicon.words(sentence)
    return words[:1].lower() + words[1:]


def number_of(sentence: Sentence) -> int:
    number = sentence.args[0]
    assert isinstance(number, int)
    return number


def goal(objective: int, box: RebuildBox) -> str:
    return lexicon.words(box.objectives[objective].score)


def resupply_words(number: int, box: RebuildBox) -> str:
    return f"To the board: {tokens(box, enumerate(box.resupply[number])) or 'nothing'}"


def objective(name: str, box: RebuildBox) -> str:
    """Its name, and what it scores."""
    number = box.objective_ids.index(name)
    return f"{box.objectives[number].name}, {goal(number, box)}"


# -- the end ----------------------------------------------------------------------------------------------------------


def score_sheet(players: Sequence[RebuildPlayer], scores: Sequence[int]) -> Iterator[tuple[str, list[str]]]:
    """Line by line, a number for each player; the total is the last line."""
    for line, heading in enumerate(SHEET):
        yield heading, [str((player.sheet or [])[line]) for player in players]
    yield "total", [str(score) for score in scores]


def secrets(players: Sequence[RebuildPlayer], names: Sequence[str], box: RebuildBox) -> Iterator[str]:
    for player in players:
        if player.objective is not None:
            yield f"{names[player.seat]} had {objective(player.objective, box)}."


def verdict(outcome: Outcome, names: Sequence[str]) -> str:
    winners = listing([names[seat] for seat in outcome.winners])
    verb = "wins" if len(outcome.winners) == 1 else "win"
    return f"{winners} {verb}, {WHY[outcome.cause]}."
