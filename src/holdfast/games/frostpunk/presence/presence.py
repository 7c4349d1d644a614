"""How the game looks and what it says."""

from __future__ import annotations

from ....kernel.on_demand import on_demand
from ....presence import Presence
from ..speech import SPEECH
from . import shown, view

__all__ = ["PRESENCE"]

PRESENCE = Presence(
    view=view.view,
    voice=SPEECH.voice,
    cards=shown.cards,
    board=shown.board,
    ending=shown.ending,
    drawing=on_demand("holdfast.games.frostpunk.presence.picture:DRAWING"),
)
