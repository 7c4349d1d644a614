"""Tests of the two large games read like play: what has a name is called by it. `people["worker"]`, not `people[0]` nor
`people[WORKER]`; an answer is the key a player would give, `"gather:near-1/a"`. Only `arrange.py` and `words.py` turn
names into numbers, by the box's own tables."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

FOLDERS = ("frostpunk", "this_war_of_mine")
ARRANGING = {"__init__.py", "arrange.py", "words.py"}
ANSWERING = {"act", "ask", "asks_of", "choose", "decide", "play", "take_turn", "turn", "until"}
FIRST_AND_LAST = (0, -1)
AMOUNTS = ("MOST_", "WIDE")  # how names of what is truly a number begin

FILES = [
    f"{folder}/{path.name}"
    for folder in FOLDERS
    for path in sorted((Path(__file__).parent / folder).glob("*.py"))
    if path.name not in ARRANGING
]


def numbers_in(tree: ast.Module, named: dict[str, object]) -> Iterator[str]:
    """Where a number stands for a thing, in a module of these names."""
    imported = {
        alias.asname or alias.name: alias
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for name, value in named.items():
        if not name.startswith(AMOUNTS) and (is_number(value) or (name in imported and is_numbers(value))):
            yield f"{name} is a name for {value}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and is_number(index := literal(node.slice)) and index not in FIRST_AND_LAST:
            yield f"line {node.lineno}: [{index}]"
        if isinstance(node, ast.Call) and called(node) in ANSWERING:
            for answer in [] if says_amounts(node) else node.args:
                if is_number(literal(answer)):
                    yield f"line {node.lineno}: {called(node)}(... {literal(answer)} ...)"


def literal(node: ast.expr) -> object:
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def says_amounts(node: ast.Call) -> bool:
    """city.play(join, "worker", 3): a rule by its name and what is said to it. There, only keys can be answers."""
    return isinstance(node.func, ast.Attribute) and isinstance(node.args[0], ast.Name | ast.Attribute)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_numbers(value: object) -> bool:
    return type(value) in (range, tuple, list) and bool(value) and all(map(is_number, value))


def found(name: str) -> list[str]:
    module = import_module(f"tests.{name.removesuffix('.py').replace('/', '.')}")
    return list(numbers_in(ast.parse(Path(str(module.__file__)).read_text("utf-8")), vars(module)))


@pytest.mark.parametrize("name", FILES)
def test_what_has_a_name_is_called_by_it(name: str) -> None:
    assert found(name) == []


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("people[3]", {}),
        ("play(rule, 3)", {}),
        ("city.play(rule(city), 'gather:near-1/a', 2)", {}),
        ("WORKER = 0", {"WORKER": 0}),
        ("HOME, HUT = range(2)", {"HOME": 0, "HUT": 1}),
        ("from game import TYPES", {"TYPES": (0, 1, 2)}),
    ],
)
def test_a_number_for_a_thing_is_seen(line: str, named: dict[str, object]) -> None:
    assert list(numbers_in(ast.parse(line), named))


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("people['worker'] == 3", {}),
        ("play(rule, 'gather:near-1/a')", {}),
        ("city.play(join, 'worker', 3)", {}),
        ("log[0], log[-1], log[:3]", {}),
        ("SEATS = (1, 2, 3, 4)", {"SEATS": (1, 2, 3, 4)}),
        ("from game import MOST_FOOD", {"MOST_FOOD": 50}),
    ],
)
def test_names_and_amounts_are_left_alone(line: str, named: dict[str, object]) -> None:
    assert not list(numbers_in(ast.parse(line), named))
