"""Holdfast: co-operative survival board games, whole, on one engine.

>>> import holdfast
>>> game = holdfast.start("rebuild", seats=2, seed=7)
>>> game.decision.kind
'lead'
"""

from __future__ import annotations

import copyreg
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from . import games as _games
from .kernel.errors import BadOption, BadSave, HoldfastError
from .kernel.game import Game
from .kernel.refusal import Refused
from .kernel.rng import Rng
from .kernel.rules import GameRules, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .kernel.record import Header, Record
    from .kernel.state import Box

__version__ = "0.1.0"
__all__ = ["BadOption", "BadSave", "HoldfastError", "Refused", "games", "load", "replay", "start"]


def start(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    *,
    pack: str | Path | None = None,
    checkpoints: bool = True,
    telling: bool | None = None,
    **options: object,
) -> Game[Any]:
    """A new game. Without a seed, one is drawn; it stands in the record. `checkpoints=False` is for simulations that
    never copy, undo or save; they are not told what happens, unless asked to (`telling`)."""
    from .kernel.record import header_for

    rules = _games.find(game)
    seats = rules.check_seats(seats)
    chosen = rules.check_options(options)
    if seed is None:
        from secrets import randbits

        seed = randbits(32)
    seed = check_seed(seed)
    box = rules.open_box(Path(pack) if pack is not None else None)
    header = header_for(rules, box, seats, seed, chosen, __version__)
    state = rules.set_up(box, seats, chosen, Rng(seed))
    return Game(rules, box, header, state, checkpoints=checkpoints, telling=checkpoints if telling is None else telling)


def check_seed(seed: object) -> int:
    number = whole_number(seed)
    if number is None or not 0 <= number < 2**64:
        raise BadOption(f"A seed is a whole number from 0 to 2**64 - 1, not {seed!r}.")
    return number


def load(path: str | Path) -> Game[Any]:
    """The game saved in a file, standing where it was saved."""
    from .kernel.record import load as load_save
    from .kernel.record import read_file

    return load_save(read_file(Path(path)), _open)


def replay(record: Record | str | Path) -> Game[Any]:
    """Play a record again to its last pick: a `Record`, or a file with one or with a save."""
    from .kernel.record import Record, read_file, read_record
    from .kernel.record import replay as play_again

    if not isinstance(record, Record):
        record = read_record(read_file(Path(record)))
    return play_again(record, _open)


class _Games(ModuleType):
    """The package of the games, which can be called. A function of the same name would stand before it, so that nobody
    could `import holdfast.games.rebuild as rebuild`."""

    def __call__(self) -> list[GameRules[Any]]:
        """The games at hand: name, title, seats, options, scenarios."""
        return [_games.find(name) for name in _games.names()]

    def __reduce__(self) -> tuple[object, ...]:
        return import_module, (self.__name__,)


_games.__class__ = _Games
games = cast("_Games", _games)


def _open(header: Header) -> tuple[GameRules[Any], Box]:
    """The rules and the box that a record's header names."""
    rules = _games.find(header.game)
    return rules, rules.open_box(Path(header.pack.path) if header.pack.path else None)


# -- games in pickles: as records, which are played again --------------------------------------------------------------


def _unpickled(record: Record, names: Sequence[str], telling: bool) -> Game[Any]:
    from .kernel.record import replay as play_again

    game = play_again(record, _open, telling=telling)
    game.names = names
    return game


def _pickled(game: Game[Any]) -> tuple[Callable[..., Game[Any]], tuple[Record, Sequence[str], bool]]:
    return _unpickled, (game.record, game.names, game.play.log is not None)


def _pickled_rules(rules: GameRules[Any]) -> tuple[Callable[[str], GameRules[Any]], tuple[str]]:
    return _games.find, (rules.name,)


copyreg.pickle(Game, _pickled)
copyreg.pickle(GameRules, _pickled_rules)
