"""Many tables on one server: how long a pick takes until its player sees the table that came of it.

python -m bench.load --tables 200 --seconds 20

Each table of Rebuild has a person, a bot that picks at random, and somebody who watches: two sockets. A person picks
every two seconds or so, as people in a hurry do. The server is one process, with its store on disk and its bots in a
worker; whoever measures is another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from holdfast.cli.serve import Server, config_for, listen
from holdfast.server.app import make_app
from holdfast.server.bus import LocalBus, store_for
from holdfast.server.settings import RATES, Settings

PAUSE = 2.0  # seconds between a person's picks, on average
PATIENCE = 30.0
Figures = dict[str, float]


def serve(folder: str, told: Connection) -> None:
    """The server, without limits on how often one address may ask: here all players have the same."""

    async def run() -> None:
        listener = listen("127.0.0.1", 0)
        settings = Settings(
            rates=dict.fromkeys(RATES, ("100000/second", "100000/second")),
            most_connections_each=4000,
            most_sockets_of_address=4000,
        )
        app = make_app(store_for(str(Path(folder) / "tables.db")), LocalBus(), settings)
        async with app.router.lifespan_context(app):
            told.send(listener.getsockname()[1])
            await Server(config_for(app, settings)).serve([listener])

    asyncio.run(run())


class Person:
    """One who plays at a table of the own, and one who watches."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.chance = random.Random(number)
        self.number = number
        self.took: list[float] = []
        self.refused = 0

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as browser:
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            made = await browser.post("/api/tables", json={"game": "rebuild", "seats": seats, "seed": self.number})
            made.raise_for_status()
            table = made.json()
            self.cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        watch = next(one["path"] for one in table["invitations"] if one["seat"] is None)
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as other:
            await other.post(watch)
            watcher = "; ".join(f"{name}={value}" for name, value in other.cookies.items())
        where = f"{self.address.replace('http', 'ws')}/api/tables/{table['table']}/live"
        self.own = await self.look(where, self.cookie)
        self.watching = await self.look(where, watcher)

    async def look(self, where: str, cookie: str) -> ClientConnection:
        headers = {"Cookie": cookie}
        return await connect(where, additional_headers=headers, origin=self.address, max_queue=None)  # type: ignore[arg-type]

    async def play(self, until: float) -> None:
        """Pick by chance, at one's own pace, until the time is over."""
        reader = asyncio.create_task(self.drain())
        shown = await self.told()
        while time.perf_counter() < until:
            question = shown["question"]
            if shown["ending"] is not None:
                break
            if question is None:
                shown = await self.told()
                continue
            await asyncio.sleep(self.chance.expovariate(1 / PAUSE))
            key = self.chance.choice(question["options"])["key"]
            began = time.perf_counter()
            await self.own.send(json.dumps({"type": "pick", "version": shown["version"], "keys": [key]}))
            version = shown["version"]
            while shown["version"] == version:
                shown = await self.told()
                if shown["type"] == "refused":
                    self.refused += 1
                    raise RuntimeError(f"refused: {shown}")
            self.took.append(time.perf_counter() - began)
        reader.cancel()

    async def told(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(self.own.recv(), PATIENCE))
        return told

    async def drain(self) -> None:
        async for _ in self.watching:
            pass

    async def leave(self) -> None:
        await self.own.close()
        await self.watching.close()


async def many(address: str, tables: int, seconds: float) -> Figures:
    people = [Person(address, number) for number in range(tables)]
    for begin in range(0, tables, 20):
        await asyncio.gather(*(person.sit_down() for person in people[begin : begin + 20]))
    began = time.perf_counter()
    await asyncio.gather(*(person.play(began + seconds) for person in people))
    lasted = time.perf_counter() - began
    await asyncio.gather(*(person.leave() for person in people))
    took = sorted(one for person in people for one in person.took)
    if not took:
        raise SystemExit("nobody picked anything: measure for longer")
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "picks": len(took),
        "picks_per_second": len(took) / lasted,
        "p50_milliseconds": 1000 * took[len(took) // 2],
        "p99_milliseconds": 1000 * took[min(len(took) - 1, len(took) * 99 // 100)],
        "most_milliseconds": 1000 * took[-1],
    }


def measure(tables: int, seconds: float) -> Figures:
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = context.Pipe()
        server = context.Process(target=serve, args=(folder, theirs))
        server.start()
        try:
            if not ours.poll(PATIENCE):
                raise SystemExit("the server did not start")
            return asyncio.run(many(f"http://127.0.0.1:{ours.recv()}", tables, seconds))
        finally:
            server.terminate()
            server.join(PATIENCE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, metavar="N")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S")
    options = parser.parse_args()
    print(json.dumps(measure(options.tables, options.seconds)))


if __name__ == "__main__":
    main()
