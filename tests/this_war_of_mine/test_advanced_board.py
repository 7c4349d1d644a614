"""The advanced side of the board (TW-ADVB), and who is shot at (TW-FAQ-02)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.box import open_box
from holdfast.games.this_war_of_mine.characters import states
from holdfast.games.this_war_of_mine.setup import TABLE, set_up
from holdfast.games.this_war_of_mine.shelter.shelter import RUBBLE, after_action, reachable
from holdfast.games.this_war_of_mine.state import MISERY, WOUNDS, Shelter
from holdfast.kernel import Rng
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, action_round, card, goods, play
from tests.this_war_of_mine.house_by_number import at, box, house, obstacle

ADVANCED = 1
SNIPERS = card("event_cards", "snipers", box())


def new_game() -> Shelter:
    return set_up(open_box(None), 2, {"board": ADVANCED, "scenario": 0, **dict.fromkeys(TABLE, 0)}, Rng(1))


@rule("TW-ADVB-01", "TW-ADVB-01/1")
def test_on_the_advanced_side_every_fitting_can_be_crafted_from_the_start() -> None:
    g = new_game()
    assert sorted(g.fittings) == list(range(len(g.box.fittings)))
    assert g.ideas == []


@rule("TW-ADVB-02", "TW-ADVB-02/1")
def test_only_who_has_acted_on_the_top_floor_is_at_risk() -> None:
    g = house(people=2)
    play(action_round(g), 0, at("a7"), 1, at("c7"))
    assert [states.level(g, person, WOUNDS) for person in (0, 1)] == [1, 0]


@rule("TW-ADVB-02")
def test_the_advanced_side_has_a_rule_on_every_space_of_its_top_floor() -> None:
    plan = open_box(None).plans[ADVANCED]
    assert all(rules for rules, floor in zip(plan.after, plan.floor, strict=True) if floor == plan.top)


@rule("TW-ADVB-03", "TW-ADVB-03/1")
def test_a_rule_under_rubble_sleeps_until_the_space_is_free() -> None:
    g = house(people=1, cards={"a3": ["rubble"]}, stock=goods(shovel=1))
    play(action_round(g), 0, at("a3"))
    assert g.cards_on[at("a3")] == [obstacle("rubble") + 1]
    assert states.level(g, 0, MISERY) == 0
    play(action_round(g), 0, at("a3"))
    assert g.cards_on[at("a3")] == []
    assert states.level(g, 0, MISERY) == 1


@rule("TW-ADVB-03")
def test_the_rule_is_for_who_acted_there() -> None:
    g = house(people=3)
    play(after_action(g, 1, at("a2")))
    assert [states.level(g, person, MISERY) for person in range(3)] == [0, 1, 0]


@rule("TW-ADVB-04", "TW-ADVB-04/1")
def test_double_rubble_is_cleared_card_by_card() -> None:
    g = house(people=1, cards={"c5": ["rubble-2", "rubble"]}, stock=goods(shovel=1))
    for _ in range(2):
        play(action_round(g), 0, at("c5"))
    assert g.cards_on[at("c5")] == [obstacle("rubble-2")]
    assert not reachable(g)[at("c6")]
    g.round = 1
    for _ in range(2):
        play(action_round(g), 0, at("c5"))
    assert g.cards_on[at("c5")] == []
    assert reachable(g)[at("c6")]


@rule("TW-ADVB-04")
def test_set_up_lays_two_rubble_cards_where_two_are_marked() -> None:
    g = new_game()
    kinds = [[g.box.shelter_kind[row // 2] for row in cards] for cards in g.cards_on]
    doubles = [row for row in kinds if len(row) == 2]
    assert doubles
    assert all(row == [RUBBLE, RUBBLE] for row in doubles)
    assert kinds == [list(row) for row in g.box.plans[ADVANCED].obstacles]


@rule("TW-FAQ-02", "TW-FAQ-02/1")
def test_snipers_shoot_one_and_are_gone() -> None:
    g = house(people=3, cards={"a6": ["furniture"]}, open_events=[SNIPERS], rng=Loaded(3))
    play(action_round(g), 0, at("g1"), 1, at("a5"), 2, at("a6"))
    assert [states.level(g, person, WOUNDS) for person in range(3)] == [1, 0, 0]
    assert g.open_events == []
    assert g.rng.draws == 1


@rule("TW-FAQ-02")
def test_snipers_stay_until_somebody_is_shot_and_see_only_the_street() -> None:
    g = house(people=3, open_events=[SNIPERS], rng=Loaded(4, 9))
    play(action_round(g), 0, at("g1"), 1, at("a5"), 2, at("c7"))
    assert [states.level(g, person, WOUNDS) for person in range(3)] == [0, 0, 0]
    assert g.open_events == [SNIPERS]
    assert g.rng.draws == 2
