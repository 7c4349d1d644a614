"""The people: what they can do, how they are, and what they are at."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple
from rich.table import Table
from rich.text import Text

from .....kernel import listing
from ... import nouns
from ...box import WarBox
from ...state import ACTION_ROUNDS
from ..goods import GOODS_WORDS
from ..names import goods_name, some_goods
from ..view import WarPerson, WarView
from .house import fitting_named, plan_of
from .marks import BLACK_DOT, FAINT, FREE_DOT, HEADING, MEANT, PERSON, bar, character_of

ROOMY: Final = 96  # columns from which all abilities and whole names have room
SHORT: Final = {"fatigue": "tired", "illness": "ill"}
TASKS: Final = {"bed": "in a bed", "floor": "on the floor", "guard": "on guard", "out": "out"}


def people(table: WarView, box: WarBox, width: int) -> Table:
    """A line for each: five states, the action rounds that are free, the abilities, and what they are at."""
    roomy = width >= ROOMY
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=HEADING, pad_edge=False)
    grid.add_column("People", no_wrap=True, overflow="ellipsis")
    for state in nouns.STATES:
        grid.add_column(state if roomy else SHORT.get(state, state), no_wrap=True)
    grid.add_column("acts", no_wrap=True)
    if roomy:
        grid.add_column("P·E·I", no_wrap=True)
    grid.add_column("now", ratio=1)
    for one in table.group:
        card = character_of(box, one)
        name = card.name if roomy else card.name.partition(" ")[0]
        cells = [
            who(table, one, name),
            *map(bar, astuple(one.states)),
            acts(one),
            *([Text(f"{card.prowess}·{card.empathy}·{card.inventory}")] if roomy else []),
            Text(doing(table, box, one)),
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


def doing(table: WarView, box: WarBox, one: WarPerson) -> str:
    return ", ".join(part for part in (busy_with(table, box, one), *carries(one)) if part)


def busy_with(table: WarView, box: WarBox, one: WarPerson) -> str:
    """What somebody is at; nothing, where that is plain from the time of day."""
    if one.builds is not None:
        return f"builds: {fitting_named(box, one.builds)}"
    if one.at is not None:
        return next(space.name for space in plan_of(table, box).spaces if space.id == one.at)
    if one.asleep:
        return "asleep"
    if one.task is not None:
        return TASKS[one.task] + (", goes no further" if one.stopped else "")
    if table.phase == "day" and table.round:
        return "free" if one.can_act else "no action"
    return ""


def carries(one: WarPerson) -> list[str]:
    """The weapon in hand, and the medicine that is laid ready."""
    said = []
    if one.weapon is not None:
        said.append(f"with {goods_name(GOODS_WORDS.index(one.weapon))}")
    if one.treated:
        said.append(f"given {listing([some_goods(GOODS_WORDS.index(word)) for word in one.treated])}")
    return said
