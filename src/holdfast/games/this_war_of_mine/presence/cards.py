"""Cards written out: what stands on each, in words made from what it does. Every picture of a card comes from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from ....cards import CardBase, Conditions, Effects
from ....cards.parts import Part, Said, Story, Way, lines
from ....kernel import capitalised, ended, listing
from .. import nouns
from ..box import WarBox
from ..cards import (
    Action,
    Arms,
    Chapter,
    Character,
    Ending,
    Event,
    Exploration,
    Fate,
    Finding,
    Fitting,
    Location,
    Narrative,
    NightRaid,
    Objective,
    Resident,
    Roll,
    Scenario,
    Script,
    ShelterCard,
    Space,
    Token,
    Visitor,
)
from ..state import ACTION_ROUNDS, NONE, STATES, UNARMED, WORST
from .names import (
    a_weapon,
    aloud,
    amounts,
    condition,
    counted,
    effects,
    fitting_name,
    goods_many,
    obstacle_name,
    spoken,
)

# The personal rules on Character cards (TW-GEN-18).
GIFTS: Final = {
    "hatchet": "opens locks with a hatchet, which is not used up",
    "bargain": "a commission is 2 less where they are",
    "craft": "builds Fittings for a component less",
    "quiet": "every noise is 1 less where they are",
    "nurse": "dresses the wounds of one person every dawn, without bandages",
    "light sleep": "a night on the floor lowers fatigue by 3",
}


def told(words: str) -> list[Story]:
    return [Story(ended(aloud(words)))] if words else []


def does(box: WarBox, done: Effects) -> str:
    return effects(box, done) if done else ""


def only_if(box: WarBox, asked: Conditions) -> str:
    return f"If {condition(box, asked)}" if asked else ""


def ways(card: CardBase, box: WarBox) -> list[Way]:
    """The options of a card. Where one leads is not told (TW-GEN-06)."""
    found = []
    for option in card.options:
        brings = [does(box, option.do)] if option.do else []
        if option.go != NONE:
            brings.append("the book tells more")
        if option.then == "remove":
            brings.append("the card leaves the game")
        found.append(Way(aloud(option.story), only_if(box, option.if_), "; ".join(brings) or "nothing"))
    return found


def rolls(rows: Sequence[Roll], box: WarBox) -> list[Said]:
    """A die table (TW-GEN-16): a row for each of its spans."""
    found, low = [], 1
    for row in rows:
        span = str(row.to) if row.to == low else f"{low} to {row.to}"
        brings = [does(box, row.do)] if row.do else []
        if row.go != NONE:
            brings.append("the book tells more")
        found.append(Said(f"On a roll of {span}", "; ".join(brings) or "nothing"))
        low = row.to + 1
    return found


# -- goods and the house ----------------------------------------------------------------------------------------------


def whole_token(token: Token) -> list[Part]:
    """TW-FIND-04, TW-TRADE-03."""
    return [
        *lines(
            ("Kind", "resource" if token.colour == "resource" else f"{token.colour} token"),
            ("Weight", str(token.weight)),
            ("Value in trade", str(token.value) if token.value else "never traded"),
            ("In the box", str(token.count)),
        )
    ]


def token_title(number: int) -> str:
    return capitalised(goods_many(number))


def action_words(action: Action, box: WarBox) -> str:
    """What an action asks for and does."""
    parts = [only_if(box, action.if_)] if action.if_ else []
    if any(action.cost):
        parts.append(f"for {amounts(action.cost)}")
    if any(action.lent):
        parts.append(f"with {amounts(action.lent)}, which comes back")
    brings = does(box, action.do) or ("" if action.roll else "nothing")
    table = "; ".join(str(row) for row in rolls(action.roll, box))
    said = "; then ".join(part for part in (brings, table) if part)
    asleep = " (also asleep)" if action.asleep else ""
    return f"{', '.join(parts)}: {said}{asleep}" if parts else f"{said}{asleep}"


def whole_fitting(card: Fitting, box: WarBox) -> list[Part]:
    """TW-CRAFT-01, TW-CRAFT-02, TW-CRAFT-03, TW-CRAFT-04, TW-CRAFT-05, TW-CRAFT-06, TW-CRAFT-07."""
    return [
        *told(card.story),
        *lines(
            ("Costs", amounts(card.cost)),
            ("Where", f"directly beside the {fitting_name(box, card.beside)}" if card.beside != NONE else ""),
            ("At first", "in the Fittings stack" if card.green else "an idea"),
            ("When built for the first time", does(box, card.bonus)),
            ("At night", "one person sleeps in it" if card.bed else ""),
            *((action.name, action_words(action, box)) for action in card.actions),
            ("When ready", does(box, card.ready)),
            ("At every dawn", does(box, card.dawn)),
        ),
    ]


PRINTED: Final = {
    "guard": "where the guards stand, and every way begins",
    "floor": "where those sleep who have no bed",
    "storage": "where what the group owns is kept",
}


def whole_space(space: Space, box: WarBox) -> list[Part]:
    """A space of the board, without the cards that lie on it."""
    action = space.action
    notes = [
        "dark: nothing can be built there" if space.dark else "",
        "a ladder up" if space.ladder else "",
        "a hole in the wall beside it" if space.hole else "",
        "as many as like can be there" if space.crowd else "",
    ]
    return [
        *lines(
            ("Printed", PRINTED.get(space.printed, "")),
            (action.name, action_words(action, box)) if action is not None else ("", ""),
            ("Whoever has acted there", does(box, space.after)),
            ("Note", ", ".join(note for note in notes if note)),
        )
    ]


def whole_shelter_card(card: ShelterCard, box: WarBox, *, seen: bool) -> list[Part]:
    """TW-DAY-15, TW-DAY-16, TW-DAY-17, TW-DAY-18, TW-DAY-19: in front its kind; on the back, once somebody has looked,
    what it gives."""
    kind = obstacle_name(card.kind)
    parts: list[Part] = [Said("", ended(capitalised(CLEARED[nouns.SHELTER_KINDS[card.kind][0]].format(kind))))]
    if seen:
        parts += told(card.story)
        parts += lines(("Gives", does(box, card.do)), ("Its remnants", does(box, card.remnants)))
    return parts


CLEARED: Final = {
    "rubble": "{} bars the way: a shovel or two people break it up, and once more clear what is left",
    "heap": "a {} can be searched and cleared away",
    "furniture": "{} can be searched and cleared away",
    "bars": "{} bar the way: they take a saw blade, which is not used up",
    "door": "a {} bars the way: it takes a lockpick, and a roll of 4 or more",
}


# -- people -----------------------------------------------------------------------------------------------------------


def character_title(card: Character) -> str:
    return f"{card.name}, {card.trade}"


def whole_character(card: Character, box: WarBox) -> list[Part]:
    """TW-GEN-18. The epilogues are not for now."""
    spirits = zip("abc", (card.a, card.b, card.c), strict=True)
    return [
        *told(card.story),
        *lines(
            ("Prowess", str(card.prowess)),
            ("Inventory", str(card.inventory)),
            ("Empathy", str(card.empathy)),
            ("Gift", GIFTS.get(card.gift, "")),
            *((f"Spirit {trait}", does(box, done)) for trait, done in spirits),
        ),
    ]


def dots_words(box: WarBox, state: int) -> str:
    """TW-DAY-02: which action rounds the levels of a state block."""
    said = []
    for level in range(1, WORST + 1):
        bits = box.dots[state][level]
        rounds = [str(number) for number in range(1, ACTION_ROUNDS + 1) if bits >> (number - 1) & 1]
        if rounds:
            said.append(f"level {level}: round {listing(rounds)}")
    return "; ".join(said) or "no round"


def whole_states(box: WarBox) -> list[Part]:
    """TW-DAY-02: what the state tokens keep people from."""
    return [Said(f"{capitalised(nouns.STATES[state])} blocks", dots_words(box, state)) for state in range(STATES)]


def arms_words(arms: Arms) -> str:
    second = f", then {a_weapon(arms.melee)}" if arms.melee != UNARMED else ""
    return f"{a_weapon(arms.weapon)}{second}"


def whole_resident(card: Resident, box: WarBox) -> list[Part]:
    """TW-SCAV-13, TW-COMB-01, TW-COMB-02."""
    fight = counted(card.enemies, "enemy", "enemies") if card.enemies else "nobody who fights"
    arms = [(f"Kind {kind}", arms_words(arms)) for kind, arms in zip("ABC", (card.a, card.b, card.c), strict=True)]
    return [
        *told(card.story),
        *lines(
            ("Who", f"{card.kind}, {fight}"),
            *(arms if card.enemies else []),
            ("Red corner", "comes with the Crime Wave" if card.red else ""),
            ("At once", does(box, card.now)),
        ),
        *ways(card, box),
    ]


def whole_visitor(card: Visitor, box: WarBox) -> list[Part]:
    then = "the card leaves the game" if card.then == "remove" else ""
    return [*told(card.story), *lines(("At once", does(box, card.now)), ("Then", then)), *ways(card, box)]


# -- days -------------------------------------------------------------------------------------------------------------


def event_kind(card: Event | Ending | Chapter) -> str:
    if isinstance(card, Chapter):
        return "Chapter"
    return "Ending" if isinstance(card, Ending) else "Event"


def whole_event(card: Event | Ending | Chapter, box: WarBox) -> list[Part]:
    """TW-MORN-01, TW-MORN-02, TW-MORN-03, TW-MORN-04, TW-FAQ-01, TW-FAQ-03."""
    parts: list[Part] = [
        *told(card.story),
        *lines(("Cold", counted(card.cold, "token") if card.cold else ""), ("Now", does(box, card.now))),
        *ways(card, box),
    ]
    if isinstance(card, Event):
        raid = f"{card.damage} damage and {counted(card.wounds, 'wound')} more; of several cards the highest counts"
        parts += lines(
            ("First of a campaign", "only the cold comes" if card.special else ""),
            ("Stays", "until it is removed" if card.stays else ""),
            ("In the morning", does(box, card.morning)),
            ("At dusk", does(box, card.dusk)),
            ("At dawn", does(box, card.dawn)),
            ("Whoever has acted on the top floor or outside", does(box, card.outside)),
            ("Every raid", raid if card.damage or card.wounds else ""),
        )
    if isinstance(card, Ending) and card.over:
        parts += lines(("Then", "the war is over"))
    return parts


def whole_objective(card: Objective, box: WarBox, status: int | None = None) -> list[Part]:
    """TW-OBJ-02, TW-OBJ-05, TW-OBJ-08. `status`: how many steps are paid, where that is asked."""
    steps = f"{card.steps}, {amounts(card.price)} each" if card.steps else ""
    paid = f"; {status} paid" if card.steps and status is not None else ""
    return [
        *told(card.story),
        *lines(
            ("Chapter", str(card.chapter)),
            ("Steps", f"{steps}{paid}"),
            ("When the chapter is over", condition(box, card.when) if card.when else ""),
            ("Reward", does(box, card.reward)),
            ("If it fails", does(box, card.penalty)),
            ("Final", "with it, the end of the war is a victory" if card.final else ""),
        ),
    ]


def whole_scenario(card: Scenario, box: WarBox) -> list[Part]:
    """TW-GEN-25."""
    return [
        *told(card.story),
        *lines(
            ("Days", f"at most {len(card.events)}"),
            ("Objectives", "one for each chapter" if card.objectives else "none"),
            ("On STORAGE", amounts(card.start or box.start)),
            ("At the start", does(box, card.now)),
        ),
    ]


# -- nights -----------------------------------------------------------------------------------------------------------


def whole_location(card: Location) -> list[Part]:
    """TW-SCAV-02, TW-SCAV-04: `rule` says what arriving there does. Its scripts are for those who go."""
    return [*told(card.story), *lines(("Unknown cards", str(card.number)), ("Rule", card.rule))]


def whole_exploration(card: Exploration, box: WarBox) -> list[Part]:
    return [*told(card.story), *lines(("At once", does(box, card.now))), *ways(card, box)]


def whole_finding(card: Finding, box: WarBox) -> list[Part]:
    """TW-SCAV-06, TW-SCAV-07."""
    special = f"on a roll of {card.luck} or less, {does(box, card.special)}" if card.luck else ""
    rows = (card.heap, card.furniture, card.pantry)
    return [
        *told(card.story),
        *lines(
            *((capitalised(nouns.ROWS[row]), does(box, done)) for row, done in enumerate(rows)),
            ("Special find", special),
        ),
    ]


def whole_raid(card: NightRaid, box: WarBox) -> list[Part]:
    """TW-RAID-03, TW-RAID-04, TW-RAID-05."""
    first = listing([goods_many(goods) for goods in card.only])
    return [
        *told(card.story),
        *lines(
            ("Red corner", "comes with the Crime Wave" if card.red else ""),
            ("Before the dice", does(box, card.now)),
            ("Damage", str(card.damage)),
            ("Wounds", str(card.wounds)),
            ("What is lost first", first),
            ("If anything gets through", does(box, card.after)),
        ),
    ]


def whole_fate(card: Fate, box: WarBox) -> list[Part]:
    """TW-FATE-02."""
    return [
        *told(card.story),
        *lines(
            ("At dawn", does(box, card.dawn)),
            (f"In a fight, {nouns.DICE[card.die]} die", does(box, card.combat)),
        ),
    ]


def whole_narrative(card: Narrative, box: WarBox) -> list[Part]:
    """TW-NARR-01, TW-NARR-02."""
    kept = "until it is used, at any calm moment" if card.keep else ""
    return [*told(card.story), *lines(("Kept", kept), ("Now", does(box, card.now))), *ways(card, box)]


# -- the book ---------------------------------------------------------------------------------------------------------


def whole_script(card: Script, box: WarBox, *, whole: bool) -> list[Part]:
    """TW-GEN-05, TW-GEN-06: the whole page for who holds the book; for the others what is spoken there, and the
    options."""
    if not whole:
        heard = " ".join(spoken(card.story))
        return [*lines(("You hear", heard)), *ways(card, box)]
    return [*told(card.story), *lines(("At once", does(box, card.now))), *rolls(card.roll, box), *ways(card, box)]


# -- by id ------------------------------------------------------------------------------------------------------------


class HasId(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=HasId)


def in_deck(deck: Sequence[C], name: str) -> C:
    return next(one for one in deck if one.id == name)
