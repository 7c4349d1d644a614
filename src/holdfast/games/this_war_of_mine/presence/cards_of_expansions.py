"""Cards that only expansions bring, in words."""

from __future__ import annotations

from ....cards.parts import Part
from ....presence.on_cards import labelled
from ..cards import HeartCard, MeasureCard, PetCard, StreetCard
from ..speech import Spoken, effects
from .cards import rolls, told, ways


def whole_pet(card: PetCard, voice: Spoken) -> list[Part]:
    """TW-PET-05, TW-PET-06, TW-PET-07."""
    say = voice.language.say
    eats = say("pet-eats", {"strays": card.strays}) if card.eats else say("pet-eats-nothing")
    guards = say("pet-guards", {"number": card.guards, "fed": card.guards_fed}) if card.guards else ""
    return [
        *told(card.story, voice),
        *labelled(voice, ("pet-dusk", eats), ("pet-raid", guards)),
        *([*labelled(voice, ("every-dawn", say("pet-roll"))), *rolls(card.dawn, voice)] if card.dawn else []),
    ]


def whole_scene(card: StreetCard | HeartCard, voice: Spoken) -> list[Part]:
    """TW-STREET-07, TW-HEART-03."""
    return [*told(card.story, voice), *labelled(voice, ("at-once", effects(voice, card.now))), *ways(card, voice)]


def whole_measure(card: MeasureCard, voice: Spoken) -> list[Part]:
    """TW-DESP-03: front and back."""
    say = voice.language.say
    when = voice.words(card.if_) if card.if_ else say("card-measure-combat" if card.combat else "card-measure-calm")
    return [
        *told(card.story, voice),
        *labelled(voice, ("measure-when", when), ("at-once", effects(voice, card.now))),
        *ways(card, voice),
    ]
