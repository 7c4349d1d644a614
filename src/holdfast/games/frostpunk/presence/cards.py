"""Cards written out: what stands on each, in words made from what it does. Every picture of a card comes from here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol, TypeVar

from ....cards import Conditions, Effects
from ....cards.parts import Part, Said, Story, Way, lines
from ....kernel import listing
from ..box import FrostpunkBox
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
from ..nouns import INSULATIONS, LAWS, TECHNOLOGIES
from ..state import NONE
from .view import FrostpunkBuildingLeft
from .words import article, building_name, citizen_name, cost_words, effects

HINTS: Final = {"goods": "Food or Resources", "people": "Citizens", "both": "Citizens and goods"}
WAYS: Final = {
    "home, new A": "the Scout comes home, and a new A card is laid",
    "home, B": "the Scout comes home, and a B card is laid",
    "home, C": "the Scout comes home, and a C card is laid",
    "on, B": "the Scout goes on to a B card",
    "on, C": "the Scout goes on to a C card",
}
THEN: Final = {"remove": "the card leaves the game", "keep": "the card stays", "discard": "the card is discarded"}
DECK_NAMES: Final = ("Morning card", "Dusk card", "Social Dispute", "Consequence", "Scenario card")
ZONES: Final = ("Generator tile", "Near tiles", "Far tiles")
NAMES: Final = (*LAWS, *TECHNOLOGIES)


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def told(words: str) -> list[Story]:
    return [Story(words)] if words else []


def does(box: FrostpunkBox, done: Effects) -> str:
    return effects(box, done) if done else ""


def only_if(box: FrostpunkBox, condition: Conditions) -> str:
    return f"If {words_within(box.cards.words(condition))}" if condition else ""


def given(condition: str, words: str) -> str:
    return f"{condition}: {words}" if condition else words


def way(story: str, condition: str, done: str, then: str) -> Way:
    return Way(story, condition, f"{done or 'nothing'}{f'; {then}' if then else ''}")


def words_within(text: str) -> str:
    """Within a sentence; names keep their capitals."""
    return text if text.startswith(NAMES) else text[:1].lower() + text[1:]


# -- Event and Scenario cards -----------------------------------------------------------------------------------------


def event_kind(box: FrostpunkBox, name: str) -> str:
    return DECK_NAMES[box.deck_of_event[box.event_ids.index(name)]]


def whole_event(shown: Event | Scenario, box: FrostpunkBox) -> list[Part]:
    parts: list[Part] = [*told(shown.story), *lines(("Now", does(box, shown.now)))]
    for option in shown.options:
        then = THEN.get(option.then, "")
        parts.append(way(option.story, only_if(box, option.if_), does(box, option.do), then))
    if isinstance(shown, Event):
        parts += lines(("Then", THEN.get(shown.then, "")))
    if shown.special is not None:
        words = given(only_if(box, shown.special.if_), effects(box, shown.special.do))
        parts += [*told(shown.special.story), Said(special_title(shown.special), words)]
    parts += lines(("At dusk", does(box, shown.dusk)), ("At night", does(box, shown.night)))
    if isinstance(shown, Scenario):
        parts += [Said(f"When Round {token.round} begins", does(box, token.do)) for token in shown.triggers]
        parts += [Said(f"Storm {number}", does(box, storm)) for number, storm in enumerate(shown.storms, 1)]
        parts += lines(("Goal", words_within(box.cards.words(shown.goal)) if shown.goal else ""))
    return parts


def special_title(special: Special) -> str:
    """'Special Action of a Worker, cold, once in a game'."""
    who = "" if special.by == NONE else f" of {article(citizen_name(special.by))}"
    cold = ", cold" if special.cold else ""
    return f"Special Action{who}{cold}{', once in a game' if special.once else ''}"


# -- Citizens, Advisors, Societies ------------------------------------------------------------------------------------


def citizen_title(shown: Citizen) -> str:
    return f"{shown.name}, {shown.trade}"


def whole_citizen(shown: Citizen, box: FrostpunkBox) -> list[Part]:
    deaths = [(f"If {article(citizen_name(kind))} dies", does(box, effect)) for kind, effect in enumerate(shown.deaths)]
    return [
        *told(shown.story),
        *lines(
            ("Type", citizen_name(shown.type)),
            (ability_place(shown).capitalize(), does(box, shown.ability.do)),
            ("To give up at the start", does(box, shown.cost)),
            *deaths,
        ),
    ]


def ability_place(card: Citizen) -> str:
    where = listing([building_name(building) for building in card.ability.buildings], "or") or card.ability.action
    return f"{where}{' (heated)' if card.ability.heated else ''}"


def whole_advisor(shown: Advisor, box: FrostpunkBox) -> list[Part]:
    return [
        *told(shown.story),
        Said(f"Exhaust {exhausted(shown, box).capitalize()}", effects(box, shown.do)),
        Said("", shown.sheet),
    ]


def exhausted(advisor: Advisor, box: FrostpunkBox) -> str:
    return box.cards.lexicon.types["feeling"].known()[advisor.exhausts]


def whole_society(shown: Society) -> list[Part]:
    return [*told(shown.story)]


def whole_bell(bell: CallToRise) -> list[Part]:
    draws = ", ".join(f"{hope}: {cards}" for hope, cards in enumerate(bell.draws, 1))
    return [*told(bell.story), Said("Citizen cards by Hope tokens", draws)]


# -- Laws, Technologies, Buildings ------------------------------------------------------------------------------------


def whole_law(law: Law, box: FrostpunkBox) -> list[Part]:
    return [*told(law.story), *lines(("Now", does(box, law.now)), ("From now on", law.effect))]


def whole_technology(row: Technology, due: int | None = None) -> list[Part]:
    takes = counted(row.cost, "Round") + (f"; due in Round {due}" if due is not None else "")
    return [*told(row.story), *lines(("Takes", takes), ("Effect", row.effect))]


def whole_building(row: Building, box: FrostpunkBox, there: FrostpunkBuildingLeft | None = None) -> list[Part]:
    """`there`: how many are left, where that is asked."""
    upgrade = ""
    if row.upgraded_insulation != NONE:
        upgrade = f"{cost_words(row.upgrade)}; insulation {INSULATIONS[row.upgraded_insulation]}"
    notes = [
        "large: both spaces of a tile" if row.large else "",
        "Engineers only" if row.engineers else "",
        "never dismantled" if row.fixed else "",
        f"beside a {box.lying_words[row.deposit]} Deposit" if row.deposit != NONE else "",
        counted(row.beds, "bed") if row.beds else "",
    ]
    return [
        *lines(
            ("Costs", cost_words(row.cost) if row.cost else ""),
            ("Insulation", INSULATIONS[row.insulation]),
            ("Note", ", ".join(note for note in notes if note)),
            *uses("Use", row.uses, box),
            ("When built", does(box, row.built)),
            ("Effect", row.effect),
            ("Upgrade", upgrade),
            *uses("Upgraded use", row.upgraded, box),
            ("Left to build", "" if there is None else left_to_build(there)),
        )
    ]


def left_to_build(there: FrostpunkBuildingLeft) -> str:
    if not there.left:
        return "none"
    ruined = f", {there.ruined} of them as Ruins" if there.ruined else ""
    return f"{there.left}{ruined}{'' if there.allowed else '; no card allows it yet'}"


def uses(label: str, ways: Sequence[Use], box: FrostpunkBox) -> Iterator[tuple[str, str]]:
    for one in ways:
        yield label, given(only_if(box, one.if_), effects(box, one.do))


# -- Expeditions, weather ---------------------------------------------------------------------------------------------


def whole_expedition(shown: Expedition, box: FrostpunkBox, *, explored: bool) -> list[Part]:
    """The white side; and, once explored, the black one."""
    parts: list[Part] = [*told(shown.story)]
    parts += lines(("Way", f"deck {shown.deck}, {counted(shown.spaces, 'space')}"), ("There", HINTS[shown.hint]))
    if explored:
        parts += told(shown.inside)
        parts += [way(one.story, only_if(box, one.if_), does(box, one.do), WAYS[one.go]) for one in shown.options]
    return parts


def whole_weather(shown: Weather) -> list[Part]:
    moves = (shown.cold, "Cold"), (shown.red, "red"), (shown.orange, "orange"), (shown.yellow, "yellow")
    return [
        *told(shown.story),
        *lines(
            ("Markers", ", ".join(f"{word} {number:+d}" for number, word in moves if number)),
            ("Scouts", counted(shown.scouts, "space") if shown.scouts else ""),
            ("Storm", f"{counted(shown.storm, 'Round')} nearer" if shown.storm else ""),
        ),
    ]


# -- names of their own, and what is read on the table ---------------------------------------------------------------


def advisor_card(name: str) -> str:
    """An Advisor and a Building have the same id, so Advisors have a first name here."""
    return f"advisor:{name}"


def inside(name: str) -> str:
    """The black side of an Expedition: nobody reads it before it is explored."""
    return f"{name}:inside"


def special_words(event: Event | Scenario, box: FrostpunkBox) -> str | None:
    """A Special Action can be done for as long as its card lies open, so it is read on the table."""
    if event.special is None:
        return None
    label = special_title(event.special)
    return next(str(part) for part in whole_event(event, box) if isinstance(part, Said) and part.label == label)


# -- by id ------------------------------------------------------------------------------------------------------------


class HasId(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=HasId)


def in_deck(deck: Sequence[C], name: str) -> C:
    return next(one for one in deck if one.id == name)
