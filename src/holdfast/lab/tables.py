"""From shards to tables: games, decisions, options, cards and tracks as Parquet, sorted, so that the same seeds give
the same rows however they were played."""

from __future__ import annotations

import os
from collections.abc import Sequence
from glob import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from .. import HoldfastError
from .extras import need
from .keeping import SHARDS, Kept, Words, look_over, read_words
from .rows import GameRow, Offered, Shown

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

MAGIC: Final = b"PAR1"

# Which seat a row is about: none where it is about the table.
SEAT: Final = "CASE WHEN seat >= 0 THEN seat END::UTINYINT AS seat"


def counted(field: str, row: type[tuple[int, ...]]) -> str:
    """The counts of one kind of all games, a line each, by the names they have where they are counted."""
    names = ", ".join(f"row[{place}] AS {name}" for place, name in enumerate(row.__annotations__, start=1))
    return f"(SELECT seed, {names} FROM (SELECT seed, unnest({field}) AS row FROM shard))"


TABLES: Final = {
    "games": """
        SELECT seed, seats, players, options, cause, won, winners, scores, ended, first, picks, forced, seconds
        FROM shard ORDER BY seed
    """,
    "decisions": """
        SELECT seed, put.ask, put.player, put.asked, put.options, put.options / put.asked AS mean_options, put.seconds
        FROM (SELECT seed, unnest(asked) AS put FROM shard)
        ORDER BY seed, put.ask, put.player
    """,
    "options": f"""
        SELECT seed, {SEAT}, keys.key, split_part(keys.key, ':', 1) AS ask, cards.deck, cards.id AS card, cards.title,
            offered::UINTEGER AS offered, chosen::UINTEGER AS chosen, forced::UINTEGER AS forced,
            CASE WHEN offered > 0 THEN clock END::USMALLINT AS clock, at_once = 1 AS at_once
        FROM {counted("offered", Offered)} AS counted
        JOIN keys USING (action)
        LEFT JOIN named ON named.ask = split_part(keys.key, ':', 1)
        LEFT JOIN about ON about.ask = split_part(keys.key, ':', 1)
        LEFT JOIN cards ON cards.deck = coalesce(named.deck, about.deck)
            AND cards.number = CASE WHEN named.deck IS NULL THEN counted.card ELSE keys.value END
        ORDER BY seed, counted.seat, action, counted.card
    """,
    "cards": f"""
        SELECT seed, {SEAT}, cards.deck, cards.id AS card, cards.title, clock::USMALLINT AS clock
        FROM {counted("shown", Shown)} AS counted
        JOIN cards ON cards.place = counted.deck AND cards.number = counted.card
        ORDER BY seed, counted.seat, cards.place, cards.number
    """,
    "tracks": f"""
        SELECT seed, {SEAT}, clock::USMALLINT AS clock, "over" = 1 AS "over", tracks.track,
            "values"[tracks.place] AS value
        FROM (
            SELECT seed, row[1] AS seat, row[2] AS clock, row[3] AS "over", row[4:] AS "values"
            FROM (SELECT seed, unnest(samples) AS row FROM shard)
        ) AS counted, tracks
        ORDER BY seed, counted.seat, counted.clock, counted."over", tracks.place
    """,
}

# What a value is called in a table, by what it is in a row.
KINDS: Final = {int: "INTEGER", str: "VARCHAR", bool: "BOOLEAN", float: "DOUBLE"}


def column(kind: Any) -> str:
    """The type of a table's column, from what a row's field is said to be."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return str(inner[1])
    if origin is list:
        return f"{column(inner[0])}[]"
    if origin is dict:
        return f"MAP({', '.join(map(column, inner))})"
    if origin in (Union, UnionType):
        return column(inner[0])  # or nothing
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"STRUCT({', '.join(f'{name} {column(one)}' for name, one in fields_of(kind).items())})"
    if isinstance(kind, type) and issubclass(kind, tuple):
        return "INTEGER[]"
    return KINDS[kind]


def fields_of(row: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(row, include_extras=True)


def table_file(folder: Path, table: str) -> Path:
    return folder / f"{table}.parquet"


def gather(folder: Path, kept: Kept | None = None) -> Kept:
    """Make the tables from the shards that are there."""
    need("duckdb", "lab")
    import duckdb

    kept = kept or look_over(folder)
    if not kept.shards:
        raise HoldfastError(f"{folder} holds no finished game yet.")
    try:
        with (
            TemporaryDirectory(dir=folder, prefix=".gathered-") as place,
            duckdb.connect(config={"temp_directory": place}) as data,
        ):
            load_shards(data, kept.shards)
            load_words(data, read_words(folder))
            for table, query in TABLES.items():
                write_table(data, query, table_file(folder, table), Path(place))
    except (duckdb.IOException, OSError) as error:
        raise HoldfastError(
            f"The tables of {folder} cannot be written: {why(error)} The games themselves are kept in {SHARDS}."
        ) from None
    return kept


def is_stale(folder: Path) -> bool:
    """Whether there are shards that the tables do not know of: a run that was killed made no tables. One that was cut
    short is as good as none."""
    files = [table_file(folder, table) for table in TABLES]
    if not all(map(is_whole, files)):
        return True
    made = min(file.stat().st_mtime_ns for file in files)
    return any(shard.stat().st_mtime_ns > made for shard in (folder / SHARDS).glob("*"))


def load_shards(data: DuckDBPyConnection, shards: list[Path]) -> None:
    shard = {name: column(kind) for name, kind in fields_of(GameRow).items()}
    columns = ", ".join(f"{name!r}: {kind!r}" for name, kind in shard.items())
    data.execute(
        f"CREATE TABLE shard AS FROM read_json(?, format = 'newline_delimited', columns = {{{columns}}})",
        [[escape(str(shard)) for shard in shards]],
    )


def load_words(data: DuckDBPyConnection, words: Words) -> None:
    """What actions, cards and tracks are called. A key's value is its place among the options of its question."""
    values: list[int] = []
    before = ""
    for key in words.keys:
        ask = key.partition(":")[0]
        values.append(values[-1] + 1 if ask == before else 0)
        before = ask
    cards = [
        (place, deck, number, *card)
        for place, (deck, cards) in enumerate(words.decks.items())
        for number, card in enumerate(cards)
    ]
    keys = [(action, key, values[action]) for action, key in enumerate(words.keys)]
    load(data, "keys(action INTEGER, key VARCHAR, value INTEGER)", keys)
    load(data, "cards(place INTEGER, deck VARCHAR, number INTEGER, id VARCHAR, title VARCHAR)", cards)
    load(data, "named(ask VARCHAR, deck VARCHAR)", list(words.named.items()))
    load(data, "about(ask VARCHAR, deck VARCHAR)", list(words.about.items()))
    load(data, "tracks(place INTEGER, track VARCHAR)", list(enumerate(words.tracks, 1)))


def load(data: DuckDBPyConnection, table: str, rows: Sequence[tuple[object, ...]]) -> None:
    data.execute(f"CREATE TABLE {table}")
    if rows:
        places = ", ".join(f"unnest(?) AS c{number}" for number in range(len(rows[0])))
        name = table.partition("(")[0]
        data.execute(f"INSERT INTO {name} SELECT {places}", [list(column) for column in zip(*rows, strict=True)])


def is_whole(file: Path) -> bool:
    """Parquet begins and ends with the same four bytes."""
    try:
        with file.open("rb") as data:
            begins = data.read(len(MAGIC))
            data.seek(-len(MAGIC), os.SEEK_END)
            return begins == data.read() == MAGIC
    except OSError:
        return False


def write_table(data: DuckDBPyConnection, query: str, file: Path, place: Path) -> None:
    """Whole or not at all: the old table stays until the new one is there. Until then it is written in a `place` of its
    own, where nobody else who gathers is in the way."""
    new = place / file.name
    data.execute(f"COPY ({query}) TO '{str(new).replace(chr(39), chr(39) * 2)}' (FORMAT parquet, COMPRESSION zstd)")
    os.replace(new, file)


def why(error: Exception) -> str:
    """What went wrong, without the place, which is named already, and without what follows the first line."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}."
    return str(error).partition("\n")[0]
