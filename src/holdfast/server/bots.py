"""Bots answer in processes of their own, so that the event loop never waits for them.

A worker is given the save of a game, so it needs nothing else; one that dies or thinks for too long is replaced, and
a bot that fails picks at random.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ..kernel import Rng
from ..kernel.record import load
from ..players import chance, find
from .tables import opened

log = logging.getLogger("holdfast.bots")
TRIES: Final = 2


def answer(save: bytes, seat: int, player: str, patience: float) -> str:
    """The key a player of this name would choose on this seat. Runs in a worker."""
    if patience:
        faulthandler.dump_traceback_later(patience, exit=True, file=open(os.devnull, "w"))  # noqa: SIM115
    try:
        game = load(save, opened)
        rng = chance(game, seat)
        own = game.clone(resample=rng, seat=seat)
        asked, decision = own.decision_of(seat), game.decision_of(seat)
        assert asked is not None
        assert decision is not None
        return decision.keys[find(player).answer(own, asked.choice, rng)]
    finally:
        if patience:
            faulthandler.cancel_dump_traceback_later()


def at_random(save: bytes, seat: int) -> str:
    """Some answer, when a player has none to give."""
    game = load(save, opened)
    decision = game.decision_of(seat)
    assert decision is not None
    return decision.keys[Rng(game.header.seed ^ len(save)).below(len(decision))]


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


class Bots:
    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None

    async def answer(self, save: bytes, seat: int, player: str) -> str:
        for _ in range(TRIES):
            pool = self.hired()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, answer, save, seat, player, self.patience)
            except BrokenProcessPool:
                log.error("a worker died while %s was thinking; another takes its place", player)
                self.dismiss(pool)
            except Exception:
                log.exception("%s could not answer, and picks at random", player)
                break
        return await asyncio.to_thread(at_random, save, seat)

    def hired(self) -> ProcessPoolExecutor:
        """The workers; they come when they are first needed. They are spawned, since a copy of a server with threads
        and sockets is no worker."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, initializer=settle_in)
        return self.pool

    def dismiss(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Send the workers home, whatever they are thinking about."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        for worker in list((getattr(pool, "_processes", None) or {}).values()):
            worker.terminate()
        await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
