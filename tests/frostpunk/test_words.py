"""Every message that the rules tell or refuse with has its words, and every question its prompt and labels."""

from __future__ import annotations

import re
from pathlib import Path

import holdfast.kernel.words
from holdfast.games.frostpunk.actions.meeples import PASS
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.phases.action import TURN
from holdfast.games.frostpunk.presence.messages import FORESEEN, HAPPENED, REFUSED
from holdfast.games.frostpunk.presence.words import LABELS, PROMPTS, label, say
from holdfast.games.frostpunk.questions import QUESTIONS
from holdfast.kernel import Choice
from tests.frostpunk.arrange import city

SOURCE = Path(holdfast.kernel.words.__file__).parents[1] / "games" / "frostpunk"
WORD = re.compile(r'"([a-z][a-z0-9-]*)"')


def said_in_the_rules() -> tuple[set[str], set[str]]:
    """Message ids of what is told, and of what is refused."""
    told: set[str] = set()
    refused: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        text = file.read_text("utf-8")
        for call in re.finditer(r"\btell\(([^,)]*)", text):
            told |= set(WORD.findall(call[1]))
        for call in re.finditer(r'Refusal\(\s*"?FP[^,]*,\s*([^,)]*)', text):
            refused |= set(WORD.findall(call[1]))
    return told, refused


def test_every_message_has_its_words_and_no_words_are_idle() -> None:
    told, refused = said_in_the_rules()
    assert told - HAPPENED.keys() == set()
    assert refused - REFUSED.keys() == set()
    assert HAPPENED.keys() - told == set()


def test_every_question_has_a_prompt_and_labels() -> None:
    names = {ask.name for ask in QUESTIONS}
    assert names == PROMPTS.keys() == LABELS.keys()


def test_a_danger_is_a_sentence() -> None:
    box = open_box(None)
    for message in FORESEEN:
        text = say(box, message, (3, 0, 2), ["Anna"])
        assert text[0].isupper()
        assert text.endswith(".")


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
