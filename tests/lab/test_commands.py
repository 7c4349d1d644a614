"""`holdfast lab` as a person types it."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.cli import main
from holdfast.lab import progress
from holdfast.lab.keeping import read_run


def test_run_and_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    words = [
        "lab",
        "run",
        "this_war_of_mine",
        "--players",
        "random",
        "--scenario",
        "last-road",
        "--meds-any-time",
        "yes",
    ]
    assert main([*words, "--games", "3", "--jobs", "1", "--out", str(folder)]) == 0
    said = capsys.readouterr().out
    assert f"{folder}: 3 games, 3 of them new" in said
    spec = read_run(folder).spec
    assert (spec.options["scenario"], spec.options["meds-any-time"], spec.seats) == ("last-road", "yes", 2)
    assert main(["lab", "report", str(folder), "--svg"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{folder / 'report.html'}\n")
    assert (folder / "report-charts" / "ends.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("frostpnk --out x", "frostpnk"),
        ("frostpunk --out x --players gredy", "Did you mean greedy?"),
        ("frostpunk --out x --games 0", "at least one game"),
        ("frostpunk --out x --jobs 0", "at least one job"),
        ("frostpunk --out x --socity II", "There is no --socity. Did you mean --society?"),
        ("frostpunk --out x --society VII", "society is I, II, III"),
        ("frostpunk --out x --option society", "name=value"),
        ("frostpunk --out x --cluster here", "dask://HOST:PORT"),
        ("frostpunk", "--out"),
    ],
)
def test_a_slip_is_one_sentence(
    words: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["lab", "run", *words.split()]) == 2
    said = capsys.readouterr()
    assert reason in said.err
    assert "Traceback" not in said.err
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


def test_every_flag_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "run", "--help"]) == 0
    said = capsys.readouterr().out
    assert "The folder for the results." in said
    assert "Play on a cluster: dask://HOST:PORT, or ray." in said


class Terminal:
    """Something to write on, and whether it is a terminal."""

    def __init__(self, *, is_terminal: bool) -> None:
        self.text = ""
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None: ...


def watched(monkeypatch: pytest.MonkeyPatch, *, is_terminal: bool, whose: str = "") -> str:
    """A run of 1000 games, of which 500 are there, at 5 a second."""
    now = 0.0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    terminal = Terminal(is_terminal=is_terminal)
    with progress.shown(terminal, whose) as watch:  # type: ignore[arg-type]
        for done in range(500, 801, 100):
            watch(done, 1000)
            now += 20
    return terminal.text


def test_a_terminal_shows_a_bar_with_rate_and_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    text = watched(monkeypatch, is_terminal=True)
    assert "800/1000" in text
    assert "5.0 games/s" in text
    assert "40 s left" in text


def test_elsewhere_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    assert watched(monkeypatch, is_terminal=False) == "800 of 1000 games, 5.0 games/s, 40 s left\n"


def test_one_run_of_several_has_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text = watched(monkeypatch, is_terminal=False, whose="planner:8")
    assert text == "planner:8: 800 of 1000 games, 5.0 games/s, 40 s left\n"
    monkeypatch.setenv("TERM", "xterm")
    assert "planner:8 " in watched(monkeypatch, is_terminal=True, whose="planner:8")


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.2, "1 s"), (89, "89 s"), (100, "2 min"), (3600, "60 min"), (12000, "3 h 20 min")]
)
def test_time_left_in_words(seconds: float, words: str) -> None:
    assert progress.time_words(seconds) == words


def test_of_the_time_left_nothing_is_said_while_workers_start(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    pace = progress.Pace()
    assert pace.words(0, 100) == ("", "")
    now = 4.0
    assert pace.words(2, 100) == ("0.5 games/s", "")
    now = 5.0
    assert pace.words(50, 100) == ("10.0 games/s", "5 s left")


def test_slow_games_are_counted_by_the_hour() -> None:
    assert progress.rate_words(0.01) == "36.0 games/h"
