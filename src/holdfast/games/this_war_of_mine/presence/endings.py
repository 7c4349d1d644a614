"""How it can end: the causes, what the book says of each, what becomes of everybody, and what can be counted then."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import astuple

from ....kernel import ended, listing
from .. import nouns
from ..box import WarBox
from ..cards import Character
from .cards import in_deck
from .names import aloud, amounts, counted, state_words
from .view import WarPerson, WarView

# By cause, which is also the field of the board that names the script (TW-GEN-21, TW-GEN-22, TW-OBJ-07, TW-OBJ-08,
# TW-EVE-05): what
# happened.
HAPPENED: Final = {
    "victory": "The war is over, and the last objective is reached.",
    "survived": "The war is over, and somebody is left.",
    "hunger": "Everybody is dead, the last one of hunger.",
    "wounds": "Everybody is dead, the last one of wounds.",
    "illness": "Everybody is dead, the last one of illness.",
    "killed": "Everybody is dead, the last one killed outright.",
    "abandoned": "The last one has left the house.",
    "unguarded": "A night came that nobody could guard.",
    "forfeit": "All of those who began are gone, and the others have given up.",
}


LIVES: Final = "alive"
DIED: Final = "dead"
LEFT: Final = "gone away"


class Epilogue(NamedTuple):
    """A page of the book that is read when all is over; `whom` is the person it is about and how they fared, '' for a
    page about all."""

    title: str
    story: str
    whom: str = ""


def epilogues(table: WarView, box: WarBox, cause: str) -> list[Epilogue]:
    """The end itself, then everybody who was ever with the group, then what the group has made the book remember."""
    pages = [page(box, box.script_ids[getattr(box.board, cause)])]
    pages += [
        page(box, box.script_ids[{LIVES: card.lives, DIED: card.died, LEFT: card.left}[how]], f"{card.name}, {how}")
        for card, how in everybody(table, box)
    ]
    return pages + [page(box, name) for name in table.for_the_end]


def page(box: WarBox, name: str, whom: str = "") -> Epilogue:
    script = box.scripts[box.script_ids.index(name)]
    return Epilogue(script.title, ended(aloud(script.story)), whom)


def everybody(table: WarView, box: WarBox) -> list[tuple[Character, str]]:
    """TW-GEN-23: who lives, then who is gone, in that order."""
    living = [(in_deck(box.characters, one.character), LIVES) for one in table.group]
    gone = [(in_deck(box.characters, one.character), LEFT if one.left else DIED) for one in table.gone]
    return living + gone


def account(table: WarView, box: WarBox, *, won: bool) -> list[tuple[str, str]]:
    """What is left, line by line."""
    scenario = in_deck(box.scenarios, table.scenario)
    last = "lived through" if won else "the last of them lost"
    rows = [
        ("Played", scenario.title),
        ("Days", f"{table.day}, {last}"),
        ("The living", listing([alive(one, box) for one in table.group]) or "nobody"),
        ("The dead", names(table, box, DIED)),
        ("Gone away", names(table, box, LEFT)),
    ]
    if scenario.objectives:
        rows.append(("Objective", objective(table, box)))
    standing = sorted(box.cards.index("fittings", one.fitting) for one in table.shelter if one.fitting)
    boards = sum(table.boarded)
    return [
        *rows,
        ("Built", listing([box.fittings[fitting].name for fitting in standing]) or "nothing"),
        ("Boarded up", f"{boards} of {counted(len(table.boarded), 'hole')}"),
        ("In storage", amounts([table.storage.get(key, 0) for key, _, _ in nouns.GOODS])),
        ("Scripts read", str(len(table.read))),
    ]


def alive(one: WarPerson, box: WarBox) -> str:
    """'Anna (hunger 2)'."""
    states = state_words(list(astuple(one.states)))
    name = in_deck(box.characters, one.character).name
    return f"{name} ({states})" if states else name


def names(table: WarView, box: WarBox, how: str) -> str:
    return listing([card.name for card, fared in everybody(table, box) if fared == how]) or "nobody"


def objective(table: WarView, box: WarBox) -> str:
    """TW-OBJ-08."""
    if table.victory:
        return "the last one is reached"
    current = table.objective
    if current is None:
        return "the last one was not reached"
    card = in_deck(box.objectives, current.card)
    steps = f", {current.status} of {counted(card.steps, 'step')} paid" if card.steps else ""
    return f"{card.title} was not reached{steps}"
