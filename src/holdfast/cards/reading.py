"""Card files: YAML cut down to what cards need, read with positions, and safe to read whoever wrote it.

Only true, false, null and decimal numbers are more than text, so `no`, `on`, `012`, `1e3` and dates stay what they look
like. Anchors, tags, merge keys and doubled keys are refused. Built from the parser's events in a loop, never by
recursion, and stopped as soon as a limit is passed: a hostile file costs a fraction of a second.
"""

from __future__ import annotations

import re
from typing import Final

import yaml

from .problems import Mark, Problems

MOST_LEVELS: Final = 32
MOST_NODES: Final = 60_000
MOST_DIGITS: Final = 15

_INTEGER: Final = re.compile(r"0|-?[1-9][0-9]*")
_WORDS: Final = {"true": True, "false": False, "null": None, "": None}
_CONTROL: Final = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")

# The C parser where PyYAML has it (every wheel does); the other one gives the same events, only slower.
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Node:
    """Something in a card file, and where it stands."""

    __slots__ = ("mark",)

    def __init__(self, mark: Mark) -> None:
        self.mark: Final = mark


class Text(Node):
    """A single value. `plain` is false where it was quoted or a block, and so is text whatever it looks like."""

    __slots__ = ("plain", "text")

    def __init__(self, mark: Mark, text: str, plain: bool) -> None:
        super().__init__(mark)
        self.text: Final = text
        self.plain: Final = plain

    @property
    def value(self) -> str | int | bool | None:
        if not self.plain:
            return self.text
        if self.text in _WORDS:
            return _WORDS[self.text]
        return int(self.text) if _INTEGER.fullmatch(self.text) else self.text


class Items(Node):
    """A list."""

    __slots__ = ("items",)

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.items: Final[list[Node]] = []


class Fields(Node):
    """A mapping: the value and the key's own place, by key."""

    __slots__ = ("keys", "values")

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.keys: Final[dict[str, Mark]] = {}
        self.values: Final[dict[str, Node]] = {}


def read_yaml(data: bytes, path: str, problems: Problems) -> Node | None:
    """The one document in these bytes, or None and a problem."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        problems.add(_mark_at_byte(data, error.start, path), "is not UTF-8 text")
        return None
    odd = _CONTROL.search(text)
    if odd:
        line = text.count("\n", 0, odd.start()) + 1
        column = odd.start() - (text.rfind("\n", 0, odd.start()) + 1) + 1
        problems.add(Mark(path, line, column), f"has a character that is not text (U+{ord(odd.group()):04X})")
        return None
    tree = _Tree(path, problems)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if not tree.take(event):
                return None
    except yaml.YAMLError as error:
        problems.add(_mark_of_error(error, path), _words_of_error(error, text))
        return None
    if tree.root is None:
        problems.add(Mark(path, 1, 1), "is empty")
    return tree.root


class _Tree:
    """Puts the parser's events together. `take` answers whether it makes sense to go on."""

    def __init__(self, path: str, problems: Problems) -> None:
        self.path: Final = path
        self.problems: Final = problems
        self.root: Node | None = None
        self.open: list[Items | Fields] = []
        self.waiting: list[Text | None] = []  # by open mapping: the key whose value comes next
        self.nodes = 0
        self.documents = 0

    def take(self, event: yaml.Event) -> bool:
        at = event.start_mark
        mark = Mark(self.path, at.line + 1, at.column + 1) if at is not None else Mark(self.path, 1, 1)
        if isinstance(event, yaml.NodeEvent):
            return self.take_node(event, mark)
        if isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
            self.waiting.pop()
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                return self.refuse(mark, "a second document begins here; a card file holds one")
            if event.version or event.tags:
                return self.refuse(mark, "directives (%) are not allowed in a card file")
        return True

    def take_node(self, event: yaml.NodeEvent, mark: Mark) -> bool:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            return self.refuse(mark, f"holds more than {MOST_NODES} values")
        if isinstance(event, yaml.AliasEvent):
            return self.refuse(mark, f"aliases (*{event.anchor}) are not allowed in a card file: write it out")
        if event.anchor:
            return self.refuse(mark, f"anchors (&{event.anchor}) are not allowed in a card file")
        assert isinstance(event, (yaml.ScalarEvent, yaml.CollectionStartEvent))
        if event.tag is not None:
            return self.refuse(mark, f"tags ({_short(event.tag)}) are not allowed in a card file")
        if isinstance(event, yaml.ScalarEvent):
            odd = _CONTROL.search(event.value) if event.style == '"' else None  # escapes are written in such quotes
            if odd:
                return self.refuse(mark, f"has a character that is not text (U+{ord(odd.group()):04X})")
            return self.put(Text(mark, event.value, not event.style))
        if len(self.open) >= MOST_LEVELS:
            return self.refuse(mark, f"is nested more than {MOST_LEVELS} levels deep")
        node: Items | Fields = Items(mark) if isinstance(event, yaml.SequenceStartEvent) else Fields(mark)
        if not self.put(node):
            return False
        self.open.append(node)
        self.waiting.append(None)
        return True

    def put(self, node: Node) -> bool:
        """Into the list or mapping that is open, as an item, a key or a value."""
        if isinstance(node, Text) and node.plain and len(node.text) > MOST_DIGITS and _INTEGER.fullmatch(node.text):
            return self.refuse(node.mark, f"this number has more than {MOST_DIGITS} digits")
        if not self.open:
            self.root = node
            return True
        inside = self.open[-1]
        if isinstance(inside, Items):
            inside.items.append(node)
            return True
        key = self.waiting[-1]
        if key is not None:
            inside.values.setdefault(key.text, node)
            self.waiting[-1] = None
            return True
        if not isinstance(node, Text):
            return self.refuse(node.mark, "a key must be a word")
        if not isinstance(node.value, str):
            return self.refuse(node.mark, f'a key must be a word: put "{node.text}" in quotes')
        if node.plain and node.text == "<<":
            return self.refuse(node.mark, "merge keys (<<) are not allowed in a card file")
        if node.text in inside.keys:
            first = inside.keys[node.text]
            self.problems.add(node.mark, f'"{_short(node.text)}" stands here twice; it is on line {first.line} already')
        inside.keys.setdefault(node.text, node.mark)
        self.waiting[-1] = node
        return True

    def refuse(self, mark: Mark, message: str) -> bool:
        self.problems.add(mark, message)
        return False


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def _mark_at_byte(data: bytes, place: int, path: str) -> Mark:
    before = data[:place]
    line_start = before.rfind(b"\n") + 1
    column = len(before[line_start:].decode("utf-8", "replace")) + 1
    return Mark(path, before.count(b"\n") + 1, column)


def _mark_of_error(error: yaml.YAMLError, path: str) -> Mark:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    return Mark(path, mark.line + 1, mark.column + 1) if mark is not None else Mark(path, 1, 1)


def _words_of_error(error: yaml.YAMLError, text: str) -> str:
    """What is wrong and what would be right; in the parser's own words only where nothing better is known."""
    problem = str(getattr(error, "problem", None) or getattr(error, "reason", None) or "cannot be read")
    context = str(getattr(error, "context", None) or "")
    mark = getattr(error, "problem_mark", None)
    lines = text.splitlines()
    line = lines[mark.line] if mark is not None and mark.line < len(lines) else ""
    if "mapping values are not allowed" in problem:
        if line.count(": ") > 1:
            return 'a second ": " in one line; put a text that has a colon in it in quotes'
        return "is indented unlike the field above it: the fields of a card begin in the same column"
    if "cannot start any token" in problem or "tab" in problem:
        return f"is not YAML: {problem} (tabs and a leading @ or ` need quotes)"
    if context.startswith("while parsing a block") and mark is not None:
        return _words_of_indent(lines[: mark.line], line)
    if context.startswith("while parsing a flow"):
        bracket = "]" if "sequence" in context else "}"
        return f'a "{bracket}" is missing: what was opened on line {error.context_mark.line + 1} is not closed'  # type: ignore[attr-defined]
    return f"is not YAML: {problem} {context}".rstrip()


def _words_of_indent(above: list[str], line: str) -> str:
    """A card that was copied from a file with another indent, most often."""
    here = len(line) - len(line.lstrip())
    item = line.lstrip().startswith("- ")
    for number in range(len(above), 0, -1):
        before = above[number - 1]
        there = len(before) - len(before.lstrip())
        if item and there != here and before.lstrip().startswith("- "):
            return (
                f'this "-" begins in column {here + 1}, and the one on line {number} in column {there + 1}: '
                "those of one list begin in the same column"
            )
    return "is indented unlike the lines above it: what belongs together begins in the same column"
