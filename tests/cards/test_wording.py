"""What players read is made from what cards do: both ways give the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from holdfast.cards import Sentence
from holdfast.cards.grammar import Fault
from holdfast.cards.patterns import MOST_LETTERS
from holdfast.cards.phrases import CONDITION, COUNT, EFFECT, SCORE, Phrase
from holdfast.cards.sentences import Clause, Condition, Count, Modifiers, Score
from holdfast.cards.slots import Amounts, CardSlot, EffectSlot, Noun, SlotType
from holdfast.games import find

from .reading_aloud import CARDS, IDS, condition, count, effect, reader, score, words
from .village import lexicon


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("gain 2 wood", "Gain 2 wood"),
        ("1 child falls sick", "1 child falls sick"),
        ("2 children fall sick", "2 children fall sick"),
        ("0 children fall sick", "0 children fall sick"),
        ("cure a sick elder", "Cure 1 sick elder"),
        ("pay 1 wood", "Pay 1 wood"),
        ("pay 3 steam cores, 2 coal, and 1 wood", "Pay 1 wood, 2 coal and 3 steam cores"),
        ("noise +2", "Noise +2"),
        ("draw event E2", "Draw event E2"),
        ("if have 1 coal: make noise", "If you have 1 coal: make noise"),
        ("unless not have 1 coal: make noise", "Unless you have fewer than 1 coal: make noise"),
        ("if not all elders are well: make noise", "If not all elders are well: make noise"),
        ("once per game: make noise", "Once per game: make noise"),
        ("once per game: if have 1 coal: make noise", "Once per game, if you have 1 coal: make noise"),
        ("make noise for every 2 barns with wood or coal at most 3", None),
        ("make noise for each barn with wood or coal, at most 3", None),
        ("up to 1 helper: if have 1 wood: noise +1 for each sick child", None),
    ],
)
def test_words(text: str, read: str | None) -> None:
    said = words(text)
    assert effect(said) == effect(text)
    if read is not None:
        assert said == read


def test_conditions_counts_and_scores_in_words() -> None:
    assert (
        lexicon.words(condition("have 1 coal and not have 2 wood")) == "you have 1 coal and you have fewer than 2 wood"
    )
    assert lexicon.words(count("sick children")) == "sick child"
    assert (
        lexicon.words(score("2 VP for each sick child, at most 4", "1 VP"))
        == "2 VP for each sick child, at most 4; 1 VP"
    )


def test_another_language_says_the_same_and_falls_back_on_english() -> None:
    assert lexicon.words(effect("gain 2 steam cores"), "de") == "Erhalte 2 Kerne"
    assert lexicon.words(effect("pay 1 wood and 1 steam core"), "de") == "Zahle 1 Holz und 1 Kern"
    assert (
        lexicon.words(effect("once per game, if have fewer than 2 coal: gain 1 wood for each coal, at most 3"), "de")
        == "Einmal im Spiel, falls du hast weniger als 2 Kohle: erhalte 1 Holz für jedes Mal: Kohle, höchstens 3"
    )
    assert lexicon.words(effect("make noise"), "de") == "Make noise"
    assert lexicon.words(effect("make noise"), "fr") == "Make noise"


# -- every phrase, with every modifier round it

numbers = st.integers(0, 999_999)


def values(type_: SlotType, nested: bool) -> st.SearchStrategy[object]:
    if isinstance(type_, Noun):
        return st.integers(0, len(type_.keys) - 1)
    if isinstance(type_, Amounts):
        size = len(type_.noun.keys)
        return st.lists(st.integers(0, 9), min_size=size, max_size=size).filter(any).map(tuple)
    if isinstance(type_, CardSlot):
        return st.integers(0, len(CARDS) - 1)
    if isinstance(type_, EffectSlot):
        return sentences(EFFECT, nested=False)
    return numbers


def phrases(kind: int, nested: bool = False) -> st.SearchStrategy[tuple[Phrase, tuple[object, ...]]]:
    fitting = [phrase for phrase in lexicon.phrases if phrase.kind == kind and (nested or not phrase.nests)]
    return st.sampled_from(fitting).flatmap(
        lambda phrase: st.tuples(st.just(phrase), st.tuples(*(values(type_, nested) for type_ in phrase.types)))
    )


clauses = st.tuples(phrases(CONDITION), st.booleans()).map(
    lambda made: Clause(made[0][0].number, made[0][0].act, made[0][1], made[1])
)
conditions = st.lists(clauses, min_size=1, max_size=3).map(lambda made: Condition(tuple(made)))
counts = phrases(COUNT).map(lambda made: Count(made[0].number, made[0].act, made[1]))


@st.composite
def sentences(draw: st.DrawFn, kind: int = EFFECT, nested: bool = True) -> Sentence:
    phrase, args = draw(phrases(kind, nested))
    when = draw(st.none() | conditions)
    wanted = draw(st.booleans()) if when is not None else True
    counted = draw(st.none() | counts) if not phrase.nests else None
    every = draw(st.integers(1, 12)) if counted is not None else 1
    most = draw(st.just(-1) | numbers) if counted is not None else -1
    once = draw(st.sampled_from((-1, 0))) if kind == EFFECT else -1
    if when is None and counted is None and once == -1:
        return Sentence(phrase.number, phrase.act, args)
    around = Modifiers(when, wanted, counted, every, most, once, phrase.lead)
    return Sentence(phrase.number, phrase.act, args, around)


@given(sentences())
def test_every_effect_is_read_back_as_it_was(sentence: Sentence) -> None:
    text = lexicon.words(sentence, ids=IDS)
    assume(len(text) <= MOST_LETTERS)
    assert effect(text) == sentence


@given(sentences(SCORE))
def test_every_score_is_read_back_as_it_was(sentence: Sentence) -> None:
    assert score(lexicon.words(sentence)) == Score((sentence,))


@given(conditions)
def test_every_condition_is_read_back_as_it_was(made: Condition) -> None:
    assert condition(lexicon.words(made)) == made


@given(counts)
def test_every_count_is_read_back_as_it_was(made: Count) -> None:
    assert count(lexicon.words(made)) == made


PIECES = (
    *(
        "if",
        "unless",
        "once per game",
        ":",
        ",",
        "not",
        "and",
        "have",
        "gain",
        "1",
        "2",
        "wood",
        "for each",
        "for every",
    ),
    *("at most", "sick", "child", "children", "up to", "helper", "noise", "+", "pay", "make", "draw event", "E1", "."),
)


@given(st.text(max_size=60) | st.lists(st.sampled_from(PIECES), max_size=20).map(" ".join))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    with suppress(Fault):
        reader.effect(text)


# -- what players read of the cards to come


def said_on(thing: object) -> Iterator[Sentence]:
    """Every sentence on these cards, those inside others as well."""
    if isinstance(thing, Sentence):
        yield thing
        yield from said_on(thing.args)
    elif isinstance(thing, msgspec.Struct):
        yield from said_on(msgspec.structs.astuple(thing))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from said_on(part)


@pytest.mark.parametrize(
    ("game", "decks"),
    [("frostpunk", ("morning", "dusk", "scenario")), ("this_war_of_mine", ("scripts", "residents", "characters"))],
)
def test_no_effect_names_a_card_by_an_id_that_tells_players_nothing(game: str, decks: tuple[str, ...]) -> None:
    box: Any = find(game).rules.open_box(None)
    ids = {id_ for deck in decks for id_ in box.cards.ids[deck] if len(id_) > 2}
    said = [box.cards.words(one) for cards in box.cards.decks.values() for one in said_on(cards)]
    assert len(said) > 500
    assert not [text for text in said if not ids.isdisjoint(re.findall(r"\w+", text))]
    assert any("something will follow" in text.lower() for text in said)
