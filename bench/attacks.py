"""What one browser can do to everybody else: a person's picks, and a bot's answers, while somebody attacks.

python -m bench.attacks --seconds 25

The attacks are bounded, and on this machine alone: twenty tables of planners in one browser, 1,100 connections on which
a request is never finished, picks taken back as fast as can be with a look back after each, and hints asked for at
twenty tables at once. The attacker has one loopback address and the three people who play another; the server is
`holdfast serve` as it comes. For each attack: how long until people saw their own picks, how long a bot took, against
the same in peace.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PEOPLE, ATTACKER = "127.0.0.2", "127.0.0.1"
SLOWEST_PICK = 0.2  # seconds, of 99 in 100
TIMES_USUAL = 2.0  # a bot's answer, of the usual
PAUSE = 0.3  # seconds between a person's picks
PATIENCE = 60.0
HALF_OPEN = 1100
TABLES = 20
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
UNFINISHED = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
)


class Table:
    """One browser at one table of its own."""

    def __init__(self, port: int, own: str, game: str, seats: Sequence[str], cookie: str = "") -> None:
        self.port, self.own, self.game, self.seats, self.cookie = port, own, game, seats, cookie

    def browser(self) -> httpx.AsyncClient:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        by = httpx.AsyncHTTPTransport(local_address=self.own)
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", headers=headers, transport=by, timeout=PATIENCE
        )

    async def make(self) -> None:
        """The table, with the cookie that its maker has from now on."""
        seats = [{"who": "me"} if seat == "me" else {"who": "bot", "bot": seat} for seat in self.seats]
        async with self.browser() as browser:
            made = await browser.post("/api/tables", json={"game": self.game, "seats": seats})
            made.raise_for_status()
            self.table: str = made.json()["table"]
            self.cookie = "; ".join(f"{name}={value}" for name, value in made.cookies.items())

    @asynccontextmanager
    async def line(self) -> AsyncIterator[ClientConnection]:
        where = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        headers, own = {"Cookie": self.cookie}, (self.own, 0)
        async with connect(where, additional_headers=headers, local_addr=own, max_queue=None, proxy=None) as line:
            yield line


class Took(NamedTuple):
    picks: list[float]
    bots: list[float]


async def play(table: Table, until: float, took: Took, chance: random.Random) -> None:
    """Pick now and then, against a bot, and note how long both take."""
    while time.perf_counter() < until:
        await table.make()
        async with table.line() as line:
            shown = await told(line)
            while time.perf_counter() < until and not shown["ending"]:
                began, version = time.perf_counter(), shown["version"]
                question = shown["question"]
                if question and question["seat"] == shown["seat"]:
                    await asyncio.sleep(chance.uniform(0, 2 * PAUSE))
                    key = chance.choice(question["options"])["key"]
                    began = time.perf_counter()
                    await line.send(json.dumps({"type": "pick", "version": version, "keys": [key]}))
                    noted = took.picks
                else:
                    noted = took.bots
                while shown["version"] == version:
                    shown = await told(line)
                noted.append(time.perf_counter() - began)


async def told(line: ClientConnection) -> dict[str, Any]:
    while True:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] == "table":
            return message


# -- attacks ----------------------------------------------------------------------------------------------------------


async def peace(port: int) -> None:
    await asyncio.sleep(PATIENCE * 60)


async def many_tables(port: int, game: str, seats: Sequence[str]) -> list[Table]:
    """Of one browser."""
    tables: list[Table] = []
    for _ in range(TABLES):
        table = Table(port, ATTACKER, game, seats, tables[-1].cookie if tables else "")
        with suppress(httpx.HTTPError):
            await table.make()
            tables.append(table)
    for table in tables:
        table.cookie = tables[-1].cookie
    return tables


async def planners(port: int) -> None:
    tables = await many_tables(port, "rebuild", ["planner", "planner"])
    await asyncio.gather(*(look(table) for table in tables))


async def look(table: Table) -> None:
    while True:
        with suppress(*TROUBLE):
            async with table.line() as line:
                async for _ in line:
                    pass
        await asyncio.sleep(1)


async def half_open(port: int) -> None:
    await asyncio.gather(*(never_finish(port, UNFINISHED[number % 2]) for number in range(HALF_OPEN)))


async def never_finish(port: int, words: bytes) -> None:
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            writer.write(words)
            await reader.read()  # to the end, which the server makes
            writer.close()
        await asyncio.sleep(1)


async def take_back(port: int) -> None:
    tables = await many_tables(port, "frostpunk", ["me"])
    await asyncio.gather(*(storm(table) for table in tables[:4]))


async def storm(table: Table) -> None:
    async with table.browser() as browser:
        while True:
            with suppress(httpx.HTTPError, KeyError, TypeError):
                shown = (await browser.get(f"/api/tables/{table.table}")).json()
                key = random.choice(shown["question"]["options"])["key"]
                at = f"/api/tables/{table.table}"
                await browser.post(f"{at}/picks", json={"type": "pick", "version": shown["version"], "keys": [key]})
                await browser.post(f"{at}/undo", json={"type": "undo", "version": shown["version"] + 1})
                await browser.get(f"{at}/moments/{shown['version']}")
            await asyncio.sleep(0.005)


async def hints(port: int) -> None:
    tables = await many_tables(port, "frostpunk", ["me"])
    await asyncio.gather(*(ask(table) for table in tables))


async def ask(table: Table) -> None:
    async with table.browser() as browser:
        while True:
            with suppress(*TROUBLE):
                await browser.post(f"/api/tables/{table.table}/hint", json={"type": "hint", "version": 0})
            await asyncio.sleep(0.02)


ATTACKS: dict[str, Callable[[int], Coroutine[Any, Any, None]]] = {
    "in peace": peace,
    "20 tables of planners": planners,
    "1,100 half-open": half_open,
    "taking back": take_back,
    "hints at 20 tables": hints,
}


# -- measuring --------------------------------------------------------------------------------------------------------


class Figures(NamedTuple):
    attack: str
    picks: int
    half: float
    most: float  # of 99 in 100
    bots: int
    bot: float
    busy: float  # of one processor
    megabytes: float
    log: int

    def __str__(self) -> str:
        return (
            f"{self.attack:24} {self.picks:5} picks: {self.half * 1000:4.0f} ms, 99th {self.most * 1000:4.0f} ms;  "
            f"{self.bots:4} answers of bots: {self.bot:5.2f} s;  "
            f"{self.busy:4.0%} of a processor, {self.megabytes:4.0f} MB, {self.log:6} bytes of log"
        )


def at(share: float, seconds: list[float]) -> float:
    found = sorted(seconds)
    return found[min(len(found) - 1, int(len(found) * share))] if found else float("nan")


async def under(name: str, port: int, process: int, log: Path, seconds: float) -> Figures:
    took = Took([], [])
    written = log.stat().st_size
    had, since = worked(process), time.perf_counter()
    attack = multiprocessing.get_context("spawn").Process(target=attacked, args=(name, port), daemon=True)
    attack.start()
    await asyncio.sleep(min(5.0, seconds / 4))  # the attack is under way
    until = time.perf_counter() + seconds
    people = [Table(port, PEOPLE, "rebuild", ["me", "greedy"]) for _ in range(3)]
    await asyncio.gather(*(play(one, until, took, random.Random(number)) for number, one in enumerate(people)))
    attack.kill()
    attack.join()
    size, busy = log.stat().st_size - written, (worked(process) - had) / (time.perf_counter() - since)
    picks, bots = took
    spread = at(0.5, picks), at(0.99, picks)
    return Figures(name, len(picks), *spread, len(bots), at(0.5, bots), busy, resident(process), size)


def attacked(name: str, port: int) -> None:
    """In a process of its own, so that whoever measures is not kept waiting by it."""
    asyncio.run(ATTACKS[name](port))


def worked(process: int) -> float:
    """Seconds of a processor."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(names: list[str], port: int, process: int, log: Path, seconds: float) -> bool:
    usual = await under("in peace", port, process, log, seconds)
    print(usual, flush=True)
    good = True
    for name in names:
        found = await under(name, port, process, log, seconds)
        kept = found.most < SLOWEST_PICK and found.bot < TIMES_USUAL * usual.bot
        good &= kept
        print(found, "" if kept else "  TOO SLOW", flush=True)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attack", nargs="*", choices=[*list(ATTACKS)[1:], []], default=[])
    parser.add_argument("--seconds", type=float, default=25.0, metavar="S")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        serve = [
            sys.executable,
            "-m",
            "holdfast",
            "serve",
            "--no-open",
            "--port",
            "0",
            "--store",
            f"{folder}/tables.db",
        ]
        with log.open("wb") as errors, subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=errors) as server:
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().split(b":")[-1].strip(b"/\n .").split(b"/")[0])
                names = options.attack or list(ATTACKS)[1:]
                return 0 if asyncio.run(measure(names, port, server.pid, log, options.seconds)) else 1
            finally:
                server.send_signal(signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
