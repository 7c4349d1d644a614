"""Out at night: where the scavengers are, how loud it is, what is unknown, what they carry."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from .....presence.on_cards import in_deck
from .....presence.styled import styled
from ...speech import Spoken, enemies_of
from ...state import LOUDEST
from ..out import WarTrip
from ..view import WarView
from .marks import BAD, FAINT, HEADING, WARM, people_listed
from .stores import Row, carried, lines

UNKNOWN: Final = "▮"
READABLE: Final = 100


def trip(now: WarTrip, table: WarView, voice: Spoken, width: int) -> RenderableType:
    card = in_deck(voice.box.locations, now.location)
    place = "lost" if now.place is None else now.place
    where = voice.language.say("trip-at", {"location": card.title, "place": place})
    wide = min(width, READABLE)
    told = Text(card.story, "italic")
    rule = [Text.assemble(*styled(voice, "trip-rule", HEADING, rule=(card.rule, "")))] if card.rule else []
    people = people_listed(voice, table.group, now.scavengers)
    rows: list[Row] = [
        ("noise", noise(now, voice)),
        ("unknown", unknown(now, card.number, voice)),
        *([("turned-up", Text(turned(now, voice)))] if now.turned else []),
        *([("met", Text(resident(voice, now.resident), HEADING))] if now.resident is not None else []),
        ("out", Text(voice.language.say("trip-out", {"people": people}))),
        ("carried", Text(carried(table, voice), BAD if is_too_much(table) else "")),
    ]
    inner = Group(told, *rule, Text(), lines(rows, voice, wide - 4))
    return Panel(inner, title=Text(where, HEADING), title_align="left", width=wide, border_style=FAINT)


def noise(now: WarTrip, voice: Spoken) -> Text:
    """The track from 1 to 10, up to where the marker lies."""
    text = Text()
    for space in range(1, LOUDEST + 1):
        here = space == now.noise
        text.append(
            f"[{space}]" if here else f" {space} ", f"bold {WARM}" if here else WARM if space < now.noise else FAINT
        )
    risk = voice.language.say("noise-risk", {"noise": now.noise, "most": LOUDEST})
    return text.append(f"  {risk}")


def unknown(now: WarTrip, number: int, voice: Spoken) -> Text:
    left = voice.language.say("unknown-left", {"unknown": now.unknown, "number": number})
    return Text.assemble((" ".join(UNKNOWN * now.unknown), HEADING), f"  {left}")


def turned(now: WarTrip, voice: Spoken) -> str:
    """The last one first."""
    titles = {card.id: card.title for card in voice.box.exploration}
    return ", ".join(titles[name] for name in reversed(now.turned))


def resident(voice: Spoken, name: str) -> str:
    card = in_deck(voice.box.residents, name)
    things = {"resident": card.title, "kind": enemies_of(voice, card), "enemies": card.enemies}
    return voice.language.say("resident-with", things)


def is_too_much(table: WarView) -> bool:
    return table.load is not None and table.load.weight > table.load.capacity
