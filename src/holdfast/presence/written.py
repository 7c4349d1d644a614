"""Questions of a game that are written in Python still, and taken apart here into what a message would give. A question
that has a message is said by it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from ..kernel import Box, Choice, Option, Prompt
from ..speech import Speech, Voice
from ..speech.voice import ASK

B = TypeVar("B", bound=Box)

LONG: Final = 80  # letters from which what is told before a question is a story
TOLD_AND_ASKED: Final = re.compile(r"(.+[.!?]) ([^.!?]+\?)", re.DOTALL)


class Asked(NamedTuple):
    """What is asked, what an answer is called and does, and what the log says of the only one."""

    prompt: Callable[[Any, Choice], str]
    label: Callable[[Any, Choice, int], str]
    forced: Callable[[Any, int], str]


class Written(Voice[B]):
    def __init__(self, speech: Speech[B], asked: Asked, box: B, names: Sequence[str], of_language: str) -> None:
        super().__init__(speech, box, names, of_language)
        self.asked: Final = asked

    def prompt(self, state: Any, choice: Choice) -> Prompt:
        if self.language.has(ASK + choice.question.name):
            return super().prompt(state, choice)
        text = self.asked.prompt(state, choice)
        parts = TOLD_AND_ASKED.fullmatch(text)
        return Prompt(*parts.groups()) if parts and len(parts[1]) > LONG else Prompt("", text)

    def answers(self, state: Any, choice: Choice) -> list[Option]:
        if self.language.has(ASK + choice.question.name):
            return super().answers(state, choice)
        vocabulary = self.box.vocabulary
        domain = vocabulary.domain(choice.question)
        options = []
        for value in choice.values:
            label = self.asked.label(state, choice, value)
            name, does = divided(label)
            key = vocabulary.key(choice.question, value)
            options.append(Option(key, label, name, (does,) if does else (), places=domain.pointed(value)))
        return options

    def forced(self, seat: int, action: int) -> str:
        if self.language.has(ASK + self.box.vocabulary.keys[action].partition(":")[0]):
            return super().forced(seat, action)
        text = self.asked.forced(self.box, action)
        return text[:1].upper() + text[1:]


def divided(label: str) -> tuple[str, str]:
    """`Port: money for resources`, `Remove snow (cold)`, `Go on. [Noise falls]`."""
    square = label.find(" [") if label.endswith("]") else -1
    if square > 0:
        return label[:square], label[square + 2 : -1]
    found = re.search(r": | \(", label)
    if found is None or not 1 <= found.start() <= 60:
        return label, ""
    end = found.start()
    if label[end] == " ":
        return (label, "") if label.index(")") != len(label) - 1 else (label[:end], label[end + 2 : -1])
    return label[:end], label[end + 2 :]
