"""python -m tests.fuzz: many files of strangers, opened one after another.

python -m tests.fuzz --files 200000 --seed 1 --out build/fuzz    # about an hour and a half on one core
"""

from __future__ import annotations

import argparse
import resource
from pathlib import Path
from time import monotonic

from .files import KINDS, corpus, strangers
from .trying import Trial

SAID = 5000  # files between two lines of figures
NEW_GAMES = 20_000  # files after which other games are played to change


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--files", type=int, default=200_000, help="how many files")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=4, help="games of every start of every game")
    parser.add_argument("--played", type=float, default=0.05, help="of accepted picks, the share played to the end")
    parser.add_argument("--patience", type=float, default=1.0, help="seconds for one file")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where files that found a fault are kept")
    given = parser.parse_args()
    trial = Trial(given.seed, share_played=given.played, patience=given.patience)
    given.out.mkdir(parents=True, exist_ok=True)
    began, kept = monotonic(), 0
    for number in range(given.files):
        if number % NEW_GAMES == 0:
            saves = corpus(given.seed * 1000 + number // NEW_GAMES, given.each)
        kind = trial.chance.choice(KINDS)
        trial.open(strangers(trial.chance.choice(saves), kind, trial.chance), kind)
        while kept < len(trial.faults):
            told, data = trial.faults[kept]
            name = given.out / f"{given.seed}-{number}-{told.partition(chr(10))[0].replace(' ', '-')}"
            name.with_suffix(".json").write_bytes(data)
            name.with_suffix(".txt").write_text(told)
            trial.faults[kept] = (told, b"")
            kept += 1
        if (number + 1) % SAID == 0 or number + 1 == given.files:
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000
            print(f"{monotonic() - began:.0f} s, {memory} MB at most: {dict(trial.found)}", flush=True)
    return 1 if trial.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
