"""Every question has its prompt and labels."""

from __future__ import annotations

from holdfast.games.frostpunk.actions.meeples import PASS
from holdfast.games.frostpunk.phases.action import TURN
from holdfast.games.frostpunk.presence.words import LABELS, PROMPTS, label
from holdfast.games.frostpunk.questions import QUESTIONS
from holdfast.kernel import Choice
from tests.frostpunk.arrange import city


def test_every_question_has_a_prompt_and_labels() -> None:
    names = {ask.name for ask in QUESTIONS}
    assert names == PROMPTS.keys() == LABELS.keys()


def test_whoever_passes_is_told_what_that_will_lose() -> None:
    g = city(round=5, people=[5, 27, 0], hope=[1, 3], seats=2)
    choice = Choice(TURN, 0, [PASS])
    assert label(g, choice, PASS) == (
        "Pass (As it stands, 27 hunger will lose the game tomorrow: find 3 food by then.)"
    )
    g.food = 27
    assert label(g, choice, PASS) == "Pass"
    g.passed = 1
    assert label(g, choice, PASS) == "Pass and end the Action Phase"
