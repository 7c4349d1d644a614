"""What the words of a card mean at the moment: 'here', 'this card', 'the new scout'."""

from __future__ import annotations

from typing import Final, NamedTuple

from .state import NONE


class Here(NamedTuple):
    """The space on which an action takes place, the Event or Scenario card that is carried out, or the stack on which a
    Scout has been sent out; NONE where there is none."""

    space: int = NONE
    event: int = NONE
    stack: int = NONE


NOWHERE: Final = Here()
