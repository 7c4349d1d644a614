"""What a question is about: one thing of a kind, or a record with plain fields; no number stands for two things,
and no answer names two."""

from __future__ import annotations

from typing import Any, Final, get_type_hints

import pytest

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import ICONS, open_box
from holdfast.games.this_war_of_mine.questions import QUESTIONS
from holdfast.games.this_war_of_mine.state import MOST_PEOPLE
from holdfast.kernel import Question
from tests.this_war_of_mine.games import new_game, questions

BOX = open_box(None)
MOST_CREDIT = sum(value * count for value, count in zip(BOX.value, BOX.count, strict=True))

# Every kind of thing that a question is about, with the highest number that names one.
KINDS: Final = {
    "begun": 1,
    "character": len(BOX.characters) - 1,
    "colour": len(nouns.COLOURS) - 1,
    "credit": MOST_CREDIT,
    "deed": len(BOX.deeds) - 1,
    "due": MOST_CREDIT,
    "event": len(BOX.events) - 1,
    "exploration": len(BOX.exploration) - 1,
    "exact": 1,
    "face": ICONS["fate"],
    "figure": len(nouns.FIGURES) - 1,
    "finding": len(BOX.findings) - 1,
    "first": len(BOX.narrative) - 1,
    "fitting": len(BOX.fittings) - 1,
    "given": len(nouns.GOODS) - 1,
    "goods": len(nouns.GOODS) - 1,
    "heart_card": len(BOX.heart) - 1,
    "hurts": 1,
    "kinds": len(nouns.GOODS) - 1,
    "chamber": len(BOX.chambers) - 1,
    "corridor": len(BOX.corridors) - 1,
    "sewers_map": len(BOX.sewers) - 1,
    "left": 99,
    "location": len(BOX.locations) - 1,
    "medical": len(BOX.vocabulary.domains["medicines"]) - 1,
    "moment": 1,
    "narrative": len(BOX.narrative) - 1,
    "people": MOST_PEOPLE - 1,
    "person": MOST_PEOPLE - 1,
    "pet": len(nouns.PETS) - 1,
    "pets": len(nouns.PETS) - 1,
    "ready": 1,
    "resident": len(BOX.residents) - 1,
    "roll": 10,
    "row": len(nouns.ROWS),  # and special
    "script": len(BOX.scripts) - 1,
    "second": len(BOX.narrative) - 1,
    "space": BOX.spaces - 1,
    "street_card": len(BOX.street) - 1,
    "measure": len(BOX.measures) - 1,
    "value": 10,
    "visitor": len(BOX.visitors) - 1,
    "who": len(nouns.WHO) - 1,
}


def fields(question: Question) -> dict[str, Any]:
    """What it is declared to be about: kinds, and whether it is one thing or several of the kind."""
    if isinstance(question.about, str):
        return {question.about: int}
    return {} if question.about is None else get_type_hints(question.about)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_what_a_question_is_about_is_declared_kind_by_kind(question: Question) -> None:
    declared = fields(question)
    assert set(declared) <= set(KINDS)
    assert set(declared.values()) <= {int, bool, tuple[int, ...]}
    assert list(declared.values()).count(tuple[int, ...]) <= 1  # as many as an agent sees apart


def test_no_kind_is_declared_in_vain() -> None:
    assert set().union(*map(fields, QUESTIONS)) == set(KINDS)


def test_no_answer_names_two_things() -> None:
    domains = BOX.vocabulary.domains.values()
    words = {word for domain in domains for word in domain.words if not word.isdigit()}
    for word in words:
        parts = word.split("-")
        halves = [("-".join(parts[:cut]), "-".join(parts[cut:])) for cut in range(1, len(parts))]
        assert not any(first in words and second in words for first, second in halves), word


@pytest.mark.parametrize("seed", range(12))
def test_every_question_is_about_what_its_row_says(seed: int) -> None:
    for choice in questions(*new_game(seed)):
        for asked in (choice, choice.beside):
            if asked is None:
                continue
            row, about = asked.question, asked.about
            if isinstance(row.about, type):
                assert type(about) is row.about, row.name
            else:
                assert (about is None) is (row.about is None), row.name
            things = about if isinstance(about, tuple) else () if about is None else (about,)
            for (kind, several), thing in zip(fields(row).items(), things, strict=True):
                assert isinstance(thing, tuple) is (several == tuple[int, ...]), row.name
                for one in thing if isinstance(thing, tuple) else (thing,):
                    assert -1 <= one <= KINDS[kind], f"{row.name}: {kind} {one}"
