"""Whom and what the words of a card mean at the moment: 'this character', 'here'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .state import NONE

if TYPE_CHECKING:
    from .state import Shelter


class Here(NamedTuple):
    """'This character', by place in the group and by card, and the space of the shelter on which somebody acts; NONE
    where there is none."""

    person: int = NONE
    card: int = NONE
    space: int = NONE


NOWHERE: Final = Here()


def of(g: Shelter, person: int, space: int = NONE) -> Here:
    """Somebody of the group, as 'this character'."""
    card = g.characters[person] if person != NONE else NONE
    return Here(person, card, space) if card != NONE else NOWHERE


def this_character(g: Shelter, here: Here) -> int:
    """NONE if nobody is meant, or whoever was is gone: never somebody else who has taken that place in the group."""
    return here.person if here.person != NONE and g.characters[here.person] == here.card else NONE
