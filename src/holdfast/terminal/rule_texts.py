"""Rules to read: one by its id, some by a word, or a whole book."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..kernel import HOUSE
from ..rulebook import Rulebook, RuleText

IN_FULL = 3  # so many rules found are shown whole; more are listed


def look_up(words: str, book: Rulebook) -> RenderableType:
    """What a person sees who asks for a rule by id, by the beginning of one, or by a word."""
    wanted = words.strip().upper()
    if wanted in HOUSE:
        return Text(f"{wanted}  {HOUSE[wanted]}")
    rules = find(words, book)
    if not rules:
        return Text(f"No rule of this game has {words!r} in its id, title or text.")
    if len(rules) <= IN_FULL:
        return Group(*(whole(rule) for rule in rules))
    return Text("\n".join([f"{len(rules)} rules; r ID shows one:", *(f"  {rule.id}  {rule.title}" for rule in rules)]))


def find(words: str, book: Rulebook) -> list[RuleText]:
    """By id (a case's id means its rule), else by the beginning of ids, else by a word in title or text."""
    wanted = words.strip().upper()
    if wanted in book.citable:
        return [book.citable[wanted]]
    if wanted and not wanted.startswith(book.prefix):
        wanted = f"{book.prefix}-{wanted}"
    begun = [rule for rule in book.rules if rule.id.startswith(wanted)]
    if begun:
        return begun
    text = words.strip().lower()
    titled = [rule for rule in book.rules if text in rule.title.lower()]
    return titled or [rule for rule in book.rules if text in rule.rule.lower() or text in rule.ruling.lower()]


def whole(rule: RuleText) -> RenderableType:
    """The rule, who acts by it, how we read it where the booklet is silent, and the cases that prove it."""
    heading = Text(f"{rule.id}  {rule.title}", style="bold")
    parts: list[RenderableType] = [Text(rule.rule.strip())]
    if rule.who:
        parts.append(Text(f"Who: {rule.who}"))
    if rule.ruling:
        parts.append(Text(f"Ruling: {rule.ruling.strip()}", style="italic"))
    for number, case in enumerate(rule.cases, 1):
        parts.append(Text(f"Case {number}. Given {case.given}; {case.do}: {case.expect}."))
    if rule.source:
        parts.append(Text(f"Source: {rule.source}", style="dim"))
    return Group(heading, Padding(Group(*parts), (0, 0, 0, 2)))


def chapters(book: Rulebook) -> Iterator[tuple[str, list[RuleText]]]:
    """The rules by chapter, in the book's order."""
    found: dict[str, list[RuleText]] = {}
    for rule in book.rules:
        found.setdefault(rule.chapter, []).append(rule)
    yield from found.items()
