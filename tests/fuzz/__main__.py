"""python -m tests.fuzz: many files of strangers, opened one after another.

python -m tests.fuzz --files 200000 --packs 5000 --seed 1 --out build/fuzz
"""

from __future__ import annotations

import argparse
import resource
import tempfile
from pathlib import Path
from time import monotonic

from . import packs
from .files import KINDS, corpus, strangers
from .trying import Trial

SAID = 5000  # files, or packs, between two lines of figures
NEW_GAMES = 20_000  # files after which other games are played to change


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--files", type=int, default=200_000, help="how many saves and records")
    parser.add_argument("--packs", type=int, default=5_000, help="how many packs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=4, help="games of every start of every game")
    parser.add_argument("--played", type=float, default=0.05, help="of accepted picks, the share played to the end")
    parser.add_argument("--patience", type=float, default=1.0, help="seconds for one file")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), help="where files that found a fault are kept")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    trial = Trial(given.seed, share_played=given.played, patience=given.patience)
    run = Run(trial, given.out, given.seed)
    for number in range(given.packs):
        try_pack(trial)
        run.look(number, given.packs)
    saves: list[bytes] = []
    for number in range(given.files):
        if number % NEW_GAMES == 0:
            saves = corpus(given.seed * 1000 + number // NEW_GAMES, given.each)
        kind = trial.chance.choice(KINDS)
        trial.open(strangers(trial.chance.choice(saves), kind, trial.chance), kind)
        run.look(number, given.files)
    return 1 if trial.faults else 0


def try_pack(trial: Trial) -> None:
    files = packs.strangers(packs.corpus(), trial.chance)
    with tempfile.TemporaryDirectory() as folder:
        trial.open_pack(packs.written(files, Path(folder), trial.chance), b"\n\f\n".join(files.values()))


class Run:
    """Keeps what found a fault, and says now and then how far it has come."""

    def __init__(self, trial: Trial, out: Path, seed: int) -> None:
        self.trial = trial
        self.out = out
        self.seed = seed
        self.began = monotonic()
        self.kept = 0

    def look(self, number: int, of: int) -> None:
        faults = self.trial.faults
        while self.kept < len(faults):
            told, data = faults[self.kept]
            name = self.out / f"{self.seed}-{self.kept}-{told.partition(chr(10))[0].replace(' ', '-')}"
            name.with_suffix(".file").write_bytes(data)
            name.with_suffix(".txt").write_text(told)
            faults[self.kept] = (told, b"")
            self.kept += 1
        if (number + 1) % SAID == 0 or number + 1 == of:
            memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000
            print(f"{monotonic() - self.began:.0f} s, {memory} MB at most: {dict(self.trial.found)}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
