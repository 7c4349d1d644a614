"""A real server on a free port, in a thread, and browsers that come to it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from holdfast.cli.serve import TableServer, config_for, listen
from holdfast.server.app import make_app
from holdfast.server.bus import LocalBus
from holdfast.server.house import House
from holdfast.server.seats import cookie_name
from holdfast.server.settings import RATES, Settings
from holdfast.server.store import Store

from .memory import MemoryStore

PATIENCE = 20.0
FAST = Settings(rates=dict.fromkeys(RATES, ("100000/second", "100000/second")), bot_pause=0.0)


class Served:
    def __init__(self, address: str, app: Starlette, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.house: House = app.state.house
        self.loop = loop

    def browser(self, **headers: str) -> Browser:
        return Browser(self.address, headers)

    def do(self, work: Callable[[], Any]) -> Any:
        """Run something on the server's own loop."""

        async def on_loop() -> Any:
            done = work()
            return await done if asyncio.iscoroutine(done) else done

        return asyncio.run_coroutine_threadsafe(on_loop(), self.loop).result(PATIENCE)


@contextmanager
def served(store: Store | None = None, settings: Settings = FAST, **changes: Any) -> Iterator[Served]:
    listener = listen("127.0.0.1", 0)
    app = make_app(store or MemoryStore(), LocalBus(), replace(settings, **changes))
    server = TableServer(config_for(app, app.state.house.settings), app.state.house)
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        async with app.router.lifespan_context(app):
            await server.serve([listener])

    thread = threading.Thread(target=asyncio.run, args=[serve()])
    thread.start()
    try:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        wait_until(lambda: server.started)
        yield Served(address, app, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive(), "the server did not end"


def wait_until(done: Callable[[], Any], patience: float = PATIENCE) -> None:
    step = threading.Event()
    for _ in range(int(patience / 0.005)):
        if done():
            return
        step.wait(0.005)
    raise AssertionError("it did not come to pass")


class Browser:
    """Somebody with a cookie."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=False)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **asked: Any) -> httpx.Response:
        return self.http.get(path, **asked)

    def post(self, path: str, body: Any = None, **asked: Any) -> httpx.Response:
        return self.http.post(path, json=body, **asked)

    def make(self, game: str, *seats: str, seed: int | None = 7, **options: str) -> tuple[str, dict[Any, str]]:
        """A table with these seats, each `me`, `friend` or a bot's name; its id, and the link for each seat."""
        wanted = [{"who": seat} if seat in ("me", "friend") else {"who": "bot", "bot": seat} for seat in seats]
        made = self.post("/api/tables", {"game": game, "seats": wanted, "seed": seed, "options": options})
        assert made.status_code == 201, made.text
        told = made.json()
        return told["table"], {one["seat"]: one["path"] for one in told["invitations"]}

    def join(self, path: str) -> httpx.Response:
        return self.http.post(path, data={"agree": "yes"})

    def table(self, table: str, seat: int | None = None) -> dict[str, Any]:
        told = self.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat})
        assert told.status_code == 200, told.text
        shown: dict[str, Any] = told.json()
        return shown

    def pick(self, table: str, version: int, *keys: str, **more: Any) -> httpx.Response:
        return self.do(table, "picks", {"type": "pick", "version": version, "keys": keys, **more})

    def do(self, table: str, what: str, body: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/{what}", body)

    def connect(self, table: str, seat: int | None = None, **asked: Any) -> Socket:
        name = cookie_name(self.address.startswith("https"))
        cookie = self.http.cookies.get(name)
        headers = {"Cookie": f"{name}={cookie}"} if cookie else {}
        where = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        where += "" if seat is None else f"?seat={seat}"
        return Socket(connect(where, additional_headers=headers, open_timeout=PATIENCE, proxy=None, **asked))


class Socket:
    def __init__(self, connecting: Any) -> None:
        self.connecting = connecting
        self.lines: list[str] = []  # the log, put together

    def __enter__(self) -> Socket:
        self.connection: ClientConnection = self.connecting.__enter__()
        return self

    def __exit__(self, *told: Any) -> None:
        self.connecting.__exit__(*told)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(PATIENCE))
        if message["type"] == "table":
            self.lines[message["log"]["start"] :] = message["log"]["lines"]
        return message

    def until(self, seen: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Read on to the message that is meant."""
        while True:
            message = self.read()
            if seen(message):
                return message

    def at_version(self, version: int) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == "table" and message["version"] >= version)
