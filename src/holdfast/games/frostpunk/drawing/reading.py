"""Cards that a seat may read now (FP-GEN-16 to 18, FP-CIT-02), in full, as they lie on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Protocol, TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ....cards import Conditions, Effects
from ..box import DISPUTES, FrostpunkBox
from ..cards import Advisor, Building, CallToRise, Citizen, Event, Expedition, Law, Scenario, Technology, Use, Weather
from ..forced import article
from ..nouns import INSULATIONS
from ..state import NONE
from ..words import citizen_name, cost_words, effects
from .displays import HINTS, ability_place, event_of, special_title, words_within
from .marks import FAINT, HEADING, Plain, View, counted

Card = tuple[str, str, str, Callable[[], RenderableType]]  # id, title, kind, and how it is drawn

WAYS: Final = {
    "home, new A": "the Scout comes home, and a new A card is laid",
    "home, B": "the Scout comes home, and a B card is laid",
    "home, C": "the Scout comes home, and a C card is laid",
    "on, B": "the Scout goes on to a B card",
    "on, C": "the Scout goes on to a C card",
}
THEN: Final = {"remove": "the card leaves the game", "keep": "the card stays", "discard": "the card is discarded"}
DECK_NAMES: Final = ("Morning card", "Dusk card", "Social Dispute", "Consequence", "Scenario card")


def cards_in_sight(view: View, box: FrostpunkBox) -> list[Card]:
    """Every card that lies open for this seat. Of the Dusk deck that is the Social Dispute alone, which all have
    read; its other cards are named in the view, but nobody may look at them (FP-GEN-17)."""
    table = view["table"]
    return [
        *events(table, box),
        *citizens(table, view["seat"], box),
        *laws(table, box),
        *technologies(table, box),
        *expeditions(table, box),
        *weathers(table, box),
        *buildings(table, box),
        *others(table, box),
    ]


def card(name: str, title: str, kind: str, body: Callable[[], list[RenderableType]]) -> Card:
    def draw() -> RenderableType:
        heading = Text.assemble((title, HEADING), (f"  {name}  {kind}", FAINT))
        return Plain(Group(heading, Padding(Group(*body()), (0, 0, 0, 2))))

    return name, title, kind, draw


# -- how cards are written --------------------------------------------------------------------------------------------


def story(words: str) -> list[RenderableType]:
    return [Text(words, "italic")] if words else []


def line(label: str, words: str) -> Text:
    return Text.assemble((f"{label}: ", HEADING), words)


def lines(*said: tuple[str, str]) -> list[RenderableType]:
    """Those of which there is something to say."""
    return [line(label, words) for label, words in said if words]


def does(box: FrostpunkBox, done: Effects) -> str:
    return effects(box, done) if done else ""


def only_if(box: FrostpunkBox, condition: Conditions) -> str:
    return f"If {words_within(box.cards.words(condition))}: " if condition else ""


def choice(number: int, told: str, condition: str, done: str, then: str) -> Group:
    """An option: what is done, and under it what that brings."""
    brings = f"{condition}{done or 'nothing'}{f'; {then}' if then else ''}."
    return Group(
        Text.assemble((f"{number}. ", HEADING), (told, "italic")),
        Padding(Text(brings[:1].upper() + brings[1:]), (0, 0, 0, 3)),
    )


# -- Event and Scenario cards -----------------------------------------------------------------------------------------


def events(table: View, box: FrostpunkBox) -> Iterator[Card]:
    """The displays, what is revealed, the discard pile, and the Social Disputes in sight."""
    read = [
        *(one["card"] for one in table["display"]),
        *table["revealed"],
        *table["discards"]["dusk"],
        *([table["dispute"]] if table["dispute"] is not None else []),
        *(name for name in table["dusk"] if is_dispute(box, name)),
    ]
    for name in dict.fromkeys(read):
        shown = event_of(box, name)
        kind = DECK_NAMES[box.deck_of_event[box.event_ids.index(name)]]
        yield card(name, shown.title, kind, partial(whole_event, shown, box))


def is_dispute(box: FrostpunkBox, name: str) -> bool:
    return name in box.event_ids and box.deck_of_event[box.event_ids.index(name)] == DISPUTES


def whole_event(shown: Event | Scenario, box: FrostpunkBox) -> list[RenderableType]:
    parts = [*story(shown.story), *lines(("Now", does(box, shown.now)))]
    for number, option in enumerate(shown.options, 1):
        then = THEN.get(option.then, "")
        parts.append(choice(number, option.story, only_if(box, option.if_), does(box, option.do), then))
    if isinstance(shown, Event):
        parts += lines(("Then", THEN.get(shown.then, "")))
    if shown.special is not None:
        told = f"{only_if(box, shown.special.if_)}{effects(box, shown.special.do)}"
        parts += [*story(shown.special.story), line(special_title(shown.special), told)]
    parts += lines(("At dusk", does(box, shown.dusk)), ("At night", does(box, shown.night)))
    if isinstance(shown, Scenario):
        parts += [line(f"When Round {token.round} begins", does(box, token.do)) for token in shown.triggers]
        for number, storm in enumerate(shown.storms, 1):
            parts.append(line(f"Storm {number}", does(box, storm)))
        parts += lines(("Goal", words_within(box.cards.words(shown.goal)) if shown.goal else ""))
    return parts


# -- Citizens, Advisors -----------------------------------------------------------------------------------------------


def citizens(table: View, seat: int | None, box: FrostpunkBox) -> Iterator[Card]:
    """Hands lie open, the own one first; cards played this Round, and the discard pile."""
    players = sorted(table["players"], key=lambda player: player["seat"] != seat)
    read = [name for player in players for name in player["hand"]]
    read += [player["played"] for player in players if player["played"]]
    for shown in (in_deck(box.citizen_cards, name) for name in [*read, *table["discards"]["citizens"]]):
        yield card(shown.id, f"{shown.name}, {shown.trade}", "Citizen", partial(whole_citizen, shown, box))


def whole_citizen(shown: Citizen, box: FrostpunkBox) -> list[RenderableType]:
    deaths = [(f"If {article(citizen_name(kind))} dies", does(box, effect)) for kind, effect in enumerate(shown.deaths)]
    return [
        *story(shown.story),
        *lines(
            ("Type", citizen_name(shown.type)),
            (ability_place(shown).capitalize(), does(box, shown.ability.do)),
            ("To give up at the start", does(box, shown.cost)),
            *deaths,
        ),
    ]


def others(table: View, box: FrostpunkBox) -> Iterator[Card]:
    """Advisors, the Society, and the single player's Call to Rise."""
    for advisor in box.advisors:
        yield card(advisor.id, advisor.name, "Advisor", partial(whole_advisor, advisor, box))
    society = in_deck(box.societies, table["society"])
    yield card(society.id, society.name, "Society", partial(story, society.story))
    if table["call_to_rise"]:
        bell = box.cards.single("call_to_rise", CallToRise)
        yield card("call-to-rise", bell.name, "Call to Rise", partial(whole_bell, bell))


def whole_advisor(shown: Advisor, box: FrostpunkBox) -> list[RenderableType]:
    feeling = box.cards.lexicon.types["feeling"].known()[shown.exhausts].capitalize()
    return [*story(shown.story), line(f"Exhaust {feeling}", effects(box, shown.do)), Text(shown.sheet)]


def whole_bell(bell: CallToRise) -> list[RenderableType]:
    draws = ", ".join(f"{hope}: {cards}" for hope, cards in enumerate(bell.draws, 1))
    return [*story(bell.story), line("Citizen cards by Hope tokens", draws)]


# -- Laws, Technologies, Buildings ------------------------------------------------------------------------------------


def laws(table: View, box: FrostpunkBox) -> Iterator[Card]:
    for names, kind in ((table["laws"], "Law in force"), (table["future_laws"], "Law to come")):
        for law in (in_deck(box.laws, name) for name in names):
            if kind == "Law in force" or law.id not in table["laws"]:
                yield card(law.id, law.name, kind, partial(whole_law, law, box))


def whole_law(law: Law, box: FrostpunkBox) -> list[RenderableType]:
    return [*story(law.story), *lines(("Now", does(box, law.now)), ("From now on", law.effect))]


def technologies(table: View, box: FrostpunkBox) -> Iterator[Card]:
    for one in table["technologies"]:
        row = in_deck(box.technologies, one["id"])
        state = "Technology, developed" if one["developed"] else "Technology"
        yield card(row.id, row.name, state, partial(whole_technology, row, one["due"]))


def whole_technology(row: Technology, due: int | None) -> list[RenderableType]:
    takes = counted(row.cost, "Round") + (f"; due in Round {due}" if due is not None else "")
    return [*story(row.story), *lines(("Takes", takes), ("Effect", row.effect))]


def buildings(table: View, box: FrostpunkBox) -> Iterator[Card]:
    for row, there in zip(box.buildings, table["buildings"], strict=True):
        yield card(row.id, row.name, "Building", partial(whole_building, row, there, box))


def whole_building(row: Building, there: View, box: FrostpunkBox) -> list[RenderableType]:
    colour = INSULATIONS[row.insulation]
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
            ("Insulation", colour),
            ("Note", ", ".join(note for note in notes if note)),
            *uses("Use", row.uses, box),
            ("When built", does(box, row.built)),
            ("Effect", row.effect),
            ("Upgrade", upgrade),
            *uses("Upgraded use", row.upgraded, box),
            ("Left to build", left_to_build(there)),
        )
    ]


def left_to_build(there: View) -> str:
    if not there["left"]:
        return "none"
    ruined = f", {there['ruined']} of them as Ruins" if there["ruined"] else ""
    return f"{there['left']}{ruined}{'' if there['allowed'] else '; no card allows it yet'}"


def uses(label: str, ways: Sequence[Use], box: FrostpunkBox) -> Iterator[tuple[str, str]]:
    for way in ways:
        yield label, f"{only_if(box, way.if_)}{effects(box, way.do)}"


# -- Expeditions, weather ---------------------------------------------------------------------------------------------


def expeditions(table: View, box: FrostpunkBox) -> Iterator[Card]:
    """White sides in sight, and black sides of what is explored."""
    stacks = table["expeditions"]["stacks"]
    seen = {one["card"]: one["explored"] for stack in stacks for one in stack["cards"]}
    seen |= {deck["top"]: False for deck in table["expeditions"]["decks"].values() if deck["top"] is not None}
    for name, explored in seen.items():
        shown = in_deck(box.expeditions, name)
        yield card(name, shown.title, "Expedition", partial(whole_expedition, shown, explored, box))


def whole_expedition(shown: Expedition, explored: bool, box: FrostpunkBox) -> list[RenderableType]:
    parts = [*story(shown.story)]
    parts += lines(("Way", f"deck {shown.deck}, {counted(shown.spaces, 'space')}"), ("There", HINTS[shown.hint]))
    if explored:
        parts += story(shown.inside)
        for number, way in enumerate(shown.options, 1):
            parts.append(choice(number, way.story, only_if(box, way.if_), does(box, way.do), WAYS[way.go]))
    return parts


def weathers(table: View, box: FrostpunkBox) -> Iterator[Card]:
    for name in table["discards"]["weather"]:
        shown = in_deck(box.weather, name)
        yield card(name, shown.name, "Weather", partial(whole_weather, shown))


def whole_weather(shown: Weather) -> list[RenderableType]:
    moves = (shown.cold, "Cold"), (shown.red, "red"), (shown.orange, "orange"), (shown.yellow, "yellow")
    return [
        *story(shown.story),
        *lines(
            ("Markers", ", ".join(f"{word} {number:+d}" for number, word in moves if number)),
            ("Scouts", counted(shown.scouts, "space") if shown.scouts else ""),
            ("Storm", f"{counted(shown.storm, 'Round')} nearer" if shown.storm else ""),
        ),
    ]


# -- by id ------------------------------------------------------------------------------------------------------------


class HasId(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=HasId)


def in_deck(deck: Sequence[C], name: str) -> C:
    return next(one for one in deck if one.id == name)
