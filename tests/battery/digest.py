"""Play a few games at every table and print what came of them: `python -m tests.battery.digest`."""

from __future__ import annotations

from hashlib import sha256

from holdfast.kernel import Rng
from tests.toys.playing import play_on, registered, seen_by, standing

from .tables import TABLES


def digest(seeds: int = 2) -> list[str]:
    lines = []
    with registered():
        for table in TABLES:
            for seed in range(seeds):
                game = play_on(table.start(seed), Rng(seed))
                shown = b"".join(seen_by(game, seat) for seat in (None, *range(table.seats)))
                lines.append(f"{table} {seed} {sha256(standing(game) + shown).hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(digest()))
