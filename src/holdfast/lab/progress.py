"""How far a run has come: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .running import Watch

A_LINE = 60.0  # seconds between two lines
SETTLED = 5.0  # seconds before which the pace says nothing of the rest: workers are still starting


class Pace:
    """Games a second since the run began, and how long the rest will take at that."""

    def __init__(self) -> None:
        self.began = monotonic()
        self.before: int | None = None

    def words(self, done: int, total: int) -> tuple[str, str]:
        """As in ('41.3 games/s', '5 min left'); nothing before there is anything to tell."""
        if self.before is None:
            self.before = done
        played, seconds = done - self.before, monotonic() - self.began
        if not played or seconds <= 0:
            return "", ""
        rate = played / seconds
        told = seconds >= SETTLED and done < total
        return rate_words(rate), f"{time_words((total - done) / rate)} left" if told else ""


def rate_words(rate: float) -> str:
    if rate < 0.1:
        return f"{rate * 3600:.1f} games/h"
    return f"{rate:.1f} games/s" if rate < 100 else f"{rate:.0f} games/s"


def time_words(seconds: float) -> str:
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    minutes = round(seconds / 60)
    if minutes < 90:
        return f"{minutes} min"
    return f"{minutes // 60} h {minutes % 60} min"


@contextmanager
def shown(to: TextIO, whose: str = "") -> Iterator[Watch]:
    """Show how far it has come while games are played; what is drawn goes to `to`. `whose` tells one run of several
    from the others."""
    with bar(to, whose) if to.isatty() else lines(to, whose) as watch:
        yield watch


@contextmanager
def bar(to: TextIO, whose: str) -> Iterator[Watch]:
    pace = Pace()
    columns = (
        TextColumn(whose or "games", markup=False),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TextColumn("{task.fields[left]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(file=to)) as progress:
        task = progress.add_task("games", total=None, rate="", left="")

        def watch(done: int, total: int) -> None:
            rate, left = pace.words(done, total)
            progress.update(task, completed=done, total=total, rate=rate, left=left)

        yield watch


@contextmanager
def lines(to: TextIO, whose: str) -> Iterator[Watch]:
    pace = Pace()
    said = monotonic()
    name = f"{whose}: " if whose else ""

    def watch(done: int, total: int) -> None:
        nonlocal said
        words = ", ".join(word for word in pace.words(done, total) if word)
        if monotonic() - said >= A_LINE:
            said = monotonic()
            print(f"{name}{done} of {total} games, {words}", file=to, flush=True)

    yield watch
