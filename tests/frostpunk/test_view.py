"""What everyone may read, what nobody may, and what is told before it is too late."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.construction import touches
from holdfast.games.frostpunk.city.events import put_on_display
from holdfast.games.frostpunk.hidden import resample
from holdfast.games.frostpunk.mind.forecast import dangers
from holdfast.games.frostpunk.phases.dusk import dusk_phase
from holdfast.games.frostpunk.presence.view import FrostpunkDiscards, FrostpunkView, view
from holdfast.kernel import Rng, to_plain
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    box_with,
    town,
)


@rule("FP-GEN-16", "FP-GEN-18")
def test_discard_piles_and_displays_lie_open() -> None:
    city = a_city(seats=2, citizens_gone=["K05", "K03"], weather_gone=["W04"])
    city.dusk_gone = ["D005", "D009"]
    city.disputes = ["S02", "S01"]
    city.future_laws = ["Heated Meals", "Crowded Quarters"]
    city.play(put_on_display, "M005")
    seen = city.says(view, 0)
    assert seen.discards == FrostpunkDiscards(dusk=["D005", "D009"], weather=["W04"], citizens=["K05", "K03"])
    assert seen.dispute == "S01"
    assert seen.future_laws == ["L03", "L06"]
    assert [one.card for one in seen.display] == ["M005"]
    assert city.says(view, 1) == seen == city.says(view, None)


@rule("FP-GEN-17", "FP-GEN-17/1")
def test_nobody_sees_which_consequence_lies_in_the_dusk_deck() -> None:
    city = a_city(laws={"Crowded Quarters"})
    city.dusk = ["L06A", "D000"]
    seen: FrostpunkView = city.says(view, 0)
    city.dusk = ["L06B", "D000"]
    assert city.says(view, 0) == seen
    assert seen.dusk == ["D000", "L06?"]


@rule("FP-GEN-17")
def test_what_is_hidden_is_drawn_anew_and_nothing_that_is_seen_changes() -> None:
    game = holdfast.start("frostpunk", seats=3, seed=5)
    rng = Rng(5)
    for _ in range(40):
        assert game.pending is not None
        game.pick(rng.below(len(game.pending.values)))
    city = Crater(game.state)
    before = city.says(view, 1)
    orders = set()
    for seed in range(12):
        other = city.copy()
        other.play(resample, 1, Rng(seed))
        assert other.says(view, 1) == before
        assert [trail[-1:] for trail in other.trails] == [trail[-1:] for trail in city.trails]
        orders.add((*other.morning, None, *other.near, None, *other.weather))
    assert len(orders) == 12


def test_a_redrawn_consequence_is_one_of_its_law() -> None:
    city = a_city()
    city.dusk = ["L06A", "D000"]
    found = set()
    for seed in range(20):
        other = city.copy()
        other.play(resample, 0, Rng(seed))
        found |= set(other.dusk)
    assert found == {"L06A", "L06B", "D000"}


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
    city = a_city(box=box_with(EVENINGS), phase="dusk", leader=1)
    cards = ["X1", "X2"]
    for card in cards:
        city.play(put_on_display, card)
    first = city.copy().asked("dusk-effect", dusk_phase)
    assert (first.team, first.seat, first.offers) == (True, 1, cards)
    for order, wood in ((cards, 0), (cards[::-1], 1)):
        other = city.copy()
        other.play(dusk_phase, f"dusk-effect:{order[0]}")
        assert other.stock["wood"] == wood


@rule("FP-ADJ-09", "FP-ADJ-09/1")
def test_a_deposit_is_adjacent_to_the_tile_in_its_corner_and_to_no_other() -> None:
    city = a_city(deposits=["coal", None, "wood", None, None, None])
    places = city.box.place_words
    deposits = {place: kind for place in places for kind in ("coal", "wood") if city.says(touches, place, kind)}
    assert deposits == {"far-1": "coal", "far-7": "wood"}


FINE = ["active-care", "active-justice"]  # Hope that warns of nothing


# -- dangers ----------------------------------------------------------------------------------------------------------


def foreseen(**fields: Any) -> list[str]:
    city = a_city(**{"round": 5, "hope": FINE, **fields})
    before = to_plain(city.g)
    found = warnings(city)
    assert to_plain(city.g) == before, "a reminder has no effect of its own"
    return found


def warnings(city: Crater) -> list[str]:
    """The dangers that a player reads of."""
    return [city.voice.say(danger, numbers) for danger, numbers in city.says(dangers)]


@rule("FP-END-11")
@pytest.mark.parametrize(
    ("fields", "danger"),
    [
        ({"hunger": 29, "food": 4}, "Tonight 25 hunger loses the game: you are 1 food short."),
        (
            {"people": {"worker": 5, "engineer": 27}},
            "As it stands, 27 hunger will lose the game tomorrow: find 3 food by then.",
        ),
        ({"hunger": 8, "food": 3}, "5 of yesterday's hunger goes unpaid tonight."),
        (
            {"people": {"worker": 5, "engineer": 12}, "food": 4},
            "You are 8 food short tonight; it becomes hunger tomorrow.",
        ),
        (
            {"people": {"worker": 30}, "sick": {"worker": 27}},
            "With 27 Workers sick, the next sickness check loses the game: cure 2.",
        ),
        (
            {"people": {"worker": 30}, "sick": {"worker": 24}},
            "24 Workers are sick; 26 sick lose the game.",
        ),
        ({"hope": ["exhausted-justice"]}, "The last Hope token is exhausted: the next decrease loses the game."),
        ({"hope": ["active-justice"]}, "One Hope token is left."),
        (
            {
                "discontent": ["exhausted-anger"] * 2 + ["exhausted-apathy"] * 2 + ["exhausted-greed"],
            },
            "A sixth Discontent token loses the game.",
        ),
        (
            {"corpses": open_box(None).corpse_end - 1},
            "Another 1 death loses the game.",
        ),
        ({"stress": 9}, "Stress 9: the Generator may break down at the next stress check."),
        ({"stress": 7, "overheated": True}, "Stress 7: a second breakdown loses the game."),
        ({"mustered": {"worker": 3, "engineer": 1}}, "Tonight 4 Meeples have no warm bed."),
        ({"round": 15}, "This is the last Round."),
        ({"storm": 7}, "The Storm is due in Round 7."),
    ],
)
def test_a_loss_in_sight_is_told(fields: dict[str, Any], danger: str) -> None:
    assert foreseen(**fields) == [danger]


def test_a_city_that_is_well_is_warned_of_nothing() -> None:
    assert foreseen(food=50, people={"worker": 10, "engineer": 10, "child": 10}) == []


def test_rations_and_beds_are_reckoned_with() -> None:
    city = town(
        {"near-1/a": "tent", "near-1/b": "hunters-hut"},
        round=6,
        people={"worker": 25},
        mustered={"worker": 5},
        hope=FINE,
        laws={"Starvation Rations"},
        heat=5,
        cold=5,
    )
    assert warnings(city) == [
        "You are 20 food short tonight; it becomes hunger tomorrow.",
        "Tonight 3 Meeples have no warm bed.",
    ]
