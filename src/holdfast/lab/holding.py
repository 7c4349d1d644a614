"""One run at a time in a folder: two would play the same seeds, and each would count the other's games as its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .. import HoldfastError

LOCK_FILE: Final = ".lock"

if sys.platform == "win32":
    import msvcrt

    TAKEN: Final = PermissionError

    def lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    TAKEN: Final = BlockingIOError

    def lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Make a folder, and keep others out of it. The system itself lets go when this process ends, in whatever way; the
    file stays and means nothing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o666)
    except FileExistsError:
        raise HoldfastError(f"{folder} is a file, not a folder: name another.") from None
    except OSError as error:
        raise HoldfastError(f"{folder} cannot be written: {error.strerror or error}.") from None
    try:
        try:
            lock(handle)
        except TAKEN:
            raise HoldfastError(
                f"Somebody is playing into {folder} already. Wait until that is done, or name another folder."
            ) from None
        except OSError:
            pass  # a file system without locks, as some networks have: nobody is kept out
        yield
    finally:
        os.close(handle)
