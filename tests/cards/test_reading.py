"""Card files: what YAML means here, and that no file does harm."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.cards.assembly import written
from holdfast.cards.files import MOST_BYTES, read_bytes
from holdfast.cards.problems import PackError, Problem, Problems
from holdfast.cards.reading import MOST_LEVELS, MOST_NODES, Fields, read_yaml


def read(text: str | bytes) -> object:
    """What a file with this text holds."""
    problems = Problems()
    node = read_yaml(text.encode() if isinstance(text, str) else text, "cards.yaml", problems)
    if problems:
        problems.give_up()
    return written(node)


def refused(text: str | bytes) -> Problem:
    """The one problem with this file."""
    with pytest.raises(PackError) as caught:
        read(text)
    assert len(caught.value.problems) == 1, caught.value
    return caught.value.problems[0]


def test_lists_fields_numbers_and_texts() -> None:
    assert read("a: [1, -2, 0, x]\nb: {c: true, d: false, e: null}\nf:\n") == {
        "a": [1, -2, 0, "x"],
        "b": {"c": True, "d": False, "e": None},
        "f": None,
    }


@pytest.mark.parametrize(
    "text",
    [
        *("no", "yes", "on", "off", "y", "True", "NULL", "~", "012", "0x1f", "1_000", "1e3", "1.5", ".inf", "+3", "-0"),
        *("=", "2026-11-15", "12:30"),
    ],
)
def test_what_other_yaml_readers_would_take_for_something_else_stays_text(text: str) -> None:
    assert read(f"- {text}") == [text]


def test_quotes_make_text() -> None:
    assert read("""['1', "true", 'null', ""]""") == ["1", "true", "null", ""]


def test_places_are_counted_from_one() -> None:
    problems = Problems()
    node = read_yaml(b"a: 1\nbb:\n  - x\n", "cards.yaml", problems)
    assert isinstance(node, Fields)
    assert node.keys["bb"] == ("cards.yaml", 2, 1)
    assert node.values["bb"].mark == ("cards.yaml", 3, 3)


@pytest.mark.parametrize(
    ("text", "line", "column", "told"),
    [
        ("a: 1\nb: &x [1]\n", 2, 4, "anchors (&x)"),
        ("a: *x", 1, 4, "aliases (*x)"),
        ("a: !!python/object:os.system x", 1, 4, "tags"),
        ("a: !mine [1]", 1, 4, "tags (!mine)"),
        ("- !!str 1", 1, 3, "tags"),
        ("<<: {a: 1}", 1, 1, "merge keys"),
        ("a: 1\n---\nb: 2", 2, 1, "second document"),
        ("%YAML 1.1\n---\na: 1", 1, 1, "directives"),
        ("1: x", 1, 1, 'a key must be a word: put "1" in quotes'),
        ("true: x", 1, 1, "a key must be a word"),
        ("? [a]\n: b", 1, 3, "a key must be a word"),
        ("story: a rule: go and look", 1, 14, "put a text that has a colon in it in quotes"),
        ("a: [1, 2\n", 2, 1, 'a "]" is missing: what was opened on line 1 is not closed'),
        ("a: {b: [1], c: 2\n", 2, 1, 'a "}" is missing: what was opened on line 1 is not closed'),
        ("deck:\n  - id: A\n- id: B\n", 3, 1, 'this "-" begins in column 1, and the one on line 2 in column 3: those'),
        (
            "deck:\n- id: A\n\n  - id: B\n",
            4,
            3,
            'this "-" begins in column 3, and the one on line 2 in column 1: those',
        ),
        ("- id: A\n  now: x\n story: y\n", 3, 2, "is indented unlike the lines above it"),
        ("- id: A\n  now: x\n    story: y\n", 3, 10, "is indented unlike the field above it"),
        ("\tx: 1", 1, 1, "is not YAML"),
        ("a: @b", 1, 4, "is not YAML"),
        ("", 1, 1, "is empty"),
        ("# nothing\n", 1, 1, "is empty"),
        ("a: 1\nb: x\0y", 2, 5, "U+0000"),
        ("a: \x1b[31m", 1, 4, "U+001B"),
        ('a: "\\e[31m"', 1, 4, "U+001B"),
        ('a: "\\0"', 1, 4, "U+0000"),
        (b"a: 1\nb: \xff", 2, 4, "is not UTF-8"),
        ("a: 1234567890123456", 1, 4, "more than 15 digits"),
        ("a: 1\nb: 2\na: 3", 3, 1, '"a" stands here twice; it is on line 1 already'),
    ],
)
def test_what_is_refused_and_where(text: str | bytes, line: int, column: int, told: str) -> None:
    problem = refused(text)
    assert told in problem.message
    assert (problem.mark.line, problem.mark.column) == (line, column)


def test_every_doubled_key_is_told() -> None:
    with pytest.raises(PackError) as caught:
        read("a: 1\na: 2\nb: {c: 1, c: 2}\n")
    assert [problem.mark.line for problem in caught.value.problems] == [2, 3]


HOSTILE = {
    "deep lists": "[" * 100_000,
    "deep lists, closed": "[" * 5_000 + "]" * 5_000,
    "deep fields": "{a: " * 100_000,
    "deep block lists": "- " * 100_000,
    "deep block fields": "".join(" " * depth + "a:\n" for depth in range(1_000)),
    "deep keys": "? " * 100_000,
    "laughs": "a: &a [x, x]\n"
    + "".join(f"{chr(98 + i)}: &{chr(98 + i)} [*{chr(97 + i)}, *{chr(97 + i)}]\n" for i in range(20)),
    "many values": "[" + "a," * (MOST_NODES + 10) + "]",
    "many commas": "[" + "," * 1_000_000,
    "long number": "a: " + "9" * 1_000_000,
    "long key": "x" * 1_000_000 + ": 1",
    "one long line": "a" * 1_900_000,
    "quotes": '"' * 100_001,
    "colons": ":" * 100_000,
    "a block without end": "a: |\n" + " \n" * 400_000 + "\t",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_or_read_at_once(name: str) -> None:
    began = time.process_time()
    with suppress(PackError):
        read(HOSTILE[name])
    assert time.process_time() - began < 5  # in truth a fraction of a second; a slow machine may breathe


def test_as_deep_as_allowed_and_one_deeper() -> None:
    assert read("[" * MOST_LEVELS + "]" * MOST_LEVELS)
    assert "levels deep" in refused("[" * (MOST_LEVELS + 1) + "]" * (MOST_LEVELS + 1)).message


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(PackError):
        read(data)


@given(st.text(max_size=200) | st.text(alphabet="[]{}:,-?&*!|>'\"%@` \n\tab1#<", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(PackError):
        read(text.encode("utf-8", "surrogatepass"))


def file_problem(path: Path) -> str:
    problems = Problems()
    assert read_bytes(path, problems) is None
    return problems.found[0].message


def test_only_ordinary_files_of_sensible_size_are_opened(tmp_path: Path) -> None:
    assert "no such file" in file_problem(tmp_path / "nothing.yaml")
    assert "is a folder" in file_problem(tmp_path)
    big = tmp_path / "big.yaml"
    big.write_bytes(b"a" * (MOST_BYTES + 1))
    assert "larger than 2 MB" in file_problem(big)
    assert "cannot be read" in file_problem(tmp_path / "a\0b")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert "not an ordinary file" in file_problem(tmp_path / "pipe.yaml")
