"""Closed Doors (TW-DOOR)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.shelter.storage import supply
from holdfast.games.this_war_of_mine.state import HATCHET, JEWELRY, LOCKPICK, NONE, Shelter
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, action_round, goods, play
from tests.this_war_of_mine.house_by_number import after, at, character, house, obstacle, refused

DOOR = at("c5")
SHUT = [obstacle("door")]


def at_the_door(who: str, roll: int = 1, **stock: int) -> Shelter:
    """One character before a Closed Door, and how the black die will fall."""
    fields: dict[str, Any] = {"characters": [character(who), NONE, NONE, NONE], "stock": goods(**stock)}
    return house(people=1, cards={"c5": ["door"]}, rng=Loaded(roll - 1), **fields)


@rule("TW-DOOR-01", "TW-DOOR-01/1")
def test_a_lock_needs_a_lockpick() -> None:
    g = at_the_door("plain")
    assert refused(g, after(g, action_round(g), 0), DOOR) == "TW-DOOR-01"
    g = at_the_door("plain", lockpick=1)
    assert DOOR in after(g, action_round(g), 0).values


@rule("TW-DOOR-01", "TW-DAY-16")
def test_one_lockpick_opens_one_door_in_a_round() -> None:
    g = house(people=2, cards={"c5": ["door"], "u3": ["door"]}, stock=goods(lockpick=1))
    assert refused(g, after(g, action_round(g), 0, DOOR, 1), at("u3")) == "TW-DOOR-01"


@rule("TW-DOOR-02", "TW-DOOR-02/1")
def test_on_a_three_the_lock_holds() -> None:
    g = at_the_door("plain", roll=3, lockpick=1)
    play(action_round(g), 0, DOOR)
    assert g.cards_on[DOOR] == SHUT
    assert g.stock == goods(lockpick=1)
    assert g.round == 2


@rule("TW-DOOR-03", "TW-DOOR-03/1")
def test_on_a_four_the_door_opens_and_the_lockpick_is_spent() -> None:
    g = at_the_door("plain", roll=4, lockpick=1)
    play(action_round(g), 0, DOOR)
    assert g.cards_on[DOOR] == []
    assert g.stock == goods(jewelry=1)
    assert supply(g, LOCKPICK) == g.box.count[LOCKPICK]
    assert at("c7") in after(g, action_round(g), 0).values


@rule("TW-DOOR-04", "TW-DOOR-04/1")
def test_one_character_opens_locks_with_a_hatchet_and_keeps_it() -> None:
    g = at_the_door("burglar", roll=7, hatchet=1)
    play(action_round(g), 0, DOOR)
    assert g.cards_on[DOOR] == []
    assert g.stock[HATCHET] == 1
    assert g.stock[JEWELRY] == 1


@rule("TW-DOOR-04")
def test_the_hatchet_asks_for_the_same_roll() -> None:
    g = at_the_door("burglar", roll=3, hatchet=1)
    play(action_round(g), 0, DOOR)
    assert g.cards_on[DOOR] == SHUT
    assert g.stock == goods(hatchet=1)


@rule("TW-DOOR-04")
def test_with_both_at_hand_the_leader_chooses() -> None:
    g = at_the_door("burglar", roll=10, hatchet=1, lockpick=1)
    tool = after(g, action_round(g), 0, DOOR)
    assert tool.values == [LOCKPICK, HATCHET]
    assert refused(g, tool, JEWELRY) == "TW-DOOR-01"
    play(action_round(g), 0, DOOR, HATCHET)
    assert g.stock == goods(hatchet=1, lockpick=1, jewelry=1)


@rule("TW-DOOR-04", "TW-DOOR-04/2")
def test_nobody_else_opens_locks_with_a_hatchet() -> None:
    g = at_the_door("plain", hatchet=1)
    assert refused(g, after(g, action_round(g), 0), DOOR) == "TW-DOOR-01"


@rule("TW-DOOR-05")
def test_prowess_gives_no_second_roll_for_a_lock() -> None:
    g = at_the_door("plain", roll=1, lockpick=1)
    assert g.box.prowess[g.characters[0]] > 0
    play(action_round(g), 0, DOOR)  # and nothing else is asked
    assert g.rng.draws == 1
    assert g.cards_on[DOOR] == SHUT
