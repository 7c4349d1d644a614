"""holdfast rules: the rulebook of a game, and the tests that prove each rule."""

from __future__ import annotations

import os
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from .. import BadOption
from ..rulebook import Rulebook, citations, rulebook
from ..terminal.rule_texts import chapters, find, whole

UNPROVED = 1


def rules(
    game: str = "rebuild",
    words: str | None = None,
    /,
    *,
    check: Annotated[bool, Parameter(negative=())] = False,
    tests: Path | None = None,
) -> int | None:
    """Read a game's rules, and see which tests prove them.

    Parameters
    ----------
    game
        Which game.
    words
        The id of a rule (RB-BUILD-02), the beginning of one (BUILD), or a word in its title or text.
    check
        Name the tests that cite each rule and each of its cases; exit code 1 if some are cited by none.
    tests
        The folder of tests to look in, if not the one of this source checkout.
    """
    book = rulebook(game)
    if words is not None and not find(words, book):
        raise BadOption(f"No rule of {game} has {words!r} in its id, title or text.")
    console = Console(markup=False, highlight=False, emoji=False)
    if check:
        return print_check(book, words, citations(tests_folder(tests)), console)
    print_rules(book, words, console)
    return None


def print_rules(book: Rulebook, words: str | None, console: Console) -> None:
    if words is not None:
        for rule in find(words, book):
            console.print(whole(rule))
        return
    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=True) if console.is_terminal else nullcontext():
        for chapter, listed in chapters(book):
            console.print(Rule(f"{book.prefix}-{chapter}", align="left"))
            for rule in listed:
                console.print(whole(rule))
                console.print()


def tests_folder(given: Path | None) -> Path:
    """The tests lie beside the source, and are not installed with it."""
    if given is not None:
        if not given.is_dir():
            raise BadOption(f"{given} is not a folder.")
        return given.resolve()
    checkout = Path(__file__).parents[3]
    if not (checkout / "pyproject.toml").is_file() or not (checkout / "tests").is_dir():
        raise BadOption("Tests are not installed with holdfast: --check needs a source checkout, or --tests FOLDER.")
    return checkout / "tests"


def print_check(book: Rulebook, words: str | None, cited: dict[str, list[str]], console: Console) -> int:
    """Each rule and case with its tests; then how many have some."""
    rules = book.rules if words is None else tuple(find(words, book))
    wanted: list[str] = []
    for rule in rules:
        console.print(Text(f"{rule.id}  {rule.title}", style="bold"))
        ids = [rule.id, *(f"{rule.id}/{number}" for number in range(1, len(rule.cases) + 1))]
        wanted += ids
        for one in ids:
            about = "rule" if one == rule.id else f"case {one.rpartition('/')[2]}"
            tests = cited.get(one, [])
            for test in tests:
                console.print(Text(f"  {about}: {test}"), soft_wrap=True)
            if not tests:
                console.print(Text(f"  {about}: NO TEST", style="bold red"))
    proved = sum(bool(cited.get(one)) for one in wanted)
    share = 100 * proved / len(wanted) if wanted else 100.0
    console.print(Text(f"{proved} of {len(wanted)} rules and cases are cited by a test ({share:.0f} %).", style="bold"))
    return 0 if proved == len(wanted) else UNPROVED
