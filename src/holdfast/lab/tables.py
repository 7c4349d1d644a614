"""From shards to tables: games, decisions, options, cards and tracks as Parquet, sorted, so that the same seeds give
the same rows however they were played."""

from __future__ import annotations

import os
from collections.abc import Sequence
from glob import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from .. import HoldfastError
from .extras import need
from .keeping import SHARDS, Kept, Words, look_over, read_words

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SHARD_COLUMNS: Final = {
    "seed": "UBIGINT",
    "seats": "UTINYINT",
    "players": "VARCHAR[]",
    "options": "MAP(VARCHAR, VARCHAR)",
    "cause": "VARCHAR",
    "won": "BOOLEAN",
    "winners": "UTINYINT[]",
    "scores": "INTEGER[]",
    "ended": "USMALLINT",
    "first": "UTINYINT",
    "picks": "UINTEGER",
    "forced": "UINTEGER",
    "seconds": "DOUBLE",
    "asked": "STRUCT(ask VARCHAR, player VARCHAR, asked UINTEGER, options UINTEGER, seconds DOUBLE)[]",
    "offered": "INTEGER[][]",
    "shown": "INTEGER[][]",
    "samples": "INTEGER[][]",
}

MAGIC: Final = b"PAR1"

# Which seat a row is about: none where it is about the table.
SEAT: Final = "CASE WHEN {0} >= 0 THEN {0} END::UTINYINT AS seat"

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
        SELECT seed, {SEAT.format("row[1]")}, keys.key, split_part(keys.key, ':', 1) AS ask,
            cards.deck, cards.id AS card, cards.title,
            row[4]::UINTEGER AS offered, row[5]::UINTEGER AS chosen, row[6]::UINTEGER AS forced,
            CASE WHEN row[4] > 0 THEN row[7] END::USMALLINT AS clock, row[8] = 1 AS at_once
        FROM (SELECT seed, unnest(offered) AS row FROM shard)
        JOIN keys ON keys.action = row[2]
        LEFT JOIN named ON named.ask = split_part(keys.key, ':', 1)
        LEFT JOIN about ON about.ask = split_part(keys.key, ':', 1)
        LEFT JOIN cards ON cards.deck = coalesce(named.deck, about.deck)
            AND cards.number = CASE WHEN named.deck IS NULL THEN row[3] ELSE keys.value END
        ORDER BY seed, seat, row[2], row[3]
    """,
    "cards": f"""
        SELECT seed, {SEAT.format("row[1]")}, cards.deck, cards.id AS card, cards.title, row[4]::USMALLINT AS clock
        FROM (SELECT seed, unnest(shown) AS row FROM shard)
        JOIN cards ON cards.place = row[2] AND cards.number = row[3]
        ORDER BY seed, seat, cards.place, cards.number
    """,
    "tracks": f"""
        SELECT seed, {SEAT.format("row[1]")}, row[2]::USMALLINT AS clock, row[3] = 1 AS "over", tracks.track,
            row[3 + tracks.place] AS value
        FROM (SELECT seed, unnest(samples) AS row FROM shard), tracks
        ORDER BY seed, seat, clock, "over", tracks.place
    """,
}


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
    columns = ", ".join(f"{name!r}: {kind!r}" for name, kind in SHARD_COLUMNS.items())
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
