"""What an author is told about a sentence that is not quite right."""

from __future__ import annotations

import pytest

from holdfast.cards.grammar import Fault
from holdfast.cards.patterns import MOST_LETTERS

from .reading_aloud import fault, reader


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("gian 2 wod", 'unknown phrase "gian 2 wod": did you mean "gain 2 wood"?'),
        ("gain 2 wod", 'unknown goods "wod": did you mean wood?'),
        ("gain 2 steem cores", 'unknown goods "steem cores": did you mean steam cores?'),
        ("gain 2 gold", 'unknown goods "gold": one of wood, coal, steam core'),
        ("gain two wood", '"two" is not a number: write it in digits, as in "2"'),
        ("pay 1 wood and 2 cole", 'unknown goods "cole": did you mean coal?'),
        ("pay up", 'unknown phrase "pay up"'),
        ("if have 3 cole: gain 1 wood", 'unknown goods "cole": did you mean coal?'),
        ("if have 1 coal: gian 1 wood", 'unknown phrase "gian 1 wood": did you mean "gain 1 wood"?'),
        ("if have 1 coal and haev 1 wood: make noise", 'unknown phrase "haev 1 wood": did you mean "you have 1 wood"?'),
        ("gain 1 wood for each sik child", 'unknown phrase "sik child": did you mean "sick child"?'),
        ("gian 1 wood for each sick child", 'unknown phrase "gian 1 wood": did you mean "gain 1 wood"?'),
        ("up to 2 helpers: make nose", 'unknown phrase "make nose": did you mean "make noise"?'),
        ("once per game: mak noise", 'unknown phrase "mak noise": did you mean "make noise"?'),
        (
            "op to 2 helpers: up",
            'unknown phrase "op to 2 helpers: up": did you mean "up to {n} (helpers|helper): {do:effect}"?',
        ),
        (
            "gain 1 wod for eech chld and make noose or so",
            'unknown phrase "gain 1 wod for eech chld and make noose or so"',
        ),
        ("draw event", 'unknown phrase "draw event": did you mean "draw event {card:card:events}"?'),
        ("utter nonsense", 'unknown phrase "utter nonsense"'),
    ],
)
def test_what_was_meant(text: str, told: str) -> None:
    assert fault(text) == told


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("1 children fall sick", "1 child falls sick"),
        ("2 child falls sick", "2 children fall sick"),
        ("2 children falls sick", "2 children fall sick"),
        ("gain 1 steam cores", "gain 1 steam core"),
        ("pay 2 steam core", "pay 2 steam cores"),
        ("make noise for each sick children", "make noise for each sick child"),
        ("make noise for every 2 sick child", "make noise for every 2 sick children"),
        ("if all child are well: make noise", "if all children are well: make noise"),
    ],
)
def test_a_wrong_number_is_shown_right(text: str, right: str) -> None:
    assert fault(text) == f'"{text}" has a word in the wrong number: did you mean "{right}"?'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("gain 1 wood, at most 3", '"at most 3" limits a "for each"'),
        ("once per game gain 1 wood", "a colon is missing"),
        ("if have 1 wood gain 1 coal", "lacks its colon"),
        ("gain 01 wood", "is not a number"),
        ("gain 1234567 wood", "is not a number"),
        (
            "if have 1 wood: if have 1 coal: make noise",
            '"make noise" is right by itself, but there is one "if" too many',
        ),
        ("once per game: once per game: make noise", "right by itself"),
        ("up to 2 helpers: up to 2 helpers: up to 2 helpers: up to 2 helpers: up to 2 helpers: make noise", "too deep"),
        ("gain 1 wood for every 0 coal", "unknown"),
        ("x" * (MOST_LETTERS + 1), f"{MOST_LETTERS} letters"),
        ("", "empty"),
        (".", "unknown phrase"),
        ("if", "lacks its colon"),
        ("not", "unknown phrase"),
        ("once per game", "a colon is missing"),
    ],
)
def test_what_cannot_be_said(text: str, told: str) -> None:
    assert told in fault(text)


def test_a_score_cannot_be_for_once() -> None:
    with pytest.raises(Fault, match="once per game"):
        reader.score("once per game: 2 VP")


def test_a_sentence_full_of_ands_is_refused_quickly() -> None:
    with pytest.raises(Fault, match='5 "and"s at most'):
        reader.condition(" and ".join(["have 1 wood"] * 25))


@pytest.mark.parametrize("text", ["gain 2 wood", "GAIN 2 Wood.", "  gain   2 wood ", "gain 2\nwood"])
def test_capitals_spacing_and_a_full_stop_do_not_matter(text: str) -> None:
    assert reader.effect(text) == reader.effect("gain 2 wood")
