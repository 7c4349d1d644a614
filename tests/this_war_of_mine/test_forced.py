"""A question with one answer is not put; the log says what it was."""

from __future__ import annotations

import pytest

from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.presence.presence import PRESENCE

BOX = open_box(None)
VOICE = PRESENCE.voice(BOX, ("Anna",), "en")


def action(key: str) -> int:
    assert key in BOX.vocabulary.actions, [word for word in BOX.vocabulary.keys if word.startswith(key[:4])][:8]
    return BOX.vocabulary.actions[key]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("which-person:2", "Only one person could be meant."),
        ("helper:1", "Only one person could help."),
        ("work:g2", "There was only one place to work."),
        ("lock-tool:lockpick", "Only a lockpick was at hand."),
        ("trade-buy:meds", "Only meds could be taken."),
        ("trade:done", "There was nothing to trade."),
        ("medicine:enough", "There was no medicine to give."),
        ("alcohol:enough", "There was nothing to drink."),
        ("arm:unarmed", "There was no weapon to take."),
        ("hit-foe:2", "Only enemy 2 could be hit."),
        ("keep-off:wounds", "Only wounds were left to keep off."),
        ("meal:raw-food", "There was only raw food to eat."),
        ("where-to:far", "There was only one place to go."),
        ("script-option:2", "There was only one way to go on."),
        ("tonight:guard", "Somebody had to stand guard, and nobody else could."),
        ("bring-home:0", "There was no room for more."),
        ("board-up:1", "There was only one hole left."),
    ],
)
def test_it_is_said_in_a_sentence(key: str, said: str) -> None:
    assert VOICE.forced(0, action(key)) == said


def test_the_log_says_it_with_what_the_question_was_about() -> None:
    stove = next(number for number, fitting in enumerate(BOX.fittings) if fitting.name == "Stove")
    assert VOICE.forced(0, action("craft-at:g2"), stove) == "Hall was the only possible space for the Stove."
    assert VOICE.forced(0, action("craft-at:g2")) == "There was only one answer: Hall.", (
        "a log from before that was kept"
    )


def test_everything_that_can_be_answered_has_a_sentence() -> None:
    for number in range(len(BOX.vocabulary)):
        said = VOICE.forced(0, number)
        assert said[0].isupper(), said
        assert said.endswith("."), said
