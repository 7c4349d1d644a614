"""Every message that the rules tell or refuse with has its words, and every question its prompt and labels."""

from __future__ import annotations

import re
from pathlib import Path

import holdfast.kernel.words
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.messages import FORESEEN, HAPPENED, REFUSED
from holdfast.games.frostpunk.questions import ASKS
from holdfast.games.frostpunk.words import LABELS, PROMPTS, say

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
    names = {ask.name for ask in ASKS}
    assert names == PROMPTS.keys() == LABELS.keys()


def test_a_danger_is_a_sentence() -> None:
    box = open_box(None)
    for message in FORESEEN:
        text = say(box, message, (3, 0, 2), ["Anna"])
        assert text[0].isupper()
        assert text.endswith(".")
