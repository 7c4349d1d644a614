"""The games at hand, one row each. Nothing of a game is imported before somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache, cached_property
from importlib import import_module
from os import environ
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..kernel.errors import BadOption, Said
from ..kernel.on_demand import on_demand

if TYPE_CHECKING:
    from ..cards import Shape
    from ..kernel.game import Game
    from ..kernel.record import Header
    from ..kernel.rules import Rules
    from ..kernel.state import Box, S
    from ..mind import Mind
    from ..presence import Presence

    Cards = tuple[Shape, Path]  # what its packs hold, and where its own lies


def plain_presence(rules: Rules[Any]) -> Presence[Any]:
    from functools import partial

    from ..presence import Presence, sections

    return Presence(view=partial(sections.view, rules), targets=sections.targets)


def plain_mind(rules: Rules[Any]) -> Mind[Any]:
    from ..mind import plain

    return plain.mind(rules)


def no_cards() -> Cards:
    raise BadOption(Said("house-no-packs"))


class Row:
    """A game: its rules, how it looks and speaks, and what programs make of it. Each part but the rules is fetched when
    it is first asked for; where nothing is given, the plain one stands."""

    def __init__(
        self,
        rules: Rules[Any],
        presence: Callable[[], Presence[Any]] | None = None,
        mind: Callable[[], Mind[Any]] | None = None,
        cards: Callable[[], Cards] = no_cards,
    ) -> None:
        self.rules = rules
        self.cards = cards
        self._presence = presence
        self._mind = mind

    @cached_property
    def presence(self) -> Presence[Any]:
        return plain_presence(self.rules) if self._presence is None else self._presence()

    @cached_property
    def mind(self) -> Mind[Any]:
        return plain_mind(self.rules) if self._mind is None else self._mind()

    def __reduce__(self) -> tuple[Callable[[str], Row], tuple[str]]:
        return find, (self.rules.name,)

    def __deepcopy__(self, memo: object) -> Row:
        return self


class Parts(NamedTuple):
    """Where each part of a built-in game stands."""

    rules: Callable[[], Rules[Any]]
    presence: Callable[[], Presence[Any]]
    mind: Callable[[], Mind[Any]]
    cards: Callable[[], Cards]


BUILT_IN: Final = {
    "frostpunk": Parts(
        on_demand("holdfast.games.frostpunk:RULES"),
        on_demand("holdfast.games.frostpunk.presence.presence:PRESENCE"),
        on_demand("holdfast.games.frostpunk.mind.mind:MIND"),
        on_demand("holdfast.games.frostpunk.box:CARDS"),
    ),
    "rebuild": Parts(
        on_demand("holdfast.games.rebuild:RULES"),
        on_demand("holdfast.games.rebuild.presence.presence:PRESENCE"),
        on_demand("holdfast.games.rebuild.mind.mind:MIND"),
        on_demand("holdfast.games.rebuild.box:CARDS"),
    ),
    "this_war_of_mine": Parts(
        on_demand("holdfast.games.this_war_of_mine:RULES"),
        on_demand("holdfast.games.this_war_of_mine.presence.presence:PRESENCE"),
        on_demand("holdfast.games.this_war_of_mine.mind.mind:MIND"),
        on_demand("holdfast.games.this_war_of_mine.box:CARDS"),
    ),
}
OTHERS: Final = "HOLDFAST_GAME_MODULES"  # modules with games that are not built in
_rows: dict[str, Row] = {}


@cache
def meet_others() -> None:
    """Import the modules that are named in the environment, each of which registers a game: so every process that this
    one starts knows them, too."""
    for module in environ.get(OTHERS, "").split():
        try:
            import_module(module)
        except ImportError as error:
            raise BadOption(Said("house-no-module", variable=OTHERS, module=module, why=str(error))) from None


def names() -> tuple[str, ...]:
    """The games at hand: the built-in ones, and those that were registered."""
    meet_others()
    return (*BUILT_IN, *(name for name in _rows if name not in BUILT_IN))


def find(name: str) -> Row:
    """A game's row; an unknown name is refused with the one that may have been meant."""
    meet_others()
    if name in _rows:
        return _rows[name]
    if name in BUILT_IN:
        parts = BUILT_IN[name]
        return _rows.setdefault(name, Row(parts.rules(), parts.presence, parts.mind, parts.cards))
    close = get_close_matches(str(name), names(), n=1)
    raise BadOption(Said("house-no-game", name=str(name), close=close, games=names()))


def register(row: Row) -> None:
    """Add a game of your own, for this process."""
    if row.rules.name in names():
        raise BadOption(f"There is a game {row.rules.name!r} already.")
    _rows[row.rules.name] = row


def forget(row: Row) -> None:
    """Take back what `register` has added."""
    del _rows[row.rules.name]


def opened(header: Header) -> tuple[Row, Box]:
    """The game a record's header names, and the box it was played with."""
    from ..kernel.record import box_of

    row = find(header.game)
    return row, box_of(row.rules, header)


def presence_of(game: Game[S]) -> Presence[S]:
    return row_of(game).presence


def mind_of(game: Game[S]) -> Mind[S]:
    return row_of(game).mind


def row_of(game: Game[Any]) -> Row:
    assert isinstance(game.row, Row)
    return game.row
