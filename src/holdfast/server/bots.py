"""Bots answer and advise in processes of their own, so that the event loop never waits for them.

A worker is given the save of a game, so it needs nothing else; one that dies or thinks for too long is replaced, and
a bot that fails picks at random. What a bot plans for its step it keeps in mind where it can: without that it plans
anew, and plays no worse.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import multiprocessing.process
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from time import time
from typing import Any, Final, TypeVar

from ..games import opened
from ..kernel import Game, Refused, Said
from ..kernel.play import entries_of
from ..kernel.record import load_own
from ..players import Player, chance, find
from ..players.advice import Advice, advise

log = logging.getLogger("holdfast.bots")
T = TypeVar("T")
TRIES: Final = 2
AT_TABLE: Final = {"planner": "planner:2s"}  # what a bot may spend on a step, where people wait for it
MOST_IN_MIND: Final = 64  # players of one worker
LEAST_THOUGHT: Final = 1.0  # seconds of advice, however long it has waited for a worker

# Who plays where (table, seat, player), with the picks before the step they think about.
in_mind: OrderedDict[tuple[str, int, str], tuple[list[int], Player]] = OrderedDict()


def answer(save: bytes, seat: int, player: str, table: str, patience: float) -> str:
    """The key a player of this name would choose on this seat. Runs in a worker."""
    with bounded(patience):
        game = load_own(save, opened)
        rng = chance(game, seat)
        own = game.clone(resample=rng, seat=seat)
        asked, decision = own.decision_of(seat), game.decision_of(seat)
        assert asked is not None
        assert decision is not None
        return decision.keys[seated(game, seat, player, table).answer(own, asked.choice, rng)]


def seated(game: Game[Any], seat: int, player: str, table: str) -> Player:
    """The player who has answered there in this step, if this worker remembers; else a new one. A step that was taken
    back and came otherwise is another."""
    before = entries_of(game.play.head.past)
    key = table, seat, player
    known = in_mind.pop(key, None)
    who = known[1] if known is not None and known[0] == before else find(AT_TABLE.get(player, player))
    in_mind[key] = before, who
    if len(in_mind) > MOST_IN_MIND:
        in_mind.popitem(last=False)
    return who


def give_advice(save: bytes, seat: int, until: float, patience: float) -> list[Advice]:
    """What to answer on this seat, thought about until then. Runs in a worker."""
    with bounded(patience):
        game = load_own(save, opened)
        return advise(game, seat, chance(game, seat), max(until - time(), LEAST_THOUGHT))


@contextmanager
def bounded(patience: float) -> Iterator[None]:
    """Whoever thinks for longer ends with the worker."""
    if not patience:
        yield
        return
    with open(os.devnull, "w") as nowhere:
        faulthandler.dump_traceback_later(patience, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


def at_random(save: bytes, seat: int) -> str:
    """Some answer, when a player has none to give."""
    game = load_own(save, opened)
    decision = game.decision_of(seat)
    assert decision is not None
    return decision.keys[chance(game, seat).below(len(decision))]


def settle_in() -> None:
    """Ctrl-C is for the server, which then sends its workers home. Where the server was killed and could not, they go
    by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Desk:
    """A place for one worker, who comes when there is work and is spawned, since a copy of a server with threads and
    sockets is no worker."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def hired(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, spawn, initializer=settle_in)
        return self.pool

    @property
    def workers(self) -> list[multiprocessing.process.BaseProcess]:
        return list((getattr(self.pool, "_processes", None) or {}).values())

    def dismiss(self, wait: bool = False) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=wait, cancel_futures=True)


class Bots:
    """So many desks, and at each one thought at a time: whoever asks has a turn (`turns.py`)."""

    def __init__(self, workers: int, patience: float) -> None:
        self.patience = patience
        self.desks = [Desk() for _ in range(workers)]
        self.idle = list(self.desks)
        self.usual: OrderedDict[str, Desk] = OrderedDict()  # where a table's players are kept in mind

    async def answer(self, save: bytes, seat: int, player: str, table: str) -> str:
        for _ in range(TRIES):
            try:
                return await self.at_desk(table, answer, save, seat, player, table, self.patience)
            except BrokenProcessPool:
                log.error("a worker died while %s was thinking; another takes its place", player)
            except Exception:
                log.exception("%s could not answer, and picks at random", player)
                break
        return await asyncio.to_thread(at_random, save, seat)

    async def advise(self, save: bytes, seat: int, until: float) -> list[Advice]:
        """At that moment, or a little later where others had to be advised first."""
        try:
            return await self.at_desk("", give_advice, save, seat, until, self.patience)
        except BrokenProcessPool:
            log.error("a worker died over a hint; another takes its place")
        except Exception:
            log.exception("no hint could be given")
        raise Refused("HF-HINT", Said("server-no-hint"))

    async def at_desk(self, table: str, work: Callable[..., T], *told: Any) -> T:
        """At the desk where this table was thought about before, if it is free; else at one that has a worker."""
        usual = self.usual.pop(table, None)
        desk = usual if usual in self.idle else max(self.idle, key=lambda one: one.pool is not None)
        self.idle.remove(desk)
        self.usual[table] = desk
        if len(self.usual) > MOST_IN_MIND * len(self.desks):
            self.usual.popitem(last=False)
        try:
            return await asyncio.get_running_loop().run_in_executor(desk.hired(), work, *told)
        except BrokenProcessPool:
            desk.dismiss()
            raise
        finally:
            self.idle.append(desk)

    async def close(self) -> None:
        """Send the workers home, whatever they are thinking about."""
        for worker in [worker for desk in self.desks for worker in desk.workers]:
            worker.terminate()
        await asyncio.gather(*(asyncio.to_thread(desk.dismiss, wait=True) for desk in self.desks))
