"""Garbage at every door: never a fault of the server, never a hang, always words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holdfast.server import wire
from holdfast.server.http import CALLS

from .served import Browser, Served, served

POSTS = [call for call in CALLS if call.method == "POST"]
GETS = [call for call in CALLS if call.method == "GET"]

words = st.text(max_size=20) | st.sampled_from(["..", "%00", "%2e%2e", "a" * 300, "\u202e", "0", "-1", "99999999999"])
plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
anything = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
)
seat = st.fixed_dictionaries(
    {"who": st.sampled_from(["me", "friend", "bot"])},
    optional={"name": st.text(max_size=40), "bot": st.sampled_from(["greedy", "random", "x"])},
)
table_wanted = st.fixed_dictionaries(
    {"game": st.sampled_from(["rebuild", "frostpunk", "x"]), "seats": st.lists(seat, max_size=9)},
    optional={"options": st.dictionaries(st.text(max_size=12), st.text(max_size=8), max_size=3), "seed": st.integers()},
)
version = st.integers(-3, 40) | st.integers()
key = st.text(max_size=12) | st.sampled_from(["lead:p1-1", "lead:p1-2", "lead:p2-1", "place:p1-1"])
message = st.one_of(
    st.fixed_dictionaries({"type": st.just("pick"), "version": version, "keys": st.lists(key, max_size=9)}),
    st.fixed_dictionaries({"type": st.just("propose"), "version": version, "key": st.none() | key}),
    st.fixed_dictionaries({"type": st.just("undo"), "version": version}, optional={"seat": version}),
    st.fixed_dictionaries({"type": st.just("agree"), "version": version, "yes": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("say"), "text": st.text(max_size=40)}),
    st.fixed_dictionaries({"type": st.just("rename"), "name": st.text(max_size=40)}, optional={"seat": version}),
    st.fixed_dictionaries({"type": st.just("hand"), "bot": st.none() | words}, optional={"seat": version}),
    st.fixed_dictionaries({"type": st.just("hint"), "version": version}, optional={"seat": version}),
    st.fixed_dictionaries({"type": st.just("sit"), "seat": st.none() | st.integers(-2, 4)}),
    st.just({"type": "ping"}),
)
quick = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@pytest.fixture(scope="module")
def at_table() -> Iterator[tuple[Served, Browser, str]]:
    with served(hint_time=0.0) as server, server.browser() as anna:
        table, _ = anna.make("rebuild", "me", "friend")
        yield server, anna, table


def address(path: str, table: str, word: str) -> str:
    from urllib.parse import quote

    path = path.replace("{game}", "rebuild" if word else "frostpunk").replace("{table}", table)
    path = path.replace("{card}", quote(word))
    return path.replace("{rule}", quote(word)).replace("{version}", quote(word)).replace("{token}", quote(word))


def is_well(answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
        told = msgspec.json.decode(answer.content, type=wire.Refusal | wire.TableShown)
        assert isinstance(told, wire.TableShown) or told.reason


@quick
@given(call=st.sampled_from(GETS), word=words, query=st.dictionaries(st.sampled_from(["seat", "pack", "x"]), words))
def test_every_address(at_table: tuple[Served, Browser, str], call: Any, word: str, query: dict[str, str]) -> None:
    _, anna, table = at_table
    is_well(anna.get(address(call.path, table, word), params=query))


@quick
@given(call=st.sampled_from(POSTS), body=anything | table_wanted | message)
def test_every_body(at_table: tuple[Served, Browser, str], call: Any, body: Any) -> None:
    _, anna, table = at_table
    if isinstance(body, dict) and "seats" not in body:
        kinds = {"picks": "pick", "undo": "undo", "say": "say", "propose": "propose", "agree": "agree"}
        kinds |= {"name": "rename", "hand": "hand", "hint": "hint"}
        body = {**body, "type": kinds.get(call.path.rpartition("/")[2], body.get("type"))}
    content = json.dumps(body).encode("utf-8", "surrogatepass")
    is_well(anna.http.post(address(call.path, table, "x"), content=content))


@quick
@given(call=st.sampled_from(POSTS), body=st.binary(max_size=200))
def test_every_byte(at_table: tuple[Served, Browser, str], call: Any, body: bytes) -> None:
    _, anna, table = at_table
    is_well(anna.http.post(address(call.path, table, "x"), content=body))


@quick
@given(path=st.text(max_size=30))
def test_every_path(at_table: tuple[Served, Browser, str], path: str) -> None:
    from urllib.parse import quote

    _, anna, _ = at_table
    answer = anna.get("/" + quote(path, errors="replace"))
    assert answer.status_code < 500 or "not built" in answer.text


@quick
@given(messages=st.lists(message | anything, min_size=1, max_size=8))
def test_every_message(at_table: tuple[Served, Browser, str], messages: list[Any]) -> None:
    """Whatever was sent before, a ping is answered."""
    server, anna, table = at_table
    faults = server.house.metrics.faults
    with anna.connect(table) as socket:
        for one in messages:
            socket.connection.send(json.dumps(one))
        socket.send(type="ping")
        told = socket.until(lambda message: message["type"] == "pong" or message.get("rule") == "HF-FAULT")
        assert told["type"] == "pong"
    assert server.house.metrics.faults == faults


@quick
@given(text=st.text(max_size=100))
def test_every_text(at_table: tuple[Served, Browser, str], text: str) -> None:
    server, anna, table = at_table
    with anna.connect(table) as socket:
        socket.connection.send(text.encode("utf-8", "replace").decode())
        socket.send(type="ping")
        socket.until(lambda message: message["type"] == "pong")
    assert server.house.metrics.faults == 0
