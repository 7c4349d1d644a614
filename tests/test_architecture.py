"""Dependencies point one way: games → cards → kernel; everything else → kernel and the registry of games."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path

import pytest

import holdfast
from holdfast.games import BUILT_IN
from holdfast.kernel import State

SOURCE = Path(holdfast.__file__).parent

# What each room may import of the house, besides itself. `holdfast.games` is the registry, not what lies below it.
MAY_USE = {
    "kernel": (),
    "cards": ("holdfast.kernel",),
    "speech": ("holdfast.kernel", "holdfast.cards"),
    "presence": ("holdfast.kernel", "holdfast.speech", "holdfast.cards"),
    "mind": ("holdfast.kernel",),
    "games": ("holdfast.kernel", "holdfast.cards", "holdfast.presence", "holdfast.mind", "holdfast.speech"),
    "players": ("holdfast", "holdfast.kernel", "holdfast.mind", "holdfast.games"),
    "lab": ("holdfast", "holdfast.ending", "holdfast.kernel", "holdfast.mind", "holdfast.games", "holdfast.players"),
    "envs": (
        "holdfast",
        "holdfast.kernel",
        "holdfast.presence",
        "holdfast.mind",
        "holdfast.games",
        "holdfast.players",
    ),
    "mcp": (
        "holdfast",
        "holdfast.speech",
        "holdfast.kernel",
        "holdfast.presence",
        "holdfast.games",
        "holdfast.players",
        "holdfast.rulebook",
        "holdfast.terminal",
    ),
    "terminal": (
        "holdfast",
        "holdfast.speech",
        "holdfast.ending",
        "holdfast.kernel",
        "holdfast.presence",
        "holdfast.games",
        "holdfast.players",
        "holdfast.rulebook",
    ),
    "server": (
        "holdfast",
        "holdfast.kernel",
        "holdfast.presence",
        "holdfast.games",
        "holdfast.players",
        "holdfast.rulebook",
        "holdfast.speech",
        "holdfast.speech",
    ),
}
LOOKS = {"presence", "mind", "speech"}  # rooms of a game that rules know nothing of
DETERMINISTIC = ("kernel", "cards", "games")
CHANCE_AND_TIME = {"random", "secrets", "time", "datetime", "uuid", "numpy"}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(name: str, path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, by its full name, with the line; `from package import module` names the module. So
    does a module's name in a string, whoever may import it from there."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_named(node.value):
            yield node.lineno, node.value.partition(":")[0]
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                within = f"{origin}.{alias.name}"
                yield node.lineno, within if is_module(within) else origin


def is_module(name: str) -> bool:
    parts = name.split(".")
    place = SOURCE.parent.joinpath(*parts)
    return parts[0] == "holdfast" and (place.with_suffix(".py").exists() or (place / "__init__.py").exists())


def is_named(text: str) -> bool:
    """Whether a text is the name of one of our modules, or of something in it."""
    name = text.partition(":")[0]
    return "." in name and is_module(name)


MODULES = dict(modules())


def room(name: str) -> str:
    return ".".join(name.split(".")[:2])


def of_the_house(name: str, path: Path) -> list[tuple[int, str]]:
    return [(line, one) for line, one in imports(name, path) if one.split(".")[0] == "holdfast"]


BY_NAME = {"import_module", "__import__", "find_spec", "find_loader", "import_string", "resolve_name"}


def found_by_name(source: str) -> set[int]:
    """The lines that look for a module by a name that is put together, or handed in."""
    lines = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            whole = bool(node.args) and isinstance(node.args[0], ast.Constant)
            if called in BY_NAME or (called == "on_demand" and not whole):
                lines.add(node.lineno)
        elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            begins = str(node.values[0].value)
            if begins.startswith("holdfast.") and begins.endswith("."):
                lines.add(node.lineno)
    return lines


# Whether somebody else's library is installed; what is fetched later, by a name in full; and games of others.
MAY_ASK = ("holdfast.lab.extras", "holdfast.kernel.on_demand", "holdfast.games")


@pytest.mark.parametrize("name", [name for name in MODULES if name not in MAY_ASK])
def test_no_module_is_found_by_a_name_made_up(name: str) -> None:
    assert found_by_name(MODULES[name].read_text("utf-8")) == set(), MODULES[name]


@pytest.mark.parametrize(
    "line",
    [
        'import_module("holdfast.terminal.drawn")',
        'importlib.import_module(f"holdfast.games.{name}")',
        "__import__(where)",
        "importlib.util.find_spec(where)",
        'where = f"holdfast.games.{name}.presence"',
        "on_demand(where)",
    ],
)
def test_a_name_made_up_is_seen(line: str) -> None:
    assert found_by_name(line) == {1}


def test_a_module_named_in_a_string_is_imported(tmp_path: Path) -> None:
    upward = tmp_path / "game.py"
    upward.write_text('"""Not this: holdfast.cli."""\ndrawn = load("holdfast.terminal.table:Table")\n', "utf-8")
    assert list(imports("holdfast.kernel.game", upward)) == [(2, "holdfast.terminal.table")]


def test_there_is_something_to_check() -> None:
    assert len(MODULES) > 20
    assert ("holdfast.kernel.choice") in {
        one for _, one in of_the_house("holdfast.kernel.play", MODULES["holdfast.kernel.play"])
    }


@pytest.mark.parametrize("name", [name for name in MODULES if name.count(".") and name.split(".")[1] in MAY_USE])
def test_dependencies_point_one_way(name: str) -> None:
    mine = name.split(".")[1]
    for line, imported in of_the_house(name, MODULES[name]):
        if room(imported) == f"holdfast.{mine}":
            continue
        allowed = MAY_USE[mine]
        is_registry = imported in {"holdfast", "holdfast.games"}
        assert (imported if is_registry else room(imported)) in allowed, f"{MODULES[name]}:{line} imports {imported}"
        assert is_registry or not imported.startswith("holdfast.games."), f"{MODULES[name]}:{line} imports {imported}"


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("holdfast.games.")])
def test_one_game_knows_nothing_of_another(name: str) -> None:
    game = name.split(".")[2]
    for line, imported in of_the_house(name, MODULES[name]):
        if imported.startswith("holdfast.games"):
            assert imported.split(".")[2:3] == [game], f"{MODULES[name]}:{line} imports {imported}"


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("holdfast.games.")])
def test_no_rule_looks_at_how_its_game_is_seen_or_judged(name: str) -> None:
    game, *rest = name.split(".")[2:]
    if rest and rest[0] not in LOOKS:
        for line, imported in of_the_house(name, MODULES[name]):
            looks = imported.split(".")[3:4] if imported.startswith(f"holdfast.games.{game}.") else []
            assert not set(looks) & LOOKS, f"{MODULES[name]}:{line} imports {imported}"


# An expansion stands beside the phases: it may carry out one at another hour.
MAY_KNOW_PHASES = {"phases", "setup", "round", "questions", "phrases", "pieces", "expansions", *LOOKS}


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("holdfast.games.")])
def test_phases_call_the_chapters_and_no_chapter_calls_a_phase(name: str) -> None:
    game, *rest = name.split(".")[2:]
    if rest and rest[0] not in MAY_KNOW_PHASES:
        for line, imported in of_the_house(name, MODULES[name]):
            phase = imported.removeprefix(f"holdfast.games.{game}.phases")
            assert phase in {imported, ".order"}, f"{MODULES[name]}:{line} imports {imported}"


@pytest.mark.parametrize(
    "name", [name for name in MODULES if name.split(".")[1:2] and name.split(".")[1] in DETERMINISTIC]
)
def test_chance_and_time_come_from_the_state_alone(name: str) -> None:
    for line, imported in imports(name, MODULES[name]):
        assert imported.split(".")[0] not in CHANCE_AND_TIME, f"{MODULES[name]}:{line} imports {imported}"


@pytest.mark.parametrize("name", [name for name in MODULES if name.startswith("holdfast.kernel")])
def test_the_kernel_needs_little(name: str) -> None:
    """The standard library, and msgspec to keep games in files."""
    for line, imported in imports(name, MODULES[name]):
        top = imported.split(".")[0]
        assert top in sys.stdlib_module_names | {"holdfast", "msgspec"}, f"{MODULES[name]}:{line} imports {imported}"


@pytest.mark.parametrize(
    "name", [name for name in MODULES if name.split(".")[1:2] and name.split(".")[1] in DETERMINISTIC]
)
def test_no_rule_hangs_on_the_order_of_a_set(name: str) -> None:
    """Iterating over a set literal, comprehension or call differs from run to run where it holds words."""
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        for loop in [node] if isinstance(node, ast.For) else getattr(node, "generators", ()):
            over = loop.iter
            is_set = isinstance(over, ast.Set | ast.SetComp) or (
                isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id in {"set", "frozenset"}
            )
            assert not is_set, f"{MODULES[name]}:{over.lineno} goes through a set; sort it"


@pytest.mark.parametrize("name", [name for name, path in MODULES.items() if path.name != "__init__.py"])
def test_a_thing_has_one_address(name: str) -> None:
    """No module hands on what another holds; the front of a room (`__init__.py`) alone does."""
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        for alias in node.names if isinstance(node, ast.ImportFrom) else ():
            assert alias.asname != alias.name, f"{MODULES[name]}:{node.lineno} hands {alias.name} on"


@pytest.mark.parametrize("game", BUILT_IN)
def test_who_can_read_one_game_can_read_all(game: str) -> None:
    """The same names in each; beyond them, the chapters of its own rulebook."""
    rooms = {"presence", "mind", "packs", "speech"}
    files = {"rules.yaml", "state.py", "setup.py", "round.py", "questions.py", "phrases.py", "box.py", "hidden.py"}
    assert rooms | files <= {path.name for path in (SOURCE / "games" / game).iterdir()}


@pytest.mark.parametrize("name", MODULES)
def test_where_a_comment_sends_its_reader_there_is_a_file(name: str) -> None:
    path = MODULES[name]
    for there in re.findall(r"[Ss]ee `?((?:\w+/)*\w+\.py)", path.read_text("utf-8")):
        folders = [path.parent, *path.parents[1:4], SOURCE.parents[1]]
        assert any(list(folder.glob(there.replace("NAME", "*"))) for folder in folders), f"{path} sends to {there}"


@pytest.mark.parametrize("name", [f"holdfast.games.{game}.setup" for game in BUILT_IN])
def test_set_up_lists_no_field_that_already_says_what_it_begins_as(name: str) -> None:
    module = import_module(name.replace(".setup", ".state"))
    [state] = [one for one in vars(module).values() if isinstance(one, type) and State in one.__mro__[1:]]
    begun = {field.name for field in fields(state) if field.default_factory is not MISSING}
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == state.__name__:
            given = {keyword.arg for keyword in node.keywords}
            assert not given & begun, f"{MODULES[name]}:{node.lineno}"
            return
    pytest.fail("nobody makes a state")
