"""A server of another release: `python -m tests.server.release NAME --store ...`; Lighthouse is as NAME has it."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from holdfast.cli import main
from tests.toys.later import LATER, OTHER_CARDS, TASKS, as_released
from tests.toys.lighthouse import RULES, TowerBox

_now, _then = TowerBox(OTHER_CARDS, (TASKS[1], TASKS[0], *TASKS[2:])), TowerBox()
RELEASES = {
    "first": RULES,
    "with-other-cards": replace(RULES, open_box=lambda path: _now),
    "with-other-cards-and-the-old": replace(
        RULES, open_box=lambda path: _now if path is None else _then, released=lambda: [Path("then")]
    ),
    "with-other-rules": replace(LATER, moves=()),
    "with-a-step-to-other-rules": LATER,
}

if __name__ == "__main__":
    with as_released(RELEASES[sys.argv[1]]):
        sys.exit(main(["serve", *sys.argv[2:]]))
