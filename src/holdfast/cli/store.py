"""holdfast store: what becomes of the tables of a server, and whether they are as they were written."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

from .. import __version__
from ..kernel import HoldfastError, Said
from ..server.bus import store_for
from ..server.expiry import now
from ..server.foresight import Fate, Foreseen, foreseen
from ..server.sql.attic import LIST
from ..server.sql.steps import newest
from ..server.verifying import Head, Walked, walked
from .places import place_of
from .progress import progress
from .reader import words

app = App(name="store", help="Check and verify the tables that a server keeps.")

NOT_ALL_WELL = 1
ATTIC = 5  # the first schema that has one

InJson = Annotated[bool, Parameter(name="--json", negative=())]


class TableChecked(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    game: str
    fate: str
    over: bool = False
    picks: int = 0
    release: str = ""
    cards: str = ""
    steps: tuple[str, ...] = ()
    why: str = ""


class StoreChecked(msgspec.Struct, frozen=True):
    release: str
    schema: int  # of the store
    known: int  # to which this release brings it
    fates: dict[str, int]
    tables: list[TableChecked]


@app.command
def check(
    *,
    store: str | None = None,
    quick: Annotated[bool, Parameter(negative=())] = False,
    json: InJson = False,
) -> int:
    """Say what this release will do with each table, before you let it serve them. Nothing is changed, and servers may
    go on meanwhile. The exit code is 1 if a table would be left alone.

    Parameters
    ----------
    store
        A file, or postgresql://...; without it, the file in your data directory.
    quick
        Look only at what each table says it runs under, and do not play its game again.
    json
        Print JSON for programs.
    """
    schema, found = asyncio.run(checked(place_of(store), quick))
    fates = Counter(one.fate for one in found)
    if json:
        counts = {fate.value: fates[fate] for fate in Fate}
        told = StoreChecked(__version__, schema, newest(), counts, [in_json(one) for one in found])
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        for one in found:
            print(words().say("store-table", table=one.table, game=one.game, fate=fate_of(one)))
        print(words().tell(summary(schema, fates)))
    return NOT_ALL_WELL if fates[Fate.LEFT] else 0


async def checked(place: str, quick: bool) -> tuple[int, list[Foreseen]]:
    found = []
    async with store_for(place).reading() as reading:
        with progress(words().say("store-tables"), await reading.count("tables")) as done:
            async for one in foreseen(reading, quick=quick):
                found.append(one)
                done(1)
        return reading.schema, found


def fate_of(one: Foreseen) -> Said:
    match one.fate:
        case Fate.GOES_ON:
            return Said("store-goes-on", over=one.over)
        case Fate.OLDER_CARDS:
            return Said("store-older-cards", cards=one.cards, release=one.release)
        case Fate.STEP:
            return Said("store-step", steps=one.steps)
        case Fate.LEFT:
            return Said("store-left", why=one.why)


def summary(schema: int, fates: Counter[Fate]) -> Said:
    return Said(
        "store-checked",
        tables=fates.total(),
        well=fates[Fate.GOES_ON],
        older=fates[Fate.OLDER_CARDS],
        step=fates[Fate.STEP],
        left=fates[Fate.LEFT],
        release=__version__,
        schema="same" if schema == newest() else "older",
        was=schema,
        now=newest(),
    )


def in_json(one: Foreseen) -> TableChecked:
    why = "" if one.why is None else words().tell(one.why)
    return TableChecked(one.table, one.game, one.fate, one.over, one.picks, one.release, one.cards, one.steps, why)


@app.command
def archived(*, store: str | None = None) -> None:
    """List the tables that were put away because nobody had touched them for long.

    Parameters
    ----------
    store
        A file, or postgresql://...; without it, the file in your data directory.
    """
    for table, game, at in asyncio.run(put_away(place_of(store))):
        print(words().say("store-archived", table=table, game=game, at=at))


async def put_away(place: str) -> list[tuple[str, str, str]]:
    async with store_for(place).reading() as reading:
        if reading.schema < ATTIC:
            return []
        return [(table, game, at) async for table, game, at in reading.rows(LIST)]


@app.command
def bring_back(table: str, /, *, store: str | None = None) -> None:
    """Bring back a table that was put away. Opening its address does the same.

    Parameters
    ----------
    table
        Its name, as `holdfast store archived` lists it.
    store
        A file, or postgresql://...; without it, the file in your data directory.
    """
    if not asyncio.run(brought_back(place_of(store), table)):
        raise HoldfastError(Said("store-no-table", table=table))
    print(words().say("store-brought-back", table=table))


async def brought_back(place: str, table: str) -> bool:
    kept = store_for(place)
    async with kept.reading():
        pass  # a store must be there: none is made
    await kept.open()
    try:
        return await kept.bring_back(table, now())
    finally:
        await kept.close()


class Verified(msgspec.Struct, frozen=True, omit_defaults=True):
    table: str
    entries: int
    head: str
    wrong: str = ""


@app.command
def verify(*, store: str | None = None, against: Path | None = None, json: InJson = False) -> int:
    """Check that every log is as it was written: each entry carries a hash over the one before it. Nothing is changed,
    and servers may go on meanwhile. The exit code is 1 if something does not fit.

    Parameters
    ----------
    store
        A file, or postgresql://...; without it, the file in your data directory.
    against
        What `holdfast store verify --json` printed earlier: what was there then must still be there. Keep it where
        whoever can write to the store cannot.
    json
        Print JSON for programs.
    """
    found = asyncio.run(verified(place_of(store), {} if against is None else heads_in(against)))
    wrong = [one for one in found if one.wrong is not None]
    if json:
        told = [
            Verified(
                one.head.table, one.head.entries, one.head.head, "" if one.wrong is None else words().tell(one.wrong)
            )
            for one in found
        ]
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        for one in wrong:
            print(words().say("store-wrong", table=one.head.table, why=one.wrong))
        entries = sum(one.head.entries for one in found)
        print(words().say("store-verified", tables=len(found), entries=entries, wrong=len(wrong)))
    return NOT_ALL_WELL if wrong else 0


async def verified(place: str, noted: Mapping[str, Head]) -> list[Walked]:
    found = []
    async with store_for(place).reading() as reading:
        with progress(words().say("store-tables"), await reading.count("tables")) as done:
            async for one in walked(reading, noted):
                found.append(one)
                done(1)
    return found


def heads_in(file: Path) -> dict[str, Head]:
    try:
        return {one.table: one for one in msgspec.json.decode(file.read_bytes(), type=list[Head])}
    except (OSError, UnicodeError, msgspec.MsgspecError) as error:
        raise HoldfastError(Said("store-no-heads", file=file, why=str(error))) from None
