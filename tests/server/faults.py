"""Two servers on one PostgreSQL, with NATS or without, while everything that can fail fails under their players.

python -m tests.server.faults --events 60

People play by sockets, now at one server, now at the other, and others look on at both. Then something is killed,
stopped or cut off for a while, and comes back. From that moment on every pick has to be answered within five seconds,
and both servers have to show the same table. At the end every pick that was acknowledged stands in the log, once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from holdfast.server.entries import Picked, read
from holdfast.server.store import Entry

from .cables import Cable
from .conftest_store import Nats, Postgres

ANSWERED = 5.0  # seconds after all is back
LONGEST = 2.5  # seconds for which something is out
GIVES_UP = 30.0  # seconds after which what does not come is told as it is
TROUBLE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
PACE = 0.05  # seconds between the picks of one person


class Process:
    """A server that can be killed and started again at the same port."""

    def __init__(self, store: str, bus: list[str]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        serve = [sys.executable, "-m", "holdfast", "serve", "--no-open", "--port", str(self.port)]
        self.command = [*serve, "--store", store, *bus]
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def signal(self, how: signal.Signals) -> None:
        self.process.send_signal(how)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=2) as asks:
            await until(lambda: is_well(asks), lambda: f"{self.address} is ready")


async def is_well(asks: httpx.AsyncClient) -> bool:
    with suppress(httpx.HTTPError):
        told = await asks.get("/readyz")
        return told.status_code == 200 and told.json()["behind"] == 0
    return False


async def until(is_so: Callable[[], Awaitable[bool]], what: Callable[[], str]) -> float:
    """How long it took."""
    began = time.monotonic()
    while not await is_so():
        if time.monotonic() - began > GIVES_UP:
            raise AssertionError(f"not within {GIVES_UP:g} seconds: {what()}")
        await asyncio.sleep(0.02)
    return time.monotonic() - began


# -- people -----------------------------------------------------------------------------------------------------------


@dataclass
class Pick:
    request: str
    version: int
    key: str
    seat: int
    since: float


class Player:
    """One who plays on all seats of a table, and takes another when the game is over."""

    def __init__(self, processes: list[Process], number: int) -> None:
        self.processes = processes
        self.number = number
        self.chance = random.Random(number)
        self.cookie = self.table = ""
        self.done: list[tuple[str, str]] = []  # what was acknowledged: table and request
        self.version = -1
        self.pick: Pick | None = None
        self.asked = 0
        self.last_refusal = ""
        self.waits = False
        self.slowest = 0.0  # since the last fault was over
        self.back = 0.0  # when that was
        self.eyes = [Eye(self, one) for one in processes]

    async def play(self) -> None:
        while True:
            with suppress(*TROUBLE):
                if not self.table:
                    await self.sit_down()
                async with socket_to(self.chance.choice(self.processes), self) as line:
                    await self.talk(line)
            await asyncio.sleep(0.1)

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=self.chance.choice(self.processes).address, timeout=3) as browser:
            seats = {"game": "frostpunk", "seats": [{"who": "me"}, {"who": "me"}]}
            headers = {"Cookie": self.cookie} if self.cookie else {}
            made = await browser.post("/api/tables", json=seats, headers=headers)
            if made.status_code != 201:
                return
            self.cookie = f"holdfast={browser.cookies['holdfast']}"
            self.version, self.table = 0, made.json()["table"]

    async def talk(self, line: ClientConnection) -> None:
        """Pick, and wait for the answer; what is not answered is sent again on the next line."""
        shown: dict[str, Any] = {}
        sent = ""
        while True:
            if self.pick is None and shown.get("ending"):
                self.table = ""
                return
            if self.pick is None and shown.get("question") and not self.waits:
                await asyncio.sleep(PACE)
                self.pick = self.choose(shown)
            if self.pick is not None and sent != self.pick.request:
                one, sent = self.pick, self.pick.request
                wish = {"type": "pick", "version": one.version, "keys": [one.key], "seat": one.seat}
                await line.send(json.dumps({**wish, "request": one.request}))
            try:
                told = await heard(line, 4.0 if self.pick is not None else 0.1)
            except TimeoutError:
                if self.pick is not None:
                    return
                continue
            if told["type"] == "table":
                shown = told
                self.version = max(self.version, told["version"])
            elif told["type"] == "done":
                self.done.append((self.table, told["request"]))
                self.answered(told["request"])
            if told["type"] == "refused":
                self.last_refusal = f"{told['rule']} {told['request']} {told['reason']}"
            if told["type"] == "refused" and told["rule"] in ("HF-STORE", "HF-FAULT", "HF-RATE"):
                await asyncio.sleep(0.2)  # nobody knows whether it was done: ask again
                sent = ""
            elif told["type"] == "refused":
                self.answered(told["request"])

    @property
    def state(self) -> tuple[object, ...]:
        seen = [(eye.seen[0] == self.table, eye.seen[1]) for eye in self.eyes]
        return self.table, self.version, self.asked, self.pick, self.last_refusal, seen

    def choose(self, shown: dict[str, Any]) -> Pick:
        question = shown["question"]
        key = self.chance.choice(question["options"])["key"]
        self.asked += 1
        return Pick(f"{self.number}-{self.asked}", shown["version"], key, question["seat"], time.monotonic())

    def answered(self, request: str) -> None:
        if self.pick is not None and request == self.pick.request:
            self.slowest = max(self.slowest, time.monotonic() - max(self.pick.since, self.back))
            self.pick = None


class Eye:
    """Somebody who looks at a player's table by way of one of the servers."""

    def __init__(self, player: Player, process: Process) -> None:
        self.player = player
        self.process = process
        self.seen: tuple[str, int, Any] = ("", -1, None)

    async def look(self) -> None:
        while True:
            table = self.player.table
            with suppress(*TROUBLE):
                if table:
                    async with socket_to(self.process, self.player) as line:
                        while self.player.table == table:
                            told = await heard(line, 5)
                            if told["type"] == "table":
                                self.seen = (table, told["version"], told["view"])
            await asyncio.sleep(0.1)


async def heard(line: ClientConnection, patience: float) -> dict[str, Any]:
    async with asyncio.timeout(patience):
        told: dict[str, Any] = json.loads(await line.recv())
    return told


@asynccontextmanager
async def socket_to(process: Process, player: Player) -> AsyncIterator[ClientConnection]:
    where = f"ws://127.0.0.1:{process.port}/api/tables/{player.table}/live?seat=0"
    async with connect(where, additional_headers={"Cookie": player.cookie}, open_timeout=3, proxy=None) as line:
        yield line


# -- faults -----------------------------------------------------------------------------------------------------------


@dataclass
class World:
    postgres: Postgres
    nats: Nats | None
    store: str
    processes: list[Process] = field(default_factory=list)
    to_store: list[Cable] = field(default_factory=list)
    to_bus: list[Cable] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)

    @property
    def faults(self) -> dict[str, Callable[[int], Awaitable[None]]]:
        always: dict[str, Callable[[int], Awaitable[None]]] = {
            "a server is killed": self.kill_a_server,
            "a server stands still": self.stop_a_server,
            "a server is cut off from the store": lambda which: self.out(
                self.to_store[which].cut, self.to_store[which]
            ),
            "a server hears nothing of the store": lambda which: self.out(
                self.to_store[which].hold, self.to_store[which]
            ),
            "both are cut off from the store": lambda _: self.out(self.cut_all, *self.to_store),
            "the store ends all connections": self.end_connections,
            "PostgreSQL is killed": self.kill_postgres,
        }
        if self.nats is None:
            return always
        return always | {
            "a server is cut off from NATS": lambda which: self.out(self.to_bus[which].cut, self.to_bus[which]),
            "a server hears nothing of NATS": lambda which: self.out(self.to_bus[which].hold, self.to_bus[which]),
            "NATS is killed": self.kill_nats,
        }

    def cut_all(self) -> None:
        for cable in self.to_store:
            cable.cut()

    async def out(self, begin: Callable[[], None], *cables: Cable) -> None:
        begin()
        await asyncio.sleep(random.uniform(0.2, LONGEST))
        for cable in cables:
            cable.mend()

    async def kill_a_server(self, which: int) -> None:
        self.processes[which].kill()
        self.processes[which].start()
        await self.processes[which].ready()

    async def stop_a_server(self, which: int) -> None:
        self.processes[which].signal(signal.SIGSTOP)
        await asyncio.sleep(random.uniform(0.2, LONGEST))
        self.processes[which].signal(signal.SIGCONT)

    async def end_connections(self, _: int) -> None:
        async with await psycopg.AsyncConnection.connect(self.postgres.url(), autocommit=True) as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = "
                "current_user"
            )

    async def kill_postgres(self, _: int) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(random.uniform(0.1, 1))
        await asyncio.to_thread(self.postgres.start)

    async def kill_nats(self, _: int) -> None:
        assert self.nats is not None
        self.nats.kill()
        await asyncio.sleep(random.uniform(0.1, 1))
        await asyncio.to_thread(self.nats.start)

    # -- what has to hold ---------------------------------------------------------------------------------------------

    async def check(self) -> tuple[float, float]:
        """How long, after all was back, the slowest pick took and the last server was behind."""
        back = time.monotonic()
        for player in self.players:
            player.back, player.slowest = back, 0.0
        began = {player: player.asked for player in self.players}

        async def all_went_on() -> bool:
            return all(player.asked > began[player] + 1 for player in self.players)

        await until(all_went_on, lambda: f"everybody picks again: {[player.state for player in self.players]}")
        for player in self.players:
            player.waits = True

        async def all_were_answered() -> bool:
            return all(player.pick is None for player in self.players)

        async def all_see_the_same() -> bool:
            return all(agree(player) for player in self.players)

        await until(all_were_answered, lambda: f"all are answered: {[player.state for player in self.players]}")
        behind = await until(all_see_the_same, lambda: f"all see the same: {[player.state for player in self.players]}")
        for player in self.players:
            player.waits = False
        for process in self.processes:
            await process.ready()
        return max(player.slowest for player in self.players), behind

    def log(self) -> Counter[tuple[str, str]]:
        """How often each request stands in the logs."""
        with psycopg.connect(self.store) as connection:
            rows = connection.execute("SELECT table_id, number, what, at FROM entries").fetchall()
        told = [(table, read(Entry(number, bytes(what), at))) for table, number, what, at in rows]
        return Counter((table, noted.request) for table, noted in told if isinstance(noted, Picked))


def agree(player: Player) -> bool:
    first, *others = (eye.seen for eye in player.eyes)
    return first[:2] == (player.table, player.version) and all(one == first for one in others)


@dataclass
class Report:
    bus: str
    events: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    slowest_pick: float = 0.0
    longest_behind: float = 0.0

    @property
    def is_good(self) -> bool:
        return not self.lost and not self.doubled and max(self.slowest_pick, self.longest_behind) < ANSWERED

    def __str__(self) -> str:
        faults = "\n".join(f"  {count:3} x {what}" for what, count in sorted(self.events.items()))
        return (
            f"{self.events.total()} faults over {self.bus}:\n{faults}\n"
            f"{self.acknowledged} picks acknowledged, {self.lost} lost, {self.doubled} doubled; after all was back the "
            f"slowest answer took {self.slowest_pick:.2f} s, and a server was behind for {self.longest_behind:.2f} s"
        )


async def run(postgres: Postgres, nats: Nats | None, events: int, seed: int, players: int = 3) -> Report:
    store = postgres.fresh()
    world, report = World(postgres, nats, store), Report("NATS" if nats else "LISTEN/NOTIFY")
    random.seed(seed)
    tasks: list[asyncio.Task[None]] = []
    try:
        for _ in range(2):
            cable = Cable(str(postgres.folder / ".s.PGSQL.5432"))
            await cable.lay()
            world.to_store.append(cable)
            by_cable = store.replace("@/postgres?host=" + str(postgres.folder), f"@127.0.0.1:{cable.port}/postgres?")
            bus: list[str] = []
            if nats is not None:
                wire = Cable(nats.port)
                await wire.lay()
                world.to_bus.append(wire)
                bus = ["--bus", f"nats://127.0.0.1:{wire.port}"]
            world.processes.append(Process(by_cable.replace("?&", "?"), bus))
        for process in world.processes:
            process.start()
        for process in world.processes:
            await process.ready()
        world.players += [Player(world.processes, number) for number in range(players)]
        for player in world.players:
            tasks.append(asyncio.create_task(player.play()))
            tasks += [asyncio.create_task(eye.look()) for eye in player.eyes]
        await world.check()
        faults = list(world.faults.items())
        for number in range(events):
            what, fault = faults[number % len(faults)]
            await asyncio.sleep(random.uniform(0, 0.5))
            await fault(random.randrange(2))
            slowest, behind = await world.check()
            report.events[what] += 1
            report.slowest_pick = max(report.slowest_pick, slowest)
            report.longest_behind = max(report.longest_behind, behind)
            ended = [one.address for one in world.processes if one.process.poll() is not None]
            assert not ended, f"ended by itself: {ended}"
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in world.processes:
            process.signal(signal.SIGCONT)
            process.kill()
        for cable in (*world.to_store, *world.to_bus):
            await cable.take_away()
    written = world.log()
    acknowledged = [one for player in world.players for one in player.done]
    report.acknowledged = len(acknowledged)
    report.lost = sum(not written[one] for one in acknowledged)
    report.doubled = sum(count > 1 for (_, request), count in written.items() if request)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=60, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args()
    postgres = Postgres()
    reports, bus = [], a_nats()
    try:
        postgres.make()
        postgres.start()
        for nats in (None, bus):
            report = asyncio.run(run(postgres, nats, options.events // 2, options.seed))
            print(report, flush=True)
            reports.append(report)
    finally:
        if bus is not None:
            bus.kill()
        postgres.stop()
        shutil.rmtree(postgres.folder)
    return 0 if all(report.is_good for report in reports) else 1


def a_nats() -> Nats | None:
    try:
        nats = Nats()
    except PackageNotFoundError:
        return None
    nats.start()
    return nats


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())
