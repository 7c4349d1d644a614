"""A house of its own for tests of the day, as a third side of the board, with Shelter cards, Fittings and people made
for them. Four floors of eight spaces: a (the top floor), u, g (the ground floor), c (the cellar); column 4 has the
stairs."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.state import MOST_PEOPLE, Shelter
from holdfast.kernel import Choice, Refusal, Rule
from tests.this_war_of_mine.arrange_by_number import box_with, card, shelter

ROWS: Final = ("a", "u", "g", "c")
COLUMNS: Final = range(1, 9)
HOUSE: Final = 2  # which side of the board
LEVELS: Final = 5
DONE: Final = MOST_PEOPLE

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


# What can be done with Fittings, after the spaces in the list of works.
CRAFT: Final = len(ROWS) * len(COLUMNS)
MOVE: Final = CRAFT + 1
DISMANTLE: Final = CRAFT + 2

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
- {id: plain, name: A, trade: x, story: x, border: red, prowess: 3, inventory: 4, empathy: 2, lives: "40", died: "41",
    left: "42"}
- {id: burglar, name: B, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2, gift: hatchet,
    lives: "40", died: "41", left: "42"}
- {id: maker, name: C, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2, gift: craft, lives: "40",
    died: "41", left: "42"}
- {id: guest, name: D, trade: x, story: x, border: red, prowess: 0, inventory: 4, empathy: 2, lives: "40", died: "41",
    left: "42"}
events:
- {id: snipers, title: Snipers, story: x, stays: true, outside: ["on a roll of 4 or less: read script shot"]}
scripts:
- {id: shot, title: Shot, story: x, now: [raise wounds by 1, remove this event]}
""",
    ]
)


def box() -> WarBox:
    return box_with(CARDS)


def at(name: str) -> int:
    """The space of that name."""
    return ROWS.index(name[0]) * len(COLUMNS) + int(name[1:]) - 1


def obstacle(name: str) -> int:
    """A Shelter card, lying front up."""
    return card("shelter", name, box()) * 2


def fitting(name: str) -> int:
    return card("fittings", name, box())


def character(name: str) -> int:
    return card("characters", name, box())


def house(*, cards: dict[str, list[str]] | None = None, stands: dict[str, str] | None = None, **fields: Any) -> Shelter:
    """A house with Shelter cards on some spaces, the last on top, and Fittings on others; in the first action round."""
    g = shelter(box=box(), side=HOUSE, **{"round": 1, **fields})
    for name, lying in (cards or {}).items():
        g.cards_on[at(name)] = [obstacle(word) for word in lying]
    for name, standing in (stands or {}).items():
        g.fitting[at(name)] = fitting(standing)
    return g


def with_dots(g: Shelter, *dots: tuple[int, int, int]) -> Shelter:
    """Other state tokens than the printed ones: (state, level, round) for each black dot, and no others."""
    g.box = copy(g.box)
    g.box.dots = [[0] * LEVELS for _ in g.box.dots]
    for state, level, action_round in dots:
        g.box.dots[state][level] |= 1 << action_round - 1
    return g


def after(g: Shelter, rule: Rule, *answers: int) -> Choice:
    """The question that is open after these answers; one with a single answer is not put. Whatever is asked on the way
    refuses with a reason all that it does not offer, and nothing else."""
    left = list(answers)
    answer: Any = None
    while True:
        asked = rule.send(answer)
        assert isinstance(asked, Choice)
        domain = g.box.vocabulary.domains[asked.question.domain]
        assert [value for value in range(len(domain)) if why_not(g, asked, value) is None] == asked.values
        if len(asked.values) == 1 and asked.beside is None:
            answer = asked.values[0]
        elif left:
            answer = left.pop(0)
            assert answer in asked.values, f"{asked.question.name}: {answer} is not among {asked.values}"
        else:
            return asked


def finish(rule: Rule, *answers: int) -> None:
    """Answer the question that is open (see `after`) and those that follow, to the end."""
    left = list(answers)
    answer = left.pop(0)
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            assert not left, f"nobody asked for {left}"
            return
        assert isinstance(asked, Choice)
        if len(asked.values) == 1 and asked.beside is None:
            answer = asked.values[0]
        else:
            assert left, f"{asked.question.name}: {asked.values} was not expected"
            answer = left.pop(0)
            assert answer in asked.values, f"{asked.question.name}: {answer} is not among {asked.values}"


def why_not(g: Shelter, choice: Choice, value: int) -> Refusal | None:
    return choice.question.why_not(g, choice, value)


def refused(g: Shelter, choice: Choice, value: int) -> str:
    """By which rule a value is refused; none if it is not."""
    refusal = why_not(g, choice, value)
    return refusal.rule if refusal is not None else ""
