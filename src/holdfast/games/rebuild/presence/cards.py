"""Tiles, objectives and the score sheet written out: the words that every picture of them shares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....cards import Sentence
from ..phrases import buy_leader, gain, score, take
from ..speech import Spoken, icon, price, resupply, token
from ..state import INFLUENCE, WATER
from .view import RebuildPlayer

# Phrases that give tokens, and the kind of token that their nouns count from.
FIRST_NOUN: Final[dict[object, int]] = {take: WATER, gain: INFLUENCE}

SHEET: Final = ("objectives", "tiles", "track", "influence", "hearts")


def shows(tile: int, voice: Spoken) -> str:
    """Influence and hearts on a tile, as short as a column."""
    box, say = voice.box, voice.language.say
    parts = [say("short-influence", {"influence": box.influence[tile]})] if box.influence[tile] else []
    parts += [say("worth-hearts", {"hearts": box.hearts[tile]})] if box.hearts[tile] else []
    return " ".join(parts)


def whole_tile(tile: int, voice: Spoken) -> list[str]:
    box, say = voice.box, voice.language.say
    worth = [say("worth-points", {"points": box.points[tile]}), shows(tile, voice)]
    gives = voice.several([voice.words(sentence) for sentence in box.gives[tile]])
    return [
        say("tile-icon", {"icon": icon(voice, box.icons[tile])}),
        say("tile-costs", {"price": price(voice, box.prices[tile][-1])}),
        say("tile-marker", {"gives": gives}),
        say("tile-worth", {"worth": ", ".join(one for one in worth if one)}),
    ]


def in_short(voice: Spoken, sentence: Sentence) -> str:
    """What one phrase of a tile gives, in as few words as a table has room for."""
    say = voice.language.say
    if sentence.act is buy_leader:
        cost = sentence.args[0]
        assert isinstance(cost, tuple)
        asked = tuple((kind, count) for kind, count in enumerate(cost) if count)
        return say("short-leader", {"price": price(voice, asked)})
    if sentence.act is score:
        return say("worth-points", {"points": number_of(sentence)})
    if sentence.act in FIRST_NOUN:
        number, kind = number_of(sentence), sentence.args[1]
        assert isinstance(kind, int)
        return voice.counted(number, token(voice, FIRST_NOUN[sentence.act] + kind))
    return voice.words(sentence)


def number_of(sentence: Sentence) -> int:
    number = sentence.args[0]
    assert isinstance(number, int)
    return number


def goal(objective: int, voice: Spoken) -> str:
    return voice.cards.words(voice.box.objectives[objective].score)


def resupply_words(number: int, voice: Spoken) -> str:
    return voice.language.say("to-the-board", {"resupply": resupply(voice, number)})


def objective(name: str, voice: Spoken) -> str:
    """Its name, and what it scores."""
    number = voice.box.objective_ids.index(name)
    return voice.language.say(
        "objective-named", {"name": voice.thing("objective", number), "goal": goal(number, voice)}
    )


# -- the end ----------------------------------------------------------------------------------------------------------


def score_sheet(
    players: Sequence[RebuildPlayer], scores: Sequence[int], voice: Spoken
) -> Iterator[tuple[str, list[str]]]:
    """Line by line, a number for each player; the total is the last line."""
    for line, heading in enumerate(SHEET):
        yield voice.language.say(f"sheet-{heading}"), [str((player.sheet or [])[line]) for player in players]
    yield voice.language.say("sheet-total"), [str(score) for score in scores]


def secrets(players: Sequence[RebuildPlayer], names: Sequence[str], voice: Spoken) -> Iterator[str]:
    for player in players:
        if player.objective is not None:
            had = {"name": names[player.seat], "objective": objective(player.objective, voice)}
            yield voice.language.say("had-objective", had)
