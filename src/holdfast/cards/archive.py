"""The packs of past releases, each a zip named by what its cards do: games that began with one go on under it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from .files import ZIP, gather
from .packs import load_pack
from .problems import Problems
from .shapes import Shape

FOLDER: Final = "released"  # beside the pack at hand


def released(pack: Path) -> list[Path]:
    """The packs that past releases had in place of this one."""
    return sorted(pack.with_name(FOLDER).glob(f"*{ZIP}"))


def keep(pack: Path, shape: Shape) -> Path:
    """Put a pack among those of past releases, unless one that does the same lies there: then its words are as good."""
    problems = Problems()
    sources = gather(pack, problems)
    made = load_pack(pack, shape)
    file = pack.with_name(FOLDER) / f"{made.doing.effects}{ZIP}"
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        write(file, ((source.name, source.data) for source in sources))
    return file


def write(file: Path, texts: Iterable[tuple[str, bytes]]) -> None:
    """The same texts make the same bytes; nobody ever reads half of them."""
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

    aside = file.with_suffix(".new")
    with ZipFile(aside, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in texts:
            archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)
    os.replace(aside, file)
