"""A real `holdfast serve` in a process of its own, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

PATIENCE = 60.0  # seconds: a busy machine starts slowly


class Server:
    """Always at the same port and with the same store, so a browser finds its table again after a restart."""

    def __init__(self, folder: Path, program: Sequence[str] = ("-P", "-m", "holdfast")) -> None:
        self.program = program
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.store = folder / "tables.db"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []

    def start(self) -> None:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--store", str(self.store)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, "serve", *where, "--no-open"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.groups.append(self.process.pid)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, f"the server ended:\n{self.said()}"
            assert time.monotonic() < deadline, f"the server does not answer:\n{self.said()}"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """As `kill -9` does: no farewell."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As Ctrl-C does; whatever a killed one has left behind is cleared away."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
        for group in self.groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")
