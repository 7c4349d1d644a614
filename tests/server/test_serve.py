"""`holdfast serve` as it is typed: what it says, how it ends, and what a kill -9 leaves."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.cli.serve import address_of, checked_origin
from holdfast.kernel import BadOption, Rng

from .served import PATIENCE, Browser


class Running:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        assert found is not None, line
        self.address = found[0]

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def running(store: Path | str, *words: str, program: tuple[str, ...] = ("holdfast", "serve")) -> Iterator[Running]:
    command = [sys.executable, "-m", *program, "--port", "0", "--store", str(store), "--no-open", *words]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        try:
            yield Running(process)
        finally:
            process.kill()


def test_kill_9_in_mid_game_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    store, chance = tmp_path / "tables.db", Rng(4)
    with running(store) as server, Browser(server.address, {}) as anna:
        table, _ = anna.make("rebuild", "me", "me")
        shown = anna.table(table)
        for _ in range(15):
            shown = pick(anna, table, chance)
        with anna.connect(table) as live:
            live.at_version(15)
            server.stop(signal.SIGKILL)
        cookies = dict(anna.http.cookies)
    with running(store) as server, Browser(server.address, {}) as anna:
        anna.http.cookies.update(cookies)
        again = anna.table(table, shown["seat"])
        for part in ("version", "view", "log", "question", "undo", "waiting"):
            assert again[part] == shown[part]
        for _ in range(5):
            shown = pick(anna, table, chance)
        assert shown["version"] == 20
        assert server.stop(signal.SIGTERM) == 0


def pick(anna: Browser, table: str, chance: Rng) -> dict[str, object]:
    asked = anna.table(table)["waiting"][0]
    shown = anna.table(table, asked)
    options = shown["question"]["options"]
    answer = anna.pick(table, shown["version"], options[chance.below(len(options))]["key"], seat=asked)
    assert answer.status_code == 200, answer.text
    return anna.table(table)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_when_asked_to_and_says_why_it_is_there(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path / "t.db", "--log", "json") as server, Browser(server.address, {}) as anna:
        table, _ = anna.make("rebuild", "me", "random")
        with anna.connect(table) as live:
            live.read()
            assert server.stop(how) == 0
        assert server.process.stderr is not None
        told = server.process.stderr.read()
        assert '"what":"table ' in told
        assert "Traceback" not in told


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--store", str(tmp_path / "t.db"), "--no-open"]) == 2
    told = capsys.readouterr().err
    assert f"Port {port}" in told
    assert "port 0" in told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--port", "70000"], "0 to 65535"),
        (["--host", "no.such.host.invalid"], "is not an address"),
        (["--port", "0", "--origin", "play.example.org"], "https://play.example.org"),
        (["--port", "0", "--store", "mysql://x"], "kind of store"),
        (["--port", "0", "--bus", "kafka://x"], "a bus is"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-open", *words]) == 2
    assert why in capsys.readouterr().err


def test_addresses_as_one_types_them() -> None:
    assert address_of("0.0.0.0", 80) == "http://localhost:80/"
    assert address_of("::1", 8765) == "http://[::1]:8765/"
    assert checked_origin("https://a.example/") == "https://a.example"
    with pytest.raises(BadOption):
        checked_origin("https://a.example/path")
