"""Options, found by the reasons that refuse the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ...kernel import Choice, Question
from .state import Shelter


def asked(g: Shelter, question: Question, candidates: Sequence[int], about: Any = None) -> Choice:
    """A question to the leader, open to those of the candidates that nothing speaks against; found when looked at."""
    choice = Choice(question, g.leader, [], about)
    choice.find = partial(unrefused, g, choice, candidates)
    return choice


def unrefused(g: Shelter, choice: Choice, candidates: Sequence[int]) -> list[int]:
    why_not = choice.question.why_not
    return [value for value in candidates if why_not(g, choice, value) is None]
