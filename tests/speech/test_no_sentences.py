"""No sentence for players stands in the code of the house: each is a message, and every message is said by somebody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import holdfast
from holdfast.speech import SOURCE

from .messages import by_id

SOURCES = Path(holdfast.__file__).parent
ROOMS = (
    "kernel",
    "terminal",
    "server",
    "mcp",
    "cli",
    "players",
    "presence",
    "games",
    "ending.py",
    "rulebook.py",
)
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]? (?:[A-Za-z']+[,;:]? )+[A-Za-z']{2,}")  # three words or more

STYLE = re.compile(r"(not |bold ?|dim ?|reverse ?)+")

# What is for those who program, run a server, write packs or make agents, and stays in English.
FOR_OTHERS = {
    "cli/pack.py": "authors of packs",
    "server/openapi.py": "programs that call the server",
    "server/logs.py": "operators",
    "server/bus.py": "operators",
    "server/postgres.py": "operators",
    "server/backups.py": "SQL",
    "server/sqlite.py": "operators",
    "server/reading.py": "SQL",
    "server/sql/__init__.py": "operators",
    "server/sql/chain.py": "SQL",
    "server/sql/layout.py": "SQL",
    "server/sql/steps.py": "operators, and SQL",
    "server/metrics.py": "operators",
    "players/survival.py": "whoever writes players",
    "players/match.py": "whoever writes players",
    "players/odds.py": "whoever writes players",
    "games/rebuild/pack.py": "authors of packs",
    "games/frostpunk/checking.py": "authors of packs",
    "games/this_war_of_mine/checking.py": "authors of packs",
    # The language of cards: its words in English, and from them in every other.
    "games/rebuild/phrases.py": "cards",
    "games/frostpunk/phrases.py": "cards",
    "games/frostpunk/scenarios/phrases.py": "cards",
    "games/frostpunk/nouns.py": "cards",
    "games/this_war_of_mine/phrases.py": "cards",
    "games/this_war_of_mine/nouns.py": "cards",
    "games/this_war_of_mine/box.py": "cards",
    "games/this_war_of_mine/cards.py": "cards",
}
ALLOWED = {
    "it to it": "a game's repr",
    "pip install 'holdfast[mcp]'": "a command to type",
    "There is a game it already.": "whoever registers a game",
    "Player it answered it, where there are the answers 0 to it.": "whoever writes a player",
    "A rate is written as 20/minute or 10/30 seconds, not it.": "operators",
}
# Described to programs and agents, or in the help of commands; `standing` names gaps.
CALLS = {"Call", "Field", "App", "Parameter", "standing"}
FAULTS = {"AssertionError", "ValueError", "TypeError", "KeyError", "RuntimeError", "NotImplementedError", "DeadEnd"}
LOGS = {"debug", "info", "warning", "error", "exception", "log"}
# Tables of such descriptions, and what is no sentence at all.
TABLES = {
    "INSTRUCTIONS",
    "COMMANDS",
    "CALLS",
    "EDITION",
    "SEAT",
    "POLICY",
    "OF_OTHERS",
    "FONTS",
    "GAPS",
    "SVG_FORM",
}


# Who makes words from the names that machines use: a game that brings no messages is spelt out, and bots are players
# whose names are those of their kinds.
SPELLERS = {
    "kernel/rules.py",
    "presence/about.py",
    "presence/listing.py",
    "presence/plain.py",
    "presence/sections.py",
    "server/acts.py",
    "server/seating.py",
    "mcp/tables.py",
    "cli/play.py",
}


def paths() -> Iterator[Path]:
    for room in ROOMS:
        place = SOURCES / room
        yield from [place] if place.suffix else sorted(place.rglob("*.py"))


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_for_others(node: ast.AST) -> bool:
    """What programmers, operators and agents read, and docstrings."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.FunctionDef(name="__repr__"):
            return True
        case ast.Call(func=func):
            name = name_of(func)
            return name in CALLS | FAULTS or (name in LOGS and isinstance(func, ast.Attribute))
        case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
            return name_of(target) in TABLES
    return False


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Every string that reads like one, with its line; in one with gaps `it` stands in each."""
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if is_for_others(node):
            continue
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "it" for part in node.values]
            text = "".join(map(str, parts))
            if SENTENCE.search(text) and has_words(node):
                yield node.lineno, text
            waiting += [part for part in node.values if isinstance(part, ast.FormattedValue)]
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.search(node.value):
            yield node.lineno, node.value
        waiting += ast.iter_child_nodes(node)


def spelt_out(source: str) -> Iterator[int]:
    """Where words are made from the name of something: `word.replace("-", " ")`, `word.capitalize()`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            given = [one.value for one in node.args if isinstance(one, ast.Constant)]
            if node.func.attr in {"capitalize", "title"} or (node.func.attr == "replace" and given[1:] == [" "]):
                yield node.lineno


def counted_as_in_english(source: str) -> Iterator[int]:
    """Where one form of words is for one thing and another for several: `"x" if number == 1 else "xs"`, `many="xs"`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword) and node.arg in {"one", "many", "singular", "plural"} and is_text(node.value):
            yield node.value.lineno
        if isinstance(node, ast.IfExp) and isinstance(node.test, ast.Compare):
            compared = [one.value for one in (node.test.left, *node.test.comparators) if isinstance(one, ast.Constant)]
            if 1 in compared and any(has_words(branch) for branch in (node.body, node.orelse)):
                yield node.lineno


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def has_words(node: ast.expr) -> bool:
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return any(isinstance(one, ast.Constant) and re.search("[A-Za-z]", str(one.value)) for one in parts if is_text(one))


def test_what_a_sentence_is() -> None:
    source = '"""A docstring of five words."""\nsay("You are very late")\nsay(f"{a} waits long for {b}")\n'
    source += 'log.info("we are very late")\nraise ValueError("this is no number")\n'
    assert sorted(sentences(source)) == [(2, "You are very late"), (3, "it waits long for it")]


def test_what_is_spelt_out_or_counted_as_in_english() -> None:
    source = 'word.replace("-", " ")\nword.capitalize()\nword.replace("a", "b")\n'
    assert sorted(spelt_out(source)) == [1, 2]
    source = 'Track(one="law")\nx = "law" if n == 1 else "laws"\ny = " " if n > 1 else ""\nz = a if n == 1 else b\n'
    assert sorted(counted_as_in_english(source)) == [1, 2]


def test_no_words_are_made_from_names_of_machines() -> None:
    found = {
        f"{place}:{line}"
        for path in paths()
        if (place := path.relative_to(SOURCES).as_posix()) not in SPELLERS
        for line in spelt_out(path.read_text("utf-8"))
    }
    assert not found
    assert all(any(spelt_out((SOURCES / place).read_text("utf-8"))) for place in SPELLERS)


def test_no_words_are_counted_as_in_english() -> None:
    found = {
        f"{place}:{line}"
        for path in [*paths(), *sorted((SOURCES / "mind").rglob("*.py")), *sorted((SOURCES / "speech").rglob("*.py"))]
        if (place := path.relative_to(SOURCES).as_posix()) not in FOR_OTHERS
        for line in counted_as_in_english(path.read_text("utf-8"))
    }
    assert not found


def test_no_sentence_stands_in_the_code_of_the_house() -> None:
    found = [
        f"{place}:{line}: {text}"
        for path in paths()
        if (place := path.relative_to(SOURCES).as_posix()) not in FOR_OTHERS
        for line, text in sentences(path.read_text("utf-8"))
        if text not in ALLOWED and not text.startswith("holdfast ") and not STYLE.fullmatch(text)  # a command to type
    ]
    assert not found, "\n".join(sorted(found))


def test_what_is_for_others_is_still_there() -> None:
    assert all((SOURCES / place).exists() for place in FOR_OTHERS)
    found = {text for path in paths() for _, text in sentences(path.read_text("utf-8"))}
    assert ALLOWED.keys() <= found


def test_every_message_is_said_by_somebody() -> None:
    words: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        words |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    unsaid = by_id(SOURCES / "speech", SOURCE).keys() - words
    assert not unsaid, sorted(unsaid)


def test_every_message_that_is_said_is_there() -> None:
    known = by_id(SOURCES / "speech", SOURCE).keys()
    rooms = {message.partition("-")[0] for message in known}
    for path in paths():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name_of(node.func) in {"say", "Said", "tells"} and node.args:
                first = node.args[0]
                said = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
                assert said in known or said.partition("-")[0] not in rooms, f"{path}:{node.lineno}: {said}"
