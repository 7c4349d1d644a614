"""What a browser is told of Frostpunk: exactly what `view.py` returns, and what `shown.py` says of the boards.

The client's TypeScript types are made from these structs; a test converts real views to them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Citizen = Literal["worker", "engineer", "child"]
Meeple = Literal["worker", "engineer", "child", "child-worker", "child-engineer", "automaton"]
Resource = Literal["wood", "coal", "core", "steel"]
Lying = Literal["wood", "coal", "core", "steel", "tree"]
Goods = Literal["wood", "coal", "core", "steel", "food"]
Insulation = Literal["red", "orange", "yellow", "blue", "white"]
Hope = Literal["care", "justice", "motivation"]
Discontent = Literal["anger", "apathy", "greed"]
Deck = Literal["A", "B", "C"]
Phase = Literal[
    "set-up", "dawn", "morning", "generator", "weather", "preparation", "action", "dusk", "hunger", "night"
]  # fmt: skip


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them share: unknown fields are refused."""


# -- the view: what lies on the table now -----------------------------------------------------------------------------


class FrostpunkPeople(Wire, frozen=True):
    """Citizens of one type. `grave`: the sick have a skull; `spent` of their Meeples are missing this Round."""

    type: Citizen
    number: int
    sick: int
    grave: bool
    spent: int
    meeples: int


class FrostpunkStock(Wire, frozen=True):
    wood: int
    coal: int
    core: int
    steel: int


class FrostpunkGoods(Wire, frozen=True):
    """What lies on a card; what does not is left out."""

    wood: int = 0
    coal: int = 0
    core: int = 0
    steel: int = 0
    food: int = 0


class FrostpunkMeeples(Wire, frozen=True, rename="kebab"):
    worker: int
    engineer: int
    child: int
    child_worker: int
    child_engineer: int
    automaton: int


class FrostpunkHopeToken(Wire, frozen=True):
    type: Hope
    active: bool


class FrostpunkDiscontentToken(Wire, frozen=True):
    type: Discontent
    active: bool


class FrostpunkIndicators(Wire, frozen=True):
    """On which space of the Generator track each Heat Range indicator stands."""

    red: int
    orange: int
    yellow: int


class FrostpunkGenerator(Wire, frozen=True):
    """`warm_from`: from which heat on red, orange and yellow Buildings are heated, and `warm` whether they are;
    `zones_from`: the same for the Generator tile, Near and Far tiles (a larger zone takes in the smaller ones)."""

    heat: int
    cold: int
    end: int
    indicators: FrostpunkIndicators
    warm_from: list[int]
    zones_from: list[int]
    warm: list[bool]
    stress: int
    most_stress: int
    inside: int
    overheated: bool
    upgraded: bool


class FrostpunkTonight(Wire, frozen=True):
    beds: int
    child_beds: int
    need: int


class FrostpunkSpace(Wire, frozen=True):
    """`building` is an id of the Buildings board, or `ruins`. A large Building lies on both spaces; `first` where it is
    drawn."""

    space: str
    lies: Lying | None
    amount: int
    building: str | None
    first: bool
    upgraded: bool
    heated: bool
    meeple: Meeple | None


class FrostpunkPlace(Wire, frozen=True):
    """A tile that lies on the map; `tile` is None for the Generator tile."""

    place: str
    tile: str | None
    heated: bool
    spaces: list[FrostpunkSpace]


class FrostpunkBuildingLeft(Wire, frozen=True):
    """How many tiles of a Building can still be built, and how many of them lie there as Ruins."""

    id: str
    left: int
    ruined: int
    allowed: bool


class FrostpunkOnDisplay(Wire, frozen=True):
    """An Event or Scenario card that lies open, and what is on it. `done`: its Special Action cannot be done again."""

    card: str
    goods: FrostpunkGoods
    meeple: Meeple | None
    automatons: int
    done: bool


class FrostpunkDiscards(Wire, frozen=True):
    dusk: list[str]
    weather: list[str]
    citizens: list[str]


class FrostpunkFaceDown(Wire, frozen=True):
    morning: int
    weather: int
    citizens: int
    near: int
    far: int
    disputes: int


class FrostpunkTechnologyOpen(Wire, frozen=True):
    """`due`: the Round on which its token lies."""

    id: str
    developed: bool
    due: int | None


class FrostpunkExpeditionDeck(Wire, frozen=True):
    left: int
    top: str | None


class FrostpunkExpeditionDecks(Wire, frozen=True):
    A: FrostpunkExpeditionDeck
    B: FrostpunkExpeditionDeck
    C: FrostpunkExpeditionDeck


class FrostpunkExpeditionCard(Wire, frozen=True):
    """`explored`: its black side can be read, the card `ID/inside` of the reference."""

    card: str
    explored: bool


class FrostpunkStack(Wire, frozen=True):
    """A trail, from the lowest card to the top one; `step` is the space of the path on which the Scout stands."""

    cards: list[FrostpunkExpeditionCard]
    scout: Meeple | None
    step: int


class FrostpunkExpeditions(Wire, frozen=True):
    decks: FrostpunkExpeditionDecks
    stacks: list[FrostpunkStack]


class FrostpunkPlayer(Wire, frozen=True):
    seat: int
    advisor: str | None
    hand: list[str]
    played: str | None


class FrostpunkView(Wire, frozen=True):
    """The whole table. `dusk` is what is known to be in the Dusk deck, in no order; `L03?` is a consequence of L03.
    `deposits` are those of the six corners; `triggers` the Rounds with a Scenario Trigger token."""

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
    dangers: list[tuple[str, list[int]]]


# -- the boards: what never changes -----------------------------------------------------------------------------------


class FrostpunkBoardPlace(Wire, frozen=True):
    """A place for a tile, in axial coordinates around the tower: q to the east, r to the south-east."""

    place: str
    q: int
    r: int
    ring: Literal["generator", "near", "far"]
    spaces: list[str]


class FrostpunkGeneratorSpace(Wire, frozen=True):
    space: str
    q: int
    r: int


class FrostpunkHex(Wire, frozen=True):
    q: int
    r: int


class FrostpunkCorner(Wire, frozen=True):
    """A corner of the map in the order of the view's `deposits`: its Far place, and the Near place before it."""

    place: str
    near: str
    q: int
    r: int


class FrostpunkRound(Wire, frozen=True):
    round: int
    fed: Citizen


class FrostpunkHeatSpace(Wire, frozen=True):
    """`cubes` are dropped in a stress check; `icon` falls sick while the heat stays below."""

    space: int
    cubes: int
    icon: Citizen | None


class FrostpunkRangeSpace(Wire, frozen=True):
    """The Heat levels at which the two symbols of an indicator on this space stand."""

    space: int
    insulation: int
    zone: int


class FrostpunkSicknessSection(Wire, frozen=True):
    """From so many sick of a type on."""

    least: int
    spent: int
    flips: int


class FrostpunkHungerSection(Wire, frozen=True):
    """From so much Hunger on."""

    least: int
    discontent: int
    deaths: int


class FrostpunkBuilding(Wire, frozen=True):
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


class FrostpunkLaw(Wire, frozen=True):
    """`pair`: the Law that leaves the game when this one is introduced."""

    id: str
    name: str
    card: str
    pair: str | None
    builds: list[str]


class FrostpunkTechnology(Wire, frozen=True):
    id: str
    name: str
    card: str
    rounds: int


class FrostpunkAdvisor(Wire, frozen=True):
    id: str
    name: str
    card: str
    exhausts: str


class FrostpunkSociety(Wire, frozen=True):
    id: str
    name: str
    card: str


class FrostpunkCitizenCard(Wire, frozen=True):
    """`ability` says where the card is played: an action, or Buildings."""

    id: str
    name: str
    trade: str
    card: str
    type: Citizen
    ability: str


class FrostpunkExpedition(Wire, frozen=True):
    """`card` is its white side, `inside` its black one; `hint` is what is to be found there."""

    id: str
    title: str
    card: str
    inside: str
    deck: Deck
    spaces: int
    hint: str


class FrostpunkEvent(Wire, frozen=True):
    id: str  # of its card, too
    deck: Literal["morning", "dusk", "dispute", "consequence", "scenario"]
    special: str | None  # what its Special Action is, in words
    wants: FrostpunkGoods  # what the goals want to lie on it


class FrostpunkTile(Wire, frozen=True):
    id: str
    ring: Literal["near", "far"]


class FrostpunkName(Wire, frozen=True):
    id: str
    name: str


class FrostpunkNoun(Wire, frozen=True):
    id: str
    one: str
    many: str


class FrostpunkTokenTypes(Wire, frozen=True):
    hope: list[Hope]
    discontent: list[Discontent]


class FrostpunkLimits(Wire, frozen=True):
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


class FrostpunkBoard(Wire, frozen=True):
    places: list[FrostpunkBoardPlace]
    generator: list[FrostpunkGeneratorSpace]
    drawer: FrostpunkHex
    corners: list[FrostpunkCorner]
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
