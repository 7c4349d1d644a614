"""Desperate Measures: a card for everybody who is lost, used when the group needs it (TW-DESP)."""

from __future__ import annotations

from typing import Any

import pytest

import holdfast
from holdfast.games.this_war_of_mine.characters import people, states
from holdfast.games.this_war_of_mine.characters.anytime import calm
from holdfast.games.this_war_of_mine.combat.combat import fight
from holdfast.games.this_war_of_mine.expansions.desperate_measures import effects, hand
from holdfast.games.this_war_of_mine.expansions.farmers import household
from holdfast.games.this_war_of_mine.hidden import resample
from holdfast.games.this_war_of_mine.phases.day import day_step
from holdfast.games.this_war_of_mine.phases.dusk import dusk_phase
from holdfast.games.this_war_of_mine.phases.raid import raid_phase
from holdfast.games.this_war_of_mine.phases.working import why_not_act
from holdfast.games.this_war_of_mine.presence.view import view
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Choice, Question, Refusal, Rng, Rule, from_plain, to_plain
from tests.cite import rule
from tests.this_war_of_mine.arena import BOX as ARENA
from tests.this_war_of_mine.arena import chance, on_guard, out
from tests.this_war_of_mine.arrange import Siege, black, goods, shelter

COAT, WATCH, FURNITURE = "In the Coat", "Nobody Undresses", "The Furniture"
RING, TWO, AGAIN, ANYTHING = "The Ring", "In Two's Place", "Not Again", "Anything"
ALL = [COAT, WATCH, FURNITURE, RING, TWO, AGAIN, ANYTHING]
CALM = [COAT, WATCH, FURNITURE, RING, TWO, ANYTHING]


def as_you_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    return None


QUESTION = Question("test-question", "yes-no", as_you_like, team=True)


def a_calm_question(g: Shelter) -> Rule:
    """Any question, put where the game is calm."""
    yield from calm(g, lambda: Choice(QUESTION, g.leader, [0, 1]))


def desperate(*held: str, **fields: Any) -> Siege:
    """At home, with these cards in hand and the others in the deck."""
    return with_cards(shelter(**fields), *held)


def with_cards(siege: Siege, *held: str) -> Siege:
    siege.expansions = {"desperate"}
    siege.in_hand, siege.measures = held, [card for card in ALL if card not in held]
    siege.g.told = []
    return siege


def use(siege: Siege, card: str, *answers: str) -> Siege:
    """Beside a question."""
    kept = [f"measure:{card}"] if len(siege.in_hand) > 1 else []
    siege.play(a_calm_question, "anytime:kept-card", *kept, *answers, "test-question:yes")
    return siege


# -- how they come ----------------------------------------------------------------------------------------------------


@rule("TW-DESP-01", "TW-DESP-01/1")
def test_seven_cards_shuffled_and_none_in_hand() -> None:
    orders = set()
    for seed in range(5):
        siege = Siege(holdfast.start("this_war_of_mine", seed=seed, desperate="yes").state)
        assert (sorted(siege.measures), siege.in_hand) == (sorted(ALL), [])
        orders.add(tuple(siege.measures))
    assert len(orders) > 1
    assert Siege(holdfast.start("this_war_of_mine", seed=1).state).measures == []


@rule("TW-DESP-02", "TW-DESP-02/1")
def test_a_card_for_each_who_is_lost() -> None:
    siege = desperate(measures=[])
    siege.measures = [ANYTHING, RING, COAT]
    siege.play(people.die, "Ingvar")
    assert (siege.in_hand, siege.measures) == ([COAT], [ANYTHING, RING])
    siege.play(people.leave, "Tomé")
    assert siege.in_hand == [COAT, RING]
    assert siege.told_of("measure-drawn") == [("Ingvar", COAT), ("Tomé", RING)]


@rule("TW-DESP-02", "TW-DESP-02/2")
def test_when_all_seven_are_drawn_there_is_none() -> None:
    siege = desperate()
    siege.measures = []
    siege.play(people.die, "Ingvar")
    assert siege.in_hand == []


@rule("TW-DESP-02", "TW-DESP-02/3")
def test_the_last_who_dies_leaves_nothing() -> None:
    siege = desperate(people=1)
    assert siege.end_of(people.die, "Ingvar").cause == "killed"
    assert (siege.in_hand, len(siege.measures)) == ([], len(ALL))


@rule("TW-DESP-02")
def test_without_the_expansion_nothing_is_drawn() -> None:
    siege = shelter(told=[])
    siege.play(people.die, "Ingvar")
    assert siege.told_of("measure-drawn") == []


@rule("TW-EXPN-06", "TW-EXPN-06/4")
def test_nobody_mourns_a_cat_with_a_card() -> None:
    siege = desperate(pets=["cat"], farmers=["u8"])
    siege.play(people.pet_goes, "cat")
    siege.says(household.leave, "u8")
    assert (siege.in_hand, siege.farmers) == ([], [])


# -- when they can be used --------------------------------------------------------------------------------------------


@rule("TW-DESP-03", "TW-DESP-03/1")
def test_a_card_that_was_kept_is_used_days_later_and_removed() -> None:
    siege = desperate(day=3)
    siege.measures = [COAT]
    siege.play(people.die, "Ingvar")
    siege.day = 6
    use(siege, COAT, "measure-option:1")
    assert (siege.stock["canned-food"], siege.stock["bandages"]) == (1, 1)
    assert (siege.in_hand, siege.measures) == ([], [])
    assert siege.told_of("measure-used") == [COAT]


@rule("TW-DESP-03", "TW-DESP-03/2")
def test_two_on_one_day_one_after_the_other() -> None:
    siege = desperate(COAT, WATCH)
    use(use(siege, COAT, "measure-option:3"), WATCH)
    assert (siege.in_hand, siege.spared, siege.stock["meds"]) == ([], True, 1)


@rule("TW-DESP-03")
def test_what_was_not_drawn_cannot_be_used() -> None:
    siege = desperate(COAT)
    assert siege.why_not(f"measure:{RING}") == ("TW-DESP-03", "measure-not-held", RING)
    assert siege.why_not("measure:none") == ("TW-NARR-02", "no-card-kept")
    assert siege.why_not("measure-option:7", COAT) is not None
    assert siege.refuses("measure-option:7", COAT) == "TW-DESP-03"


@rule("TW-DESP-03", "TW-NARR-02")
def test_cards_of_both_kinds_lie_side_by_side() -> None:
    siege = desperate(COAT, box=ARENA, kept_cards=["favour"])
    assert siege.asked("test-question", a_calm_question).beside == ["kept-card"]
    siege.play(a_calm_question, "anytime:kept-card", "measure:none", "test-question:yes")
    assert (siege.stock["sugar"], siege.kept_cards, siege.in_hand) == (1, [], [COAT])


@rule("TW-GEN-27", "TW-GEN-27/3")
def test_a_card_that_names_a_combat_is_used_before_a_round() -> None:
    siege = with_cards(out(1, rng=chance(foes=["A0"])), AGAIN)
    siege.play(fight, "soldier", f"measure-in-combat:{AGAIN}", "measure-option:1")
    assert (siege.in_hand, siege.told_of("fight-over")) == ([], [1])


@rule("TW-GEN-27", "TW-GEN-27/4")
def test_others_wait_until_the_combat_is_over() -> None:
    siege = with_cards(out(1, rng=chance(foes=["A0"])), AGAIN, COAT)
    asked = siege.asked("measure-in-combat", fight, "soldier")
    assert asked.why_not(COAT) == ("TW-GEN-27", "measure-not-in-combat", COAT)
    plan = asked.then("combat", "measure-in-combat:none")
    assert plan.beside == []
    siege = with_cards(out(1), AGAIN, COAT)
    assert siege.asked("test-question", a_calm_question).beside == ["kept-card"]
    assert siege.why_not(f"measure:{AGAIN}") == ("TW-GEN-27", "measure-in-combat", AGAIN)


@rule("TW-GEN-27", "TW-DESP-03")
def test_nothing_is_used_in_the_middle_of_a_script() -> None:
    siege = desperate(COAT, box=ARENA, script="warm")
    assert siege.asked("test-question", a_calm_question).beside == []


@rule("TW-DESP-04", "TW-DESP-04/1")
def test_a_raid_does_not_take_them() -> None:
    raid = on_guard(1, stage="raiding", decks={"raids": ["raid-40"]}, rng=chance(("white", 0)))
    siege = with_cards(raid, COAT, RING)
    siege.play(raid_phase)
    assert siege.in_hand == [COAT, RING]


@rule("TW-DESP-04")
def test_all_see_what_is_in_hand_and_nobody_what_is_to_come() -> None:
    siege = desperate(RING, COAT)
    seen = [view(siege.g, seat).expansions.measures for seat in (0, 1, None)]
    assert {(tuple(one.in_hand), one.left) for one in seen if one} == {(("DM1", "DM4"), 5)}
    assert view(shelter().g, 0).expansions.measures is None
    orders = set()
    for seed in range(5):
        twin = siege.copy()
        resample(twin.g, 0, Rng(seed))
        assert sorted(twin.measures) == sorted(siege.measures)
        assert twin.in_hand == siege.in_hand
        orders.add(tuple(twin.measures))
    assert len(orders) > 1


@rule("TW-EXPN-07", "TW-EXPN-07/2")
def test_hand_and_deck_are_saved() -> None:
    siege = desperate(COAT, WATCH)
    use(siege, WATCH)
    again = from_plain(Shelter, to_plain(siege.g), box=siege.g.box)
    assert (again.measures, again.in_hand) == (siege.g.measures, siege.g.in_hand)


# -- what they do -----------------------------------------------------------------------------------------------------


@rule("TW-DESP-03", "TW-RAID-02")
def test_a_night_in_boots() -> None:
    siege = use(desperate(WATCH, fatigue={"Ingvar": 1}), WATCH)
    assert siege.spared
    assert [siege.says(states.level, person, "fatigue") for person in siege.group] == [2, 1, 1]


@rule("TW-DESP-03", "TW-MORN-02")
def test_the_furniture_burns() -> None:
    siege = use(desperate(FURNITURE, fitting={"g7": "Stove"}, cold=3), FURNITURE)
    assert (siege.cold, siege.fittings, siege.stock["wood"]) == (0, ["Stove"], 0)
    assert "Stove" not in siege.fitting.values()


@rule("TW-DESP-03")
def test_what_cannot_be_burnt() -> None:
    siege = desperate(FURNITURE, cold=3)
    assert siege.why_not(f"measure:{FURNITURE}") == ("TW-DESP-03", "measure-not-now", FURNITURE)
    siege = desperate(FURNITURE, fitting={"g7": "Stove", "c6": "Potato clamp"}, standing={"Ingvar": "g7"})
    assert siege.refuses("take-down:g7") == siege.refuses("take-down:u7") == "TW-DESP-03"
    assert siege.refuses("take-down:c6") == "TW-FARM-07"
    assert siege.why_not(f"measure:{FURNITURE}") is not None


@rule("TW-DESP-03")
def test_some_are_for_the_day() -> None:
    siege = desperate(*CALM, fitting={"g7": "Stove"}, phase="evening")
    assert siege.named("measure", hand.usable(siege.g, combat=False)) == [COAT, RING]
    siege.phase = "dusk"
    assert siege.named("measure", hand.usable(siege.g, combat=False)) == [COAT, WATCH, FURNITURE, RING, ANYTHING]


@rule("TW-DESP-03", "TW-TRADE-02")
def test_the_ring_is_worth_twelve() -> None:
    siege = desperate(RING, rng=black(10, 10, 10))
    asked = siege.asked("trade", a_calm_question, "anytime:kept-card")
    assert asked.about["credit"] == 12
    asked.finish("trade:buy", "trade-buy:meds", "trade:done", "test-question:yes")
    assert (siege.stock["meds"], siege.in_hand) == (1, [])


@rule("TW-DESP-03", "TW-GEN-17")
def test_the_ring_weighs_on_them() -> None:
    siege = use(desperate(RING, rng=black(1)), RING, "trade:done")
    assert [siege.says(states.level, person, "misery") for person in siege.group] == [1, 1, 1]


@rule("TW-DESP-03", "TW-DAY-02", "TW-ADV-04")
def test_one_works_for_two() -> None:
    siege = desperate(TWO, round=1, wounds={"Ingvar": 3}, fatigue={"Ingvar": 1})
    siege.round = 3
    assert siege.says(why_not_act, "Ingvar") == ("TW-DAY-02", "black-dot", "Ingvar", 3)
    siege.round = 1
    use(siege, TWO, "which-person:Ingvar")
    assert siege.tireless == {"Ingvar": 2}
    for number in (2, 3, 4):
        siege.round = number
        assert siege.says(why_not_act, "Ingvar") is None
    siege.phase, siege.round = "dusk", 0
    siege.play(effects.day_is_done)
    assert (siege.says(states.level, "Ingvar", "fatigue"), siege.tireless) == (3, {})


@rule("TW-DESP-03", "TW-ADV-04")
def test_the_fourth_action_of_whom_nothing_stops_is_free() -> None:
    for tireless, tired in (({}, 2), ({"Ingvar": 2}, 0)):
        siege = desperate(people=1, round=4, tireless=tireless)
        siege.play(day_step, "act:Ingvar", "work:g1")
        assert siege.says(states.level, "Ingvar", "fatigue") == tired


@rule("TW-DESP-03")
def test_nobody_takes_over_once_work_has_begun() -> None:
    siege = desperate(TWO, round=2)
    assert siege.why_not(f"measure:{TWO}") == ("TW-DESP-03", "measure-not-now", TWO)
    siege = desperate(TWO, round=1, acted={"Ingvar": "acted"})
    assert siege.why_not(f"measure:{TWO}") == ("TW-DESP-03", "measure-not-now", TWO)


@rule("TW-DESP-03", "TW-COMB-25")
def test_an_enemy_is_killed_and_it_weighs() -> None:
    siege = with_cards(out(1, rng=chance(foes=["A0", "B0"], black=[1])), AGAIN)
    asked = siege.asked("kill-foe", fight, "patrol", f"measure-in-combat:{AGAIN}", "measure-option:1")
    assert asked.offers == ["1", "2"]
    plan = asked.then("combat", "kill-foe:2")
    assert plan.offers == ["fight", "flee"]
    assert siege.foe_wounds == [0, 3]


@rule("TW-DESP-03", "TW-COMB-12")
def test_the_group_gets_away_and_nobody_strikes() -> None:
    siege = with_cards(out(1, rng=chance(foes=["A0"])), AGAIN)
    siege.play(fight, "soldier", f"measure-in-combat:{AGAIN}", "measure-option:2")
    assert (siege.fled, siege.says(states.level, "Ingvar", "wounds")) == (True, 0)
    assert siege.told_of("rolls-hits", "foe-rolls") == []


@rule("TW-DESP-03", "TW-COMB-12")
def test_there_is_no_getting_away_at_home() -> None:
    siege = with_cards(on_guard(1, rng=chance(foes=["A0"])), AGAIN)
    assert siege.offers(fight, "soldier") == [f"measure-in-combat:{AGAIN}", "measure-in-combat:none"]
    assert siege.refuses("measure-option:2", AGAIN) == "TW-DESP-03"


@rule("TW-DESP-03", "TW-DUSK-03", "TW-DUSK-07")
def test_a_supper_of_anything() -> None:
    siege = desperate(ANYTHING, hunger={"Ingvar": 2}, stock=goods(raw_food=2, water=3), rng=black(5, 4, 10))
    use(siege, ANYTHING)
    assert siege.fed_elsewhere
    assert [siege.says(states.level, person, "hunger") for person in siege.group] == [1, 0, 0]
    assert [siege.says(states.level, person, "illness") for person in siege.group] == [0, 1, 0]
    siege.phase = "dusk"
    asked = [name for name, _ in siege.questions(dusk_phase, "everybody-drinks:yes")]
    assert "who-eats" not in asked
    assert (siege.stock["raw-food"], siege.fed_elsewhere) == (2, False)
    assert [siege.says(states.level, person, "hunger") for person in siege.group] == [1, 0, 0]


@pytest.mark.parametrize("number", range(1, 7))
def test_the_coat_has_room_for_two_things(number: int) -> None:
    siege = use(desperate(COAT), COAT, f"measure-option:{number}")
    assert len({key for key, there in siege.stock.items() if there}) == 2


def test_every_card_can_be_used() -> None:
    """In games played by chance each of the seven is used sooner or later."""
    used: set[int] = set()
    for seed in range(60):
        game = holdfast.start("this_war_of_mine", seats=2, seed=seed, desperate="yes")
        rng = Rng(seed)
        while len(used) < len(ALL) and (decision := game.decision) is not None:
            cards = [key for key in decision.keys if key.startswith(("measure", "anytime:kept-card"))]
            keys = cards or decision.keys
            game.choose(keys[rng.below(len(keys))])
            used |= {*range(len(ALL))} - {*game.state.measures} - {*game.state.in_hand}
        if len(used) == len(ALL):
            return
    raise AssertionError(f"never used: {set(range(len(ALL))) - used}")
