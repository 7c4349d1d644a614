"""Cards that only expansions bring, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ....cards.parts import Part
from ....presence.on_cards import labelled
from ..cards import HeartCard, MeasureCard, PetCard, SecretCard, SewerEntry, SewersMap, StreetCard
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


def printed_below(voice: Spoken) -> Iterator[tuple[str, str, str, list[Part]]]:
    """All cards of the sewers, as in `shown.printed`."""
    box = voice.box
    for card in box.sewers:
        yield card.id, card.title, "sewers", whole_map(card, voice)
    for kind, entries in (("chamber", box.chambers), ("corridor", box.corridors)):
        for entry in entries:
            yield entry.id, entry.title, kind, whole_entry(entry, voice)


def whole_map(card: SewersMap, voice: Spoken) -> list[Part]:
    """TW-SEWER-06: every path, and what is marked on it."""
    say = voice.language.say
    paths = [
        say(
            "sewer-path",
            {
                "entrance": voice.noun(f"way-{way.entrance}"),
                "way": voice.noun(f"way-{way.exit}"),
                "marks": voice.several([voice.noun(f"mark-{mark}") for mark in way.marks]),
            },
        )
        for way in card.ways
    ]
    return [*told(card.story, voice), *(part for path in paths for part in labelled(voice, ("sewer-path", path)))]


def whole_entry(card: SewerEntry, voice: Spoken) -> list[Part]:
    """TW-SEWER-07."""
    marked = str(voice.noun(f"mark-{card.mark}"))
    return [
        *told(card.story, voice),
        *labelled(voice, ("sewer-mark", marked), ("at-once", effects(voice, card.now))),
        *ways(card, voice),
    ]


def whole_secret(card: SecretCard, voice: Spoken) -> list[Part]:
    """TW-HIDDEN-02, TW-HIDDEN-03."""
    say = voice.language.say
    when = voice.words(card.when)
    return [
        *told(card.story, voice),
        *labelled(
            voice,
            ("secret-when", say(f"card-secret-{card.after}", {"condition": when}) if card.after else when),
            ("secret-then", effects(voice, card.now)),
        ),
        *(told(say("card-secret-campaign"), voice) if card.campaign else []),
    ]
