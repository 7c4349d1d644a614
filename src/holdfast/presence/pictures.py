"""How a game's table is drawn in a terminal, as the game itself draws it or plainly."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from ..kernel import SOURCE, Game, Seen, Told
from . import presence_of


def picture_of(game: Game[Any], seat: int | None, width: int, language: str = SOURCE) -> RenderableType:
    """The table as this seat sees it; seat None is a spectator."""
    return presence_of(game).drawing().picture(game.seen(seat), game.voice(language), width)


def meanwhile_of(game: Game[Any], seat: int | None, width: int, language: str = SOURCE) -> RenderableType | None:
    """What is worth another look in the midst of a step; most games have nothing of the kind."""
    return presence_of(game).drawing().meanwhile(game.seen(seat), game.voice(language), width)


def page_of(
    game: Game[Any], told: Told, width: int, pictured: Seen[Any] | None = None, language: str = SOURCE
) -> RenderableType | None:
    """What is told at more length than in a line, if this is."""
    message, _, numbers = told
    return presence_of(game).drawing().page(message, numbers, game.voice(language), width, pictured)


def ending_of(game: Game[Any], width: int, language: str = SOURCE) -> RenderableType:
    return presence_of(game).drawing().ending(game.seen(), game.voice(language), width)


def legend_of(game: Game[Any], language: str = SOURCE) -> str:
    """What the marks in a picture mean."""
    voice: Any = game.voice(language)
    return voice.language.say("legend") if voice.language.has("legend") else ""
