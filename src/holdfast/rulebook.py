"""The rulebooks of the games, as data: every rule in our own words, with the cases that prove it."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from .games import find, names
from .kernel.errors import BadOption, Said

GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True, slots=True)
class Case:
    given: str
    do: str
    expect: str


@dataclass(frozen=True, slots=True)
class RuleText:
    id: str
    title: str
    rule: str
    source: str
    who: str
    ruling: str
    cases: tuple[Case, ...]

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]


@dataclass(frozen=True)
class Rulebook:
    game: str
    prefix: str
    rules: tuple[RuleText, ...]

    @cached_property
    def citable(self) -> dict[str, RuleText]:
        """What a test may cite: each rule by its id, each of its cases by id and number (RB-SET-11/2)."""
        found = {rule.id: rule for rule in self.rules}
        for rule in self.rules:
            for number in range(1, len(rule.cases) + 1):
                found[f"{rule.id}/{number}"] = rule
        return found


def read(path: Path) -> Rulebook:
    """A rulebook: a file; and chapters that lie in a folder beside it, one file for each expansion."""
    data = loaded(path)
    chapters = [loaded(chapter) for chapter in chapters_of(path)]
    rules = tuple(
        RuleText(
            entry["id"],
            entry["title"],
            entry["rule"],
            entry.get("source", ""),
            entry.get("who", ""),
            entry.get("ruling", ""),
            tuple(Case(case["given"], case["do"], case["expect"]) for case in entry.get("cases", ())),
        )
        for part in (data, *chapters)
        for entry in part["rules"]
    )
    return Rulebook(data["game"], data["prefix"], rules)


def chapters_of(path: Path) -> list[Path]:
    """The files of `rules/` beside a `rules.yaml`."""
    return sorted(path.with_suffix("").glob("*.yaml"))


def loaded(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return data


def rulebook(game: str) -> Rulebook:
    """A game's rules; none, where nobody has written them down yet."""
    catalogue = find(game).rules.catalogue
    return Rulebook(game, "", ()) if catalogue is None else read(catalogue)


def book_of(id_: str) -> Rulebook:
    """The rulebook that a rule or case stands in; an unknown id is refused with the one that may have been meant."""
    wanted = id_.upper()
    books = rulebooks()
    for book in books:
        if wanted in book.citable:
            return book
    known = [each for book in books for each in (book.citable if "/" in wanted else [rule.id for rule in book.rules])]
    close = get_close_matches(wanted, known, n=1)
    raise BadOption(Said("house-no-rule", rule=wanted, close=close))


def rulebooks() -> list[Rulebook]:
    """Every rulebook at hand, also of games that are not playable yet."""
    known = {path for name in names() if (path := find(name).rules.catalogue) is not None}
    return [read(path) for path in sorted(known | set(GAMES.glob("*/rules.yaml")))]
