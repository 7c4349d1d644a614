"""The Dusk Phase, the Dusk deck and the Faith Keepers: FP-DUSK, FP-BLD-49 and FP-BLD-50."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.use import use_building
from holdfast.games.frostpunk.city.events import (
    keep_faith,
    put_on_display,
    rebuild_dusk,
    resolve_event,
)
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    box_with,
    reason,
)

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


def evening(*dusk: str, display: tuple[str, ...] = (), **fields: Any) -> Crater:
    """With these cards in the Dusk deck, the last on top, and these in the display."""
    city = a_city(**{"box": box_with(CARDS), "phase": "dusk", **fields})
    city.dusk = dusk
    for name in display:
        city.play(put_on_display, name)
    return city


# -- the phase --------------------------------------------------------------------------------------------------------


@rule("FP-DUSK-01", "FP-DUSK-01/1", "FP-SCN-04")
@pytest.mark.parametrize(("first", "wood"), [("Y1", 2), ("Y2", 5)])
def test_effects_of_the_displays_come_first_in_the_chosen_order(first: str, wood: int) -> None:
    city = evening("X1", display=("Y1", "Y2", "Y4"))
    city.play(dusk_phase, f"dusk-effect:{first}")
    assert city.stock["wood"] == wood
    city = evening("X1", display=("Y1", "Z1"), stock={})
    city.play(dusk_phase, "dusk-effect:Y1")
    assert city.stock["wood"] == 4


@rule("FP-DUSK-01")
def test_no_dusk_card_is_revealed_before_they_are_done() -> None:
    city = evening("X1", display=("Y1", "Y4", "Y2", "Y3"))
    choice = city.copy().asked("dusk-effect", dusk_phase)
    assert (choice.offers, choice.team) == (["Y1", "Y2", "Y3"], True)
    assert choice.refused_by == {"FP-DUSK-01"}
    choice = city.asked("dusk-effect", dusk_phase, "dusk-effect:Y3")
    assert choice.offers == ["Y1", "Y2"]
    assert (city.display, city.dusk, city.reveals) == (["Y1", "Y4", "Y2"], ["X1"], 0)


@rule("FP-DUSK-01")
def test_why_a_card_is_not_asked_for_its_effect() -> None:
    city = evening(display=("Y1", "Y2", "Y4"))
    assert city.why_not("dusk-effect:Y2", ("Y2",)) is None
    assert reason(city.why_not("dusk-effect:Y1", ("Y2",))) == ("FP-DUSK-01", "effect-done")
    assert reason(city.why_not("dusk-effect:Y4", ("Y2",))) == ("FP-DUSK-01", "effect-none")
    assert reason(city.why_not("dusk-effect:Y3", ("Y2",))) == ("FP-DUSK-01", "effect-no-card")
    assert reason(city.why_not("dusk-effect:none", ("Y2",))) == ("FP-DUSK-01", "effects-all")


@rule("FP-DUSK-01")
def test_a_card_that_comes_meanwhile_waits_a_round() -> None:
    city = evening(display=("Y5",), stock={"wood": 3})
    city.play(dusk_phase)
    assert (city.display, city.stock["wood"]) == (["Y5", "Z1"], 3)


@rule("FP-DUSK-02")
def test_the_deck_is_shuffled_and_its_top_card_revealed() -> None:
    seen = set()
    for seed in range(40):
        city = evening("D001", "D002", "X2", seed=seed)
        *rest, top = shuffled(city)
        city.told = []
        city.offers(dusk_phase) if top.startswith("D") else city.play(dusk_phase)
        assert city.dusk == rest
        assert city.log[0] == f"A card is turned over: {city.printed('events', top).title}."
        assert city.reveals == 1
        seen.add(top)
    assert seen == {"D001", "D002", "X2"}


def shuffled(city: Crater) -> list[str]:
    """The Dusk deck after its next shuffle."""
    copy = city.copy()
    copy.dusk = list(city.dusk)
    copy.rng.shuffle(copy.g.dusk)
    return list(copy.dusk)


@rule("FP-DUSK-03")
def test_a_dusk_card_is_resolved_as_an_event_card() -> None:
    city = evening("X4")
    choice = city.asked("option", dusk_phase)
    assert (choice.offers, choice.team, city.stock["coal"]) == (["2", "3"], True, 1)
    city = evening("X4")
    city.play(dusk_phase, "option:2")
    assert city.stock == {"wood": 1, "coal": 1}
    city = evening("X4")
    city.play(dusk_phase, "option:3")
    assert (city.stock["coal"], city.stock["wood"]) == (1, 5)


@rule("FP-DUSK-04", "FP-DUSK-04/1")
def test_a_dusk_card_without_an_icon_goes_to_the_discard_pile() -> None:
    city = evening("X1", dusk_gone=["S07"])
    city.play(dusk_phase)
    assert (city.dusk, city.dusk_gone, city.display) == ([], ["S07", "X1"], [])


@rule("FP-DUSK-04")
@pytest.mark.parametrize(("name", "discarded"), [("X5", 1), ("L91", 1), ("L92", 0)])
def test_or_where_the_card_itself_says_so(name: str, discarded: int) -> None:
    city = evening(name)
    city.play(dusk_phase)
    assert (city.dusk, city.dusk_gone, city.display) == ([], [name] * discarded, [])


@rule("FP-DUSK-04")
def test_one_with_an_icon_leaves_or_stays() -> None:
    city = evening("X2")
    city.play(dusk_phase)
    assert (city.dusk, city.dusk_gone, city.display) == ([], [], [])
    city = evening("X3")
    city.play(dusk_phase)
    assert (city.dusk, city.dusk_gone, city.display) == ([], [], ["X3"])


@rule("FP-DUSK-09")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    city = evening()
    city.dusk_gone = ["X2", "X2", "X2"]
    city.play(dusk_phase)
    assert (city.stock["wood"], len(city.dusk), city.dusk_gone) == (1, 2, [])
    city = evening()
    city.play(dusk_phase)
    assert (city.reveals, city.display) == (0, [])


# -- Social Disputes --------------------------------------------------------------------------------------------------


@rule("FP-DUSK-05")
def test_as_long_as_the_pile_lasts_one_dispute_is_in_the_deck() -> None:
    city = evening("X1", "X1", "S92", seed=3)
    city.disputes = ["S91"] * 4
    while city.disputes:
        assert len({"S91", "S92"} & set(city.dusk)) == 1
        city.play(dusk_phase)
    assert city.dusk.count("S91") == 1


@rule("FP-DUSK-06", "FP-DUSK-06/1")
def test_after_a_dispute_the_deck_is_shuffled_anew_with_the_next_one() -> None:
    city = evening("D001", "D002", "D003")
    city.dusk_gone = ["D004", "D005"]
    city.disputes = ["S02", "S01"]
    city.play(resolve_event, "S91")
    assert sorted(city.dusk) == ["D001", "D002", "D003", "D004", "D005", "S01"]
    assert (city.dusk_gone, city.disputes, city.display) == ([], ["S02"], [])
    tops: set[str] = set()
    for seed in range(60):
        city = evening("D001", "D002", "D003", seed=seed)
        city.dusk_gone, city.disputes = ["D004", "D005"], ["S01"]
        city.play(rebuild_dusk)
        assert city.reveals == 0  # it was the last
        tops.add(city.dusk[-1])
    assert len(tops) == 6


@rule("FP-DUSK-06")
def test_after_any_other_card_no_dispute_is_added() -> None:
    city = evening("X1", disputes=["M001"])
    city.play(dusk_phase)
    assert (city.dusk, len(city.dusk_gone), city.disputes) == ([], 1, ["M001"])


@rule("FP-DUSK-07", "FP-DUSK-07/1")
def test_when_the_pile_is_used_up_deck_and_discard_are_still_shuffled_together() -> None:
    city = evening("D001", "D002")
    city.dusk_gone = ["D003", "D004", "D005"]
    city.play(resolve_event, "S91")
    assert sorted(city.dusk) == ["D001", "D002", "D003", "D004", "D005"]
    assert (city.dusk_gone, city.reveals) == ([], 0)


@rule("FP-DUSK-08", "FP-DUSK-06")
@pytest.mark.parametrize("name", ["S91", "S92"])
def test_a_card_with_the_red_icon_never_lies_on_the_discard_pile(name: str) -> None:
    city = evening(name)
    city.play(dusk_phase)
    assert (city.dusk, city.dusk_gone, city.display) == ([], [], [])


# -- Faith Keepers ----------------------------------------------------------------------------------------------------


@rule("FP-BLD-49", "FP-BLD-49/1")
def test_of_three_revealed_cards_one_may_be_discarded_unresolved() -> None:
    city = evening("X1", "X2", "X3", "X4", "Y1")
    city.building["near-1/a"] = "faith-keepers"
    discarded = city.copy().asked("keep-faith", use_building, 0, "near-1/a").offers[0]
    city.use("near-1/a", f"keep-faith:{discarded}")
    assert sorted([*city.dusk, discarded]) == ["X1", "X2", "X3", "X4", "Y1"]
    assert (city.dusk_gone, city.stock) == ([discarded], {})
    building = city.printed("buildings", "faith-keepers")
    assert (building.large, building.tiles, city.printed("upgradable", "faith-keepers")) == (True, 1, False)


@rule("FP-BLD-49")
def test_three_lie_open_and_the_active_player_decides() -> None:
    city = evening("D001", "D002", "D003", "D004", "D005", told=[], active=1)
    choice = city.asked("keep-faith", keep_faith, 1)
    assert (choice.team, choice.seat, len(city.revealed)) == (False, 1, 3)
    assert sorted(choice.offers) == sorted([*city.revealed, "none"])
    assert city.log == [f"The Faith Keepers see {city.printed('events', card).title}." for card in city.revealed]
    assert city.reveals == 1
    assert choice.refused_by == {"FP-BLD-49"}


@rule("FP-BLD-49")
def test_none_need_be_discarded_and_all_go_back() -> None:
    same = 0
    for seed in range(30):
        city = evening("D001", "D002", seed=seed)
        trial = city.copy()
        assert sorted(trial.asked("keep-faith", keep_faith, 0).offers) == ["D001", "D002", "none"]
        shown = list(trial.revealed)
        city.play(keep_faith, 0, "keep-faith:none")
        assert (sorted(city.dusk), city.dusk_gone) == (["D001", "D002"], [])
        same += city.dusk == shown
    assert 0 < same < 30  # shuffled once more


@rule("FP-BLD-49", "FP-DUSK-09")
def test_without_any_dusk_card_nothing_is_revealed() -> None:
    city = evening()
    city.play(keep_faith, 0)
    assert city.reveals == 0
    city.dusk_gone = ["D001"]
    city.play(keep_faith, 0, "keep-faith:none")
    assert (city.dusk, city.dusk_gone) == (["D001"], [])


@rule("FP-BLD-50", "FP-BLD-50/1", "FP-DUSK-08", "FP-DUSK-08/1")
def test_a_social_dispute_cannot_be_discarded() -> None:
    city = evening("S91", "D017", "D020")
    choice = city.asked("keep-faith", keep_faith, 0)
    assert sorted(choice.offers) == ["D017", "D020", "none"]
    assert reason(choice.refusal("S91")) == ("FP-BLD-50", "red-icon")
