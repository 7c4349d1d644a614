"""Fights, nights and dawns for a test: dice, enemy tokens and cards of their own, so that nothing hangs on the pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from holdfast.games.this_war_of_mine.box import ICONS, WarBox
from holdfast.games.this_war_of_mine.combat import attacks, combat
from tests.this_war_of_mine.arrange import Loaded, Siege, another, box_with, shelter
from tests.this_war_of_mine.words import words_of

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

# What the dice show: so many hits, or an icon.
FACES: Final[dict[str, list[str | int]]] = {
    "white": [0, 1, 2, 3, "hatchet", "fate"],
    "yellow": [0, 1, 2, 3, "hatchet", "fate"],
    "red": [0, 1, 3, "shotgun", "out of ammo", "fate"],
}
# Enemy tokens: their kind and prowess.
TOKENS: Final = ["A0", "A1", "A2", "B0", "B1", "B2", "C0", "C1"]


def arena(
    prowess: Mapping[str, int] | None = None,
    empathy: Mapping[str, int] | None = None,
    gifts: Mapping[str, str] | None = None,
    spirits: Mapping[str, str] | None = None,
) -> WarBox:
    """The box with these dice and tokens; these characters have such abilities, all others none. The spirit of somebody
    is what a script does."""
    characters, scripts = words_of(BOX).characters.words, words_of(BOX).scripts
    does = {name: BOX.scripts[scripts.number(script)].now for name, script in (spirits or {}).items()}
    return another(
        BOX,
        faces=[[ICONS[face] if isinstance(face, str) else face for face in die] for die in FACES.values()],
        enemies=BOX.enemies[: len(TOKENS)],
        enemy_kind=["ABC".index(kind) for kind, _ in TOKENS],
        enemy_prowess=[int(prowess) for _, prowess in TOKENS],
        prowess=[(prowess or {}).get(name, 0) for name in characters],
        empathy=[(empathy or {}).get(name, 0) for name in characters],
        gifts=[(gifts or {}).get(name, "") for name in characters],
        spirits=[((), does.get(name, ()), ()) for name in characters],
        level_four=[scripts.number("worst") for _ in BOX.level_four],
    )


# -- who is where -----------------------------------------------------------------------------------------------------


def out(scavengers: int, *, at_home: int = 1, **fields: Any) -> Siege:
    """So many at a location, and somebody at home, so that the game goes on if all of them die."""
    places = {"near": "L01", "distant": "L02", "far": "L03"}
    there = {"location": "near", "places": places, "task": tasks("out", scavengers)}
    return shelter(**{"people": scavengers + at_home, "box": arena(), **there, **fields})


def on_guard(guards: int, *, others: int = 1, **fields: Any) -> Siege:
    """So many on guard at night, and somebody else in the shelter."""
    there = {"phase": "night-raid", "task": tasks("guard", guards)}
    return shelter(**{"people": guards + others, "box": arena(), **there, **fields})


def at_home(people: int = 1, **fields: Any) -> Siege:
    return shelter(**{"people": people, "box": arena(), **fields})


def tasks(task: str, people: int) -> dict[str, str]:
    return dict.fromkeys(words_of(BOX).characters.words[:people], task)


def daybreak(fate: str = "blow", *narrative: str, **fields: Any) -> Siege:
    """The last hour of a night: a Fate card, and Narrative Actions from the top."""
    siege = shelter(**{"box": arena(), "phase": "dawn", **fields})
    siege.decks = {"fate": [fate], "narrative": narrative[::-1]}
    return siege


def chart(siege: Siege, *foes: tuple[str, str, int]) -> Siege:
    """A fight with these enemies: token, weapon, wounds."""
    siege.fighting = True
    siege.foes = [token for token, _, _ in foes]
    siege.foe_weapon = [weapon for _, weapon, _ in foes]
    siege.foe_melee = ["unarmed"] * len(foes)
    siege.foe_wounds = [wounds for _, _, wounds in foes]
    return siege


# -- chance -----------------------------------------------------------------------------------------------------------


def chance(*rolled: tuple[str, str | int], foes: Sequence[str] = (), black: Sequence[int] = ()) -> Loaded:
    """These enemy tokens are drawn; then the combat dice fall so, each with the face it shows; then the black die."""
    lying = TOKENS[:]
    drawn: list[int] = []
    for token in foes:
        drawn.append(lying.index(token))
        lying.remove(token)
    return Loaded(*drawn, *(FACES[die].index(face) for die, face in rolled), *(number - 1 for number in black))


# -- fighting ---------------------------------------------------------------------------------------------------------


def strike(siege: Siege, *answers: str, people: Sequence[str] = ("Ingvar",), enemies: bool = True) -> None:
    """A round of a fight, in which these people attack, and all enemies or none."""
    foes = combat.living(siege.g) if enemies else []
    siege.play(combat.attack, list(people), foes, attacks.prowess(siege.g), *answers)


def enemies_strike(siege: Siege, *answers: str) -> None:
    """The same, in which nobody of the group attacks."""
    strike(siege, *answers, people=())
