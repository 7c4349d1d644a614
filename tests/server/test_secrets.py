"""What is to come is told to nobody: no answer of the server has the seed, the key, or where chance stands."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

import holdfast
from holdfast.games import names
from holdfast.kernel import Game, Rng
from holdfast.kernel.record import read_record
from holdfast.kernel.rng import is_key, seal_of
from holdfast.server.http import CALLS

from .served import Browser, Served
from .test_http import refused

# What is asked for at a table that is played, by the path of the call; None: what changes nothing there, or hands out
# another's link.
GETS = {
    "/api/games": "/api/games",
    "/api/games/{game}/reference": "/api/games/{game}/reference",
    "/api/games/{game}/cards/{card}": None,
    "/api/games/{game}/rules": "/api/games/{game}/rules",
    "/api/games/{game}/rules/{rule}": None,
    "/api/tables": "/api/tables",
    "/api/tables/{table}": "/api/tables/{table}",
    "/api/tables/{table}/moments/{version}": "/api/tables/{table}/moments/0",
    "/api/tables/{table}/record": "/api/tables/{table}/record",
    "/recover": "/recover",
    "/join/{token}": None,
    "/watch/{token}": None,
    "/healthz": "/healthz",
    "/readyz": "/readyz",
    "/livez": "/livez",
    "/api/openapi.json": "/api/openapi.json",
}
AHEAD = 64  # words of chance that are looked for


def secrets_of(game: Game[Any]) -> list[str]:
    """The key as it may be written, and the words that come next."""
    key = game.header.seed
    assert is_key(key), "a table whose seed nobody has chosen has a key"
    assert isinstance(key, str)
    rng = game.state.rng.copy()
    next_words = [rng.next() for _ in range(AHEAD)]
    whole = int(key, 16)
    shorter = [key[start : start + 12] for start in range(0, 52, 4)]
    return [*shorter, str(whole), *(str(word) for word in next_words if word > 10**7)]


def check(text: str, game: Game[Any]) -> None:
    for secret in secrets_of(game):
        assert secret not in text
    assert '"seed"' not in text
    assert '"rng"' not in text


def answers(browser: Browser, table: str, game: str) -> Iterator[str]:
    for path in filter(None, GETS.values()):
        answer = browser.get(path.format(game=game, table=table))
        if not path.startswith("/api/openapi"):
            yield answer.text + str(answer.headers)


def test_every_call_is_looked_at() -> None:
    assert {call.path for call in CALLS if call.method == "GET"} == set(GETS)


@pytest.mark.parametrize("game", names())
def test_no_answer_of_a_running_table_tells_the_seed(
    server: Served, visitors: Callable[[], Browser], game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    anna, ben, carl = visitors(), visitors(), visitors()
    table, links = anna.make(game, "me", "friend", seed=None)
    ben.join(links[1])
    carl.join(links[None])
    live, chance = server.house.tables[table], Rng(3)
    with ExitStack() as open_now:
        sockets = [open_now.enter_context(browser.connect(table)) for browser in (anna, ben, carl)]
        for _ in range(6):
            now = server.do(lambda: live.table.game.clone())
            seat = now.pending.seat
            keys = now.decision_of(seat).keys
            told = [
                (anna, ben)[seat].pick(table, live.table.version, keys[chance.below(len(keys))]).text,
                anna.do(table, "say", {"type": "say", "text": "hello"}).text,
                anna.do(table, "undo", {"type": "undo", "version": 0}).text,
                *(text for browser in (anna, ben, carl) for text in answers(browser, table, game)),
                *(json.dumps(socket.until(lambda one: one["type"] == "table")) for socket in sockets),
            ]
            after = server.do(lambda: live.table.game.clone())
            for text in told:
                check(text, now)
                check(text, after)
        anna.do(table, "hint", {"type": "hint", "version": live.table.version})
    check(caplog.text, server.do(lambda: live.table.game.clone()))


def test_the_record_tells_all_of_it_once_the_game_is_over(server: Served, anna: Browser) -> None:
    table, _ = anna.make("rebuild", "random", "random", seed=None)
    with anna.connect(table) as socket:
        socket.until(lambda message: message["ending"])
    record = read_record(anna.get(f"/api/tables/{table}/record").content)
    assert is_key(record.header.seed)
    assert holdfast.replay(record).outcome is not None


def test_two_tables_have_two_keys(server: Served, anna: Browser) -> None:
    keys = set()
    for _ in range(3):
        table, _ = anna.make("rebuild", "me", "random", seed=None)
        keys.add(server.house.tables[table].table.game.header.seed)
    assert len(keys) == 3


def test_the_seal_is_shown_from_the_start_and_fits_the_key_that_is_told_at_the_end(
    visitors: Callable[[], Browser],
) -> None:
    anna, carl = visitors(), visitors()
    table, links = anna.make("rebuild", "me", "random", seed=None)
    carl.join(links[None])
    first = anna.table(table)["deal"]
    assert (first, first["chosen"], first["key"]) == (carl.table(table)["deal"], False, "")
    anna.do(table, "hand", {"type": "hand", "bot": "random"})
    with anna.connect(table) as socket:
        last = socket.until(lambda message: message["type"] == "table" and message["ending"])["deal"]
    assert (last["seal"], seal_of(last["key"])) == (first["seal"], first["seal"])
    record = read_record(anna.get(f"/api/tables/{table}/record").content)
    assert record.header.seed == last["key"]


def test_a_chosen_seed_is_said_to_all_and_agreed_to_by_rivals(visitors: Callable[[], Browser]) -> None:
    anna, ben, carl = visitors(), visitors(), visitors()
    table, links = anna.make("rebuild", "me", "friend", seed=7)
    refused(ben.post(links[1]), 409, "HF-SEED")
    assert not anna.table(table)["seats"][1]["taken"]
    page = ben.get(links[1]).text
    assert "chose its seed" in page
    assert 'name="agree"' in page
    assert ben.join(links[1]).status_code == 303
    assert carl.post(links[None]).status_code == 303, "who only watches is nobody's rival"
    for one in (anna, ben, carl):
        assert one.table(table)["deal"] == {"seal": seal_of(7), "chosen": True, "key": "7"}


@pytest.mark.parametrize(("game", "seed"), [("rebuild", None), ("frostpunk", 7)])
def test_where_nobody_can_gain_by_it_there_is_nothing_to_agree_to(
    visitors: Callable[[], Browser], game: str, seed: int | None
) -> None:
    anna, ben = visitors(), visitors()
    _, links = anna.make(game, "me", "friend", seed=seed)
    assert "agree" not in ben.get(links[1]).text
    assert ben.post(links[1]).status_code == 303
