"""Rules to read: one by its id, some by a word, or a whole book."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..kernel import HOUSE
from ..rulebook import Rulebook, RuleText
from ..speech import House

IN_FULL = 3  # so many rules found are shown whole; more are listed


def look_up(wanted: str, book: Rulebook, words: House) -> RenderableType:
    """What a person sees who asks for a rule by id, by the beginning of one, or by a word."""
    rule = wanted.strip().upper()
    if rule in HOUSE:
        return Text(f"{rule}  {words.say(rule)}")
    rules = find(wanted, book)
    if not rules:
        return Text(words.say("terminal-rule-unknown", words=wanted))
    if len(rules) <= IN_FULL:
        return Group(*(whole(rule, words) for rule in rules))
    head = words.say("terminal-rules-found", number=len(rules))
    return Text("\n".join([head, *(f"  {rule.id}  {rule.title}" for rule in rules)]))


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


def whole(rule: RuleText, words: House) -> RenderableType:
    """The rule, who acts by it, how we read it where the booklet is silent, and the cases that prove it."""
    heading = Text(f"{rule.id}  {rule.title}", style="bold")
    parts: list[RenderableType] = [Text(rule.rule.strip())]
    if rule.who:
        parts.append(Text(words.say("terminal-rule-who", who=rule.who)))
    if rule.ruling:
        parts.append(Text(words.say("terminal-rule-ruling", ruling=rule.ruling.strip()), style="italic"))
    for number, case in enumerate(rule.cases, 1):
        told = words.say("terminal-rule-case", number=number, given=case.given, do=case.do, expect=case.expect)
        parts.append(Text(told))
    if rule.source:
        parts.append(Text(words.say("terminal-rule-source", source=rule.source), style="dim"))
    return Group(heading, Padding(Group(*parts), (0, 0, 0, 2)))


def chapters(book: Rulebook) -> Iterator[tuple[str, list[RuleText]]]:
    """The rules by chapter, in the book's order."""
    found: dict[str, list[RuleText]] = {}
    for rule in book.rules:
        found.setdefault(rule.chapter, []).append(rule)
    yield from found.items()
