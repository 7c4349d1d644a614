"""Why other options are not there, in few lines: one group a rule, the telling ones first."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel import HOUSE, Barred
from ..rulebook import Rulebook
from ..speech import House

SPELT_OUT = 4  # reasons told one by one; of more than that, the first ones stand for all


def reasons(barred: list[Barred], book: Rulebook, words: House) -> Iterator[str]:
    """Small groups first: what is nearly possible is what a person wonders about."""
    groups: dict[str, list[Barred]] = {}
    for one in barred:
        groups.setdefault(one.rule, []).append(one)
    for rule in sorted(groups, key=lambda rule: len(groups[rule])):
        yield from group(title(rule, book), groups[rule], words)


def group(heading: str, barred: list[Barred], words: House) -> Iterator[str]:
    told = list(dict.fromkeys(one.reason for one in barred))
    yield words.say("table-barred", title=heading, number=len(barred))
    shown = told if len(told) <= SPELT_OUT else told[: SPELT_OUT - 1]
    yield from (f"  {reason}" for reason in shown)
    if len(told) > len(shown):
        yield f"  {words.say('table-more-barred', number=len(told) - len(shown))}"


def title(rule: str, book: Rulebook) -> str:
    if rule in HOUSE:
        return rule
    text = book.citable.get(rule)
    return f"{rule} {text.title}" if text is not None else rule
