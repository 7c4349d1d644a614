"""Everything is said in words: each option, each refusal with its rule, and all that is told, to every seat."""

from __future__ import annotations

import re

import pytest

from holdfast.kernel import HOUSE, Refused, Rng
from holdfast.rulebook import rulebook

from .tables import FEW, Table, at_every_table, decisions, once_in

UNFILLED = re.compile(r"[{}]|(?<![.?!] )\bNone\b|(?<!\w)-\d")  # a sentence of a story may begin with 'None'


def is_a_sentence(text: str) -> bool:
    return (text[:1].isupper() or text[:1].isdigit()) and text[-1:] in ".?!" and not UNFILLED.search(text)


@at_every_table
def test_every_option_has_a_key_and_a_label_of_its_own(table: Table) -> None:
    for seed in range(FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            for decision in game.decisions:
                options = decision.options
                assert len({option.key for option in options}) == len(options) > 0
                assert all(option.label.strip() and not UNFILLED.search(option.label) for option in options)
                assert decision.prompt.question.strip()
                assert decision.keys == [option.key for option in options]


@at_every_table
def test_every_answer_is_on_offer_or_refused_with_a_rule_and_a_sentence(table: Table) -> None:
    rules = {rule.id for rule in rulebook(table.rules.name).rules} | set(HOUSE)
    for seed in range(FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            for decision in game.decisions:
                seat, ask = decision.choice.seat, decision.choice.question
                barred = game.refusals(seat)
                everything = [
                    game.box.vocabulary.key(ask, value) for value in range(len(game.box.vocabulary.domain(ask)))
                ]
                on_offer = game.keys_of(decision.choice)
                assert sorted([*on_offer, *(one.key for one in barred)]) == sorted(everything)
                for one in barred:
                    assert one.rule in rules, one
                    assert is_a_sentence(one.reason), one


@at_every_table
def test_a_barred_answer_is_refused_with_the_same_words(table: Table) -> None:
    game, rng = table.start(5), Rng(5)
    for _ in decisions(game, rng):
        if not once_in(rng, 10):
            continue
        for one in game.refusals():
            with pytest.raises(Refused) as caught:
                game.choose(one.key)
            refused = caught.value
            assert (refused.rule, refused.reason, refused.key) == (one.rule, one.reason, one.key)


@at_every_table
def test_all_that_is_told_can_be_read_by_those_it_is_told_to(table: Table) -> None:
    for seed in range(4 * FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            pass
        assert game.play.log
        for seat in (None, *range(table.seats)):
            lines = game.log(seat)
            assert lines
            assert all(is_a_sentence(line) for line in lines), [line for line in lines if not is_a_sentence(line)]


@at_every_table
def test_every_rule_an_option_names_is_in_the_catalogue(table: Table) -> None:
    rules = {rule.id for rule in rulebook(table.rules.name).rules}
    assert {option.rule for option in table.rules.options} <= rules
