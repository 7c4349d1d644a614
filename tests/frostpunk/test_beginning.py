"""Citizen cards at set-up, how each gives one up (FP-SET-36), and how the game begins."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import Citizen
from holdfast.games.frostpunk.round import step
from holdfast.games.frostpunk.setup import (
    begin,
    give_up_citizens,
)
from holdfast.games.frostpunk.speech import PHASES
from holdfast.kernel import GameOver, Rng
from tests.cite import rule
from tests.frostpunk.arrange import (
    SOCIETIES,
    Crater,
    a_city,
    box_with,
    new_game,
    reason,
)

SEATS = (1, 2, 3, 4)


# -- Citizen cards ----------------------------------------------------------------------------------------------------


@rule("FP-CIT-01")
def test_what_stands_on_a_citizen_card() -> None:
    assert {"name", "type", "cost", "ability", "dies"} <= set(Citizen.__struct_fields__)
    cards = open_box(None).citizens
    assert set(a_city().named("citizens", (card.type for card in cards))) == {"worker", "engineer", "child"}
    assert all(card.cost and card.do and len(card.deaths) == 3 for card in cards)


@rule("FP-SET-34")
def test_all_thirty_citizen_cards_are_shuffled() -> None:
    city = new_game()
    dealt = [card for hand in city.hands for card in hand]
    assert sorted([*city.citizens, *dealt]) == [f"K{number:02}" for number in range(1, 31)]
    assert city.citizens != sorted(city.citizens)
    assert city.citizens_gone == []


@rule("FP-SET-35", "FP-SET-35/1", "FP-SET-35/2", "FP-SET-35/3", "FP-SET-35/4")
@pytest.mark.parametrize(("seats", "cards"), [(1, 7), (2, 6), (3, 5), (4, 4)])
def test_each_player_is_dealt_citizen_cards(seats: int, cards: int) -> None:
    assert [len(hand) for hand in new_game(seats=seats).hands] == [cards] * seats


COSTS = {
    "WOOD1": ("worker", "spend 1 wood"),
    "WOOD2": ("worker", "spend 1 wood"),
    "WOOD3": ("engineer", "spend 1 wood"),
    "PLANKS": ("worker", "spend 2 wood"),
    "COAL1": ("engineer", "spend 1 coal"),
    "TILES": ("child", "2 revealed tiles lose 1 coal each"),
    "STRESS": ("child", "add 3 stress"),
    "CARE1": ("child", "exhaust care"),
    "CARE2": ("worker", "exhaust care"),
    **{f"EASY{number}": ("worker", "add 1 stress") for number in range(16)},
}
CARDS = "citizens:\n" + "\n".join(
    f"- {{id: {name}, name: a, trade: b, story: c, type: {kind}, cost: [{cost}], ability: {{action: gather, do: []}}, "
    "dies: {worker: [], engineer: [], child: []}}"
    for name, (kind, cost) in COSTS.items()
)


def hall(*hands: list[str], **fields: Any) -> Crater:
    """Players who hold these cards, at the moment when each gives one up."""
    people = {"worker": 9, "engineer": 9, "child": 9}
    return a_city(box=box_with(CARDS), phase=None, seats=len(hands), hands=hands, people=people, **fields)


def gone(city: Crater) -> list[str]:
    """The Citizen discard pile, in no order."""
    return sorted(city.citizens_gone)


@rule("FP-SET-36", "FP-SET-36/1", "FP-SET-36/4")
@pytest.mark.parametrize(("seats", "dealt"), [(3, 5), (4, 4)])
def test_each_starts_with_one_card_fewer(seats: int, dealt: int) -> None:
    hands = [[f"EASY{seat * dealt + place}" for place in range(dealt)] for seat in range(seats)]
    city = hall(*hands, leader=1)
    picks = [hands[(1 + turn) % seats][turn] for turn in range(seats)]  # the leader is asked first
    city.play(give_up_citizens, *(f"give-up:{name}" for name in picks))
    assert [len(hand) for hand in city.hands] == [dealt - 1] * seats
    assert gone(city) == sorted(picks)
    assert city.stress == seats


@rule("FP-SET-36/2")
def test_two_revealed_tiles_of_the_players_choice_lose_a_coal() -> None:
    city = hall(["TILES", "STRESS"], stock={"coal": 4}, tiles={"near-1": "N01", "far-1": "F01"})
    city.amount = {"generator-5": 5, "near-1/a": 1, "far-1/b": 3}
    city.lies = dict.fromkeys(city.amount, "coal")
    city.play(give_up_citizens, "give-up:TILES", "lose-from:far-1/b", "lose-from:near-1/a")
    assert city.amount == {"generator-5": 5, "far-1/b": 2}
    assert city.lies == {"generator-5": "coal", "far-1/b": "coal"}
    assert city.stock["coal"] == 4
    assert gone(city) == ["TILES"]


@rule("FP-SET-36/3")
def test_a_cost_in_stress() -> None:
    city = hall(["STRESS", "WOOD1"], stock={"wood": 1})
    city.play(give_up_citizens, "give-up:STRESS")
    assert (city.stress, city.stock["wood"], gone(city)) == (3, 1, ["STRESS"])


@rule("FP-SET-36", "FP-CIT-02")
def test_only_a_card_of_ones_own_that_can_be_paid_is_given_up() -> None:
    city = hall(["WOOD1", "COAL1", "CARE1", "STRESS"], ["WOOD2"], stock={"coal": 1}, hope=["exhausted-care"])
    hands = [card for hand in city.hands for card in hand]
    assert {name: reason(city.why_not(f"give-up:{name}")) for name in hands} == {
        "WOOD1": ("FP-SET-36", "cost-too-high"),
        "COAL1": None,
        "CARE1": ("FP-SET-36", "cost-too-high"),
        "STRESS": None,
        "WOOD2": ("FP-CIT-02", "not-in-hand"),
    }
    assert reason(city.why_not("give-up:none")) == ("FP-SET-36", "must-give-up")
    city.hope = ["active-care"]
    assert city.why_not("give-up:CARE1") is None


@rule("FP-SET-37", "FP-SET-37/1")
def test_where_two_costs_cannot_both_be_paid_chance_decides() -> None:
    paid = set()
    for seed in range(20):
        city = hall(["WOOD1", "EASY0", "EASY1"], ["WOOD2", "EASY2", "EASY3"], stock={"wood": 1}, seed=seed)
        trial = city.copy()
        again = trial.asked("give-up", give_up_citizens, "give-up:WOOD1", "give-up:WOOD2")
        [winner] = gone(trial)
        loser = 1 if winner == "WOOD1" else 0
        assert again.seat == loser
        assert again.offers == trial.hands[loser][1:]  # no Wood is left
        city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2", again.keys[0])
        assert (city.stock["wood"], city.stress, len(city.citizens_gone)) == (0, 1, 2)
        paid.add(winner)
    assert paid == {"WOOD1", "WOOD2"}


@rule("FP-SET-37/2")
def test_as_many_pay_as_can() -> None:
    city = hall(["WOOD1", "EASY0"], ["WOOD2", "EASY1"], ["WOOD3", "EASY2"], stock={"wood": 2})
    city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2", "give-up:WOOD3")
    assert (city.stock["wood"], city.stress) == (0, 1)
    assert sum(name.startswith("WOOD") for name in gone(city)) == 2
    assert [len(hand) for hand in city.hands] == [1, 1, 1]


@rule("FP-SET-37")
def test_the_kind_counts_not_the_amount() -> None:
    paid = set()
    for seed in range(20):
        city = hall(["WOOD1", "EASY0"], ["PLANKS", "EASY1"], stock={"wood": 2}, seed=seed)
        city.play(give_up_citizens, "give-up:WOOD1", "give-up:PLANKS")
        paid.add(tuple(gone(city)))
    assert paid == {("EASY0", "PLANKS"), ("EASY1", "WOOD1")}


@rule("FP-SET-37")
def test_the_last_active_token_is_exhausted_once() -> None:
    city = hall(["CARE1", "EASY0"], ["CARE2", "EASY1"], hope=["active-care"])
    city.play(give_up_citizens, "give-up:CARE1", "give-up:CARE2")
    assert city.hope == ["exhausted-care"]
    assert city.stress == 1


@rule("FP-SET-37")
def test_costs_that_can_all_be_paid_are() -> None:
    city = hall(["WOOD1", "EASY0"], ["WOOD2", "EASY1"], ["COAL1", "EASY2"], stock={"wood": 2, "coal": 1})
    city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2", "give-up:COAL1")
    assert (gone(city), city.stock) == (["COAL1", "WOOD1", "WOOD2"], {})


@rule("FP-SET-38", "FP-SET-38/1")
def test_who_can_pay_nothing_pays_with_a_sick_citizen() -> None:
    city = hall(["WOOD1", "COAL1", "CARE1"], hope=["exhausted-care"])
    assert city.asked("give-up", give_up_citizens).offers == ["WOOD1", "COAL1", "CARE1"]
    city.play(give_up_citizens, "give-up:WOOD1")
    assert (city.sick, city.stock, gone(city)) == ({"worker": 1}, {}, ["WOOD1"])
    assert city.hands == [["COAL1", "CARE1"]]


@rule("FP-SET-38")
def test_so_does_whoever_is_left_with_nothing_to_pay() -> None:
    city = hall(["WOOD1"], ["WOOD2"], stock={"wood": 1})
    city.play(give_up_citizens, "give-up:WOOD1", "give-up:WOOD2")
    assert (gone(city), city.stock["wood"], city.sick) == (["WOOD1", "WOOD2"], 0, {"worker": 1})


@rule("FP-SET-38")
def test_one_who_pays_nothing_takes_nothing_from_another() -> None:
    city = hall(["COAL1"], ["WOOD2", "EASY1"], stock={"wood": 1})
    city.play(give_up_citizens, "give-up:COAL1", "give-up:WOOD2")
    assert (gone(city), city.stock["wood"], city.sick) == (["COAL1", "WOOD2"], 0, {"engineer": 1})


# -- the beginning ----------------------------------------------------------------------------------------------------


def ready_to_begin(seats: int = 2, seed: int = 1) -> Crater:
    """A new game in which nobody's card costs more than stress."""
    city = new_game(seed, seats=seats, box=box_with(CARDS))
    city.hands = [[f"EASY{2 * seat}", f"EASY{2 * seat + 1}"] for seat in range(seats)]
    return city


@rule("FP-RND-02", "FP-RND-02/1", "FP-SET-39")
def test_the_game_begins_with_the_action_phase_of_round_1() -> None:
    city = ready_to_begin(seats=2, seed=3)
    leader, mornings, weather = city.leader, list(city.morning), list(city.weather)
    assert city.phase is None
    given_up = [city.hands[(leader + turn) % 2][0] for turn in range(2)]
    city.play(begin, "advisor:generator", "advisor:health", *(f"give-up:{card}" for card in given_up))
    assert (city.phase, city.round, city.leader) == ("action", 1, leader)
    assert (city.morning, city.weather, city.weather_gone) == (mornings, weather, [])
    assert [len(hand) for hand in city.hands] == [1, 1]


@rule("FP-RND-03")
def test_the_phase_marker_moves_on_one_phase_at_a_time() -> None:
    city = new_game()
    rng = Rng(5)
    marker = [(city.round, city.phase)]
    with suppress(GameOver):
        while city.round < 4:
            city.at_random(rng, step)
            if marker[-1] != (city.round, city.phase):
                marker.append((city.round, city.phase))
    assert len(marker) > 10
    assert marker[:3] == [(1, None), (1, "action"), (1, "dusk")]
    for (_, before), (_, after) in pairwise(marker[1:]):
        assert after == PHASES[(PHASES.index(before) + 1) % 9]


@rule("FP-SET-41")
def test_the_first_leader_is_anybody() -> None:
    assert {new_game(seed, seats=4).leader for seed in range(40)} == {0, 1, 2, 3}
    assert {new_game(seed, seats=1).leader for seed in range(5)} == {0}


@pytest.mark.parametrize("seats", SEATS)
def test_however_it_is_chosen_each_begins_with_one_card_fewer(seats: int) -> None:
    for seed in range(25):
        city = new_game(seed, seats=seats, society=SOCIETIES[seed % 6], hard=seed % 2 == 1)
        dealt = len(city.hands[0])
        city.at_random(Rng(seed), begin)
        assert city.phase == "action"
        assert [len(hand) for hand in city.hands] == [dealt - 1] * seats
        assert len(set(city.advisors)) == seats
        assert len(city.citizens_gone) == seats
