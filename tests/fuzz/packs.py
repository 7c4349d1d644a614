"""Packs as a stranger may send them: each game's own, and small ones that extend it, changed as text and as bytes."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from holdfast.cards.starting import starter_files
from holdfast.games import BUILT_IN, find

from .mutations import NUMBERS, WORDS

PACK_FILE: Final = "pack.yaml"
ZIPPED: Final = 0.1  # of all packs
DEEP: Final = 3000

# What YAML has and a pack has no use for, what is nearly right, and what is no text at all.
ODD: Final[tuple[str, ...]] = (
    *WORDS,
    "&a [*a]", "*a", "<<: *a", "!!python/object/apply:os.system [ls]", "!!binary aGk=", "---", "...",
    "%YAML 9.9", "? [a]", "- - - -", "[" * DEEP, "{a: " * DEEP, "- " * DEEP, "\t", "\x00", "\ufeff", "'", '"', "|", ">",
    "#", ": ", "{}", "[]", "null", "yes", "0x7f", "1e999", ".nan", "2026-02-30", "if " * 400, "up to 2 " * 400,
    " for each wood" * 300, "gain 99999999999999999999 wood", "one of you: " * 300, "a" * 100_000,
    "(" * DEEP, "{n}", "and " * 1000,
)  # fmt: skip

Files = dict[str, bytes]


@cache
def corpus() -> list[Files]:
    """The packs that are changed: each game's own, what `holdfast pack new` begins, and each file of ours by itself."""
    packs: list[Files] = []
    for game in BUILT_IN:
        shape, base = find(game).cards()
        own = {file.name: file.read_bytes() for file in sorted(base.glob("*.yaml"))}
        begun = {name: text.encode() for name, text in starter_files("mine", shape, base).items()}
        packs += [own, begun]
        packs += [{PACK_FILE: begun[PACK_FILE], name: data} for name, data in own.items() if name != PACK_FILE]
    return packs


def strangers(packs: list[Files], chance: Random) -> Files:
    """One of them, changed in one place or in several, or in none."""
    files = dict(chance.choice(packs))
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3, 8))):
        name = chance.choice(list(files))
        files[name] = chance.choice(CHANGES)(files[name], chance)
    return files


def written(files: Files, folder: Path, chance: Random) -> Path:
    """As a folder, or as a zip that may be damaged too; where it lies."""
    if chance.random() >= ZIPPED:
        for name, data in files.items():
            (folder / name).write_bytes(data)
        return folder
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as zipped:
        for name, data in files.items():
            zipped.writestr(name, data)
    data = packed.getvalue()
    path = folder / "pack.zip"
    path.write_bytes(bytes_changed(data, chance) if chance.random() < 0.5 else data)
    return path


def in_lines(change: Callable[[list[str], int, Random], None]) -> Callable[[bytes, Random], bytes]:
    def changed(data: bytes, chance: Random) -> bytes:
        lines = data.decode("utf-8", "surrogateescape").split("\n")
        change(lines, chance.randrange(len(lines)), chance)
        return "\n".join(lines).encode("utf-8", "surrogatepass")

    return changed


def another_number(lines: list[str], at: int, chance: Random) -> None:
    lines[at] = re.sub(r"\d+", lambda _: str(chance.choice(NUMBERS)), lines[at], count=1)


def another_word(lines: list[str], at: int, chance: Random) -> None:
    """A word from elsewhere in the file in the place of one."""
    theirs = re.findall(r"[\w-]+", lines[chance.randrange(len(lines))]) or ["x"]
    mine = list(re.finditer(r"[\w-]+", lines[at]))
    if mine:
        word = chance.choice(mine)
        lines[at] = lines[at][: word.start()] + chance.choice(theirs) + lines[at][word.end() :]


def something_odd(lines: list[str], at: int, chance: Random) -> None:
    place = chance.randrange(len(lines[at]) + 1)
    lines[at] = lines[at][:place] + chance.choice(ODD) + lines[at][place:]


def odd_value(lines: list[str], at: int, chance: Random) -> None:
    lines[at] = f"{lines[at].partition(':')[0]}: {chance.choice(ODD)}"


def moved_in(lines: list[str], at: int, chance: Random) -> None:
    lines[at] = chance.choice(("", " ", "  ", "      ")) + (lines[at] if chance.random() < 0.5 else lines[at].lstrip())


def gone(lines: list[str], at: int, chance: Random) -> None:
    del lines[at : at + chance.choice((1, 1, 2, 5))]


def twice(lines: list[str], at: int, chance: Random) -> None:
    some = lines[at : at + chance.choice((1, 2, 8, 40))]
    lines[at:at] = some * chance.choice((1, 1, 1, 50))


def exchanged(lines: list[str], at: int, chance: Random) -> None:
    other = chance.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def bytes_changed(data: bytes, chance: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 3, 20)) if changed else 0):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed[: chance.randrange(len(changed) + 1)] if chance.random() < 0.3 else changed)


CHANGES: Final[tuple[Callable[[bytes, Random], bytes], ...]] = (
    *map(in_lines, (another_number, another_word, another_word, something_odd, odd_value)),
    *map(in_lines, (moved_in, gone, twice, exchanged)),
    bytes_changed,
)
