"""An operator looks after a server behind a key: tables, reports, closing, muting, kicking; all of it in an audit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.cli import main
from holdfast.cli.operator import operator_key
from holdfast.kernel import BadOption, HoldfastError
from holdfast.server.bus import store_for
from holdfast.server.settings import RATES, Settings
from holdfast.server.sql.office import Office

from .served import Browser, Served, served

pytest_plugins = ["tests.server.conftest_store"]

KEY = "a-key-of-the-operator-0123456789"
Ask = Callable[..., httpx.Response]


@pytest.fixture
def kept(address: str) -> Iterator[Served]:
    with served(store_for(address), operator_key=KEY) as running:
        yield running


@pytest.fixture
def ask(kept: Served) -> Iterator[Ask]:
    with httpx.Client(base_url=kept.address, headers={"authorization": f"Bearer {KEY}"}) as client:
        yield (
            lambda path, body=None: (
                client.get(f"/operator/{path}") if body is None else client.post(f"/operator/{path}", json=body)
            )
        )


@pytest.fixture
def friends(kept: Served) -> Iterator[tuple[Browser, Browser, str]]:
    with kept.browser() as anna, kept.browser() as ben:
        table, links = anna.make("rebuild", "me", "friend")
        assert ben.join(links[1]).status_code == 303
        yield anna, ben, table


def say(who: Browser, table: str, text: str = "You all play like sheep.") -> httpx.Response:
    return who.do(table, "say", {"type": "say", "text": text})


# -- the key ----------------------------------------------------------------------------------------------------------


def test_without_a_key_there_are_no_such_addresses_and_no_reports(server: Served, anna: Browser) -> None:
    for path in ("tables", "audit", "reports"):
        assert anna.get(f"/operator/{path}").status_code == 404
        assert anna.get(f"/operator/{path}", headers={"authorization": "Bearer x"}).status_code == 404
    table, _ = anna.make("rebuild", "me", "me")
    refused = anna.do(table, "report", {"type": "report", "text": "Help!"})
    assert (refused.status_code, refused.json()["rule"]) == (409, "HF-REPORT")


@pytest.mark.parametrize(
    "given", ["", "Bearer", "Bearer wrong", f"Basic {KEY}", f"Bearer {KEY}x", f"Bearer {KEY[:-1]}"]
)
def test_a_wrong_key_does_nothing(kept: Served, friends: tuple[Browser, Browser, str], given: str) -> None:
    anna, _, table = friends
    for path in ("tables", "audit", "reports"):
        refused = anna.get(f"/operator/{path}", headers={"authorization": given})
        assert (refused.status_code, refused.json()["rule"]) == (401, "HF-KEYS")
    refused = anna.post(f"/operator/tables/{table}/close", {}, headers={"authorization": given})
    assert refused.status_code == 401
    assert anna.table(table)["question"] is not None


def test_whoever_guesses_is_soon_refused_unheard() -> None:
    with served(operator_key=KEY, rates=dict(RATES)) as running, running.browser() as anna:
        answers = [anna.get("/operator/audit", headers={"authorization": f"Bearer {n}"}) for n in range(12)]
        assert [answer.status_code for answer in answers] == [401] * 10 + [429] * 2
        assert anna.get("/operator/audit", headers={"authorization": f"Bearer {KEY}"}).status_code == 200


def test_the_key_is_shown_nowhere(kept: Served, ask: Ask, capfd: pytest.CaptureFixture[str]) -> None:
    assert ask("audit").status_code == 200
    assert ask("tables/none/close", {}).status_code == 404
    assert KEY not in repr(kept.house.settings)
    assert KEY not in repr(Settings(operator_key=KEY))
    told = capfd.readouterr()
    assert KEY not in told.out + told.err


# -- what can be done -------------------------------------------------------------------------------------------------


def test_tables_are_listed_the_last_change_first(kept: Served, ask: Ask, friends: Any) -> None:
    anna, _, first = friends
    second, _ = anna.make("rebuild", "me", "me")
    found = ask("tables").json()
    assert [one["table"] for one in found] == [second, first]
    assert found[1]["names"] == ["Player 1", "Player 2"]
    with anna.connect(first) as live:
        live.read()
        assert ask("tables").json()[1]["here"] == [0]
    assert ask(f"tables?before={found[1]['changed'].replace('+', '%2B')}").json() == []


def test_a_closed_table_can_be_looked_at_and_not_played_until_it_is_opened_again(
    kept: Served, ask: Ask, friends: Any, address: str
) -> None:
    anna, ben, table = friends
    shown = anna.table(table)
    key = shown["question"]["options"][0]["key"]
    assert ask(f"tables/{table}/close", {"who": "Olga", "why": "It was asked for."}).json() == {"done": True}
    assert ask(f"tables/{table}/close", {}).json() == {"done": True}
    for browser in (anna, ben):
        closed = browser.table(table)
        assert closed["question"] is None
        assert closed["log"]["lines"][-1] == "The operator of this server has closed the table: It was asked for."
    refused = anna.pick(table, closed["version"], key)
    assert (refused.status_code, refused.json()["rule"]) == (409, "HF-CLOSED")
    kept.do(lambda: kept.house.tables.clear())  # it is in the log, and so holds in every process
    assert anna.pick(table, closed["version"], key).json()["rule"] == "HF-CLOSED"
    assert ask(f"tables/{table}/reopen", {"who": "Olga"}).json() == {"done": True}
    assert anna.pick(table, closed["version"], key).status_code == 200
    done = [(one["what"], one["table"], one["note"]) for one in ask("audit").json()]
    assert done == [("close", table, "It was asked for."), ("close", table, ""), ("reopen", table, "")]
    assert ask("audit").json()[0]["who"] == "Olga (127.0.0.1)"


def test_who_is_muted_says_nothing_at_any_table(kept: Served, ask: Ask, friends: Any) -> None:
    anna, ben, table = friends
    assert say(ben, table).status_code == 200
    assert ask(f"tables/{table}/mute", {"seat": 1, "days": 1}).json() == {"people": 1}
    other, _ = ben.make("rebuild", "me", "me")
    for place in (table, other):
        refused = say(ben, place)
        assert (refused.status_code, refused.json()["rule"]) == (403, "HF-MUTED")
    assert say(anna, table).status_code == 200
    third, links = anna.make("rebuild", "me", "friend")
    before = dict(ben.http.cookies)
    assert ben.join(links[1]).status_code == 303
    assert dict(ben.http.cookies) != before, "with another cookie"
    for place in (third, table):
        assert say(ben, place).status_code == 403
    assert ask(f"tables/{table}/unmute", {"seat": 1}).json() == {"people": 1}
    assert say(ben, table).status_code == 200
    assert ask(f"tables/{table}/mute", {"seat": 1, "days": 0}).json() == {"people": 1}
    assert say(ben, table).status_code == 200
    assert ask(f"tables/{table}/mute", {"seat": 7}).status_code == 400
    assert [one["what"] for one in ask("audit").json()] == ["mute 1", "unmute 1", "mute 1"]


def test_who_is_kicked_has_to_leave_and_cannot_come_back(kept: Served, ask: Ask, friends: Any) -> None:
    anna, ben, table = friends
    with ben.connect(table) as live:
        live.read()
        assert ask(f"tables/{table}/kick", {"seat": 1, "why": "threats"}).json() == {"people": 1}
        with pytest.raises(Exception, match="4403"):
            live.until(lambda message: False)
    assert ben.get(f"/api/tables/{table}").status_code == 403
    assert not anna.table(table)["seats"][1]["taken"]
    made = anna.post(f"/api/tables/{table}/invitations", {"seat": 1})
    assert made.status_code == 200, "whoever made the table can invite somebody else"


def test_a_report_has_the_words_of_the_player_and_the_chat(kept: Served, ask: Ask, friends: Any) -> None:
    anna, ben, table = friends
    assert anna.table(table)["reports"] is True, "the page offers it"
    say(ben, table)
    assert anna.do(table, "report", {"type": "report", "text": "Player 2  is rude."}).status_code == 200
    [one] = ask("reports").json()
    assert (one["table"], one["seat"], one["name"], one["text"]) == (table, 0, "Player 1", "Player 2 is rude.")
    assert [line["text"] for line in one["lines"]] == ["You all play like sheep."]
    assert ask(f"reports?after={one['number']}").json() == []
    assert ask("reports?after=x").status_code == 400
    with kept.browser() as stranger:
        assert stranger.do(table, "report", {"type": "report", "text": "Me too."}).status_code == 403


def test_nothing_is_done_that_could_not_be_written_into_the_audit(
    kept: Served, ask: Ask, friends: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: Office, line: object) -> None:
        raise HoldfastError("the disk is full")

    monkeypatch.setattr(Office, "note", fails)
    anna, _, table = friends
    assert ask(f"tables/{table}/close", {}).status_code == 503
    assert anna.table(table)["question"] is not None


# -- the commands -----------------------------------------------------------------------------------------------------


def test_the_commands(
    kept: Served,
    friends: Any,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, ben, table = friends
    key = tmp_path / "key"
    key.write_text(f"{KEY}\n")

    def told(*words: str, code: int = 0) -> str:
        assert main(["operator", *words, "--server", kept.address, "--key", str(key)]) == code
        said = capsys.readouterr()
        return said.err if code else said.out

    assert f"{table}  20" in told("tables")
    assert told("mute", table, "2", "--why", "rude") == "Done, for 1 person.\n"
    assert told("unmute", table, "2") == "Done, for 1 person.\n"
    assert told("kick", table, "watch") == "Done, but nobody holds that seat.\n"
    assert told("close", table, "--why", "enough") == "Done.\n"
    assert told("reopen", table) == "Done.\n"
    assert ben.do(table, "report", {"type": "report", "text": "Why?"}).status_code == 200
    assert f"table {table}, Player 2: Why?" in told("reports")
    assert told("audit").splitlines()[0].split()[-2:] == [table, "rude"]
    assert "There is no such table" in told("close", "none", code=2)
    assert "A seat is a number" in told("mute", table, "0", code=2)
    key.write_text("x" * 30)
    assert "not the operator's key" in told("tables", code=2)
    key.write_text("short")
    assert "at least 20" in told("tables", code=2)
    assert main(["operator", "tables", "--server", kept.address]) == 2
    assert "HOLDFAST_OPERATOR_KEY" in capsys.readouterr().err
    monkeypatch.setenv("HOLDFAST_OPERATOR_KEY", KEY)
    assert main(["operator", "tables", "--server", kept.address]) == 0
    assert main(["operator", "tables", "--server", "http://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err.endswith("could not be asked: Connection refused.\n")
    assert main(["operator", "tables", "--key", "nokey"]) == 2
    assert capsys.readouterr().err.endswith("could not be read from nokey: No such file or directory.\n")


def test_a_key_that_is_too_short_serves_nothing(tmp_path: Path) -> None:
    assert operator_key(None) == ""
    for words in ("", "short", "with\x00nothing-one-can-type-in"):
        (tmp_path / "key").write_text(words)
        with pytest.raises(BadOption):
            operator_key(tmp_path / "key")
    with pytest.raises(BadOption):
        operator_key(tmp_path / "none")
