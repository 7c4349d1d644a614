"""Holdfast: co-operative survival board games, whole, on one engine.

>>> import holdfast
>>> game = holdfast.start("rebuild", seats=2, seed=7)
>>> game.decision.kind
'lead'
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .games import find, names, opened
from .kernel.errors import BadOption, BadSave, HoldfastError, Said, spoken_by
from .kernel.game import Game
from .kernel.refusal import Refused
from .kernel.rng import chance_from, is_key
from .kernel.rules import Rules, whole_number

if TYPE_CHECKING:
    from .kernel.record import Record

__version__ = "0.1.0"
__all__ = ["BadOption", "BadSave", "HoldfastError", "Refused", "load", "replay", "start", "titles"]


def titles() -> list[Rules[Any]]:
    """The games there are: name, title, seats, options, scenarios."""
    return [find(name).rules for name in names()]


def _in_words(said: Said, language: str) -> str:
    from .speech.house import in_words

    return in_words(said, language)


spoken_by(_in_words)


def start(
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    *,
    pack: str | Path | None = None,
    checkpoints: bool = True,
    telling: bool | None = None,
    **options: object,
) -> Game[Any]:
    """A new game, ready for its first answer.

    `options` are those of the game (`titles()` names them); options you leave out are as in the rules. The same
    `seed` deals the same game; without one, the system draws a key that nobody can guess, and the record keeps it.
    `pack` is a folder of cards of your own. `checkpoints=False` is for
    simulations that never copy, undo or save; nothing is told in them either, unless `telling` asks for it."""
    from .kernel.record import header_for

    row = find(game)
    rules = row.rules
    seats = rules.check_seats(seats)
    if seed is None:
        seed = new_key()
    elif not is_key(seed):
        seed = check_seed(seed)
    box = rules.open_box(Path(pack) if pack is not None else None)
    chosen = rules.check_options(options, box)
    header = header_for(rules, box, seats, seed, chosen, __version__)
    state = rules.set_up(box, seats, chosen, chance_from(seed))
    return Game(row, box, header, state, checkpoints=checkpoints, telling=checkpoints if telling is None else telling)


def new_key() -> str:
    """A key for the chance of one game, drawn by the system: nobody can choose or guess it."""
    from secrets import token_hex

    return token_hex(32)


def check_seed(seed: object) -> int:
    number = whole_number(seed)
    if number is None or not 0 <= number < 2**64:
        raise BadOption(Said("house-seed", given=str(seed)))
    return number


def load(path: str | Path) -> Game[Any]:
    """The game saved in a file by `game.save`, as it was when it was saved; it goes on at a new sitting."""
    from .kernel.record import load as load_save
    from .kernel.record import read_file

    game = load_save(read_file(Path(path)), opened)
    game.take_up()
    return game


def replay(record: Record | str | Path) -> Game[Any]:
    """Play a record again to its last pick: a `Record`, or a file with one or with a save."""
    from .kernel.record import Record, read_file, read_record
    from .kernel.record import replay as play_again

    if not isinstance(record, Record):
        record = read_record(read_file(Path(record)))
    return play_again(record, opened)
