"""What a player reads: questions, options with what they will do, what happened, and why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ....cards import CardBase, option_refusal
from ....kernel import Choice, Messages, capitalised, ended
from .. import nouns
from ..box import WarBox
from ..state import WOUNDS, Shelter
from . import asked
from .forced import forced
from .messages import FORESEEN, HAPPENED, REFUSED
from .names import (
    PHASES,
    PLACES,
    a_weapon,
    character_name,
    effects,
    fitting_name,
    foe_name,
    goods_many,
    goods_name,
    is_stuff,
    lasting_words,
    location_name,
    objective_words,
    obstacle_name,
    script_heard,
    script_read,
    script_row,
    shown,
    some_goods,
    space_name,
    told,
    weapon_name,
)

MESSAGES: Final = Messages({**HAPPENED, **REFUSED, **FORESEEN})


# -- what happened, and why not ---------------------------------------------------------------------------------------


def say(box: WarBox, message: str, numbers: Sequence[int], names: Sequence[str]) -> str:
    if message.startswith("forced:"):
        return forced(box, numbers[1])
    if message in OPTIONS:
        return ended(option_refusal(box.cards, OPTIONS[message](box)[numbers[0]], tuple(numbers)))
    return capitalised(MESSAGES.say(message, numbers, formats(box, numbers, names)))


# Refusals of an option: the deck whose card says what would have to be.
OPTIONS: Final[dict[str, Callable[[WarBox], Sequence[CardBase]]]] = {
    "script-option": lambda box: box.scripts,
    "event-option": lambda box: box.events,
    "visitor-option": lambda box: box.visitors,
    "resident-option": lambda box: box.residents,
    "exploration-option": lambda box: box.exploration,
    "narrative-option": lambda box: box.narrative,
}


def formats(box: WarBox, numbers: Sequence[int], names: Sequence[str]) -> Mapping[str, Callable[[int], str]]:
    """How a slot shows its number."""
    return {
        "seat": lambda seat: names[seat] if seat < len(names) else "nobody",
        "nth": lambda place: str(place + 1),
        "phase": lambda phase: PHASES[phase],
        "character": lambda card: character_name(box, card),
        "character-met": lambda card: f"{character_name(box, card)}, {box.characters[card].trade},",
        "state-rises": lambda state: f"{nouns.STATES[state]} {'rise' if state == WOUNDS else 'rises'}",
        "state-falls": lambda state: f"{nouns.STATES[state]} {'fall' if state == WOUNDS else 'falls'}",
        "pet": lambda pet: nouns.PETS[pet],
        "goods": goods_name,
        "some-goods": some_goods,
        "counted-goods": lambda goods: goods_name(goods, numbers[0]),
        "is-no": is_no,
        "is-no-more": lambda goods: is_no(goods, "no more"),
        "weapon": weapon_name,
        "a-weapon": a_weapon,
        "foe": foe_name,
        "die": lambda die: nouns.DICE[die],
        "space": lambda space: space_name(box, space),
        "fitting": lambda fitting: fitting_name(box, fitting),
        "obstacle": lambda card: obstacle_name(box.shelter[card].kind),
        "shelter-story": lambda card: ended(box.shelter[card].story),
        "place": lambda place: PLACES[place],
        "location": lambda card: location_name(box, card),
        "scenario-told": lambda scenario: told(box.scenarios[scenario]),
        "location-told": lambda card: told(box.locations[card]),
        "row": lambda row: nouns.ROWS[row],
        "event": lambda card: box.events[card].title,
        "event-shown": lambda card: shown(box.events[card]),
        "event-lasts": lambda card: lasting_words(box, card),
        "objective": lambda card: box.objectives[card].title,
        "objective-shown": lambda card: (
            f"{told(box.objectives[card])} {ended(capitalised(objective_words(box, card)))}"
        ),
        "visitor-shown": lambda card: shown(box.visitors[card]),
        "exploration-shown": lambda card: shown(box.exploration[card]),
        "resident-shown": lambda card: shown(box.residents[card]),
        "narrative": lambda card: box.narrative[card].title,
        "narrative-shown": lambda card: shown(box.narrative[card]),
        "raid-told": lambda card: told(box.raids[card]),
        "fate": lambda card: box.fate[card].title,
        "fate-told": lambda card: told(box.fate[card]),
        "fate-in-combat": lambda card: f"{nouns.DICE[box.fate[card].die]} die: {effects(box, box.fate[card].combat)}",
        "script-read": lambda script: script_read(box, script),
        "script-heard": lambda script: script_heard(box, script),
        "script-row": lambda row: script_row(box, numbers[0], row),
    }


def is_no(goods: int, no: str = "no") -> str:
    """'is no wood', 'are no shovels'."""
    return f"{'is' if is_stuff(goods) else 'are'} {no} {goods_many(goods)}"


# -- questions and options --------------------------------------------------------------------------------------------


def prompt(g: Shelter, choice: Choice) -> str:
    return asked.PROMPTS[choice.question.name](g, choice)


def label(g: Shelter, choice: Choice, value: int) -> str:
    return asked.LABELS[choice.question.name](g, choice, value)
