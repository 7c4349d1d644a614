"""Questions of Dawn: spirits."""

from __future__ import annotations

from typing import cast

from .....cards import Effects
from .....kernel import Choice
from ... import phrases
from ...state import FATE, NONE, Shelter
from ..chances import foretold, name_of, states_of
from .kinds import Label, Prompt, always

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
    "spirit": always("Whose spirit is resolved next? Everybody who is awake has a turn."),
}

LABELS: dict[str, Label] = {"spirit": spirit_label}
