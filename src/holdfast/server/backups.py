"""All of a store in one file, the same for SQLite and PostgreSQL: from either it can be restored into either.

A first line says what it is. The rest is one gzip stream of frames (a length, then msgpack): what is in it, then rows,
some hundred at a time, then a digest of all that. A file is read to its end and compared with its digest before
anything is written. Positions are left out: the logs tell everything.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from .. import __version__
from ..kernel import HoldfastError, Said
from .reading import AT_ONCE, Reading
from .sql import layout
from .sql.statement import Value

MAGIC: Final = b"holdfast-backup 1\n"
LENGTH: Final = 4  # bytes that say how long a frame is
LARGEST_FRAME: Final = 2**28
LEVEL: Final = 6  # of compression
PRIVATE: Final = 0o600  # whoever has it can read every secret of every game, and sign cookies


class Opening(msgspec.Struct, frozen=True, tag="opening"):
    """What follows: the schema, and of each table its columns and how many rows."""

    release: str
    schema: int
    made: str
    columns: dict[str, list[str]]
    counts: dict[str, int]


class Rows(msgspec.Struct, frozen=True, tag="rows"):
    table: str
    rows: list[list[Any]]


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    digest: str


_frames: msgspec.msgpack.Decoder[Opening | Rows | Closing] = msgspec.msgpack.Decoder(Opening | Rows | Closing)


# -- writing ----------------------------------------------------------------------------------------------------------


async def describe(reading: Reading) -> Opening:
    columns = {table: layout.columns(table, reading.schema) for table in layout.tables(reading.schema)}
    counts = {table: await reading.count(table) for table in columns}
    return Opening(__version__, reading.schema, datetime.now(UTC).isoformat(timespec="seconds"), columns, counts)


async def back_up(reading: Reading, opening: Opening, to: Path, done: Callable[[int], None]) -> None:
    """The whole store as this reading has it. The file is there when all of it is, or not at all."""
    with written(to) as file, gzip.GzipFile(fileobj=file, mode="wb", compresslevel=LEVEL, mtime=0) as packed:
        digest = sha256()

        def put(frame: Opening | Rows | Closing) -> None:
            data = msgspec.msgpack.encode(frame)
            digest.update(data)
            packed.write(len(data).to_bytes(LENGTH, "big") + data)

        put(opening)
        for table, columns in opening.columns.items():
            some: list[list[Value]] = []
            async for row in reading.rows(f"SELECT {', '.join(columns)} FROM {table}"):
                some.append(layout.as_kept(columns, row))
                done(1)
                if len(some) == AT_ONCE:
                    put(Rows(table, some))
                    some = []
            if some:
                put(Rows(table, some))
        put(Closing(digest.hexdigest()))


@contextmanager
def written(to: Path) -> Iterator[IO[bytes]]:
    """A file that takes its name when it is whole and on the disk."""
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        try:
            with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE), "wb") as file:
                file.write(MAGIC)
                yield file
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, to)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise
    except OSError as error:
        raise HoldfastError(Said("backup-not-written", file=to, why=error.strerror or str(error))) from error


# -- reading ----------------------------------------------------------------------------------------------------------


class Backup:
    """A file that is a backup from its first byte to its last; any other is refused when it is looked at."""

    def __init__(self, path: Path) -> None:
        self.path = path
        frames = self.frames()
        opening = next(frames, None)
        if not isinstance(opening, Opening):
            raise self.damaged()
        if opening.schema > layout.newest():
            raise HoldfastError(Said("backup-newer", file=path, release=opening.release))
        for table, columns in opening.columns.items():
            if table not in layout.tables(opening.schema) or columns != layout.columns(table, opening.schema):
                raise self.damaged()
        self.opening = opening
        self.left = frames

    def check(self, done: Callable[[int], None]) -> None:
        """To its end, before a word of it is believed."""
        counts: Counter[str] = Counter()
        for frame in self.left:
            if isinstance(frame, Rows):
                columns = self.opening.columns.get(frame.table, [])
                if not all(layout.fits(frame.table, columns, row) for row in frame.rows):
                    raise self.damaged()
                counts[frame.table] += len(frame.rows)
                done(len(frame.rows))
        if counts != Counter(self.opening.counts):
            raise self.damaged()

    def rows(self) -> Iterator[Rows]:
        return (frame for frame in self.frames() if isinstance(frame, Rows))

    def frames(self) -> Iterator[Opening | Rows | Closing]:
        """All of them; the last is the closing one, with the digest of those before it."""
        digest, end = sha256(), False
        try:
            with self.path.open("rb") as file:
                if file.read(len(MAGIC)) != MAGIC:
                    raise HoldfastError(Said("backup-none", file=self.path))
                with gzip.GzipFile(fileobj=file, mode="rb") as packed:
                    while length := packed.read(LENGTH):
                        size = int.from_bytes(length, "big")
                        if end or size > LARGEST_FRAME:
                            raise self.damaged()
                        data = packed.read(size)
                        frame = _frames.decode(data)
                        end = isinstance(frame, Closing)
                        if isinstance(frame, Closing) and frame.digest != digest.hexdigest():
                            raise self.damaged()
                        digest.update(data)
                        yield frame
        except (EOFError, zlib.error, gzip.BadGzipFile, msgspec.MsgspecError, UnicodeError):
            raise self.damaged() from None
        except OSError as error:
            raise HoldfastError(Said("backup-not-read", file=self.path, why=error.strerror or str(error))) from error
        if not end:
            raise self.damaged()

    def damaged(self) -> HoldfastError:
        return HoldfastError(Said("backup-damaged", file=self.path))
