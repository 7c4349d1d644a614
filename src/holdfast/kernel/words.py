"""From message ids and numbers to sentences, when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import Any

Shown = Callable[[int], str]

ENDS = (".", "?", "!")


class Messages(Formatter):
    """Templates by message id, `{0:seat} builds {1:tile}.`: each slot names how its number is shown.

    A slot without a name shows the number itself; `{0:worker|workers}` chooses by it.
    """

    def __init__(self, templates: Mapping[str, str]) -> None:
        self.templates = dict(templates)

    def say(self, message: str, numbers: Sequence[int], shown: Mapping[str, Shown]) -> str:
        return self.vformat(self.templates[message], numbers, {"": shown})

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        if isinstance(key, str):
            raise KeyError(f"slots are numbered, not named: {key}")
        return args[key], kwargs[""]

    def format_field(self, value: Any, format_spec: str) -> Any:
        number, shown = value
        if not format_spec:
            return str(number)
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return f"{number} {one if number == 1 else many}"
        return shown[format_spec](number)


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
