"""Closed Doors (TW-DOOR)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.shelter.storage import supply
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, action_round, black, goods
from tests.this_war_of_mine.house import house

SHUT = ["door"]


def at_the_door(who: str, roll: int = 1, **stock: int) -> Siege:
    """One character before a Closed Door, and how the black die will fall."""
    return house(people=[who], cards={"c5": ["door"]}, rng=black(roll), stock=goods(**stock))


@rule("TW-DOOR-01", "TW-DOOR-01/1")
def test_a_lock_needs_a_lockpick() -> None:
    siege = at_the_door("plain")
    assert siege.asked("work", action_round, "act:Plain").refuses("c5") == "TW-DOOR-01"
    siege = at_the_door("plain", lockpick=1)
    assert "c5" in siege.asked("work", action_round, "act:Plain").offers


@rule("TW-DOOR-01", "TW-DAY-16")
def test_one_lockpick_opens_one_door_in_a_round() -> None:
    siege = house(people=2, cards={"c5": ["door"], "u3": ["door"]}, stock=goods(lockpick=1))
    assert siege.asked("work", action_round, "act:Ingvar", "work:c5", "act:Marguerite").refuses("u3") == "TW-DOOR-01"


@rule("TW-DOOR-02", "TW-DOOR-02/1")
def test_on_a_three_the_lock_holds() -> None:
    siege = at_the_door("plain", roll=3, lockpick=1)
    siege.play(action_round, "act:Plain", "work:c5")
    assert siege.cards_on["c5"] == SHUT
    assert siege.stock == goods(lockpick=1)
    assert siege.round == 2


@rule("TW-DOOR-03", "TW-DOOR-03/1")
def test_on_a_four_the_door_opens_and_the_lockpick_is_spent() -> None:
    siege = at_the_door("plain", roll=4, lockpick=1)
    siege.play(action_round, "act:Plain", "work:c5")
    assert siege.cards_on["c5"] == []
    assert siege.stock == goods(jewelry=1)
    assert siege.says(supply, "lockpick") == siege.printed("count", "lockpick")
    assert "c7" in siege.asked("work", action_round, "act:Plain").offers


@rule("TW-DOOR-04", "TW-DOOR-04/1")
def test_one_character_opens_locks_with_a_hatchet_and_keeps_it() -> None:
    siege = at_the_door("burglar", roll=7, hatchet=1)
    siege.play(action_round, "act:Burglar", "work:c5")
    assert siege.cards_on["c5"] == []
    assert siege.stock["hatchet"] == 1
    assert siege.stock["jewelry"] == 1


@rule("TW-DOOR-04")
def test_the_hatchet_asks_for_the_same_roll() -> None:
    siege = at_the_door("burglar", roll=3, hatchet=1)
    siege.play(action_round, "act:Burglar", "work:c5")
    assert siege.cards_on["c5"] == SHUT
    assert siege.stock == goods(hatchet=1)


@rule("TW-DOOR-04")
def test_with_both_at_hand_the_leader_chooses() -> None:
    siege = at_the_door("burglar", roll=10, hatchet=1, lockpick=1)
    tool = siege.asked("lock-tool", action_round, "act:Burglar", "work:c5")
    assert tool.offers == ["lockpick", "hatchet"]
    assert tool.refuses("jewelry") == "TW-DOOR-01"
    siege.play(action_round, "act:Burglar", "work:c5", "lock-tool:hatchet")
    assert siege.stock == goods(hatchet=1, lockpick=1, jewelry=1)


@rule("TW-DOOR-04", "TW-DOOR-04/2")
def test_nobody_else_opens_locks_with_a_hatchet() -> None:
    siege = at_the_door("plain", hatchet=1)
    assert siege.asked("work", action_round, "act:Plain").refuses("c5") == "TW-DOOR-01"


@rule("TW-DOOR-05")
def test_prowess_gives_no_second_roll_for_a_lock() -> None:
    siege = at_the_door("plain", roll=1, lockpick=1)
    assert siege.printed("prowess", "Plain") > 0
    siege.play(action_round, "act:Plain", "work:c5")  # and nothing else is asked
    assert siege.rng.draws == 1
    assert siege.cards_on["c5"] == SHUT
