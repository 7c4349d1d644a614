"""The people: what they can do, how they are, and what they are at."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple
from rich.table import Table
from rich.text import Text

from ... import nouns
from ...speech import Spoken, goods
from ...state import ACTION_ROUNDS
from ..goods import GOODS_WORDS
from ..view import WarPerson, WarView
from .house import fitting_named, plan_of
from .marks import BLACK_DOT, FAINT, FREE_DOT, HEADING, MEANT, PERSON, bar, character_of, first_name

ROOMY: Final = 96  # columns from which all abilities and whole names have room


def people(table: WarView, voice: Spoken, width: int) -> Table:
    """A line for each: five states, the action rounds that are free, the abilities, and what they are at."""
    say, roomy = voice.language.say, width >= ROOMY
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column(say("people"), no_wrap=True, overflow="ellipsis")
    for state in nouns.STATES:
        noun = voice.noun(f"state-{state}", state)
        grid.add_column(str(noun) if roomy else noun.form("short"), no_wrap=True)
    grid.add_column(say("people-acts"), no_wrap=True)
    if roomy:
        grid.add_column(say("people-abilities"), no_wrap=True)
    grid.add_column(say("people-now"), ratio=1)
    for one in table.group:
        card = character_of(voice.box, one)
        name = card.name if roomy else first_name(voice, one)
        cells = [
            who(table, one, name),
            *map(bar, astuple(one.states)),
            acts(one),
            *([Text(f"{card.prowess}·{card.empathy}·{card.inventory}")] if roomy else []),
            Text(doing(table, voice, one)),
        ]
        grid.add_row(*cells)
    return grid


def who(table: WarView, one: WarPerson, name: str) -> Text:
    """'» 1 Ingvar Stenberg': whom a card means is pointed at."""
    mark = f"{MEANT} " if table.meant == one.person else "  " if table.meant is not None else ""
    busy = one.at is not None
    return Text.assemble((mark, HEADING), (str(one.person), PERSON if busy else HEADING), (f" {name}", ""))


def acts(one: WarPerson) -> Text:
    """'○○●': a black dot where a round is blocked."""
    text = Text()
    for number in range(1, ACTION_ROUNDS + 1):
        stopped = number in one.blocked
        text.append(BLACK_DOT if stopped else FREE_DOT, HEADING if stopped else FAINT)
    return text


def doing(table: WarView, voice: Spoken, one: WarPerson) -> str:
    return ", ".join([*busy_with(table, voice, one), *carries(voice, one)])


def busy_with(table: WarView, voice: Spoken, one: WarPerson) -> list[str]:
    """What somebody is at; nothing, where that is plain from the time of day."""
    say = voice.language.say
    if one.builds is not None:
        return [say("doing-builds", {"fitting": fitting_named(voice, one.builds)})]
    if one.at is not None:
        return [space.name for space in plan_of(table, voice.box).spaces if space.id == one.at]
    if one.asleep:
        return [say("doing-sleeps")]
    if one.task is not None:
        return [say(f"doing-{one.task}"), *([say("doing-no-further")] if one.stopped else [])]
    if table.phase == "day" and table.round:
        return [say("doing-can-act" if one.can_act else "doing-cannot-act")]
    return []


def carries(voice: Spoken, one: WarPerson) -> list[str]:
    """The weapon in hand, and the medicine that is laid ready."""
    say, said = voice.language.say, []
    if one.weapon is not None:
        said.append(say("with-weapon", {"weapon": goods(voice, GOODS_WORDS.index(one.weapon))}))
    if one.treated:
        given = [goods(voice, GOODS_WORDS.index(word)) for word in one.treated]
        said.append(say("is-given", {"goods": voice.several(given)}))
    return said
