"""All tables of a server: opened when somebody comes, changed by what is committed, put away when all have left.

The one who changes a table holds its lock, writes the entry, and only when that is committed makes it so and tells
those who look. Where another process was quicker, its entries are read, and the wish is answered with the table as it
stands then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from secrets import token_bytes
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..games import names as game_names
from ..kernel import BadSave, Game, HoldfastError, Refused, Said
from ..kernel.record import Ending
from ..speech import SOURCE
from .addresses import own_names
from .bots import Bots
from .bus import Bus, Here
from .catching_up import follow
from .entries import Brought, Noting, read, write
from .faces import reference_of
from .health import Doctor
from .limits import Limits
from .live import MOST_CHAT, Live, Moved, Raced
from .metrics import Metrics
from .moments import History
from .presence import Presence
from .running import Running, begun_under_rules_of_now, running, steps_in
from .seats import WATCHING, Cookies
from .settings import Settings
from .store import ChatRow, Entry, Store, Summary, TableRow, Taken
from .tables import Table, not_brought, table_at, table_from
from .thinking import wake_bots
from .turns import Person, Turns
from .wire import Moment

if TYPE_CHECKING:
    from .coming_back import Seated

log = logging.getLogger("holdfast.server")
T = TypeVar("T")

TRIES = 8  # how often others may be quicker
RESTARTING = 1012
UNREADABLE = 4409
REVOKED = 4403
RENEWED = 4001  # come again, with the cookie of now
MOST_HISTORIES = 20
HISTORY_STAYS = 120.0  # seconds after somebody has last looked at it
LONG_LOG = 30  # entries that are read on a thread of their own
JOINER = "\u200d"  # holds pictures of several parts together
STUCK = 10.0  # seconds after which a bot's answer that another process owes is given here


class House:
    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.names = own_names(settings)
        self.presence = Presence(bus, settings.here_every)
        self.metrics = Metrics()
        self.doctor = Doctor(self)
        self.limits = Limits(settings.rates)
        self.bots = Bots(settings.bots, settings.bot_patience)
        self.turns = Turns(settings.bots)
        self.advisers = Bots(settings.bots, settings.bot_patience)  # hints wait for no bot
        self.turns_of_advice = Turns(settings.bots)
        self.cookies = Cookies(token_bytes(32))  # until the store's own secret is read
        self.tables: dict[str, Live] = {}
        self.sockets: Counter[str] = Counter()  # open ones, by browser and by address
        self.opening: dict[str, asyncio.Lock] = {}
        self.looked_back: list[Live] = []  # tables with a history at hand
        self.settled: set[str] = set()  # browsers that have what their last cookie held
        self.just_seated: dict[tuple[str, str], Seated] = {}  # by link, and the cookie they came with
        self.errands: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        self.cookies = Cookies(await self.store.secret())
        self.bus.subscribe(self.hear, self.hear_of)
        await self.bus.open()
        self.run(self.sweep())
        self.run(self.beat())
        self.run(asyncio.to_thread(warm_up))

    async def close(self) -> None:
        """Nothing acknowledged is lost without this; with it, tables open more quickly next time."""
        self.closing = True
        for live in self.tables.values():
            live.send_away(lambda _: False, RESTARTING, Said("server-restarts"))
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        for live in list(self.tables.values()):
            await self.keep(live)
        await self.bots.close()
        await self.advisers.close()
        await self.presence.leave()
        await self.bus.close()
        await self.store.close()

    def run(self, work: Awaitable[T]) -> asyncio.Task[T]:
        """Start something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self.errands.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.faults += 1
            log.error("something failed that nobody waits for", exc_info=error)

    # -- opening and putting away -------------------------------------------------------------------------------

    async def find(self, table: str) -> Live:
        """The table of this id, opened if it is not."""
        live = self.tables.get(table)
        if live is None:
            lock = self.opening.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    live = self.tables.get(table) or await self.load(table)
            finally:
                self.opening.pop(table, None)
        live.used = monotonic()
        return live

    async def load(self, table: str) -> Live:
        row = await self.store.table(table)
        if row is None:
            raise Refused("HF-TABLE", Said("server-no-table"))
        live = Live(row, await self.opened(row))
        await self.bring(live)
        live = self.tables.setdefault(table, live)
        live.elsewhere = self.presence.seats(table)
        await self.list_seats(live)
        self.metrics.tables = len(self.tables)
        return live

    async def opened(self, row: TableRow) -> Table:
        """The table at its newest position, or at its beginning."""
        under = None if begun_under_rules_of_now(row) else await self.under(row)
        table = await asyncio.to_thread(table_at, row, await self.store.position(row.id))
        if table is None:
            table = await asyncio.to_thread(table_from, row, under or await self.under(row))
        return table

    async def under(self, row: TableRow) -> Running:
        """How the table is played here."""
        log = map(read, await self.store.entries(row.id))
        return await asyncio.to_thread(running, row, steps_in(log))

    async def bring(self, live: Live) -> None:
        """Read the log, and write into it the steps that bring the table under the rules of now, so that all see them.
        Where the picks do not fit those rules, nothing is written."""
        try:
            await self.read_on(live)
        except BadSave as error:
            raise not_brought(live.table, error) from None
        while live.table.steps_due:
            step = live.table.steps_due[0].name
            log.info("table %s is brought under other rules by %s", live.id, step)
            with suppress(Moved):
                await self.write(live, Brought(0, step), live.table.game)

    async def read_on(self, live: Live) -> bool:
        """Everything that others have written since; whether there was anything."""
        table = live.table
        entries = await self.store.entries(table.id, table.number)
        try:
            for number, noted in [(entry.number, read(entry)) for entry in entries]:
                table.apply(number, noted)
        except BadSave as why:
            self.shut(live, why)
            raise
        holders = sorted(await self.store.holders(table.id), key=lambda one: one.seat)
        said = await self.store.chat(table.id, live.chat[-1].number if live.chat else 0)
        new = bool(entries or said) or holders != live.holders
        live.holders = holders
        live.chat = [*live.chat, *said][-MOST_CHAT:]
        live.stale = False
        if entries:
            live.changed = monotonic()
        return new

    @asynccontextmanager
    async def holding(self, live: Live) -> AsyncIterator[Table]:
        """The table, for as long as it may be changed."""
        async with live.lock:
            if live.stale:
                await self.read_on(live)
            yield live.table

    async def keep(self, live: Live) -> None:
        """A position, so that the table opens quickly."""
        if live.kept == live.table.number or live.stale:
            return
        live.kept = live.table.number
        with suppress(HoldfastError):
            await self.store.keep_position(live.id, live.table.position())

    async def sweep(self) -> None:
        """Put away what nobody uses; and answer for bots where another process owes it and is gone."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            now = monotonic()
            self.forget([live for live in self.looked_back if now - live.looked_back > HISTORY_STAYS])
            for live in list(self.tables.values()):
                if live.lookers and now - live.changed > STUCK:
                    wake_bots(self, live)
                if self.is_idle(live):
                    await self.put_away(live)

    def is_idle(self, live: Live) -> bool:
        return not live.lookers and live.thinker is None and monotonic() - live.used > self.settings.idle

    async def put_away(self, live: Live) -> None:
        async with live.lock:
            await self.keep(live)
            if self.is_idle(live):
                self.tables.pop(live.id, None)
                self.metrics.tables = len(self.tables)

    # -- hearing of other processes -----------------------------------------------------------------------------

    def hear(self, table: str, number: int) -> None:
        if not table:
            for live in self.tables.values():
                live.told.clear()
                follow(self, live)
            self.run(self.presence.tell_all())
        elif (known := self.tables.get(table)) is not None:
            if number in known.told:
                known.told.discard(number)
            else:
                follow(self, known)

    async def catch_up(self, live: Live) -> None:
        async with live.lock:
            new = await self.read_on(live)
        if new:
            self.seats_changed(live)

    @property
    def behind(self) -> int:
        """Tables that may have less than the store."""
        return sum(live.follower is not None for live in self.tables.values())

    def shut(self, live: Live, why: BadSave) -> None:
        """A table whose log cannot be followed here is told no further: whoever opens it is told why."""
        live.stale = True
        self.tables.pop(live.id, None)
        self.metrics.tables = len(self.tables)
        live.send_away(lambda _: False, UNREADABLE, why.told if isinstance(why.told, Said) else Said("server-failed"))

    def seats_changed(self, live: Live) -> None:
        """Whoever has lost the seat goes; the others are told."""
        live.send_away(live.may_stay, REVOKED, Said("server-seat-given"))
        live.tell()

    def hear_of(self, here: Here) -> None:
        self.others_look(self.presence.hear(here))

    def others_look(self, tables: list[str]) -> None:
        for live in [self.tables[table] for table in tables if table in self.tables]:
            live.elsewhere = self.presence.seats(live.id)
            live.tell()

    async def beat(self) -> None:
        """Other processes hear again and again who looks, and who is not heard of is gone."""
        while True:
            await asyncio.sleep(self.settings.here_every)
            await self.presence.tell_all()
            self.others_look(self.presence.forget())

    async def look(self, live: Live) -> None:
        """Somebody has come to the table, or gone, or looks from another seat."""
        live.tell()
        if not self.closing:
            await self.presence.tell(live.id, live.looking)

    async def publish(self, live: Live) -> None:
        live.told.add(live.table.number)
        await self.bus.publish(live.id, live.table.number)

    # -- writing ------------------------------------------------------------------------------------------------

    async def write(self, live: Live, noted: Noting, after: Game[Any]) -> None:
        """Commit an entry, make it so, and tell it. The caller holds the lock; `after` is the game as it will stand."""
        table = live.table
        entry = Entry(table.number + 1, write(noted), now())
        live.stale = True
        try:
            await self.store.append(table.id, entry, summary_of(table, after, noted, entry))
        except Taken:
            self.metrics.raced += 1
            await self.read_on(live)
            live.tell()
            raise Raced from None
        except BaseException:
            follow(self, live)  # nobody knows yet whether it was committed
            raise
        table.apply(entry.number, noted)
        live.stale = False
        live.changed = live.used = monotonic()
        await self.publish(live)
        live.tell()
        wake_bots(self, live)
        if table.number - live.kept >= self.settings.keep_every:
            await self.keep(live)

    async def jot(self, live: Live, noted: Noting) -> None:
        """Write what is so however the table stands, even if others write at the same time."""
        for _ in range(TRIES):
            with suppress(Raced):
                return await self.write(live, noted, live.table.game)
        raise Moved

    async def list_seats(self, live: Live) -> None:
        """Who sits and plays where, for lists of tables that are not open. The log is the truth of it."""
        seats = msgspec.json.encode(live.table.seating)
        if seats != live.row.seats:
            live.row = msgspec.structs.replace(live.row, seats=seats)
            with suppress(HoldfastError):
                await self.store.rename(live.id, seats)

    # -- saying and looking -------------------------------------------------------------------------------------

    async def say(self, live: Live, session: str, seat: int | None, text: str) -> None:
        row = ChatRow(0, WATCHING if seat is None else seat, live.name_of(session, seat), clean(text), now())
        async with self.holding(live):
            await self.store.say(live.id, row)
            await self.read_on(live)
        await self.publish(live)
        live.tell()

    async def enter(self, table: str, who: Person) -> Live:
        """The table, for somebody who may look at it, and does."""
        live = await self.find(table)
        if not live.may_look(who.session):
            async with self.holding(live):
                await self.read_on(live)
        if not live.may_look(who.session):
            raise Refused("HF-LINK", Said("server-not-at-table"))
        live.looked_at(who)
        wake_bots(self, live)
        return live

    async def moment(self, live: Live, version: int, seat: int | None, language: str = SOURCE) -> Moment:
        async with live.history_lock:
            history = live.history
            if history is None or history.number < live.table.number:
                history = await self.follow(live, history)
            self.remember(live)
            return history.moment(version, seat, language)

    async def follow(self, live: Live, history: History | None) -> History:
        if history is None:
            history = await asyncio.to_thread(History, live.row, await self.under(live.row))
        entries = await self.store.entries(live.id, history.number)
        if len(entries) > LONG_LOG:
            await asyncio.to_thread(history.read_on, entries)
        else:
            history.read_on(entries)
        live.history = history
        return history

    def remember(self, live: Live) -> None:
        """Histories are large, so only those last looked at stay, and not for long."""
        live.looked_back = monotonic()
        self.looked_back = [live, *(one for one in self.looked_back if one is not live)]
        self.forget(self.looked_back[MOST_HISTORIES:])

    def forget(self, some: list[Live]) -> None:
        self.looked_back = [one for one in self.looked_back if one not in some]
        for live in some:
            live.history = None


def summary_of(table: Table, after: Game[Any], noted: Noting, entry: Entry) -> Summary:
    ending = Ending.of(after.outcome)
    waiting = sorted({decision.choice.seat for decision in after.decisions})
    outcome = "" if ending is None else msgspec.json.encode(ending).decode()
    return Summary(table.id, entry.number, msgspec.json.encode(waiting), outcome, entry.at, table.picks_after(noted))


def clean(text: str) -> str:
    """A chat line as it can be shown: in one piece, without what no one can read."""
    words = " ".join("".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text).split())
    if not words:
        raise Refused("HF-WIRE", Said("server-empty-line"))
    return words


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def warm_up() -> None:
    """Read every game's cards, which takes a moment, before somebody waits for it."""
    for name in game_names():
        reference_of(name)
