"""Compiles the kernel and the rules with mypyc: the same games, the same records, in less time. See docs/compiled.md.

`python compiled.py` makes a copy of the package in build/compiled, with machine code beside its modules; `src` is left
alone. The copy bears a stamp of what it was made from, so that nobody runs yesterday's rules by mistake. run.py uses
this file too.
"""

from __future__ import annotations

import ast
import filecmp
import importlib
import importlib.util
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from types import ModuleType

import hatch_build

ROOT = Path(__file__).resolve().parent
BUILT = Path("build") / "compiled"
STAMP = ".compiled-from"

# Where the time of a playout goes. Of the games, all but what is only read: words, views, pictures, packs.
ROOMS = ("kernel", "games/*")
SINGLE = ("cards/resolve.py", "cards/sentences.py")
READ_ONLY = ("presence", "speech")  # folders
ROWS = "expansions"  # a folder in which each package is a row, read once; compiled, it cannot be imported in a circle
READ_ONLY_MODULES = frozenset({"measures", "nouns", "pack", "questions"})

# mypyc cannot have these, or would change what they mean.
LEFT_ALONE = {
    "kernel/answers.py": "answers are sent by their annotations, which a compiled class does not keep whole",
    "kernel/decision.py": "it is only read; what a game says of a refusal has slots and inherits from one in errors.py",
    "kernel/errors.py": "what is told is sent between processes, which a compiled class with slots is not",
    "kernel/game.py": "a copy of a Game is made without its __init__, which a compiled class always runs",
    "kernel/ranges.py": "it makes types while it runs, for msgspec to check by",
    "kernel/record.py": "records are checked against its annotations, which a compiled class does not keep whole",
    "kernel/view.py": "structs are made from their annotations, which a compiled class does not keep whole",
    "kernel/rules.py": "a dataclass that is generic",
}
LEFT_ALONE_EVERYWHERE = {
    "__init__": "the folder of a game holds its rules for the registry, and is read once",
    "box": "tables, filled once, that import the rules which use them",
    "cards": "the fields of cards are read from their annotations, which a compiled class does not keep whole",
    "checking": "read once; its 'in (NONE, *WEAPONS)' stops mypyc 2.4",
    "stories": "as of cards",
    "pieces": "read when a save is; it has the same",
}
# Loaded dice inherit from one, games of one's own from the other; mypyc allows that where it is told, in words that
# `src` has no need of.
INHERITED_FROM = {"kernel/rng.py": "class Rng:", "kernel/state.py": "@dataclass(kw_only=True, eq=False)\nclass State:"}
ALLOWING = "from mypy_extensions import mypyc_attr\n\n\n@mypyc_attr(allow_interpreted_subclasses=True)\n"

# A state is a dataclass, of which a compiled one keeps too little.
STATES = ("kernel/state.py", "games/*/state.py")
OWN_SLOTS = "@dataclass(slots=True, "  # would be a second class beside the compiled one
ONE_BOX = re.compile(r"^    box: (\w+)$", re.MULTILINE)  # whose type is not there yet, and is asked for at once
# Slots of a compiled class have to be false, if it is to be inherited from.
NAMED = """
from collections.abc import Iterator


class Named:
    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __bool__(self) -> bool:
        return False

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

"""


class CompileTrouble(Exception):
    """The rules cannot be compiled here; the text tells the person what is missing."""


def modules(package: Path) -> Iterator[str]:
    """What is compiled, by its path in the package."""
    found = {path for room in ROOMS for folder in package.glob(room) for path in folder.rglob("*.py")}
    for path in sorted(found | {package / name for name in SINGLE}):
        name = path.relative_to(package).as_posix()
        if name not in LEFT_ALONE and (not name.startswith("games/") or is_rule(path.relative_to(package / "games"))):
            yield name


def is_rule(path: Path) -> bool:
    """Whether a module in the folder of a game is one of its rules."""
    _, *folders, file = path.parts
    module = file.removesuffix(".py")
    if module == "__init__":
        return bool(folders) and folders[0] not in (*READ_ONLY, ROWS)
    return not set(folders) & set(READ_ONLY) and module not in READ_ONLY_MODULES | LEFT_ALONE_EVERYWHERE.keys()


def extensions(folder: Path) -> list[Path]:
    return sorted(path for ending in ("*.so", "*.pyd") for path in folder.rglob(ending))


def fingerprint(root: Path) -> str:
    """What a copy hangs on: the modules, this file, and the Python that loads it."""
    sources = sorted((root / "src").rglob("*.py"))
    return f"{sys.version} {sysconfig.get_platform()} {hatch_build.digest(root, [root / 'compiled.py', *sources])}"


def copy_in_use(root: Path = ROOT) -> Path:
    """The folder to put on the path, with cards and page as they are now; a copy of other rules is refused."""
    folder = root / BUILT
    stamp = hatch_build.read(folder / STAMP)
    if stamp != fingerprint(root):
        lacking = "There is no compiled copy" if stamp is None else "The compiled copy is of other rules than these"
        raise CompileTrouble(f"{lacking}: python3 run.py compile")
    mirror(root / "src" / "holdfast", folder / "holdfast")
    return folder


def compile_copy(root: Path = ROOT) -> Path:
    """Compile a copy of the package; the folder to put on the path. What did not change is not compiled again."""
    for needed, module in (("mypy", "mypyc"), ("setuptools", "setuptools"), ("msgspec", "msgspec")):
        if importlib.util.find_spec(module) is None:
            raise CompileTrouble(f"The rules are compiled with {needed}, which is not installed: pip install {needed}")
    folder, stamp = root / BUILT, fingerprint(root)
    (folder / STAMP).unlink(missing_ok=True)  # written last, so that half a copy never bears one
    mirror(root / "src" / "holdfast", folder / "holdfast")
    sys.path.insert(0, str(root / "src"))
    prepare(folder / "holdfast")
    for path in extensions(folder / "holdfast"):
        path.unlink()
    os.chdir(folder)  # mypy, mypyc and setuptools all write where they stand
    try:
        compile_here([f"holdfast/{name}" for name in modules(folder / "holdfast")])
    except SystemExit as stopped:
        raise CompileTrouble("The rules do not compile; what is wrong stands above.") from stopped
    (folder / STAMP).write_text(stamp, "utf-8")
    return folder


def prepare(package: Path) -> None:
    """Say in the words of a copy what mypyc would not understand."""
    for path in (path for pattern in STATES for path in package.glob(pattern)):
        module = importlib.import_module(".".join(path.relative_to(package.parent).with_suffix("").parts))
        path.write_text(fit_state(path.read_text("utf-8"), module), "utf-8")
    for name, opening in INHERITED_FROM.items():
        path = package / name
        path.write_text(path.read_text("utf-8").replace(opening, ALLOWING + opening), "utf-8")


def fit_state(source: str, module: ModuleType) -> str:
    """A module with a state, as it can be compiled. By its annotations saves are checked, and by the slots of State
    dataclasses that inherit from it know what they have: both are given back to the class once it is made. The copy of
    a game's state, made from its fields when it is first needed, is written out."""
    from holdfast.kernel.state import copy_source

    lines, copies = [], {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and any(
            f"@{ast.unparse(mark)}".startswith(OWN_SLOTS) for mark in node.decorator_list
        ):
            fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
            kinds = {ast.unparse(field.target): ast.unparse(field.annotation) for field in fields}
            lines += [f"setattr({node.name}, '__annotations__', {kinds})"]
            for name in [name for name, kind in kinds.items() if kind.startswith("ClassVar")]:
                lines += [f"getattr({node.name}, '__dataclass_fields__').pop('{name}', None)"]  # mypyc takes it for one
                del kinds[name]
            if node.name == "State":
                lines += [f"setattr({node.name}, '__slots__', Named({tuple(kinds)}))"]
            else:
                copies[fields[-1].end_lineno] = "\n" + indent(copy_source(vars(module)[node.name]), "    ")
    source = "".join(
        line + copies.get(number, "") for number, line in enumerate(source.splitlines(keepends=True), start=1)
    )
    source = ONE_BOX.sub(r"    box: \1 | \1", source.replace(OWN_SLOTS, "@dataclass("))
    return "\n".join([source, NAMED if "Named" in "".join(lines) else "", *lines, ""])


def compile_here(paths: list[str]) -> None:
    """Each module by itself: together, mypy would look at the games in an order in which it cannot type them."""
    from mypyc.build import mypycify

    parts = mypycify(paths, opt_level="2", debug_level="0", separate=True, target_dir="build")
    importlib.import_module("setuptools").setup(  # which brings no types
        name="holdfast-compiled",
        packages=[],
        ext_modules=parts,
        script_args=["-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"],
    )


def mirror(source: Path, copy: Path) -> None:
    """Make a folder the same as another, without touching what is the same already."""
    for path in sorted(copy.rglob("*"), reverse=True) if copy.exists() else ():
        if path.is_file() and path.suffix not in (".so", ".pyd") and not (source / path.relative_to(copy)).exists():
            path.unlink()
    for path in sorted(source.rglob("*")):
        twin = copy / path.relative_to(source)
        if path.is_file() and "__pycache__" not in path.parts:
            twin.parent.mkdir(parents=True, exist_ok=True)
            if not twin.exists() or not filecmp.cmp(path, twin, shallow=False):
                shutil.copy2(path, twin)


if __name__ == "__main__":
    try:
        print(f"Compiled: {compile_copy()}")
    except CompileTrouble as trouble:
        sys.exit(str(trouble))
