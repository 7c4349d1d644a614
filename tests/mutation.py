"""python -m tests.mutation: is every rule's code held by a test? Faults made one at a time in a sample of it.

python -m tests.mutation frostpunk this_war_of_mine --mutants 150 --seed 1    # from each game; see docs/mutation.md

A function that carries out a rule says so: its docstring opens with rule ids. One operator, number or condition in it
is changed, in a process of its own that has all else loaded already; first the tests run that cite one of those ids,
then all of the game's folder. A mutant that all of them let through has survived.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import re
import resource
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import pytest

import holdfast

GAMES: Final = Path(holdfast.__file__).parent / "games"
TESTS: Final = Path(__file__).parent
ID: Final = re.compile(r"\b(?:FP|TW)-[A-Z]+-[0-9]+")
NOT_RULES: Final = {"presence", "speech", "mind", "packs"}
SECONDS: Final = 60  # of the processor, for one mutant; one that runs on is found out, too
SAID: Final = 10  # mutants between two lines of figures

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
}  # fmt: skip
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    file: Path
    function: str
    line: int
    rules: tuple[str, ...]
    what: str
    tree: ast.Module


def functions(game: str) -> Iterator[tuple[Path, ast.FunctionDef]]:
    for file in sorted((GAMES / game).rglob("*.py")):
        if NOT_RULES.isdisjoint(file.relative_to(GAMES).parts):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and not node.decorator_list and rules_of(node):
                    yield file, node


def rules_of(function: ast.FunctionDef) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ID.findall(ast.get_docstring(function) or "")))


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    """Each way to break it, done while the caller looks and undone afterwards."""
    for node in [inner for statement in function.body[1:] for inner in ast.walk(statement)]:
        if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
            was = node.ops[0]
            node.ops[0] = COMPARED[type(was)]()
            yield node, f"{type(was).__name__} -> {type(node.ops[0]).__name__}"
            node.ops[0] = was
        elif isinstance(node, ast.BoolOp):
            kind = node.op
            node.op = ast.Or() if isinstance(kind, ast.And) else ast.And()
            yield node, "and <-> or"
            node.op = kind
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in COUNTED:
            operator = node.op
            node.op = COUNTED[type(operator)]()
            yield node, f"{type(operator).__name__} -> {type(node.op).__name__}"
            node.op = operator
        elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
            value = node.value
            node.value = not value if isinstance(value, bool) else int(value) + 1
            yield node, f"{value} -> {node.value}"
            node.value = value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLED:
            name = node.func.id
            node.func.id = CALLED[name]
            yield node, f"{name} -> {node.func.id}"
            node.func.id = name
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            test = node.test
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)
            yield node, "condition turned round"
            node.test = test


def mutants(game: str) -> Iterator[Mutant]:
    for file, function in functions(game):
        rules = rules_of(function)
        for node, what in changes(function):
            line = getattr(node, "lineno", function.lineno)
            broken = ast.Module(body=[deepcopy(function)], type_ignores=[])
            yield Mutant(file, function.name, line, rules, what, ast.fix_missing_locations(broken))


class Cited:
    """Which tests cite which rule, as pytest collects them."""

    def __init__(self) -> None:
        self.by_rule: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for one in mark.args:
                    self.by_rule.setdefault(one.partition("/")[0], []).append(item.nodeid)


def code_of(mutant: Mutant) -> CodeType:
    flags = importlib.import_module("__future__").annotations.compiler_flag
    whole = compile(mutant.tree, str(mutant.file), "exec", flags=flags)
    return next(one for one in whole.co_consts if isinstance(one, CodeType) and one.co_name == mutant.function)


def module_of(mutant: Mutant) -> Any:
    parts = mutant.file.relative_to(GAMES.parent.parent).with_suffix("").parts
    return importlib.import_module(".".join(parts))


def quietly(words: list[str], plugins: list[object] | None = None) -> int:
    with open(os.devnull, "w") as nothing:
        out, sys.stdout = sys.stdout, nothing
        try:
            return int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", *words], plugins=plugins or []))
        finally:
            sys.stdout = out


def survives(mutant: Mutant | None, near: list[str], folder: str) -> bool:
    """Whether all the tests let it through, tried in a child. None changes nothing, and has to survive."""
    child = os.fork()
    if not child:
        code = 2
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            if mutant is not None:
                function = getattr(module_of(mutant), mutant.function)
                assert isinstance(function, FunctionType)
                function.__code__ = code_of(mutant)
            code = int((near and quietly(near)) or quietly([folder]))
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) > 1:
        raise AssertionError(f"the tests could not be run on {mutant}")
    return status == 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--mutants", type=int, default=150, help="from each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.games:
        folder = str(TESTS / game)
        cited = Cited()
        quietly(["--collect-only", folder], [cited])
        holdfast.start(game)
        everything = list(mutants(game))
        sample = Random(given.seed).sample(everything, min(given.mutants, len(everything)))
        print(f"{game}: {len(everything)} mutants, {len(sample)} tried", flush=True)
        assert survives(None, [], folder), "the tests fail as it is"
        found: Counter[bool] = Counter()
        for mutant in sample:
            near = [one for rule in mutant.rules for one in cited.by_rule.get(rule, [])]
            lives = survives(mutant, list(dict.fromkeys(near)), folder)
            found[lives] += 1
            if lives:
                where = mutant.file.relative_to(GAMES)
                print(f"  survived: {where}:{mutant.line} {mutant.function}: {mutant.what}", flush=True)
            if found.total() % SAID == 0:
                print(f"  {found[False]} of {found.total()} killed", flush=True)
        print(f"{game}: {found[False]} of {found.total()} killed", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
