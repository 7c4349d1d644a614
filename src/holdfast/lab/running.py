"""A run: games played by a crew, kept in a folder as they are done, and made into tables at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from .. import HoldfastError
from .crew import Crew
from .extras import need
from .holding import held
from .keeping import begin, keep, look_over, missing, set_aside
from .rows import GameRow
from .spec import Spec, origin_of
from .tables import gather, is_stale

# Called as games are done: how many there are, of how many.
Watch = Callable[[int, int], None]


class Done(msgspec.Struct, frozen=True):
    """What came of a run: games in the folder, games played now, shards that were damaged."""

    games: int
    played: int
    damaged: int


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; what was done is kept."""

    def __init__(self, done: Done) -> None:
        super().__init__()
        self.done = done


def play_games(spec: Spec, crew: Crew | None = None, watch: Watch | None = None) -> Iterator[GameRow]:
    """Play every game of a spec and give a row for each, in the order in which they finish; nothing is kept."""
    done = 0
    for batch in (crew or Crew(1)).play(spec, origin_of(spec), [spec.seeds]):
        done += batch.games
        yield from batch.rows()
        if watch is not None:
            watch(done, spec.games)


def run(spec: Spec, folder: Path, crew: Crew | None = None, watch: Watch | None = None) -> Done:
    """Play the games that are not in the folder yet, and make its tables. After Ctrl-C, a full disk or a lost cluster
    what is done stays, and the same call goes on from there. A folder that another run is playing into is refused."""
    need("duckdb", "lab")
    with held(folder):
        return run_alone(spec, folder, crew or Crew(1), watch)


def run_alone(spec: Spec, folder: Path, crew: Crew, watch: Watch | None) -> Done:
    asked = begin(folder, spec)
    kept = look_over(folder)
    set_aside(kept.damaged)
    before = sum(seed in spec.seeds for seed in kept.seeds)
    left = missing(spec, kept.seeds)
    done = before
    if watch is not None:
        watch(done, spec.games)
    try:
        with closing(crew.play(spec, asked.origin, left)) as batches:
            for batch in batches:
                keep(folder, batch)
                done += batch.games
                if watch is not None:
                    watch(done, spec.games)
    except KeyboardInterrupt:
        if done:
            gather(folder)
        raise Stopped(Done(done, done - before, len(kept.damaged))) from None
    except HoldfastError as error:
        so_far = f" Kept in {folder}: {done} games; the same command goes on." if done else ""
        raise HoldfastError(f"{error}{so_far}") from None
    if is_stale(folder):
        gather(folder)
    return Done(done, done - before, len(kept.damaged))
