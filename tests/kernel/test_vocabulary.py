"""Questions, domains, and the one table of everything that can be answered."""

from __future__ import annotations

import pytest

from holdfast.kernel import Choice, Domain, Question, Refusal, Vocabulary, number
from tests.toys.lighthouse import RULES, THE_BOX


def always(state: object, choice: Choice, value: int) -> Refusal | None:
    return Refusal("LH-EAT-01", "no-food")


def test_each_question_has_its_place() -> None:
    asks = number([Question("sow", "fields", always), Question("reap", "fields", always)])
    assert [ask.index for ask in asks] == [0, 1]


def test_a_domain_names_nothing_twice() -> None:
    with pytest.raises(ValueError, match="domain fields names a thing twice"):
        Domain("fields", ["near", "far", "near"])


def test_a_domain_finds_its_words() -> None:
    fields = Domain("fields", ["near", "far"])
    assert len(fields) == 2
    assert [fields.value(word) for word in fields.words] == [0, 1]


def test_keys_are_numbered_through_in_the_order_of_the_questions() -> None:
    asks = number(
        [Question("sow", "fields", always), Question("rest", "days", always), Question("reap", "fields", always)]
    )
    vocabulary = Vocabulary(asks, {"fields": Domain("fields", ["near", "far"]), "days": Domain("days", ["1"])})
    assert vocabulary.keys == ["sow:near", "sow:far", "rest:1", "reap:near", "reap:far"]
    assert vocabulary.offsets == [0, 2, 3]
    assert len(vocabulary) == 5
    assert vocabulary.key(asks[2], 1) == "reap:far"
    assert vocabulary.actions["reap:far"] == 4
    assert vocabulary.domain(asks[1]).words == ("1",)


def test_two_questions_may_not_share_a_name() -> None:
    asks = number([Question("sow", "fields", always), Question("sow", "fields", always)])
    with pytest.raises(ValueError, match=r"^two questions share a name$"):
        Vocabulary(asks, {"fields": Domain("fields", ["near"])})


def test_a_question_numbered_elsewhere_is_found_out() -> None:
    asks = number([Question("sow", "fields", always), Question("reap", "fields", always)])
    with pytest.raises(ValueError, match="question reap stands at 0 but was numbered 1"):
        Vocabulary(asks[1:], {"fields": Domain("fields", ["near"])})


def test_the_likest_open_key_is_meant_before_any_other() -> None:
    vocabulary = THE_BOX.vocabulary
    assert vocabulary.nearest("task:nest", ["task:walls", "task:nets"]) == "task:nets"
    assert vocabulary.nearest("burn:", ["task:walls"]) in {"burn:0", "burn:1", "burn:2", "burn:3"}
    assert vocabulary.nearest("xylophone", ["task:walls"]) is None


def test_every_key_of_a_game_is_its_own() -> None:
    vocabulary = THE_BOX.vocabulary
    assert len(set(vocabulary.keys)) == len(vocabulary) == sum(len(vocabulary.domain(ask)) for ask in RULES.questions)


def test_refusals_are_told_apart_by_rule_reason_and_numbers() -> None:
    refusal = Refusal("LH-LAMP-01", "oil", 2)
    assert refusal == Refusal("LH-LAMP-01", "oil", 2)
    assert len({refusal, Refusal("LH-LAMP-01", "oil", 2), Refusal("LH-LAMP-01", "oil", 3)}) == 2
    assert refusal != Refusal("LH-LAMP-01", "no-food")
    assert refusal != "oil"
    assert repr(refusal) == "Refusal('LH-LAMP-01', 'oil', (2,))"


def test_a_question_is_for_one_seat_and_hides_nothing_unless_it_says_so() -> None:
    ask = Question("sow", "fields", always)
    assert (ask.name, ask.domain, ask.why_not) == ("sow", "fields", always)
    assert ask.private is ask.team is False
    assert ask.index == -1
    assert Question("sow", "fields", always, private=True).private is True
    assert Question("sow", "fields", always, team=True).team is True


def test_different_refusals_are_quickly_told_apart() -> None:
    refusals = [Refusal("LH-LAMP-01", "oil", 2), Refusal("LH-LAMP-01", "oil"), Refusal("LH-EAT-01", "no-food")]
    assert len({hash(refusal) for refusal in refusals}) == 3
