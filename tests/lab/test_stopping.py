"""A run that is told to end keeps what is done; its workers end with it, and nothing it leaves is in the way."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from holdfast import HoldfastError
from holdfast.cli import main
from holdfast.lab import Done, make_spec, run
from holdfast.lab.holding import LOCK_FILE, held
from holdfast.lab.keeping import SHARDS, look_over

SPEC = make_spec("rebuild", ["random"], games=4)
LONG_RUN = ("lab", "run", "rebuild", "--players", "random", "--games", "5000", "--jobs", "2")
LONG_LADDER = ("lab", "ladder", "rebuild", "--rungs", "random,greedy", "--games", "5000", "--jobs", "2")

not_on_windows = pytest.mark.skipif(os.name == "nt", reason="signals are another thing on Windows")


@contextmanager
def playing(words: tuple[str, ...], out: Path, *, ignoring: signal.Signals | None = None) -> Iterator[subprocess.Popen]:
    """A command in a process of its own that has kept some games, and lives no longer than the test."""
    command = [sys.executable, "-m", "holdfast", *words, "--out", str(out)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: heard_but(ignoring),
    )
    with process:
        try:
            while not list(out.rglob("*.gz")):
                assert process.poll() is None, process.communicate()
                time.sleep(0.05)
            yield process
        finally:
            process.kill()


def heard_but(ignoring: signal.Signals | None) -> None:
    """As in a terminal, whatever these tests themselves were started with (`nohup` lets a closed window go unheard)."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN if number is ignoring else signal.SIG_DFL)


def gone(processes: list[psutil.Process]) -> bool:
    """Whether they end within seconds, of themselves."""
    return not psutil.wait_procs(processes, timeout=10)[1]


@not_on_windows
@pytest.mark.parametrize("to", ["one", "all"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_who_is_told_to_end_keeps_what_is_done(tmp_path: Path, number: signal.Signals, to: str) -> None:
    """One process hears it from `kill`, all of a group from a window that is closed or a system that shuts down."""
    with playing(LONG_RUN, tmp_path) as process:
        workers = psutil.Process(process.pid).children(recursive=True)
        (os.kill if to == "one" else os.killpg)(process.pid, number)
        said, complaints = process.communicate()
    kept = len(look_over(tmp_path).seeds)
    assert said == f"Stopped. {kept} of 5,000 games are kept in {tmp_path}; the same command goes on.\n"
    assert complaints == "" or number == signal.SIGHUP  # joblib's own helpers complain, into a closed window
    assert process.returncode == 130
    assert (tmp_path / "games.parquet").exists()
    assert gone(workers)


@not_on_windows
def test_a_ladder_that_is_told_to_end(tmp_path: Path) -> None:
    with playing(LONG_LADDER, tmp_path) as process:
        workers = psutil.Process(process.pid).children(recursive=True)
        process.terminate()
        said = process.communicate()[0]
    assert re.fullmatch(
        rf"Stopped\. [\d,]+ of [\d,]+ games are kept in {tmp_path / 'random-against-random'}; .* goes on\.\n", said
    )
    assert gone(workers)


@not_on_windows
def test_what_nohup_has_ignored_stays_so(tmp_path: Path) -> None:
    with playing(LONG_RUN, tmp_path, ignoring=signal.SIGHUP) as process:
        before = len(list((tmp_path / SHARDS).iterdir()))
        process.send_signal(signal.SIGHUP)
        while len(list((tmp_path / SHARDS).iterdir())) <= before + 2:
            assert process.poll() is None
            time.sleep(0.05)


@not_on_windows
def test_a_killed_run_leaves_no_worker_and_no_lock(tmp_path: Path) -> None:
    with playing(LONG_RUN, tmp_path) as process:
        workers = psutil.Process(process.pid).children(recursive=True)
        process.kill()
        process.wait()
        assert main([*LONG_RUN[:-4], "--games", "1", "--jobs", "1", "--out", str(tmp_path)]) == 0
    assert gone(workers)


# -- one at a time ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [LONG_RUN, LONG_LADDER])
def test_a_second_run_into_the_same_folder_is_refused(
    tmp_path: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with playing(words, tmp_path) as process:
        assert main([*words, "--out", str(tmp_path)]) == 2
        assert process.poll() is None
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f"holdfast: Somebody is playing into {tmp_path} already. Wait until that is done, or name another folder.\n"
    )


def test_whoever_comes_next_plays_on(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(HoldfastError, match="Somebody is playing into"):
        run(SPEC, tmp_path)
    assert run(SPEC, tmp_path) == Done(games=4, played=4, damaged=0)
    assert (tmp_path / LOCK_FILE).exists()
    assert run(SPEC, tmp_path) == Done(games=4, played=0, damaged=0)


def test_where_nothing_can_be_locked_games_are_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(handle: int) -> None:
        raise OSError("No locks available")

    monkeypatch.setattr("holdfast.lab.holding.lock", no_locks)
    assert run(SPEC, tmp_path).games == 4
