"""Meds, herbal meds, bandages, and alcohol at dawn (TW-MED, TW-ALCO-01)."""

from __future__ import annotations

from typing import Any

from holdfast.games.this_war_of_mine.characters import medicine, people
from holdfast.games.this_war_of_mine.characters.medicine import nurse
from holdfast.games.this_war_of_mine.phases.dawn import (
    dawn_phase,
    drink,
    give_medicine,
)
from holdfast.games.this_war_of_mine.scripts.fate import fate
from holdfast.games.this_war_of_mine.shelter import storage
from tests.cite import rule
from tests.this_war_of_mine.arena import EVERYBODY, arena, daybreak
from tests.this_war_of_mine.arrange import Siege, goods, shelter

# -- giving -----------------------------------------------------------------------------------------------------------


@rule("TW-MED-01", "TW-MED-01/1")
def test_the_leader_says_who_of_the_ill_gets_the_meds() -> None:
    siege = shelter(stock=goods(meds=1), illness={"Ingvar": 1, "Tomé": 2})
    asked = siege.questions(give_medicine, "medicine:meds", "aside-patient:Tomé")
    assert asked[:2] == [("medicine", ["meds", "enough"]), ("aside-patient", ["Ingvar", "Tomé"])]
    assert (siege.treated, siege.stock) == ({"Tomé": {"meds"}}, goods())


@rule("TW-MED-01", "TW-MED-01/2")
def test_who_is_neither_ill_nor_wounded_gets_nothing() -> None:
    siege = shelter(stock=goods(bandages=1))
    siege.play(give_medicine)
    assert siege.refuses("medicine:bandages") == "TW-MED-01"
    wounded = shelter(stock=goods(bandages=1), wounds={"Marguerite": 1})
    wounded.play(give_medicine, "medicine:bandages")
    assert wounded.treated == {"Marguerite": {"bandages"}}


@rule("TW-MED-01")
def test_tokens_may_be_left_on_storage() -> None:
    siege = shelter(stock=goods(meds=1), illness={"Ingvar": 1})
    siege.play(give_medicine, "medicine:enough")
    assert (siege.stock, siege.treated) == (goods(meds=1), {})


# -- what they do -----------------------------------------------------------------------------------------------------


@rule("TW-MED-02", "TW-MED-02/1")
def test_bandages_work_through_the_fate_card() -> None:
    siege = daybreak("heal", stage="medicine", stock=goods(bandages=1), wounds={"Ingvar": 2, "Marguerite": 2})
    siege.play(dawn_phase, "medicine:bandages", "aside-patient:Ingvar")
    assert siege.wounds == {"Ingvar": 2, "Marguerite": 2}
    siege.play(dawn_phase)
    assert siege.wounds == {"Ingvar": 1, "Marguerite": 2}


@rule("TW-MED-02", "TW-MED-02/2", "TW-MED-03", "TW-MED-03/1")
def test_a_card_that_does_not_mention_them_uses_them_up_without_effect() -> None:
    siege = daybreak("blow", stage="fate-card", treated={"Ingvar": {"bandages"}}, wounds={"Ingvar": 2})
    supply = siege.says(storage.supply, "bandages")
    siege.play(dawn_phase)
    assert siege.wounds("Ingvar") == 2
    assert (siege.treated, siege.stock) == ({}, goods())
    assert siege.says(storage.supply, "bandages") == supply + 1


@rule("TW-MED-03")
def test_tokens_of_somebody_who_dies_are_discarded_and_given_ones_stay() -> None:
    given = {"Ingvar": {"meds", "bandages"}, "Marguerite": {"herbal-meds"}}
    siege = daybreak("mercy", treated=given, wounds={"Ingvar": 2})
    siege.play(fate)
    assert siege.treated == {}
    alive = shelter(treated=given)
    alive.play(people.die, "Ingvar")
    assert alive.treated == {"Marguerite": {"herbal-meds"}}
    spent = shelter(treated={"Ingvar": {"meds"}}, illness={"Ingvar": 1, "Marguerite": 1})
    assert spent.says(medicine.why_not_assign, "Marguerite", "meds") is not None
    assert spent.stock == goods()


@rule("TW-MED-04")
def test_the_three_kinds_are_distinct() -> None:
    given = {"Ingvar": {"meds"}, "Marguerite": {"herbal-meds"}, "Tomé": {"bandages"}}
    siege = daybreak("cure", illness={"Ingvar": 2, "Marguerite": 2, "Tomé": 2}, treated=given)
    siege.play(fate)
    assert siege.illness == {"Ingvar": 1, "Marguerite": 2, "Tomé": 2}


@rule("TW-MED-04")
def test_nobody_gets_two_of_a_kind() -> None:
    siege = shelter(stock=goods(meds=2, herbal_meds=1), illness={"Ingvar": 1})
    siege.play(give_medicine, "medicine:meds", "medicine:herbal-meds")
    assert (siege.treated, siege.stock["meds"]) == ({"Ingvar": {"meds", "herbal-meds"}}, 1)


# -- the gift of a nurse ----------------------------------------------------------------------------------------------


def nursed_by(name: str, **fields: Any) -> Siege:
    """Two of the others are wounded."""
    return shelter(box=arena(gifts={name: "nurse"}), wounds={"Ingvar": 1, "Tomé": 2}, **fields)


@rule("TW-GEN-18")
def test_a_nurse_dresses_the_wounds_of_one_person() -> None:
    siege = nursed_by("Marguerite")
    assert siege.questions(nurse, "nurse:Tomé") == [("nurse", ["Ingvar", "Tomé", "done"])]
    assert siege.treated == {"Tomé": {"bandages"}}
    assert siege.says(storage.supply, "bandages") == siege.printed("count", "bandages") - 1
    none = nursed_by("Marguerite")
    none.play(nurse, "nurse:done")
    assert none.treated == {}


@rule("TW-GEN-18", "TW-MED-02")
def test_what_a_nurse_does_works_through_the_fate_card() -> None:
    siege = daybreak(
        "heal", box=arena(gifts={"Ingvar": "nurse"}), stage="medicine", wounds={"Marguerite": 2, "Tomé": 2}
    )
    supply = siege.says(storage.supply, "bandages")
    siege.play(dawn_phase, "nurse:Marguerite")
    siege.play(dawn_phase)
    assert siege.wounds == {"Marguerite": 1, "Tomé": 2}
    assert (siege.says(storage.supply, "bandages"), siege.stock["bandages"]) == (supply, 0)


@rule("TW-GEN-18", "TW-MED-04")
def test_a_nurse_helps_nobody_twice_nor_in_sleep_nor_without_bandages() -> None:
    bandaged = nursed_by("Marguerite", treated={"Ingvar": {"bandages"}})
    assert bandaged.questions(nurse) == [("nurse", ["Tomé", "done"])]
    assert nursed_by("Marguerite", fatigue={"Marguerite": 4}).questions(nurse) == []
    none_left = nursed_by("Marguerite", waste=goods(bandages=bandaged.printed("count", "bandages")))
    assert none_left.questions(nurse) == []


# -- alcohol ----------------------------------------------------------------------------------------------------------


@rule("TW-ALCO-01")
def test_alcohol_is_drunk_before_or_after_the_fate_card() -> None:
    for stage in ("medicine", "narrative-action"):
        siege = daybreak(
            stage=stage, stock=goods(moonshine=1), misery={"Ingvar": 2, "Marguerite": 2}, fatigue={"Marguerite": 1}
        )
        siege.play(dawn_phase, "alcohol:moonshine", "aside-drinker:Marguerite")
        assert (siege.misery("Marguerite"), siege.fatigue("Marguerite")) == (1, 3)
        assert siege.stock["moonshine"] == 0


@rule("TW-ALCO-01", "TW-ALCO-01/1")
def test_nobody_drinks_while_the_fate_card_is_carried_out() -> None:
    stock = goods(moonshine=3, raw_food=2)
    siege = daybreak(
        "soul",
        box=arena(spirits=dict.fromkeys(EVERYBODY, "warm")),
        stage="fate-card",
        stock=stock,
        rules=("alcohol-any-time",),
        hunger={"Ingvar": 2},
    )
    assert siege.asked("spirit", dawn_phase).beside == []
    assert siege.stock == stock


@rule("TW-ALCO-01", "TW-ALCO-02", "TW-ALCO-06")
def test_each_token_is_for_one_person_who_is_not_too_tired() -> None:
    siege = shelter(
        stock=goods(moonshine=3), fatigue={"Ingvar": 4, "Tomé": 4}, misery={"Ingvar": 3, "Marguerite": 3, "Tomé": 3}
    )
    asked = siege.questions(drink, "alcohol:moonshine", "alcohol:moonshine")
    assert asked == [("alcohol", ["moonshine", "enough"]), ("aside-drinker", ["Marguerite"])] * 2
    assert siege.misery == {"Ingvar": 3, "Marguerite": 1, "Tomé": 3}
    assert siege.refuses("alcohol:moonshine") == "TW-ALCO-02"
