"""Tables that nobody has touched for long are packed into one row each, with all that belongs to them, and unpacked
again when somebody comes. Their entries keep their hashes."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from ..store import Taken
from . import layout, steps
from .statement import Statement, Steps

OF_A_TABLE: Final = {
    "tables": "id",
    "entries": "table_id",
    "summaries": "table_id",
    "links": "table_id",
    "codes": "table_id",
    "holders": "table_id",
    "chat": "table_id",
}
UNTOUCHED: Final = (
    "SELECT table_id, changed FROM summaries WHERE changed < ? AND (outcome <> '') = (? = 1) AND NOT EXISTS "
    "(SELECT 1 FROM chat WHERE chat.table_id = summaries.table_id AND chat.at >= ?) ORDER BY changed LIMIT 100"
)
KNOWN: Final = "SELECT id FROM archived WHERE id = ? UNION ALL SELECT id FROM tables WHERE id = ?"
LIST: Final = "SELECT id, game, at FROM archived ORDER BY at, id"


class Packed(msgspec.Struct, frozen=True):
    """The rows of a table as the schema of then has them."""

    schema: int
    rows: dict[str, list[list[Any]]]


def archive(table: str, changed: str, at: str) -> Steps[None]:
    """What goes is what is kept, row by row. Where somebody has touched it since, all of it stays; an entry that is
    written in this moment makes the last statement fail."""
    schema = steps.newest()
    rows: dict[str, list[list[Any]]] = {}
    yield Statement("DELETE FROM positions WHERE table_id = ?", (table,))
    for name, key in reversed(OF_A_TABLE.items()):
        columns = layout.columns(name, schema)
        gone = yield Statement(f"DELETE FROM {name} WHERE {key} = ? RETURNING {', '.join(columns)}", (table,))
        rows[name] = [layout.as_kept(columns, row) for row in gone.rows]
    if [row[layout.columns("summaries", schema).index("changed")] for row in rows["summaries"]] != [changed]:
        raise Taken
    packed = Packed(schema, {name: rows[name] for name in OF_A_TABLE})
    kept = zlib.compress(msgspec.msgpack.encode(packed))
    game = rows["tables"][0][1]
    yield Statement("INSERT INTO archived (id, game, at, kept) VALUES (?, ?, ?, ?)", (table, game, at, kept))


def bring_back(table: str, now: str) -> Steps[bool]:
    """Whether it is there now. It counts as touched, lest it be put away again at once."""
    found = (yield Statement("SELECT kept FROM archived WHERE id = ?", (table,))).rows
    if not found:
        return bool((yield Statement(steps.TABLE, (table,))).rows)
    if not (yield Statement("DELETE FROM archived WHERE id = ?", (table,))).changed:
        return True  # another has been quicker
    packed = msgspec.msgpack.decode(zlib.decompress(found[0][0]), type=Packed)
    for name, rows in packed.rows.items():
        yield from layout.inserts(name, layout.columns(name, packed.schema), rows)
    yield Statement("UPDATE summaries SET changed = ? WHERE table_id = ?", (now, table))
    return True
