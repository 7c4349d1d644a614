"""Cards written out: what stands on each, in words made from what it does. Every picture of a card comes from here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....cards.parts import Part, Said, Story, Way, lines
from ....presence.on_cards import labelled, only_if
from ..cards import (
    Advisor,
    Building,
    CallToRise,
    Citizen,
    Event,
    Expedition,
    Law,
    Scenario,
    Society,
    Special,
    Technology,
    Use,
    Weather,
)
from ..speech import Spoken, building, citizen, effects, insulation, lying, price
from ..state import NONE
from .view import FrostpunkBuildingLeft

DECKS: Final = ("morning", "dusk", "dispute", "consequence", "scenario")
ZONES: Final = ("generator", "near", "far")


def told(words: str, voice: Spoken) -> list[Story]:
    return [Story(words)] if words else []


def given(condition: str, words: str, voice: Spoken) -> str:
    return voice.language.say("told-line", {"name": condition, "facts": words}) if condition else words


def way(story: str, condition: str, done: str, then: str, voice: Spoken) -> Way:
    brings = voice.joined([done or voice.language.say("card-nothing"), *([then] if then else [])])
    return Way(story, condition, brings)


# -- Event and Scenario cards -----------------------------------------------------------------------------------------


def event_kind(name: str, voice: Spoken) -> str:
    box = voice.box
    return voice.language.say(f"deck-{DECKS[box.deck_of_event[box.event_ids.index(name)]]}")


def whole_event(shown: Event | Scenario, voice: Spoken) -> list[Part]:
    say = voice.language.say
    parts: list[Part] = [*told(shown.story, voice), *labelled(voice, ("now", effects(voice, shown.now)))]
    for option in shown.options:
        then = then_of(option.then, voice)
        parts.append(way(option.story, only_if(option.if_, voice), effects(voice, option.do), then, voice))
    if isinstance(shown, Event):
        parts += labelled(voice, ("then", then_of(shown.then, voice)))
    for special in shown.specials:
        parts += [*told(special.story, voice), special_line(special, voice)]
    parts += labelled(voice, ("at-dusk", effects(voice, shown.dusk)), ("at-night", effects(voice, shown.night)))
    if isinstance(shown, Scenario):
        for token in shown.triggers:
            parts.append(Said(say("card-round-begins", {"round": token.round}), effects(voice, token.do)))
        for number, storm in enumerate(shown.storms, 1):
            parts.append(Said(say("card-storm", {"number": number}), effects(voice, storm)))
        parts += labelled(voice, ("goal", voice.words(shown.goal) if shown.goal else ""))
    return parts


def then_of(word: str, voice: Spoken) -> str:
    """What becomes of a card."""
    return voice.language.say(f"card-then-{word}") if word else ""


def special_line(special: Special, voice: Spoken) -> Said:
    words = given(only_if(special.if_, voice), effects(voice, special.do), voice)
    return Said(special_title(special, voice), words)


def special_title(special: Special, voice: Spoken) -> str:
    """'Special Action of a Worker, cold, once per game'."""
    say = voice.language.say
    who = (
        say("special-action")
        if special.by == NONE
        else say("special-action-of", {"citizen": citizen(voice, special.by)})
    )
    return ", ".join(
        [who, *([say("card-cold")] if special.cold else []), *([say("card-once")] if special.once else [])]
    )


# -- Citizens, Advisors, Societies ------------------------------------------------------------------------------------


def citizen_title(shown: Citizen, voice: Spoken) -> str:
    return f"{shown.name}, {shown.trade}"


def whole_citizen(shown: Citizen, voice: Spoken) -> list[Part]:
    say = voice.language.say
    deaths = [
        (say("card-if-dies", {"citizen": citizen(voice, kind)}), effects(voice, effect))
        for kind, effect in enumerate(shown.deaths)
    ]
    place = ability_place(shown, voice)
    return [
        *told(shown.story, voice),
        *labelled(voice, ("type", str(citizen(voice, shown.type)))),
        *lines((place[:1].upper() + place[1:], effects(voice, shown.ability.do))),
        *labelled(voice, ("give-up", effects(voice, shown.cost))),
        *lines(*deaths),
    ]


def ability_place(card: Citizen, voice: Spoken) -> str:
    buildings = [str(building(voice, one)) for one in card.ability.buildings]
    where = voice.language.listing(buildings, "or") or voice.language.say(
        f"ability-{card.ability.action.replace(' ', '-')}"
    )
    return voice.language.say("ability-heated", {"where": where}) if card.ability.heated else where


def whole_advisor(shown: Advisor, voice: Spoken) -> list[Part]:
    label = voice.language.say("card-exhaust", {"feeling": exhausted(shown, voice)})
    return [*told(shown.story, voice), Said(label, effects(voice, shown.do)), Said("", shown.sheet)]


def exhausted(advisor: Advisor, voice: Spoken) -> str:
    """The type of Hope that an Advisor exhausts."""
    return str(voice.noun(f"feeling-{voice.box.cards.lexicon.types['feeling'].known()[advisor.exhausts]}"))


def whole_society(shown: Society, voice: Spoken) -> list[Part]:
    return [*told(shown.story, voice)]


def whole_bell(bell: CallToRise, voice: Spoken) -> list[Part]:
    draws = ", ".join(f"{hope}: {cards}" for hope, cards in enumerate(bell.draws, 1))
    return [*told(bell.story, voice), *labelled(voice, ("draws", draws))]


# -- Laws, Technologies, Buildings ------------------------------------------------------------------------------------


def whole_law(law: Law, voice: Spoken) -> list[Part]:
    said = ("now", effects(voice, law.now)), ("from-now-on", law.effect)
    return [*told(law.story, voice), *labelled(voice, *said)]


def whole_technology(row: Technology, voice: Spoken, due: int | None = None) -> list[Part]:
    takes = voice.language.say("rounds", {"rounds": row.cost})
    if due is not None:
        takes = voice.joined([takes, voice.language.say("due-in", {"round": due})])
    return [*told(row.story, voice), *labelled(voice, ("takes", takes), ("effect", row.effect))]


def whole_building(row: Building, voice: Spoken, there: FrostpunkBuildingLeft | None = None) -> list[Part]:
    """`there`: how many are left, where that is asked."""
    say = voice.language.say
    upgrade = ""
    if row.upgraded_insulation != NONE:
        things = {"price": price(voice, row.upgrade), "insulation": insulation(voice, row.upgraded_insulation)}
        upgrade = say("building-upgrade", things)
    notes = [
        say("building-large") if row.large else "",
        say("building-engineers") if row.engineers else "",
        say("building-fixed") if row.fixed else "",
        say("building-deposit", {"goods": lying(voice, row.deposit)}) if row.deposit != NONE else "",
        say("building-beds", {"beds": row.beds}) if row.beds else "",
    ]
    return [
        *labelled(
            voice,
            ("costs", say("building-price", {"price": price(voice, row.cost)}) if row.cost else ""),
            ("insulation", str(insulation(voice, row.insulation))),
            ("note", ", ".join(note for note in notes if note)),
            *uses("use", row.uses, voice),
            ("when-built", effects(voice, row.built)),
            ("effect", row.effect),
            ("upgrade", upgrade),
            *uses("upgraded-use", row.upgraded, voice),
            ("left", "" if there is None else left_to_build(there, voice)),
        )
    ]


def left_to_build(there: FrostpunkBuildingLeft, voice: Spoken) -> str:
    say = voice.language.say
    if not there.left:
        return say("left-none")
    left = say("building-left", {"left": there.left, "ruined": there.ruined})
    return left if there.allowed else voice.joined([left, say("building-not-allowed")])


def uses(label: str, ways: Sequence[Use], voice: Spoken) -> Iterator[tuple[str, str]]:
    for one in ways:
        yield label, given(only_if(one.if_, voice), effects(voice, one.do), voice)


# -- Expeditions, weather ---------------------------------------------------------------------------------------------


def whole_expedition(shown: Expedition, voice: Spoken, *, explored: bool) -> list[Part]:
    """The white side; and, once explored, the black one."""
    say = voice.language.say
    way_there = say("expedition-way", {"deck": shown.deck, "spaces": shown.spaces})
    parts: list[Part] = [*told(shown.story, voice)]
    parts += labelled(voice, ("way", way_there), ("there", say(f"hint-{shown.hint}")))
    if explored:
        parts += told(shown.inside, voice)
        for one in shown.options:
            then = say(f"go-{one.go.lower().replace(', ', '-').replace(' ', '-')}")
            parts.append(way(one.story, only_if(one.if_, voice), effects(voice, one.do), then, voice))
    return parts


def whole_weather(shown: Weather, voice: Spoken) -> list[Part]:
    say = voice.language.say
    moves = [(shown.cold, say("weather-cold"))]
    moves += [
        (number, str(insulation(voice, one))) for one, number in enumerate((shown.red, shown.orange, shown.yellow))
    ]
    return [
        *told(shown.story, voice),
        *labelled(
            voice,
            ("markers", ", ".join(f"{word} {number:+d}" for number, word in moves if number)),
            ("scouts", say("spaces", {"spaces": shown.scouts}) if shown.scouts else ""),
            ("storm-moves", say("weather-storm", {"rounds": shown.storm}) if shown.storm else ""),
        ),
    ]


# -- names of their own, and what is read on the table ---------------------------------------------------------------


def advisor_card(name: str) -> str:
    """An Advisor and a Building have the same id, so Advisors have a first name here."""
    return f"advisor:{name}"


def inside(name: str) -> str:
    """The black side of an Expedition: nobody reads it before it is explored."""
    return f"{name}:inside"


def special_words(event: Event | Scenario, voice: Spoken) -> list[str]:
    """Special Actions can be done for as long as their card lies open, so they are read on the table."""
    return [str(special_line(special, voice)) for special in event.specials]
