"""The id of a rule is the index of this house: it is written whole wherever it is meant, so that grep finds it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.rulebook import rulebooks

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/holdfast", "web/src", "tests", "docs", "examples")
ENDS = {".py", ".ts", ".svelte", ".yaml", ".md"}

BOOKS = rulebooks()
GAMES = "|".join(book.prefix for book in BOOKS)
IDS = frozenset(rule.id for book in BOOKS for rule in book.rules)

AN_ID = re.compile(rf"\b(?:{GAMES})-[A-Z]+-[0-9]+[a-z]?\b")
# 'XY-LAW-11, 12', 'XY-LAW-11 to 14', 'XY-LAW-11/12' but for the cases of tests, 'XY-LAW-11-14'
SHORTENED = re.compile(rf"\b(?:{GAMES})-[A-Z]+-[0-9]+(?:/[0-9]+)?(?:,?\s+(?:and|or|to)\s|[,;–…-]|\.\.)\s*[0-9]+\b")
# f'XY-LAW-{n}', `XY-${family}-7`, "XY-LAW-" + n
COMPUTED = re.compile(rf"\b(?:{GAMES})-(?:[A-Z]+-)?(?:\$?\{{|[\"'`]\s*(?:[+%]|\.format|\.join))")


def files() -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDS and "static" not in path.parts and path != Path(__file__):
                yield path


FILES = [path.relative_to(ROOT).as_posix() for path in files()]


def test_there_is_something_to_check() -> None:
    assert len(FILES) > 500
    assert len(IDS) > 800
    assert sum(bool(AN_ID.search((ROOT / name).read_text("utf-8"))) for name in FILES) > 200


@pytest.mark.parametrize("name", FILES)
def test_ids_are_whole_and_a_rulebook_has_them(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for wrong in (SHORTENED, COMPUTED):
        found = wrong.search(text)
        assert found is None, f"{name}:{text[: found.start()].count(chr(10)) + 1}: {found[0]!r}"
    if not name.startswith("tests/"):  # where some are asked for that do not exist
        assert not set(AN_ID.findall(text)) - IDS


@pytest.mark.parametrize(
    "said",
    [
        "FP-LAW-11, 12",
        "FP-LAW-11,\n    12",
        "TW-DAY-03 to 07",
        "RB-ACT-01 and 02",
        "FP-LAW-11-14",
        "FP-LAW-11–14",
        "RB-ACT-04/1, 2",
    ],
)
def test_what_is_shortened_is_seen(said: str) -> None:
    assert SHORTENED.search(said)


@pytest.mark.parametrize(
    "said", ["f'FP-LAW-{n}'", "`FP-${family}-07`", '"TW-DAY-" + n', "'RB-' + chapter", "'RB-'.join(parts)"]
)
def test_what_is_computed_is_seen(said: str) -> None:
    assert COMPUTED.search(said)


@pytest.mark.parametrize("said", ["FP-LAW-11, FP-LAW-12", "RB-ACT-04/1, RB-ACT-04/2", "FP-LAW-11: 2 Food", "FP-ADJ"])
def test_what_is_whole_is_left_alone(said: str) -> None:
    assert not SHORTENED.search(said)
    assert not COMPUTED.search(said)
