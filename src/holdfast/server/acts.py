"""What somebody at a table may do, by socket or by plain HTTP: answer, propose, take back, agree, say, be renamed, hand
a seat to a bot."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter

from ..kernel import Decision, HoldfastError, Refused, Said
from .entries import Answered, Handed, Proposed, Renamed, Wished
from .house import TRIES, House
from .live import Live, Moved, Raced
from .seating import is_taken, known_bot, readable
from .tables import Table
from .wire import Agree, AskHint, FromClient, HandOver, Pick, Propose, Rename, Say, Undo

Changing = Pick | Propose | Undo | Agree | Rename | HandOver
Act = Changing | Say


def kind_of(wish: FromClient | type[Act | AskHint]) -> str:
    """As what a wish is counted, lest it come too often."""
    kind = wish if isinstance(wish, type) else type(wish)
    return {Say: "say", Rename: "name", HandOver: "hand", AskHint: "hint", Undo: "undo"}.get(kind, "pick")


async def act(house: House, live: Live, session: str, seat: int | None, wish: Act) -> None:
    """Do it, or raise Refused; Moved if the table has moved on since. Nobody waits for longer than the server's
    patience, even if the store does not answer."""
    began = perf_counter()
    try:
        async with asyncio.timeout(house.settings.answer_patience):
            if isinstance(wish, Say):
                await house.say(live, session, seat, wish.text)
                return
            async with house.holding(live):
                await act_at(house, live, session, seat, wish)
    except TimeoutError:
        raise HoldfastError(f"{kind_of(wish)}: timeout") from None
    if isinstance(wish, Pick):
        house.metrics.picks["person"] += 1
        house.metrics.pick_took(perf_counter() - began)


async def act_at(house: House, live: Live, session: str, seat: int | None, wish: Changing) -> None:
    """The caller holds the table. Where another process was quicker, the wish is looked at again as the table stands
    then: a new name or another seat's answer does not concern it."""
    for _ in range(TRIES):
        with suppress(Raced):
            return await act_once(house, live, session, seat, wish)
    raise Moved


async def act_once(house: House, live: Live, session: str, seat: int | None, wish: Changing) -> None:
    if live.table.closed:
        raise Refused("HF-CLOSED", Said("server-table-closed"))
    if isinstance(wish, HandOver):
        await hand_over(house, live, session, seat if wish.seat is None else wish.seat, wish.bot)
        return
    mine = seats_of(live, session)
    if not isinstance(wish, Pick | Rename) and wish.version != live.table.version:
        raise Moved
    match wish:
        case Pick():
            if not live.table.is_done(wish.keys, seats_meant(wish.seat, seat, mine), wish.request):
                await pick(house, live, seats_played(live, session, wish.seat, seat), wish)
        case Propose():
            await propose(house, live, seats_played(live, session, wish.seat, seat), wish.key)
        case Undo():
            seats = seats_played(live, session, wish.seat, seat)
            await undo(house, live, seats[0], live.played(session))
        case Agree():
            await agree(house, live, live.played(session), wish.yes)
        case Rename():
            await rename(house, live, seats_meant(wish.seat, seat, mine)[0], wish.name)


def seats_of(live: Live, session: str) -> list[int]:
    mine = live.mine(session)
    if not mine:
        raise Refused("HF-SEAT", Said("server-spectators-cannot-play"))
    return mine


def seats_played(live: Live, session: str, named: int | None, looking: int | None) -> list[int]:
    """Those of the seats meant on which no bot plays now."""
    meant = seats_meant(named, looking, seats_of(live, session))
    played = live.played(session)
    kept = [seat for seat in meant if seat in played]
    if not kept:
        bot = (live.table.seats[meant[0]].stand_in or "").capitalize()
        raise Refused("HF-HAND", Said("server-bot-plays", bot=bot))
    return kept


def seats_meant(named: int | None, looking: int | None, mine: list[int]) -> list[int]:
    """For whom a wish may be: the seat it names; else the one looked from, then the others of the same person."""
    if named is not None:
        if named not in mine:
            raise Refused("HF-SEAT", Said("server-not-your-seat"))
        return [named]
    first = [looking] if looking in mine and looking is not None else []
    return [*first, *(seat for seat in mine if seat not in first)]


async def pick(house: House, live: Live, seats: list[int], wish: Pick) -> None:
    """Whoever has the last word decides; another who may answer proposes."""
    table = live.table
    for seat in seats:
        decision = table.game.decision_of(seat)
        if decision is not None and decision.choice.seat == seat:
            if table.is_late(wish.version, seat):
                house.metrics.raced += 1
                raise Moved
            await house.write(live, *table.picked(wish.keys, seat, wish.request))
            return
    if wish.version != table.version:
        raise Moved
    await propose(house, live, seats, wish.keys[0])


async def propose(house: House, live: Live, seats: list[int], key: str | None) -> None:
    table = live.table
    seat, decision = asked_too(table, seats)
    if key is not None and key not in decision:
        table.trial().choose(key, seat)  # says why not
        raise AssertionError(f"{key} is no option, and yet it could be chosen")
    if table.proposals.get(seat) != key:
        await house.write(live, Proposed(seat, key), table.game)


def asked_too(table: Table, seats: list[int]) -> tuple[int, Decision]:
    """The first of these seats that may have a say in an open question, and that question."""
    for seat in seats:
        decision = table.game.decision_of(seat)
        if decision is not None:
            return seat, decision
    if table.game.outcome is not None:
        raise Refused("HF-OVER", Said("house-over"))
    names = [table.game.names[seat] for seat in table.waiting]
    raise Refused("HF-SEAT", Said("house-waiting", names=names))


async def undo(house: House, live: Live, seat: int, mine: list[int]) -> None:
    """Back to one's own last pick: at once where nothing was shown since and no other person has picked, or where no
    other person is there to ask."""
    table = live.table
    if table.game.outcome is not None:
        raise Refused("HF-OVER", Said("server-undo-over"))
    if table.vote is not None:
        raise Refused("HF-VOTE", Said("server-undo-asked"))
    back = table.way_back(mine, seat)
    if back is None:
        raise Refused("HF-UNDO", Said("server-undo-nothing"))
    asked = back.shown or bool(back.others)
    needed = [one for one in table.people if one not in mine and one in live.taken()] if asked else []
    if needed:
        await house.write(live, Wished(seat, back.picks, table.open_key(back, seat), needed), table.game)
    else:
        await house.write(live, *table.undone(back.picks, seat, back.shown))


async def agree(house: House, live: Live, mine: list[int], yes: bool) -> None:
    table, vote = live.table, live.table.vote
    if vote is None:
        raise Refused("HF-VOTE", Said("server-vote-none"))
    own = [seat for seat in vote.missing if seat in mine]
    if not own and not (vote.seat in mine and not yes):
        raise Refused("HF-VOTE", Said("server-vote-not-needed"))
    if yes and set(vote.missing) <= set(own):
        await house.write(live, *table.undone(vote.picks, vote.seat, True))
    else:
        await house.write(live, Answered(mine[0], own, yes), table.game)


async def rename(house: House, live: Live, seat: int, wanted: str) -> None:
    """Whoever sits there is called so from now on, in everything that was told before, too."""
    table, name = live.table, readable(wanted)
    if is_taken(name, [other for one, other in enumerate(table.names) if one != seat]):
        raise Refused("HF-NAME", Said("server-name-taken", name=name))
    if name != table.names[seat]:
        await house.write(live, Renamed(seat, name, table.names[seat]), table.game)
        await house.list_seats(live)


async def hand_over(house: House, live: Live, session: str, seat: int | None, bot: str | None) -> None:
    """A bot plays there from now on, or whoever sits there does again. The seat stays theirs."""
    table = live.table
    if seat is None or not 0 <= seat < len(table.seats):
        raise Refused("HF-HAND", Said("server-no-seat"))
    if table.game.outcome is not None:
        raise Refused("HF-OVER", Said("house-over"))
    wanted = None if bot is None else known_bot(bot)
    sitting, away = table.seats[seat], seat not in live.mine(session)
    if sitting.bot is not None:
        raise Refused("HF-HAND", Said("server-bot-sits", bot=sitting.name))
    if away and wanted is None:
        raise Refused("HF-HAND", Said("server-only-takes-back", name=sitting.name))
    if away and (live.maker != session or seat in live.here):
        raise Refused("HF-HAND", Said("server-only-hands-over", name=sitting.name))
    if wanted != sitting.stand_in:
        await house.write(live, Handed(seat, wanted, away), table.game)
        await house.list_seats(live)
