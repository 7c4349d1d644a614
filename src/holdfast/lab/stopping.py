"""How a run is stopped: who started it hears the signals, and its workers end when it does."""

from __future__ import annotations

import os
import signal
from contextlib import AbstractContextManager
from functools import cache
from threading import Thread
from time import sleep
from types import FrameType
from typing import Final, NoReturn

from ..ending import ENDINGS, at_the_end, in_main_thread

A_LOOK: Final = 0.5  # seconds between two looks whether the starter is still there


def stoppable() -> AbstractContextManager[None]:
    """Whatever asks this process to end stops it as Ctrl-C does, so that what is done is kept."""
    return at_the_end(interrupt)


def interrupt(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def leave_ctrl_c() -> None:
    """In a worker: Ctrl-C is for who started it, and reaches a whole terminal's processes."""
    if in_main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def end_with(starter: int) -> None:
    """In a worker on the same machine: signals are for the process that started it, and it ends when that one does,
    even if that was killed and could not say so."""
    leave_ctrl_c()
    if in_main_thread():
        for one in ENDINGS:
            signal.signal(one, signal.SIG_IGN)
    Thread(target=watch, args=[starter], daemon=True).start()


def watch(starter: int) -> None:
    """A process whose starter has ended has another parent. (On Windows it keeps the old one's number, and ends when it
    finds no more work.)"""
    while os.getppid() == starter:
        sleep(A_LOOK)
    os._exit(1)
