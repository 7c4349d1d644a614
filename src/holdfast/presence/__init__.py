"""How a game looks and speaks: to people at a browser, a terminal or a notebook, and to agents.

A game brings a `Presence`, or has the plain one. Nothing of it is looked at while programs play by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from ..cards.parts import Card, CardOption
from ..kernel import Box, Game, Seen, Speaks
from ..kernel.state import S
from . import plain
from .about import About, about, clashes_in_words, verdict
from .view import Ending, Shown

if TYPE_CHECKING:
    from rich.console import RenderableType

__all__ = [
    "About",
    "Card",
    "CardOption",
    "Drawing",
    "DrawnCard",
    "Ending",
    "Presence",
    "Shown",
    "about",
    "clashes_in_words",
    "presence_of",
    "verdict",
]

# A card to read in a terminal: its id, title, kind, and how it is drawn.
DrawnCard = tuple[str, str, str, "Callable[[], RenderableType]"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The table in a terminal, drawn to a width from a view, in the words of a voice."""

    picture: Callable[[Seen[Any], Any, int], RenderableType]
    ending: Callable[[Seen[Any], Any, int], RenderableType]  # who won, why, and with how many points
    cards_in_sight: Callable[[Seen[Any], Any], Sequence[DrawnCard]] = lambda view, voice: ()
    # What is worth another look in the midst of a step, such as a fight:
    meanwhile: Callable[[Seen[Any], Any, int], RenderableType | None] = lambda view, voice, width: None
    # What is told at more length than in a line, such as a page of a book. From message, numbers, voice, width and the
    # view a picture was drawn from: nothing ("") if that shows it as well, None for what a line is enough for.
    page: Callable[[str, Sequence[int], Any, int, Seen[Any] | None], RenderableType | None] = (
        lambda message, numbers, voice, width, pictured: None
    )


def plain_drawing() -> Drawing:
    from .listing import ending, picture

    return Drawing(picture, ending)


@dataclass(frozen=True, kw_only=True)
class Presence(Generic[S]):
    """What people see and read of a game; where nothing is given, the plain way stands."""

    view: Callable[[S, int | None], Any]  # what this seat may know (None: what is face up)
    voice: Callable[[Any, Sequence[str], str], Speaks] = plain.voice  # says in a language what is asked and told
    cards: Callable[[Any], Mapping[str, Card]] = plain.cards  # all in the box, in the words of a voice
    unlisted: Callable[[Any], Sequence[str]] = plain.none_unlisted  # cards that are asked for by their ids alone
    targets: Callable[[Box], dict[str, str]] = plain.targets  # what answers point at, by their domain
    board: Callable[[Any], Any] = plain.no_board  # what is printed, and the same at every table
    warnings: Callable[[Seen[Any], Any], list[str]] = plain.warnings  # losses in sight
    ending: Callable[[Seen[Any], Any], Ending] = plain.ending  # how it ended
    drawing: Callable[[], Drawing] = plain_drawing

    def in_notebook(self, game: Game[S]) -> str:
        """What a notebook shows for a game: the table as a spectator sees it, and every open question with its options,
        for whoever has the notebook answers for every seat."""
        from .drawn import in_notebook

        return in_notebook(game)


def presence_of(game: Game[S]) -> Presence[S]:
    presence = game.row.presence
    assert isinstance(presence, Presence)
    return presence
