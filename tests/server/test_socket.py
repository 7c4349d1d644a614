"""The live table: told whole at every change, to each what they may know, however they come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holdfast.server.settings import RATES
from holdfast.server.socket import MOST_REPLIES, Seated
from holdfast.server.turns import Person
from holdfast.server.wire import Pong

from .served import Browser, Served, Socket, served, wait_until


def two_at_a_table(anna: Browser, ben: Browser, game: str = "rebuild") -> str:
    table, links = anna.make(game, "me", "friend")
    ben.join(links[1])
    return table


def closed_with(socket: Socket) -> int | None:
    """Read on until the other side hangs up."""
    with suppress(ConnectionClosed):
        while True:
            socket.read()
    return socket.connection.close_code


def test_a_pick_is_told_to_everybody_at_the_table(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as here, ben.connect(table) as there:
        first = here.read()
        assert (first["version"], first["seat"]) == (0, 0)
        assert there.read()["seat"] == 1
        key = first["question"]["options"][0]["key"]
        here.send(type="pick", version=0, keys=[key])
        assert here.at_version(1)["undo"]["key"] == key
        seen = there.at_version(1)
        assert seen["undo"] is None
        assert key not in json.dumps(seen["view"]), "a leader is placed in secret"


def test_a_second_tab_and_a_reconnection_see_the_same(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as one, anna.connect(table) as other:
        one.send(type="pick", version=0, keys=["lead:p1-1"])
        assert one.at_version(1)["view"] == other.at_version(1)["view"]
        lines = one.lines
    with anna.connect(table) as again:
        told = again.read()
        assert (told["version"], told["log"]["start"]) == (1, 0)
        assert again.lines == lines


def test_only_what_is_new_in_the_log_is_sent(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as socket:
        before = len(socket.read()["log"]["lines"])
        socket.send(type="pick", version=0, keys=["lead:p1-1"])
        told = socket.at_version(1)
        assert told["log"]["start"] == before
        socket.send(type="undo", version=1)
        assert socket.at_version(2)["log"]["start"] <= before
        assert socket.lines == anna.table(table)["log"]["lines"]


def test_what_a_rule_forbids_and_what_is_late(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as socket:
        socket.read()
        socket.send(type="pick", version=0, keys=["lead:p2-1"])
        told = socket.until(lambda message: message["type"] == "refused")
        assert (told["rule"][:3], told["key"], told["version"]) == ("RB-", "lead:p2-1", 0)
        socket.send(type="pick", version=5, keys=["lead:p1-1"])
        assert socket.until(lambda message: message["type"] == "table")["version"] == 0
        socket.send(type="ping")
        assert socket.until(lambda message: message["type"] == "pong")


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "null", "[]", "1", "[" * 2000, '{"type":"pick"}', '{"type":"nothing"}', '{"type":"ping","more":1}'),
        *('{"type":"pick","version":0,"keys":[]}', '{"type":"pick","version":"0","keys":["a"]}'),
        '{"type":"say","text":""}',
    ],
)
def test_what_is_not_understood_is_refused_and_nothing_breaks(anna: Browser, ben: Browser, text: str) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as socket:
        socket.connection.send(text)
        assert socket.until(lambda message: message["type"] == "refused")["rule"] == "HF-WIRE"
        socket.send(type="ping")
        assert socket.until(lambda message: message["type"] == "pong")


def test_messages_are_short_and_of_text(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as socket:
        socket.connection.send(b"\x00\x01")
        assert closed_with(socket) == 1003
    with anna.connect(table) as socket:
        socket.connection.send("x" * 20_000)
        assert closed_with(socket) == 1009


def test_who_has_no_link_is_told_so(anna: Browser, ben: Browser) -> None:
    table, _ = anna.make("rebuild", "me", "friend")
    for who, where, seat, rule, code in (
        (ben, table, None, "HF-LINK", 4403),
        (ben, "nowhere", None, "HF-TABLE", 4404),
        (anna, table, 1, "HF-LINK", 4403),
    ):
        with who.connect(where, seat) as socket:
            assert socket.read()["rule"] == rule
            assert closed_with(socket) == code


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_other_pages_get_no_socket(anna: Browser, origin: Any) -> None:
    table, _ = anna.make("rebuild", "me", "friend")
    with pytest.raises(InvalidStatus) as refused, anna.connect(table, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_gets_one(server: Served, anna: Browser) -> None:
    table, _ = anna.make("rebuild", "me", "friend")
    with anna.connect(table, origin=server.address) as socket:
        assert socket.read()["type"] == "table"


def test_who_is_here_is_shown(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)

    def ben_is(here: bool) -> Callable[[dict[str, Any]], bool]:
        return lambda message: message["seats"][1]["here"] is here

    with anna.connect(table) as socket:
        socket.until(ben_is(False))
        with ben.connect(table):
            socket.until(ben_is(True))
        socket.until(ben_is(False))


def test_chat_comes_once_to_each(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as here, ben.connect(table) as there:
        here.send(type="say", text="Good luck!")
        for socket in (here, there):
            line = socket.until(lambda message: message["chat"])["chat"][0]
            assert (line["seat"], line["text"]) == (0, "Good luck!")
        here.send(type="pick", version=0, keys=["lead:p1-1"])
        assert there.at_version(1)["chat"] == []


def test_one_looks_from_another_of_ones_seats(anna: Browser) -> None:
    table, _ = anna.make("rebuild", "me", "me")
    with anna.connect(table) as socket:
        assert socket.read()["mine"] == [0, 1]
        socket.send(type="sit", seat=1)
        told = socket.until(lambda message: message["type"] == "table" and message["seat"] == 1)
        assert told["view"]["players"][1]["objective"] is not None
        assert told["view"]["players"][0]["objective"] is None
        socket.send(type="sit", seat=None)
        assert socket.until(lambda message: message["type"] == "table" and message["seat"] is None)["question"] is None
        socket.send(type="sit", seat=2)
        assert socket.until(lambda message: message["type"] == "refused")["rule"] == "HF-LINK"


def test_proposals_and_votes_reach_the_others(anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as here, ben.connect(table) as there:
        shown = here.read()
        while shown["view"]["step"] == "leaders":
            asked = shown["waiting"][0]
            socket, who = ((here, anna), (there, ben))[asked]
            key = who.table(table)["question"]["options"][0]["key"]
            socket.send(type="pick", version=shown["version"], keys=[key])
            shown = here.at_version(shown["version"] + 1)
        version = shown["version"]
        here.send(type="undo", version=version)
        vote = there.until(lambda message: message["type"] == "table" and message["vote"])["vote"]
        assert (vote["seat"], vote["missing"]) == (0, [1])
        there.send(type="agree", version=version, yes=True)
        assert here.at_version(version + 1)["vote"] is None


def test_a_slow_reader_misses_moments_and_not_the_end(anna: Browser, ben: Browser) -> None:
    """What is not yet sent is replaced by what is newer: nothing piles up."""
    table, _ = anna.make("frostpunk", "me")
    with anna.connect(table) as slow:
        version = 0
        for _ in range(30):
            key = anna.table(table)["question"]["options"][0]["key"]
            version = anna.pick(table, version, key).json()["version"]
        assert slow.at_version(version)["version"] == version
        assert slow.lines == anna.table(table)["log"]["lines"]


def test_one_who_does_not_listen_is_closed() -> None:
    class Deaf:
        client, headers, query_params, scope = None, {}, {}, {"scheme": "ws"}  # type: ignore[var-annotated]

        async def send_text(self, text: str) -> None:
            await asyncio.sleep(60)

        async def close(self, code: int, reason: str) -> None:
            self.code = code

    async def scene(server: Served) -> None:
        deaf = Deaf()
        live = next(iter(server.house.tables.values()))
        seated = Seated(server.house, live, deaf, Person("here", ""), None)  # type: ignore[arg-type]
        telling = asyncio.create_task(seated.tell())
        seated.wake()
        await telling
        assert deaf.code == 4408
        other = Seated(server.house, live, deaf, Person("here", ""), None)  # type: ignore[arg-type]
        for _ in range(MOST_REPLIES + 1):
            other.answer(Pong())
        assert other.closed == (4408, "Your connection is too slow.")

    with served(send_patience=0.05) as server, server.browser() as anna:
        anna.make("rebuild", "me", "friend")
        server.do(lambda: scene(server))


def test_too_many_sockets_are_turned_away() -> None:
    with served(most_sockets_each=2) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        with anna.connect(table) as one, anna.connect(table) as two:
            one.read(), two.read()
            with anna.connect(table) as third:
                assert third.read()["rule"] == "HF-RATE"
                assert closed_with(third) == 4429


def test_too_many_messages_are_refused() -> None:
    rates = dict.fromkeys(RATES, ("5/minute", "500/minute"))
    with served(rates=rates) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        with anna.connect(table) as socket:
            for _ in range(8):
                socket.send(type="ping")
            assert socket.until(lambda message: message["type"] == "refused")["rule"] == "HF-RATE"


def test_sockets_are_counted_and_forgotten(server: Served, anna: Browser, ben: Browser) -> None:
    table = two_at_a_table(anna, ben)
    with anna.connect(table) as socket:
        socket.read()
        assert server.house.metrics.sockets >= 1
        assert len(server.house.tables[table].lookers) == 1
    wait_until(lambda: not server.house.tables[table].lookers)


def test_a_server_that_goes_down_says_so() -> None:
    with served() as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        socket = anna.connect(table).__enter__()
        socket.read()
    assert closed_with(socket) in (1001, 1012)
    socket.__exit__(None, None, None)


def test_two_processes_on_one_store_hear_of_each_other(server: Served, anna: Browser, ben: Browser) -> None:
    """Here two houses on one store; the bus that joins them is one that only passes on."""
    store = server.house.store
    with served(store) as other, other.browser() as elsewhere:
        table = two_at_a_table(anna, ben)
        elsewhere.http.cookies.set("holdfast", ben.http.cookies["holdfast"])
        with anna.connect(table) as here, elsewhere.connect(table) as there:
            here.read(), there.read()
            here.send(type="pick", version=0, keys=["lead:p1-1"])
            here.at_version(1)
            here.send(type="say", text="hello")
            here.until(lambda message: message["chat"])
            other.loop.call_soon_threadsafe(other.house.hear, table, 1)
            told = there.at_version(1)
            chat = told["chat"] or there.until(lambda message: message["chat"])["chat"]
            assert chat[0]["text"] == "hello"
            key = elsewhere.table(table)["question"]["options"][0]["key"]
            there.send(type="pick", version=1, keys=[key])
            there.at_version(2)
            server.loop.call_soon_threadsafe(server.house.hear, "", 0)
            here.at_version(2)
