"""What is written, statement by statement, the same for every database.

Each change is a generator that yields statements and is sent what came of them: the store that runs it brings the
connection and the transaction. A connection may break so late that nobody knows whether the change was committed. It is
then made again, with `again` set, and finds out for itself whether it had been made already.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.resources import files
from typing import Final

from msgspec.structs import astuple

from holdfast.kernel.errors import HoldfastError

from ..store import ChatRow, Entry, HolderRow, LinkRow, Position, Summary, TableRow, Taken
from . import chain
from .statement import Statement, Steps, Value

LARGEST: Final = 2**31 - 1  # a number as PostgreSQL keeps it
SECRET_BYTES: Final = 32
TRIED_BYTES: Final = 16 * 1024
STOPPED: Final = "stopped"
ANOTHERS: Final = "this database belongs to another program"


def can_be_kept(value: Value) -> bool:
    """PostgreSQL keeps no NUL in a text, and no database keeps half a character."""
    if not isinstance(value, str):
        return True
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return "\0" not in value


# -- the schema -------------------------------------------------------------------------------------------------------


def scripts() -> list[tuple[int, list[str]]]:
    """The numbered files, in order, each as its statements."""
    found = sorted((one for one in files(__package__).iterdir() if one.name.endswith(".sql")), key=lambda one: one.name)
    return [(int(one.name.partition("-")[0]), statements(one.read_text("utf-8"))) for one in found]


def newest() -> int:
    """The schema that this release has."""
    return scripts()[-1][0]


def too_new(version: int, known: int) -> str:
    return (
        f"a newer Holdfast has been here: the database has schema {version}, and this release knows {known}; "
        "update Holdfast to use it"
    )


def statements(script: str) -> list[str]:
    told = "\n".join(line for line in script.splitlines() if not line.startswith("--"))
    return [one.strip() for one in told.split(";") if one.strip()]


# What a file cannot say: the step in code that follows the file of that number.
AFTER: Final[dict[int, Callable[[], Steps[None]]]] = {3: chain.link_all}


def bring_up_to_date(version: int, to: int | None = None) -> Steps[None]:
    for number, script in scripts():
        if number > version and (to is None or number <= to):
            for text in script:
                yield Statement(text)
            if number in AFTER:
                yield from AFTER[number]()
            yield Statement("INSERT INTO schema (version) VALUES (?)", (number,))


def update_schema(list_tables: str, *, shared: bool) -> Steps[None]:
    """From whatever stands there, be it nothing, to what this release knows. `shared`: others may have tables there."""
    present = {name for (name,) in (yield Statement(list_tables)).rows}
    if "schema" in present:
        ((version,),) = (yield Statement("SELECT COALESCE(MAX(version), 0) FROM schema")).rows
    elif present and not shared:
        raise HoldfastError(ANOTHERS)
    else:
        yield Statement("CREATE TABLE schema (version INTEGER PRIMARY KEY)")
        version = 0
    if version > newest():
        raise HoldfastError(too_new(version, newest()))
    yield from bring_up_to_date(version)


# -- tables and their log ---------------------------------------------------------------------------------------------

TABLE: Final = "SELECT id, game, header, seats, made FROM tables WHERE id = ?"


def make_table(table: TableRow, links: list[LinkRow], holders: list[HolderRow], again: bool) -> Steps[None]:
    made = yield Statement(
        "INSERT INTO tables (id, game, header, seats, made) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        astuple(table),
    )
    if not made.changed:
        if again and (yield Statement(TABLE, (table.id,))).rows == [astuple(table)]:
            return
        raise Taken
    yield from summarise(Summary(table.id, entries=0, waiting=b"[]", outcome="", changed=table.made))
    for link in links:
        yield Statement("INSERT INTO links (hash, table_id, seat) VALUES (?, ?, ?)", astuple(link))
    for holder in holders:
        yield from hold(holder)


def append(table: str, entry: Entry, summary: Summary, again: bool) -> Steps[None]:
    """Where two write the same number at once, the second waits at the key until the first has committed, and loses."""
    if not 0 < entry.number <= LARGEST:
        raise Taken
    written = yield append_after(table, entry)
    if not written.changed:
        there = Statement(
            "SELECT number, what, at FROM entries WHERE table_id = ? AND number = ?", (table, entry.number)
        )
        if again and (yield there).rows == [astuple(entry)]:
            return
        if not (yield from link_the_one_before(table, entry.number)):
            raise Taken
        if not (yield append_after(table, entry)).changed:
            raise Taken
    yield from summarise(summary)


def append_after(table: str, entry: Entry) -> Statement:
    """The entry, linked to the one before it; nothing, if that is not there, or has no hash."""
    before = f"{chain.BEFORE} AND length(chain) = {chain.LENGTH}" if entry.number > 1 else chain.START
    return Statement(
        "INSERT INTO entries (table_id, number, what, at, chain) "
        f"SELECT ?, ?, ?, ?, sha256(byteacat(chain, ?)) FROM ({before}) AS link WHERE true ON CONFLICT DO NOTHING",
        (table, *astuple(entry), chain.words_of(table, entry), table, *([entry.number - 1] * (entry.number > 1))),
    )


def link_the_one_before(table: str, number: int) -> Steps[bool]:
    """Whether the entry before this one was written by a release that knew no chain. It is linked now."""
    headers = (yield Statement("SELECT header FROM tables WHERE id = ?", (table,))).rows
    if not headers:
        raise HoldfastError(f"there is no table {table!r}")
    loose = (yield Statement(f"{chain.BEFORE} AND length(chain) = 0", (table, number - 1))).rows
    if loose:
        yield from chain.link(table, bytes(headers[0][0]))
    return bool(loose)


def summarise(summary: Summary) -> Steps[None]:
    yield Statement(
        "INSERT INTO summaries (table_id, entries, waiting, outcome, changed, picks) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries, waiting = excluded.waiting, "
        "outcome = excluded.outcome, changed = excluded.changed, picks = excluded.picks",
        astuple(summary),
    )


def keep_position(table: str, position: Position) -> Steps[None]:
    """One for each table: an older one that comes late is of no use."""
    yield Statement(
        "INSERT INTO positions (table_id, number, save) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
        "SET number = excluded.number, save = excluded.save WHERE excluded.number >= positions.number",
        (table, *astuple(position)),
    )


def rename(table: str, seats: bytes) -> Steps[None]:
    renamed = yield Statement("UPDATE tables SET seats = ? WHERE id = ?", (seats, table))
    if not renamed.changed:
        raise HoldfastError(f"there is no table {table!r}")


# -- who may sit there ------------------------------------------------------------------------------------------------


def change_link(table: str, seat: int, link: str) -> Steps[None]:
    yield Statement(
        "INSERT INTO links (hash, table_id, seat) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET hash = excluded.hash",
        (link, table, seat),
    )
    yield from empty(table, seat)


def empty(table: str, seat: int) -> Steps[None]:
    """Nobody holds this seat any more, nor can anybody come back to it."""
    yield Statement("DELETE FROM holders WHERE table_id = ? AND seat = ?", (table, seat))
    yield Statement("DELETE FROM codes WHERE table_id = ? AND seat = ?", (table, seat))


def hold(holder: HolderRow) -> Steps[None]:
    """A seat has one holder; any number may watch. The table's row is locked first, so that of two who come at once the
    second sees the first."""
    if holder.seat >= 0:
        yield Statement("UPDATE tables SET id = id WHERE id = ?", (holder.table,))
        others = yield Statement(
            "SELECT 1 FROM holders WHERE table_id = ? AND seat = ? AND session <> ?",
            (holder.table, holder.seat, holder.session),
        )
        if others.rows:
            raise Taken
    yield Statement(
        "INSERT INTO holders (session, table_id, seat, name) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (session, table_id, seat) DO UPDATE SET name = excluded.name",
        astuple(holder),
    )


def keep_code(code: LinkRow) -> Steps[None]:
    yield Statement(
        "INSERT INTO codes (hash, table_id, seat) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET hash = excluded.hash",
        astuple(code),
    )


def hold_by(code: str, holder: HolderRow, again: bool) -> Steps[None]:
    used = yield Statement("DELETE FROM codes WHERE hash = ?", (code,))
    if not used.changed:
        there = Statement(
            "SELECT 1 FROM holders WHERE session = ? AND table_id = ? AND seat = ?",
            (holder.session, holder.table, holder.seat),
        )
        if again and (yield there).rows:
            return
        raise Taken
    yield from empty(holder.table, holder.seat)
    yield from hold(holder)


def drop_codes(session: str) -> Steps[None]:
    yield Statement(
        "DELETE FROM codes WHERE EXISTS (SELECT 1 FROM holders WHERE session = ? "
        "AND holders.table_id = codes.table_id AND holders.seat = codes.seat)",
        (session,),
    )


def move(before: str, session: str) -> Steps[None]:
    """Where the new one holds a seat already, the old one has it no more."""
    yield Statement(
        "INSERT INTO holders (session, table_id, seat, name) "
        "SELECT ?, table_id, seat, name FROM holders WHERE session = ? ON CONFLICT DO NOTHING",
        (session, before),
    )
    yield Statement("DELETE FROM holders WHERE session = ?", (before,))
    yield Statement(
        "INSERT INTO muted (session, until) SELECT ?, until FROM muted WHERE session = ? ON CONFLICT DO NOTHING",
        (session, before),
    )


def try_to_write() -> Steps[None]:
    """A row that comes and goes: nothing is left of it, and yet it has to be written down. It is some
    pages long, since a disk may have room for a word and for no table."""
    row = secrets.token_hex(SECRET_BYTES)
    yield Statement(
        "INSERT INTO archived (id, game, at, kept) VALUES (?, '', '', ?)", (row, secrets.token_bytes(TRIED_BYTES))
    )
    yield Statement("DELETE FROM archived WHERE id = ?", (row,))


def secret() -> Steps[bytes]:
    made = secrets.token_bytes(SECRET_BYTES)
    yield Statement("INSERT INTO secret (id, value) VALUES (1, ?) ON CONFLICT DO NOTHING", (made,))
    ((kept,),) = (yield Statement("SELECT value FROM secret")).rows
    return bytes(kept)


# -- chat -------------------------------------------------------------------------------------------------------------


def say(table: str, line: ChatRow, again: bool) -> Steps[ChatRow]:
    """Whoever loses a number to another line asks for the next: each pass means that somebody's line was written."""
    words = (line.seat, line.name, line.text, line.at)
    if again:
        said = yield Statement(
            "SELECT number FROM chat WHERE table_id = ? AND seat = ? AND name = ? AND text = ? AND at = ?",
            (table, *words),
        )
        for (number,) in said.rows:
            return ChatRow(number, *words)
    while True:
        ((last,),) = (yield Statement("SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = ?", (table,))).rows
        written = yield Statement(
            "INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING",
            (table, last + 1, *words),
        )
        if written.changed:
            return ChatRow(last + 1, *words)
