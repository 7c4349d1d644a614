"""A store as a release left it, and what its tables told then: kept in a folder of that release, packed.

`tables.db.xz` is the SQLite file, `told.json.xz` what each table told when it was kept.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec

from holdfast.kernel import Game, Rng
from holdfast.kernel.state import data_fields
from holdfast.server.live import Live
from holdfast.server.tables import Table
from holdfast.server.telling import Line

HERE = Path(__file__).parent
STEPS = 9  # moments of each table that are looked at

State = dict[str, Any]  # the fields of a state by their names


class TableTold(msgspec.Struct, frozen=True):
    """What a table told when it was kept: how many entries it had read, at which version it stood, its log, what was
    said at it, and the game's state there and at moments on the way."""

    game: str
    number: int
    version: int
    picks: list[str]
    lines: list[list[Any]]
    names: list[str]
    chat: list[str]
    outcome: str | None
    state: State
    moments: dict[int, State]


def folders() -> list[Path]:
    """The releases whose stores are kept."""
    return sorted(file.parent for file in HERE.glob("*/tables.db.xz"))


def unpack(folder: Path, to: Path) -> Path:
    """The store of a release as a file of its own."""
    file = to / "tables.db"
    file.write_bytes(lzma.decompress((folder / "tables.db.xz").read_bytes()))
    return file


def told_in(folder: Path) -> dict[str, TableTold]:
    data = lzma.decompress((folder / "told.json.xz").read_bytes())
    return msgspec.json.decode(data, type=dict[str, TableTold])


def pack(folder: Path, store: Path, told: dict[str, TableTold]) -> None:
    folder.mkdir(parents=True)
    for name, data in (("tables.db", store.read_bytes()), ("told.json", msgspec.json.encode(told))):
        (folder / f"{name}.xz").write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def moments_of(version: int) -> list[int]:
    """Versions at which a table is looked back at, from the first to the last."""
    return sorted({version * step // (STEPS - 1) for step in range(STEPS)})


def state_told(game: Game[Any]) -> State:
    """Every field of the state, by its name."""
    state = game.state
    values = {name: getattr(state, name) for name in data_fields(type(state))}
    plain = {name: value.words() if isinstance(value, Rng) else value for name, value in values.items()}
    told: State = msgspec.json.decode(msgspec.json.encode(plain))
    return told


def line_told(line: Line) -> list[Any]:
    """What was told, by its message and what fills it; the words may become better."""
    if line.note is not None:
        things = {gap: None if thing is None else str(thing) for gap, thing in line.note.things.items()}
        return [line.version, line.note.message, things, line.who]
    assert line.told is not None
    return [line.version, *msgspec.json.decode(msgspec.json.encode(line.told))]


def lines_told(table: Table) -> list[list[Any]]:
    return [line_told(line) for line in table.telling.lines]


def table_told(live: Live, moments: dict[int, State]) -> TableTold:
    table = live.table
    outcome = table.game.outcome
    return TableTold(
        table.game.rules.name,
        table.number,
        table.version,
        list(table.game.record.picks),
        lines_told(table),
        list(table.names),
        [line.text for line in live.chat],
        None if outcome is None else outcome.cause,
        state_told(table.game),
        moments,
    )
