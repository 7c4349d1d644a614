"""What a game shows besides its view: cards, board, warnings, endings, by its own shown.py; plainly, if it has none."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec

from ..games import BUILT_IN, find
from ..kernel import Game, listing
from .wire import Card, CardNamed, EndingShown, Reference


@cache
def face_of(name: str) -> ModuleType | None:
    """games/NAME/shown.py, if there is one."""
    where = f"holdfast.games.{name}.presence.shown"
    return import_module(where) if name in BUILT_IN and find_spec(where) is not None else None


@cache
def reference_of(name: str) -> Reference:
    """All that is the same at every table of this game with the built-in cards."""
    box = find(name).open_box(None)
    face = face_of(name)
    targets = {name: domain.points for name, domain in box.vocabulary.domains.items() if domain.points}
    board = {} if face is None else face.board(box)
    cards = cards_of(name)
    edition = sha256(msgspec.json.encode([targets, board, cards])).hexdigest()[:20]
    unlisted = getattr(face, "UNLISTED", ())  # kinds that are asked for by their ids alone
    titles = {key: CardNamed(card.title, card.kind) for key, card in cards.items() if card.kind not in unlisted}
    return Reference(name, edition, titles, targets, board)


@cache
def cards_of(name: str) -> dict[str, Card]:
    """What stands on every one of those cards."""
    face = face_of(name)
    return {} if face is None else msgspec.convert(face.cards(find(name).open_box(None)), dict[str, Card])


def warnings_of(game: Game[Any], seen: dict[str, Any]) -> list[str]:
    """Losses in sight of this view of the game."""
    face = face_of(game.rules.name)
    if face is None or game.outcome is not None:
        return []
    warned: list[str] = face.warnings(seen, game.box, game.names)
    return warned


def ending_of(game: Game[Any], seen: dict[str, Any]) -> EndingShown | None:
    outcome = game.outcome
    if outcome is None:
        return None
    face = face_of(game.rules.name)
    told = told_plainly(game) if face is None else face.ending(seen, game.box, game.names)
    return EndingShown(
        outcome.cause, list(outcome.winners), list(outcome.scores), told["title"], told["text"], told["lines"]
    )


def told_plainly(game: Game[Any]) -> dict[str, Any]:
    assert game.outcome is not None
    winners = listing([game.names[seat] for seat in game.outcome.winners])
    points = [[game.names[seat], str(score)] for seat, score in enumerate(game.outcome.scores)]
    return {"title": f"{winners or 'Nobody'} won.", "text": [f"({game.outcome.cause})"], "lines": points}
