"""How the game looks and what it says."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Speaks
from ....presence import Drawing, Presence
from ..box import FrostpunkBox
from . import shown, view

__all__ = ["PRESENCE"]


def voice(box: FrostpunkBox, names: Sequence[str], language: str) -> Speaks:
    from ..speech import SPEECH

    return SPEECH.voice(box, names, language)


def drawing() -> Drawing:
    from . import picture

    return Drawing(
        picture=picture.picture,
        ending=picture.ending,
        legend=picture.legend,
        cards_in_sight=picture.cards_in_sight,
    )


PRESENCE = Presence(
    summary="One to four leaders keep a city alive around a Generator in the ice. Co-operative, two to three hours.",
    view=view.view,
    voice=voice,
    cards=shown.cards,
    board=shown.board,
    warnings=shown.warnings,
    ending=shown.ending,
    drawing=drawing,
)
