"""Where a rule lives: the code that names its id, the cards that say what that code does, the tests that prove it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from .cards import Pack, Sentence
from .cards.sentences import Clause, Condition, Count, Modifiers, Score
from .games import find
from .rulebook import RuleText, chapters_of

SOURCE = Path(__file__).parent
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")
ENDS = (".py", ".ts", ".svelte", ".yaml")


class Place(NamedTuple):
    """A line that names a rule, and the function, class or test it stands in, as far as that has a name."""

    path: str
    line: int
    name: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}" + (f"  {self.name}" if self.name else "")


# -- code -------------------------------------------------------------------------------------------------------------


def checkout() -> Path | None:
    """Where the source lies with its tests; None where the package is installed."""
    folder = SOURCE.parents[1]
    return folder if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir() else None


@cache
def code_places(game: str) -> dict[str, list[Place]]:
    """Every line of a game, and in a checkout of its board in the browser, that names a rule: by the rule's id."""
    root = checkout()
    book = find(game).rules.catalogue
    if book is None:
        return {}
    written = {book, *chapters_of(book)}
    found: dict[str, list[Place]] = {}
    for folder in [book.parent, *([root / "web" / "src" / "games" / game] if root else [])]:
        for path in sorted(folder.rglob("*")):
            if path.suffix in ENDS and path not in written and ".test." not in path.name:
                for id_, place in named_in(path, shown(path, root or SOURCE.parent)):
                    found.setdefault(id_, []).append(place)
    return found


def shown(path: Path, root: Path) -> str:
    return (path.relative_to(root) if path.is_relative_to(root) else path).as_posix()


def named_in(path: Path, told: str) -> Iterator[tuple[str, Place]]:
    text = path.read_text("utf-8")
    if not ID.search(text):
        return
    inside = [""] * (text.count("\n") + 2)
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):  # outer ones first
            name = name_of(node)
            if name:
                first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
                inside[first : last + 1] = [name] * (last + 1 - first)
    for number, line in enumerate(text.splitlines(), start=1):
        for id_ in dict.fromkeys(ID.findall(line)):
            yield id_, Place(told, number, inside[number])


def name_of(node: ast.AST) -> str:
    """What a function, a class or a table is called."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return targets[0].id if targets and isinstance(targets[0], ast.Name) and targets[0].id.isupper() else ""


# -- cards ------------------------------------------------------------------------------------------------------------


def cards_of_rule(rule: RuleText, pack: Pack, places: Iterable[Place]) -> dict[str, list[str]]:
    """By deck, the cards that the rule's title names, and those with a phrase that one of these places carries out."""
    functions = {(place.path.rpartition("holdfast/")[2], place.name) for place in places}
    found: dict[str, list[str]] = {}
    for deck, cards in pack.decks.items():
        for card, id_, name in zip(cards, pack.ids[deck], pack.names[deck], strict=True):
            named = re.search(rf"\b({re.escape(id_)}|{re.escape(name)})\b", rule.title) and not id_.isdigit()
            if named or any(written_in(act) in functions for act in acts(card)):
                found.setdefault(deck, []).append(id_ if name == id_ else f"{id_} {name}")
    return found


def written_in(act: Any) -> tuple[str, str]:
    return act.__module__.removeprefix("holdfast.").replace(".", "/") + ".py", act.__name__


def acts(part: object) -> Iterator[Any]:
    """The functions behind all that a card says."""
    if isinstance(part, Sentence | Clause | Count):
        yield part.act
    if isinstance(part, msgspec.Struct):
        inner: Iterable[object] = (getattr(part, name) for name in part.__struct_fields__)
    elif isinstance(part, Sentence):
        inner = (part.modifiers, *part.args)
    elif isinstance(part, Modifiers):
        inner = (part.when, part.count)
    elif isinstance(part, Condition):
        inner = part.clauses
    elif isinstance(part, Score):
        inner = part.lines
    elif isinstance(part, tuple | list):
        inner = part
    else:
        return
    for one in inner:
        yield from acts(one)


# -- tests ------------------------------------------------------------------------------------------------------------


def citations(folder: Path) -> dict[str, list[Place]]:
    """Which tests below a folder cite which rule or case: its id -> where they begin, and their names."""
    cited: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        shown = path.relative_to(folder.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for one in _cited_by(node):
                    cited.setdefault(one, []).append(Place(shown, node.lineno, node.name))
    return cited


def _cited_by(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
