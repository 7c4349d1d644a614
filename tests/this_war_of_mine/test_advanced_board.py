"""The advanced side of the board (TW-ADVB), and who is shot at (TW-FAQ-02)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.box import PlanTable, open_box
from holdfast.games.this_war_of_mine.shelter.shelter import after_action
from tests.cite import rule
from tests.this_war_of_mine.arrange import action_round, black, goods, new_game
from tests.this_war_of_mine.house import house, reach


def advanced() -> PlanTable:
    return next(plan for plan in open_box(None).plans if plan.plan.id == "advanced")


@rule("TW-ADVB-01", "TW-ADVB-01/1")
def test_on_the_advanced_side_every_fitting_can_be_crafted_from_the_start() -> None:
    siege = new_game(board="advanced")
    assert sorted(siege.fittings) == sorted(siege.words.fittings.words)
    assert siege.ideas == []


@rule("TW-ADVB-02", "TW-ADVB-02/1")
def test_only_who_has_acted_on_the_top_floor_is_at_risk() -> None:
    siege = house(people=2)
    siege.play(action_round, "act:Ingvar", "work:a7", "act:Marguerite", "work:c7")
    assert siege.wounds == {"Ingvar": 1}


@rule("TW-ADVB-02")
def test_the_advanced_side_has_a_rule_on_every_space_of_its_top_floor() -> None:
    plan = advanced()
    assert all(rules for rules, floor in zip(plan.after, plan.floor, strict=True) if floor == plan.top)


@rule("TW-ADVB-03", "TW-ADVB-03/1")
def test_a_rule_under_rubble_sleeps_until_the_space_is_free() -> None:
    siege = house(people=1, cards={"a3": ["rubble"]}, stock=goods(shovel=1))
    siege.play(action_round, "act:Ingvar", "work:a3")
    assert siege.cards_on["a3"] == ["rubble, remnants"]
    assert siege.misery("Ingvar") == 0
    siege.play(action_round, "act:Ingvar", "work:a3")
    assert siege.cards_on["a3"] == []
    assert siege.misery("Ingvar") == 1


@rule("TW-ADVB-03")
def test_the_rule_is_for_who_acted_there() -> None:
    siege = house(people=3)
    siege.play(after_action, "Marguerite", "a2")
    assert siege.misery == {"Marguerite": 1}


@rule("TW-ADVB-04", "TW-ADVB-04/1")
def test_double_rubble_is_cleared_card_by_card() -> None:
    siege = house(people=1, cards={"c5": ["rubble-2", "rubble"]}, stock=goods(shovel=1))
    for _ in range(2):
        siege.play(action_round, "act:Ingvar", "work:c5")
    assert siege.cards_on["c5"] == ["rubble-2"]
    assert "c6" not in reach(siege)
    siege.round = 1
    for _ in range(2):
        siege.play(action_round, "act:Ingvar", "work:c5")
    assert siege.cards_on["c5"] == []
    assert "c6" in reach(siege)


@rule("TW-ADVB-04")
def test_set_up_lays_two_rubble_cards_where_two_are_marked() -> None:
    siege = new_game(board="advanced")
    kinds = {space: [siege.obstacle(card) for card in cards] for space, cards in siege.cards_on.items()}
    doubles = [row for row in kinds.values() if len(row) == 2]
    assert doubles
    assert all(row == ["rubble", "rubble"] for row in doubles)
    marked = zip(siege.box.space_words, advanced().obstacles, strict=True)
    assert kinds == {space: siege.named("obstacle kind", row) for space, row in marked if row}


@rule("TW-FAQ-02", "TW-FAQ-02/1")
def test_snipers_shoot_one_and_are_gone() -> None:
    siege = house(people=3, cards={"a6": ["furniture"]}, open_events=["snipers"], rng=black(4))
    siege.play(action_round, "act:Ingvar", "work:g1", "act:Marguerite", "work:a5", "act:Tomé", "work:a6")
    assert siege.wounds == {"Ingvar": 1}
    assert siege.open_events == []
    assert siege.rng.draws == 1


@rule("TW-FAQ-02")
def test_snipers_stay_until_somebody_is_shot_and_see_only_the_street() -> None:
    siege = house(people=3, open_events=["snipers"], rng=black(5, 10))
    siege.play(action_round, "act:Ingvar", "work:g1", "act:Marguerite", "work:a5", "act:Tomé", "work:c7")
    assert siege.wounds == {}
    assert siege.open_events == ["snipers"]
    assert siege.rng.draws == 2
