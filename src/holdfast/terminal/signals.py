"""Signals at the table: a closed window is somebody leaving, and Ctrl-C never tears a pick in two."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from .screen import Gone


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """A closed window, or a system that shuts down, is somebody leaving."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Gone(interrupted=True)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    caught = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {one: signal.signal(one, leave) for one in caught}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


@contextmanager
def undivided() -> Iterator[None]:
    """Ctrl-C waits until this is done: a game that goes on after it stands before a pick or behind it."""
    pressed: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
