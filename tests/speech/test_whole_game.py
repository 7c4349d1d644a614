"""A whole game in the marked language: on the table, in the questions, the log, on cards and at the end, no word is
unmarked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from msgspec.structs import astuple

import holdfast
from holdfast.kernel import Game, Rng
from holdfast.presence import presence_of
from holdfast.presence.drawn import in_text
from holdfast.presence.pictures import ending_of, legend_of, picture_of
from holdfast.speech import PSEUDO

NAMES = ["Ada", "Ben"]
WORD = re.compile(r"[^\W\d_]*[A-Za-z][^\W\d_]*")  # letters, one of which is not marked
# What each game leaves as it is: the marks of its picture, and keys.
MARKS = {
    "rebuild": {"L", "x", "xx", "Lx", "Lxx"},
    "frostpunk": {*"WECweASTB", "TS", "I"},
    "this_war_of_mine": {*"ABCabc"},  # kinds of enemies, spirits of a character
}
KEYS = {
    "rebuild": re.compile(r"\bp\d+-\d+"),
    "frostpunk": re.compile(
        r"\b(?:[Nn]ear|[Ff]ar|[Gg]en|[Gg]enerator)-\d+(?:/[ab])?\b"  # places and their spaces: near-3/b
        r"|^[Gg]enerator\b"  # in the list of places
        r"|\b[ab](?=[~*]| .*[~*])"  # spaces in a hexagon; in the list: b 3 wood *
        r"|\b[A-Z]\d+[AB]?\b",  # cards: M005, L03A
        re.MULTILINE,
    ),
    "this_war_of_mine": re.compile(r"\b(?:[A-Z]\d+|[acgu]\d)\b"),  # cards: G01; spaces of the house: a1
}


def told(game: Game[Any], seat: int) -> Iterator[str]:
    """What this player reads now."""
    decision = game.decision_of(seat)
    if decision is not None:
        spoken = decision.spoken(PSEUDO)
        yield str(spoken.prompt)
        yield from (option.label for option in spoken.options)
        every = range(len(game.box.vocabulary.domain(decision.choice.question)))
        yield from game.voice(PSEUDO).names_of(game.state, decision.choice, every)
    yield from (in_text([picture_of(game, seat, width, PSEUDO)], width) for width in (60, 120))


def unmarked(name: str, read: Iterable[str]) -> set[str]:
    said = (KEYS[name].sub("", text) for text in read)
    return {word for text in said for word in WORD.findall(text)} - MARKS[name] - set(NAMES)


@pytest.mark.parametrize("name", sorted(MARKS))
def test_no_word_is_unmarked(name: str) -> None:
    game, rng = holdfast.start(name, seats=2, seed=7), Rng(7)
    game.names = NAMES
    read: list[str] = [legend_of(game, PSEUDO)]
    while game.pending is not None:
        if rng.below(8) == 0:
            read += told(game, game.pending.seat)
        game.pick(rng.below(len(game.pending.values)))
    read += [*game.log(0, language=PSEUDO), in_text([ending_of(game, 120, PSEUDO)], 120)]
    assert not unmarked(name, read)


@pytest.mark.parametrize("name", sorted(MARKS))
def test_no_card_has_an_unmarked_word(name: str) -> None:
    game = holdfast.start(name, seats=2, seed=7)
    for card in presence_of(game).cards(game.voice(PSEUDO)).values():
        assert card.title
        ways = [text for way in card.options for text in astuple(way)]
        assert not unmarked(name, [card.title, card.kind, card.story, *card.lines, *ways])
