"""A store read as it stood at one moment, while others go on writing. Not even opening it changes anything in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any, Final

from .store import Entry, TableRow

AT_ONCE: Final = 500  # rows fetched together
ENTRIES: Final = "SELECT number, what, at FROM entries WHERE table_id = ? ORDER BY number"


class Reading(ABC):
    """Everything is read from the same moment; `schema` is how the store is laid out, perhaps by an older release."""

    schema: int

    @abstractmethod
    async def all(self, text: str, *values: str | int) -> list[tuple[Any, ...]]:
        """The rows of a query that gives few."""

    @abstractmethod
    def rows(self, text: str) -> AsyncIterator[tuple[Any, ...]]:
        """The rows of a query, however many."""

    async def count(self, table: str) -> int:
        ((number,),) = await self.all(f"SELECT COUNT(*) FROM {table}")
        return int(number)

    async def tables(self) -> AsyncIterator[TableRow]:
        async for row in self.rows("SELECT id, game, header, seats, made FROM tables ORDER BY made, id"):
            yield TableRow(*row)

    async def entries(self, table: str) -> list[Entry]:
        return [Entry(*row) for row in await self.all(ENTRIES, table)]
