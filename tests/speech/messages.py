"""What a file of messages says of itself: which gaps each message has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast, visitor

from holdfast.speech.languages import files, read


class _Gaps(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def gaps_of(node: ast.BaseNode) -> set[str]:
    gaps = _Gaps()
    gaps.visit(node)
    return gaps.found


def messages(folder: Path, language: str) -> Iterator[tuple[str, str, set[str]]]:
    """Every message and part of one with its gaps: id, part, gaps."""
    for path in files([folder], language):
        for entry in read(path).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, "", gaps_of(entry.value)
                for attribute in entry.attributes:
                    yield entry.id.name, attribute.id.name, gaps_of(attribute)


def languages_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_dir() and any(path.glob("*.ftl")))


def by_id(folder: Path, language: str) -> Mapping[str, set[str]]:
    return {name: gaps for name, part, gaps in messages(folder, language) if not part}
