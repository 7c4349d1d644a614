"""What games give to the laboratory: every question, message and card that a measure names is there."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import holdfast
from holdfast.games import find, mind_of
from holdfast.kernel import Rules
from holdfast.mind import Measures

GAMES = holdfast.titles()


@pytest.fixture(params=GAMES, ids=lambda rules: rules.name)
def rules(request: pytest.FixtureRequest) -> Rules[Any]:
    found: Rules[Any] = request.param
    return found


@pytest.fixture
def measures(rules: Rules[Any]) -> Measures[Any]:
    return find(rules.name).mind.measures


def test_every_game_can_be_measured(rules: Rules[Any], measures: Measures[Any]) -> None:
    assert measures.decks(rules.open_box(None))


def test_options_that_name_cards_name_those_of_the_deck(rules: Rules[Any], measures: Measures[Any]) -> None:
    """Number by number: a word beyond the deck says 'none'."""
    box = rules.open_box(None)
    decks = measures.decks(box)
    asks = {ask.name: ask for ask in rules.questions}
    slugs = {"buildings", "tiles"}  # which are chosen by their name
    for question, deck in measures.named.items():
        words = box.vocabulary.domain(asks[question]).words
        cards = decks[deck]
        again = words[len(cards) + 1 :]  # a card with several Special Actions has a word for each
        assert {word.partition("/")[0] for word in again} <= {card for card, _ in cards}, question
        for word, (card, title) in zip(words, cards, strict=False):
            meant = title.lower().replace("'", "").replace(" ", "-") if deck in slugs else card
            assert word == meant, f"{question}:{word} is not {card} {title}"


def test_questions_and_messages_exist(rules: Rules[Any], measures: Measures[Any]) -> None:
    messages = import_module(f"holdfast.games.{rules.name}.speech").SPEECH.gaps
    decks = measures.decks(rules.open_box(None))
    assert set(measures.about) <= {ask.name for ask in rules.questions}
    assert set(measures.turned) <= set(messages)
    assert {*measures.about.values(), *(turned.deck for turned in measures.turned.values())} <= set(decks)


def test_tracks_are_the_same_from_start_to_end(rules: Rules[Any], measures: Measures[Any]) -> None:
    game = holdfast.start(rules.name, seats=2, seed=3)
    names = list(measures.tracks(game.state, 0))
    for _ in range(80):
        if game.decision is None:
            break
        game.choose(0)
    assert list(measures.tracks(game.state, 1)) == names
    assert all(type(value) is int for value in measures.tracks(game.state, 1).values())


def test_who_begins_is_known_where_it_matters() -> None:
    game = holdfast.start("rebuild", seats=2, seed=3)
    first = mind_of(game).measures.first
    assert first is not None
    assert game.log()[2] == f"Player {first(game.state) + 1} has mat 1 and goes first."
