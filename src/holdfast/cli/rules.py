"""holdfast rules: the rulebook of a game, where each rule lives in the code, and which tests prove it."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from .. import BadOption
from ..citations import Place, cards_of_rule, checkout, citations, code_places
from ..kernel import Said
from ..rulebook import Rulebook, RuleText, book_of, rulebook
from ..terminal.rule_texts import chapters, find, whole
from .reader import words as spoken

UNPROVED = 1
AN_ID = re.compile(r"[A-Za-z]{2}-[A-Za-z]+-[0-9]+(/[0-9]+)?")
NOT_INSTALLED = Said("rules-not-installed")

Found = list[tuple[Rulebook, list[RuleText]]]


def rules(
    *words: str,
    check: Annotated[bool, Parameter(negative=())] = False,
    code: Annotated[bool, Parameter(negative=())] = False,
    tests: Path | None = None,
) -> int | None:
    """Read a game's rules; see the code that carries them out, the cards that use them, and the tests that prove them.

    Parameters
    ----------
    words
        The ids of rules (FP-LAW-12); or a game, then the beginning of ids (LAW) or words from titles and texts. A game
        alone gives its whole rulebook.
    check
        Name the tests that cite each rule and each of its cases; exit code 1 if some are cited by none.
    code
        Under each rule, list the lines of code that name it, its cards and its tests.
    tests
        The folder of tests to look in, if not the one of this source checkout.
    """
    found = asked_for(words or ("rebuild",))
    console = Console(markup=False, highlight=False, emoji=False)
    if check:
        return print_check([rule for _, rules in found for rule in rules], citations(tests_folder(tests)), console)
    if code:
        print_code(found, tests, console)
    elif len(words) < 2 and not AN_ID.fullmatch("".join(words)):
        print_book(found[0][0], console)
    else:
        for _, rules in found:
            for rule in rules:
                console.print(whole(rule, spoken()))
    return None


def asked_for(words: tuple[str, ...]) -> Found:
    """Ids say of themselves which game they belong to; other words come after a game's name."""
    if AN_ID.fullmatch(words[0]):
        return [(book, find(word, book)) for word in words for book in [book_of(word)]]
    book = rulebook(words[0])
    found = []
    for word in words[1:]:
        rules = find(word, book)
        if not rules and AN_ID.fullmatch(word):
            book_of(word)
        if not rules:
            raise BadOption(Said("rules-none", game=words[0], words=word))
        found.append((book, rules))
    return found or [(book, list(book.rules))]


def print_book(book: Rulebook, console: Console) -> None:
    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=True) if console.is_terminal else nullcontext():
        for chapter, listed in chapters(book):
            console.print(Rule(f"{book.prefix}-{chapter}", align="left"))
            for rule in listed:
                console.print(whole(rule, spoken()))
                console.print()


# -- where a rule lives -----------------------------------------------------------------------------------------------


def print_code(found: Found, tests: Path | None, console: Console) -> None:
    """Each rule with its code, its cards and its tests."""
    from .pack import pack_of

    cited = citations(tests_folder(tests)) if tests is not None or checkout() is not None else None
    for book, rules in found:
        pack = pack_of(book.game)
        for rule in rules:
            places = code_places(book.game).get(rule.id, [])
            console.print(whole(rule, spoken()))
            print_list("rules-code", "rules-no-code", places, console)
            cards = cards_of_rule(rule, pack, places)
            named = [f"{deck}: {', '.join(listed)}" for deck, listed in cards.items()]
            print_list("rules-cards", "rules-no-cards", named, console)
            if cited is None:
                console.print(Text(f"  {spoken().say('rules-tests-missing', why=NOT_INSTALLED)}"), soft_wrap=True)
            else:
                print_list("rules-tests", "rules-no-tests", tests_of(rule, cited), console)
            console.print()


def print_list(title: str, without: str, lines: Sequence[object], console: Console) -> None:
    console.print(Text(f"  {spoken().say(title if lines else without)}"), soft_wrap=True)
    for line in lines:
        console.print(Text(f"    {line}"), soft_wrap=True)


def tests_of(rule: RuleText, cited: Mapping[str, list[Place]]) -> list[str]:
    """The tests of a rule and of its cases, each with what it proves."""
    proved: dict[Place, list[str]] = {}
    for one in ids_of(rule):
        for place in cited.get(one, []):
            proved.setdefault(place, []).append(part_of(one))
    return [f"{place}  ({', '.join(parts)})" for place, parts in proved.items()]


def tests_folder(given: Path | None) -> Path:
    """The tests lie beside the source, and are not installed with it."""
    if given is not None:
        if not given.is_dir():
            raise BadOption(Said("rules-no-folder", folder=given))
        return given.resolve()
    folder = checkout()
    if folder is None:
        raise BadOption(NOT_INSTALLED)
    return folder / "tests"


# -- what is proved ---------------------------------------------------------------------------------------------------


def print_check(rules: list[RuleText], cited: Mapping[str, list[Place]], console: Console) -> int:
    """Each rule and case with its tests; then how many have some."""
    wanted: list[str] = []
    for rule in rules:
        console.print(Text(f"{rule.id}  {rule.title}", style="bold"))
        wanted += ids_of(rule)
        for one in ids_of(rule):
            for test in cited.get(one, []):
                console.print(Text(f"  {part_of(one)}: {test.path}::{test.name}"), soft_wrap=True)
            if one not in cited:
                console.print(Text(f"  {spoken().say('rules-without-test', part=part_of(one))}", style="bold red"))
    proved = sum(one in cited for one in wanted)
    share = 100 * proved / len(wanted) if wanted else 100.0
    told = spoken().say("rules-proved", number=proved, all=len(wanted), percent=round(share))
    console.print(Text(told, style="bold"))
    return 0 if proved == len(wanted) else UNPROVED


def ids_of(rule: RuleText) -> list[str]:
    return [rule.id, *(f"{rule.id}/{number}" for number in range(1, len(rule.cases) + 1))]


def part_of(id_: str) -> str:
    _, _, case = id_.partition("/")
    return spoken().say("rules-case", number=case) if case else spoken().say("rules-rule")
