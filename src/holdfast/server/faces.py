"""What a game shows besides its view, as it goes over the wire: cards, board, warnings, endings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from ..games import find
from ..kernel import SOURCE, Game, Seen
from ..presence import Card, presence_of
from .wire import CardNamed, EndingShown, Reference


@cache
def reference_of(name: str, language: str = SOURCE) -> Reference:
    """All that is the same at every table of this game with the built-in cards."""
    row = find(name)
    box, presence = row.rules.open_box(None), row.presence
    targets = presence.targets(box)
    board = presence.board(presence.voice(box, (), language))
    cards = cards_of(name, language)
    edition = sha256(msgspec.json.encode([targets, board, cards])).hexdigest()[:20]
    unlisted = frozenset(presence.unlisted(box))
    titles = {key: CardNamed(card.title, card.kind) for key, card in cards.items() if key not in unlisted}
    return Reference(name, edition, titles, targets, board)


@cache
def cards_of(name: str, language: str = SOURCE) -> Mapping[str, Card]:
    """What stands on every one of those cards."""
    row = find(name)
    voice = row.presence.voice(row.rules.open_box(None), (), language)
    return row.presence.cards(voice)


def warnings_of(game: Game[Any], seen: Seen[Any], language: str) -> list[str]:
    """Losses in sight of this view of the game."""
    return [] if game.outcome is not None else presence_of(game).warnings(seen, game.voice(language))


def ending_of(game: Game[Any], seen: Seen[Any], language: str = SOURCE) -> EndingShown | None:
    outcome = game.outcome
    if outcome is None:
        return None
    told = presence_of(game).ending(seen, game.voice(language))
    return EndingShown(outcome.cause, list(outcome.winners), list(outcome.scores), told.title, told.text, told.lines)
