"""The words of a question and of its answers, as functions; and answers that every chapter knows."""

from __future__ import annotations

from collections.abc import Callable

from .....kernel import Choice
from ...state import Shelter

Prompt = Callable[[Shelter, Choice], str]
Label = Callable[[Shelter, Choice, int], str]


def always(text: str) -> Prompt:
    """A question that says the same whatever it is about."""
    return lambda g, choice: text


def either(no: str, yes: str) -> Label:
    return lambda g, choice, answer: yes if answer else no
