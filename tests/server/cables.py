"""A line between two programs that a test can cut, or hold so that nothing comes through and nobody hears of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

PIECE = 65_536


class Cable:
    """Listens at a port of its own, and passes on what it hears to where `goal` is: a socket's path, or a port."""

    def __init__(self, goal: str | int) -> None:
        self.goal = goal
        self.whole = True
        self.flows = asyncio.Event()
        self.flows.set()
        self.carrying: set[asyncio.Task[Any]] = set()
        self.writers: set[asyncio.StreamWriter] = set()

    async def lay(self) -> None:
        self.listener = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.port: int = self.listener.sockets[0].getsockname()[1]

    async def connect(self, heard: asyncio.StreamReader, told: asyncio.StreamWriter) -> None:
        if not self.whole:
            told.transport.abort()
            return
        try:
            if isinstance(self.goal, str):
                answers, asked = await asyncio.open_unix_connection(self.goal)
            else:
                answers, asked = await asyncio.open_connection("127.0.0.1", self.goal)
        except OSError:
            told.transport.abort()
            return
        task = asyncio.current_task()
        assert task is not None
        self.carrying.add(task)
        task.add_done_callback(self.carrying.discard)
        self.writers |= {told, asked}
        await asyncio.gather(self.carry(heard, asked), self.carry(answers, told))
        self.writers -= {told, asked}

    async def carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(PIECE):
                await self.flows.wait()
                goal.write(piece)
                await goal.drain()
        goal.close()

    def cut(self) -> None:
        self.whole = False
        for writer in self.writers:
            writer.transport.abort()

    def hold(self) -> None:
        self.flows.clear()

    def mend(self) -> None:
        self.whole = True
        self.flows.set()

    async def take_away(self) -> None:
        self.cut()
        self.mend()
        self.listener.close()
        await asyncio.gather(*self.carrying, return_exceptions=True)
