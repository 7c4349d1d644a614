"""What a browser is told of This War of Mine: exactly what `view.py` returns, and what `shown.py` says of the boards.

The client's TypeScript types are made from these structs; a test converts real views to them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

WarTask = Literal["bed", "floor", "guard", "out"]
WarPhase = Literal["set-up", "morning", "day", "dusk", "evening", "scavenging", "raid", "dawn"]
WarPlaceWord = Literal["near", "distant", "far"]
WarPet = Literal["cat", "dog"]
WarObstacle = Literal["rubble", "heap", "furniture", "bars", "door"]
WarDie = Literal["white", "yellow", "red"]
WarEnemyKind = Literal["A", "B", "C"]
WarPrinted = Literal["", "guard", "floor", "storage", "action"]
WarColour = Literal["green", "grey", "red", "yellow", "resource"]
WarDeck = Literal[
    "exploration", "findings", "residents", "raids", "fate", "narrative", "visitors", "locations", "characters"
]  # fmt: skip
WarMoment = Literal["morning", "dusk", "dawn", "raid", "visitor", "resident", "exploration"]
WarAmounts = dict[str, int]  # goods by id; what there is none of is left out


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of them share: unknown fields are refused."""


# -- the view: what lies on the table now -----------------------------------------------------------------------------


class WarStates(Wire, frozen=True):
    """Levels from 0 to 4."""

    hunger: int
    fatigue: int
    misery: int
    wounds: int
    illness: int


class WarPerson(Wire, frozen=True):
    """`person` is a place in the group, from 1. `blocked`: action rounds with a black dot. `can_act`: has an action in
    this round, and something to do. `builds` and `moves_to` are what the action of this round will do. `treated`:
    medical tokens on the card. `stopped`: explores no further tonight."""

    person: int
    character: str
    starting: bool
    states: WarStates
    blocked: list[int]
    asleep: bool
    can_act: bool
    acted: bool
    at: str | None
    builds: str | None
    moves_to: str | None
    task: WarTask | None
    weapon: str | None
    treated: list[str]
    stopped: bool


class WarGone(Wire, frozen=True):
    """Who is with the group no more: dead, or `left`."""

    character: str
    left: bool


class WarLoad(Wire, frozen=True):
    """What lies on the FINDINGS PILE weighs so much, and those who are out can carry so much."""

    weight: int
    capacity: int


class WarShelterCard(Wire, frozen=True):
    """`card` is known once its Remnants side lies up."""

    kind: WarObstacle
    remnants: bool
    card: str | None


class WarSpace(Wire, frozen=True):
    """`cards` from the lowest to the top one; `waits`: days until the Fitting has something ready, 0 for nothing."""

    space: str
    cards: list[WarShelterCard]
    fitting: str | None
    waits: int
    reachable: bool


class WarEvents(Wire, frozen=True):
    """`open` lie face up and hold. `to_come` from the top: event, ending, or the id of a card the scenario names."""

    left: int
    open: list[str]
    to_come: list[str]


class WarObjective(Wire, frozen=True):
    """The current one; `steps` is 0 if it has no counter."""

    card: str
    status: int
    steps: int


class WarTrip(Wire, frozen=True):
    """Where the scavengers are. `place` is None if the card has left the board during the visit; `risk`: on how many
    rolls in a hundred noise brings somebody; `turned` are the cards explored, the last one on top."""

    place: WarPlaceWord | None
    location: str
    unknown: int
    turned: list[str]
    noise: int
    risk: int
    resident: str | None
    scavengers: list[int]
    fled: bool
    packing: bool


class WarFoe(Wire, frozen=True):
    """An enemy on the combat chart: in the row of its `weapon` (None: bare hands), in the column of its `wounds`; three
    kill. `melee` is what it falls back on."""

    foe: int
    kind: WarEnemyKind
    prowess: int
    weapon: str | None
    melee: str | None
    wounds: int
    dodges: bool


class WarRoll(Wire, frozen=True):
    """Whose roll is being settled: a person's or an enemy's."""

    person: int | None
    foe: int | None


class WarFight(Wire, frozen=True):
    """`round`: the one being fought, or the last that was; 0 before the first."""

    resident: str | None
    round: int
    foes: list[WarFoe]
    dodging: list[int]
    rolling: WarRoll | None


class WarLater(Wire, frozen=True):
    """A script to come: at a time of day after so many days, or in place of the next card of a kind."""

    when: WarMoment
    days: int
    script: str


class WarHarm(Wire, frozen=True):
    damage: int
    wounds: int


class WarTonight(Wire, frozen=True):
    """`damage` and `wounds`: what was added to the next raid; while one is carried out, what is left of it. `events`:
    what face-up Events add to every raid."""

    damage: int
    wounds: int
    events: WarHarm
    under_way: bool
    spared: bool
    guards: list[int]


class WarAside(Wire, frozen=True):
    """Red-corner cards not yet in their decks."""

    raids: int
    residents: int


class WarView(Wire, frozen=True):
    """The whole table. `meant`: the person whom a card calls 'this character'. `lent`: tools in use by day. `supply`:
    how many more of each kind can be gained. `hidden`: what is hidden at each of the three `places`. `event` and
    `visitor` are cards being carried out. `script` is being read; `whole_script`: this seat holds the book, the others
    hear what stands between asterisks. `read`: all scripts so far, in order; `for_the_end`: those that will be read
    with the epilogues."""

    scenario: str
    board: str
    rules: list[str]
    day: int
    phase: WarPhase
    round: int
    leader: int
    group: list[WarPerson]
    meant: int | None
    gone: list[WarGone]
    pets: list[WarPet]
    storage: WarAmounts
    lent: WarAmounts
    pile: WarAmounts
    load: WarLoad | None
    supply: WarAmounts
    values: WarAmounts
    shelter: list[WarSpace]
    boarded: list[bool]
    beds: int
    cold: int
    fittings: list[str]
    ideas: list[str]
    events: WarEvents
    objective: WarObjective | None
    completed: list[str]
    victory: bool
    kept: list[str]
    places: list[str | None]
    hidden: list[WarAmounts]
    trip: WarTrip | None
    fight: WarFight | None
    event: str | None
    visitor: str | None
    script: str | None
    whole_script: bool
    read: list[str]
    for_the_end: list[str]
    later: list[WarLater]
    tonight: WarTonight
    face_down: dict[WarDeck, int]
    discards: dict[WarDeck, list[str]]
    aside: WarAside
    dangers: list[tuple[str, list[int]]]


# -- the boards: what never changes -----------------------------------------------------------------------------------
# What stands on a card is fetched with the card: here is only what the table shows of it while it lies there.


class WarBoardSpace(Wire, frozen=True):
    """Floors count from the cellar, 0; columns from the left, 1. `action`: the name of what is printed there. `ladder`:
    one may climb from here to the space above; `hole`: the number of the hole in the wall to its right. On a `dark` or
    `printed` space no Fitting stands; on a `crowd` one many can work. `after`: what befalls whoever has acted here, in
    words."""

    id: str
    name: str
    floor: int
    column: int
    printed: WarPrinted
    action: str | None
    ladder: bool
    hole: int | None
    dark: bool
    crowd: bool
    street: bool
    after: str | None


class WarPlan(Wire, frozen=True):
    """A side of the board."""

    id: str
    title: str
    floors: int
    columns: int
    spaces: list[WarBoardSpace]


class WarGoods(Wire, frozen=True):
    id: str
    one: str
    many: str
    colour: WarColour
    weight: int


class WarFitting(Wire, frozen=True):
    id: str
    name: str
    cost: WarAmounts
    beside: str | None
    bed: bool


class WarCharacter(Wire, frozen=True):
    """`inventory` is the weight that can be carried."""

    id: str
    name: str
    trade: str
    prowess: int
    empathy: int
    inventory: int


class WarLocation(Wire, frozen=True):
    """`number`: Unknown cards laid out there; `rule` holds for the whole visit."""

    id: str
    number: int
    rule: str | None


class WarEvent(Wire, frozen=True):
    """`lasts`: what it does while it lies face up, in words."""

    id: str
    kind: Literal["event", "ending", "chapter"]
    lasts: str | None


class WarObjectiveCard(Wire, frozen=True):
    id: str
    asks: str


class WarDieFaces(Wire, frozen=True):
    """`weapons`: what is fought with by whoever rolls it."""

    id: WarDie
    faces: list[str]
    weapons: list[str]


class WarName(Wire, frozen=True):
    id: str
    name: str


class WarLimits(Wire, frozen=True):
    rounds: int  # of actions; one more for who is willing to be tired
    noise: int
    foe_wounds: int  # so many kill


class WarBoard(Wire, frozen=True):
    """`obstacles`: the kinds of Shelter cards."""

    plans: list[WarPlan]
    goods: list[WarGoods]
    fittings: list[WarFitting]
    characters: list[WarCharacter]
    locations: list[WarLocation]
    events: list[WarEvent]
    objectives: list[WarObjectiveCard]
    obstacles: list[WarName]
    dice: list[WarDieFaces]
    phases: list[WarName]
    tasks: list[WarName]
    limits: WarLimits
