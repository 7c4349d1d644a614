"""Compiled packs, kept in the user's cache folder. A cache can only save time: whatever is wrong with it is ignored."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

SUFFIX: Final = ".cards"
MOST_FILES: Final = 64


def cache_folder() -> Path | None:
    """Where compiled packs lie, or None where there is no such place (no home, a bare container)."""
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        return Path(local) / "holdfast" / "cache" if local else None
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen) / "holdfast"
    try:
        return Path.home() / ".cache" / "holdfast"
    except RuntimeError:
        return None


def fetch(folder: Path, key: str) -> bytes | None:
    """What was kept under this key, if it is whole."""
    try:
        data = (folder / f"{key}{SUFFIX}").read_bytes()
    except OSError:
        return None
    digest, content = data[:32], data[32:]
    return content if hashlib.sha256(content).digest() == digest else None


def keep(folder: Path, key: str, content: bytes) -> None:
    """Kept under its key: written aside and moved into place, so that nobody ever reads half of it."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder, suffix=".new")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(content).digest() + content)
            os.replace(name, folder / f"{key}{SUFFIX}")
        except OSError:
            os.unlink(name)
            raise
        _tidy(folder)


def _tidy(folder: Path) -> None:
    """Old versions of packs pile up; the oldest go."""
    files = sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST_FILES]:
        file.unlink(missing_ok=True)
