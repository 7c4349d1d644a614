"""holdfast replay: watch a recorded or saved game again."""

from __future__ import annotations

from pathlib import Path

from .. import BadOption
from ..games import opened
from ..kernel import Said
from ..kernel.record import read_file, read_record
from ..terminal import Screen, watch
from .reader import words


def replay(file: Path, /, *, seat: int | None = None) -> None:
    """Watch a recorded game again: Enter for the next pick, b for back, a number to go there; in a pipe, all of it.

    Parameters
    ----------
    file
        A record, or a save.
    seat
        See the table as this seat saw it (1 is the first); without it, as a spectator.
    """
    record = read_record(read_file(file))
    if seat is not None and not 1 <= seat <= record.header.seats:
        raise BadOption(Said("replay-no-seat", seats=record.header.seats, seat=seat))
    watch(record, opened, Screen(words()), seat - 1 if seat is not None else None)
