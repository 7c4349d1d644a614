"""How the game looks and what it says."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Speaks
from ....presence import Drawing, Presence
from ..box import WarBox
from . import shown, view

__all__ = ["PRESENCE"]


def voice(box: WarBox, names: Sequence[str], language: str) -> Speaks:
    from ..speech import SPEECH

    return SPEECH.voice(box, names, language)


def drawing() -> Drawing:
    from . import picture

    return Drawing(
        picture=picture.picture,
        ending=picture.ending,
        legend=picture.legend,
        cards_in_sight=picture.cards_in_sight,
        meanwhile=picture.meanwhile,
        page=picture.page,
    )


PRESENCE = Presence(
    summary="One to six players keep a few civilians alive in a besieged city. Co-operative, two to four hours.",
    note="For adults. Hunger, illness, wounds, death and grief in war; hard choices about strangers, old people and "
    "children; guilt, and people who give up. Nothing of it is shown for its own sake.",
    view=view.view,
    voice=voice,
    cards=shown.cards,
    unlisted=shown.unlisted,
    board=shown.board,
    warnings=shown.warnings,
    ending=shown.ending,
    drawing=drawing,
)
