"""Fights, nights and dawns for a test: dice, enemy tokens and cards of their own, so that nothing hangs on the pack."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from holdfast.cards import Effects
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.combat.arming import BARE_HANDS
from holdfast.games.this_war_of_mine.state import (
    DAWN,
    DECKS,
    FATE,
    FATE_ICON,
    GUARD,
    HATCHET_ICON,
    MOST_PEOPLE,
    NARRATIVE,
    NEAR,
    NONE,
    OUT,
    OUT_OF_AMMO,
    RAID,
    SHOTGUN_ICON,
    STATES,
    UNARMED,
    WEAPONS,
    Shelter,
)
from holdfast.kernel import Choice, Rule, Ruling
from tests.this_war_of_mine import arrange_by_number as arrange
from tests.this_war_of_mine.arrange_by_number import Loaded, box_with, card, shelter

CARDS: Final = """
residents:
- {id: thug, title: x, story: x, kind: thugs, enemies: 1, a: {weapon: knife}, b: {weapon: pistol},
   c: {weapon: assault rifle}, options: [{story: Talk., do: [gain 1 book]}, {story: Fight., do: [fight]}]}
- {id: gang, title: x, story: x, kind: thugs, enemies: 2, a: {weapon: knife}, b: {weapon: pistol},
   options: [{story: Talk., do: [gain 1 book]}, {story: Fight., do: [fight]}]}
- {id: butcher, title: x, story: x, kind: thugs, enemies: 1, a: {weapon: hatchet}, b: {weapon: shotgun},
   c: {weapon: pistol, melee: knife}}
- {id: soldier, title: x, story: x, kind: soldiers, enemies: 1, a: {weapon: knife}, b: {weapon: pistol}}
- {id: patrol, title: x, story: x, kind: soldiers, enemies: 2, a: {weapon: knife}, b: {weapon: pistol}}
- {id: crowd, title: x, story: x, kind: thugs, enemies: 20, a: {weapon: knife}}
- {id: nobody, title: x, story: x, kind: civilians}
exploration:
- {id: ambush, title: x, story: x, now: [fight thug, gain 1 book]}
- {id: trap, title: x, story: x, now: [fight gang, gain 1 book]}
fate:
- {id: blow, title: x, story: x, dawn: [add 1 cold], die: yellow, combat: [strike with 2 hits]}
- {id: jam, title: x, story: x, dawn: [add 2 cold], die: red, combat: [the weapon jams]}
- {id: slip, title: x, story: x, dawn: [add 2 cold], die: yellow, combat: [the weapon is lost]}
- {id: duck, title: x, story: x, dawn: [add 3 cold], die: yellow, combat: [dodge]}
- {id: cut, title: x, story: x, dawn: [add 4 cold], die: yellow, combat: [take 1 wound]}
- {id: heal, title: x, story: x, dawn: ['each bandaged: lower wounds by 1'], die: white, combat: [dodge]}
- {id: cure, title: x, story: x, dawn: ['each ill with meds: lower illness by 1'], die: white, combat: [dodge]}
- {id: soul, title: x, story: x, dawn: [resolve spirit b], die: white, combat: [dodge]}
- {id: mercy, title: x, story: x, dawn: ['each wounded: this character dies'], die: white, combat: [dodge]}
raids:
- {id: raid-00, title: x, story: x}
- {id: raid-02, title: x, story: x, wounds: 2}
- {id: raid-03, title: x, story: x, wounds: 3}
- {id: raid-21, title: x, story: x, damage: 2, wounds: 1}
- {id: raid-22, title: x, story: x, damage: 2, wounds: 2}
- {id: raid-30, title: x, story: x, damage: 3}
- {id: raid-31, title: x, story: x, damage: 3, wounds: 1}
- {id: raid-40, title: x, story: x, damage: 4}
- {id: cans, title: x, story: x, damage: 2, only: [canned food]}
- {id: fire, title: x, story: x, damage: 1, now: [add 1 cold], after: [add 2 cold]}
- {id: thieves, title: x, story: x, now: [lose 9 ammo]}
- {id: storm, title: x, story: x, after: [add 2 cold]}
events:
- {id: unrest, title: x, story: x, stays: true, damage: 1, wounds: 2}
- {id: fog, title: x, story: x, stays: true, dawn: [add 7 cold]}
fittings:
- {id: oven, name: Oven, story: x, cost: 1 wood, dawn: [add 20 cold]}
narrative:
- {id: gift, title: x, story: x, now: [gain 1 book]}
- {id: song, title: x, story: x, now: [gain 1 coffee]}
- {id: favour, title: x, story: x, now: [gain 1 sugar], keep: true}
scripts:
- {id: worst, title: x, story: x}
- {id: visit, title: x, story: x, now: [add 5 cold]}
- {id: brawl, title: x, story: x, now: [fight thug, gain 1 book]}
- {id: wire, title: x, story: x, now: ['each of you: this character takes the wounds of the yellow die']}
- {id: warm, title: x, story: x, now: [lower misery by 1]}
- {id: tire, title: x, story: x, now: ['one of the others: raise fatigue by 4']}
- {id: drive-off, title: x, story: x, now: ['one of the others: this character leaves']}
- {id: quiet-night, title: x, story: x, now: [there is no raid tonight]}
- {id: worse-night, title: x, story: x,
   now: [raise the damage of the next raid by 2, raise the wounds of the next raid by 1]}
"""
BOX: Final = box_with(CARDS)

FACES: Final = [
    [0, 1, 2, 3, HATCHET_ICON, FATE_ICON],
    [0, 1, 2, 3, HATCHET_ICON, FATE_ICON],
    [0, 1, 3, SHOTGUN_ICON, OUT_OF_AMMO, FATE_ICON],
]
# Enemy tokens: their kind and prowess.
TOKENS: Final = ["A0", "A1", "A2", "B0", "B1", "B2", "C0", "C1"]


def arena(
    prowess: Sequence[int] = (),
    empathy: Sequence[int] = (),
    gifts: Sequence[Any] = (),
    spirits: Sequence[Effects] = (),
) -> WarBox:
    """The box with these dice and tokens; the first characters have these abilities, else none, and no spirit."""
    box = WarBox.__new__(WarBox)
    box.__dict__.update(BOX.__dict__)
    number = len(BOX.characters)
    box.faces = FACES
    box.enemies = BOX.enemies[: len(TOKENS)]
    box.enemy_kind = ["ABC".index(token[0]) for token in TOKENS]
    box.enemy_prowess = [int(token[1]) for token in TOKENS]
    box.prowess = [*prowess, *[0] * (number - len(prowess))]
    box.empathy = [*empathy, *[0] * (number - len(empathy))]
    box.gifts = [gifts[place] if place < len(gifts) else "" for place in range(number)]
    box.spirits = [*[((), spirit, ()) for spirit in spirits], *[((), (), ())] * (number - len(spirits))]
    worst = card("scripts", "worst", BOX)
    box.level_four = [worst] * STATES
    return box


def script(name: str) -> int:
    return card("scripts", name, BOX)


def resident(name: str) -> int:
    return card("residents", name, BOX)


def raid_card(name: str) -> int:
    return card("raids", name, BOX)


def fate_card(name: str) -> int:
    return card("fate", name, BOX)


# -- who is where -----------------------------------------------------------------------------------------------------


def out(scavengers: int, *, at_home: int = 1, **fields: Any) -> Shelter:
    """So many at a location, and somebody at home, so that the game goes on if all of them die."""
    people = scavengers + at_home
    task = [OUT] * scavengers + [NONE] * (MOST_PEOPLE - scavengers)
    return shelter(**{"people": people, "box": arena(), "location": NEAR, "places": [0, 1, 2], "task": task, **fields})


def on_guard(guards: int, *, others: int = 1, **fields: Any) -> Shelter:
    """So many on guard at night, and somebody else in the shelter."""
    task = [GUARD] * guards + [NONE] * (MOST_PEOPLE - guards)
    return shelter(**{"people": guards + others, "box": arena(), "phase": RAID, "task": task, **fields})


def daybreak(fate: str = "blow", *narrative: str, **fields: Any) -> Shelter:
    """The last hour of a night: a Fate card, and Narrative Actions from the top."""
    g = shelter(**{"box": arena(), "phase": DAWN, **fields})
    g.decks = [[] for _ in range(DECKS)]
    g.decks[FATE] = [fate_card(fate)]
    g.decks[NARRATIVE] = [card("narrative", name, BOX) for name in reversed(narrative)]
    return g


def chart(g: Shelter, *foes: tuple[str, int, int]) -> Shelter:
    """A fight with these enemies: token, weapon, wounds."""
    g.fighting = True
    g.foes = [TOKENS.index(token) for token, _, _ in foes]
    g.foe_weapon = [weapon for _, weapon, _ in foes]
    g.foe_melee = [UNARMED for _ in foes]
    g.foe_wounds = [wounds for _, _, wounds in foes]
    return g


# -- chance -----------------------------------------------------------------------------------------------------------


def faces(*rolled: tuple[int, int]) -> list[int]:
    """The dice fall so: the die, and the face it shows."""
    return [FACES[die].index(face) for die, face in rolled]


def chance(*rolled: tuple[int, int], foes: Sequence[str] = (), black: Sequence[int] = ()) -> Loaded:
    """These enemy tokens are drawn; then the combat dice fall so; then the black die."""
    lying = TOKENS[:]
    drawn: list[int] = []
    for token in foes:
        drawn.append(lying.index(token))
        lying.remove(token)
    return Loaded(*drawn, *faces(*rolled), *(number - 1 for number in black))


# -- answers ----------------------------------------------------------------------------------------------------------


def take(weapon: int) -> int:
    """The answer with which somebody takes a weapon."""
    return BARE_HANDS if weapon == UNARMED else WEAPONS.index(weapon)


def checked(g: Shelter, rule: Ruling[object]) -> Rule:
    """The same rule; every question explains exactly the answers that are not open."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        assert isinstance(asked, Choice)
        for choice in (asked, asked.beside):
            if choice is not None:
                check(g, choice)
        answer = yield asked


def check(g: Shelter, choice: Choice) -> None:
    domain = g.box.vocabulary.domains[choice.question.domain]
    refused = [value for value in range(len(domain)) if choice.question.why_not(g, choice, value) is not None]
    assert sorted([*refused, *choice.values]) == list(range(len(domain))), choice.question.name


def play(g: Shelter, rule: Ruling[object], *answers: int) -> None:
    arrange.play(checked(g, rule), *answers)


def questions(g: Shelter, rule: Ruling[object], *answers: int) -> Generator[tuple[str, list[int]], None, None]:
    """What is asked, and what is open, up to the first question for which there is no answer."""
    left = list(answers)
    asking = checked(g, rule)
    answer: Any = None
    while True:
        try:
            asked = asking.send(answer)
        except StopIteration:
            return
        assert isinstance(asked, Choice)
        yield asked.question.name, asked.values
        if len(asked.values) == 1:
            answer = asked.values[0]
        elif left:
            answer = left.pop(0)
        else:
            return


def told(g: Shelter, *messages: str) -> list[tuple[int, ...]]:
    """The numbers of everything told under these names; g.told = [] starts to listen."""
    return [numbers for message, _, numbers in g.told or () if message in messages]
