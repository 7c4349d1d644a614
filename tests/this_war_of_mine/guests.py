"""A house with expansions in play, and answers by the keys that a player gives, for the tests of the expansions."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine import nouns, state
from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Choice, Rng, Rule
from tests.this_war_of_mine.arrange_by_number import Loaded, shelter
from tests.this_war_of_mine.asking_by_number import checked

BOX: WarBox = open_box(None)


def space(name: str) -> int:
    return BOX.space_words.index(name)


def goods_of(name: str) -> int:
    return [key for key, _, _ in nouns.GOODS].index(name)


def pet(name: str) -> int:
    return [str(word) for word in nouns.PETS].index(name)


def in_play(g: Shelter, *words: str) -> Shelter:
    """These expansions are."""
    g.expansions = [int(word in words) for word in nouns.EXPANSIONS]
    return g


def house(*words: str, dice: tuple[int, ...] = (), **fields: Any) -> Shelter:
    """A shelter with these expansions in play; the black die falls as said."""
    return in_play(shelter(**{"rng": Loaded(*(roll - 1 for roll in dice)), **fields}), *words)


def siege(seed: int = 1, **chosen: int) -> Shelter:
    """A campaign as it is set up, with these start options by the place of their value."""
    options = {"scenario": 0, "board": 0, **dict.fromkeys(TABLE, 0)}
    return set_up(BOX, 2, {**options, **{name.replace("_", "-"): value for name, value in chosen.items()}}, Rng(seed))


def answer(g: Shelter, rule: Rule, *keys: str) -> None:
    """Carry a rule out. All that is offered is open and nothing else is; a question with one answer is not put."""
    left = list(keys)
    given: Any = None
    rule = checked(g, rule)
    while True:
        try:
            asked = rule.send(given)
        except StopIteration:
            assert not left, f"nobody asked for {left}"
            return
        assert isinstance(asked, Choice)
        offered = {g.box.vocabulary.key(asked.question, value): value for value in asked.values}
        if len(offered) == 1 and asked.beside is None:
            given = asked.values[0]
            continue
        assert left, f"{sorted(offered)} was not expected"
        key = left.pop(0)
        assert key in offered, f"{key} is not among {sorted(offered)}"
        given = offered[key]


def stock(g: Shelter, name: str) -> int:
    return g.stock[goods_of(name)]


def level(g: Shelter, name: str, person: int) -> int:
    return g.levels[nouns.STATES.index(name) * state.MOST_PEOPLE + person]


def told(g: Shelter, message: str) -> list[tuple[int, ...]]:
    """The numbers of all that was told under this name; g.told = [] starts to listen."""
    return [numbers for name, _, numbers in g.told or () if name == message]
