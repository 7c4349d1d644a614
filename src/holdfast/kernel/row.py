"""A game as the registry has it, as far as the kernel needs it: its rules, and who speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .answers import Speaks
from .rules import Rules

if TYPE_CHECKING:
    from .game import Game


class Face(Protocol):
    """Shows a table and says what happens at it. Nothing here is called in a playout."""

    def view(self, g: Any, seat: int | None, /) -> Any:
        """What this seat may know (None: what is face up)."""

    def voice(self, box: Any, names: Sequence[str], language: str, /) -> Speaks:
        """Who says in a language what is asked, told and refused."""

    def in_notebook(self, game: Game[Any], /) -> str:
        """The table and its open questions, as HTML."""


class Row(Protocol):
    """One row of the registry."""

    @property
    def rules(self) -> Rules[Any]: ...

    @property
    def presence(self) -> Face:
        """Fetched when the first word is said."""
