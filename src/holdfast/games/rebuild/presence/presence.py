"""How the game looks and what it says."""

from __future__ import annotations

from ....presence import Drawing, Presence
from . import shown, view, words

__all__ = ["PRESENCE"]


def drawing() -> Drawing:
    from . import picture

    return Drawing(
        picture=picture.picture,
        ending=picture.ending,
        legend=picture.LEGEND,
        cards_in_sight=picture.cards_in_sight,
    )


PRESENCE = Presence(
    summary="Two or three builders raise a city again after a disaster, tile by tile. Competitive, about an hour.",
    view=view.view,
    prompt=words.prompt,
    label=words.label,
    say=words.say,
    cards=shown.cards,
    board=shown.board,
    warnings=shown.warnings,
    ending=shown.ending,
    drawing=drawing,
)
