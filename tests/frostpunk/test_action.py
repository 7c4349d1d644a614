"""The main actions of the Action Phase (FP-ACT), and the Rounds that change them."""

from __future__ import annotations

import pytest

from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.phases.preparation import sickness_check
from holdfast.games.frostpunk.phrases import join
from holdfast.games.frostpunk.round import step
from holdfast.kernel import GameOver
from tests.cite import rule
from tests.frostpunk.arrange import a_city, new_game, town
from tests.frostpunk.scenes import WAYS, busy

# -- main actions -----------------------------------------------------------------------------------------------------


@rule("FP-ACT-10")
def test_six_main_actions_are_offered() -> None:
    city = busy()
    assert city.asked("turn", turn).offers == [
        "construct",
        "deploy-scouts",
        "gather",
        "remove-snow",
        "use",
        "special",
        "pass",
    ]


@rule("FP-ACT-10")
@pytest.mark.parametrize("what", WAYS)
def test_an_action_takes_one_meeple_and_ends_the_turn(what: str) -> None:
    city = busy(ready={"worker": 3})
    city.turn(f"turn:{what}", *WAYS[what])
    assert city.ready == {"worker": 2}
    assert (city.active, city.passed) == (1, 0)


@rule("FP-ACT-10")
@pytest.mark.parametrize("what", WAYS)
def test_without_a_meeple_there_is_no_action(what: str) -> None:
    assert busy(ready={}).refuses_turn(what) == "FP-ACT-06"


@rule("FP-ACT-10", "FP-ACT-11")
@pytest.mark.parametrize(
    ("what", "by"),
    [
        ("construct", "FP-ACT-11"),
        ("deploy-scouts", "FP-SCOUT-02"),
        ("gather", "FP-ACT-11"),
        ("remove-snow", "FP-ACT-11"),
        ("use", "FP-ACT-11"),
        ("special", "FP-ACT-11"),
    ],
)
def test_children_alone_do_nothing(what: str, by: str) -> None:
    assert busy(ready={"child": 3}).refuses_turn(what) == by


@rule("FP-ACT-10")
def test_what_is_nowhere_to_be_done_is_refused() -> None:
    city = town(ready={"worker": 1})
    assert [city.refuses_turn(what) for what in ("construct", "deploy-scouts", "remove-snow")] == [
        "FP-CONS-02",
        "FP-SCOUT-01",
        "FP-SNOW-09",
    ]
    assert [city.refuses_turn(what) for what in ("gather", "use", "special")] == ["FP-ACT-10"] * 3
    assert [city.refuses_turn(what) for what in ("rest", "citizen-card", "extended-shift")] == [
        "FP-LAW-23",
        "FP-CIT-06",
        "FP-LAW-19",
    ]


@rule("FP-ACT-11", "FP-ACT-11/1")
def test_a_child_does_not_gather() -> None:
    city = town(piles={"near-1/a": ("coal", 3)}, ready={"worker": 1, "engineer": 1, "child": 1})
    choice = city.asked("meeple", turn, "turn:gather")
    assert choice.offers == ["worker", "engineer"]
    assert choice.refuses("child") == "FP-ACT-11"
    assert choice.refuses("automaton") == "FP-ACT-10"


@rule("FP-ACT-10", "FP-TECH-14")
@pytest.mark.parametrize(
    ("ready", "by"),
    [
        ({"worker": 1}, ""),
        ({"child-worker": 1}, ""),
        ({"automaton": 1}, ""),
        ({"engineer": 1}, "FP-TECH-14"),
        ({"child-engineer": 1}, "FP-TECH-14"),
    ],
)
def test_with_a_chainsaw_some_can_gather_trees(ready: dict[str, int], by: str) -> None:
    city = town(piles={"near-1/a": ("tree", 3)}, ready=ready, stock={"coal": 1}, developed={"Steampowered Chainsaw"})
    assert city.refuses_turn("gather") == by
    city.developed = set()
    assert city.refuses_turn("gather") == "FP-ACT-10"


@rule("FP-ACT-12", "FP-ACT-12/1")
def test_whoever_has_gathered_stays_there() -> None:
    city = town(piles={"near-1/a": ("coal", 5), "near-1/b": ("coal", 5)}, ready={"worker": 2})
    city.turn("turn:gather", "gather:near-1/a", "take:2")
    assert city.standing["near-1/a"] == "worker"
    choice = city.asked("gather", turn, "turn:gather")
    assert choice.offers == ["near-1/b"]
    assert choice.refuses("near-1/a") == "FP-GATH-03"


@rule("FP-ACT-12")
@pytest.mark.parametrize("what", WAYS)
def test_wherever_a_meeple_was_placed_it_is_found_there(what: str) -> None:
    city = busy()
    city.turn(f"turn:{what}", *WAYS[what])
    found = {
        "construct": city.building_site == {"worker": 1},
        "deploy-scouts": city.scouts == ["worker", None, None],
        "gather": city.standing["near-1/b"] == "worker",
        "remove-snow": city.snow_field == {"worker": 1},
        "use": city.standing["near-1/a"] == "worker",
        "special": city.meeple_on == ["worker"],
    }
    assert [place for place, there in found.items() if there] == [what]


# -- what is told -----------------------------------------------------------------------------------------------------


@rule("FP-ACT-10", "FP-ACT-15")
def test_all_hear_who_acts_where_and_in_what_cold() -> None:
    city = town(piles={"far-1/a": ("coal", 3)}, ready={"worker": 1, "engineer": 1}, heat="off", active=1, told=[])
    city.turn("turn:gather", "meeple:engineer", "take:2")
    assert city.log[:3] == [
        "Player 2: Gather (far-1/a) with an Engineer.",
        "It is cold there.",
        "An Engineer falls sick.",
    ]


@rule("FP-ACT-07")
def test_all_hear_who_passes() -> None:
    city = busy(active=1, told=[])
    city.turn("turn:pass")
    assert city.log == ["Player 2 passes."]


# -- Rounds -----------------------------------------------------------------------------------------------------------


@rule("FP-RND-01")
def test_nine_phases_make_a_round() -> None:
    city = a_city(phase="dawn", round=2, people={"worker": 5}, weather=["W01", "W02"], food=20)
    phases = []
    while (city.round, city.phase) != (4, "dawn"):
        phases.append(city.phase)
        city.play(step)
    a_round = ["dawn", "morning", "generator", "weather", "preparation", "action", "action", "dusk", "hunger", "night"]
    assert phases == a_round * 2


@rule("FP-RND-01", "FP-RND-02")
def test_the_first_step_chooses_and_musters() -> None:
    city = new_game(seats=1)
    assert city.questions(step)[:2] == ["advisor", "give-up"]
    assert (city.phase, city.round, sum(city.mustered.values())) == (
        "action",
        1,
        sum((people + 4) // 5 for people in city.people.values()),
    )
    assert city.advisors != [None]


@rule("FP-RND-06", "FP-RND-06/1", "FP-RND-06/2")
def test_each_round_has_its_type() -> None:
    city = a_city()
    assert city.type_of_round(6) == "worker"
    assert city.type_of_round(7) == "child"
    assert [city.type_of_round(number) for number in range(1, 16)] == ["child", "engineer", "worker"] * 5


@rule("FP-RND-06", "FP-RND-06/3")
def test_cards_may_speak_of_the_type_of_the_round() -> None:
    city = a_city(round=6, people={"worker": 5, "engineer": 5, "child": 5})
    city.play(join, 1, "of-the-round")
    assert city.people == {"worker": 6, "engineer": 5, "child": 5}


@rule("FP-END-06", "FP-END-06/1")
def test_too_many_sick_are_no_loss_before_the_next_preparation() -> None:
    city = town(
        piles={"far-1/a": ("coal", 3)}, people={"worker": 30}, sick={"worker": 25}, ready={"worker": 2}, heat="off"
    )
    city.play(step, "turn:gather", "take:2")
    assert (city.sick["worker"], city.phase) == (26, "action")
    city.play(step, "turn:pass")
    city.play(step, "turn:pass")
    for _ in ("dusk", "hunger", "night"):
        city.questions(step)
    assert (city.sick["worker"], city.phase) == (26, "dawn")
    with pytest.raises(GameOver, match="sickness"):
        city.questions(sickness_check)
    city.sick["worker"] = 25
    city.questions(sickness_check)
