"""A built client, a real server, a real browser, and the rule that no test may see an error or a call to elsewhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import hatch_build

from . import browser as browsers
from .player import Player
from .server import Server
from .watch import Watch

ROOT = Path(__file__).resolve().parents[2]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Sit = Callable[..., Player]


@pytest.fixture(scope="session", autouse=True)
def built_client() -> None:
    if not hatch_build.Client(ROOT).is_ready(with_tools=True):
        pytest.fail("The client is not built, or is older than its sources: python hatch_build.py --with-tools")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """pytest-playwright starts what we found, wherever it came from."""
    try:
        return {**browser_type_launch_args, "executable_path": str(browsers.find())}
    except browsers.NoBrowser as trouble:
        pytest.fail(str(trouble))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests: each sets its own tables."""
    yield from running(Server(tmp_path_factory.mktemp("server")))


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    yield from running(Server(tmp_path))


def running(server: Server) -> Iterator[Server]:
    server.start()
    yield server
    server.stop()
    said = server.said()
    assert "Traceback" not in said, said


@pytest.fixture
def sit(browser: Browser) -> Iterator[Sit]:
    """A person with a browser of their own: `sit(server)`, on a phone `sit(server, viewport=PHONE, is_mobile=True)`."""
    people: list[Player] = []

    def sit(server: Server, *, theme: str = "ember", **settings: Any) -> Player:
        liked = [{"name": "holdfast.settings", "value": json.dumps({"theme": theme})}]
        own = {
            "viewport": WIDE,
            "base_url": server.url,
            "reduced_motion": "reduce",
            "storage_state": {"origins": [{"origin": server.url, "localStorage": liked}]},
        }
        context = browser.new_context(**{**own, **settings})
        context.set_default_timeout(15_000)
        player = Player(context, Watch(context, server.url))
        people.append(player)
        return player

    yield sit
    for player in people:
        player.context.close()
    assert [fault for player in people for fault in player.watch.found()] == []
