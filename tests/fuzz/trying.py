"""One file after another, opened as a person's would be: what is said of it, how long that takes, and how it ends."""

from __future__ import annotations

import resource
import signal
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final

from holdfast.cards import load_pack
from holdfast.cards.packs import game_of
from holdfast.games import find, opened
from holdfast.kernel import Game, HoldfastError
from holdfast.kernel.record import load, read_record, replay

from .files import Kind, play_on

LONGEST: Final = 1.0  # seconds of the processor for one file
MOST_MEMORY: Final = 200_000  # kB more for one file
MOST_PICKS: Final = 5000  # in a game, however badly played


class Hang(BaseException):
    """It takes too long; nothing that only catches errors may catch it."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    def stop(signum: int, frame: FrameType | None) -> None:
        raise Hang

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


class Trial:
    """What came of many files."""

    def __init__(self, seed: int, *, share_played: float = 1.0, patience: float = LONGEST) -> None:
        self.chance = Random(seed)
        self.share_played = share_played  # of the games that their picks have proved
        self.patience = patience
        self.found: Counter[str] = Counter()
        self.faults: list[tuple[str, bytes]] = []

    def open(self, data: bytes, kind: Kind) -> None:
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        self.found["files"] += 1
        try:
            with within(self.patience):
                game = load(data, opened) if kind.save else replay(read_record(data), opened)
        except HoldfastError as error:
            self.found["refused"] += 1
            if not is_plain(str(error)):
                self.fault("escape", data, str(error))
        except Hang:
            self.fault("hang", data)
        except Exception:
            self.fault("traceback", data, traceback.format_exc(limit=-3))
        else:
            self.found["accepted"] += 1
            self.found["accepted on a position"] += game.resumed
            if game.resumed or self.chance.random() < self.share_played:
                self.play(game, data)
        if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory > MOST_MEMORY:
            self.fault("memory", data)

    def open_pack(self, path: Path, data: bytes) -> None:
        """Checked as `holdfast pack check` does it, and laid out as a game's box."""
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        self.found["packs"] += 1
        try:
            with within(self.patience):
                game = find(game_of(path))
                shape, base = game.cards()
                pack = load_pack(path, shape, base=base, keep=False)
                type(game.rules.open_box(None))(pack, path)
        except HoldfastError as error:
            self.found["packs refused"] += 1
            if not is_plain(str(error)):
                self.fault("escape", data, str(error))
        except Hang:
            self.fault("hang", data)
        except Exception:
            self.fault("traceback", data, traceback.format_exc(limit=-3))
        else:
            self.found["packs accepted"] += 1
        if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory > MOST_MEMORY:
            self.fault("memory", data)

    def play(self, game: Game[Any], data: bytes) -> None:
        """To the end, and all of it in words."""
        self.found["played"] += 1
        try:
            with within(self.patience * 30):
                play_on(game, self.chance, 5)
                for seat in (*range(game.seats), None):
                    game.view(seat)
                game.refusals()
                words = "\n".join(game.log(0))
                play_on(game, self.chance, MOST_PICKS)
        except Hang:
            self.fault("hang in play", data)
        except Exception:
            self.fault("traceback in play", data, traceback.format_exc(limit=-4))
        else:
            if game.outcome is None:
                self.fault("no end", data)
            if not is_plain(words):
                self.fault("escape", data, words)
            self.found["ended"] += game.outcome is not None

    def fault(self, kind: str, data: bytes, told: str = "") -> None:
        self.found[kind] += 1
        self.faults.append((f"{kind}\n{told}", data))


def is_plain(words: str) -> bool:
    """Whether nothing in these words does something to a terminal."""
    return all(letter.isprintable() or letter == "\n" for letter in words)
