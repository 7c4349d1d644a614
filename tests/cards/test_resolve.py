"""A card with choices, played."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.cards import NO_OPTION, clauses_of, open_options, resolve, why_not_option
from holdfast.kernel.choice import Choice
from holdfast.kernel.refusal import Refusal

from .village import CHILD, OPTIONS, Event, Village, village_pack

SEAT = 2
ABOUT = 0


def test_now_happens_then_the_open_options_are_offered_then_the_chosen_one_happens(tmp_path: Path) -> None:
    card = village_pack(tmp_path).deck("events", Event)[0]
    village = Village(coal=3)
    playing = resolve(village, card, OPTIONS, SEAT, ABOUT, SEAT)
    question = next(playing)
    assert village.noise == 1
    assert isinstance(question, Choice)
    assert (question.question, question.seat, question.values, question.about) == (OPTIONS, SEAT, [0, 1], ABOUT)
    with pytest.raises(StopIteration) as done:
        playing.send(0)
    assert done.value.value == 0
    assert (village.stores[1], village.drawn) == (0, [1])


def test_an_option_whose_condition_fails_is_not_offered(tmp_path: Path) -> None:
    card = village_pack(tmp_path).deck("events", Event)[0]
    village = Village(coal=2)
    assert open_options(village, card, SEAT) == [1]
    playing = resolve(village, card, OPTIONS, SEAT, ABOUT, SEAT)
    question = next(playing)
    assert isinstance(question, Choice)
    assert question.values == [1]
    with pytest.raises(StopIteration):
        playing.send(1)
    assert village.sick[CHILD] == 1


def test_what_happens_now_may_open_an_option(tmp_path: Path) -> None:
    events = """\
- id: E1
  now: [gain 1 coal]
  options: [{if: have 1 coal, do: make noise}, {story: Wait.}]
"""
    card = village_pack(tmp_path, events=events).deck("events", Event)[0]
    question = next(resolve(Village(), card, OPTIONS, SEAT, ABOUT, SEAT))
    assert isinstance(question, Choice)
    assert question.values == [0, 1]


def test_a_card_without_options_asks_nothing(tmp_path: Path) -> None:
    card = village_pack(tmp_path).deck("events", Event)[1]
    with pytest.raises(StopIteration) as done:
        next(resolve(Village(), card, OPTIONS, SEAT, ABOUT, SEAT))
    assert done.value.value == NO_OPTION


def test_a_refused_option_says_which_condition_is_not_met(tmp_path: Path) -> None:
    events = """\
- id: E1
  options: [{if: have 1 wood and have 3 coal}, {story: Wait.}]
"""
    pack = village_pack(tmp_path, events=events)
    card = pack.deck("events", Event)[0]
    refusal = why_not_option(Village(wood=1), card, 0, "V-7", ABOUT, SEAT)
    assert refusal == Refusal("V-7", "card-option", ABOUT, 0, 1)
    _, unmet = clauses_of(card.options[0])
    assert (pack.words(unmet), pack.words(unmet, "de")) == ("you have 3 coal", "du hast 3 Kohle")
    assert why_not_option(Village(wood=1, coal=3), card, 0, "V-7", ABOUT, SEAT) is None
    assert why_not_option(Village(), card, 2, "V-7", ABOUT, SEAT) == Refusal("V-7", "card-option", ABOUT, 2, -1)
