"""In the sewers: the map cards as they are laid, the way taken across each, and where the group stands."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from .....presence.on_cards import in_deck
from ...speech import Spoken
from ..expansions import WarPath, WarSewers, WarTunnel
from ..view import WarView
from .marks import BAD, FAINT, HEADING, WARM, people_listed
from .night import is_too_much
from .stores import Row, carried, lines

CARD: Final = 26  # columns
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←", "red": "▲", "start": "S"}
STANDS: Final = "☻"


def below(now: WarSewers, table: WarView, voice: Spoken, width: int) -> RenderableType:
    """TW-SEWER-04, TW-SEWER-06, TW-SEWER-08."""
    say = voice.language.say
    laid = [tunnel(card, now, voice, last=card is now.way[-1]) for card in now.way]
    rows: list[Row] = [
        ("out", Text(say("trip-out", {"people": people_listed(voice, table.group, now.below)}))),
        ("carried", Text(carried(table, voice), BAD if is_too_much(table) else "")),
        ("sewers", Text(decks(now, voice), BAD if now.threat else "")),
    ]
    inner = Group(Columns(laid), Text(), lines(rows, voice, width - 4))
    title = Text(say("sewers-title"), HEADING)
    return Panel(inner, title=title, title_align="left", width=width, border_style=FAINT)


def decks(now: WarSewers, voice: Spoken) -> str:
    numbers = {"maps": now.maps, "rooms": now.rooms, "corridors": now.corridors, "threat": now.threat}
    return voice.language.say("sewers-decks", numbers)


def tunnel(card: WarTunnel, now: WarSewers, voice: Spoken, *, last: bool) -> RenderableType:
    """One card: its paths from the entrance taken, the way taken in bold, with those marks that lie behind dimmed."""
    title = in_deck(voice.box.sewers, card.card).title
    came_in = ARROWS["start" if card.entrance is None else card.entrance]
    body = [path_drawn(path, card, now, came_in, last=last) for path in card.paths]
    if last:
        body.append(Text(f"{STANDS} {voice.language.say('sewers-here')}", WARM))
    return Panel(Group(*body), title=Text(title, HEADING), width=CARD, border_style=WARM if last else FAINT)


def path_drawn(path: WarPath, card: WarTunnel, now: WarSewers, came_in: str, *, last: bool) -> Text:
    taken = path.exit == card.exit
    red = path.exit == "red"
    style = f"bold {BAD if red else WARM}" if taken else BAD if red else "" if card.exit is None else FAINT
    text = Text(f"{came_in} ", style)
    for place, mark in enumerate(path.marks):
        met = taken and (not last or place < now.met)
        text.append(f"─{mark}─", f"{style} strike".strip() if met else style)
    return text.append(f" {ARROWS[path.exit]}", style)
