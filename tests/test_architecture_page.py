"""The pages that show the house show it as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .test_architecture import MAY_USE, SOURCE

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
TEXT = PAGE.read_text("utf-8")
ROOMS = dict(re.findall(r"^\| `(\w+)/` \|.*\| (.*) \|$", TEXT, re.MULTILINE))
A_FILE = re.compile(r"[\w./]+/?\.?(?:[\w]+)\.(?:py|ts|svelte|yaml|md)\b")


def test_every_room_stands_in_the_table() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert set(ROOMS) == rooms


@pytest.mark.parametrize("room", MAY_USE)
def test_what_a_room_leans_on_is_what_it_may_import(room: str) -> None:
    said = set(re.findall(r"`(\w+)`", ROOMS[room]))
    assert said == {one.removeprefix("holdfast.") for one in MAY_USE[room]}


@pytest.mark.parametrize("name", sorted(set(A_FILE.findall(TEXT))))
def test_every_file_named_there_is_there(name: str) -> None:
    folders = [PAGE.parent, ROOT, SOURCE, ROOT / "web" / "src", SOURCE / "server", SOURCE / "games" / "rebuild"]
    assert any(list(folder.glob(name.replace("NAME", "*"))) for folder in folders)
