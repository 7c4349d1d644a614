"""A house of its own for tests of the day, as a third side of the board, with Shelter cards, Fittings and people made
for them. Four floors of eight spaces: a (the top floor), u, g (the ground floor), c (the cellar); column 4 has the
stairs."""

from __future__ import annotations

from typing import Any, Final

from holdfast.games.this_war_of_mine import nouns
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.phases import working
from holdfast.games.this_war_of_mine.shelter.shelter import reachable
from tests.this_war_of_mine.arrange import Siege, another, box_with, shelter

ROWS: Final = ("a", "u", "g", "c")
COLUMNS: Final = range(1, 9)

# What is at a space. All others are plain.
SPACES: Final = {
    "a2": "after: [raise misery by 1]",
    "a3": "after: [raise misery by 1]",
    "a4": "dark: true",
    "a5": "printed: action, action: {name: Watch, do: [gain 1 book]}",
    "a7": "printed: action, after: [raise wounds by 1], action: {name: Signal, do: [gain 1 book]}",
    "a8": "hole: true",
    "u4": "dark: true, ladder: true",
    "u5": "printed: floor",
    "u7": "hole: true",
    "g1": "printed: action, action: {name: Go outside, do: [gain 1 coffee]}",
    "g2": "printed: action, action: {name: Saw, cost: 2 wood, lent: 1 hatchet, do: [gain 1 sugar]}",
    "g3": "printed: guard",
    "g4": "dark: true, ladder: true",
    "g5": "printed: action, crowd: true, action: {name: Poke about, roll: [{to: 5, do: [gain 1 herb]}, "
    "{to: 10, do: [gain 1 chems]}]}",
    "g8": "hole: true",
    "c4": "dark: true, ladder: true",
    "c5": "printed: action, action: {name: Carve, cost: 2 wood, do: [gain 1 book]}",
    "c6": "printed: action, action: {name: Knit, cost: 2 wood, do: [gain 1 book]}",
    "c7": "printed: action, action: {name: Pump, do: [gain 2 water]}",
    "c8": "printed: action, action: {name: Wash, cost: 1 water, do: [gain 1 herb]}",
}


def space_text(row: int, column: int) -> str:
    name = f"{ROWS[row]}{column}"
    more = f", {SPACES[name]}" if name in SPACES else ""
    return f"  - {{id: {name}, name: {name}, floor: {3 - row}, column: {column}{more}}}"


CARDS: Final = "\n".join(
    [
        "plans:",
        "- id: house",
        "  title: A house",
        "  ideas: true",
        "  spaces:",
        *(space_text(row, column) for row in range(len(ROWS)) for column in COLUMNS),
        """
shelter:
- {id: rubble, kind: rubble, story: x, do: [gain 2 wood], remnants: [gain 1 component]}
- {id: rubble-2, kind: rubble, story: x, do: [gain 1 shovel], remnants: [gain 1 component]}
- {id: heap, kind: heap, story: x, do: [gain 1 shovel]}
- {id: furniture, kind: furniture, story: x, do: [gain 3 wood]}
- {id: bars, kind: bars, story: x, do: [gain 1 jewelry]}
- {id: door, kind: closed door, story: x, do: [gain 1 jewelry]}
- {id: trap, kind: heap, story: x, do: [this character dies]}
- {id: guest, kind: heap, story: x, do: [guest may join]}
- {id: fright, kind: heap, story: x, do: [raise misery by 2]}
- {id: draught, kind: heap, story: x, do: ["everybody: raise fatigue by 4"]}
- {id: news, kind: heap, story: x, do: ["each of you: raise misery by 1"]}
- {id: fall, kind: heap, story: x, do: [rubble falls on 1 space]}
- {id: gust, kind: heap, story: x, do: [tear down 2 boards]}
fittings:
- {id: cot, name: Cot, story: x, green: true, cost: 3 wood, bed: true, actions: [
    {name: Nap, asleep: true, do: [lower fatigue by 1]}]}
- {id: bench, name: Bench, story: x, green: true, cost: 3 wood and 2 components, bonus: [gain 1 jewelry], actions: [
    {name: Board up, cost: 1 wood, do: [board up a hole]}, {name: Mend, do: [gain 1 guitar]}]}
- {id: shelf, name: Shelf, story: x, cost: 1 wood, beside: bench}
- {id: still, name: Still, story: x, cost: 1 component, actions: [{name: Brew, cost: 1 sugar, do: [wait 2 days]}],
    ready: [gain 1 moonshine], dawn: [gain 1 herb]}
- {id: lamp, name: Lamp, story: x, cost: 1 component and 1 wood}
characters:
- {id: plain, name: Plain, trade: x, story: x, border: red, prowess: 3, inventory: 4, empathy: 2,
    lives: "40", died: "41", left: "42"}
- {id: burglar, name: Burglar, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2, gift: hatchet,
    lives: "40", died: "41", left: "42"}
- {id: maker, name: Maker, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2, gift: craft,
    lives: "40", died: "41", left: "42"}
- {id: guest, name: Guest, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2,
    lives: "40", died: "41", left: "42"}
events:
- {id: snipers, title: Snipers, story: x, stays: true, outside: ["on a roll of 4 or less: read script shot"]}
scripts:
- {id: shot, title: Shot, story: x, now: [raise wounds by 1, remove this event]}
""",
    ]
)


def box() -> WarBox:
    return box_with(CARDS)


def house(*, cards: dict[str, list[str]] | None = None, stands: dict[str, str] | None = None, **fields: Any) -> Siege:
    """A house with Shelter cards on some spaces, the last on top, and Fittings on others; in the first action round."""
    lying = {"cards_on": cards or {}, "fitting": stands or {}}
    return shelter(**{"box": box(), "side": "house", "round": 1, **lying, **fields})


def with_dots(siege: Siege, *dots: tuple[str, int, int]) -> Siege:
    """Other state tokens than the printed ones: (state, level, round) for each black dot, and no others."""
    rows = [[0] * len(levels) for levels in siege.g.box.dots]
    for state, level, number in dots:
        rows[nouns.STATES.index(state)][level] |= 1 << number - 1
    siege.g.box = another(siege.g.box, dots=rows)
    return siege


def works(siege: Siege, person: str) -> list[str]:
    """What there is to do for somebody now."""
    return siege.named("work", siege.says(working.works, person))


def reach(siege: Siege) -> set[str]:
    """Where one gets from the guard post."""
    return {space for space, reached in zip(siege.box.space_words, siege.says(reachable), strict=True) if reached}
