"""Cards to read: those that lie open for a seat, by their ids, by words of their titles, or all in a list."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel import SOURCE, Game
from ..presence import DrawnCard, presence_of
from ..speech import House

IN_FULL = 3  # so many cards found are shown whole; more are listed


def read_card(game: Game[Any], seat: int | None, wanted: str, words: House) -> RenderableType:
    """What a person sees who asks for a card; without words, a list of all that can be read now."""
    cards = cards_in_sight(game, seat, words.name)
    if not cards:
        return Text(words.say("terminal-no-cards"))
    if not wanted.strip():
        return Group(Text(words.say("terminal-cards")), listed(cards))
    found = find(wanted, cards)
    if not found:
        return Text(words.say("terminal-card-unknown", words=wanted))
    if len(found) <= IN_FULL:
        return Group(*(draw() for _, _, _, draw in found))
    return Group(Text(words.say("terminal-cards-found", number=len(found))), listed(found))


def cards_in_sight(game: Game[Any], seat: int | None, language: str = SOURCE) -> list[DrawnCard]:
    return list(presence_of(game).drawing().cards_in_sight(game.seen(seat), game.voice(language)))


def find(words: str, cards: list[DrawnCard]) -> list[DrawnCard]:
    """By id, else by the whole title, else by all of the words, in any order."""
    wanted = words.strip().lower()
    for fits in (
        lambda name, title: name.lower() == wanted,
        lambda name, title: title.lower() == wanted,
        lambda name, title: all(word in f"{name} {title}".lower() for word in wanted.split()),
    ):
        found = [card for card in cards if fits(card[0], card[1])]
        if found:
            return found
    return []


def listed(cards: list[DrawnCard]) -> Table:
    """By kind: 'Law  Child Shelter (L01); Heated Meals (L03)'; an id that only repeats the title is left out."""
    kinds: dict[str, list[str]] = {}
    for name, title, kind, _ in cards:
        plain = name == re.sub(r"[^a-z]+", "-", title.lower().replace("'", ""))
        kinds.setdefault(kind, []).append(title if plain else f"{title} ({name})")
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="bold")
    grid.add_column()
    for kind, named in kinds.items():
        grid.add_row(Text(kind), Text("; ".join(named)))
    return grid
