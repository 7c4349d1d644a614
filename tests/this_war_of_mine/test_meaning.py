"""Whom a card means, and whom it touches: TW-GEN-16, TW-GEN-17, TW-MED."""

from __future__ import annotations

import pytest

from holdfast.cards import Sentence
from holdfast.games.this_war_of_mine.box import WarBox
from holdfast.games.this_war_of_mine.characters import meaning, people
from holdfast.games.this_war_of_mine.here import Here, of, this_character
from holdfast.games.this_war_of_mine.scripts import book
from holdfast.games.this_war_of_mine.state import Shelter
from tests.cite import rule
from tests.this_war_of_mine.arrange import black, box_with, shelter
from tests.this_war_of_mine.group import MORE, ours, out


@pytest.fixture
def box() -> WarBox:
    return box_with(MORE)


# -- tests of empathy and chance --------------------------------------------------------------------------------------


@rule("TW-GEN-17", "TW-GEN-17/1")
def test_one_roll_touches_all_whose_empathy_is_as_high(box: WarBox) -> None:
    siege = ours(box, rng=black(5))
    siege.play(book.read, "1931")
    assert siege.misery == {"Ben": 2, "Carl": 2}
    assert siege.rng.draws == 1


@rule("TW-GEN-17")
@pytest.mark.parametrize(("rolled", "moved"), [(3, ["Anna", "Ben", "Carl"]), (4, ["Ben", "Carl"]), (8, [])])
def test_who_is_touched(box: WarBox, rolled: int, moved: list[str]) -> None:
    assert ours(box, rng=black(rolled)).whom(meaning.touched, ["Anna", "Ben", "Carl"]) == moved


@rule("TW-GEN-17")
def test_only_those_named_are_tested(box: WarBox) -> None:
    assert ours(box, rng=black(1)).whom(meaning.touched, ["Anna", "Carl"]) == ["Anna", "Carl"]
    siege = ours(box)
    assert siege.whom(meaning.touched, []) == []
    assert siege.rng.draws == 0


@rule("TW-GEN-17")
def test_one_may_be_chosen_to_be_tested(box: WarBox) -> None:
    siege = ours(box, rng=black(1))
    siege.play(book.read, "1941", "which-person:Ben")
    assert siege.misery == {"Ben": 2}


@rule("TW-GEN-16")
def test_each_of_them_rolls_for_oneself() -> None:
    siege = shelter(box=box_with(MORE), rng=black(4, 5, 1))
    siege.play(book.read, "1934")
    assert siege.illness == {"Ingvar": 1, "Tomé": 1}


# -- whom a card means ------------------------------------------------------------------------------------------------


def test_at_home_you_are_all_who_are_not_out() -> None:
    siege = shelter(people=4)
    siege.task["Tomé"] = "out"
    assert siege.group == ["Ingvar", "Marguerite", "Tomé", "Sabine"]
    assert siege.whom(people.at_home) == siege.whom(people.present) == ["Ingvar", "Marguerite", "Sabine"]


def test_at_a_location_you_are_the_scavengers_who_have_not_stopped() -> None:
    siege = out(shelter(people=4), "Marguerite", "Tomé", "Sabine")
    siege.play(people.stop, "Tomé")
    for those in (people.scavengers, people.present, people.present_all):
        assert siege.whom(those) == ["Marguerite", "Sabine"]
    assert siege.whom(people.at_home) == ["Ingvar"]


def test_only_who_is_out_can_stop() -> None:
    siege = shelter()
    siege.play(people.stop, "Ingvar")
    assert siege.stopped == set()


def test_guards_are_on_guard_duty() -> None:
    siege = shelter()
    siege.task = {"Ingvar": "guard", "Tomé": "guard"}
    assert siege.whom(people.guards) == ["Ingvar", "Tomé"]


@pytest.mark.parametrize(
    ("who", "persons"),
    [
        ("this character", ["Marguerite"]),
        ("one of you", ["Ingvar", "Marguerite", "Tomé"]),
        ("each of you", ["Ingvar", "Marguerite", "Tomé"]),
        ("everybody here", ["Ingvar", "Marguerite", "Tomé"]),
        ("everybody", ["Ingvar", "Marguerite", "Tomé", "Sabine"]),
        ("one scavenger", ["Sabine"]),
        ("each scavenger", ["Sabine"]),
        ("one guard", ["Ingvar"]),
        ("each guard", ["Ingvar"]),
        ("each sleeper", ["Marguerite", "Tomé"]),
        ("one of the others", ["Ingvar", "Tomé"]),
        ("each of the others", ["Ingvar", "Tomé"]),
    ],
)
def test_whom_a_card_means_at_home(who: str, persons: list[str]) -> None:
    siege = shelter(people=4, task={"Ingvar": "guard", "Marguerite": "bed", "Tomé": "floor", "Sabine": "out"})
    assert siege.whom(meaning.meant, "Marguerite", who) == persons


@rule("TW-MED-02", "TW-MED-04")
def test_whom_a_card_means_by_their_wounds_and_illness() -> None:
    siege = shelter(people=4, wounds={"Ingvar": 1, "Marguerite": 2}, illness={"Marguerite": 1, "Tomé": 1, "Sabine": 2})
    siege.treated = {"Ingvar": {"herbal-meds"}, "Marguerite": {"bandages", "meds"}, "Tomé": {"herbal-meds"}}
    meant = {
        "each wounded": ["Ingvar", "Marguerite"],
        "each bandaged": ["Marguerite"],
        "each wounded without bandages": ["Ingvar"],
        "each ill": ["Marguerite", "Tomé", "Sabine"],
        "each ill with meds": ["Marguerite"],
        "each ill with herbal meds": ["Tomé"],
        "each ill without medicine": ["Sabine"],
    }
    assert {who: siege.whom(meaning.meant, None, who) for who in meant} == meant


@rule("TW-MED-04")
def test_medicine_helps_whoever_has_it_and_not_the_next() -> None:
    siege = shelter(
        people=3, illness={"Ingvar": 1, "Marguerite": 1, "Tomé": 1}, treated={"Marguerite": {"herbal-meds"}}
    )
    assert siege.whom(meaning.meant, None, "each ill with herbal meds") == ["Marguerite"]
    assert siege.whom(meaning.meant, None, "each ill with meds") == []
    assert siege.whom(meaning.meant, None, "each ill without medicine") == ["Ingvar", "Tomé"]
    siege.treated = {"Tomé": {"meds"}}
    assert siege.whom(meaning.meant, None, "each ill with meds") == ["Tomé"]
    assert siege.whom(meaning.meant, None, "each ill without medicine") == ["Ingvar", "Marguerite"]


def test_at_a_location_only_those_who_are_there_are_meant_by_their_wounds() -> None:
    siege = out(shelter(people=3, wounds={"Ingvar": 1, "Marguerite": 1, "Tomé": 1}), "Ingvar", "Tomé")
    assert siege.whom(meaning.meant, None, "each wounded") == ["Ingvar", "Tomé"]


def test_this_character_is_nobody_where_nobody_is_meant() -> None:
    siege = shelter(people=2)
    assert siege.whom(meaning.meant, None, "this character") == []
    assert siege.whom(meaning.meant, "4", "this character") == []


@rule("TW-GEN-03")
def test_the_leader_chooses_which_one(box: WarBox) -> None:
    siege = shelter(box=box, leader=1)
    which = siege.asked("which-person", book.read, "1932")
    assert (which.seat, which.offers) == (1, ["Ingvar", "Marguerite", "Tomé"])
    which.finish("which-person:Tomé")
    assert siege.misery == {"Tomé": 1}


def test_who_cannot_be_chosen_is_told_why(box: WarBox) -> None:
    siege = shelter(box=box, fatigue={"Tomé": 4})
    meant = {"who": "one of the others", "roll": meaning.FOR_SURE, "deed": None, "people": ("Marguerite",)}
    assert [siege.why_not(f"which-person:{person}", **meant) for person in ("Ingvar", "Marguerite", "Tomé", "4")] == [
        ("TW-GEN-03", "not-meant", "Ingvar"),
        None,
        ("TW-SLEEP-05", "sleeps", "Tomé"),
        ("TW-GEN-10", "nobody-there", "4"),
    ]


def test_each_is_this_character_in_turn_and_who_it_was_before_is_so_again(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.play(book.read, "1933", "Tomé")
    assert siege.misery == {"Ingvar": 1, "Marguerite": 1, "Tomé": 1}
    assert siege.who is None
    siege.play(book.read, "1935", "Tomé")
    assert siege.misery == {"Ingvar": 2, "Marguerite": 2, "Tomé": 1}


def test_after_one_of_the_others_this_character_is_meant_again(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.play(book.read, "1936", "Ingvar", "which-person:Marguerite")
    assert siege.characters == ["Ingvar", None, "Tomé", None]
    assert siege.misery == {"Ingvar": 1}


def test_nobody_is_meant_after_this_character_has_died(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.play(book.read, "1940", "Ingvar")
    assert siege.misery == {}
    assert siege.hunger == {"Marguerite": 1, "Tomé": 1}
    assert siege.who is None


def test_somebody_new_in_the_place_of_who_was_meant_before_is_not_meant() -> None:
    siege = shelter(people=2)
    here = siege.says(of, "Ingvar")
    assert siege.found("person", this_character, here) == "Ingvar"
    siege.play(people.clear, "Ingvar")
    assert siege.found("person", this_character, here) is None
    siege.play(people.join, "Pilar")
    assert siege.group == ["Pilar", "Marguerite"]
    assert siege.found("person", this_character, here) is None


def test_all_see_about_whom_the_open_script_is(box: WarBox) -> None:
    siege = shelter(box=box)
    siege.asked("which-person", book.read, "1936", "Ingvar")
    assert siege.who == "Ingvar"
    siege.play(book.read, "1940", "Marguerite")
    assert siege.who == "Ingvar", "the page on which the book was open before"


def test_who_is_gone_by_then_is_passed_over_and_so_is_who_came_instead() -> None:
    """While the first is meant, the second leaves, and somebody new sits in the second's place."""
    siege = shelter(people=3)
    seen: list[str] = []

    def act(g: Shelter, here: Here) -> None:
        seen.append(siege.in_words("person", here.person))
        if seen == ["Ingvar"]:
            siege.play(people.clear, "Marguerite")
            siege.play(people.join, "Pilar")

    siege.play(meaning.for_each, None, "each of you", Sentence(0, act, (), heeds=True))
    assert siege.characters == ["Ingvar", "Pilar", "Tomé", None]
    assert seen == ["Ingvar", "Tomé"]
