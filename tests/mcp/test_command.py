"""`holdfast mcp`, as an agent's host starts it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys

import pytest
from mcp import Client, StdioServerParameters

from holdfast.cli import main

from .playing import Agent

COMMAND = [sys.executable, "-m", "holdfast", "mcp"]


def second_question(server: StdioServerParameters | str) -> str:
    """Sit down at a table, and choose once."""

    async def play() -> str:
        async with Client(server) as client:
            agent = Agent(client)
            await agent.sit_down("rebuild", seed=7, others="random")
            _, seen = await agent.call("choose", table=agent.table, key="lead:p1-3")
            return str(seen["question"]["question"])

    return asyncio.run(play())


def test_over_stdin_and_stdout() -> None:
    server = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=dict(os.environ))
    assert second_question(server) == "Where does a Leader work this round? (1 to place)"


def test_over_http() -> None:
    with subprocess.Popen([*COMMAND, "--http", "0"], stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            assert second_question(address) == "Where does a Leader work this round? (1 to place)"
        finally:
            server.terminate()
    assert server.returncode == 0


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["mcp", "--http", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"holdfast: Port {port} at 127.0.0.1 cannot be used")
