"""A wire between browser and server that counts every byte which goes to the browser: heads, bodies, and sockets."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

PIECE = 65_536


class Meter:
    """Stands before a server at an address of its own, to which a browser goes instead."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.bytes = 0
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=[self.listen()])

    def __enter__(self) -> Meter:
        self.thread.start()
        assert self.ready.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join()
        self.loop.close()

    async def listen(self) -> None:
        self.done = asyncio.Event()
        self.writers: set[asyncio.StreamWriter] = set()
        listener = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
        self.ready.set()
        await self.done.wait()
        listener.close()
        for writer in self.writers:
            writer.transport.abort()
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)

    async def connect(self, browser_says: asyncio.StreamReader, to_browser: asyncio.StreamWriter) -> None:
        server_says, to_server = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers |= {to_browser, to_server}
        await asyncio.gather(self.carry(browser_says, to_server), self.carry(server_says, to_browser, counted=True))

    async def carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, *, counted: bool = False) -> None:
        with suppress(OSError):
            while piece := await source.read(PIECE):
                self.bytes += len(piece) if counted else 0
                goal.write(piece)
                await goal.drain()
        goal.close()
