"""Citizens: FP-SICK, what FP-GEN, FP-LIM and FP-END say of them, and the burials of FP-BLD-47 and FP-BLD-51."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.city.citizen_cards import draw_citizen
from holdfast.games.frostpunk.city.citizens import (
    bury,
    bury_for_hope,
    is_spent,
    join,
    leave,
    somebody_dies,
    somebody_falls_sick,
    somebody_joins,
    somebody_leaves,
)
from holdfast.games.frostpunk.city.sickness import (
    cure,
    cure_or_treat,
    die,
    dies,
    fall_sick,
    falls_sick,
    flip,
    treat,
)
from holdfast.games.frostpunk.phrases import everyone_draws, leader_draws
from holdfast.games.frostpunk.phrases import leave as leaving
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, box_of

MOURNING = "[exhaust motivation, decrease hope, decrease hope]"


def town(
    workers: int = 0, engineers: int = 0, children: int = 0, cards: str = "", child_dies: str = "[]", **fields: Any
) -> Crater:
    """Citizen cards X1, X2 and so on are of these types, "worker child"; on all, the death of a child does something,
    and other deaths nothing."""
    dies = f"dies: {{worker: [], engineer: [], child: {child_dies}}}"
    gathers = "ability: {action: gather, do: [gain 1 wood]}"
    people = {f"X{number + 1}": f"type: {kind}, {gathers}, {dies}" for number, kind in enumerate(cards.split())}
    box = box_of(citizens=people) if people else None
    return a_city(box=box, people={"worker": workers, "engineer": engineers, "child": children}, **fields)


# -- numbers ----------------------------------------------------------------------------------------------------------


@rule("FP-GEN-10", "FP-GEN-10/1")
def test_citizens_who_join_are_meeples_only_later() -> None:
    city = town(engineers=12, ready={"engineer": 3})
    city.play(join, "engineer", 3)
    assert city.people["engineer"] == 15
    assert city.ready["engineer"] == 3


@rule("FP-GEN-13", "FP-GEN-13/2")
def test_no_more_leave_than_there_are() -> None:
    city = town(engineers=2)
    city.play(leave, "engineer", 3)
    assert city.people == {}


@rule("FP-GEN-15", "FP-GEN-15/1")
def test_leaving_is_no_death() -> None:
    city = town(workers=20, corpses=1, citizens=["X1"], cards="worker")
    city.play(leave, "worker", 3)
    assert (city.people["worker"], city.corpses, city.citizens) == (17, 1, ["X1"])


@rule("FP-LIM-01", "FP-LIM-01/1")
def test_beyond_fifty_the_players_choose_another_type() -> None:
    city = town(workers=45)
    city.play(join, "worker", 7, "join:engineer", "join:child")
    assert city.people == {"worker": 50, "engineer": 1, "child": 1}
    full = town(workers=50, engineers=50, children=49)
    full.play(join, "worker", 3)
    assert full.people == {"worker": 50, "engineer": 50, "child": 50}


@rule("FP-GEN-12", "FP-GEN-12/1")
def test_citizens_of_no_named_type_are_chosen_one_by_one() -> None:
    city = town(workers=49, engineers=50)
    assert city.offers(somebody_joins) == ["join:worker", "join:child"]
    city.play(somebody_joins, "join:child")
    city.play(somebody_joins, "join:worker")
    assert city.people == {"worker": 50, "engineer": 50, "child": 1}
    refusal = city.why_not("join:worker")
    assert refusal is not None
    assert (refusal.rule, city.named("citizens", refusal.numbers)) == ("FP-LIM-01", ["worker"])
    city.play(somebody_joins)
    assert city.people == {"worker": 50, "engineer": 50, "child": 2}
    full = town(workers=50, engineers=50, children=50)
    full.play(somebody_joins)
    assert full.people == {"worker": 50, "engineer": 50, "child": 50}


@rule("FP-GEN-12", "FP-RND-06")
def test_a_card_lets_those_leave_whom_it_names() -> None:
    city = town(workers=9, engineers=9, children=9, round=6)
    city.play(leaving, 2, "engineer")
    city.play(leaving, 3, "of-the-round")
    city.play(leaving, 2, "citizen", "somebody:child", "somebody:worker")
    assert city.people == {"worker": 5, "engineer": 7, "child": 8}


@rule("FP-GEN-12", "FP-GEN-12/2")
def test_an_effect_without_a_type_must_touch_somebody() -> None:
    city = town(workers=10, engineers=5)
    refusal = city.why_not("somebody:child")
    assert refusal is not None
    assert refusal.rule == "FP-GEN-12"
    assert city.offers(somebody_falls_sick) == ["somebody:worker", "somebody:engineer"]
    city.play(somebody_falls_sick, "somebody:engineer")
    assert city.sick == {"engineer": 1}
    city.play(somebody_leaves, "somebody:worker")
    assert city.people == {"worker": 9, "engineer": 5}


# -- sickness ---------------------------------------------------------------------------------------------------------


@rule("FP-SICK-01", "FP-SICK-01/1", "FP-GEN-11")
def test_the_sickness_marker_moves_one_space() -> None:
    city = town(engineers=12, sick={"engineer": 2})
    city.play(falls_sick, "engineer")
    assert (city.people["engineer"], city.sick["engineer"]) == (12, 3)


@rule("FP-GEN-11/1")
def test_sick_citizens_are_no_fewer_citizens() -> None:
    city = town(workers=22, sick={"worker": 3})
    city.play(fall_sick, "worker", 2)
    assert (city.people["worker"], city.sick["worker"]) == (22, 5)


@rule("FP-SICK-02", "FP-SICK-02/1", "FP-SICK-03")
def test_where_all_are_sick_the_marker_is_flipped() -> None:
    city = town(workers=5, sick={"worker": 5})
    city.play(falls_sick, "worker")
    assert (city.people["worker"], city.sick["worker"], city.skull["worker"], city.corpses) == (5, 5, 1, 0)


@rule("FP-SICK-04", "FP-SICK-04/1")
def test_from_skull_to_syringe_somebody_dies() -> None:
    city = town(workers=5, sick={"worker": 5}, skull={"worker": 1}, corpses=1)
    city.play(falls_sick, "worker")
    assert (city.people["worker"], city.sick["worker"], city.skull["worker"], city.corpses) == (4, 4, 0, 2)


@rule("FP-SICK-04", "FP-SICK-08")
def test_the_marker_goes_back_one_space_in_all() -> None:
    city = town(workers=22, sick={"worker": 15}, skull={"worker": 1})
    city.play(flip, "worker")
    assert (city.people["worker"], city.sick["worker"]) == (21, 14)


@rule("FP-SICK-05", "FP-SICK-05/1")
def test_never_more_sick_than_citizens() -> None:
    city = town(children=6, sick={"child": 6})
    city.play(leave, "child", 2)
    assert (city.people["child"], city.sick["child"]) == (4, 4)


@rule("FP-SICK-06", "FP-SICK-06/1")
def test_nobody_of_a_type_that_is_not_there_falls_sick() -> None:
    city = town()
    city.play(falls_sick, "child")
    city.play(flip, "child")
    assert (city.sick["child"], city.skull["child"]) == (0, 0)


@rule("FP-SICK-20", "FP-SICK-20/1")
def test_when_the_last_leaves_nobody_is_gravely_ill() -> None:
    city = town(children=1, sick={"child": 1}, skull={"child": 1})
    city.play(leave, "child", 1)
    assert (city.people["child"], city.sick["child"], city.skull["child"], city.corpses) == (0, 0, 0, 0)


@rule("FP-SICK-21", "FP-SICK-21/1", "FP-SICK-21/2")
def test_several_fall_sick_one_at_a_time() -> None:
    city = town(workers=5, sick={"worker": 4}, corpses=1)
    city.play(fall_sick, "worker", 2)
    assert (city.people["worker"], city.sick["worker"], city.skull["worker"], city.corpses) == (5, 5, 1, 1)
    city = town(workers=5, sick={"worker": 4}, corpses=1)
    city.play(fall_sick, "worker", 3)
    assert (city.people["worker"], city.sick["worker"], city.skull["worker"], city.corpses) == (4, 4, 0, 2)


@rule("FP-PREP-08", "FP-PREP-09")
def test_a_spent_citizen_token_is_placed_while_there_is_one() -> None:
    city = town(spent={"worker": 4, "child": 5})
    city.play(is_spent, "worker")
    city.play(is_spent, "worker")
    city.play(is_spent, "child")
    assert city.spent == {"worker": 5, "child": 5}


@rule("FP-PREP-09", "FP-GEN-12")
def test_of_no_named_type_it_is_one_of_which_a_token_is_left() -> None:
    city = town(spent={"worker": 4, "engineer": 4, "child": 5})
    assert city.offers(is_spent, "citizen") == ["spent:worker", "spent:engineer"]
    city.play(is_spent, "citizen", "spent:engineer")
    assert city.spent == {"worker": 4, "engineer": 5, "child": 5}
    refusal = city.why_not("spent:engineer")
    assert refusal is not None
    assert (refusal.rule, city.named("citizens", refusal.numbers)) == ("FP-PREP-09", ["engineer"])
    city.play(is_spent, "citizen")
    city.play(is_spent, "citizen")
    assert city.spent == {"worker": 5, "engineer": 5, "child": 5}


# -- death ------------------------------------------------------------------------------------------------------------


@rule("FP-SICK-07", "FP-SICK-07/1", "FP-END-08", "FP-END-08/1")
def test_at_the_end_of_the_corpse_track_the_city_is_lost() -> None:
    city = town(workers=5, citizens=["X1"], cards="worker")
    city.corpses = city.box.corpse_end - 1
    with pytest.raises(GameOver) as over:
        city.play(die, "worker", 2)
    assert over.value.outcome.cause == "deaths"
    assert over.value.outcome.winners == ()
    assert city.citizens == ["X1"]


@rule("FP-SICK-08", "FP-SICK-08/1", "FP-SICK-08/2")
def test_a_death_takes_a_sick_one_only_where_all_are_sick() -> None:
    city = town(workers=20, sick={"worker": 7})
    city.play(dies, "worker")
    assert (city.people["worker"], city.sick["worker"]) == (19, 7)
    city = town(children=7, sick={"child": 7})
    city.play(dies, "child")
    assert (city.people["child"], city.sick["child"]) == (6, 6)


@rule("FP-SICK-09", "FP-SICK-09/1")
def test_the_top_citizen_card_tells_what_the_death_does() -> None:
    city = town(
        children=3,
        hope=["active-motivation", "active-care", "active-justice"],
        citizens=["X2", "X1"],
        cards="worker engineer",
        child_dies=MOURNING,
    )
    city.play(dies, "child", "lower:active-care", "lower:active-justice")
    assert city.hope == ["exhausted-motivation", "exhausted-care", "exhausted-justice"]
    assert (city.citizens, city.citizens_gone) == (["X2"], ["X1"])


@rule("FP-SICK-09")
def test_it_is_the_effect_for_the_type_that_died() -> None:
    city = town(
        workers=3,
        hope=["active-motivation", "active-care", "active-justice"],
        citizens=["X1"],
        cards="worker",
        child_dies=MOURNING,
    )
    city.play(dies, "worker")
    assert city.hope == ["active-motivation", "active-care", "active-justice"]


@rule("FP-SICK-10", "FP-SICK-10/2")
def test_a_card_of_the_type_may_be_given_from_a_hand_instead() -> None:
    city = town(workers=3, citizens=["X3"], hands=[["X2"], ["X1"]], cards="worker worker worker")
    city.leader = 1
    city.play(dies, "worker", "mourn:none", "mourn:X2")
    assert (city.citizens, city.citizens_gone, city.hands) == (["X3"], ["X2"], [[], ["X1"]])


@rule("FP-SICK-10/1")
def test_a_card_of_another_type_is_refused() -> None:
    city = town(workers=3, citizens=["X2"], hands=[["X1"], []], cards="engineer worker")
    refusal = city.why_not("mourn:X1", "worker")
    assert refusal is not None
    assert refusal.rule == "FP-SICK-10"
    city.play(dies, "worker")
    assert (city.citizens, city.hands) == ([], [["X1"], []])


@rule("FP-CIT-02")
def test_nobody_gives_a_card_from_another_hand() -> None:
    city = town(workers=3, hands=[["X1"], ["X2"]], cards="worker worker")
    refusal = city.why_not("mourn:X2", "worker")
    assert refusal is not None
    assert refusal.rule == "FP-CIT-02"


@rule("FP-SICK-11", "FP-SICK-11/1")
def test_what_of_a_death_effect_is_possible_happens() -> None:
    city = town(children=3, hope=["active-care"], citizens=["X1"], cards="worker", child_dies=MOURNING)
    with pytest.raises(GameOver) as over:
        city.play(dies, "child")
    assert over.value.outcome.cause == "no-hope"


@rule("FP-SICK-12", "FP-SICK-12/1")
def test_several_deaths_draw_a_card_each() -> None:
    city = town(workers=9, citizens=["X1", "X2"], cards="worker worker")
    city.play(die, "worker", 2)
    assert (city.corpses, city.people["worker"], city.citizens_gone) == (2, 7, ["X2", "X1"])


@rule("FP-HUN-06")
def test_no_more_die_than_there_are() -> None:
    city = town(children=1, corpses=1, citizens=["X1", "X2"], cards="worker worker")
    city.play(die, "child", 2)
    assert (city.people["child"], city.corpses, city.citizens_gone) == (0, 2, ["X2"])


@rule("FP-SICK-13", "FP-SICK-13/1")
def test_a_death_without_a_type_must_be_somebodys() -> None:
    city = town(workers=10)
    city.play(somebody_dies)
    assert city.people == {"worker": 9}


@rule("FP-CIT-12", "FP-CIT-12/1")
def test_when_the_deck_has_run_out_the_discard_pile_is_shuffled() -> None:
    twelve = [f"K{number:02}" for number in range(1, 13)]
    city = town(citizens_gone=twelve)
    (card,) = city.named("citizen-cards", [city.says(draw_citizen)])
    assert sorted([*city.citizens, card]) == twelve
    assert city.citizens_gone == []
    assert city.citizens != sorted(city.citizens)


@rule("FP-CIT-13")
def test_a_card_that_was_used_is_not_replaced() -> None:
    city = town(workers=3, citizens=["X3", "X4"], hands=[["X1", "X2"], []], cards="worker worker worker worker")
    city.play(dies, "worker", "mourn:X1")
    assert (city.hands, city.citizens) == ([["X2"], []], ["X3", "X4"])
    city.play(leader_draws, 1)
    assert (city.hands, city.citizens) == ([["X2", "X4"], []], ["X3"])
    city.play(everyone_draws, 1)
    assert (city.hands, city.citizens, city.citizens_gone) == ([["X2", "X4", "X3"], ["X1"]], [], [])


# -- curing and treating ----------------------------------------------------------------------------------------------


@rule("FP-SICK-14", "FP-SICK-15", "FP-SICK-15/1")
def test_cure_points_may_be_split_among_types() -> None:
    city = town(workers=9, children=9, sick={"worker": 4, "child": 2})
    city.play(cure, 0, 3, "cure:worker", "cure:child", "cure:worker")
    assert city.sick == {"worker": 2, "child": 1}


@rule("FP-SICK-16", "FP-SICK-16/1")
def test_cure_points_left_over_are_lost() -> None:
    city = town(workers=9, sick={"worker": 1})
    city.play(cure, 0, 3, "cure:worker")
    assert city.sick == {}


@rule("FP-SICK-16")
def test_points_need_not_all_be_used() -> None:
    city = town(workers=9, sick={"worker": 3})
    city.play(cure, 0, 3, "cure:worker", "cure:enough")
    assert city.sick == {"worker": 2}


@rule("FP-SICK-17", "FP-SICK-17/1")
def test_a_skull_marker_is_not_cured_to_nothing() -> None:
    city = town(workers=9, sick={"worker": 2}, skull={"worker": 1})
    city.play(cure, 0, 2, "cure:worker")
    assert (city.sick["worker"], city.skull["worker"]) == (1, 1)
    refusal = city.why_not("cure:worker")
    assert refusal is not None
    assert refusal.rule == "FP-SICK-17"


@rule("FP-SICK-15")
def test_the_healthy_cannot_be_cured() -> None:
    refusal = town(workers=9).why_not("cure:worker")
    assert refusal is not None
    assert refusal.rule == "FP-SICK-15"


@rule("FP-SICK-18", "FP-SICK-18/1")
def test_a_treat_point_turns_a_skull_and_nobody_dies() -> None:
    city = town(workers=9, sick={"worker": 8}, skull={"worker": 1})
    city.play(treat, 0, 2, "treat:worker")
    assert (city.sick["worker"], city.skull["worker"], city.people["worker"], city.corpses) == (8, 0, 9, 0)
    refusal = city.why_not("treat:worker")
    assert refusal is not None
    assert refusal.rule == "FP-SICK-18"


@rule("FP-SICK-19", "FP-SICK-19/1")
def test_where_both_are_offered_it_is_cure_or_treat_never_a_mix() -> None:
    city = town(workers=9, children=9, sick={"worker": 6, "child": 3}, skull={"worker": 1, "child": 1})
    assert city.offers(cure_or_treat, 0, 4, 2) == ["cure-or-treat:cure", "cure-or-treat:treat"]
    city.play(cure_or_treat, 0, 4, 2, "cure-or-treat:cure", "cure:worker", "cure:worker", "cure:child", "cure:worker")
    assert (city.sick, city.skull) == ({"worker": 3, "child": 2}, {"worker": 1, "child": 1})
    city.play(cure_or_treat, 0, 4, 2, "cure-or-treat:treat", "treat:child", "treat:worker")
    assert (city.sick, city.skull) == ({"worker": 3, "child": 2}, {})


# -- burials ----------------------------------------------------------------------------------------------------------


@rule("FP-BLD-51", "FP-BLD-51/1")
def test_a_burial_does_not_go_below_nobody() -> None:
    city = town(corpses=2)
    assert city.offers(bury, 0, 3) == ["bury:1", "bury:2"]
    refusal = city.why_not("bury:3", 3)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.numbers) == ("FP-BLD-51", "bury-none", (2,))
    city.play(bury, 0, 3, "bury:2")
    assert city.corpses == 0
    city.play(bury, 0, 3)
    assert city.corpses == 0


@rule("FP-BLD-47", "FP-BLD-51")
def test_at_least_one_is_buried_and_at_most_as_many_as_it_says() -> None:
    city = town(corpses=5)
    refusals = [city.why_not(f"bury:{number}", 2) for number in range(4)]
    assert [refusal and (refusal.reason, refusal.numbers) for refusal in refusals] == [
        ("bury-number", (2,)),
        None,
        None,
        ("bury-number", (2,)),
    ]
    city.play(bury, 0, 2, "bury:1")
    assert city.corpses == 4


@rule("FP-BLD-47", "FP-BLD-47/1")
def test_the_cemetery_buries_and_gives_hope() -> None:
    city = town(corpses=5, hope=["exhausted-care"])
    city.play(bury_for_hope, 0, 2, "bury:2", "raise:care")
    assert (city.corpses, city.hope) == (3, ["active-care"])


@rule("FP-BLD-47/2")
def test_without_dead_there_is_no_hope_in_it() -> None:
    city = town(corpses=0, hope=["exhausted-care"])
    city.play(bury_for_hope, 0, 2)
    assert (city.corpses, city.hope) == (0, ["exhausted-care"])
