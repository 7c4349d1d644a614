"""The Dusk Phase, the Dusk deck and the Faith Keepers: FP-DUSK, FP-BLD-49 and FP-BLD-50."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.city.events import (
    DUSK_EFFECT,
    KEEP_FAITH,
    ToCome,
    keep_faith,
    put_on_display,
    rebuild_dusk,
    resolve_event,
    why_not_discard,
    why_not_effect,
)
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.state import COAL, DUSK, FAITH_KEEPERS, WOOD, City
from holdfast.kernel import Choice, Rule
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, event, offered, play

CARDS = """
    dusk:
    - {id: X1, now: [gain 1 wood]}
    - {id: X2, now: [gain 1 wood], then: remove}
    - {id: X3, now: [gain 1 wood], then: keep}
    - {id: X4, now: [gain 1 coal], options: [{do: [spend 9 food]}, {do: [gain 1 wood]}, {do: [gain 5 wood]}]}
    - {id: X5, now: [gain 1 wood], then: discard}
    - {id: Y1, dusk: [gain 4 wood]}
    - {id: Y2, dusk: [lose 3 wood]}
    - {id: Y3, dusk: [gain 1 coal, this card leaves]}
    - {id: Y4, night: [gain 1 wood]}
    - {id: Y5, dusk: [reveal scenario card Z1]}
    disputes:
    - {id: S91, now: [gain 1 coal]}
    - {id: S92, now: [gain 1 coal], then: keep}
    consequences:
    - {id: L91, now: [gain 1 wood], then: discard}
    - {id: L92, now: [gain 1 wood]}
    scenario:
    - {id: Z1, dusk: [lose 1 wood]}
"""


def evening(*dusk: str, display: tuple[str, ...] = (), **fields: Any) -> City:
    """With these cards in the Dusk deck, the last on top, and these in the display."""
    g = city(**{"box": box_with(CARDS), "phase": DUSK, **fields})
    g.dusk = [event(g, name) for name in dusk]
    for name in display:
        put_on_display(g, event(g, name))
    return g


def cards(g: City, *names: str) -> list[int]:
    return [event(g, name) for name in names]


def asked(asking: Rule) -> Choice:
    choice = next(asking)
    assert isinstance(choice, Choice)
    return choice


def explains_itself(g: City, choice: Choice) -> set[str]:
    """Every card that the question does not offer is refused, and no other: by which rules?"""
    reasons = [choice.question.why_not(g, choice, card) for card in range(g.box.no_event + 1)]
    assert [card for card, reason in enumerate(reasons) if reason is None] == sorted(choice.values)
    return {reason.rule for reason in reasons if reason is not None}


# -- the phase --------------------------------------------------------------------------------------------------------


@rule("FP-DUSK-01", "FP-DUSK-01/1", "FP-SCN-04")
@pytest.mark.parametrize(("first", "wood"), [("Y1", 2), ("Y2", 5)])
def test_effects_of_the_displays_come_first_in_the_chosen_order(first: str, wood: int) -> None:
    g = evening("X1", display=("Y1", "Y2", "Y4"))
    play(dusk_phase(g), event(g, first))
    assert g.stock[WOOD] == wood
    g = evening("X1", display=("Y1", "Z1"), stock=[0, 0, 0, 0])
    play(dusk_phase(g), event(g, "Y1"))
    assert g.stock[WOOD] == 4


@rule("FP-DUSK-01")
def test_no_dusk_card_is_revealed_before_they_are_done() -> None:
    g = evening("X1", display=("Y1", "Y4", "Y2", "Y3"))
    asking = dusk_phase(g)
    choice = asked(asking)
    assert (choice.question, choice.question.team, choice.values) == (DUSK_EFFECT, True, cards(g, "Y1", "Y2", "Y3"))
    assert explains_itself(g, choice) == {"FP-DUSK-01"}
    choice = asking.send(event(g, "Y3"))  # type: ignore[assignment]
    assert choice.values == cards(g, "Y1", "Y2")
    explains_itself(g, choice)
    assert (g.display, g.dusk, g.reveals) == (cards(g, "Y1", "Y4", "Y2"), cards(g, "X1"), 0)


@rule("FP-DUSK-01")
def test_why_a_card_is_not_asked_for_its_effect() -> None:
    g = evening(display=("Y1", "Y2", "Y4"))
    choice = Choice(DUSK_EFFECT, 0, [], ToCome((event(g, "Y2"),)))
    reasons = [why_not_effect(g, choice, card) for card in (*cards(g, "Y1", "Y2", "Y4", "Y3"), g.box.no_event)]
    assert [reason and reason.reason for reason in reasons] == [
        "effect-done",
        None,
        "effect-none",
        "effect-no-card",
        "effects-all",
    ]


@rule("FP-DUSK-01")
def test_a_card_that_comes_meanwhile_waits_a_round() -> None:
    g = evening(display=("Y5",), stock=[3, 0, 0, 0])
    play(dusk_phase(g))
    assert (g.display, g.stock[WOOD]) == (cards(g, "Y5", "Z1"), 3)


@rule("FP-DUSK-02")
def test_the_deck_is_shuffled_and_its_top_card_revealed() -> None:
    seen = set()
    for seed in range(40):
        g = evening("D001", "D002", "X2", seed=seed)
        shuffled = g.copy()
        shuffled.dusk = g.dusk[:]
        shuffled.rng.shuffle(shuffled.dusk)
        g.told = []
        asking = dusk_phase(g)
        next(asking, None)
        assert g.dusk == shuffled.dusk[:-1]
        assert g.told[0] == ("card-revealed", -1, (shuffled.dusk[-1],))
        assert g.reveals == 1
        seen.add(shuffled.dusk[-1])
    assert seen == set(cards(g, "D001", "D002", "X2"))


@rule("FP-DUSK-03")
def test_a_dusk_card_is_resolved_as_an_event_card() -> None:
    g = evening("X4")
    asking = dusk_phase(g)
    choice = asked(asking)
    assert (choice.values, choice.question.team, g.stock[COAL]) == ([1, 2], True, 1)
    play(dusk_phase(evening("X4")), 1)
    g = evening("X4")
    play(dusk_phase(g), 2)
    assert (g.stock[COAL], g.stock[WOOD]) == (1, 5)


@rule("FP-DUSK-04", "FP-DUSK-04/1")
def test_a_dusk_card_without_an_icon_goes_to_the_discard_pile() -> None:
    g = evening("X1", dusk_gone=[99])
    play(dusk_phase(g))
    assert (g.dusk, g.dusk_gone, g.display) == ([], [99, event(g, "X1")], [])


@rule("FP-DUSK-04")
@pytest.mark.parametrize(("name", "discarded"), [("X5", 1), ("L91", 1), ("L92", 0)])
def test_or_where_the_card_itself_says_so(name: str, discarded: int) -> None:
    g = evening(name)
    play(dusk_phase(g))
    assert (g.dusk, g.dusk_gone, g.display) == ([], cards(g, name)[:discarded], [])


@rule("FP-DUSK-04")
def test_one_with_an_icon_leaves_or_stays() -> None:
    g = evening("X2")
    play(dusk_phase(g))
    assert (g.dusk, g.dusk_gone, g.display) == ([], [], [])
    g = evening("X3")
    play(dusk_phase(g))
    assert (g.dusk, g.dusk_gone, g.display) == ([], [], cards(g, "X3"))


@rule("FP-DUSK-09")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    g = evening()
    g.dusk_gone = cards(g, "X2", "X2", "X2")
    play(dusk_phase(g))
    assert (g.stock[WOOD], len(g.dusk), g.dusk_gone) == (1, 2, [])
    g = evening()
    play(dusk_phase(g))
    assert (g.reveals, g.display) == (0, [])


# -- Social Disputes --------------------------------------------------------------------------------------------------


@rule("FP-DUSK-05")
def test_as_long_as_the_pile_lasts_one_dispute_is_in_the_deck() -> None:
    g = evening("X1", "X1", "S92", seed=3)
    dispute, other = cards(g, "S91", "S92")
    g.disputes = [dispute] * 4
    while g.disputes:
        assert sum(card in (dispute, other) for card in g.dusk) == 1
        play(dusk_phase(g))
    assert g.dusk.count(dispute) == 1


@rule("FP-DUSK-06", "FP-DUSK-06/1")
def test_after_a_dispute_the_deck_is_shuffled_anew_with_the_next_one() -> None:
    g = evening("D001", "D002", "D003")
    g.dusk_gone = cards(g, "D004", "D005")
    g.disputes = cards(g, "S02", "S01")
    play(resolve_event(g, event(g, "S91")))
    assert sorted(g.dusk) == cards(g, "D001", "D002", "D003", "D004", "D005", "S01")
    assert (g.dusk_gone, g.disputes, g.display) == ([], cards(g, "S02"), [])
    tops: set[int] = set()
    for seed in range(60):
        g = evening("D001", "D002", "D003", seed=seed)
        g.dusk_gone, g.disputes = cards(g, "D004", "D005"), cards(g, "S01")
        rebuild_dusk(g)
        assert g.reveals == 0  # it was the last
        tops.add(g.dusk[-1])
    assert len(tops) == 6


@rule("FP-DUSK-06")
def test_after_any_other_card_no_dispute_is_added() -> None:
    g = evening("X1", disputes=[0])
    play(dusk_phase(g))
    assert (g.dusk, len(g.dusk_gone), g.disputes) == ([], 1, [0])


@rule("FP-DUSK-07", "FP-DUSK-07/1")
def test_when_the_pile_is_used_up_deck_and_discard_are_still_shuffled_together() -> None:
    g = evening("D001", "D002")
    g.dusk_gone = cards(g, "D003", "D004", "D005")
    play(resolve_event(g, event(g, "S91")))
    assert sorted(g.dusk) == cards(g, "D001", "D002", "D003", "D004", "D005")
    assert (g.dusk_gone, g.reveals) == ([], 0)


@rule("FP-DUSK-08", "FP-DUSK-06")
@pytest.mark.parametrize("name", ["S91", "S92"])
def test_a_card_with_the_red_icon_never_lies_on_the_discard_pile(name: str) -> None:
    g = evening(name)
    play(dusk_phase(g))
    assert (g.dusk, g.dusk_gone, g.display) == ([], [], [])


# -- Faith Keepers ----------------------------------------------------------------------------------------------------


def keepers(g: City) -> Rule:
    """The action of their house."""
    return perform(g, g.box.uses[FAITH_KEEPERS][0][0].do)


@rule("FP-BLD-49", "FP-BLD-49/1")
def test_of_three_revealed_cards_one_may_be_discarded_unresolved() -> None:
    g = evening("X1", "X2", "X3", "X4", "Y1")
    asking = keepers(g)
    discarded = asked(asking).values[1]
    with pytest.raises(StopIteration):
        asking.send(discarded)
    assert sorted([*g.dusk, discarded]) == cards(g, "X1", "X2", "X3", "X4", "Y1")
    assert (g.dusk_gone, g.stock) == ([discarded], [0, 0, 0, 0])
    building = g.box.buildings[FAITH_KEEPERS]
    assert (building.large, building.tiles, g.box.upgradable[FAITH_KEEPERS]) == (True, 1, False)


@rule("FP-BLD-49")
def test_three_lie_open_and_the_active_player_decides() -> None:
    g = evening("D001", "D002", "D003", "D004", "D005", told=[], active=1)
    choice = asked(keep_faith(g, 1))
    assert (choice.question, choice.question.team, choice.seat) == (KEEP_FAITH, False, 1)
    assert sorted(choice.values) == [*sorted(g.revealed), g.box.no_event]
    assert g.told == [("dusk-shown", -1, (card,)) for card in g.revealed]
    assert g.reveals == 1
    assert explains_itself(g, choice) == {"FP-BLD-49"}


@rule("FP-BLD-49")
def test_none_need_be_discarded_and_all_go_back() -> None:
    same = 0
    for seed in range(30):
        g = evening("D001", "D002", seed=seed)
        asking = keep_faith(g, 0)
        assert sorted(offered(asking)) == [*cards(g, "D001", "D002"), g.box.no_event]
        shown = g.revealed[:]
        with pytest.raises(StopIteration):
            asking.send(g.box.no_event)
        assert (sorted(g.dusk), g.dusk_gone) == (cards(g, "D001", "D002"), [])
        same += g.dusk == shown
    assert 0 < same < 30  # shuffled once more


@rule("FP-BLD-49", "FP-DUSK-09")
def test_without_any_dusk_card_nothing_is_revealed() -> None:
    g = evening()
    play(keep_faith(g, 0))
    assert g.reveals == 0
    g.dusk_gone = cards(g, "D001")
    play(keep_faith(g, 0), g.box.no_event)
    assert (g.dusk, g.dusk_gone) == (cards(g, "D001"), [])


@rule("FP-BLD-50", "FP-BLD-50/1", "FP-DUSK-08", "FP-DUSK-08/1")
def test_a_social_dispute_cannot_be_discarded() -> None:
    g = evening("S91", "D017", "D020")
    choice = asked(keep_faith(g, 0))
    assert sorted(choice.values) == [*cards(g, "D017", "D020"), g.box.no_event]
    refusal = why_not_discard(g, choice, event(g, "S91"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("FP-BLD-50", "red-icon")
