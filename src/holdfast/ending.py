"""What asks a process to end, beside Ctrl-C: a closed window, a system that shuts down, a person with `kill`."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Final

ENDINGS: Final = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]  # Windows lacks one


@contextmanager
def at_the_end(act: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Do this when asked to end, instead of ending. A signal that is ignored, as `nohup` has it, stays so."""
    heard = [one for one in ENDINGS if signal.getsignal(one) is not signal.SIG_IGN] if in_main_thread() else []
    before = {one: signal.signal(one, act) for one in heard}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def in_main_thread() -> bool:
    """Signals reach no other."""
    return current_thread() is main_thread()
