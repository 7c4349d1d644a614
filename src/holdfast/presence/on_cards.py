"""What cards of any game have in common when they are written out: lines under labels, conditions, a card by its id.

The words are the game's own messages: `card-LABEL` for a label, `card-if` for a condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ..cards import Conditions
from ..cards.parts import Said, lines
from ..speech import Voice


def labelled(voice: Voice[Any], *said: tuple[str, str]) -> list[Said]:
    """Lines of a card, those of which there is something to say, under the message of their label."""
    return lines(*((voice.language.say(f"card-{label}"), words) for label, words in said))


def only_if(condition: Conditions, voice: Voice[Any]) -> str:
    return voice.language.say("card-if", {"condition": voice.words(condition)}) if condition else ""


class HasId(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=HasId)


def in_deck(deck: Sequence[C], name: str) -> C:
    return next(one for one in deck if one.id == name)
