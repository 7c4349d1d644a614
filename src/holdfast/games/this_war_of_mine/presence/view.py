"""What lies open on the table.

Everybody sees the same, but for the open script: who holds the book reads it whole (TW-GEN-06). Hidden are the order of
every deck, the Unknown cards, the backs of Shelter cards, which Events were dealt, the Objectives to come, and which
red-corner cards are still aside.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from ....presence import Shown
from .. import nouns
from ..box import goods_of
from ..cards import ENDING, EVENT
from ..characters import people, states
from ..mind.forecast import dangers
from ..phases import day, raid
from ..phases.working import EXTRA_ROUND
from ..scripts import standing
from ..setup import TABLE
from ..shelter import fittings, shelter, storage
from ..shelter.shelter import SPOKEN_FOR
from ..state import (
    ASIDE_RAIDS,
    ASIDE_RESIDENTS,
    DAY,
    MEDICAL,
    NONE,
    OPEN_BOOK,
    OUT,
    PEOPLE,
    PLACES,
    RAID,
    SET_UP,
    STATES,
    UNARMED,
    Shelter,
)
from .expansions import WarExpansions, expansions, figures
from .goods import GOODS_WORDS, Amounts, counted
from .out import WarFight, WarLoad, WarTrip, fight, load, trip

Task = Literal["bed", "floor", "guard", "out"]
Phase = Literal["set-up", "morning", "day", "dusk", "evening", "scavenging", "raid", "dawn"]
Deck = Literal[
    "exploration", "findings", "residents", "raids", "fate", "narrative", "visitors", "locations", "characters"
]  # fmt: skip

PHASE_WORDS: Final[tuple[Phase, ...]] = get_args(Phase)[1:]
TASK_WORDS: Final[tuple[Task, ...]] = get_args(Task)
DECK_WORDS: Final[tuple[Deck, ...]] = get_args(Deck)
MOMENT_WORDS: Final = (*nouns.MOMENTS, *(key for key, _, _ in nouns.INSTEAD))
CHAPTER: Final = "chapter"


class WarStates(Shown, frozen=True):
    """Levels from 0 to 4."""

    hunger: int
    fatigue: int
    misery: int
    wounds: int
    illness: int


class WarPerson(Shown, frozen=True):
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
    task: Task | None
    weapon: str | None
    treated: list[str]
    stopped: bool


class WarGone(Shown, frozen=True):
    """Who is with the group no more: dead, or `left`."""

    character: str
    left: bool


class WarShelterCard(Shown, frozen=True):
    """`card` is known once its Remnants side lies up."""

    kind: nouns.Obstacle
    remnants: bool
    card: str | None


class WarSpace(Shown, frozen=True):
    """`cards` from the lowest to the top one; `waits`: days until the Fitting has something ready, 0 for nothing.
    `figures`: who else stands there, one word for each."""

    space: str
    cards: list[WarShelterCard]
    fitting: str | None
    waits: int
    reachable: bool
    figures: list[nouns.Figure]


class WarEvents(Shown, frozen=True):
    """`open` lie face up and hold. `to_come` from the top: event, ending, or the id of a card the scenario names."""

    left: int
    open: list[str]
    to_come: list[str]


class WarObjective(Shown, frozen=True):
    """The current one; `steps` is 0 if it has no counter."""

    card: str
    status: int
    steps: int


class WarLater(Shown, frozen=True):
    """A script to come: at a time of day after so many days, or in place of the next card of a kind."""

    when: nouns.Moment
    days: int
    script: str


class WarHarm(Shown, frozen=True):
    damage: int
    wounds: int


class WarTonight(Shown, frozen=True):
    """`damage` and `wounds`: what was added to the next raid; while one is carried out, what is left of it. `events`:
    what face-up Events, and whoever stands about, add to every raid."""

    damage: int
    wounds: int
    events: WarHarm
    under_way: bool
    spared: bool
    guards: list[int]


class WarAside(Shown, frozen=True):
    """Red-corner cards not yet in their decks."""

    raids: int
    residents: int


class WarView(Shown, frozen=True):
    """The whole table. `meant`: the person whom a card calls 'this character'. `lent`: tools in use by day. `supply`:
    how many more of each kind can be gained. `hidden`: what is hidden at each of the three `places`. `event` and
    `visitor` are cards being carried out. `script` is being read; `whole_script`: this seat holds the book, the others
    hear what stands between asterisks. `read`: all scripts so far, in order; `for_the_end`: those that will be read
    with the epilogues."""

    scenario: str
    board: str
    rules: list[str]
    day: int
    phase: Phase
    round: int
    leader: int
    group: list[WarPerson]
    meant: int | None
    gone: list[WarGone]
    pets: list[nouns.Pet]
    expansions: WarExpansions
    storage: Amounts
    lent: Amounts
    pile: Amounts
    load: WarLoad | None
    supply: Amounts
    values: Amounts
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
    hidden: list[Amounts]
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
    face_down: dict[Deck, int]
    discards: dict[Deck, list[str]]
    aside: WarAside
    dangers: list[tuple[str, tuple[int, ...]]]


def view(g: Shelter, seat: int | None) -> WarView:
    """The table as this seat sees it."""
    box = g.box
    reach = shelter.reachable(g)
    is_out = bool(people.on_task(g, OUT))  # by day, below (TW-SEWER-18)
    return WarView(
        scenario=box.scenarios[g.scenario].id,
        board=box.plans[g.side].plan.id,
        rules=[name for name, agreed in zip(TABLE, g.table, strict=True) if agreed],
        day=g.day,
        phase="set-up" if g.phase == SET_UP else PHASE_WORDS[g.phase],
        round=g.round,
        leader=g.leader,
        group=[person(g, number) for number in PEOPLE if g.characters[number] != NONE],
        meant=None if states.card_of(g, g.who) == NONE else g.who + 1,
        gone=[WarGone(box.characters[row // 2].id, bool(row % 2)) for row in g.gone],
        pets=[word for word, here in zip(nouns.PETS, g.pets, strict=True) if here],
        expansions=expansions(g, seat),
        storage=counted(g.stock),
        lent=counted(g.pile) if g.phase == DAY and not is_out else {},
        pile={} if g.phase == DAY and not is_out else counted(g.pile),
        load=load(g),
        supply={word: storage.left(g, kind) for kind, word in enumerate(GOODS_WORDS)},
        values={word: storage.value(g, kind) for kind, word in enumerate(GOODS_WORDS) if storage.value(g, kind)},
        shelter=spaces(g, reach),
        boarded=[bool(board) for board in g.boarded],
        beds=fittings.beds(g),
        cold=g.cold,
        fittings=[box.fittings[card].id for card in sorted(g.fittings)],
        ideas=[box.fittings[card].id for card in sorted(g.ideas)],
        events=events(g),
        objective=objective(g),
        completed=[box.objectives[card].id for card in g.completed],
        victory=g.victory,
        kept=[box.narrative[card].id for card in sorted(g.kept_cards)],
        places=[None if card == NONE else box.locations[card].id for card in g.places[:PLACES]],
        hidden=[counted(goods_of(tuple(row))) for row in g.hidden],
        trip=trip(g),
        fight=fight(g) if g.fighting else None,
        event=None if g.event == NONE else box.event_ids[g.event],
        visitor=None if g.visitor == NONE else box.visitors[g.visitor].id,
        script=None if g.script == NONE else box.script_ids[g.script],
        whole_script=seat == g.leader or bool(g.table[OPEN_BOOK]),
        read=[box.script_ids[script] for script in g.read],
        for_the_end=[box.script_ids[script] for script in g.epilogue],
        later=[WarLater(MOMENT_WORDS[when], days, box.script_ids[script]) for when, days, script in g.later],
        tonight=tonight(g),
        face_down={word: len(deck) for word, deck in zip(DECK_WORDS, g.decks, strict=True)},
        discards=discards(g),
        aside=WarAside(raids=len(g.aside[ASIDE_RAIDS]), residents=len(g.aside[ASIDE_RESIDENTS])),
        dangers=[] if g.phase == SET_UP else dangers(g),
    )


# -- people -----------------------------------------------------------------------------------------------------------


def person(g: Shelter, number: int) -> WarPerson:
    box, card = g.box, g.characters[number]
    place, task, weapon = g.standing[number], g.task[number], g.armed[number]
    planned = g.acted[number] - SPOKEN_FOR  # the Fitting being built, or after those the space one is moved to
    to = planned - len(box.fittings)
    return WarPerson(
        person=number + 1,
        character=box.characters[card].id,
        starting=card in g.beginners,
        states=WarStates(*(states.level(g, number, state) for state in range(STATES))),
        blocked=[action for action in (1, 2, 3) if states.blocked(g, number, action)],
        asleep=states.is_asleep(g, number),
        can_act=g.phase == DAY and 0 < g.round <= EXTRA_ROUND and day.can_act(g, number),
        acted=bool(g.acted[number]),
        at=None if place == NONE else box.space_words[place],
        builds=box.fittings[planned].id if 0 <= planned < len(box.fittings) else None,
        moves_to=box.space_words[to] if to >= 0 else None,
        task=None if task == NONE else TASK_WORDS[task],
        weapon=None if weapon == UNARMED else GOODS_WORDS[weapon],
        treated=[GOODS_WORDS[token] for place, token in enumerate(MEDICAL) if g.treated[number * len(MEDICAL) + place]],
        stopped=bool(g.stopped[number]),
    )


# -- the shelter ------------------------------------------------------------------------------------------------------


def spaces(g: Shelter, reach: list[bool]) -> list[WarSpace]:
    box = g.box
    return [
        WarSpace(
            space=box.space_words[space],
            cards=[shelter_card(g, row) for row in g.cards_on[space]],
            fitting=None if g.fitting[space] == NONE else box.fittings[g.fitting[space]].id,
            waits=g.waits[space],
            reachable=reach[space],
            figures=figures(g, space),
        )
        for space in range(box.spaces)
    ]


def shelter_card(g: Shelter, row: int) -> WarShelterCard:
    """Which card it is has been read once it lies on its Remnants side."""
    number, turned = divmod(row, 2)
    return WarShelterCard(
        kind=nouns.SHELTER_KINDS[g.box.shelter_kind[number]][0],
        remnants=bool(turned),
        card=g.box.shelter[number].id if turned else None,
    )


# -- days -------------------------------------------------------------------------------------------------------------


def events(g: Shelter) -> WarEvents:
    """`to_come` is how the scenario has it, from the top: a kind of card, or the id of one that all can look up."""
    named = g.box.named_events[g.scenario]
    return WarEvents(
        left=len(g.events),
        open=[g.box.event_ids[card] for card in g.open_events],
        to_come=[g.box.event_ids[card] if named[place] else kind_of(g, card) for place, card in stacked(g)],
    )


def stacked(g: Shelter) -> list[tuple[int, int]]:
    """Events deck from the top: the place of each card from the bottom, and the card."""
    return list(enumerate(g.events))[::-1]


def kind_of(g: Shelter, card: int) -> str:
    return EVENT if g.box.is_event(card) else ENDING if card < g.box.first_chapter else CHAPTER


def objective(g: Shelter) -> WarObjective | None:
    if g.objective == NONE:
        return None
    card = g.box.objectives[g.objective]
    return WarObjective(card=card.id, status=g.status, steps=card.steps)


def tonight(g: Shelter) -> WarTonight:
    """While a raid is carried out, `damage` and `wounds` are what is left of it; before that, what was added to it.
    `events` is what face-up Events, and whoever stands about, add to every raid."""
    return WarTonight(
        damage=g.damage,
        wounds=g.injuries,
        events=WarHarm(standing.raid_damage(g) + raid.joined_damage(g), standing.raid_wounds(g)),
        under_way=g.phase == RAID and g.stage == raid.RAIDING,
        spared=g.spared,
        guards=[guard + 1 for guard in people.guards(g)],
    )


def discards(g: Shelter) -> dict[Deck, list[str]]:
    """What was drawn and may come back, face up."""
    box = g.box
    decks = (
        [card.id for card in box.exploration],
        [card.id for card in box.findings],
        [card.id for card in box.residents],
        [card.id for card in box.raids],
        [card.id for card in box.fate],
        [card.id for card in box.narrative],
        [card.id for card in box.visitors],
        [card.id for card in box.locations],
        [card.id for card in box.characters],
    )
    return {word: [ids[card] for card in drawn] for word, ids, drawn in zip(DECK_WORDS, decks, g.drawn, strict=True)}
