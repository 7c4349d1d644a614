"""holdfast backup and holdfast restore: all tables of a server in one file, and back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ..kernel import HoldfastError, Said
from ..server.backups import Backup, Opening, back_up, describe
from ..server.bus import store_for
from .places import place_of
from .progress import progress
from .reader import words
from .store import NOT_ALL_WELL, verified

INTERRUPTED = 130

Replace = Annotated[bool, Parameter(negative=())]


def backup(to: Path, /, *, store: str | None = None, replace: Replace = False) -> int:
    """Write all tables of a server into one file, as they stand at this moment. Servers go on meanwhile.

    Parameters
    ----------
    to
        The file to write; in a folder, one named by the time. Keep it as safe as the store: it holds all that is
        hidden, and the key that signs cookies.
    store
        A file, or postgresql://...; without it, the file in your data directory.
    replace
        Write over the file if there is one.
    """
    if to.is_dir():
        to /= f"holdfast-{datetime.now(UTC):%Y-%m-%dT%H-%M-%S}.backup"
    if to.exists() and not replace:
        raise HoldfastError(Said("backup-exists", file=to))
    made = stoppable(backed_up(place_of(store), to), Said("backup-stopped", file=to))
    if made is None:
        return INTERRUPTED
    print(words().say("backup-done", file=to, **told(made)))
    return 0


async def backed_up(place: str, to: Path) -> Opening:
    async with store_for(place).reading() as reading:
        opening = await describe(reading)
        with progress(words().say("backup-writing"), sum(opening.counts.values())) as done:
            await back_up(reading, opening, to, done)
        return opening


def restore(file: Path, /, *, store: str | None = None, replace: Replace = False) -> int:
    """Fill a store with what a backup holds, whichever kind of store it was made of. The file is checked to its end
    first. A store that has tables is left as it is.

    Parameters
    ----------
    file
        What `holdfast backup` has written.
    store
        A file, or postgresql://...; without it, the file in your data directory.
    replace
        Throw away the tables that are there. Stop every server on that store before.
    """
    place = place_of(store)
    made = stoppable(restored(file, place, replace), Said("restore-stopped"))
    if made is None:
        return INTERRUPTED
    wrong = [one for one in asyncio.run(verified(place, {})) if one.wrong is not None]
    for one in wrong:
        print(words().say("store-wrong", table=one.head.table, why=one.wrong))
    print(words().say("restore-done", place=shown(place), made=made.made, **told(made)))
    return NOT_ALL_WELL if wrong else 0


async def restored(file: Path, place: str, replace: bool) -> Opening:
    found = Backup(file)
    rows = sum(found.opening.counts.values())
    with progress(words().say("restore-checking"), rows) as done:
        found.check(done)
    with progress(words().say("restore-writing"), rows) as done:
        await store_for(place).restore(found.opening, found.rows, replace=replace, done=done)
    return found.opening


def stoppable(work: Coroutine[Any, Any, Opening], said: Said) -> Opening | None:
    try:
        return asyncio.run(work)
    except KeyboardInterrupt:
        print(words().tell(said), file=sys.stderr)
        return None


def told(made: Opening) -> dict[str, int]:
    return {"tables": made.counts["tables"], "entries": made.counts["entries"]}


def shown(place: str) -> str:
    """An address may hold a password."""
    return "PostgreSQL" if "://" in place else place
