"""What can be said of a game without its table: its title, what it is, what can be settled before it, how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel import SOURCE, Named, Rules, StartOption
from ..speech import Language, house


class OptionAbout(NamedTuple):
    """Something a table can settle, and its values by the words that are typed for them; `lines` tells of each, where
    there is something to tell."""

    name: str
    title: str
    help: str
    rule: str
    values: Mapping[str, str]
    lines: Mapping[str, str]


class About(NamedTuple):
    title: str
    summary: str
    note: str  # what may trouble somebody, told before a game begins
    options: list[OptionAbout]


def about(rules: Rules[Any], language: str = SOURCE) -> About:
    """A game that brings no messages has its title, and of its options their words."""
    title = house(language).noun(rules.title)
    options = [option_about(rules, option, language) for option in rules.options]
    return About(str(title), title.forms.get("summary", ""), title.forms.get("note", ""), options)


def option_about(rules: Rules[Any], option: StartOption, language: str) -> OptionAbout:
    said = house(language).noun(Named(rules.speech, f"option-{option.name}", spelled(option.name)))
    on_cards = {} if isinstance(option.listed, tuple) else option.listed(None)
    printed = house(language).language.printed
    titles = {**said.forms, **{value: printed(title) for value, (title, _) in on_cards.items()}}
    values = {value: titles.get(value) or spelled(value) for value in option.values}
    lines = {value: printed(line) for value, (_, line) in on_cards.items()}
    return OptionAbout(option.name, str(said), said.forms.get("help", ""), option.rule, values, lines)


def spelled(word: str) -> str:
    return word.replace("_", " ").replace("-", " ").capitalize()


def verdict(said: Language, cause: str, winners: Sequence[str]) -> str:
    """How a game ended, in a sentence; by who has won, where it brings no message for it."""
    message = f"ending-{cause}"
    return said.say(message if said.has(message) else "plain-won", {"winners": said.several(winners)})
