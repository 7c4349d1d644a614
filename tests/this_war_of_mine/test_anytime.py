"""What may be done at any time (TW-GEN-27): eating (TW-DUSK-04, TW-DUSK-05, TW-DUSK-06, TW-DUSK-08; TW-ADVR-02),
medicine (TW-MED-01, TW-ADVR-05), alcohol (TW-ALCO, TW-ADVR-06), kept cards (TW-NARR-02), the pet (TW-ADVR-03,
TW-ADVR-04)."""

from __future__ import annotations

from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import anytime, states
from holdfast.games.this_war_of_mine.characters.alcohol import drink_alcohol, why_not_drink
from holdfast.games.this_war_of_mine.characters.anytime import calm, eat
from holdfast.games.this_war_of_mine.characters.medicine import assign_medical, why_not_assign
from holdfast.games.this_war_of_mine.phases.dusk import dusk_phase
from holdfast.games.this_war_of_mine.scripts.narrative import use_narrative
from holdfast.games.this_war_of_mine.state import Shelter
from holdfast.kernel import Choice, Question, Refusal, Rule
from tests.cite import rule
from tests.this_war_of_mine.arrange import Siege, another, black, box_with, goods, shelter


def as_you_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    return None


def only_yes(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    return None if answer else Refusal("TW-GEN-03", "not-now", answer)


QUESTION = Question("test-question", "yes-no", as_you_like, team=True)
FORCED = Question("forced-question", "yes-no", only_yes, team=True)


def a_calm_question(g: Shelter) -> Rule:
    """Any question, put where the game is calm."""
    yield from calm(g, lambda: Choice(QUESTION, g.leader, [0, 1]))


def a_forced_question(g: Shelter) -> Rule:
    """The same, with one answer."""
    yield from calm(g, lambda: Choice(FORCED, g.leader, [1]))


def beside(siege: Siege) -> list[str]:
    """What is offered beside a question."""
    return siege.asked("test-question", a_calm_question).beside


def fatigue_and_misery(siege: Siege, person: str) -> tuple[int, int]:
    return siege.fatigue(person), siege.misery(person)


# -- where the game is calm -------------------------------------------------------------------------------------------


@rule("TW-GEN-27", "TW-GEN-27/1")
def test_nothing_is_eaten_in_the_middle_of_a_fight() -> None:
    siege = shelter(hunger={"Ingvar": 2}, stock=goods(raw_food=1), fighting=True)
    assert beside(siege) == []
    assert siege.why_not("anytime:eat") == ("TW-GEN-27", "not-calm")
    siege.fighting = False
    assert beside(siege) == ["eat"]


@rule("TW-GEN-27", "TW-DUSK-08", "TW-ADVR-02", "TW-ADVR-05", "TW-ADVR-06")
def test_nothing_is_eaten_given_or_drunk_while_a_script_is_read() -> None:
    siege = shelter(
        hunger={"Ingvar": 2},
        wounds={"Ingvar": 1},
        stock=goods(raw_food=1, bandages=1, moonshine=1),
        rules=("meds-any-time", "alcohol-any-time"),
        script="200",
    )
    assert beside(siege) == []
    siege.script = None
    assert beside(siege) == ["eat", "medicine", "drink"]


@rule("TW-GEN-27", "TW-GEN-27/2")
def test_between_two_unknown_cards_scavengers_eat_from_the_findings_pile() -> None:
    siege = shelter(
        hunger={"Ingvar": 2, "Marguerite": 2},
        phase="scavenging",
        location="near",
        unknown=["X01", "X02"],
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"},
        pile=goods(raw_food=1),
        stock=goods(raw_food=1, canned_food=1),
    )
    assert beside(siege) == ["eat"]
    siege.play(a_calm_question, "anytime:eat", "test-question:no")
    assert (siege.pile, siege.stock) == (goods(), goods(raw_food=1, canned_food=1))
    assert siege.hunger == {"Ingvar": 1, "Marguerite": 2}


@rule("TW-GEN-27")
def test_while_others_are_out_those_at_home_eat_from_storage() -> None:
    siege = shelter(
        hunger={"Ingvar": 2, "Marguerite": 2, "Tomé": 2},
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"},
        pile=goods(canned_food=2),
        stock=goods(raw_food=1),
    )
    assert beside(siege) == ["eat"]
    assert siege.asked("aside-eater", a_calm_question, "anytime:eat").offers == ["Marguerite", "Tomé"]
    for whom, what in (("aside-eater", "raw-food"), ("aside-patient", "meds"), ("aside-drinker", "moonshine")):
        assert siege.refuses(f"{whom}:Ingvar", what) == "TW-GEN-27"
        assert siege.refuses(f"{whom}:4", what) == "TW-GEN-10"


@rule("TW-GEN-27")
def test_the_question_is_asked_again_with_what_is_then_on_offer() -> None:
    siege = shelter(hunger={"Ingvar": 1, "Marguerite": 1}, stock=goods(raw_food=3))
    siege.play(a_calm_question, "anytime:eat", "aside-eater:Marguerite", "anytime:eat", "test-question:yes")
    assert siege.stock["raw-food"] == 1
    assert beside(siege) == []  # nobody is hungry any more
    assert siege.why_not("anytime:eat").reason == "nobody-hungry"


@rule("TW-GEN-27")
def test_beside_a_question_with_one_answer_nothing_is_offered() -> None:
    siege = shelter(hunger={"Ingvar": 1}, stock=goods(raw_food=1))
    siege.play(a_forced_question)
    assert siege.stock["raw-food"] == 1


@rule("TW-GEN-27", "TW-GEN-03")
def test_every_aside_is_offered_exactly_where_nothing_speaks_against_it() -> None:
    siege = shelter(
        hunger={"Ingvar": 2},
        wounds={"Marguerite": 1},
        stock=goods(canned_food=1, herbal_meds=1, alcohol=1, wood=9),
        rules=("meds-any-time", "alcohol-any-time"),
        pets={"cat"},
        kept_cards=["K01"],
        objective="TEST",
        box=objective_box(),
    )
    asides = ["eat", "medicine", "drink", "objective", "kept-card", "slaughter"]
    assert beside(siege) == asides
    assert [siege.why_not(f"anytime:{aside}") for aside in asides] == [None] * len(asides)


def objective_box() -> WarBox:
    return box_with("objectives: [{id: TEST, title: Test, story: Test., chapter: 1, steps: 2, price: 2 wood}]")


# -- eating -----------------------------------------------------------------------------------------------------------


@rule("TW-DUSK-04", "TW-DUSK-04/1")
def test_canned_food_lowers_hunger_by_two() -> None:
    siege = shelter(hunger={"Ingvar": 3}, stock=goods(canned_food=1))
    siege.play(eat, "Ingvar", "canned-food")
    assert (siege.hunger("Ingvar"), siege.stock) == (1, goods())


@rule("TW-DUSK-05", "TW-DUSK-05/1")
def test_raw_food_lowers_hunger_by_one() -> None:
    siege = shelter(hunger={"Ingvar": 2}, stock=goods(raw_food=1))
    siege.play(eat, "Ingvar", "raw-food")
    assert (siege.hunger("Ingvar"), siege.stock) == (1, goods())


@rule("TW-DUSK-06", "TW-DUSK-06/1")
def test_a_vegetable_leaves_hunger_as_it_is() -> None:
    siege = shelter(hunger={"Ingvar": 2}, stock=goods(vegetable=1))
    siege.play(eat, "Ingvar", "vegetable")
    assert (siege.hunger("Ingvar"), siege.stock) == (2, goods())
    assert beside(shelter(hunger={"Ingvar": 2}, stock=goods(vegetable=1))) == []


def drink_at_dusk(siege: Siege) -> None:
    """There is water for all, and nothing to eat."""
    siege.phase = "dusk"
    siege.play(dusk_phase, "everybody-drinks:yes")


@rule("TW-DUSK-08", "TW-DUSK-08/1")
def test_food_between_meals_does_not_replace_the_meal_at_dusk() -> None:
    siege = shelter(people=1, phase="day", hunger={"Ingvar": 2}, stock=goods(raw_food=1, water=1))
    siege.play(a_calm_question, "anytime:eat", "test-question:no")
    assert siege.hunger("Ingvar") == 1
    drink_at_dusk(siege)
    assert siege.hunger("Ingvar") == 2


@rule("TW-ADVR-02", "TW-ADVR-02/1")
def test_canned_food_in_the_evening_and_nothing_at_the_next_dusk() -> None:
    siege = shelter(people=1, phase="evening", hunger={"Ingvar": 2}, stock=goods(canned_food=1, water=1))
    siege.play(a_calm_question, "anytime:eat", "test-question:no")
    assert siege.hunger("Ingvar") == 0
    drink_at_dusk(siege)
    assert siege.hunger("Ingvar") == 1


@rule("TW-ADVR-01", "TW-DUSK-08")
def test_of_the_advanced_rules_only_eating_is_in_force_unasked() -> None:
    siege = shelter(
        hunger={"Ingvar": 2},
        wounds={"Ingvar": 2},
        stock=goods(raw_food=1, bandages=1, moonshine=1),
        rules=(),
    )
    assert beside(siege) == ["eat"]
    for number, asides in (("meds-any-time", ["eat", "medicine"]), ("alcohol-any-time", ["eat", "drink"])):
        siege.table = {number}
        assert beside(siege) == asides


@rule("TW-SLEEP-02", "TW-GEN-27")
def test_sleepers_eat_too() -> None:
    siege = shelter(people=1, hunger={"Ingvar": 2}, fatigue={"Ingvar": 4}, stock=goods(raw_food=1))
    siege.play(a_calm_question, "anytime:eat", "test-question:no")
    assert siege.hunger("Ingvar") == 1


# -- medicine ---------------------------------------------------------------------------------------------------------


@rule("TW-MED-01", "TW-MED-01/1")
def test_the_leader_chooses_which_of_the_ill_gets_the_meds() -> None:
    siege = shelter(illness={"Ingvar": 1, "Tomé": 2}, stock=goods(meds=1), rules=("meds-any-time",))
    patient = siege.asked("aside-patient", a_calm_question, "anytime:medicine")
    assert (patient.offers, patient.seat) == (["Ingvar", "Tomé"], siege.leader)
    siege.play(a_calm_question, "anytime:medicine", "aside-patient:Tomé", "test-question:no")
    assert siege.stock == goods()
    assert siege.treated == {"Tomé": {"meds"}}


@rule("TW-MED-01", "TW-MED-01/2")
def test_who_is_neither_ill_nor_wounded_gets_no_bandages() -> None:
    siege = shelter(wounds={"Marguerite": 1}, stock=goods(bandages=1), rules=("meds-any-time",))
    assert siege.says(why_not_assign, "Ingvar", "bandages") == ("TW-MED-01", "not-ailing", "Ingvar")
    assert siege.says(why_not_assign, "Marguerite", "bandages") is None
    siege.wounds = {}
    assert siege.why_not("anytime:medicine") == ("TW-MED-01", "nobody-ailing")


@rule("TW-MED-04", "TW-MED-01")
def test_one_token_of_a_kind_for_each() -> None:
    siege = shelter(people=1, wounds={"Ingvar": 2}, stock=goods(bandages=2, herbal_meds=1))
    siege.play(assign_medical, "Ingvar", "bandages")
    assert siege.says(why_not_assign, "Ingvar", "bandages").rule == "TW-MED-04"
    assert siege.says(why_not_assign, "Ingvar", "herbal-meds") is None
    assert siege.says(why_not_assign, "Ingvar", "meds") == ("TW-MED-01", "none-at-hand", "meds")


@rule("TW-ADVR-05", "TW-ADVR-05/1")
def test_bandages_given_by_day_lie_on_the_card_and_do_nothing_yet() -> None:
    siege = shelter(phase="day", wounds={"Ingvar": 2}, stock=goods(bandages=1), rules=("meds-any-time",))
    siege.play(a_calm_question, "anytime:medicine", "test-question:no")
    assert siege.wounds("Ingvar") == 2
    assert siege.illness("Ingvar") == 0
    assert siege.treated == {"Ingvar": {"bandages"}}
    siege = shelter(phase="day", wounds={"Ingvar": 2}, stock=goods(bandages=1))
    assert siege.refuses("anytime:medicine") == "TW-ADVR-05"


# -- alcohol ----------------------------------------------------------------------------------------------------------


@rule("TW-ALCO-02", "TW-ALCO-02/1")
def test_who_is_at_fatigue_four_drinks_nothing() -> None:
    siege = shelter(
        people=1, fatigue={"Ingvar": 4}, misery={"Ingvar": 3}, stock=goods(moonshine=1), rules=("alcohol-any-time",)
    )
    assert siege.says(why_not_drink, "Ingvar", "moonshine").rule == "TW-ALCO-02"
    siege.busy = {"Ingvar"}  # awake for a task, and yet
    assert siege.refuses("anytime:drink") == "TW-ALCO-02"
    assert beside(siege) == []


@rule("TW-ALCO-03", "TW-ALCO-03/1")
def test_moonshine_tires_by_two_and_lifts_misery_by_one() -> None:
    siege = shelter(fatigue={"Ingvar": 1}, misery={"Ingvar": 2}, stock=goods(moonshine=1))
    siege.play(drink_alcohol, "Ingvar", "moonshine")
    assert (fatigue_and_misery(siege, "Ingvar"), siege.stock) == ((3, 1), goods())


@rule("TW-ALCO-04", "TW-ALCO-04/1")
def test_moonshine_at_fatigue_three_puts_to_sleep() -> None:
    siege = shelter(fatigue={"Ingvar": 3}, misery={"Ingvar": 2}, stock=goods(moonshine=1))
    assert siege.says(why_not_drink, "Ingvar", "moonshine") is None
    siege.play(drink_alcohol, "Ingvar", "moonshine")
    assert fatigue_and_misery(siege, "Ingvar") == (4, 1)
    assert siege.says(states.is_asleep, "Ingvar")


@rule("TW-ALCO-05", "TW-ALCO-05/1")
def test_pure_alcohol_tires_by_one_and_lifts_misery_by_one() -> None:
    siege = shelter(fatigue={"Ingvar": 2}, misery={"Ingvar": 1}, stock=goods(alcohol=1))
    siege.play(drink_alcohol, "Ingvar", "alcohol")
    assert (fatigue_and_misery(siege, "Ingvar"), siege.stock) == ((3, 0), goods())


@rule("TW-ALCO-06", "TW-ALCO-06/1")
def test_drink_after_drink_until_fatigue_four() -> None:
    siege = shelter(people=1, misery={"Ingvar": 3}, stock=goods(moonshine=3), rules=("alcohol-any-time",))
    siege.play(a_calm_question, "anytime:drink", "anytime:drink", "test-question:no")
    assert fatigue_and_misery(siege, "Ingvar") == (4, 1)
    assert siege.says(why_not_drink, "Ingvar", "moonshine").rule == "TW-ALCO-02"


@rule("TW-ALCO-06")
def test_without_misery_a_drink_only_tires() -> None:
    siege = shelter(people=1, stock=goods(alcohol=1), rules=("alcohol-any-time",))
    siege.play(a_calm_question, "anytime:drink", "test-question:no")
    assert fatigue_and_misery(siege, "Ingvar") == (1, 0)


@rule("TW-ADVR-06", "TW-ADVR-06/1")
def test_with_the_rule_moonshine_is_drunk_by_day() -> None:
    siege = shelter(
        phase="day", fatigue={"Ingvar": 2}, misery={"Ingvar": 2}, stock=goods(moonshine=1), rules=("alcohol-any-time",)
    )
    assert siege.asked("aside-drinker", a_calm_question, "anytime:drink").offers == ["Ingvar", "Marguerite", "Tomé"]
    siege.play(a_calm_question, "anytime:drink", "aside-drinker:Ingvar", "test-question:no")
    assert fatigue_and_misery(siege, "Ingvar") == (4, 1)


@rule("TW-ADVR-06", "TW-ADVR-06/2")
def test_without_the_rule_moonshine_waits_until_dawn() -> None:
    siege = shelter(phase="day", fatigue={"Ingvar": 2}, misery={"Ingvar": 2}, stock=goods(moonshine=1))
    assert beside(siege) == []
    assert siege.why_not("anytime:drink") == ("TW-ADVR-06", "alcohol-at-dawn")


# -- kept Narrative Actions -------------------------------------------------------------------------------------------

CARDS = """
narrative:
- {id: letter, title: A letter, story: Test., keep: true, now: [gain 2 water]}
- id: song
  title: A song
  story: Test.
  keep: true
  options:
  - {story: Sing., if: you have 1 coffee, do: [gain 1 wood]}
  - {story: Hum., do: [spend 1 sugar, gain 1 book], go: TN9}
- {id: gift, title: A gift, story: Test., keep: true, now: [spend 1 jewelry]}
- {id: talk, title: A talk, story: Test., options: [{story: Talk., do: [gain 1 water]}]}
scripts:
- {id: TN9, title: Voices, story: Test., now: [gain 1 wood]}
"""


@rule("TW-NARR-02", "TW-GEN-27")
def test_a_kept_card_stays_until_it_is_used() -> None:
    siege = shelter(box=box_with(CARDS), kept_cards=["letter"])
    siege.play(a_calm_question, "test-question:no")
    assert siege.kept_cards == ["letter"]
    siege.play(a_calm_question, "anytime:kept-card", "test-question:yes")
    assert (siege.kept_cards, siege.stock) == ([], goods(water=2))
    assert siege.drawn["narrative"] == ["letter"]
    assert siege.why_not("anytime:kept-card") == ("TW-NARR-02", "no-card-kept")


@rule("TW-NARR-02")
def test_a_kept_card_is_offered_when_it_can_do_something() -> None:
    siege = shelter(box=box_with(CARDS), kept_cards=["letter", "song", "gift"], stock=goods(sugar=1))
    card = siege.asked("aside-card", a_calm_question, "anytime:kept-card")
    assert card.offers == ["letter", "song"]
    assert card.why_not("gift") == ("TW-NARR-02", "not-now", "gift")
    assert card.why_not("talk") == ("TW-NARR-02", "not-kept", "talk")
    assert [siege.refuses(f"narrative-option:{place}", "song") == "" for place in "123"] == [False, True, False]
    siege.play(a_calm_question, "anytime:kept-card", "aside-card:song", "test-question:no")
    assert siege.stock == goods(book=1, wood=1)  # the wood is of the script it opens
    assert siege.kept_cards == ["letter", "gift"]
    siege.play(use_narrative, "talk")
    assert siege.stock == goods(book=1, wood=1, water=1)


@rule("TW-NARR-01", "TW-NARR-02")
def test_a_card_whose_price_cannot_be_paid_is_discarded_in_vain() -> None:
    siege = shelter(box=box_with(CARDS))
    siege.play(use_narrative, "gift")
    assert (siege.stock, siege.drawn["narrative"]) == (goods(), ["gift"])


# -- the pet ----------------------------------------------------------------------------------------------------------


def box_feeling(*empathies: int) -> WarBox:
    """The first characters feel so much."""
    box = open_box(None)
    return another(box, empathy=[*empathies, *box.empathy[len(empathies) :]])


@rule("TW-ADVR-03", "TW-ADVR-03/1")
def test_the_dog_gives_four_raw_food_if_all_agree() -> None:
    siege = shelter(seats=3, leader=1, pets={"cat", "dog"}, rng=black(10), box=box_feeling(1, 1, 1))
    all_agree = ["agree-slaughter:yes"] * 3
    siege.play(a_calm_question, "anytime:slaughter", "aside-pet:dog", *all_agree, "test-question:no")
    assert (siege.pets, siege.stock) == ({"cat"}, goods(raw_food=4))


@rule("TW-ADVR-03")
def test_the_cat_gives_two_raw_food() -> None:
    siege = shelter(seats=1, pets={"cat"}, rng=black(10), box=box_feeling(1, 1, 1))
    siege.play(a_calm_question, "anytime:slaughter", "agree-slaughter:yes", "test-question:no")
    assert (siege.pets, siege.stock) == (set(), goods(raw_food=2))


@rule("TW-ADVR-03")
def test_one_player_can_spare_the_pet() -> None:
    siege = shelter(seats=3, leader=2, pets={"dog"})
    first = siege.asked("agree-slaughter", anytime.slaughter, "dog")
    second = first.then("agree-slaughter", "agree-slaughter:yes")
    third = second.then("agree-slaughter", "agree-slaughter:yes")
    assert [(asked.seat, asked.team) for asked in (first, second, third)] == [(2, False), (0, False), (1, False)]
    # the next seat says no, and the question is asked again
    siege.play(a_calm_question, "anytime:slaughter", "agree-slaughter:yes", "agree-slaughter:no", "test-question:yes")
    assert (siege.pets, siege.stock) == ({"dog"}, goods())


@rule("TW-ADVR-03")
def test_a_pet_that_was_spared_is_not_offered_again_beside_the_same_question() -> None:
    siege = shelter(seats=1, pets={"dog"}, hunger={"Ingvar": 2}, stock=goods(raw_food=1))
    again = siege.asked("test-question", a_calm_question, "anytime:slaughter", "agree-slaughter:no")
    assert again.beside == ["eat"]
    assert siege.why_not("anytime:slaughter", ("dog",)) == ("TW-ADVR-03", "pet-is-spared", "dog")
    assert beside(siege) == ["eat", "slaughter"]


@rule("TW-ADVR-04", "TW-ADVR-04/1")
def test_those_whom_it_touches_are_more_miserable() -> None:
    siege = shelter(people=2, seats=1, pets={"dog"}, rng=black(8), box=box_feeling(3, 8))
    siege.play(a_calm_question, "anytime:slaughter", "agree-slaughter:yes", "test-question:no")
    assert siege.misery == {"Marguerite": 1}


@rule("TW-ADVR-04")
def test_only_those_in_the_shelter_grieve_for_the_pet() -> None:
    siege = shelter(
        seats=1,
        pets={"cat"},
        rng=black(1),
        box=box_feeling(5, 5, 5),
        task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"},
    )
    siege.play(a_calm_question, "anytime:slaughter", "agree-slaughter:yes", "test-question:no")
    assert siege.misery == {"Marguerite": 1, "Tomé": 1}


@rule("TW-ADVR-03", "TW-ADVR-04")
def test_on_the_way_nobody_slaughters_the_pet_at_home() -> None:
    siege = shelter(
        pets={"cat", "dog"}, location="near", task={"Ingvar": "out", "Marguerite": "guard", "Tomé": "guard"}
    )
    assert beside(siege) == []
    assert siege.why_not("anytime:slaughter") == ("TW-ADVR-03", "pet-at-home", "cat")
    assert shelter().why_not("anytime:slaughter") == ("TW-ADVR-03", "no-pet")
    assert shelter().why_not("aside-pet:dog") == ("TW-ADVR-03", "no-such-pet", "dog")


def test_the_words_of_the_asides_stand_where_the_code_has_them() -> None:
    domains = open_box(None).vocabulary.domains
    assert domains["anytime"].words == ("eat", "medicine", "drink", "objective", "kept-card", "slaughter")
    assert domains["snacks"].words == ("canned-food", "raw-food")
    assert domains["drinks"].words == ("moonshine", "alcohol")
    assert domains["pets"].words == ("cat", "dog")


def test_an_aside_for_one_is_not_asked_further() -> None:
    siege = shelter(people=1, hunger={"Ingvar": 2}, stock=goods(raw_food=2))
    assert siege.offers(a_calm_question) == ["test-question:no", "test-question:yes"]
    siege.play(a_calm_question, "anytime:eat", "anytime:eat", "test-question:no")
    assert siege.hunger("Ingvar") == 0
