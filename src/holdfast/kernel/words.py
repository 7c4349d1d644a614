"""Words put together: capitals, full stops."""

from __future__ import annotations

ENDS = (".", "?", "!")


def capitalised(text: str) -> str:
    """At the head of a sentence; names keep their capitals."""
    return text[:1].upper() + text[1:]


def ended(text: str) -> str:
    """As a sentence of its own; what was said up to a comma ends there."""
    return text if text.endswith(ENDS) else f"{text.rstrip(',;:')}."
