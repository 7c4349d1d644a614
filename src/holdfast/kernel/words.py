"""Words put together: lists, capitals, full stops."""

from __future__ import annotations

from collections.abc import Sequence

ENDS = (".", "?", "!")


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
