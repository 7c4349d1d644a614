"""holdfast store: what becomes of the tables of a server, and whether they are as they were written."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Annotated

import msgspec
from cyclopts import App, Parameter

from .. import __version__
from ..kernel import Said
from ..server.bus import store_for
from ..server.foresight import Fate, Foreseen, foreseen
from ..server.sql.steps import newest
from .places import place_of
from .progress import progress
from .reader import words

app = App(name="store", help="Check and verify the tables that a server keeps.")

NOT_ALL_WELL = 1

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
                done()
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
