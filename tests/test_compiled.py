"""What `run.py compile` compiles is still fit for it. Nothing is compiled here: that takes minutes."""

from __future__ import annotations

import ast
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

import compiled
import holdfast
import run
from holdfast.kernel.state import copy_source

PACKAGE = Path(holdfast.__file__).parent
MODULES = tuple(compiled.modules(PACKAGE))
GAMES = ("frostpunk", "rebuild", "this_war_of_mine")
STATES = tuple(f"games/{game}/state.py" for game in GAMES)


def tree(name: str) -> ast.Module:
    return ast.parse((PACKAGE / name).read_text("utf-8"))


def called(node: ast.AST) -> str:
    return ast.unparse(node.func) if isinstance(node, ast.Call) else ""


def fields_of(node: ast.ClassDef) -> dict[str, str]:
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    return {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}


def test_the_loop_of_steps_and_the_rules_are_compiled() -> None:
    rounds = {f"games/{game}/{module}.py" for game in GAMES for module in ("state", "round", "mind/evaluate")}
    assert {"kernel/play.py", "kernel/choice.py", "cards/sentences.py"} | rounds <= set(MODULES)


def test_what_is_only_read_and_what_is_left_alone_are_not() -> None:
    left = {f"games/{game}/{module}.py" for game in GAMES for module in ("box", "presence/view", "__init__")}
    assert not (left | compiled.LEFT_ALONE.keys()) & set(MODULES)
    assert not [name for name in MODULES if "/presence/" in name]


@pytest.mark.parametrize("name", compiled.LEFT_ALONE)
def test_what_is_left_alone_is_there(name: str) -> None:
    assert (PACKAGE / name).is_file()


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in the words that mypyc is given."""
    package = tmp_path_factory.mktemp("copy") / "holdfast"
    compiled.mirror(PACKAGE, package)
    compiled.prepare(package)
    return package


@pytest.mark.parametrize(("name", "opening"), compiled.INHERITED_FROM.items())
def test_what_is_inherited_from_is_there(prepared: Path, name: str, opening: str) -> None:
    assert (prepared / name).read_text("utf-8").count(f"\n{compiled.ALLOWING}{opening}\n") == 1


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_told_again_what_its_fields_are(prepared: Path, name: str) -> None:
    """Compiled, it would check a save for list, where list[int] is meant."""
    there = ast.parse((prepared / name).read_text("utf-8"))
    [state] = [node for node in there.body if isinstance(node, ast.ClassDef) and "box" in fields_of(node)]
    assert "slots" not in "".join(map(ast.unparse, state.decorator_list))
    told = [node.value.args for node in there.body if isinstance(node, ast.Expr) and called(node.value) == "setattr"]
    again = {ast.literal_eval(name): value for _, name, value in told}
    game = import_module(f"holdfast.games.{Path(name).parent.name}.state")
    known = vars(getattr(game, state.name))["__annotations__"]
    assert ast.literal_eval(again["__annotations__"]) == known


@pytest.mark.parametrize("name", STATES)
def test_the_copy_of_a_state_is_written_out(prepared: Path, name: str) -> None:
    """Where it is interpreted it is made when it is first needed; compiled code must have it from the start."""
    there = ast.parse((prepared / name).read_text("utf-8"))
    [state] = [node for node in there.body if isinstance(node, ast.ClassDef) and "box" in fields_of(node)]
    [copy] = [node for node in state.body if isinstance(node, ast.FunctionDef) and node.name == "copy"]
    made = getattr(import_module(f"holdfast.games.{Path(name).parent.name}.state"), state.name)
    assert ast.unparse(copy) == ast.unparse(ast.parse(copy_source(made)))
    assert state.body.index(copy) > max(
        place for place, node in enumerate(state.body) if isinstance(node, ast.AnnAssign)
    )


@pytest.mark.parametrize("name", MODULES)
def test_no_instance_is_made_without_its_init(name: str) -> None:
    """A compiled class runs __init__ even then, unless interpreted ones may inherit from it, or it is a dataclass."""
    if name not in compiled.INHERITED_FROM and name not in STATES:
        assert not [node.lineno for node in ast.walk(tree(name)) if called(node).endswith(".__new__")]


@pytest.mark.parametrize("name", MODULES)
def test_no_class_has_a_parent_that_cannot_be_compiled(name: str) -> None:
    """Of what is built in, mypyc takes Exception alone; the others read annotations that it does not keep whole."""
    bases = {
        ast.unparse(base) for node in ast.walk(tree(name)) if isinstance(node, ast.ClassDef) for base in node.bases
    }
    assert not bases & {"msgspec.Struct", "AssertionError", "ValueError", "KeyError", "TypeError"}


@pytest.mark.parametrize("name", MODULES)
def test_no_dataclass_is_generic(name: str) -> None:
    """It compiles, and cannot be imported."""
    classes = [node for node in ast.walk(tree(name)) if isinstance(node, ast.ClassDef)]
    dataclasses = [node for node in classes if "dataclass" in "".join(map(ast.unparse, node.decorator_list))]
    assert not [node.name for node in dataclasses if "Generic[" in "".join(map(ast.unparse, node.bases))]


@pytest.mark.parametrize("name", MODULES)
def test_no_place_in_a_table_is_asked_for_in_its_brackets(name: str) -> None:
    """mypyc 2.4 stops at `table[(yield question)]`."""
    places = [node.slice for node in ast.walk(tree(name)) if isinstance(node, ast.Subscript)]
    assert not [place.lineno for place in places if any(isinstance(part, ast.Yield) for part in ast.walk(place))]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A small house with a copy, as `run.py compile` leaves it."""
    (tmp_path / "src" / "holdfast").mkdir(parents=True)
    (tmp_path / "src" / "holdfast" / "turn.py").write_text("turn = 1\n", "utf-8")
    (tmp_path / "src" / "holdfast" / "cards.yaml").write_text("cards: []\n", "utf-8")
    (tmp_path / "compiled.py").touch()
    folder = tmp_path / compiled.BUILT
    compiled.mirror(tmp_path / "src" / "holdfast", folder / "holdfast")
    (folder / compiled.STAMP).write_text(compiled.fingerprint(tmp_path), "utf-8")
    return tmp_path


def test_a_copy_of_these_rules_is_used_with_the_cards_as_they_are_now(copied: Path) -> None:
    (copied / "src" / "holdfast" / "cards.yaml").write_text("cards: [1]\n", "utf-8")
    folder = compiled.copy_in_use(copied)
    assert folder == copied / compiled.BUILT
    assert (folder / "holdfast" / "cards.yaml").read_text("utf-8") == "cards: [1]\n"


def test_a_copy_of_other_rules_is_not(copied: Path) -> None:
    (copied / "src" / "holdfast" / "turn.py").write_text("turn = 2\n", "utf-8")
    with pytest.raises(compiled.CompileTrouble, match="is of other rules than these: "):
        compiled.copy_in_use(copied)
    (copied / compiled.BUILT / compiled.STAMP).unlink()
    with pytest.raises(compiled.CompileTrouble, match="There is no compiled copy: "):
        compiled.copy_in_use(copied)


@pytest.mark.parametrize("words", [["--compiled", "bench", "rebuild"], ["bench", "--compiled", "rebuild"]])
def test_a_command_finds_the_copy_first(copied: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    called: list[tuple[str, list[str]]] = []

    def bench(rest: Sequence[str]) -> int:
        called.append((os.environ["PYTHONPATH"], list(rest)))
        return 0

    monkeypatch.setattr(run, "ROOT", copied)
    monkeypatch.setitem(run.COMMANDS, "bench", bench)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert run.main(words) == 0
    assert called == [(f"{copied / compiled.BUILT}{os.pathsep}elsewhere", ["rebuild"])]


def test_without_a_copy_it_says_how_to_make_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "compiled.py").touch()
    monkeypatch.setattr(run, "ROOT", tmp_path)
    assert run.main(["test", "--compiled"]) == 1
    assert capsys.readouterr().err == "\nThere is no compiled copy: python3 run.py compile\n"


def test_a_copy_follows_its_source(tmp_path: Path) -> None:
    source, copy = tmp_path / "source", tmp_path / "copy"
    (source / "rules").mkdir(parents=True)
    (source / "rules" / "turn.py").write_text("turn = 1\n", "utf-8")
    (source / "rules" / "old.py").write_text("", "utf-8")
    compiled.mirror(source, copy)
    (source / "rules" / "turn.py").write_text("turn = 2\n", "utf-8")
    (source / "rules" / "old.py").unlink()
    (copy / "rules" / "turn.so").touch()
    compiled.mirror(source, copy)
    assert (copy / "rules" / "turn.py").read_text("utf-8") == "turn = 2\n"
    assert sorted(path.name for path in (copy / "rules").iterdir()) == ["turn.py", "turn.so"]
