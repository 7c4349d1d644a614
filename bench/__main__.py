"""Run all sides in turn, several times, so that a slow minute of the machine hits both, and compare the medians."""

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

Figures = Mapping[str, float]


class Target(NamedTuple):
    """One line of the table: a figure of ours, a figure of theirs, and the bound on the ratio of the two."""

    title: str
    ours: str
    theirs: str
    at_least: float | None = None
    at_most: float | None = None

    def is_met(self, ratio: float) -> bool:
        return (self.at_least is None or ratio >= self.at_least) and (self.at_most is None or ratio <= self.at_most)

    def bound(self) -> str:
        return f">= {self.at_least:g}x" if self.at_least is not None else f"<= {self.at_most:g}x"


def targets(times: float, copy: float) -> list[Target]:
    """How many times the peer's rate, and what share of its copy."""
    return [
        Target("decisions/s, with checkpoints", "decisions_per_second", "decisions_per_second", at_least=times),
        Target("decisions/s, without checkpoints", "bare_decisions_per_second", "decisions_per_second", at_least=times),
        Target("choices/s, with checkpoints", "choices_per_second", "choices_per_second", at_least=times),
        Target("choices/s, without checkpoints", "bare_choices_per_second", "choices_per_second", at_least=times),
        Target("one copy in mid-game, microseconds", "copy_microseconds", "copy_microseconds", at_most=copy),
    ]


# The states of the two large games are far larger.
TARGETS = {"rebuild": targets(5, 0.5), "frostpunk": targets(3, 1), "this_war_of_mine": targets(3, 1)}
PLAYERS = "players"
ENVS = "envs"
SERVER = "server"
PAGE = "page"
SLOWEST_PICTURE = 100.0  # milliseconds from a click to the picture of what came of it
SLOWEST_PICK = 100.0  # milliseconds, of 99 in 100


def main() -> int:
    options = read_command_line()
    named = options.what or [*TARGETS, PLAYERS, ENVS, SERVER, PAGE]
    compare([name for name in named if name in TARGETS], options)
    if PLAYERS in named:
        think(options)
    if ENVS in named:
        step(options)
    if SERVER in named:
        load()
    if PAGE in named:
        pace()
    return 0


def compare(games: Sequence[str], options: argparse.Namespace) -> None:
    """Our games beside catanatron's."""
    if not games:
        return
    seconds = str(options.seconds)
    theirs: list[Figures] = []
    ours: dict[str, list[Figures]] = {name: [] for name in games}
    for turn in range(options.repetitions):
        print(f"run {turn + 1} of {options.repetitions}", file=sys.stderr, flush=True)
        theirs.append(measure(options.peer, "bench.catanatron_peer", "--seconds", seconds))
        for name, figures in ours.items():
            figures.append(measure(Path(sys.executable), "bench.ours", "--seconds", seconds, "--game", name))
    print(f"Random play, one process each, medians of {options.repetitions} runs in turn (least to greatest)")
    for name, figures in ours.items():
        print(f"\n{name}")
        print(table(TARGETS[name], figures, theirs))
    print("Decisions include forced ones, with a single option; choices have two or more.")


def think(options: argparse.Namespace) -> None:
    """Players, and the laboratory."""
    print("run of the players", file=sys.stderr, flush=True)
    figures = measure(Path(sys.executable), "bench.players", "--seconds", str(options.seconds))
    print("\nplayers, one process; the laboratory with random players, one job and two")
    for game in TARGETS:
        playouts, greedy, alone, both = (figures[f"{game}_{kind}"] for kind in ("playouts", "greedy", "lab_1", "lab_2"))
        print(f"{game}: {playouts:.0f} playouts/s of a planner, {greedy:.2f} games/s of greedy,", end=" ")
        print(f"{alone:.1f} and {both:.1f} games/s in the laboratory ({both / alone:.2f}x)")


def step(options: argparse.Namespace) -> None:
    """Environments beside PettingZoo's own classics and catanatron's loop, in turn, several times."""
    theirs: list[Figures] = []
    ours: list[Figures] = []
    loops: list[Figures] = []
    for turn in range(options.repetitions):
        print(f"run {turn + 1} of {options.repetitions} of the environments", file=sys.stderr, flush=True)
        theirs.append(measure(options.peer, "bench.classics_peer", "--seconds", str(options.seconds)))
        loops.append(measure(options.peer, "bench.catanatron_peer", "--seconds", str(options.seconds)))
        ours.append(measure(Path(sys.executable), "bench.envs", "--seconds", str(options.seconds)))
    print(f"\nenvironments: steps/s, medians of {options.repetitions} runs in turn (least to greatest)")
    for name in theirs[0]:
        print(f"PettingZoo's {name}: {spread([run[name] for run in theirs])}")
    ticks = spread([run["decisions_per_second"] for run in loops])
    print(
        f"catanatron: {ticks} ticks of its own loop; this release of it brings no environment, so nothing is observed"
    )
    for game in TARGETS:
        agents, learner = ([run[f"{game}_{kind}"] for run in ours] for kind in ("agents", "learner"))
        print(f"{game}: {spread(agents)} agent by agent, {spread(learner)} of one learner")


def load() -> None:
    """Many tables on one server."""
    print("run of the server", file=sys.stderr, flush=True)
    figures = measure(Path(sys.executable), "bench.load")
    middle, late, latest = (figures[f"{name}_milliseconds"] for name in ("p50", "p99", "most"))
    verdict = "met" if late < SLOWEST_PICK else "missed"
    print(f"\nserver: {figures['tables']:.0f} tables with bots, {figures['sockets']:.0f} sockets, one process")
    print(f"{figures['picks']:.0f} picks of persons, {figures['picks_per_second']:.0f} a second")
    print("milliseconds from a pick to the table that came of it:", end=" ")
    print(f"{middle:.1f} half, {late:.1f} 99 in 100 (target < {SLOWEST_PICK:g}: {verdict}), {latest:.1f} all")


def pace() -> None:
    """Moves in a real browser."""
    print("run of the page", file=sys.stderr, flush=True)
    figures = measure(Path(sys.executable), "bench.pace")
    print("\npage: milliseconds from a click to the picture of what came of it, Chromium, 1440 x 900")
    for game in TARGETS:
        drawn, slowest, work = (figures[f"{game}_{name}"] for name in ("drawn", "slowest", "work"))
        verdict = "met" if drawn < SLOWEST_PICTURE else "missed"
        print(f"{game}: {drawn:.0f} half (target < {SLOWEST_PICTURE:g}: {verdict}), {slowest:.0f} all;", end=" ")
        print(f"the page itself works for {work:.0f} of them")
    print("milliseconds from frame to frame for 800 ms after a move, without a screen, drawn by the processor")
    for game in TARGETS:
        frame, slow, late, busy = (figures[f"{game}_{name}"] for name in ("frame", "frame_p99", "frames_late", "busy"))
        print(f"{game}: {frame:.1f} half, {slow:.1f} 99 in 100; {late:.1%} over 16.7;", end=" ")
        print(f"the page works {busy:.0%} of that time")


def read_command_line(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="run.py bench",
        description="Measure our games, players and environments beside others, the server and the page.",
    )
    known = [*TARGETS, PLAYERS, ENVS, SERVER, PAGE]
    parser.add_argument("what", nargs="*", metavar="WHAT", help=f"{', '.join(known)}; all, if none is named")
    parser.add_argument("--peer", type=Path, required=True, help="catanatron's Python; run.py gives it")
    parser.add_argument("--repetitions", type=int, default=5, metavar="N", help="how often each side is measured")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each kind of play")
    options = parser.parse_args(words)
    for name in options.what:
        if name not in known:
            parser.error(f"there is no {name!r} to measure; there are {', '.join(known)}")
    if options.repetitions < 1 or options.seconds <= 0:
        parser.error("something must be measured: at least one repetition, of some seconds")
    return options


def measure(python: Path, module: str, *words: str) -> Figures:
    command = [str(python), "-m", module, *words]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        sys.exit(f"{module} failed:\n{done.stderr}")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def table(targets: Sequence[Target], ours: Sequence[Figures], theirs: Sequence[Figures]) -> str:
    rows = [("", "Holdfast", "catanatron", "ratio", "target", "")]
    for target in targets:
        left = [run[target.ours] for run in ours]
        right = [run[target.theirs] for run in theirs]
        ratio = median(left) / median(right)
        verdict = "met" if target.is_met(ratio) else "missed"
        rows.append((target.title, spread(left), spread(right), f"{ratio:.2f}x", target.bound(), verdict))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return "\n".join(lines)


def spread(values: Sequence[float]) -> str:
    def figure(value: float) -> str:
        return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"

    return f"{figure(median(values))} ({figure(min(values))}-{figure(max(values))})"


if __name__ == "__main__":
    sys.exit(main())
