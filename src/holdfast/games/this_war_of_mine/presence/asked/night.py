"""Questions of the Night Raid and of Dawn: what is kept off, where crime grows, medicine, drink, spirits."""

from __future__ import annotations

from typing import cast

from .....cards import Effects
from .....kernel import Choice, capitalised
from ... import phrases
from ...characters import medicine
from ...characters.alcohol import DRINKS, TIRES
from ...phases import dawn, raid
from ...state import ASIDE_RAIDS, FATE, FATIGUE, MEDICAL, MISERY, NONE, WOUNDS, Shelter
from ..chances import change_words, foretold, name_of, states_of
from ..names import counted, goods_name
from .kinds import Label, Prompt, always

# -- the raid ---------------------------------------------------------------------------------------------------------


def keep_off_label(g: Shelter, choice: Choice, what: int) -> str:
    """TW-RAID-03, TW-RAID-07: what then still gets through."""
    if what == raid.DAMAGE:
        return f"1 damage ({g.damage - 1} damage and {counted(g.injuries, 'wound')} would get through)"
    return f"1 wound ({g.damage} damage and {counted(g.injuries - 1, 'wound')} would get through)"


def wound_label(g: Shelter, choice: Choice, person: int) -> str:
    return f"{name_of(g, person)}: {change_words(g, person, WOUNDS, 1)}"


def crime_label(g: Shelter, choice: Choice, kind: int) -> str:
    """TW-CRIME-01."""
    deck = "Night Raids: worse nights at home" if kind == ASIDE_RAIDS else "Residents: worse company at the locations"
    return f"{deck} ({counted(len(g.aside[kind]), 'card')} set aside)"


# -- medicine and drink -----------------------------------------------------------------------------------------------


def medicine_label(g: Shelter, choice: Choice, token: int) -> str:
    """TW-MED-02."""
    if token == dawn.NO_MEDICINE:
        return "Enough"
    helps = ("helps against illness", "helps against wounds", "helps against illness, less surely")[token]
    goods = MEDICAL[token]
    return f"{capitalised(goods_name(goods))}: {helps}, as the Fate card says ({g.stock[goods]} on STORAGE)"


def nurse_label(g: Shelter, choice: Choice, person: int) -> str:
    if person == medicine.NOBODY:
        return "Nobody"
    return f"{name_of(g, person)} ({states_of(g, person)}): counts as bandaged when the Fate card comes"


def alcohol_label(g: Shelter, choice: Choice, drink: int) -> str:
    """TW-ALCO-03, TW-ALCO-05."""
    if drink == dawn.NO_DRINK:
        return "Enough"
    goods = DRINKS[drink]
    return f"{drink_words(goods)} ({g.stock[goods]} on STORAGE)"


def drink_words(goods: int) -> str:
    return f"{capitalised(goods_name(goods))}: raise fatigue by {TIRES[goods]}, lower misery by 1"


def drinker_label(g: Shelter, choice: Choice, person: int) -> str:
    """`about` is the drink."""
    tired = change_words(g, person, FATIGUE, TIRES[choice.about])
    return f"{name_of(g, person)}: {tired}; {change_words(g, person, MISERY, -1)}"


# -- spirits ----------------------------------------------------------------------------------------------------------


def spirit_label(g: Shelter, choice: Choice, person: int) -> str:
    """TW-FATE-05: what the trait says that is being resolved."""
    name = name_of(g, person)
    trait = trait_resolved(g)
    if trait == NONE:
        return f"{name} ({states_of(g, person)})"
    says = g.box.spirits[g.characters[person]][trait]
    return f"{name} ({states_of(g, person)}): {foretold(g, says, person) if says else 'nothing'}"


def trait_resolved(g: Shelter) -> int:
    """The one that the card in play names: a script that is open, else the Fate card that is neither in its deck nor
    drawn already."""
    if g.script != NONE:
        return trait_of(g, g.box.scripts[g.script].now)
    for number, card in enumerate(g.box.fate):
        if number not in g.decks[FATE] and number not in g.drawn[FATE]:
            return trait_of(g, card.dawn)
    return NONE


def trait_of(g: Shelter, done: Effects) -> int:
    for sentence in done:
        if sentence.act is phrases.resolve_spirit:
            return cast("int", sentence.args[0])
    return NONE


PROMPTS: dict[str, Prompt] = {
    "keep-off": lambda g, choice: (
        f"Guards and boards keep {choice.about} more off. The raid threatens {g.damage} damage"
        f" and {counted(g.injuries, 'wound')}: what is kept off?"
    ),
    "wound-guard": lambda g, choice: f"Which guard takes the next wound? ({choice.about} left)",
    "crime": lambda g, choice: f"Crime grows. Which deck gets worse? ({counted(choice.about, 'card')} to add)",
    "medicine": always("Which medicine is laid ready for somebody, before the Fate card?"),
    "nurse": lambda g, choice: f"Whose wounds does {name_of(g, choice.about)} dress?",
    "alcohol": always("Does somebody drink?"),
    "aside-drinker": lambda g, choice: f"Who drinks the {goods_name(choice.about)}?",
    "spirit": always("Whose spirit is resolved next? Everybody who is awake has a turn."),
}

LABELS: dict[str, Label] = {
    "keep-off": keep_off_label,
    "wound-guard": wound_label,
    "crime": crime_label,
    "medicine": medicine_label,
    "nurse": nurse_label,
    "alcohol": alcohol_label,
    "aside-drinker": drinker_label,
    "spirit": spirit_label,
}
