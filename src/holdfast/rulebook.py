"""The rulebooks of the games, as data: every rule in our own words, with the cases that prove it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from .games import find, names

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True, slots=True)
class Case:
    given: str
    do: str
    expect: str


@dataclass(frozen=True, slots=True)
class RuleText:
    id: str
    title: str
    rule: str
    source: str
    who: str
    ruling: str
    cases: tuple[Case, ...]

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]


@dataclass(frozen=True)
class Rulebook:
    game: str
    prefix: str
    rules: tuple[RuleText, ...]

    @cached_property
    def citable(self) -> dict[str, RuleText]:
        """What a test may cite: each rule by its id, each of its cases by id and number (RB-SET-11/2)."""
        found = {rule.id: rule for rule in self.rules}
        for rule in self.rules:
            for number in range(1, len(rule.cases) + 1):
                found[f"{rule.id}/{number}"] = rule
        return found


def read(path: Path) -> Rulebook:
    data: dict[str, Any] = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    rules = tuple(
        RuleText(
            entry["id"],
            entry["title"],
            entry["rule"],
            entry.get("source", ""),
            entry.get("who", ""),
            entry.get("ruling", ""),
            tuple(Case(case["given"], case["do"], case["expect"]) for case in entry.get("cases", ())),
        )
        for entry in data["rules"]
    )
    return Rulebook(data["game"], data["prefix"], rules)


def rulebook(game: str) -> Rulebook:
    return read(find(game).catalogue)


def rulebooks() -> list[Rulebook]:
    """Every rulebook at hand, also of games that are not playable yet."""
    known = {find(name).catalogue for name in names()}
    return [read(path) for path in sorted(known | set(GAMES.glob("*/rules.yaml")))]


def citations(folder: Path) -> dict[str, list[str]]:
    """Which tests below a folder cite which rule: rule or case id -> tests, as pytest names them."""
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for test, ids in _cited_in(ast.parse(path.read_text("utf-8"))):
            for one in ids:
                cited.setdefault(one, []).append(f"{path.relative_to(folder.parent).as_posix()}::{test}")
    return cited


def _cited_in(module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(module):
        if not isinstance(node, ast.FunctionDef):
            continue
        ids = [
            argument.value
            for decorator in node.decorator_list
            if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule"
            for argument in decorator.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        ]
        if ids:
            yield node.name, ids
