"""What can be said of a game without its table: its title, what it is, what can be settled before it, how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel import SOURCE, Clash, Named, Rules, StartOption
from ..speech import House, Language, house
from ..speech.reprinting import texts_in


class OptionAbout(NamedTuple):
    """Something a table can settle, and its values by the words that are typed for them; `lines` tells of each, where
    there is something to tell."""

    name: str
    title: str
    help: str
    rule: str
    values: Mapping[str, str]
    lines: Mapping[str, str]
    not_with: list[Clash]  # what it cannot be combined with, itself always first


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
    printed = texts_in(rules.open_box(None), language) if on_cards else {}
    titles = {**said.forms, **{value: printed[title] for value, (title, _) in on_cards.items()}}
    values = {value: titles.get(value) or spelled(value) for value in option.values}
    lines = {value: printed[line] for value, (_, line) in on_cards.items()}
    help_, clashes = said.forms.get("help", ""), clashes_of(rules, option)
    return OptionAbout(option.name, str(said), help_, option.rule, values, lines, clashes)


def clashes_of(rules: Rules[Any], option: StartOption) -> list[Clash]:
    """What this option cannot be combined with, whichever of the two says so."""
    told = []
    for clash in rules.clashes:
        if clash.option == option.name:
            told.append(clash)
        elif clash.other == option.name:
            told.append(Clash(clash.other, clash.others, clash.option, clash.values, clash.rule))
    return told


def clashes_in_words(said: House, option: OptionAbout) -> list[str]:
    """As they are typed: what each of them is, and by which rule."""
    return [
        said.say(
            "option-not-with", values="|".join(one.values), other=one.other, others="|".join(one.others), rule=one.rule
        )
        for one in option.not_with
    ]


def spelled(word: str) -> str:
    return word.replace("_", " ").replace("-", " ").capitalize()


def verdict(said: Language, cause: str, winners: Sequence[str]) -> str:
    """How a game ended, in a sentence; by who has won, where it brings no message for it."""
    message = f"ending-{cause}"
    return said.say(message if said.has(message) else "plain-won", {"winners": said.several(winners)})
