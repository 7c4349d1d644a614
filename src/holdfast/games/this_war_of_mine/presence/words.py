"""What a player reads: questions, options with what they will do, what happened, and why not."""

from __future__ import annotations

from ....kernel import Choice
from ..state import Shelter
from . import asked

# -- what happened, and why not ---------------------------------------------------------------------------------------


# -- questions and options --------------------------------------------------------------------------------------------


def prompt(g: Shelter, choice: Choice) -> str:
    return asked.PROMPTS[choice.question.name](g, choice)


def label(g: Shelter, choice: Choice, value: int) -> str:
    return asked.LABELS[choice.question.name](g, choice, value)
