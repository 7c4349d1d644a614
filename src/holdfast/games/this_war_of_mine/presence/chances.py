"""What an option will do to whom, and how likely: made from what lies open, for the words of options."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from ....cards import Effects, Sentence
from ....kernel import capitalised
from .. import nouns, phrases
from ..characters import meaning, people, states
from ..combat import dice
from ..here import of
from ..scavenging import locations
from ..state import (
    FACES,
    FATE_ICON,
    FATIGUE,
    HATCHET_ICON,
    LOUDEST,
    MISERY,
    NONE,
    OUT_OF_AMMO,
    QUIET,
    SHOTGUN_ICON,
    STATES,
    WORST,
    Shelter,
)
from .names import character_name, counted, effect, inner, state_words

FACE_WORDS: Final = {
    HATCHET_ICON: "the hatchet",
    SHOTGUN_ICON: "the shotgun",
    OUT_OF_AMMO: "out of ammo",
    FATE_ICON: "fate",
}
EMPATHY: Final = 1  # in nouns.ABILITIES

NOISE: Final = (phrases.raise_noise, phrases.lower_noise, phrases.roll_for_noise)


def in_ten(n: int) -> str:
    return f"{max(0, min(n, dice.BLACK))} in {dice.BLACK}"


# -- people -----------------------------------------------------------------------------------------------------------


def name_of(g: Shelter, person: int) -> str:
    return character_name(g.box, g.characters[person])


def states_of(g: Shelter, person: int) -> str:
    """'hunger 2, wounds 1'; 'well' for nothing of the kind."""
    return state_words([states.level(g, person, state) for state in range(STATES)]) or "well"


def change_words(g: Shelter, person: int, state: int, by: int) -> str:
    """TW-GEN-11, TW-GEN-13: 'misery 2 to 3', and what the worst level means."""
    before = states.level(g, person, state)
    after = max(0, min(WORST, before + by))
    word = nouns.STATES[state]
    if after == before:
        return f"{word} stays {before}"
    worst = ""
    if after == WORST:
        worst = ", asleep" if state == FATIGUE else ", may leave" if state == MISERY else ", may die"
    return f"{word} {before} to {after}{worst}"


def befalls(g: Shelter, person: int, sentence: Sentence) -> str:
    """What a sentence does to a person, where it can be told in numbers; '' where not."""
    raises = sentence.act is phrases.raise_state
    if (not raises and sentence.act is not phrases.lower_state) or sentence.modifiers is not None:
        return ""
    state, n = cast("tuple[int, int]", sentence.args)
    return change_words(g, person, state, n if raises else -n)


def empathies(g: Shelter, persons: list[int]) -> str:
    """TW-GEN-17: who is touched, and how likely."""
    chances = [(name_of(g, person), states.ability(g, person, EMPATHY)) for person in persons]
    return ", ".join(f"{name} {in_ten(empathy)}" for name, empathy in chances)


# -- dice -------------------------------------------------------------------------------------------------------------


def wounds_of(g: Shelter, die: int) -> str:
    """TW-COMB-10: hits of a die as wounds, icons as none: '1 wound 2 in 6'."""
    hits = Counter(face for face in g.box.faces[die] if face not in FACE_WORDS and face)
    return ", ".join(f"{counted(n, 'wound')} {faces} in {FACES}" for n, faces in sorted(hits.items())) or "no wounds"


# -- noise ------------------------------------------------------------------------------------------------------------


def louder_by(g: Shelter, n: int) -> int:
    """TW-NOISE-02, TW-SCAV-02: with what the location adds and the gift 'quiet' takes off."""
    here = locations.here(g)
    quiet = any(states.gift(g, person) == "quiet" for person in people.present(g))
    return max(0, n + (here.noise if here is not None else 0) - quiet)


def noise_after(g: Shelter, noise: int, sentence: Sentence) -> int:
    """Where the marker will stand."""
    if sentence.act is phrases.raise_noise:
        noise += louder_by(g, cast("int", sentence.args[0]))
    elif sentence.act is phrases.lower_noise:
        noise -= cast("int", sentence.args[0])
    return max(QUIET, min(LOUDEST, noise))


# -- what an option does ----------------------------------------------------------------------------------------------


def foretold(g: Shelter, done: Effects, person: int = NONE) -> str:
    """The effects of an option with their odds, within a sentence. `person` is 'this character'."""
    said: list[str] = []
    noise = g.noise
    for sentence in done:
        if sentence.modifiers is not None and sentence.act in NOISE:
            noise = NONE  # it may or may not come to that
        text = effect(g.box, sentence)
        hint = note(g, sentence, noise, person) or (befalls(g, person, sentence) if person != NONE else "")
        said.append(f"{text} ({hint})" if hint else text)
        if sentence.act is phrases.roll_for_noise:
            noise = NONE  # it falls if somebody comes
        elif noise != NONE:
            noise = noise_after(g, noise, sentence)
    return "; ".join(said) or "nothing more"


def note(g: Shelter, sentence: Sentence, noise: int, person: int = NONE) -> str:
    """What chance makes of a sentence."""
    act = sentence.act
    if act is phrases.roll_for_noise:
        return f"{in_ten(noise)} that somebody comes" if noise != NONE else ""
    if act in (phrases.raise_noise, phrases.lower_noise) and noise != NONE:
        after = noise_after(g, noise, sentence)
        return f"noise {noise} to {after}" if after != noise else f"noise stays {noise}"
    if act in (phrases.fight, phrases.backstab) and g.card != NONE:
        return counted(g.box.residents[g.card].enemies, "enemy", "enemies")
    if act is phrases.flee:
        return "they strike once at your back, and the trip is over" if g.location != NONE else "it comes to a fight"
    if act is phrases.test_empathy:
        who = cast("int", sentence.args[0])
        return empathies(g, meaning.meant(g, of(g, person if person != NONE else g.who), who))
    for part in inner(sentence):
        if part.act is phrases.take_wounds:
            return wounds_of(g, cast("int", part.args[0]))
    return ""


def outcome(g: Shelter, done: Effects) -> str:
    """In brackets after the words of an option, as a sentence of its own would begin."""
    return f"[{capitalised(foretold(g, done))}]"
