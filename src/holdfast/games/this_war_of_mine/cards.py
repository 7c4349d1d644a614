"""What stands on the cards, in the book and on the boards of a This War of Mine pack."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from ...cards import ALWAYS, CardBase, Conditions, Effects, Words, slot
from . import nouns

GoodsSlot = Annotated[int, slot("goods")]
Pile = Annotated[tuple[int, ...], slot("pile")]
DieSlot = Annotated[int, slot("die")]
ShelterSlot = Annotated[int, slot("obstacle")]
ScriptSlot = Annotated[int, slot("card:scripts")]
FittingSlot = Annotated[int, slot("card:fittings")]
PetSlot = Annotated[int, slot("pet")]

# Which expansion a card comes with; without one it is of the base game (TW-EXPN-03).
OfExpansion = Literal["", nouns.ExpansionWord]


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a table: no words but its own."""


# -- goods, dice, states: what is printed on the pieces ---------------------------------------------------------------


class Token(Plain, frozen=True, kw_only=True):
    """TW-FIND-04, TW-TRADE-03: how many there are, what one weighs, and its value, 0 for none."""

    id: str
    colour: Literal["green", "grey", "red", "yellow", "resource"]
    count: int
    value: int = 0
    weight: int = 0


class Dots(Plain, frozen=True, kw_only=True):
    """TW-DAY-02: by level 1 to 4, the action rounds that its token blocks."""

    hunger: tuple[tuple[int, ...], ...]
    fatigue: tuple[tuple[int, ...], ...]
    misery: tuple[tuple[int, ...], ...]
    wounds: tuple[tuple[int, ...], ...]
    illness: tuple[tuple[int, ...], ...]


class Consequences(Plain, frozen=True, kw_only=True):
    """TW-GEN-13: the script read when a state reaches level 4. Fatigue has none: who is that tired sleeps."""

    hunger: ScriptSlot
    misery: ScriptSlot
    wounds: ScriptSlot
    illness: ScriptSlot


Face = Literal["0", "1", "2", "3", "hatchet", "shotgun", "out of ammo", "fate"]


class Dice(Plain, frozen=True, kw_only=True):
    white: tuple[Face, ...]
    yellow: tuple[Face, ...]
    red: tuple[Face, ...]


class Enemy(Plain, frozen=True, kw_only=True):
    """An enemy token (TW-COMB-01)."""

    kind: Literal["A", "B", "C"]
    prowess: int


class Board(Plain, frozen=True, kw_only=True):
    """The numbers printed on pieces and tracks. `ends` are the scripts read when the game ends, by cause."""

    dots: Dots
    level_four: Consequences
    dice: Dice
    enemies: tuple[Enemy, ...]
    start: Pile
    nap: int = 1
    death_out: ScriptSlot
    victory: ScriptSlot
    survived: ScriptSlot
    hunger: ScriptSlot
    wounds: ScriptSlot
    illness: ScriptSlot
    killed: ScriptSlot
    abandoned: ScriptSlot
    unguarded: ScriptSlot
    forfeit: ScriptSlot


# -- what can be done in the shelter ----------------------------------------------------------------------------------


class Roll(Plain, frozen=True, kw_only=True):
    """A row of a die table: the black die up to this number (TW-GEN-16)."""

    to: int
    story: Words = ""
    do: Effects = ()
    go: ScriptSlot = -1


class Action(Plain, frozen=True, kw_only=True):
    """Work on a space or at a Fitting: what it costs (TW-DAY-13), what it does, with a die table if chance has a say.
    `lent` is laid there and comes back (TW-DAY-16). `asleep`: also for sleepers (TW-SLEEP-03)."""

    name: Words
    story: Words = ""
    if_: Conditions = msgspec.field(name="if", default=ALWAYS)
    cost: Pile = ()
    lent: Pile = ()
    do: Effects = ()
    roll: tuple[Roll, ...] = ()
    asleep: bool = False


class Space(Plain, frozen=True, kw_only=True):
    """A space of the shelter. Floors count from the cellar, 0; columns from the left. `ladder`: one may climb from here
    to the space above. `hole`: a hole in the wall to the right of this space. `printed`: what is printed there, on
    which no Fitting may stand; `obstacles` are the Shelter cards dealt there, the top one last. `after` is a rule
    printed there for whoever has just acted on it (TW-ADVB-02, TW-ADVB-03)."""

    id: str
    name: Words
    floor: int
    column: int
    printed: Literal["", "guard", "floor", "storage", "action"] = ""
    action: Action | None = None
    crowd: bool = False
    dark: bool = False
    ladder: bool = False
    hole: bool = False
    obstacles: tuple[ShelterSlot, ...] = ()
    after: Effects = ()


class Plan(Plain, frozen=True, kw_only=True):
    """One side of the board."""

    id: str
    title: Words
    ideas: bool
    spaces: tuple[Space, ...]


class ShelterCard(Plain, frozen=True, kw_only=True):
    """A Shelter card: its kind in front, what is found on the back. Rubble gives `do` when it is turned to its Remnants
    (TW-DAY-18) and `remnants` when these are cleared."""

    id: str
    kind: ShelterSlot
    story: Words
    do: Effects = ()
    remnants: Effects = ()


class Fitting(Plain, frozen=True, kw_only=True):
    """TW-CRAFT. `green`: in the Fittings stack from the start (TW-SET-09). `beside`: the Fitting it must stand next to.
    `bonus` is for the first crafting; `ready` is what its Wait token brings (TW-SAVE-11); `dawn` happens every dawn
    while it stands. `place`: it is no card of a stack, but lies on this space of the basic side from the start, and is
    neither moved nor dismantled (TW-FARM-03, TW-FARM-07); `tended` happens every dawn while a farmer stands there
    (TW-FARM-06)."""

    id: str
    name: Words
    story: Words
    expansion: OfExpansion = ""
    green: bool = False
    place: str = ""
    cost: Pile = ()
    beside: FittingSlot = -1
    bonus: Effects = ()
    actions: tuple[Action, ...] = ()
    bed: bool = False
    ready: Effects = ()
    dawn: Effects = ()
    tended: Effects = ()


# -- people -----------------------------------------------------------------------------------------------------------

Gift = Literal["", "hatchet", "bargain", "craft", "quiet", "nurse", "light sleep"]


class Character(Plain, frozen=True, kw_only=True):
    """TW-GEN-18. `spirit` has three traits, of which a Fate card names one. `gift` is the personal rule, carried out
    where its chapter says. The scripts are the epilogues: of who lives, who died, who left."""

    id: str
    name: Words
    trade: Words
    story: Words
    border: Literal["red", "black"]
    prowess: int
    inventory: int
    empathy: int
    gift: Gift = ""
    a: Effects = ()
    b: Effects = ()
    c: Effects = ()
    lives: ScriptSlot
    died: ScriptSlot
    left: ScriptSlot


class Arms(Plain, frozen=True, kw_only=True):
    """What an enemy of one kind carries: `weapon`, and `melee` to fall back on (TW-COMB-17)."""

    weapon: GoodsSlot = -1
    melee: GoodsSlot = -1


class Resident(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-SCAV-13, TW-COMB-01: who is met, how many of them fight, and with what, by kind of enemy token."""

    expansion: OfExpansion = ""
    kind: Literal["civilians", "soldiers", "deserters", "rebels", "thugs", "vagrants"]
    red: bool = False
    enemies: int = 0
    a: Arms = Arms()
    b: Arms = Arms()
    c: Arms = Arms()


class Visitor(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who stands at the door when somebody goes OUTSIDE. `then`: stays in the deck unless it says remove."""

    expansion: OfExpansion = ""
    then: Literal["", "remove"] = ""


class PetCard(Plain, frozen=True, kw_only=True):
    """TW-PET: what a pet does. `comes` and `eaten` are carried out when that happens; `dawn` is rolled for every dawn
    (TW-PET-05). One that `eats` and got nothing is gone on a roll up to `strays` (TW-PET-06). It keeps `guards` off a
    raid, `guards_fed` if it was fed (TW-PET-07)."""

    id: str
    pet: PetSlot
    title: Words
    story: Words
    comes: Effects = ()
    eaten: Effects = ()
    dawn: tuple[Roll, ...] = ()
    eats: bool = False
    strays: int = 0
    guards: int = 0
    guards_fed: int = 0


class StreetCard(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-STREET-02: one of the row, in the order of their numbers."""

    number: int


class MeasureCard(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-DESP-03: in front the story, on the back what it does, once. `combat`: before a round of a fight; all others
    at a calm moment."""

    if_: Conditions = msgspec.field(name="if", default=ALWAYS)
    combat: bool = False


class HeartCard(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-HEART-03: what awaits those who visit the heart of the city."""


class SewerWay(Plain, frozen=True, kw_only=True):
    """A path from an entrance to an exit, and what is marked on it, in the order met: letters for Room cards, numbers
    for Corridors cards (TW-SEWER-07)."""

    entrance: nouns.Entrance
    exit: nouns.Exit
    marks: tuple[nouns.Mark, ...]


class SewersMap(Plain, frozen=True, kw_only=True):
    """TW-SEWER-06. Only the Starting Zone is entered from the `start`; with it come the pages of the booklet, in their
    order, what is read when thugs come, and what when they are beaten (TW-SEWER-14)."""

    id: str
    title: Words
    story: Words
    ways: tuple[SewerWay, ...]
    pages: tuple[ScriptSlot, ...] = ()
    thugs: ScriptSlot = -1
    spoils: ScriptSlot = -1


class SewerEntry(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-SEWER-07: what a Room card says under a letter, or a Corridors card under a number. Four entries, one after
    another, are one card."""

    mark: nouns.Mark


class SecretCard(Plain, frozen=True, kw_only=True):
    """TW-HIDDEN-02: a Hidden Objective. `after`: the phase at whose end the conditions are looked at; without one it is
    done after every step. `campaign`: in scenarios it stays in the box (TW-HIDDEN-03)."""

    id: str
    title: Words
    story: Words
    after: nouns.ObjectiveMoment = ""
    when: Conditions
    now: Effects
    campaign: bool = False


# -- days -------------------------------------------------------------------------------------------------------------


class Event(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-MORN. `cold`: Cold tokens it brings. `special`: `now` is ignored if this is the first Event of the campaign
    (TW-FAQ-01). `stays`: face up, and while it lies there its other fields hold: effects in the morning, at dusk, at
    dawn; `outside` for whoever has just acted on a space that is open to the street (the top floor, OUTSIDE); what it
    adds to every raid, of which the highest counts (TW-FAQ-03). It stays until an effect removes it."""

    expansion: OfExpansion = ""
    cold: int = 0
    special: bool = False
    stays: bool = False
    morning: Effects = ()
    dusk: Effects = ()
    dawn: Effects = ()
    outside: Effects = ()
    damage: int = 0
    wounds: int = 0


class Ending(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-GEN-21: exactly one of the three declares the war over."""

    cold: int = 0
    over: bool = False


class Chapter(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-MORN-04, TW-OBJ-01."""

    number: int
    cold: int = 0


class Objective(Plain, frozen=True, kw_only=True):
    """TW-OBJ. Either a counter of `steps`, each paid with `price`, or a condition that must hold when it is settled.
    `final`: the one that makes a victory complete (TW-OBJ-08)."""

    id: str
    title: Words
    story: Words
    chapter: int
    steps: int = 0
    price: Pile = ()
    when: Conditions = ALWAYS
    reward: Effects = ()
    penalty: Effects = ()
    final: bool = False


# Kinds that a scenario's order of events may name instead of a card (TW-SET-12).
EVENT: Final = "event"
ENDING: Final = "ending"


class Scenario(Plain, frozen=True, kw_only=True):
    """TW-GEN-25: a campaign, or a prepared set-up with its own order of events. `events` from the top: kinds to draw
    from (event, ending, chapter) or ids of cards. `start` is put on STORAGE instead of the usual stock."""

    id: str
    title: Words
    story: Words
    objectives: bool = False
    events: tuple[str, ...]
    start: Pile = ()
    now: Effects = ()


# -- nights -----------------------------------------------------------------------------------------------------------


class Location(Plain, frozen=True, kw_only=True):
    """TW-SCAV-02, TW-SCAV-04. `rule` tells the rule on the red space: `arrive` is carried out on arrival, `noise` is
    added whenever noise is raised during the visit. `scripts` are what a Reality Impact may open here, `around` what a
    look around the area may open; which one is left to chance, each once in a game."""

    id: str
    title: Words
    story: Words
    number: Literal[10, 12, 14]
    rule: Words = ""
    arrive: Effects = ()
    noise: int = 0
    scripts: tuple[ScriptSlot, ...]
    around: tuple[ScriptSlot, ...]


class Exploration(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-SCAV-05. `impact`: a Reality Impact, which opens a script of the location."""

    impact: bool = False


class Finding(Plain, frozen=True, kw_only=True):
    """What lies in a heap, in furniture, in a pantry; on a roll up to `luck`, the special find as well."""

    id: str
    heap: Effects
    furniture: Effects
    pantry: Effects
    luck: int = 0
    special: Effects = ()
    story: Words = ""


class NightRaid(Plain, frozen=True, kw_only=True):
    """TW-RAID. `only`: the kinds of goods lost first. `now` happens before the dice, `after` if anything got
    through."""

    id: str
    title: Words
    story: Words
    expansion: OfExpansion = ""
    red: bool = False
    damage: int = 0
    wounds: int = 0
    only: tuple[GoodsSlot, ...] = ()
    now: Effects = ()
    after: Effects = ()


class Fate(Plain, frozen=True, kw_only=True):
    """TW-FATE-02: what a dawn brings; and for trusting fate, a die colour and what happens under it."""

    id: str
    title: Words
    story: Words
    dawn: Effects
    die: DieSlot
    combat: Effects


class Narrative(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TW-NARR. `keep`: it stays with the group until used, at any calm moment."""

    keep: bool = False


# -- the book ---------------------------------------------------------------------------------------------------------


class Script(CardBase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of the Book of Scripts: what is told, what happens, then a die table, or options, or a continuation.
    What people say stands between asterisks in the story: all may hear it (TW-GEN-06). `help`: an entry that explains a
    phase (TW-GEN-15)."""

    roll: tuple[Roll, ...] = ()
    go: ScriptSlot = -1
    help: bool = False
