"""Signals at the table: a closed window is somebody leaving, and Ctrl-C never tears a pick in two."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import NoReturn

from ..ending import at_the_end, in_main_thread
from .screen import Gone


def leaving_on_signals() -> AbstractContextManager[None]:
    """A closed window, or a system that shuts down, is somebody leaving."""
    return at_the_end(leave)


def leave(number: int, frame: FrameType | None) -> NoReturn:
    raise Gone(interrupted=True)


@contextmanager
def undivided() -> Iterator[None]:
    """Ctrl-C waits until this is done: a game that goes on after it stands before a pick or behind it."""
    pressed: list[int] = []
    if not in_main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
