"""Driving the terminal client from outside, as a person or a script would."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A system of its own: no colours asked for, and its own place for unfinished games."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "LINES")}
    return {**kept, "HOLDFAST_STATE": str(folder / "state"), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **more}


def holdfast(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a pipe, type all of `typed`, and close the input."""
    return subprocess.run(
        [sys.executable, "-m", "holdfast", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(folder),
        check=False,
        timeout=120,
    )


def play(folder: Path, *words: str, typed: str = "") -> str:
    """What a well-behaved game says."""
    done = holdfast(folder, "play", *words, typed=typed)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def kept(folder: Path) -> list[Path]:
    """The unfinished games in the state folder."""
    return sorted((folder / "state").glob("*"))


def bare(text: str) -> str:
    """Without colours and the like."""
    return ESCAPES.sub("", text)


def fits(text: str, width: int) -> list[str]:
    """The lines that do not fit; commands to be copied are left whole, and the terminal breaks them."""
    return [line for line in bare(text).splitlines() if len(line) > width and "holdfast play --load" not in line]
