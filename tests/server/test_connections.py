"""Connections on which little is said, or nothing: they cost others nothing, and end."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import pytest

from holdfast.server.connections import files_allowed
from holdfast.server.logs import MOST_ALIKE, WINDOW, Dam

from .served import Served, served, wait_until
from .test_http import SEATS, refused

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = HEAD + b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
GET = b"GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
BODY_OF_ONE = {"game": "rebuild", "seats": SEATS}
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: holdfast={cookie}\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


@contextmanager
def line_to(server: Served) -> Iterator[socket.socket]:
    where = urlsplit(server.address)
    with socket.create_connection((where.hostname, where.port or 0), timeout=10) as line:
        yield line


def rest_of(line: socket.socket) -> bytes:
    """All that the server says until it ends the connection."""
    told = b""
    try:
        while part := line.recv(65536):
            told += part
    except ConnectionResetError:
        pass
    return told


def dribble(line: socket.socket, what: bytes) -> None:
    for byte in what:
        line.sendall(bytes([byte]))
        time.sleep(0.02)


@pytest.mark.parametrize(
    "said", [b"", b"G", HEAD, BODY, GET + HEAD], ids=["nothing", "a letter", "head", "body", "2nd"]
)
def test_what_is_never_said_to_its_end_is_not_waited_for(said: bytes) -> None:
    with served(head_patience=0.3, body_patience=0.3) as server, line_to(server) as line:
        line.sendall(said)
        began = time.monotonic()
        told = rest_of(line)
        assert time.monotonic() - began < 5
        assert told.startswith(b"HTTP/1.1 200") == said.startswith(GET)
        assert (b"408" in told) == (said in (b"G", HEAD, GET + HEAD))
        wait_until(lambda: not server.house.tables)


def test_a_byte_now_and_then_gains_no_time() -> None:
    with served(head_patience=0.5) as server, line_to(server) as line:
        began = time.monotonic()
        with pytest.raises(ConnectionError):
            dribble(line, HEAD + b"X: " + b"y" * 2000)
        assert time.monotonic() - began < 5


def test_who_does_not_take_the_answer_is_left() -> None:
    with served(reply_patience=0.5) as short, line_to(short) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = GET.replace(b"/livez", b"/api/games/frostpunk/reference")
        line.sendall(ask * 400)
        time.sleep(1)
        with pytest.raises(ConnectionError):
            line.sendall(ask * 40_000)


def test_a_table_is_played_for_longer_than_a_request_may_take() -> None:
    with served(head_patience=0.3, body_patience=0.3, reply_patience=0.3) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        with anna.connect(table) as socket:
            shown = socket.read()
            time.sleep(1)
            socket.send(type="pick", version=0, keys=[shown["question"]["options"][0]["key"]])
            assert socket.at_version(1)


def test_where_one_address_has_all_its_places_those_who_ask_nothing_make_room() -> None:
    with served(most_connections_each=20) as server, ExitStack() as lines:
        held = [lines.enter_context(line_to(server)) for _ in range(60)]
        for line in held[::2]:
            line.sendall(HEAD)
        with server.browser() as anna:
            assert anna.post("/api/tables", {"game": "rebuild", "seats": SEATS}).status_code == 201
            assert rest_of(held[0]) == b""


def test_where_all_places_are_taken_by_sockets_a_newcomer_is_told_so() -> None:
    with served(most_connections=6) as server, server.browser() as anna, ExitStack() as sockets:
        table, _ = anna.make("rebuild", "me", "friend")
        for _ in range(6):
            sockets.enter_context(anna.connect(table)).read()
        with line_to(server) as line:
            assert rest_of(line).startswith(b"HTTP/1.1 503")
        sockets.close()
        with line_to(server) as line:
            wait_until(lambda: not server.house.sockets)
        with server.browser() as ben:
            assert ben.get("/livez").status_code == 200


def test_nobody_holds_many_sockets_by_many_tables_or_browsers() -> None:
    with served(most_sockets_each=2, most_sockets_of_address=3) as server, ExitStack() as open_now:
        anna, ben = (open_now.enter_context(server.browser()) for _ in range(2))
        tables = [(one, one.make("rebuild", "me", "friend")[0]) for one in (anna, anna, anna, ben, ben)]
        told = [open_now.enter_context(one.connect(table)).read() for one, table in tables]
        assert [one["type"] for one in told] == ["table", "table", "refused", "table", "refused"]


def test_unfinished_bodies_are_no_faults(caplog: pytest.LogCaptureFixture) -> None:
    with served() as server:
        for _ in range(30):
            with line_to(server) as line:
                line.sendall(BODY)
        wait_until(lambda: server.house.metrics.answers["0"] == 30)
        assert server.house.metrics.faults == 0
    assert "Traceback" not in caplog.text


def test_a_name_that_is_not_ours_is_not_answered() -> None:
    """Else a page elsewhere, whose name was made to lead here, could ask as one of ours."""
    with served(origins=("https://play.example.org",), hosts=("Here.example.",)) as server, server.browser() as anna:
        port = server.address.rpartition(":")[2]
        for name in ("localhost", "me.localhost", "192.0.2.7", "[::1]", "play.example.org", "here.example"):
            for host in (name, f"{name}:{port}"):
                assert anna.get("/api/games", headers={"Host": host}).status_code == 200, host
        table, _ = anna.make("rebuild", "me", "friend")
        for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example", ""):
            refused(anna.get("/api/games", headers={"Host": host}), 421, "HF-HOST")
            named = {"Host": host, "Origin": f"http://{host}"}
            refused(
                anna.http.post("/api/tables", json={"game": "rebuild", "seats": SEATS}, headers=named), 421, "HF-HOST"
            )
            upgrade = UPGRADE.format(table=table, host=host, cookie=anna.http.cookies["holdfast"])
            with line_to(server) as line:
                line.sendall(upgrade.encode())
                assert line.recv(100).startswith(b"HTTP/1.1 403")


def test_files_are_enough_for_all_connections() -> None:
    assert files_allowed() >= 1024


# -- the log ----------------------------------------------------------------------------------------------------------


def test_a_flood_fills_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("holdfast.server.logs.monotonic", lambda: now[0])
    dam, told = Dam(), []

    def say(what: str, *args: object) -> None:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, what, args, None)
        if dam.filter(record):
            told.append(record.getMessage())

    for number in range(10_000):
        say("table %d: something", number)
    say("another thing")
    assert len(told) == MOST_ALIKE + 1
    assert told[0] == "table 0: something"
    assert "more lines like it are left out" in told[MOST_ALIKE - 1]
    assert told[-1] == "another thing"
    now[0] = WINDOW
    say("table %d: something", 1)
    assert told[-1] == f"table 1: something (and {10_000 - MOST_ALIKE} lines like it before that)"
