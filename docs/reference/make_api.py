"""Makes docs/reference/api.md from the docstrings of what programs may use: `python docs/reference/make_api.py`.

A test fails when the page is not what this makes, and when something on it has nothing to say for itself.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any, NamedTuple

PAGE = Path(__file__).with_name("api.md")
WIDTH = 110  # of a call on one line
PLAIN = (str, int, float, tuple, list, dict, type(None))  # defaults that say what they are

HEAD = """# Reference for programs

Made from the docstrings by `python docs/reference/make_api.py`: change those, not this page. What is not on it may
change from one release to the next. [adding-a-game.md](../adding-a-game.md), [envs.md](../envs.md) and
[lab.md](../lab.md) show the same things in use.
"""


class Part(NamedTuple):
    """A chapter of the page: names of one module, in the order in which they are told; all that it shows, if none."""

    title: str
    module: str
    names: tuple[str, ...] = ()


PARTS = (
    Part("Starting a game", "holdfast", ("start", "load", "replay", "titles")),
    Part(
        "A game under way", "holdfast.kernel", ("Game", "Decision", "Option", "Barred", "UndoOffer", "Outcome", "Rng")
    ),
    Part("What can go wrong", "holdfast", ("HoldfastError", "BadOption", "BadSave", "Refused")),
    Part("Players", "holdfast.players"),
    Part("The laboratory", "holdfast.lab"),
    Part("Environments", "holdfast.envs"),
    Part(
        "Cards",
        "holdfast.cards",
        (
            "load_pack",
            "Pack",
            "PackError",
            "Problem",
            "Shape",
            "CardBase",
            "Option",
            "slot",
            "Lexicon",
            "perform",
            "run",
            "payable",
            "holds",
            "tally",
            "worth",
            "resolve",
            "open_options",
            "why_not_option",
            "NO_OPTION",
        ),
    ),
    Part("The registry of games", "holdfast.games", ("Row", "names", "find", "register")),
    Part(
        "What a game is made of",
        "holdfast.kernel",
        ("Rules", "StartOption", "State", "Domain", "Question", "Choice", "Together", "Refusal", "Facts", "GameOver"),
    ),
    Part("How a game looks and speaks", "holdfast.presence", ("Presence", "Drawing", "Shown")),
    Part("What programs make of a game", "holdfast.mind", ("Mind", "Odds", "Foresight", "Measures", "Track")),
)


def page() -> str:
    """The whole page, as Markdown."""
    parts = [HEAD, "\n".join(f"- [{part.title}](#{anchor(part.title)})" for part in PARTS) + "\n"]
    for part in PARTS:
        module = import_module(part.module)
        parts += [f"## {part.title}\n", *([] if part.names else [text_of(module)])]
        parts += (said_of(part.module, name, getattr(module, name)) for name in names_of(part, module))
    return "\n".join(parts)


def names_of(part: Part, module: ModuleType) -> tuple[str, ...]:
    return part.names or tuple(module.__all__)


def anchor(title: str) -> str:
    return title.lower().replace(" ", "-")


def said_of(module: str, name: str, thing: Any) -> str:
    """One name: how it is called, what it is, and if it is a class, what it has."""
    head = f"### `{module}.{name}`\n"
    if isinstance(thing, type):
        return "\n".join([head, *class_said(thing)])
    if inspect.isfunction(thing):
        return "\n".join([head, code(call(name, thing)), text_of(thing)])
    return "\n".join([head, text_of(thing) if has_text(thing) else comment_of(module, name)])


# -- classes ----------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A field as its class declares it."""

    name: str
    kind: str
    default: str
    comment: str


def class_said(cls: type) -> Iterator[str]:
    declared = fields_of(cls)
    if not declared and "__init__" in vars(cls) and not getattr(cls, "_is_protocol", False):
        yield code(call(cls.__name__, vars(cls)["__init__"], result=False))
    yield text_of(cls)
    members = [
        f"- `{one.name}: {one.kind}{f' = {one.default}' if one.default else ''}`"
        + (f": {one.comment}" if one.comment else "")
        for one in declared
    ]
    for name, member in members_of(cls):
        if name in {one.name for one in declared}:
            continue  # what a field begins as
        shown = member.fget if isinstance(member, property) else member
        said = name if isinstance(member, property) else call(name, member, width=sys.maxsize)
        members.append(f"- `{said}`: {' '.join(text_of(shown).split())}")
    if members:
        yield "\n".join(members) + "\n"


def fields_of(cls: type) -> list[Field]:
    """What a class that is plain data declares, with what is said of each in its line."""
    if not (hasattr(cls, "__dataclass_fields__") or hasattr(cls, "__struct_fields__") or hasattr(cls, "_fields")):
        return []
    source = dedent(inspect.getsource(cls))
    lines = source.splitlines()
    [found] = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    fields = [node for node in found.body if isinstance(node, ast.AnnAssign)]
    return [
        Field(
            ast.unparse(field.target),
            ast.unparse(field.annotation),
            default_of(field.value),
            comment_in(lines[(field.end_lineno or field.lineno) - 1]),
        )
        for field in fields
        if not ast.unparse(field.target).startswith("_")
    ]


def default_of(value: ast.expr | None) -> str:
    """What a field begins as, if that says something."""
    if value is None:
        return ""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
        return ", ".join(
            f"{ast.unparse(one.value)}()" if one.arg == "default_factory" else ast.unparse(one.value)
            for one in value.keywords
        )
    return "..." if isinstance(value, ast.Lambda) else ast.unparse(value)


def comment_in(line: str) -> str:
    said = line.partition("  # ")[2]
    return "" if said.startswith(("type:", "noqa")) else said


def members_of(cls: type) -> Iterator[tuple[str, Any]]:
    """Functions and properties of a class that are not its own affair."""
    for name, member in vars(cls).items():
        member = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
            yield name, member


# -- calls ------------------------------------------------------------------------------------------------------------


def call(name: str, thing: Callable[..., Any], *, result: bool = True, width: int = WIDTH) -> str:
    """A call as it is written; on several lines if it is too long for one."""
    said = inspect.signature(thing)
    parts: list[str] = []
    starred = False
    for place, one in enumerate(said.parameters.values()):
        if not place and one.name in ("self", "cls"):
            continue
        if one.kind is one.KEYWORD_ONLY and not starred:
            parts.append("*")
        starred = starred or one.kind in (one.KEYWORD_ONLY, one.VAR_POSITIONAL)
        parts.append(parameter(one))
    back = f" -> {kind(said.return_annotation)}" if result and said.return_annotation is not said.empty else ""
    line = f"{name}({', '.join(parts)}){back}"
    return line if len(line) <= width else f"{name}(\n    " + ",\n    ".join(parts) + f",\n){back}"


def parameter(one: inspect.Parameter) -> str:
    star = "*" if one.kind is one.VAR_POSITIONAL else "**" if one.kind is one.VAR_KEYWORD else ""
    said = f"{star}{one.name}" + (f": {kind(one.annotation)}" if one.annotation is not one.empty else "")
    if one.default is one.empty:
        return said
    value = repr(one.default) if isinstance(one.default, PLAIN) else "..."
    return f"{said} = {value}" if one.annotation is not one.empty else f"{said}={value}"


def kind(annotation: Any) -> str:
    """As the source has it, wherever annotations are left as they are written."""
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))


def code(text: str) -> str:
    return f"```python\n{text}\n```\n"


# -- words ------------------------------------------------------------------------------------------------------------


def has_text(thing: Any) -> bool:
    """Whether it has words of its own: not those of its type, nor those that a dataclass makes."""
    text = getattr(thing, "__doc__", None) or ""
    if isinstance(thing, type):
        return bool(text) and not text.startswith(f"{thing.__name__}(")
    return bool(text) and text != type(thing).__doc__


def text_of(thing: Any) -> str:
    """The docstring, with its examples as code."""
    out: list[str] = []
    inside = False
    for line in inspect.cleandoc(thing.__doc__ if has_text(thing) else "").splitlines():
        if line.startswith(">>>") and not inside:
            out.append("```python")
            inside = True
        elif inside and not line:
            out.append("```")
            inside = False
        out.append(line)
    return "\n".join([*out, *(["```"] if inside else [])]) + "\n"


def comment_of(module: str, name: str) -> str:
    """What is said of a value where it is given its name: in that line, or in those above it."""
    for path in sorted(Path(str(import_module(module).__file__)).parent.glob("*.py")):
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines):
            if re.match(rf"{name}\b[^=]*= ", line):
                first = number
                while first and lines[first - 1].startswith("# "):
                    first -= 1
                said = comment_in(line) or " ".join(above[2:] for above in lines[first:number])
                return f"{said[:1].upper()}{said[1:]}.\n" if said else "\n"
    return "\n"


def silent() -> list[str]:
    """What stands on the page and says nothing."""
    found = []
    for part in PARTS:
        module = import_module(part.module)
        for name in names_of(part, module):
            thing = getattr(module, name)
            if not has_text(thing) and not comment_of(part.module, name).strip():
                found.append(f"{part.module}.{name}")
            if isinstance(thing, type):
                declared = {one.name for one in fields_of(thing)}
                for other, member in members_of(thing):
                    shown = member.fget if isinstance(member, property) else member
                    if other not in declared and not has_text(shown):
                        found.append(f"{part.module}.{name}.{other}")
    return found


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.exit("\n".join(f"{name} has no docstring" for name in silent()) or None)
