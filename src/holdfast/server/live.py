"""A table that is open in this process: the game, who holds which seat, what was said, and who looks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, Protocol

from ..kernel import Game, Refused, Said
from ..kernel.rng import is_key, seal_of
from ..speech import SOURCE, house
from .looks import Looks, Spoken, log_since, proposals_at, undo_shown, vote_at
from .moments import History
from .running import runs
from .seating import Seating
from .seats import MAKER, WATCHING
from .store import ChatRow, HolderRow, TableRow
from .tables import Table
from .turns import Person
from .wire import ChatLine, Deal, Question, SeatShown, TableShown

MOST_CHAT = 200  # lines kept at hand, for somebody who comes


class Moved(Exception):
    """The table has moved on since: nothing was done, and whoever asked gets the table as it stands."""


class Raced(Moved):
    """Another process has written first; its entries have been read. What was asked may still be possible."""


class Looker(Protocol):
    """A browser at the table."""

    who: Person
    seat: int | None

    def wake(self) -> None:
        """Something has changed: look again."""

    def leave(self, code: int, reason: Said) -> None: ...


class Live:
    def __init__(self, row: TableRow, table: Table) -> None:
        self.row = row
        self.table = table
        self.looks: dict[str, Looks] = {}  # by language
        self.lock = asyncio.Lock()
        self.stale = False  # a write was begun and nobody knows how it ended
        self.behind = False  # the log may have more than was read of it
        self.follower: asyncio.Task[None] | None = None  # reads on until it is not
        self.holders: list[HolderRow] = []
        self.chat: list[ChatRow] = []
        self.lookers: set[Looker] = set()
        self.reports = False  # there is an operator to read them
        self.elsewhere: set[int] = set()  # seats from which somebody looks by way of another process
        self.thinker: asyncio.Task[None] | None = None  # answers for bots
        self.hints: dict[int, tuple[int, asyncio.Future[Any]]] = {}  # thought about: since when the seat is asked that
        self.history: History | None = None
        self.history_lock = asyncio.Lock()
        self.looked_back = -inf  # when somebody did, by that history
        self.told: set[int] = set()  # numbers published by this process, that come back to it
        self.kept = table.number
        self.used = monotonic()
        self.visitor = Person("", table.seating.maker)  # who looked last by plain HTTP, or came
        self.visited = -inf
        self.changed = monotonic()

    @property
    def id(self) -> str:
        return self.table.id

    # -- who is there -------------------------------------------------------------------------------------------

    def mine(self, session: str) -> list[int]:
        """The seats this browser holds."""
        return [holder.seat for holder in self.holders if holder.session == session and holder.seat >= 0]

    @property
    def maker(self) -> str:
        return maker_of(self.table.seating, self.holders)

    @property
    def may_be_known(self) -> bool:
        """Whether somebody has chosen the seed of a game in which seats have secrets; the others should agree to it."""
        game = self.table.game
        return not game.is_open and not is_key(game.header.seed)

    def played(self, session: str) -> list[int]:
        """Those of them on which no bot stands in."""
        return [seat for seat in self.mine(session) if self.table.seats[seat].stand_in is None]

    def may_look(self, session: str) -> bool:
        return bool(session) and any(holder.session == session for holder in self.holders)

    def is_placed(self, session: str, seat: int) -> bool:
        """Whether this browser need not sit down there: who tries a link meant for another does not take that seat from
        them."""
        return bool(self.mine(session)) or (seat == WATCHING and self.may_look(session))

    def taken(self) -> set[int]:
        return {holder.seat for holder in self.holders}

    def name_of(self, session: str, seat: int | None) -> str:
        if seat is not None:
            return self.table.seats[seat].name
        return next((holder.name for holder in self.holders if holder.session == session and holder.name), "")

    def seat_for(self, session: str, wanted: int | None) -> int | None:
        """From where this browser looks: the seat it asks for, else the one that is asked, else its first, else from
        beside the table."""
        mine = self.mine(session)
        if wanted is not None:
            if wanted not in mine:
                raise Refused("HF-LINK", Said("server-ask-for-link"))
            return wanted
        asked = [seat for seat in self.played(session) if seat in self.table.waiting]
        return next(iter([*asked, *mine]), None)

    def seats_shown(self, session: str) -> list[SeatShown]:
        return seats_shown(self.table.seating, self.holders, self.here, session)

    @property
    def here(self) -> set[int]:
        """The seats from which somebody looks, by way of whatever process."""
        return self.looking | self.elsewhere

    @property
    def looking(self) -> set[int]:
        """The seats from which somebody looks in this process."""
        return {looker.seat for looker in self.lookers if looker.seat is not None}

    @property
    def present(self) -> set[int]:
        """The same, and whether anybody only watches."""
        return {WATCHING if looker.seat is None else looker.seat for looker in self.lookers}

    def looked_at(self, who: Person) -> None:
        """Somebody has come, or asks without a socket."""
        self.visitor, self.visited = who, monotonic()

    def is_watched(self, rest_after: float) -> bool:
        """Whether somebody looks in this process, or has just looked."""
        return bool(self.lookers) or monotonic() - self.visited < rest_after

    def on_behalf_of(self) -> Person:
        """For whom the bots think here: the maker, if there; else whoever sits at the table, or looks."""
        maker = self.maker
        there = [looker.who for looker in sorted(self.lookers, key=lambda one: one.seat is None)]
        return next((who for who in there if who.session == maker), there[0] if there else self.visitor)

    @property
    def thinking(self) -> list[int]:
        if self.thinker is None:
            return []
        return [seat for seat in self.table.waiting if self.table.seats[seat].played_by is not None]

    def tell(self) -> None:
        """Whoever looks is told, as quickly as each can take it; what was thought about for nothing is dropped."""
        for seat, (since, thinking) in self.hints.items():
            if since != self.asked_since(seat):
                thinking.cancel()
        for looker in self.lookers:
            looker.wake()

    def may_stay(self, looker: Looker) -> bool:
        """Whether the seat somebody looks from is still theirs."""
        return (
            looker.seat in self.mine(looker.who.session)
            if looker.seat is not None
            else self.may_look(looker.who.session)
        )

    def send_away(self, unless: Callable[[Looker], bool], code: int, reason: Said) -> None:
        for looker in list(self.lookers):
            if not unless(looker):
                looker.leave(code, reason)

    # -- showing ------------------------------------------------------------------------------------------------

    def shown(
        self,
        session: str,
        seat: int | None,
        before: list[Spoken] | None = None,
        chat_after: int = 0,
        language: str = SOURCE,
    ) -> tuple[TableShown, list[Spoken]]:
        """The whole table for whoever looks from this seat and reads this language, and the log as they then have
        it."""
        table, looks = self.table, self.looks.setdefault(language, Looks(self.table, language))
        looks.fresh()
        mine, played = self.mine(session), self.played(session)
        seen = looks.see(seat)
        lines, moves = looks.lines(seat)
        game = table.game
        shown = TableShown(
            table.id,
            table.version,
            game.rules.name,
            seat,
            mine,
            self.seats_shown(session),
            {option.name: game.header.options.get(option.name, option.values[0]) for option in game.rules.options},
            game.is_open,
            seen.view,
            seen.waiting,
            self.question(looks, seat, played),
            proposals_at(table, language),
            undo_shown(looks.way_back(played, seat), game, language) if seat is not None and seat in played else None,
            vote_at(table, language),
            log_since(before or [], lines, moves),
            [self.line(row, language) for row in self.chat if row.number > chat_after],
            seen.warnings,
            seen.ending,
            self.thinking,
            runs(game),
            deal_of(game),
            self.reports,
        )
        return shown, lines

    def question(self, looks: Looks, seat: int | None, played: list[int]) -> Question | None:
        """What this seat is asked, unless a bot plays there. Where all is open, a person with several seats is
        asked for each of them."""
        if seat is None or self.table.closed:
            return None
        game = self.table.game
        own = [seat] if seat in played else []
        for one in [*own, *(played if game.is_open else [])]:
            decision = game.decision_of(one)
            if decision is not None and decision.choice.seat == one:
                return looks.question(one, True)
        return looks.question(seat, False) if own else None

    def asked_since(self, seat: int) -> int | None:
        """The version since which whoever plays on this seat has the question that is open there; None: there is
        none, or a bot plays."""
        decision = self.table.game.decision_of(seat)
        if decision is None or self.table.seats[seat].played_by is not None:
            return None
        return self.table.open_since(decision.choice.seat)

    def line(self, row: ChatRow, language: str) -> ChatLine:
        name = row.name or house(language).say("server-spectator")
        return ChatLine(row.number, None if row.seat == WATCHING else row.seat, name, row.text, row.at)


def deal_of(game: Game[Any]) -> Deal:
    seed, chosen = game.header.seed, not is_key(game.header.seed)
    return Deal(seal_of(seed), chosen, str(seed) if chosen or game.outcome is not None else "")


def maker_of(seating: Seating, holders: list[HolderRow]) -> str:
    """Whoever made the table, by the cookie of now. At a table of an older release, by the one it was made with."""
    return next((holder.session for holder in holders if holder.seat == MAKER), seating.maker)


def seats_shown(seating: Seating, holders: list[HolderRow], here: set[int], session: str) -> list[SeatShown]:
    """Every seat as this browser sees it. A bot is always there."""
    taken = {holder.seat for holder in holders}
    mine = {holder.seat for holder in holders if holder.session == session}
    made_it = session == maker_of(seating, holders)
    return [
        SeatShown(
            seat,
            sitting.name,
            "person" if sitting.bot is None else "bot",
            sitting.played_by,
            seat in here or sitting.bot is not None,
            seat in taken or sitting.bot is not None,
            seat in mine,
            sitting.bot is None and (seat in mine or (made_it and seat not in here)),
        )
        for seat, sitting in enumerate(seating.seats)
    ]
