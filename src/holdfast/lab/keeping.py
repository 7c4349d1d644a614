"""The folder of a run: what was asked (run.json), what its numbers mean (words.json), and the games done so far, a file
a batch (shards/).

A shard is written whole or not at all, and checked by its compression's checksum when it is read. So a run that was
stopped in any way goes on with the seeds that are missing, and a damaged shard costs its own games alone.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from .. import BadSave, HoldfastError, start
from ..games import mind_of
from ..kernel.record import write_whole
from ..mind import NamedCard
from .playing import Batch
from .rows import read_rows
from .spec import Origin, Spec, origin_of, told

FORMAT: Final = 1
RUN_FILE: Final = "run.json"
WORDS_FILE: Final = "words.json"
LADDER_FILE: Final = "ladder.json"
SHARDS: Final = "shards"
SUFFIX: Final = ".jsonl.gz"
SET_ASIDE: Final = ".damaged"

T = TypeVar("T")


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was asked, by which rules it is played, and what a report says of the game."""

    spec: Spec
    origin: Origin
    title: str
    clock: str
    together: bool
    goals: list[str]
    holdfast: str = "lab"
    format: int = FORMAT


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the numbers in a run's rows mean: options by action, cards by deck and number, tracks by place. `named` and
    `about` say for a question in which deck its options are found, or the card that it is about."""

    keys: list[str]
    decks: dict[str, list[NamedCard]] = {}
    tracks: list[str] = []
    named: dict[str, str] = {}
    about: dict[str, str] = {}


class Kept(msgspec.Struct):
    """The shards of a folder that can be read, the seeds in them, and the shards that cannot."""

    shards: list[Path]
    seeds: set[int]
    damaged: list[Path]


def run_of(spec: Spec) -> Run:
    rules = spec.rules
    return Run(spec, origin_of(spec), str(rules.title), rules.clock, rules.together, list(rules.goals))


def words_of(spec: Spec) -> Words:
    options: dict[str, Any] = dict(spec.options)
    table = start(spec.game, seats=spec.seats, seed=spec.seed, pack=spec.pack, checkpoints=False, **options)
    keys, measures = table.box.vocabulary.keys, mind_of(table).measures
    decks = {deck: list(cards) for deck, cards in measures.decks(table.box).items()}
    return Words(keys, decks, list(measures.tracks(table.state, 0)), dict(measures.named), dict(measures.about))


# -- beginning and going on -------------------------------------------------------------------------------------------


def begin(folder: Path, spec: Spec) -> Run:
    """Make the folder of a run, or find that it holds this very run already, if perhaps of fewer games. A run of which
    no game was kept is in nobody's way."""
    run = run_of(spec)
    if not (folder / RUN_FILE).exists() and ((folder / LADDER_FILE).exists() or any(folder.glob(f"*/{RUN_FILE}"))):
        raise HoldfastError(f"{folder} holds a ladder, or runs in folders of their own: name another folder.")
    try:
        (folder / SHARDS).mkdir(parents=True, exist_ok=True)
        if has_games(folder):
            was = read_run(folder)
            refuse_another("run", folder, was, run)
            run = max(was, run, key=lambda either: either.spec.games)
    except OSError as error:
        raise HoldfastError(f"{folder} cannot be written: {error.strerror or error}.") from None
    write_whole(folder / WORDS_FILE, msgspec.json.encode(words_of(spec)))
    write_whole(folder / RUN_FILE, msgspec.json.format(msgspec.json.encode(run), indent=1))
    return run


def has_games(folder: Path) -> bool:
    return any((folder / SHARDS).glob("*"))


def refuse_another(kind: str, folder: Path, was: Run, now: Run) -> None:
    different = differences(was, now)
    if different:
        raise HoldfastError(
            f"{folder} holds another {kind}: {'; '.join(different)}. Nothing is overwritten: name another folder."
        )


def differences(was: Run, now: Run) -> list[str]:
    """In what one run is not the other's beginning. How many games there are to be is no difference."""
    found = []
    as_many = was.spec.seats == now.spec.seats
    for word, one, other in (
        ("game", was.spec.game, now.spec.game),
        ("number of seats", was.spec.seats, now.spec.seats),
        *([("players", ",".join(was.spec.players), ",".join(now.spec.players))] if as_many else []),
        ("seating", seating(was.spec), seating(now.spec)),
        ("pack", was.spec.pack or "built-in", now.spec.pack or "built-in"),
        ("first seed", was.spec.seed, now.spec.seed),
        *((name, was.spec.options.get(name), value) for name, value in now.spec.options.items()),
    ):
        if one != other:
            found.append(f"its {word} is {one}, not {other}")
    if not found and not was.origin.plays_as(now.origin):
        found.append(f"it was played by {told(was.origin)}, and here are {told(now.origin)}")
    return found


def seating(spec: Spec) -> str:
    return "rotated" if spec.rotated else "fixed"


def read_run(folder: Path) -> Run:
    return read_kept(folder, RUN_FILE, Run)


def read_words(folder: Path) -> Words:
    try:
        return read_kept(folder, WORDS_FILE, Words)
    except BadSave as error:
        raise BadSave(f"{error} The command that made the run makes this file again.") from None


def read_kept(folder: Path, name: str, kind: type[T]) -> T:
    try:
        data = (folder / name).read_bytes()
    except FileNotFoundError:
        raise BadSave(f"{folder} holds no run of the laboratory: there is no {name} in it.") from None
    except OSError as error:
        raise BadSave(f"{folder / name} cannot be read: {error.strerror or error}.") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSave(f"{folder / name} is damaged, or of another Holdfast: {error}.") from None


# -- shards -----------------------------------------------------------------------------------------------------------


def keep(folder: Path, batch: Batch) -> None:
    write_whole(folder / SHARDS / f"{batch.first:010}-{batch.games}{SUFFIX}", batch.packed)


def look_over(folder: Path) -> Kept:
    """Which games are there. A shard whose seeds are in another one already is left out, so that none counts twice."""
    kept = Kept([], set(), [])
    for shard in sorted((folder / SHARDS).glob(f"*{SUFFIX}")):
        seeds = seeds_in(shard)
        if seeds is None:
            kept.damaged.append(shard)
        elif kept.seeds.isdisjoint(seeds):
            kept.shards.append(shard)
            kept.seeds.update(seeds)
    return kept


def seeds_in(shard: Path) -> list[int] | None:
    """The seeds of a shard; None if it is damaged."""
    try:
        return [row.seed for row in read_rows(gzip.decompress(shard.read_bytes()))]
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def set_aside(damaged: Iterable[Path]) -> None:
    """Nothing is deleted; but a shard that cannot be read is not looked at again."""
    for shard in damaged:
        shard.rename(shard.with_name(shard.name + SET_ASIDE))


def missing(spec: Spec, seeds: set[int]) -> list[range]:
    """The seeds still to be played, as ranges: what lies between those that are there."""
    ranges: list[range] = []
    first = spec.seeds.start
    for seed in (*sorted(seed for seed in seeds if seed in spec.seeds), spec.seeds.stop):
        if first < seed:
            ranges.append(range(first, seed))
        first = seed + 1
    return ranges
