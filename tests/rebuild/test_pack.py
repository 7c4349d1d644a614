"""What a pack of one's own must allow, and what its maker is told where it does not."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from holdfast.cards import Pack, PackError, load_pack
from holdfast.games.rebuild.box import BUILT_IN
from holdfast.games.rebuild.pack import shape

UNNAMED = "every tile needs a name of its own, since players choose by it"
TOO_MANY = "a price asks for 8 workers at most"
LEVELS = "building tiles have level 1 or 2, and no others have one"


def changed(folder: Path, file: str, old: str, new: str, times: int = -1) -> Path:
    """A copy of the built-in pack with something written differently (all of it, unless told how often)."""
    pack = folder / "own"
    if not pack.exists():
        copytree(BUILT_IN, pack)
    card_file = pack / f"{file}.yaml"
    text = card_file.read_text("utf-8")
    assert old in text
    card_file.write_text(text.replace(old, new, times), "utf-8")
    return pack


def read(folder: Path) -> Pack:
    return load_pack(folder, shape, keep=False)


def faults(folder: Path) -> list[str]:
    """What is wrong with the pack: where (file, card, field) and why, without lines and columns."""
    with pytest.raises(PackError) as caught:
        read(folder)
    return [str(problem).replace(str(folder), "").lstrip("/") for problem in caught.value.problems]
