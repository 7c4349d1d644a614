"""A game of rules alone in the terminal: the plain table, and its own keys for words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .at_the_table import environment

PROGRAM = (
    "import sys; from holdfast.cli import main; from holdfast.games import register; "
    "from tests.toys.lighthouse import ROW; register(ROW); sys.exit(main())"
)


def test_lighthouse_is_played_to_its_end(tmp_path: Path) -> None:
    words = ["play", "lighthouse", "--seats", "me,random", "--seed", "3", "--fast"]
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        input="1\n" * 200,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path, PYTHONPATH=path),
        check=True,
    )
    rows = {" ".join(line.split()) for line in done.stdout.splitlines()}
    assert {"Lighthouse", "walls 2", "deck ? 9"} <= rows
    assert {"Task?", "1 task stores"} <= rows
    assert any(row.startswith("Storm ") for row in rows)
    assert any("won. (" in row for row in rows)
