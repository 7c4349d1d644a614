"""From message ids and numbers to sentences, when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from .state import Box

B = TypeVar("B", bound=Box)

ENDS = (".", "?", "!")
NO_THING = ("enough", "none", "nobody", "done")  # answers that name nothing


def listing(parts: Sequence[str], last: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def capitalised(text: str) -> str:
    """At the head of a sentence; names keep their capitals."""
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    """As a sentence of its own; what was said up to a comma ends there."""
    return text if text.endswith(ENDS) else f"{text.rstrip(',;:')}."


def only_answer(
    box: B,
    action: int,
    by_question: Mapping[str, str],
    by_domain: Mapping[str, tuple[str, Callable[[B, int, str], str]]],
) -> str:
    """What a log says of a question that had one answer, and so was not put: a sentence for the very option, or one for
    all of its domain, with a slot for the thing that the answer names."""
    vocabulary = box.vocabulary
    key = vocabulary.keys[action]
    name, _, word = key.partition(":")
    if key in by_question:
        return by_question[key]
    if word in NO_THING:
        return "There is nothing to choose from."
    ask = next(ask for ask in vocabulary.questions if ask.name == name)
    if ask.domain not in by_domain:
        return f"There is one choice: {word.replace('-', ' ')}."
    sentence, thing = by_domain[ask.domain]
    return sentence.format(thing(box, vocabulary.domain(ask).value(word), word))
