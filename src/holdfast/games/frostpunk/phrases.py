"""What a Frostpunk card can say, and what it does."""

from __future__ import annotations

from ...cards import Lexicon
from ...kernel import Rule
from .city import feelings, people
from .state import DISCONTENT, HOPE, NONE, TOKEN_TYPES, City

CITIZENS = [("worker", "worker", "workers"), ("engineer", "engineer", "engineers"), ("child", "child", "children")]
TYPES_OF_HOPE = ["care", "justice", "motivation"]
TYPES_OF_DISCONTENT = ["anger", "apathy", "greed"]
LYING = [
    ("wood", "wood", "wood"),
    ("coal", "coal", "coal"),
    ("core", "steam core", "steam cores"),
    ("steel", "steel", "steel"),
    ("tree", "tree", "trees"),
]
TRACKS = ["hope", "discontent"]

lexicon = Lexicon("frostpunk", once=True)
lexicon.noun("citizen", CITIZENS)
lexicon.noun("lying", LYING)
lexicon.amounts("pile", of="lying")
lexicon.noun("feeling", [*TRACKS, *TYPES_OF_HOPE, *TYPES_OF_DISCONTENT])


def track_and_type(feeling: int) -> tuple[int, int]:
    """Which track a feeling is on, and of which type it is (NONE for the track itself)."""
    if feeling < len(TRACKS):
        return feeling, NONE
    kind = feeling - len(TRACKS)
    return (HOPE, kind) if kind < TOKEN_TYPES else (DISCONTENT, kind - TOKEN_TYPES)


# -- Hope and Discontent ----------------------------------------------------------------------------------------------


@lexicon.phrase("increase {feeling}")
def increase(g: City, feeling: int) -> Rule:
    """FP-HOPE-07, 08."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.increase(g, track)
    else:
        feelings.increase_type(g, track, kind)


@lexicon.phrase("decrease {feeling}")
def decrease(g: City, feeling: int) -> Rule:
    """FP-HOPE-10, 18."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.decrease(g, track)
    else:
        yield from feelings.decrease_type(g, track, kind)


@lexicon.phrase("increase {feeling} {n} times")
def increase_times(g: City, feeling: int, n: int) -> Rule:
    """FP-HOPE-09: one after the other."""
    for _ in range(n):
        yield from increase(g, feeling)


@lexicon.phrase("decrease {feeling} {n} times")
def decrease_times(g: City, feeling: int, n: int) -> Rule:
    """FP-HOPE-09: one after the other."""
    for _ in range(n):
        yield from decrease(g, feeling)


@lexicon.phrase("activate {feeling}")
def activate(g: City, feeling: int) -> Rule:
    """FP-HOPE-03."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.activate_one(g, track)
    else:
        feelings.activate(g, track, kind)


@lexicon.phrase("exhaust {feeling}")
def exhaust(g: City, feeling: int) -> Rule:
    """FP-HOPE-04, 05."""
    track, kind = track_and_type(feeling)
    if kind == NONE:
        yield from feelings.exhaust_one(g, track)
    else:
        feelings.exhaust(g, track, kind)


# -- people -----------------------------------------------------------------------------------------------------------


@lexicon.phrase("{n} {citizen} (join|joins)")
def join(g: City, n: int, citizen: int) -> Rule:
    """FP-GEN-10, FP-LIM-01."""
    yield from people.join(g, citizen, n)


@lexicon.phrase("{n} {citizen} (leave|leaves)")
def leave(g: City, n: int, citizen: int) -> None:
    """FP-GEN-13, 15."""
    people.leave(g, citizen, n)


@lexicon.phrase("{n} {citizen} (fall|falls) sick")
def fall_sick(g: City, n: int, citizen: int) -> Rule:
    """FP-GEN-11, FP-SICK-21."""
    yield from people.fall_sick(g, citizen, n)


@lexicon.phrase("{n} {citizen} (die|dies)")
def die(g: City, n: int, citizen: int) -> Rule:
    """FP-SICK-12."""
    yield from people.die(g, citizen, n)
