"""What a table runs under (the version of the rules, what its cards do), and whether this release can serve it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from ..games import find, names, opened
from ..kernel import BadSave, Game, Move, Rules, Said
from ..kernel.record import Header
from .entries import Brought, Noting
from .store import TableRow
from .wire import Runs


@dataclass(frozen=True, slots=True)
class Running:
    """How a table is played here: the header of its game, and the steps that bring its picks under the rules of now.
    Those in its log have been taken by all; the others are still to be written there."""

    header: Header
    steps: tuple[Move, ...]
    written: int

    @property
    def ahead(self) -> tuple[Move, ...]:
        return self.steps[self.written :]


def steps_in(log: Iterable[Noting]) -> list[str]:
    return [noted.step for noted in log if isinstance(noted, Brought)]


def running(row: TableRow, written: Iterable[str]) -> Running:
    """How this release plays a table whose log has these steps. One that it cannot play is refused, in words."""
    header = header_of(row)
    rules = rules_of(header)
    known = steps_from(rules, header, list(written))
    steps = (*known, *rules.moves_from(known[-1].now if known else header.rules))
    version = steps[-1].now if steps else header.rules
    if version != rules.version:
        raise BadSave(Said("server-other-rules", was=str(version), now=str(rules.version), release=header.release))
    header = replace(header, rules=version)
    row_of_game, box = opened(header)
    if box.pack(row_of_game.rules.check_options(header.options, box)).hash != header.pack.hash:
        raise BadSave(Said("server-other-cards", pack=header.pack.version, release=header.release))
    return Running(header, steps, len(known))


def begun_under_rules_of_now(row: TableRow) -> bool:
    header = header_of(row)
    return header.rules == rules_of(header).version


def header_of(row: TableRow) -> Header:
    try:
        return msgspec.json.decode(row.header, type=Header)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadSave(Said("server-other-table", why=str(error))) from None


def rules_of(header: Header) -> Rules[Any]:
    if header.game not in names():
        raise BadSave(Said("server-other-game", game=header.game))
    return find(header.game).rules


def steps_from(rules: Rules[Any], header: Header, written: list[str]) -> list[Move]:
    """The steps of these names, each from the version to which the one before it leads."""
    found: list[Move] = []
    for name in written:
        version = found[-1].now if found else header.rules
        move = next((move for move in rules.moves if (move.name, move.was) == (name, version)), None)
        if move is None:
            raise BadSave(Said("server-other-step", step=name))
        found.append(move)
    return found


def runs(game: Game[Any]) -> Runs:
    """What the table runs under, as it is told to whoever asks."""
    header = game.header
    path = game.box.pack(game.rules.check_options(header.options, game.box)).path
    return Runs(header.rules, header.pack.version, header.pack.hash, header.release, "" if path is None else path.stem)
