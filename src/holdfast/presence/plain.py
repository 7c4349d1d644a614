"""What stands where a game has nothing of its own to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel import Choice, Seen, capitalised, listing
from .view import Ending


def prompt(g: Any, choice: Choice) -> str:
    return f"{choice.question.name.capitalize()}?"


def label(g: Any, choice: Choice, value: int) -> str:
    key: str = g.box.vocabulary.key(choice.question, value)
    return key.replace(":", " ")


def say(box: Any, message: str, numbers: Sequence[int], names: Sequence[str]) -> str:
    """What happened, or why not, by the message's own id and its numbers; what was answered because there was no other
    way, by its key."""
    kind, _, _ = message.partition(":")
    if kind == "forced":
        seat, action = numbers
        return f"{names[seat]}: {box.vocabulary.keys[action].replace(':', ' ')}."
    return capitalised(" ".join([message.replace("-", " "), *map(str, numbers)])) + "."


def cards(box: Any) -> dict[str, Any]:
    """Every card of a pack, by what it holds; nothing where the box was not filled from one."""
    from ..cards import Pack
    from ..cards.showing import in_words

    pack = getattr(box, "cards", None)
    return in_words(pack) if isinstance(pack, Pack) else {}


def no_board(box: Any) -> dict[str, Any]:
    return {}


def no_warnings(seen: Seen[Any], box: Any, names: Sequence[str]) -> list[str]:
    return []


def ending(seen: Seen[Any], box: Any, names: Sequence[str]) -> Ending:
    """Who won, why, and with how many points."""
    outcome = seen.outcome
    assert outcome is not None
    winners = listing([names[seat] for seat in outcome.winners])
    points = [[names[seat], str(score)] for seat, score in enumerate(outcome.scores)]
    return Ending(f"{winners or 'Nobody'} won.", [f"({outcome.cause})"], points)
