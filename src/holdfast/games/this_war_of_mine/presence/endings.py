"""How it can end: what the book says of each end, what becomes of everybody, and what can be counted then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import astuple

from ....kernel import ended
from ....presence.on_cards import in_deck
from .. import nouns
from ..box import WarBox
from ..cards import Character
from ..speech import Spoken, as_read, fitting, pile, states
from .view import WarPerson, WarView

LIVES: Final = "alive"
DIED: Final = "dead"
LEFT: Final = "gone"


class Epilogue(NamedTuple):
    """A page of the book that is read when all is over; `whom` is the person it is about and how they fared, '' for a
    page about all."""

    title: str
    story: str
    whom: str = ""


def epilogues(table: WarView, voice: Spoken, cause: str) -> list[Epilogue]:
    """The end itself, then everybody who was ever with the group, then what the group has made the book remember. The
    board names the script of an end by its cause."""
    box = voice.box
    pages = [page(voice, box.script_ids[getattr(box.board, cause)])]
    for card, how in everybody(table, box):
        script = {LIVES: card.lives, DIED: card.died, LEFT: card.left}[how]
        whom = voice.language.say(f"fared-{how}", {"character": voice.printed(card.id, card.name)})
        pages.append(page(voice, box.script_ids[script], whom))
    return pages + [page(voice, name) for name in table.for_the_end]


def page(voice: Spoken, name: str, whom: str = "") -> Epilogue:
    script = voice.box.scripts[voice.box.script_ids.index(name)]
    return Epilogue(script.title, ended(as_read(script.story)), whom)


def everybody(table: WarView, box: WarBox) -> list[tuple[Character, str]]:
    """TW-GEN-23: who lives, then who is gone, in that order."""
    living = [(in_deck(box.characters, one.character), LIVES) for one in table.group]
    gone = [(in_deck(box.characters, one.character), LEFT if one.left else DIED) for one in table.gone]
    return living + gone


def account(table: WarView, voice: Spoken, *, won: bool) -> list[tuple[str, str]]:
    """What is left, line by line."""
    box, say = voice.box, voice.language.say
    scenario = in_deck(box.scenarios, table.scenario)
    rows = [
        (say("left-played"), scenario.title),
        (say("left-days"), say("left-days", {"day": table.day}, "won" if won else "lost")),
        (say("left-alive"), listed([alive(one, voice) for one in table.group], "nobody", voice)),
        *((say(f"left-{how}"), names(table, voice, how)) for how in (DIED, LEFT)),
    ]
    if scenario.objectives:
        rows.append((say("left-objective"), objective(table, voice)))
    standing = sorted(box.cards.index("fittings", one.fitting) for one in table.shelter if one.fitting)
    boards = {"boarded": sum(table.boarded), "holes": len(table.boarded)}
    stored = pile(voice, [table.storage.get(key, 0) for key, _, _ in nouns.GOODS])
    return [
        *rows,
        (say("left-built"), listed([fitting(voice, one) for one in standing], "nothing", voice)),
        (say("left-boarded"), say("left-boarded", boards, "said")),
        (say("left-storage"), listed(stored.parts, "nothing", voice)),
        (say("left-scripts"), str(len(table.read))),
    ]


def listed(parts: Sequence[object], nothing: str, voice: Spoken) -> str:
    return str(voice.several(parts)) or voice.language.say(f"left-{nothing}")


def alive(one: WarPerson, voice: Spoken) -> str:
    """'Anna (hunger 2, wounds 1)'."""
    card = in_deck(voice.box.characters, one.character)
    suffered = ", ".join(str(state) for state in states(voice, list(astuple(one.states))).parts)
    things = {"character": voice.printed(card.id, card.name), "states": voice.several([suffered] if suffered else [])}
    return voice.language.say("left-alive", things, "said")


def names(table: WarView, voice: Spoken, how: str) -> str:
    fared = [card.name for card, so in everybody(table, voice.box) if so == how]
    return listed(fared, "nobody", voice)


def objective(table: WarView, voice: Spoken) -> str:
    """TW-OBJ-08."""
    say, current = voice.language.say, table.objective
    if table.victory or current is None:
        return say("left-objective", {}, "reached" if table.victory else "lost")
    card = in_deck(voice.box.objectives, current.card)
    things = {"objective": card.title, "steps": card.steps, "status": current.status}
    return say("left-objective", things, "open")
