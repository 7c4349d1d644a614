"""A ladder: players of rising strength, each measured by a run of its own over the same seeds, so that luck is shared.

Where the players win or lose as one, a rung plays every seat. Where they are rivals it plays one, which goes round with
the seeds, against the rung below; the lowest plays against itself. (Against greedy for all,
planners of 30 and of 120 playouts looked alike in Rebuild: docs/balance.md.)
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from .. import BadOption, HoldfastError
from ..kernel.record import write_whole
from .intervals import Estimate, Sums, mean, share
from .keeping import LADDER_FILE, RUN_FILE, Run, has_games, read_kept, read_run, refuse_another, run_of
from .results import opened
from .spec import Spec, make_spec

FORMAT: Final = 2
RESULT: Final = LADDER_FILE
PAGE: Final = "ladder.md"

YES: Final = "yes"
OVERLAPS: Final = "no, overlaps"
WEAKER: Final = "no, weaker"

# What a rung did: in a game of rivals on its own seat, which is the one of the player named first.
FIGURES: Final = """
    SELECT count(*), sum(win), sum(ended)::DOUBLE, sum(ended * ended::DOUBLE), avg(seconds)
    FROM sides JOIN games USING (seed)
    WHERE seed BETWEEN ? AND ? AND coalesce(seat = seed % seats, true)
"""
LOSSES: Final = """
    SELECT cause, count(*) FROM games
    WHERE seed BETWEEN ? AND ? AND NOT won GROUP BY cause ORDER BY count(*) DESC, cause
"""


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's figures: each Estimate is a figure with the bounds of its interval. `apart` says whether the share won
    is higher than that of the rung below, and their intervals do not overlap; the lowest rung has nothing there. (In a
    game of rivals both shares are of the same games, so that they part at an even share.) `losses` are the games that
    all players lost, by what they were lost to, the commonest first."""

    player: str
    games: int
    won: float
    share: Estimate
    clock: Estimate
    seconds: float  # of processor time a game
    losses: dict[str, int]
    apart: str = ""


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured, and how to measure it again. `run` is the run of the lowest rung: the others differ from it in
    the player alone."""

    command: str
    run: Run
    rungs: list[Rung]
    holdfast: str = "ladder"
    format: int = FORMAT


def make_ladder(
    game: str,
    rungs: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    pack: Path | None = None,
    seed: int = 1,
    games: int = 1,
) -> dict[str, Spec]:
    """What each rung has to play, the weakest player first; what cannot be played is refused in words."""
    specs: dict[str, Spec] = {}
    below = rungs[0] if rungs else ""
    for rung in rungs:
        if rung in specs:
            raise BadOption(f"{rung} stands on the ladder twice.")
        spec = make_spec(game, [rung], seats=seats, options=options, pack=pack, seed=seed, games=games)
        if not spec.rules.together:
            spec = msgspec.structs.replace(spec, players=(rung, *[below] * (spec.seats - 1)), rotated=True)
        specs[rung] = spec
        below = rung
    if len(specs) < 2:
        raise BadOption(f"A ladder has at least two rungs, as in random,greedy; here is only {', '.join(rungs)}.")
    return specs


def rung_folder(out: Path, spec: Spec) -> Path:
    """Without a colon, which not every system has in names. Of rivals, both are named: with another rung below it, a
    rung plays other games."""
    rung, below = spec.players[0], spec.players[-1]
    name = rung if spec.rules.together else f"{rung}-against-{below}"
    return out / name.replace(":", "-")


def check_folder(out: Path, specs: Mapping[str, Spec]) -> None:
    """That a folder has room for a ladder, or holds the same one, if perhaps of fewer games or other rungs: seen before
    the first game is played, and not when the last rung finds its place taken."""
    if (out / RUN_FILE).exists():
        raise HoldfastError(f"{out} holds a run of the laboratory, not a ladder: name another folder.")
    known = {rung_folder(out, spec): run_of(spec) for spec in specs.values()}
    lowest = next(iter(known.values()))
    for folder in sorted(file.parent for file in out.glob(f"*/{RUN_FILE}")):
        if has_games(folder):
            was = read_run(folder)
            refuse_another("ladder", out, was, known.get(folder) or as_played_by(was.spec, lowest))
    if (out / RESULT).exists():
        was = read_kept(out, RESULT, Ladder).run
        refuse_another("ladder", out, was, as_played_by(was.spec, lowest))
    elif (out / PAGE).exists():
        raise HoldfastError(
            f"{out / PAGE} already exists, and is not from a ladder in this folder: name another folder."
        )


def as_played_by(spec: Spec, run: Run) -> Run:
    """A run as the players of a spec would play it: another rung is no other ladder."""
    if spec.seats != run.spec.seats:
        return run  # and another ladder
    return msgspec.structs.replace(
        run, spec=msgspec.structs.replace(run.spec, players=spec.players, rotated=spec.rotated)
    )


def measured(out: Path, specs: Mapping[str, Spec]) -> Ladder:
    """The figures of rungs that have played all their games."""
    found = [figures_of(rung, spec, rung_folder(out, spec)) for rung, spec in specs.items()]
    lowest = next(iter(specs.values()))
    even = Estimate(*[1 / lowest.seats] * 3)
    rungs = found[:1] + [
        msgspec.structs.replace(upper, apart=apart(lower.share if lowest.rules.together else even, upper.share))
        for lower, upper in pairwise(found)
    ]
    return Ladder(command_of(specs), run_of(lowest), rungs)


def figures_of(rung: str, spec: Spec, folder: Path) -> Rung:
    """Of the seeds that were asked for: the folder may hold more."""
    with opened(folder) as results:
        *counted, seconds = results.all(FIGURES, spec.seeds[0], spec.seeds[-1])[0]
        losses = dict(results.all(LOSSES, spec.seeds[0], spec.seeds[-1]))
    sums = Sums(*counted)
    return Rung(rung, sums.number, sums.wins, share(sums.wins, sums.number), mean(sums), seconds, losses)


def apart(lower: Estimate, upper: Estimate) -> str:
    if upper.low > lower.high:
        return YES
    return WEAKER if upper.high < lower.low else OVERLAPS


def command_of(specs: Mapping[str, Spec]) -> str:
    """What anybody can type to measure the same, with every choice named; where the results go is theirs to say."""
    spec = next(iter(specs.values()))
    words = ["holdfast", "lab", "ladder", spec.game]
    for name, value in spec.options.items():
        words += [f"--{name}", value]
    words += ["--pack", Path(spec.pack).name] if spec.pack else []
    words += ["--seats", str(spec.seats), "--rungs", ",".join(specs), "--games", str(spec.games)]
    return shlex.join([*words, "--seed", str(spec.seed), "--out", "DIR"])


def keep_ladder(out: Path, ladder: Ladder, page: str) -> None:
    write_whole(out / RESULT, msgspec.json.format(msgspec.json.encode(ladder), indent=1))
    write_whole(out / PAGE, page.encode())
