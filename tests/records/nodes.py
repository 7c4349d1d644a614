"""Node counts: how many ways there are to go on for so many picks, from fixed positions of fixed games.

A rule that changed by accident changes a number. `python -m tests.regenerate` writes the numbers anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from holdfast.kernel import Game, Rng
from tests.battery.tables import TABLES, Table
from tests.toys.playing import play_on

FILE: Final = Path(__file__).with_name("nodes.json")
DEPTH: Final = 3
AFTER: Final = (0, 10, 25, 60, 120, 240)  # picks by chance

Counts = dict[str, list[int]]  # position -> nodes at depth 1, 2, 3


def nodes(game: Game[Any], depth: int) -> list[int]:
    """How many positions (ended games included) lie 1, 2, ... picks ahead."""
    counts = [0] * depth
    decision = game.decision
    if decision is None:
        return counts
    for option in range(len(decision)):
        counts[0] += 1
        if depth > 1:
            twin = game.clone()
            twin.choose(option)
            for further, number in enumerate(nodes(twin, depth - 1), start=1):
                counts[further] += number
    return counts


def count_table(table: Table) -> Counts:
    counts = {}
    for seed in (1, 2):
        for picks in AFTER:
            game = play_on(table.start(seed), Rng(seed), picks)
            if game.outcome is None:
                counts[f"seed {seed}, after {picks}"] = nodes(game, DEPTH)
    return counts


def kept() -> dict[str, Counts]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Counts])


def write() -> None:
    counted = {str(table): count_table(table) for table in TABLES}
    lines = [
        f' "{table}": {{\n' + ",\n".join(f'  "{position}": {numbers}' for position, numbers in counts.items()) + "\n }"
        for table, counts in counted.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")
