"""What lies open on the table (FP-GEN-16, FP-GEN-17, FP-GEN-18, FP-CIT-02).

Hands lie open: players may tell each other about their cards at any time. Hidden are the order of every deck, the
fronts of Map tiles in their stacks, and which of a Law's two consequences was shuffled in.
"""

from __future__ import annotations

from typing import Final, Literal

from ....presence import Shown
from ..city.advisors import sheets
from ..city.citizens import type_of_round
from ..city.map import GENERATOR
from ..mind.forecast import dangers
from ..nouns import Citizen, Discontent, Hope, Lying, Meeple
from ..phases.night import beds, child_beds, in_need_of_beds, prisoners
from ..state import DISCONTENT, HOPE, NONE, SET_UP, STACKS, TYPES, City
from .crater import FrostpunkGenerator, FrostpunkPlace, generator, place_on_map

Deck = Literal["A", "B", "C"]
Phase = Literal[
    "set-up", "dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night"
]  # fmt: skip


PHASE_WORDS: Final[tuple[Phase, ...]] = (
    "dawn",
    "morning",
    "generator",
    "weather",
    "preparation",
    "action",
    "dusk",
    "hunger",
    "night",
)


class FrostpunkPeople(Shown, frozen=True):
    """Citizens of one type. `grave`: the sick have a skull; `spent` of their Meeples are missing this Round."""

    type: Citizen
    number: int
    sick: int
    grave: bool
    spent: int
    meeples: int


class FrostpunkStock(Shown, frozen=True):
    wood: int
    coal: int
    core: int
    steel: int


class FrostpunkGoods(Shown, frozen=True, omit_defaults=True):
    """What lies on a card; what does not is left out."""

    wood: int = 0
    coal: int = 0
    core: int = 0
    steel: int = 0
    food: int = 0


class FrostpunkMeeples(Shown, frozen=True, rename="kebab"):
    worker: int
    engineer: int
    child: int
    child_worker: int
    child_engineer: int
    automaton: int


class FrostpunkHopeToken(Shown, frozen=True):
    type: Hope
    active: bool


class FrostpunkDiscontentToken(Shown, frozen=True):
    type: Discontent
    active: bool


class FrostpunkTonight(Shown, frozen=True):
    beds: int
    child_beds: int
    need: int


class FrostpunkBuildingLeft(Shown, frozen=True):
    """How many tiles of a Building can still be built, and how many of them lie there as Ruins."""

    id: str
    left: int
    ruined: int
    allowed: bool


class FrostpunkArea(Shown, frozen=True):
    """The area of a Special Action. `done`: it cannot be done again."""

    meeple: Meeple | None
    done: bool


class FrostpunkOnDisplay(Shown, frozen=True):
    """An Event or Scenario card that lies open, and what is on it; of a card with Special Actions their areas."""

    card: str
    goods: FrostpunkGoods
    areas: list[FrostpunkArea]
    automatons: int


class FrostpunkDiscards(Shown, frozen=True):
    dusk: list[str]
    weather: list[str]
    citizens: list[str]


class FrostpunkFaceDown(Shown, frozen=True):
    morning: int
    weather: int
    citizens: int
    near: int
    far: int
    disputes: int


class FrostpunkTechnologyOpen(Shown, frozen=True):
    """`due`: the Round on which its token lies."""

    id: str
    developed: bool
    due: int | None


class FrostpunkExpeditionDeck(Shown, frozen=True):
    left: int
    top: str | None


class FrostpunkExpeditionDecks(Shown, frozen=True):
    A: FrostpunkExpeditionDeck
    B: FrostpunkExpeditionDeck
    C: FrostpunkExpeditionDeck


class FrostpunkExpeditionCard(Shown, frozen=True):
    """`explored`: its black side can be read, the card `ID/inside` of the reference."""

    card: str
    explored: bool


class FrostpunkStack(Shown, frozen=True):
    """A trail, from the lowest card to the top one; `step` is the space of the path on which the Scout stands."""

    cards: list[FrostpunkExpeditionCard]
    scout: Meeple | None
    step: int


class FrostpunkExpeditions(Shown, frozen=True):
    decks: FrostpunkExpeditionDecks
    stacks: list[FrostpunkStack]


class FrostpunkPlayer(Shown, frozen=True):
    """`sheets`: the Advisors whose Responsibility sheets lie here, the own one first."""

    seat: int
    advisor: str | None
    sheets: list[str]
    hand: list[str]
    played: str | None


class FrostpunkView(Shown, frozen=True):
    """The whole table. `dusk` is what is known to be in the Dusk deck, in no order; `L03?` is a consequence of L03.
    `deposits` are those of the places that can have one, `marks` those of the scenario, both in the order of its map;
    `triggers` the Rounds with a Scenario Trigger token."""

    scenario: str
    society: str
    difficulty: Literal["normal", "hard"]
    round: int
    rounds: int
    phase: Phase
    leader: int
    active: int
    fed: Citizen
    people: list[FrostpunkPeople]
    food: int
    hunger: int
    too_hungry: int
    corpses: int
    corpse_end: int
    stock: FrostpunkStock
    automatons: int
    hope: list[FrostpunkHopeToken]
    discontent: list[FrostpunkDiscontentToken]
    generator: FrostpunkGenerator
    ready: FrostpunkMeeples
    construction: FrostpunkMeeples
    snow: FrostpunkMeeples
    resting: FrostpunkMeeples
    tonight: FrostpunkTonight
    map: list[FrostpunkPlace]
    deposits: list[Lying | None]
    marks: list[list[int]]
    buildings: list[FrostpunkBuildingLeft]
    display: list[FrostpunkOnDisplay]
    dispute: str | None
    dusk: list[str]
    revealed: list[str]
    discards: FrostpunkDiscards
    face_down: FrostpunkFaceDown
    storm: int | None
    storms: int
    triggers: list[int]
    laws: list[str]
    future_laws: list[str]
    technologies: list[FrostpunkTechnologyOpen]
    expeditions: FrostpunkExpeditions
    players: list[FrostpunkPlayer]
    call_to_rise: bool
    dangers: list[tuple[str, tuple[int, ...]]]


def view(g: City, seat: int | None) -> FrostpunkView:
    """The table as this seat sees it."""
    box = g.box
    return FrostpunkView(
        scenario=box.settings[g.story].story.id,
        society=box.societies[g.society].id,
        difficulty="hard" if g.hard else "normal",
        round=g.round,
        rounds=box.board.rounds,
        phase="set-up" if g.phase == SET_UP else PHASE_WORDS[g.phase],
        leader=g.leader,
        active=g.active,
        fed=box.citizen_words[type_of_round(g, g.round)],
        people=[people(g, kind) for kind in TYPES],
        food=g.food,
        hunger=g.hunger,
        too_hungry=box.board.too_hungry,
        corpses=g.corpses,
        corpse_end=box.corpse_end,
        stock=FrostpunkStock(*g.stock),
        automatons=g.automatons,
        hope=[hope(g, number) for number in g.tokens[HOPE]],
        discontent=[discontent(g, number) for number in g.tokens[DISCONTENT]],
        generator=generator(g),
        ready=FrostpunkMeeples(*g.ready),
        construction=FrostpunkMeeples(*g.building_site),
        snow=FrostpunkMeeples(*g.snow_field),
        resting=FrostpunkMeeples(*g.used_up),
        tonight=FrostpunkTonight(beds(g), child_beds(g), sum(in_need_of_beds(g, prisoners(g)))),
        map=[place_on_map(g, place) for place in range(len(g.tiles)) if place == GENERATOR or g.tiles[place] != NONE],
        deposits=[None if lies == NONE else box.lying_words[lies] for lies in g.deposits],
        marks=g.marks,
        buildings=[building(g, number) for number in range(len(box.buildings))],
        display=[on_display(g, number) for number in range(len(g.display))],
        dispute=box.event_ids[g.disputes[-1]] if g.disputes else None,
        dusk=dusk_contents(g),
        revealed=[box.event_ids[event] for event in g.revealed],
        discards=FrostpunkDiscards(
            dusk=[box.event_ids[event] for event in g.dusk_gone],
            weather=[box.weather[card].id for card in g.weather_gone],
            citizens=[box.citizen_cards[card].id for card in g.citizens_gone],
        ),
        face_down=FrostpunkFaceDown(
            morning=len(g.morning),
            weather=len(g.weather),
            citizens=len(g.citizens),
            near=len(g.near),
            far=len(g.far),
            disputes=len(g.disputes),
        ),
        storm=None if g.storm == NONE else g.storm,
        storms=g.storms,
        triggers=sorted(g.triggers),
        laws=[box.laws[law].id for law in range(len(g.laws)) if g.laws[law]],
        future_laws=[box.laws[law].id for law in sorted(g.future_laws)],
        technologies=[technology(g, number) for number in g.technologies],
        expeditions=FrostpunkExpeditions(
            FrostpunkExpeditionDecks(*(expedition_deck(g, trail) for trail in g.trails)),
            [stack(g, number) for number in range(STACKS)],
        ),
        players=[player(g, other, kept) for other, kept in enumerate(sheets(g))],
        call_to_rise=g.call_to_rise,
        dangers=[] if g.phase == SET_UP else dangers(g),
    )


def people(g: City, kind: int) -> FrostpunkPeople:
    return FrostpunkPeople(
        type=g.box.citizen_words[kind],
        number=g.people[kind],
        sick=g.sick[kind],
        grave=bool(g.skull[kind]),
        spent=g.spent[kind],
        meeples=g.mustered[kind],
    )


def hope(g: City, number: int) -> FrostpunkHopeToken:
    return FrostpunkHopeToken(g.box.token_words[HOPE][number // 2], bool(number % 2))


def discontent(g: City, number: int) -> FrostpunkDiscontentToken:
    return FrostpunkDiscontentToken(g.box.token_words[DISCONTENT][number // 2], bool(number % 2))


def building(g: City, number: int) -> FrostpunkBuildingLeft:
    return FrostpunkBuildingLeft(
        id=g.box.buildings[number].id,
        left=g.left[number],
        ruined=g.ruined[number],
        allowed=bool(g.unlocked[number]),
    )


def on_display(g: City, number: int) -> FrostpunkOnDisplay:
    box, event = g.box, g.display[number]
    return FrostpunkOnDisplay(
        card=box.event_ids[event],
        goods=FrostpunkGoods(*g.goods_on[number]),
        areas=[area(g, number, special) for special in box.areas.get(event, ())],
        automatons=g.kept_on[number],
    )


def area(g: City, place: int, special: int) -> FrostpunkArea:
    first = special < g.box.no_event
    meeple = g.meeple_on[place] if first else next((kind for one, kind in g.beside if one == special), NONE)
    return FrostpunkArea(None if meeple == NONE else g.box.meeple_words[meeple], special in g.special_done)


def dusk_contents(g: City) -> list[str]:
    """What is known to be in the Dusk deck, in no order; of a Law's consequence only the Law."""
    return sorted(known_as(g, event) for event in g.dusk)


def known_as(g: City, event: int) -> str:
    box = g.box
    if box.first_consequence <= event < box.first_scenario:
        return f"{box.laws[(event - box.first_consequence) // 2].id}?"
    return box.event_ids[event]


def technology(g: City, number: int) -> FrostpunkTechnologyOpen:
    return FrostpunkTechnologyOpen(
        id=g.box.technologies[number].id,
        developed=bool(g.developed[number]),
        due=g.token if g.developing == number else None,
    )


def expedition_deck(g: City, trail: list[int]) -> FrostpunkExpeditionDeck:
    return FrostpunkExpeditionDeck(len(trail), g.box.expeditions[trail[-1]].id if trail else None)


def stack(g: City, number: int) -> FrostpunkStack:
    scout = g.scouts[number]
    return FrostpunkStack(
        cards=[FrostpunkExpeditionCard(g.box.expeditions[card // 2].id, bool(card % 2)) for card in g.stacks[number]],
        scout=None if scout == NONE else g.box.meeple_words[scout],
        step=g.steps[number],
    )


def player(g: City, seat: int, kept: list[int]) -> FrostpunkPlayer:
    box = g.box
    advisor, played = g.advisors[seat], g.played[seat]
    return FrostpunkPlayer(
        seat=seat,
        advisor=None if advisor == NONE else box.advisors[advisor].id,
        sheets=[box.advisors[sheet].id for sheet in kept],
        hand=[box.citizen_cards[card].id for card in sorted(g.hands[seat])],
        played=None if played == NONE else box.citizen_cards[played].id,
    )
