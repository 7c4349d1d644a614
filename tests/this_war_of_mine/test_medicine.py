"""Meds, herbal meds, bandages, and alcohol at dawn (TW-MED, TW-ALCO-01)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.characters import alcohol, medicine, people, states
from holdfast.games.this_war_of_mine.characters.medicine import NOBODY, nurse
from holdfast.games.this_war_of_mine.phases import dawn
from holdfast.games.this_war_of_mine.phases.dawn import (
    FATE_CARD,
    MEDICINE,
    NARRATIVE_ACTION,
    NO_DRINK,
    NO_MEDICINE,
    dawn_phase,
    drink,
    give_medicine,
)
from holdfast.games.this_war_of_mine.scripts.fate import fate
from holdfast.games.this_war_of_mine.shelter import storage
from holdfast.games.this_war_of_mine.state import (
    ALCOHOL_ANY_TIME,
    BANDAGES,
    FATIGUE,
    HERBAL_MEDS,
    ILLNESS,
    MEDICAL,
    MEDS,
    MISERY,
    MOONSHINE,
    RAW_FOOD,
    WOUNDS,
    Shelter,
)
from holdfast.kernel import Choice
from tests.cite import rule
from tests.this_war_of_mine.arena_by_number import BOX, arena, checked, daybreak, play, questions
from tests.this_war_of_mine.arrange_by_number import goods, shelter

GIVE_MEDS, GIVE_BANDAGES, GIVE_HERBS = (MEDICAL.index(token) for token in (MEDS, BANDAGES, HERBAL_MEDS))
POUR_MOONSHINE = alcohol.DRINKS.index(MOONSHINE)


def treated(g: Shelter, person: int) -> list[int]:
    return g.treated[person * len(MEDICAL) : (person + 1) * len(MEDICAL)]


# -- giving -----------------------------------------------------------------------------------------------------------


@rule("TW-MED-01", "TW-MED-01/1")
def test_the_leader_says_who_of_the_ill_gets_the_meds() -> None:
    g = shelter(stock=goods(meds=1), illness=[1, 0, 2])
    asked = list(questions(g, give_medicine(g), GIVE_MEDS, 2))
    assert asked[:2] == [("medicine", [GIVE_MEDS, NO_MEDICINE]), ("aside-patient", [0, 2])]
    assert (treated(g, 2), treated(g, 0), g.stock[MEDS]) == ([1, 0, 0], [0, 0, 0], 0)


@rule("TW-MED-01", "TW-MED-01/2")
def test_who_is_neither_ill_nor_wounded_gets_nothing() -> None:
    g = shelter(stock=goods(bandages=1))
    play(g, give_medicine(g))
    refusal = dawn.why_not_give(g, Choice(dawn.MEDICINE_FOR, 0, []), GIVE_BANDAGES)
    assert refusal is not None
    assert refusal.rule == "TW-MED-01"
    wounded = shelter(stock=goods(bandages=1), wounds=[0, 1])
    play(wounded, give_medicine(wounded), GIVE_BANDAGES)
    assert [treated(wounded, person) for person in (0, 1)] == [[0, 0, 0], [0, 1, 0]]


@rule("TW-MED-01")
def test_tokens_may_be_left_on_storage() -> None:
    g = shelter(stock=goods(meds=1), illness=[1])
    play(g, give_medicine(g), NO_MEDICINE)
    assert (g.stock[MEDS], sum(g.treated)) == (1, 0)


# -- what they do -----------------------------------------------------------------------------------------------------


@rule("TW-MED-02", "TW-MED-02/1")
def test_bandages_work_through_the_fate_card() -> None:
    g = daybreak("heal", stage=MEDICINE, stock=goods(bandages=1), wounds=[2, 2])
    play(g, dawn_phase(g), GIVE_BANDAGES, 0)
    assert [states.level(g, person, WOUNDS) for person in (0, 1)] == [2, 2]
    play(g, dawn_phase(g))
    assert [states.level(g, person, WOUNDS) for person in (0, 1)] == [1, 2]


@rule("TW-MED-02", "TW-MED-02/2", "TW-MED-03", "TW-MED-03/1")
def test_a_card_that_does_not_mention_them_uses_them_up_without_effect() -> None:
    g = daybreak("blow", stage=FATE_CARD, treated=[0, 1] + [0] * 10, wounds=[2])
    supply = storage.supply(g, BANDAGES)
    play(g, dawn_phase(g))
    assert states.level(g, 0, WOUNDS) == 2
    assert (treated(g, 0), g.stock[BANDAGES]) == ([0, 0, 0], 0)
    assert storage.supply(g, BANDAGES) == supply + 1


@rule("TW-MED-03")
def test_tokens_of_somebody_who_dies_are_discarded_and_given_ones_stay() -> None:
    g = daybreak("mercy", treated=[1, 1, 0, 0, 0, 1] + [0] * 6, wounds=[2])
    dying = fate(g)
    play(g, dying)
    assert sum(g.treated) == 0
    alive = shelter(treated=[1, 1, 0, 0, 0, 1] + [0] * 6)
    play(alive, people.die(alive, 0))
    assert alive.treated == [0, 0, 0, 0, 0, 1] + [0] * 6
    given = shelter(treated=[1, 0, 0] + [0] * 9, illness=[1, 1])
    assert (medicine.why_not_assign(given, 1, GIVE_MEDS) is None, given.stock[MEDS]) == (False, 0)


@rule("TW-MED-04")
def test_the_three_kinds_are_distinct() -> None:
    g = daybreak("cure", illness=[2, 2, 2], treated=[1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0])
    play(g, fate(g))
    assert [states.level(g, person, ILLNESS) for person in (0, 1, 2)] == [1, 2, 2]


@rule("TW-MED-04")
def test_nobody_gets_two_of_a_kind() -> None:
    g = shelter(stock=goods(meds=2, herbal_meds=1), illness=[1])
    play(g, give_medicine(g), GIVE_MEDS, GIVE_HERBS)
    assert (treated(g, 0), g.stock[MEDS]) == ([1, 0, 1], 1)


# -- the gift of a nurse ----------------------------------------------------------------------------------------------


@rule("TW-GEN-18")
def test_a_nurse_dresses_the_wounds_of_one_person() -> None:
    g = shelter(box=arena(gifts=["", "nurse"]), wounds=[1, 0, 2], treated=[0] * 12)
    assert list(questions(g, nurse(g), 2)) == [("nurse", [0, 2, NOBODY])]
    assert treated(g, 2) == [0, 1, 0]
    assert storage.supply(g, BANDAGES) == BOX.count[BANDAGES] - 1
    none = shelter(box=arena(gifts=["", "nurse"]), wounds=[1, 0, 2])
    play(none, nurse(none), NOBODY)
    assert sum(none.treated) == 0


@rule("TW-GEN-18", "TW-MED-02")
def test_what_a_nurse_does_works_through_the_fate_card() -> None:
    g = daybreak("heal", box=arena(gifts=["nurse"]), stage=MEDICINE, wounds=[0, 2, 2])
    supply = storage.supply(g, BANDAGES)
    play(g, dawn_phase(g), 1)
    play(g, dawn_phase(g))
    assert [states.level(g, person, WOUNDS) for person in (0, 1, 2)] == [0, 1, 2]
    assert (storage.supply(g, BANDAGES), g.stock[BANDAGES]) == (supply, 0)


@rule("TW-GEN-18", "TW-MED-04")
def test_a_nurse_helps_nobody_twice_nor_in_sleep_nor_without_bandages() -> None:
    bandaged = shelter(box=arena(gifts=["", "nurse"]), wounds=[1, 0, 2], treated=[0, 1, 0] + [0] * 9)
    assert list(questions(bandaged, nurse(bandaged))) == [("nurse", [2, NOBODY])]
    asleep = shelter(box=arena(gifts=["", "nurse"]), wounds=[1, 0, 2], fatigue=[0, 4])
    assert list(questions(asleep, nurse(asleep))) == []
    none_left = shelter(box=arena(gifts=["", "nurse"]), wounds=[1, 0, 2], waste=goods(bandages=BOX.count[BANDAGES]))
    assert list(questions(none_left, nurse(none_left))) == []


# -- alcohol ----------------------------------------------------------------------------------------------------------


@rule("TW-ALCO-01")
def test_alcohol_is_drunk_before_or_after_the_fate_card() -> None:
    for stage in (MEDICINE, NARRATIVE_ACTION):
        g = daybreak(stage=stage, stock=goods(moonshine=1), misery=[2, 2], fatigue=[0, 1])
        play(g, dawn_phase(g), POUR_MOONSHINE, 1)
        assert [states.level(g, 1, state) for state in (MISERY, FATIGUE)] == [1, 3]
        assert g.stock[MOONSHINE] == 0


@rule("TW-ALCO-01", "TW-ALCO-01/1")
def test_nobody_drinks_while_the_fate_card_is_carried_out() -> None:
    spirit = BOX.scripts[[each.id for each in BOX.scripts].index("warm")].now
    stock = goods(moonshine=3, raw_food=2)
    g = daybreak(
        "soul", box=arena(spirits=[spirit] * 3), stage=FATE_CARD, stock=stock, rules=(ALCOHOL_ANY_TIME,), hunger=[2]
    )
    asking = checked(g, dawn_phase(g))
    asked = next(asking)
    assert isinstance(asked, Choice)
    assert (asked.question.name, asked.beside) == ("spirit", None)
    assert (g.stock[MOONSHINE], g.stock[RAW_FOOD]) == (3, 2)


@rule("TW-ALCO-01", "TW-ALCO-02", "TW-ALCO-06")
def test_each_token_is_for_one_person_who_is_not_too_tired() -> None:
    g = shelter(stock=goods(moonshine=3), fatigue=[4, 0, 4], misery=[3, 3, 3])
    asked = list(questions(g, drink(g), POUR_MOONSHINE, POUR_MOONSHINE))
    assert asked == [
        ("alcohol", [POUR_MOONSHINE, NO_DRINK]),
        ("aside-drinker", [1]),
        ("alcohol", [POUR_MOONSHINE, NO_DRINK]),
        ("aside-drinker", [1]),
    ]
    assert [states.level(g, person, MISERY) for person in (0, 1, 2)] == [3, 1, 3]
    refusal = dawn.why_not_pour(g, Choice(dawn.POUR, 0, []), POUR_MOONSHINE)
    assert refusal is not None
    assert refusal.rule == "TW-ALCO-02"
