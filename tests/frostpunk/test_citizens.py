"""Citizens: FP-SICK, what FP-GEN, FP-LIM and FP-END say of them, and the burials of FP-BLD-47 and FP-BLD-51."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import Sentence
from holdfast.games.frostpunk.box import CitizenCard, FrostpunkBox, open_box
from holdfast.games.frostpunk.cards import Ability, Citizen, Deaths
from holdfast.games.frostpunk.city.citizen_cards import MOURN, draw_citizen, why_not_mourn
from holdfast.games.frostpunk.city.citizens import (
    BURY,
    JOIN,
    SOMEBODY,
    SPENT,
    bury,
    bury_for_hope,
    is_spent,
    join,
    leave,
    somebody_dies,
    somebody_falls_sick,
    somebody_joins,
    somebody_leaves,
    why_not_anybody,
    why_not_bury,
    why_not_join,
    why_not_spent,
)
from holdfast.games.frostpunk.city.sickness import (
    CURE,
    CURING,
    ENOUGH,
    TREAT,
    TREATING,
    cure,
    cure_or_treat,
    die,
    dies,
    fall_sick,
    falls_sick,
    flip,
    treat,
    why_not_cure,
    why_not_treat,
)
from holdfast.games.frostpunk.phrases import decrease_times, everyone_draws, exhaust, leader_draws
from holdfast.games.frostpunk.phrases import leave as leaving
from holdfast.games.frostpunk.state import ANYBODY, CHILD, ENGINEER, HOPE, OF_THE_ROUND, WORKER, City
from holdfast.kernel import Choice, GameOver
from tests.cite import rule
from tests.frostpunk.arrange import city, offered, play

MOTIVATION_FEELING = 4
HOPE_FEELING = 0
MOURNING = (Sentence(0, exhaust, (MOTIVATION_FEELING,)), Sentence(0, decrease_times, (HOPE_FEELING, 2)))


def town(workers: int = 0, engineers: int = 0, children: int = 0, **fields: Any) -> City:
    return city(people=[workers, engineers, children], **fields)


def with_cards(g: City, *types: int, child_dies: tuple[Sentence, ...] = ()) -> City:
    """Citizen cards of these types exist; the death of a child does something, other deaths nothing."""
    built_in = open_box(None)
    box = FrostpunkBox.__new__(FrostpunkBox)
    box.__dict__.update(built_in.__dict__)
    deaths = Deaths(worker=(), engineer=(), child=child_dies)
    ability = Ability(action="gather", do=())
    box.citizens = [CitizenCard(Citizen("X", "", "", "", kind, (), ability, deaths)) for kind in types]
    box.no_card = len(types)
    g.box = box
    return g


# -- numbers ----------------------------------------------------------------------------------------------------------


@rule("FP-GEN-10", "FP-GEN-10/1")
def test_citizens_who_join_are_meeples_only_later() -> None:
    g = town(engineers=12, ready=[0, 3, 0, 0, 0, 0])
    play(join(g, ENGINEER, 3))
    assert g.people[ENGINEER] == 15
    assert g.ready[ENGINEER] == 3


@rule("FP-GEN-13", "FP-GEN-13/2")
def test_no_more_leave_than_there_are() -> None:
    g = town(engineers=2)
    leave(g, ENGINEER, 3)
    assert g.people == [0, 0, 0]


@rule("FP-GEN-15", "FP-GEN-15/1")
def test_leaving_is_no_death() -> None:
    g = with_cards(town(workers=20, corpses=1, citizens=[0]), WORKER)
    leave(g, WORKER, 3)
    assert (g.people[WORKER], g.corpses, g.citizens) == (17, 1, [0])


@rule("FP-LIM-01", "FP-LIM-01/1")
def test_beyond_fifty_the_players_choose_another_type() -> None:
    g = town(workers=45)
    play(join(g, WORKER, 7), ENGINEER, CHILD)
    assert g.people == [50, 1, 1]
    full = town(workers=50, engineers=50, children=49)
    play(join(full, WORKER, 3))
    assert full.people == [50, 50, 50]


@rule("FP-GEN-12", "FP-GEN-12/1")
def test_citizens_of_no_named_type_are_chosen_one_by_one() -> None:
    g = town(workers=49, engineers=50)
    assert offered(somebody_joins(g)) == [WORKER, CHILD]
    play(somebody_joins(g), CHILD)
    play(somebody_joins(g), WORKER)
    assert g.people == [50, 50, 1]
    refusal = why_not_join(g, Choice(JOIN, 0, []), WORKER)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-LIM-01", (WORKER,))
    play(somebody_joins(g))
    assert g.people == [50, 50, 2]
    full = town(workers=50, engineers=50, children=50)
    play(somebody_joins(full))
    assert full.people == [50, 50, 50]


@rule("FP-GEN-12", "FP-RND-06")
def test_a_card_lets_those_leave_whom_it_names() -> None:
    g = town(workers=9, engineers=9, children=9, round=6)
    play(leaving(g, 2, ENGINEER))
    play(leaving(g, 3, OF_THE_ROUND))
    play(leaving(g, 2, ANYBODY), CHILD, WORKER)
    assert g.people == [5, 7, 8]


@rule("FP-GEN-12", "FP-GEN-12/2")
def test_an_effect_without_a_type_must_touch_somebody() -> None:
    g = town(workers=10, engineers=5)
    refusal = why_not_anybody(g, Choice(SOMEBODY, 0, []), CHILD)
    assert refusal is not None
    assert refusal.rule == "FP-GEN-12"
    assert offered(somebody_falls_sick(g)) == [WORKER, ENGINEER]
    play(somebody_falls_sick(g), ENGINEER)
    assert g.sick == [0, 1, 0]
    play(somebody_leaves(g), WORKER)
    assert g.people == [9, 5, 0]


# -- sickness ---------------------------------------------------------------------------------------------------------


@rule("FP-SICK-01", "FP-SICK-01/1", "FP-GEN-11")
def test_the_sickness_marker_moves_one_space() -> None:
    g = town(engineers=12, sick=[0, 2, 0])
    play(falls_sick(g, ENGINEER))
    assert (g.people[ENGINEER], g.sick[ENGINEER]) == (12, 3)


@rule("FP-GEN-11/1")
def test_sick_citizens_are_no_fewer_citizens() -> None:
    g = town(workers=22, sick=[3, 0, 0])
    play(fall_sick(g, WORKER, 2))
    assert (g.people[WORKER], g.sick[WORKER]) == (22, 5)


@rule("FP-SICK-02", "FP-SICK-02/1", "FP-SICK-03")
def test_where_all_are_sick_the_marker_is_flipped() -> None:
    g = town(workers=5, sick=[5, 0, 0])
    play(falls_sick(g, WORKER))
    assert (g.people[WORKER], g.sick[WORKER], g.skull[WORKER], g.corpses) == (5, 5, 1, 0)


@rule("FP-SICK-04", "FP-SICK-04/1")
def test_from_skull_to_syringe_somebody_dies() -> None:
    g = town(workers=5, sick=[5, 0, 0], skull=[1, 0, 0], corpses=1)
    play(falls_sick(g, WORKER))
    assert (g.people[WORKER], g.sick[WORKER], g.skull[WORKER], g.corpses) == (4, 4, 0, 2)


@rule("FP-SICK-04", "FP-SICK-08")
def test_the_marker_goes_back_one_space_in_all() -> None:
    g = town(workers=22, sick=[15, 0, 0], skull=[1, 0, 0])
    play(flip(g, WORKER))
    assert (g.people[WORKER], g.sick[WORKER]) == (21, 14)


@rule("FP-SICK-05", "FP-SICK-05/1")
def test_never_more_sick_than_citizens() -> None:
    g = town(children=6, sick=[0, 0, 6])
    leave(g, CHILD, 2)
    assert (g.people[CHILD], g.sick[CHILD]) == (4, 4)


@rule("FP-SICK-06", "FP-SICK-06/1")
def test_nobody_of_a_type_that_is_not_there_falls_sick() -> None:
    g = town()
    play(falls_sick(g, CHILD))
    play(flip(g, CHILD))
    assert (g.sick[CHILD], g.skull[CHILD]) == (0, 0)


@rule("FP-SICK-20", "FP-SICK-20/1")
def test_when_the_last_leaves_nobody_is_gravely_ill() -> None:
    g = town(children=1, sick=[0, 0, 1], skull=[0, 0, 1])
    leave(g, CHILD, 1)
    assert (g.people[CHILD], g.sick[CHILD], g.skull[CHILD], g.corpses) == (0, 0, 0, 0)


@rule("FP-SICK-21", "FP-SICK-21/1", "FP-SICK-21/2")
def test_several_fall_sick_one_at_a_time() -> None:
    g = town(workers=5, sick=[4, 0, 0], corpses=1)
    play(fall_sick(g, WORKER, 2))
    assert (g.people[WORKER], g.sick[WORKER], g.skull[WORKER], g.corpses) == (5, 5, 1, 1)
    g = town(workers=5, sick=[4, 0, 0], corpses=1)
    play(fall_sick(g, WORKER, 3))
    assert (g.people[WORKER], g.sick[WORKER], g.skull[WORKER], g.corpses) == (4, 4, 0, 2)


@rule("FP-PREP-08", "FP-PREP-09")
def test_a_spent_citizen_token_is_placed_while_there_is_one() -> None:
    g = town(spent=[4, 0, 5])
    play(is_spent(g, WORKER))
    play(is_spent(g, WORKER))
    play(is_spent(g, CHILD))
    assert g.spent == [5, 0, 5]


@rule("FP-PREP-09", "FP-GEN-12")
def test_of_no_named_type_it_is_one_of_which_a_token_is_left() -> None:
    g = town(spent=[4, 4, 5])
    assert offered(is_spent(g, ANYBODY)) == [WORKER, ENGINEER]
    play(is_spent(g, ANYBODY), ENGINEER)
    assert g.spent == [4, 5, 5]
    refusal = why_not_spent(g, Choice(SPENT, 0, []), ENGINEER)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-PREP-09", (ENGINEER,))
    play(is_spent(g, ANYBODY))
    play(is_spent(g, ANYBODY))
    assert g.spent == [5, 5, 5]


# -- death ------------------------------------------------------------------------------------------------------------


@rule("FP-SICK-07", "FP-SICK-07/1", "FP-END-08", "FP-END-08/1")
def test_at_the_end_of_the_corpse_track_the_city_is_lost() -> None:
    g = with_cards(town(workers=5, citizens=[0]), WORKER)
    g.corpses = g.box.corpse_end - 1
    with pytest.raises(GameOver) as over:
        play(die(g, WORKER, 2))
    assert over.value.outcome.cause == "deaths"
    assert over.value.outcome.winners == ()
    assert g.citizens == [0]


@rule("FP-SICK-08", "FP-SICK-08/1", "FP-SICK-08/2")
def test_a_death_takes_a_sick_one_only_where_all_are_sick() -> None:
    g = town(workers=20, sick=[7, 0, 0])
    play(dies(g, WORKER))
    assert (g.people[WORKER], g.sick[WORKER]) == (19, 7)
    g = town(children=7, sick=[0, 0, 7])
    play(dies(g, CHILD))
    assert (g.people[CHILD], g.sick[CHILD]) == (6, 6)


@rule("FP-SICK-09", "FP-SICK-09/1")
def test_the_top_citizen_card_tells_what_the_death_does() -> None:
    g = with_cards(town(children=3, hope=[5, 1, 3], citizens=[1, 0]), WORKER, ENGINEER, child_dies=MOURNING)
    play(dies(g, CHILD), 0, 1)
    assert g.tokens[HOPE] == [4, 0, 2]
    assert (g.citizens, g.citizens_gone) == ([1], [0])


@rule("FP-SICK-09")
def test_it_is_the_effect_for_the_type_that_died() -> None:
    g = with_cards(town(workers=3, hope=[5, 1, 3], citizens=[0]), WORKER, child_dies=MOURNING)
    play(dies(g, WORKER))
    assert g.tokens[HOPE] == [5, 1, 3]


@rule("FP-SICK-10", "FP-SICK-10/2")
def test_a_card_of_the_type_may_be_given_from_a_hand_instead() -> None:
    g = with_cards(town(workers=3, citizens=[2], hands=[[1], [0]]), WORKER, WORKER, WORKER)
    g.leader = 1
    play(dies(g, WORKER), g.box.no_card, 1)
    assert (g.citizens, g.citizens_gone, g.hands) == ([2], [1], [[], [0]])


@rule("FP-SICK-10/1")
def test_a_card_of_another_type_is_refused() -> None:
    g = with_cards(town(workers=3, citizens=[1], hands=[[0], []]), ENGINEER, WORKER)
    refusal = why_not_mourn(g, Choice(MOURN, 0, [], about=WORKER), 0)
    assert refusal is not None
    assert refusal.rule == "FP-SICK-10"
    play(dies(g, WORKER))
    assert (g.citizens, g.hands) == ([], [[0], []])


@rule("FP-CIT-02")
def test_nobody_gives_a_card_from_another_hand() -> None:
    g = with_cards(town(workers=3, hands=[[0], [1]]), WORKER, WORKER)
    refusal = why_not_mourn(g, Choice(MOURN, 0, [], about=WORKER), 1)
    assert refusal is not None
    assert refusal.rule == "FP-CIT-02"


@rule("FP-SICK-11", "FP-SICK-11/1")
def test_what_of_a_death_effect_is_possible_happens() -> None:
    g = with_cards(town(children=3, hope=[1], citizens=[0]), WORKER, child_dies=MOURNING)
    with pytest.raises(GameOver) as over:
        play(dies(g, CHILD))
    assert over.value.outcome.cause == "no-hope"


@rule("FP-SICK-12", "FP-SICK-12/1")
def test_several_deaths_draw_a_card_each() -> None:
    g = with_cards(town(workers=9, citizens=[0, 1]), WORKER, WORKER)
    play(die(g, WORKER, 2))
    assert (g.corpses, g.people[WORKER], g.citizens_gone) == (2, 7, [1, 0])


@rule("FP-HUN-06")
def test_no_more_die_than_there_are() -> None:
    g = with_cards(town(children=1, corpses=1, citizens=[0, 1]), WORKER, WORKER)
    play(die(g, CHILD, 2))
    assert (g.people[CHILD], g.corpses, g.citizens_gone) == (0, 2, [1])


@rule("FP-SICK-13", "FP-SICK-13/1")
def test_a_death_without_a_type_must_be_somebodys() -> None:
    g = town(workers=10)
    play(somebody_dies(g))
    assert g.people == [9, 0, 0]


@rule("FP-CIT-12", "FP-CIT-12/1")
def test_when_the_deck_has_run_out_the_discard_pile_is_shuffled() -> None:
    g = town(citizens_gone=list(range(12)))
    card = draw_citizen(g)
    assert sorted([*g.citizens, card]) == list(range(12))
    assert g.citizens_gone == []
    assert g.citizens != sorted(g.citizens)


@rule("FP-CIT-13")
def test_a_card_that_was_used_is_not_replaced() -> None:
    g = with_cards(town(workers=3, citizens=[2, 3], hands=[[0, 1], []]), WORKER, WORKER, WORKER, WORKER)
    play(dies(g, WORKER), 0)
    assert (g.hands, g.citizens) == ([[1], []], [2, 3])
    leader_draws(g, 1)
    assert (g.hands, g.citizens) == ([[1, 3], []], [2])
    everyone_draws(g, 1)
    assert (g.hands, g.citizens, g.citizens_gone) == ([[1, 3, 2], [0]], [], [])


# -- curing and treating ----------------------------------------------------------------------------------------------


@rule("FP-SICK-14", "FP-SICK-15", "FP-SICK-15/1")
def test_cure_points_may_be_split_among_types() -> None:
    g = town(workers=9, children=9, sick=[4, 0, 2])
    play(cure(g, 0, 3), WORKER, CHILD, WORKER)
    assert g.sick == [2, 0, 1]


@rule("FP-SICK-16", "FP-SICK-16/1")
def test_cure_points_left_over_are_lost() -> None:
    g = town(workers=9, sick=[1, 0, 0])
    play(cure(g, 0, 3), WORKER)
    assert g.sick == [0, 0, 0]


@rule("FP-SICK-16")
def test_points_need_not_all_be_used() -> None:
    g = town(workers=9, sick=[3, 0, 0])
    play(cure(g, 0, 3), WORKER, ENOUGH)
    assert g.sick == [2, 0, 0]


@rule("FP-SICK-17", "FP-SICK-17/1")
def test_a_skull_marker_is_not_cured_to_nothing() -> None:
    g = town(workers=9, sick=[2, 0, 0], skull=[1, 0, 0])
    play(cure(g, 0, 2), WORKER)
    assert (g.sick[WORKER], g.skull[WORKER]) == (1, 1)
    refusal = why_not_cure(g, Choice(CURE, 0, []), WORKER)
    assert refusal is not None
    assert refusal.rule == "FP-SICK-17"


@rule("FP-SICK-15")
def test_the_healthy_cannot_be_cured() -> None:
    refusal = why_not_cure(town(workers=9), Choice(CURE, 0, []), WORKER)
    assert refusal is not None
    assert refusal.rule == "FP-SICK-15"


@rule("FP-SICK-18", "FP-SICK-18/1")
def test_a_treat_point_turns_a_skull_and_nobody_dies() -> None:
    g = town(workers=9, sick=[8, 0, 0], skull=[1, 0, 0])
    play(treat(g, 0, 2), WORKER)
    assert (g.sick[WORKER], g.skull[WORKER], g.people[WORKER], g.corpses) == (8, 0, 9, 0)
    refusal = why_not_treat(g, Choice(TREAT, 0, []), WORKER)
    assert refusal is not None
    assert refusal.rule == "FP-SICK-18"


@rule("FP-SICK-19", "FP-SICK-19/1")
def test_where_both_are_offered_it_is_cure_or_treat_never_a_mix() -> None:
    g = town(workers=9, children=9, sick=[6, 0, 3], skull=[1, 0, 1])
    assert offered(cure_or_treat(g, 0, 4, 2)) == [CURING, TREATING]
    play(cure_or_treat(g, 0, 4, 2), CURING, WORKER, WORKER, CHILD, WORKER)
    assert (g.sick, g.skull) == ([3, 0, 2], [1, 0, 1])
    play(cure_or_treat(g, 0, 4, 2), TREATING, CHILD, WORKER)
    assert (g.sick, g.skull) == ([3, 0, 2], [0, 0, 0])


# -- burials ----------------------------------------------------------------------------------------------------------


@rule("FP-BLD-51", "FP-BLD-51/1")
def test_a_burial_does_not_go_below_nobody() -> None:
    g = town(corpses=2)
    assert offered(bury(g, 0, 3)) == [1, 2]
    refusal = why_not_bury(g, Choice(BURY, 0, [], about=3), 3)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.numbers) == ("FP-BLD-51", "bury-none", (2,))
    play(bury(g, 0, 3), 2)
    assert g.corpses == 0
    play(bury(g, 0, 3))
    assert g.corpses == 0


@rule("FP-BLD-47", "FP-BLD-51")
def test_at_least_one_is_buried_and_at_most_as_many_as_it_says() -> None:
    g = town(corpses=5)
    refusals = [why_not_bury(g, Choice(BURY, 0, [], about=2), number) for number in range(4)]
    assert [refusal and (refusal.reason, refusal.numbers) for refusal in refusals] == [
        ("bury-number", (2,)),
        None,
        None,
        ("bury-number", (2,)),
    ]
    play(bury(g, 0, 2), 1)
    assert g.corpses == 4


@rule("FP-BLD-47", "FP-BLD-47/1")
def test_the_cemetery_buries_and_gives_hope() -> None:
    g = town(corpses=5, hope=[0])
    play(bury_for_hope(g, 0, 2), 2, 0)
    assert (g.corpses, g.tokens[HOPE]) == (3, [1])


@rule("FP-BLD-47/2")
def test_without_dead_there_is_no_hope_in_it() -> None:
    g = town(corpses=0, hope=[0])
    play(bury_for_hope(g, 0, 2))
    assert (g.corpses, g.tokens[HOPE]) == (0, [0])
