"""The files of a pack, as bytes: found, counted and weighed before anybody looks inside."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final, NamedTuple

from ..kernel.letters import readable
from .problems import Mark, Problems

PACK_FILE: Final = "pack.yaml"
ENDING: Final = ".yaml"
ZIP: Final = ".zip"
MOST_FILES: Final = 100
MOST_BYTES: Final = 2_000_000  # of one file


class Source(NamedTuple):
    """A file of a pack: the path as people see it, the name inside the folder, the bytes."""

    path: str
    name: str
    data: bytes


def gather(path: Path, problems: Problems) -> list[Source]:
    """The files of a pack, `pack.yaml` first and the others by name; a single file is a pack in one piece, and
    a zip holds the files of a folder."""
    if path.suffix == ZIP and os.path.isfile(path):
        return unzip(path, problems)
    if not os.path.isdir(path):  # which, unlike the path's own method, never raises
        data = read_bytes(path, problems)
        return [] if data is None else [Source(shown(path), shown(path.name), data)]
    try:
        names = sorted(entry.name for entry in path.iterdir())
    except OSError as error:
        problems.add(Mark(shown(path), 1, 1), f"cannot be read: {error.strerror}")
        return []
    files = card_files(path, names, problems)
    sources = []
    for name in files:
        data = read_bytes(path / name, problems)
        if data is not None:
            sources.append(Source(shown(path / name), shown(name), data))
    return sources


def card_files(path: Path, names: list[str], problems: Problems) -> list[str]:
    """Of these names those of a pack's files, in the order in which they are read; none, if there are too many."""
    for name in names:
        if name.endswith(".yml"):
            problems.add(Mark(shown(path / name), 1, 1), "card files end in .yaml: rename it")
    inside = [name for name in names if name[0] != "." and "/" not in name]
    files = [name for name in inside if name.endswith(ENDING) and name != PACK_FILE]
    if len(files) > MOST_FILES:
        problems.add(Mark(shown(path), 1, 1), f"holds more than {MOST_FILES} card files")
        return []
    return [PACK_FILE, *files]


def unzip(path: Path, problems: Problems) -> list[Source]:
    """No more of each file is unpacked than a file may hold, whatever the zip says of it."""
    import zlib
    from zipfile import BadZipFile, ZipFile

    sources = []
    try:
        with ZipFile(path) as archive:
            for name in card_files(path, sorted(archive.namelist()), problems):
                mark = Mark(shown(path / name), 1, 1)
                with archive.open(name) as file:
                    data = file.read(MOST_BYTES + 1)
                if len(data) > MOST_BYTES:
                    problems.add(mark, f"is larger than {MOST_BYTES // 1_000_000} MB")
                sources.append(Source(shown(path / name), shown(name), data))
    except KeyError:
        problems.add(Mark(shown(path / PACK_FILE), 1, 1), "there is no such file")
    except (BadZipFile, EOFError, NotImplementedError, OSError, RuntimeError, zlib.error) as error:
        problems.add(Mark(shown(path), 1, 1), f"cannot be unpacked: {error}")
    return sources


def shown(path: Path | str) -> str:
    """A path that can be printed, whatever bytes are in its name."""
    return readable(str(path).encode("utf-8", "backslashreplace").decode())


def read_bytes(path: Path, problems: Problems) -> bytes | None:
    """The bytes of an ordinary file of sensible size; anything else (a folder, a pipe, nothing) is a problem."""
    mark = Mark(shown(path), 1, 1)
    try:
        about = os.stat(path)
        if not stat.S_ISREG(about.st_mode):
            problems.add(mark, "is a folder, not a file" if stat.S_ISDIR(about.st_mode) else "is not an ordinary file")
            return None
        with open(path, "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        problems.add(mark, "there is no such file")
        return None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        problems.add(mark, f"cannot be read: {reason}")
        return None
    if len(data) > MOST_BYTES:
        problems.add(mark, f"is larger than {MOST_BYTES // 1_000_000} MB")
        return None
    return data
