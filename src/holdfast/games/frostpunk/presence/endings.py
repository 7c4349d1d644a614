"""How it can end: what is left then, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....presence import verdict
from ..speech import Spoken, citizen
from ..state import TYPES
from .view import FrostpunkDiscontentToken, FrostpunkHopeToken, FrostpunkView

ACTIVE: Final = "●"
EXHAUSTED: Final = "○"


def happened(cause: str, voice: Spoken) -> tuple[str, str]:
    """What happened, and how it looks."""
    return verdict(voice.language, cause, ()), voice.language.say(f"ending-{cause}", {}, "story")


def account(table: FrostpunkView, voice: Spoken, *, saved: bool) -> list[tuple[str, str]]:
    """What is left, line by line."""
    say = voice.language.say
    people = [table.people[kind] for kind in TYPES]
    living = [voice.counted(row.number, citizen(voice, kind)) for kind, row in enumerate(people)]
    sick = sum(row.sick for row in people)
    numbers = {"round": table.round, "rounds": table.rounds, "survived": table.round - 1, "storms": table.storms}
    names = {card.id: card.name for card in voice.box.laws}
    laws = voice.several([voice.printed(law, names[law]) for law in table.laws])
    return [
        (say("left-rounds"), say("left-rounds", numbers, "saved" if saved else "lost")),
        (say("left-living"), say("left-living", {"alive": voice.several(living), "sick": sick}, "said")),
        (say("left-dead"), say("left-dead", {"corpses": table.corpses}, "said")),
        (say("left-laws"), str(laws) or say("left-none")),
        (say("left-hope"), feelings(table.hope, voice)),
        (say("left-discontent"), feelings(table.discontent, voice)),
    ]


def feelings(track: Sequence[FrostpunkHopeToken | FrostpunkDiscontentToken], voice: Spoken) -> str:
    shown = [f"{ACTIVE if one.active else EXHAUSTED} {voice.noun(f'feeling-{one.type}')}" for one in track]
    return "  ".join(shown) or voice.language.say("left-none")
