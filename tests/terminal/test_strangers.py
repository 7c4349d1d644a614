"""A record or a pack that a stranger wrote does nothing to the terminal in which it is looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.cards.files import shown
from holdfast.cards.problems import Mark, Problem
from holdfast.cli import main
from holdfast.kernel.letters import readable, seen
from holdfast.speech import house
from holdfast.terminal import Screen

TITLE = "\x1b]0;owned\x07\x9b2J\u202e"


def record_with(tmp_path: Path, **changes: Any) -> Path:
    game = holdfast.start("rebuild", 2, 7)
    for _ in range(3):
        game.choose(0)
    body = msgspec.to_builtins(game.record) | changes
    file = tmp_path / "strange.record"
    file.write_bytes(msgspec.json.encode({"holdfast": "record", "format": 1, "body": body}))
    return file


def watched(file: Path, capsys: pytest.CaptureFixture[str], code: int) -> str:
    assert main(["replay", str(file)]) == code
    told = capsys.readouterr()
    text = told.out + told.err
    assert [letter for letter in text if not letter.isprintable() and letter != "\n"] == []
    return text


def test_a_takeback_is_told_without_its_escapes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record_with(tmp_path, takebacks=[{"at": 1, "seat": 0, "key": f"place:port{TITLE}"}])
    assert "place:port?]0;owned??2J?" in watched(file, capsys, 0)


def test_a_seat_that_is_not_there_takes_nothing_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = record_with(tmp_path, takebacks=[{"at": 1, "seat": 99, "key": "place:port"}])
    assert "seat 100 takes one back, and there is no such seat" in watched(file, capsys, 2)


def test_a_pick_that_cannot_be_made_is_quoted_without_its_escapes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = record_with(tmp_path, picks=[f"place:port{TITLE}"])
    assert 'Pick 1 of this record, "place:port?]0;owned??2J?"' in watched(file, capsys, 2)


def test_a_word_of_any_length_is_cut_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = watched(record_with(tmp_path, picks=["9" * 500_000]), capsys, 2)
    assert f"{'9' * 300}…" in said
    assert len(said) < 1500


def test_no_line_on_the_screen_is_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(house())
    screen.say(TITLE)
    screen.say_whole(TITLE)
    screen.tell(TITLE)
    screen.say_slowly([TITLE])
    assert capsys.readouterr().out == f"{readable(TITLE)}\n" * 3 + f"| {readable(TITLE)}\n"


def test_where_a_pack_is_wrong_is_said_without_escapes(tmp_path: Path) -> None:
    assert shown(tmp_path / f"a{TITLE}.yaml").endswith("a?]0;owned??2J?.yaml")
    assert str(Problem(Mark("a.yaml", 1, 2), TITLE, TITLE)) == f"a.yaml:1:2: card {readable(TITLE)}: {readable(TITLE)}"


def test_what_shows_nothing_is_seen_to_be_there_or_left_out() -> None:
    assert readable("a\u200bb\u3164c\u2800\ufe0f\nd") == "a?b?c??\nd"
    assert seen("a\u200bb\u3164c\u2800\ufe0f d") == "abc d"
    assert readable("Ægir Þór 李 ☂") == "Ægir Þór 李 ☂"
