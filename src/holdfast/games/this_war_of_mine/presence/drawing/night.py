"""Out at night: where the scavengers are, how loud it is, what is unknown, what they carry."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...box import WarBox
from ...state import LOUDEST
from ..names import counted
from ..out import WarTrip
from ..view import WarView
from .marks import BAD, FAINT, HEADING, WARM, goods_listed, people_listed
from .stores import lines, load_words

UNKNOWN: Final = "▮"
READABLE: Final = 100


def trip(now: WarTrip, table: WarView, box: WarBox, width: int) -> RenderableType:
    card = next(one for one in box.locations if one.id == now.location)
    where = f"{card.title}, {now.place}" if now.place is not None else f"{card.title}, lost to the group"
    wide = min(width, READABLE)
    told = Text(card.story, "italic")
    rule = [Text.assemble(("Rule: ", HEADING), card.rule)] if card.rule else []
    rows = [
        ("Noise", noise(now)),
        ("Unknown", unknown(now, card.number)),
        *([("Turned up", Text(turned(now, box)))] if now.turned else []),
        *([("Met", Text(resident(box, now.resident), HEADING))] if now.resident is not None else []),
        ("Out", Text(people_listed(box, table.group, now.scavengers) or "nobody goes on")),
        ("Carried", Text(carried(table), BAD if is_too_much(table) else "")),
    ]
    inner = Group(told, *rule, Text(), lines(iter(rows), wide - 4))
    return Panel(inner, title=Text(where, HEADING), title_align="left", width=wide, border_style=FAINT)


def noise(now: WarTrip) -> Text:
    """The track from 1 to 10, up to where the marker lies."""
    text = Text()
    for space in range(1, LOUDEST + 1):
        here = space == now.noise
        text.append(
            f"[{space}]" if here else f" {space} ", f"bold {WARM}" if here else WARM if space < now.noise else FAINT
        )
    return text.append(f"  a roll for noise brings somebody: {now.noise} in {LOUDEST}")


def unknown(now: WarTrip, number: int) -> Text:
    return Text.assemble((" ".join(UNKNOWN * now.unknown), HEADING), f"  {now.unknown} of {number} left")


def turned(now: WarTrip, box: WarBox) -> str:
    """The last one first."""
    titles = {card.id: card.title for card in box.exploration}
    return ", ".join(titles[name] for name in reversed(now.turned))


def resident(box: WarBox, name: str) -> str:
    card = next(one for one in box.residents if one.id == name)
    return f"{card.title} ({card.kind}, {counted(card.enemies, 'enemy', 'enemies')})"


def is_too_much(table: WarView) -> bool:
    return table.load is not None and table.load.weight > table.load.capacity


def carried(table: WarView) -> str:
    said = goods_listed(table.pile) or "nothing"
    return f"{said} ({load_words(table)})" if table.load is not None else said
