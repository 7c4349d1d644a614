"""What never changes at a table of Frostpunk, as a browser is told of it once: cards, boards, nouns, limits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from ....presence import Shown
from ..box import sides
from ..cards import Building
from ..city.laws import pair_of
from ..nouns import RESOURCES, Citizen, Discontent, Hope, Insulation, Lying
from ..speech import Spoken
from ..state import (
    BANISHED,
    MOST_AUTOMATONS,
    MOST_FOOD,
    MOST_HOPE,
    MOST_HUNGER,
    MOST_LAWS,
    MOST_ON_SPACE,
    MOST_PEOPLE,
    MOST_STEEL,
    NONE,
    TYPES,
)
from . import printed
from .cards import ZONES, ability_place, advisor_card, exhausted, inside, special_words
from .printed import (
    FrostpunkBoardPlace,
    FrostpunkGeneratorSpace,
    FrostpunkHeatSpace,
    FrostpunkHex,
    FrostpunkHungerSection,
    FrostpunkMap,
    FrostpunkRangeSpace,
    FrostpunkRound,
    FrostpunkSicknessSection,
)
from .view import PHASE_WORDS, Deck, FrostpunkGoods, FrostpunkStock

EventDeck = Literal["morning", "dusk", "dispute", "consequence", "scenario"]
EVENT_DECKS: Final[tuple[EventDeck, ...]] = ("morning", "dusk", "dispute", "consequence", "scenario")


class FrostpunkBuilding(Shown, frozen=True):
    """`deposit`: what its tile must touch; `locked`: only a card allows it; `upgrade` is None where there is none."""

    id: str
    name: str
    card: str
    tiles: int
    cost: FrostpunkStock
    upgrade: FrostpunkStock | None
    large: bool
    insulation: Insulation
    upgraded_insulation: Insulation
    deposit: Lying | None
    engineers: bool
    fixed: bool
    locked: bool
    usable: bool
    beds: int
    hunting: list[int]


class FrostpunkLaw(Shown, frozen=True):
    """`pair`: the Law that leaves the game when this one is introduced."""

    id: str
    name: str
    card: str
    pair: str | None
    builds: list[str]


class FrostpunkTechnology(Shown, frozen=True):
    id: str
    name: str
    card: str
    rounds: int


class FrostpunkAdvisor(Shown, frozen=True):
    id: str
    name: str
    card: str
    exhausts: str


class FrostpunkSociety(Shown, frozen=True):
    id: str
    name: str
    card: str


class FrostpunkCitizenCard(Shown, frozen=True):
    """`ability` says where the card is played: an action, or Buildings."""

    id: str
    name: str
    trade: str
    card: str
    type: Citizen
    ability: str


class FrostpunkExpedition(Shown, frozen=True):
    """`card` is its white side, `inside` its black one; `hint` is what is to be found there."""

    id: str
    title: str
    card: str
    inside: str
    deck: Deck
    spaces: int
    hint: str


class FrostpunkEvent(Shown, frozen=True):
    id: str  # of its card, too
    deck: EventDeck
    specials: list[str]  # what its Special Actions are, in words
    wants: FrostpunkGoods  # what the goals want to lie on it


class FrostpunkTile(Shown, frozen=True):
    id: str
    ring: Literal["near", "far"]


class FrostpunkName(Shown, frozen=True):
    id: str
    name: str


class FrostpunkNoun(Shown, frozen=True):
    """`forms` are the language's own, by their names: the plain one under '', `other`, `gender`..."""

    id: str
    forms: dict[str, str]


class FrostpunkTokenTypes(Shown, frozen=True):
    hope: list[Hope]
    discontent: list[Discontent]


class FrostpunkLimits(Shown, frozen=True):
    rounds: int
    heat: int
    stress: int
    too_sick: int
    too_hungry: int
    corpses: int
    people: int
    food: int
    hunger: int
    steel: int
    on_space: int
    hope: int
    discontent: int  # with so many tokens the game is lost
    laws: int
    automatons: int
    people_per_meeple: int


class FrostpunkBoard(Shown, frozen=True):
    places: list[FrostpunkBoardPlace]
    generator: list[FrostpunkGeneratorSpace]
    drawer: FrostpunkHex
    maps: list[FrostpunkMap]  # in the order in which a table chooses among the scenarios
    rounds: list[FrostpunkRound]
    phases: list[FrostpunkName]
    heat: list[FrostpunkHeatSpace]
    ranges: list[FrostpunkRangeSpace]
    insulations: list[Insulation]
    zones: list[str]
    sickness: list[FrostpunkSicknessSection]
    hunger: list[FrostpunkHungerSection]
    limits: FrostpunkLimits
    buildings: list[FrostpunkBuilding]
    laws: list[FrostpunkLaw]
    technologies: list[FrostpunkTechnology]
    advisors: list[FrostpunkAdvisor]
    societies: list[FrostpunkSociety]
    citizen_cards: list[FrostpunkCitizenCard]
    expeditions: list[FrostpunkExpedition]
    events: list[FrostpunkEvent]
    tiles: list[FrostpunkTile]
    tokens: FrostpunkTokenTypes
    citizens: list[FrostpunkNoun]
    meeples: list[FrostpunkNoun]
    resources: list[FrostpunkNoun]
    lying: list[FrostpunkNoun]
    goods: list[FrostpunkNoun]


def board(voice: Spoken) -> FrostpunkBoard:
    """The rows of cards come first, in the order of the cards: so the same names lie near each other when packed."""
    box = voice.box
    sheet = box.board
    return FrostpunkBoard(
        events=[
            FrostpunkEvent(
                id=event.id,
                deck=EVENT_DECKS[box.deck_of_event[number]],
                specials=special_words(event, voice),
                wants=FrostpunkGoods(*box.wanted.get(number, ())),
            )
            for number, event in enumerate(box.events)
        ],
        citizen_cards=[
            FrostpunkCitizenCard(
                id=row.id,
                name=row.name,
                trade=row.trade,
                card=row.id,
                type=box.citizen_words[row.type],
                ability=ability_place(row, voice),
            )
            for row in box.citizen_cards
        ],
        laws=[
            FrostpunkLaw(
                id=law.id,
                name=law.name,
                card=law.id,
                pair=None if pair_of(number) == number else box.laws[pair_of(number)].id,
                builds=[box.buildings[building].id for building in law.builds],
            )
            for number, law in enumerate(box.laws)
        ],
        technologies=[
            FrostpunkTechnology(id=row.id, name=row.name, card=row.id, rounds=row.cost) for row in box.technologies
        ],
        expeditions=[
            FrostpunkExpedition(
                id=trip.id,
                title=trip.title,
                card=trip.id,
                inside=inside(trip.id),
                deck=trip.deck,
                spaces=trip.spaces,
                hint=voice.language.say(f"hint-{trip.hint}"),
            )
            for trip in box.expeditions
        ],
        buildings=[building_row(voice, row) for row in box.buildings],
        advisors=[
            FrostpunkAdvisor(id=row.id, name=row.name, card=advisor_card(row.id), exhausts=exhausted(row, voice))
            for row in box.advisors
        ],
        societies=[FrostpunkSociety(id=row.id, name=row.name, card=row.id) for row in box.societies],
        places=list(printed.places(box)),
        generator=printed.generator_spaces(box),
        drawer=printed.drawer(),
        maps=[printed.map_of(voice, setting) for setting in box.settings],
        rounds=printed.rounds(box),
        phases=[FrostpunkName(word, str(voice.noun(f"phase-{word}"))) for word in PHASE_WORDS],
        heat=printed.heat(box),
        ranges=printed.ranges(box),
        insulations=list(box.insulation_words),
        zones=[voice.language.say(f"zone-{zone}") for zone in ZONES],
        sickness=printed.sickness(box),
        hunger=printed.hunger(box),
        tiles=[
            FrostpunkTile(id=tile.id, ring="near" if number < box.first_far else "far")
            for number, tile in enumerate(box.map_tiles)
        ],
        tokens=FrostpunkTokenTypes(
            hope=list(box.token_words[0]),
            discontent=list(box.token_words[1]),
        ),
        citizens=[noun(voice, f"citizen-{box.citizen_words[kind]}", box.citizen_words[kind]) for kind in TYPES],
        meeples=[noun(voice, f"meeple-{word}", word) for word in box.meeple_words],
        resources=[noun(voice, f"goods-{word}", word) for word in box.resource_words],
        lying=[on_a_space(voice, f"goods-{word}", word) for word in box.lying_words],
        goods=[noun(voice, f"goods-{word}", word) for word in box.goods_words],
        limits=FrostpunkLimits(
            rounds=sheet.rounds,
            heat=box.heat_end,
            stress=sheet.stress,
            too_sick=sheet.too_sick,
            too_hungry=sheet.too_hungry,
            corpses=sheet.corpses,
            people=MOST_PEOPLE,
            food=MOST_FOOD,
            hunger=MOST_HUNGER,
            steel=MOST_STEEL,
            on_space=MOST_ON_SPACE,
            hope=MOST_HOPE,
            discontent=BANISHED,
            laws=MOST_LAWS,
            automatons=MOST_AUTOMATONS,
            people_per_meeple=sheet.people_per_meeple,
        ),
    )


def building_row(voice: Spoken, row: Building) -> FrostpunkBuilding:
    box = voice.box
    plain, upgraded = sides(row)
    return FrostpunkBuilding(
        id=row.id,
        name=row.name,
        card=row.id,
        tiles=row.tiles,
        cost=pile(row.cost),
        upgrade=None if row.upgraded_insulation == NONE else pile(row.upgrade),
        large=row.large,
        insulation=box.insulation_words[plain],
        upgraded_insulation=box.insulation_words[upgraded],
        deposit=None if row.deposit == NONE else box.lying_words[row.deposit],
        engineers=row.engineers,
        fixed=row.fixed,
        locked=row.locked,
        usable=bool(row.uses),
        beds=row.beds,
        hunting=list(row.hunting),
    )


def pile(cost: Sequence[int]) -> FrostpunkStock:
    return FrostpunkStock(*(cost[: len(RESOURCES)] or (0, 0, 0, 0)))


OF_THE_MAP: Final = ("short", "narrow")  # forms for little room


def on_a_space(voice: Spoken, message: str, key: str) -> FrostpunkNoun:
    """As short as a space of the map has room for."""
    forms = voice.noun(message).forms
    long = noun(voice, message, key).forms
    short = {name.removeprefix("short").removeprefix("-"): text for name, text in forms.items() if name[:5] == "short"}
    return FrostpunkNoun(key, {**long, **short})


def noun(voice: Spoken, message: str, key: str) -> FrostpunkNoun:
    forms = voice.noun(message).forms
    return FrostpunkNoun(key, {name: text for name, text in forms.items() if not name.startswith(OF_THE_MAP)})
