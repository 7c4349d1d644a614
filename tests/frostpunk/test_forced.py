"""A question with one answer is not put; the log says what it was."""

from __future__ import annotations

import pytest

import holdfast
from holdfast.games.frostpunk.presence.forced import BY_QUESTION, forced

BOX = holdfast.start("frostpunk").box


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("meeple:engineer", "Only an Engineer can."),
        ("meeple:child-worker", "Only a Child Worker can."),
        ("somebody:worker", "It can only be a Worker."),
        ("cure:enough", "There is nothing to choose from."),
        ("gather:near-1/a", "There is one place for it: near-1/a."),
        ("build:tent", "There is one Building for it: Tent."),
        ("activate:care", "It can only be Care."),
        ("lower:exhausted-anger", "It can only be exhausted Anger."),
        ("turn:pass", "There is nothing to do but pass."),
        ("take:3", "There is one choice: 3."),
    ],
)
def test_it_is_said_in_a_sentence(key: str, said: str) -> None:
    action = next((place for place, word in enumerate(BOX.vocabulary.keys) if word == key), None)
    assert action is not None, [word for word in BOX.vocabulary.keys if word.startswith(key.partition(":")[0])][:8]
    assert forced(BOX, action) == said


def test_everything_that_can_be_answered_has_a_sentence() -> None:
    for action in range(len(BOX.vocabulary)):
        said = forced(BOX, action)
        assert said[0].isupper(), said
        assert said.endswith("."), said


def test_every_question_named_apart_exists() -> None:
    assert set(BY_QUESTION) <= set(BOX.vocabulary.keys)
