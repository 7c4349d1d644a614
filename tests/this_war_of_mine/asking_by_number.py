"""Looking at questions: what is offered and what is refused must be the two halves of all that could be answered."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Choice, Refusal, Rule


def checked(g: Shelter, rule: Rule) -> Rule:
    """The same rule; at each of its questions every answer offered is open, and every other one is refused."""
    answer: int | None = None
    while True:
        try:
            asked = rule.send(answer)  # type: ignore[arg-type]  # None starts a generator
        except StopIteration:
            return
        assert isinstance(asked, Choice)
        for value in range(len(g.box.vocabulary.domains[asked.question.domain])):
            refusal = asked.question.why_not(g, asked, value)
            assert (refusal is None) is (value in asked.values), f"{asked.question.name}: {value} {refusal}"
        answer = yield asked


def refused(g: Shelter, rule: Rule, value: int) -> Refusal:
    """Why an answer to the first question of a rule is refused."""
    choice = next(rule)
    assert isinstance(choice, Choice)
    refusal = choice.question.why_not(g, choice, value)
    assert refusal is not None
    return refusal
