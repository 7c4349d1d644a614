"""What never changes at a table of This War of Mine, as a browser is told of it once. What stands on a card is fetched
with the card: here is only what the table shows of it while it lies there."""

from __future__ import annotations

from typing import Literal

from ....presence import Shown
from .. import nouns
from ..box import PlanTable, goods_of
from ..cards import Event
from ..combat.arming import die_of
from ..speech import Spoken, asks, effects, faces_of, goods, lasts, weapon
from ..state import ACTION_ROUNDS, DEAD_FOE, LOUDEST, NONE, UNARMED, WEAPONS
from .cards import KINDS
from .goods import Amounts, counted
from .view import PHASE_WORDS, TASK_WORDS

Printed = Literal["", "guard", "floor", "storage", "action"]
Colour = Literal["green", "grey", "red", "yellow", "resource"]


class WarBoardSpace(Shown, frozen=True):
    """Floors count from the cellar, 0; columns from the left, 1. `action`: the name of what is printed there. `ladder`:
    one may climb from here to the space above; `hole`: the number of the hole in the wall to its right. On a `dark` or
    `printed` space no Fitting stands; on a `crowd` one many can work. `after`: what befalls whoever has acted here, in
    words."""

    id: str
    name: str
    floor: int
    column: int
    printed: Printed
    action: str | None
    ladder: bool
    hole: int | None
    dark: bool
    crowd: bool
    street: bool
    after: str | None


class WarPlan(Shown, frozen=True):
    """A side of the board."""

    id: str
    title: str
    floors: int
    columns: int
    spaces: list[WarBoardSpace]


class WarGoods(Shown, frozen=True):
    """`forms` are the language's own, by their names: the plain one under '', `other`, `gender`..."""

    id: str
    forms: dict[str, str]
    colour: Colour
    weight: int


class WarFitting(Shown, frozen=True):
    id: str
    name: str
    cost: Amounts
    beside: str | None
    bed: bool


class WarCharacter(Shown, frozen=True):
    """`inventory` is the weight that can be carried."""

    id: str
    name: str
    trade: str
    prowess: int
    empathy: int
    inventory: int


class WarLocation(Shown, frozen=True):
    """`number`: Unknown cards laid out there; `rule` holds for the whole visit."""

    id: str
    number: int
    rule: str | None


class WarEvent(Shown, frozen=True):
    """`lasts`: what it does while it lies face up, in words."""

    id: str
    kind: nouns.EventKind
    lasts: str | None


class WarObjectiveCard(Shown, frozen=True):
    id: str
    asks: str


class WarDieFaces(Shown, frozen=True):
    """`weapons`: what is fought with by whoever rolls it."""

    id: nouns.Die
    faces: list[str]
    weapons: list[str]


class WarName(Shown, frozen=True):
    id: str
    name: str


class WarLimits(Shown, frozen=True):
    rounds: int  # of actions; one more for who is willing to be tired
    noise: int
    foe_wounds: int  # so many kill


class WarBoard(Shown, frozen=True):
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


def board(voice: Spoken) -> WarBoard:
    """What the table shows of the boards and of cards that lie on it. Rows of cards in the order of their decks: so the
    same names lie near each other when packed."""
    box = voice.box
    return WarBoard(
        plans=[plan_of(voice, table) for table in box.plans],
        goods=[
            WarGoods(id=token.id, forms=dict(noun.forms), colour=token.colour, weight=token.weight)
            for token, noun in ((token, goods(voice, number)) for number, token in enumerate(box.tokens))
        ],
        fittings=[
            WarFitting(
                id=row.id,
                name=row.name,
                cost=counted(goods_of(row.cost)),
                beside=None if row.beside == NONE else box.fittings[row.beside].id,
                bed=row.bed,
            )
            for row in box.fittings
        ],
        characters=[
            WarCharacter(
                id=row.id,
                name=row.name,
                trade=row.trade,
                prowess=row.prowess,
                empathy=row.empathy,
                inventory=row.inventory,
            )
            for row in box.characters
        ],
        locations=[WarLocation(id=row.id, number=row.number, rule=row.rule or None) for row in box.locations],
        events=[
            WarEvent(
                id=row.id,
                kind=KINDS[type(row)],
                lasts=lasts(voice, row) if isinstance(row, Event) and row.stays else None,
            )
            for row in box.events
        ],
        objectives=[WarObjectiveCard(id=row.id, asks=asks(voice, row)) for row in box.objectives],
        obstacles=[WarName(key, str(voice.noun(f"obstacle-{key}"))) for key, _, _ in nouns.SHELTER_KINDS],
        dice=[
            WarDieFaces(
                id=die,
                faces=faces_of(voice, number),
                weapons=[str(weapon(voice, held)) for held in (*WEAPONS, UNARMED) if die_of(held) == number],
            )
            for number, die in enumerate(nouns.DICE)
        ],
        phases=[WarName(word, str(voice.thing("phase", number))) for number, word in enumerate(PHASE_WORDS)],
        tasks=[WarName(word, voice.language.say(f"task-{word}")) for word in TASK_WORDS],
        limits=WarLimits(rounds=ACTION_ROUNDS, noise=LOUDEST, foe_wounds=DEAD_FOE),
    )


def plan_of(voice: Spoken, table: PlanTable) -> WarPlan:
    plan = table.plan
    return WarPlan(
        id=plan.id,
        title=plan.title,
        floors=max(space.floor for space in plan.spaces) + 1,
        columns=max(space.column for space in plan.spaces),
        spaces=[
            WarBoardSpace(
                id=space.id,
                name=space.name,
                floor=space.floor,
                column=space.column,
                printed=space.printed,
                action=None if space.action is None else space.action.name,
                ladder=space.ladder,
                hole=table.holes.index(number) + 1 if space.hole else None,
                dark=space.dark,
                crowd=space.crowd,
                street=table.street[number],
                after=effects(voice, space.after) or None,
            )
            for number, space in enumerate(plan.spaces)
        ],
    )
