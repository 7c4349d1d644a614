"""Where one machine is not enough: several servers on one store, two players, one table."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any

import pytest

from .conftest_store import Nats, Postgres
from .served import Browser
from .test_serve import running

pytest_plugins = ["tests.server.conftest_store"]


@pytest.fixture(params=["postgres", "postgres and nats"])
def shared(request: pytest.FixtureRequest) -> list[str]:
    """How two servers come by the same tables and hear of each other's picks."""
    postgres: Postgres = request.getfixturevalue("postgres")
    if request.param == "postgres":
        return [postgres.fresh()]
    nats: Nats = request.getfixturevalue("nats")
    return [postgres.fresh(), "--bus", nats.url]


def test_a_process_dies_in_mid_game_and_its_player_goes_on_at_the_other(shared: list[str]) -> None:
    store, *bus = shared
    with running(store, *bus) as one, running(store, *bus) as other:
        anna, ben = Browser(one.address, {}), Browser(other.address, {})
        with anna, ben:
            table, links = anna.make("rebuild", "me", "friend")
            assert ben.join(links[1]).status_code == 303
            with anna.connect(table) as here, ben.connect(table) as there:
                shown = [here.until(is_here(1)), there.until(is_here(0))]
                for version in range(8):
                    shown = answer(shown, [here, there], version)
                here.send(type="say", text="Still there?")
                assert there.until(lambda message: message["chat"])["chat"][0]["text"] == "Still there?"
                here.send(type="rename", name="Anna")
                assert there.until(is_called(0, "Anna"))["log"]["lines"][-1] == "Player 1 is now called Anna."
                hand_over_and_take_back(shown, [here, there])
                one.stop(signal.SIGKILL)
                there.until(lambda message: not message["seats"][0]["here"])
            again = Browser(other.address, {})
            again.http.cookies.update(dict(anna.http.cookies))
            with again, again.connect(table) as here, ben.connect(table) as there:
                shown = [here.at_version(8), there.at_version(8)]
                assert shown[0]["mine"] == [0]
                assert shown[0]["seats"][0]["name"] == "Anna"
                for version in range(8, 14):
                    shown = answer(shown, [here, there], version)
            assert ben.table(table)["version"] == 14
        assert other.stop(signal.SIGTERM) == 0


def hand_over_and_take_back(shown: list[dict[str, Any]], sockets: list[Any]) -> None:
    """Whoever is not asked hands the seat to a bot, which has nothing to do yet; both processes know of it."""
    (asked,) = shown[0]["waiting"]
    seat = 1 - asked
    for bot in ("greedy", None):
        sockets[seat].send(type="hand", bot=bot)
        for socket in sockets:
            socket.until(is_played_by(seat, bot))


def is_played_by(seat: int, bot: str | None) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["type"] == "table" and message["seats"][seat]["bot"] == bot


def is_here(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["type"] == "table" and message["seats"][seat]["here"]


def is_called(seat: int, name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["type"] == "table" and message["seats"][seat]["name"] == name


def answer(shown: list[dict[str, Any]], sockets: list[Any], version: int) -> list[dict[str, Any]]:
    """Whoever is asked answers, and both are told."""
    seat = shown[0]["waiting"][0]
    key = shown[seat]["question"]["options"][0]["key"]
    sockets[seat].send(type="pick", version=version, keys=[key])
    return [socket.at_version(version + 1) for socket in sockets]
