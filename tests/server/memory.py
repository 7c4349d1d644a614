"""A store that forgets everything at the end: for tests of what lies above it."""

from __future__ import annotations

from msgspec.structs import replace

from holdfast.server.store import ChatRow, Entry, HolderRow, LinkRow, Position, Summary, TableRow, Taken


class MemoryStore:
    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.summaries: dict[str, Summary] = {}
        self.positions: dict[str, Position] = {}
        self.links: dict[str, LinkRow] = {}
        self.held: list[HolderRow] = []
        self.codes: dict[tuple[str, int], LinkRow] = {}
        self.chats: dict[str, list[ChatRow]] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ask(self) -> None: ...

    async def make_table(self, table: TableRow, links: list[LinkRow], holders: list[HolderRow]) -> None:
        self.tables[table.id] = table
        self.logs[table.id] = []
        self.chats[table.id] = []
        self.summaries[table.id] = Summary(table.id, 0, b"[]", "", table.made)
        self.links |= {link.hash: link for link in links}
        self.held += holders

    async def table(self, table: str) -> TableRow | None:
        return self.tables.get(table)

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        if entry.number != len(self.logs[table]) + 1:
            raise Taken
        self.logs[table].append(entry)
        self.summaries[table] = summary

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return self.logs[table][after:]

    async def keep_position(self, table: str, position: Position) -> None:
        self.positions[table] = position

    async def position(self, table: str) -> Position | None:
        return self.positions.get(table)

    async def link(self, hash: str) -> LinkRow | None:  # noqa: A002
        return self.links.get(hash)

    async def change_link(self, table: str, seat: int, hash: str) -> None:  # noqa: A002
        gone = [link.hash for link in self.links.values() if (link.table, link.seat) == (table, seat)]
        for one in gone:
            del self.links[one]
        self.links[hash] = LinkRow(hash, table, seat)
        self.empty(table, seat)

    async def hold(self, holder: HolderRow) -> None:
        there = [held for held in self.held if (held.table, held.seat) == (holder.table, holder.seat)]
        if holder.seat >= 0 and any(held.session != holder.session for held in there):
            raise Taken
        self.held.append(holder)

    async def keep_code(self, code: LinkRow) -> None:
        self.codes[code.table, code.seat] = code

    async def code(self, hash: str) -> LinkRow | None:  # noqa: A002
        return next((code for code in self.codes.values() if code.hash == hash), None)

    async def hold_by(self, code: str, holder: HolderRow) -> None:
        found = await self.code(code)
        if found is None:
            raise Taken
        self.empty(holder.table, holder.seat)
        self.held.append(holder)

    async def drop_codes(self, session: str) -> None:
        for held in self.held:
            if held.session == session:
                self.codes.pop((held.table, held.seat), None)

    async def move(self, before: str, session: str) -> None:
        self.held = [replace(held, session=session) if held.session == before else held for held in self.held]

    def empty(self, table: str, seat: int) -> None:
        self.held = [holder for holder in self.held if (holder.table, holder.seat) != (table, seat)]
        self.codes.pop((table, seat), None)

    async def holders(self, table: str) -> list[HolderRow]:
        return [holder for holder in self.held if holder.table == table]

    async def held_by(self, session: str) -> list[HolderRow]:
        return [holder for holder in self.held if holder.session == session]

    async def tables_of(self, session: str) -> list[tuple[TableRow, Summary]]:
        mine = {holder.table for holder in self.held if holder.session == session}
        found = [(self.tables[table], self.summaries[table]) for table in mine]
        return sorted(found, key=lambda one: one[1].changed, reverse=True)

    async def say(self, table: str, line: ChatRow) -> ChatRow:
        said = replace(line, number=len(self.chats[table]) + 1)
        self.chats[table].append(said)
        return said

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        return self.chats[table][after:]

    async def rename(self, table: str, seats: bytes) -> None:
        self.tables[table] = replace(self.tables[table], seats=seats)

    async def secret(self) -> bytes:
        return b"a secret of tests"
