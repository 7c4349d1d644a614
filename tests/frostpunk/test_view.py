"""What everyone may read, what nobody may, and what is told before it is too late."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.construction import touches
from holdfast.games.frostpunk.city.events import DUSK_EFFECT, put_on_display
from holdfast.games.frostpunk.city.map import CORNER_FAR, PLACES
from holdfast.games.frostpunk.hidden import resample
from holdfast.games.frostpunk.mind.forecast import dangers
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.presence.view import FrostpunkDiscards, FrostpunkView, view
from holdfast.games.frostpunk.state import (
    COAL,
    CROWDED_QUARTERS,
    DUSK,
    HUNTERS_HUT,
    NONE,
    STARVATION_RATIONS,
    TENT,
    WOOD,
    WORKER,
    City,
)
from holdfast.kernel import Choice, Rng, to_plain
from tests.cite import rule
from tests.frostpunk.by_number import box_with, city, event, play


@rule("FP-GEN-16", "FP-GEN-18")
def test_discard_piles_and_displays_lie_open() -> None:
    g = city(seats=2, citizens_gone=[4, 2], weather_gone=[3])
    g.dusk_gone = [event(g, "D005"), event(g, "D009")]
    g.disputes = [event(g, "S02"), event(g, "S01")]
    g.future_laws = [2, 5]
    put_on_display(g, event(g, "M005"))
    seen = view(g, 0)
    assert seen.discards == FrostpunkDiscards(dusk=["D005", "D009"], weather=["W04"], citizens=["K05", "K03"])
    assert seen.dispute == "S01"
    assert seen.future_laws == ["L03", "L06"]
    assert [one.card for one in seen.display] == ["M005"]
    assert view(g, 1) == seen == view(g, None)


@rule("FP-GEN-17", "FP-GEN-17/1")
def test_nobody_sees_which_consequence_lies_in_the_dusk_deck() -> None:
    g = city()
    g.laws[CROWDED_QUARTERS] = 1
    seen: list[FrostpunkView] = []
    for side in "AB":
        g.dusk = [event(g, f"L06{side}"), event(g, "D000")]
        seen.append(view(g, 0))
    assert seen[0] == seen[1]
    assert seen[0].dusk == ["D000", "L06?"]


@rule("FP-GEN-17")
def test_what_is_hidden_is_drawn_anew_and_nothing_that_is_seen_changes() -> None:
    game = holdfast.start("frostpunk", seats=3, seed=5)
    rng = Rng(5)
    for _ in range(40):
        assert game.pending is not None
        game.pick(rng.below(len(game.pending.values)))
    g: City = game.state
    before = view(g, 1)
    orders = set()
    for seed in range(12):
        other = g.copy()
        resample(other, 1, Rng(seed))
        assert view(other, 1) == before
        assert [trail[-1:] for trail in other.trails] == [trail[-1:] for trail in g.trails]
        orders.add((*other.morning, NONE, *other.near, NONE, *other.weather))
    assert len(orders) == 12


def test_a_redrawn_consequence_is_one_of_its_law() -> None:
    g = city()
    first = g.box.first_consequence
    g.dusk = [first + 2 * CROWDED_QUARTERS, event(g, "D000")]
    found = set()
    for seed in range(20):
        other = g.copy()
        resample(other, 0, Rng(seed))
        found |= {card - first for card in other.dusk if card >= first}
    assert found == {2 * CROWDED_QUARTERS, 2 * CROWDED_QUARTERS + 1}


EVENINGS = """
dusk:
- id: X1
  title: One
  options: [{do: [gain 1 food], then: remove}, {do: [gain 2 food], then: remove}]
  dusk: [gain 1 wood]
- id: X2
  title: Two
  options: [{do: [gain 1 food], then: remove}, {do: [gain 2 food], then: remove}]
  dusk: [lose 1 wood]
"""


@rule("FP-GEN-19")
def test_effects_due_at_the_same_moment_come_in_the_order_of_the_players() -> None:
    g = city(box=box_with(EVENINGS), phase=DUSK, leader=1)
    cards = [event(g, "X1"), event(g, "X2")]
    for card in cards:
        put_on_display(g, card)
    first = next(dusk_phase(g))
    assert isinstance(first, Choice)
    assert (first.question, first.question.team, first.seat, first.values) == (DUSK_EFFECT, True, 1, cards)
    for order, wood in ((cards, 0), (cards[::-1], 1)):
        other = g.copy()
        play(dusk_phase(other), order[0])
        assert other.stock[WOOD] == wood


@rule("FP-ADJ-09", "FP-ADJ-09/1")
def test_a_deposit_is_adjacent_to_the_tile_in_its_corner_and_to_no_other() -> None:
    g = city(deposits=[COAL, NONE, WOOD, NONE, NONE, NONE])
    beside = {place: thing for place in range(PLACES) for thing in (COAL, WOOD) if touches(g, place, thing)}
    assert beside == {CORNER_FAR[0]: COAL, CORNER_FAR[2]: WOOD}


# -- dangers ----------------------------------------------------------------------------------------------------------


def foreseen(**fields: Any) -> list[tuple[str, tuple[int, ...]]]:
    g = city(**{"round": 5, **fields})
    before = to_plain(g)
    found = dangers(g)
    assert to_plain(g) == before, "a reminder has no effect of its own"
    return found


@rule("FP-END-11")
@pytest.mark.parametrize(
    ("fields", "danger"),
    [
        ({"hunger": 29, "food": 4, "hope": [1, 3]}, ("danger-hunger-tonight", (25, 1))),
        ({"people": [5, 27, 0], "hope": [1, 3]}, ("danger-hunger-tomorrow", (27, 3))),
        ({"hunger": 8, "food": 3, "hope": [1, 3]}, ("danger-hungry", (5,))),
        ({"people": [5, 12, 0], "food": 4, "hope": [1, 3]}, ("danger-food-short", (8,))),
        ({"people": [30, 0, 0], "sick": [27, 0, 0], "hope": [1, 3]}, ("danger-sick", (27, WORKER, 2))),
        ({"people": [30, 0, 0], "sick": [24, 0, 0], "hope": [1, 3]}, ("danger-sick-soon", (24, WORKER, 26))),
        ({"hope": [2]}, ("danger-hope", ())),
        ({"hope": [3]}, ("danger-hope-active", ())),
        ({"hope": [1, 3], "discontent": [0, 0, 2, 2, 4]}, ("danger-discontent", ())),
        ({"hope": [1, 3], "corpses": open_box(None).corpse_end - 1}, ("danger-deaths", (1,))),
        ({"hope": [1, 3], "stress": 9}, ("danger-breakdown", (9,))),
        ({"hope": [1, 3], "stress": 7, "overheated": True}, ("danger-explosion", (7,))),
        ({"hope": [1, 3], "mustered": [3, 1, 0]}, ("danger-beds", (4,))),
        ({"hope": [1, 3], "round": 15}, ("danger-last-round", ())),
        ({"hope": [1, 3], "storm": 7}, ("danger-storm", (7,))),
    ],
)
def test_a_loss_in_sight_is_told(fields: dict[str, Any], danger: tuple[str, tuple[int, ...]]) -> None:
    assert foreseen(**fields) == [danger]


def test_a_city_that_is_well_is_warned_of_nothing() -> None:
    assert foreseen(hope=[1, 3], food=50, people=[10, 10, 10]) == []


def test_rations_and_beds_are_reckoned_with() -> None:
    g = city(round=6, people=[25, 0, 0], mustered=[5, 0, 0], hope=[1, 3])
    g.laws[STARVATION_RATIONS] = 1
    g.tiles[1] = 0
    g.building[5] = TENT
    g.building[6] = HUNTERS_HUT
    g.heat = 5
    assert dangers(g) == [("danger-food-short", (20,)), ("danger-beds", (3,))]
