"""What may be done at any time (TW-GEN-27): eating (TW-DUSK-04, TW-DUSK-05, TW-DUSK-06, TW-DUSK-08; TW-ADVR-02),
medicine (TW-MED-01, TW-ADVR-05), alcohol (TW-ALCO, TW-ADVR-06), kept cards (TW-NARR-02), the pet (TW-ADVR-03,
TW-ADVR-04)."""

from __future__ import annotations

from copy import copy

from holdfast.games.this_war_of_mine.box import WarBox, open_box
from holdfast.games.this_war_of_mine.characters import anytime, states
from holdfast.games.this_war_of_mine.characters.alcohol import drink_alcohol, why_not_drink
from holdfast.games.this_war_of_mine.characters.anytime import (
    AGREE_SLAUGHTER,
    ANYTIME,
    DRINK,
    DRINKER,
    EAT,
    EATER,
    GIVE_MEDICINE,
    PATIENT,
    PAY_OBJECTIVE,
    PET,
    SLAUGHTER,
    USE_CARD,
    Spared,
    calm,
    eat,
    why_not_anytime,
)
from holdfast.games.this_war_of_mine.characters.medicine import assign_medical, why_not_assign
from holdfast.games.this_war_of_mine.phases.dusk import dusk_phase
from holdfast.games.this_war_of_mine.scripts.narrative import KEPT_CARD, NARRATIVE_OPTION, use_narrative
from holdfast.games.this_war_of_mine.state import (
    ALCOHOL,
    ALCOHOL_ANY_TIME,
    CANNED_FOOD,
    CAT,
    DAY,
    DOG,
    DUSK,
    EVENING,
    FATIGUE,
    GUARD,
    HUNGER,
    ILLNESS,
    MEDICAL,
    MEDS_ANY_TIME,
    MISERY,
    MOONSHINE,
    NARRATIVE,
    NEAR,
    NONE,
    OUT,
    PEOPLE,
    RAW_FOOD,
    SCAVENGING,
    TABLE_RULES,
    VEGETABLE,
    WOUNDS,
    Shelter,
)
from holdfast.kernel import Choice, Question, Refusal, Rule
from tests.cite import rule
from tests.this_war_of_mine.arrange_by_number import Loaded, box_with, card, goods, offered, play, shelter

ASIDES = (EAT, GIVE_MEDICINE, DRINK, PAY_OBJECTIVE, USE_CARD, SLAUGHTER)
MEDS_TOKEN, BANDAGES_TOKEN, HERBAL_TOKEN = range(3)


def as_you_like(g: Shelter, choice: Choice, answer: int) -> Refusal | None:
    return None


QUESTION = Question("test-question", "yes-no", as_you_like, team=True)


def ask(g: Shelter, values: tuple[int, ...] = (0, 1)) -> Rule:
    """Any question, put where the game is calm."""
    yield from calm(g, lambda: Choice(QUESTION, g.leader, list(values)))


def beside(g: Shelter) -> list[int]:
    """What is offered beside a question."""
    choice = next(ask(g))
    assert isinstance(choice, Choice)
    return [] if choice.beside is None else choice.beside.values


def asked_next(rule: Rule, answer: int) -> Choice:
    """What is asked after an answer; a question with one answer is not put."""
    choice = rule.send(answer)
    while isinstance(choice, Choice) and len(choice.values) == 1:
        choice = rule.send(choice.values[0])
    assert isinstance(choice, Choice)
    return choice


def refusal(g: Shelter, aside: int) -> Refusal:
    refused = why_not_anytime(g, Choice(ANYTIME, 0, [], Spared()), aside)
    assert refused is not None
    return refused


def fatigue_and_misery(g: Shelter, person: int) -> tuple[int, int]:
    return states.level(g, person, FATIGUE), states.level(g, person, MISERY)


# -- where the game is calm -------------------------------------------------------------------------------------------


@rule("TW-GEN-27", "TW-GEN-27/1")
def test_nothing_is_eaten_in_the_middle_of_a_fight() -> None:
    g = shelter(hunger=[2], stock=goods(raw_food=1), fighting=True)
    assert beside(g) == []
    assert refusal(g, EAT) == Refusal("TW-GEN-27", "not-calm")
    g.fighting = False
    assert beside(g) == [EAT]


@rule("TW-GEN-27", "TW-DUSK-08", "TW-ADVR-02", "TW-ADVR-05", "TW-ADVR-06")
def test_nothing_is_eaten_given_or_drunk_while_a_script_is_read() -> None:
    g = shelter(
        hunger=[2],
        wounds=[1],
        stock=goods(raw_food=1, bandages=1, moonshine=1),
        rules=(MEDS_ANY_TIME, ALCOHOL_ANY_TIME),
        script=0,
    )
    assert beside(g) == []
    g.script = NONE
    assert beside(g) == [EAT, GIVE_MEDICINE, DRINK]


@rule("TW-GEN-27", "TW-GEN-27/2")
def test_between_two_unknown_cards_scavengers_eat_from_the_findings_pile() -> None:
    g = shelter(
        hunger=[2, 2],
        phase=SCAVENGING,
        location=NEAR,
        unknown=[0, 1],
        task=[OUT, GUARD, GUARD, NONE],
        pile=goods(raw_food=1),
        stock=goods(raw_food=1, canned_food=1),
    )
    assert beside(g) == [EAT]
    play(ask(g), ~EAT, 0)
    assert (g.pile, g.stock) == (goods(), goods(raw_food=1, canned_food=1))
    assert [states.level(g, person, HUNGER) for person in (0, 1)] == [1, 2]


@rule("TW-GEN-27")
def test_while_others_are_out_those_at_home_eat_from_storage() -> None:
    g = shelter(hunger=[2, 2, 2], task=[OUT, GUARD, GUARD, NONE], pile=goods(canned_food=2), stock=goods(raw_food=1))
    assert beside(g) == [EAT]
    rule_ = ask(g)
    next(rule_)
    choice = asked_next(rule_, ~EAT)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.values) == (EATER, [1, 2])
    for asked in (EATER, PATIENT, DRINKER):
        for person, wanted in ((0, "TW-GEN-27"), (3, "TW-GEN-10")):
            refused = asked.why_not(g, Choice(asked, 0, [1, 2], 0), person)
            assert refused is not None
            assert refused.rule == wanted


@rule("TW-GEN-27")
def test_the_question_is_asked_again_with_what_is_then_on_offer() -> None:
    g = shelter(hunger=[1, 1], stock=goods(raw_food=3))
    play(ask(g), ~EAT, 1, ~EAT, 1)
    assert g.stock[RAW_FOOD] == 1
    assert beside(g) == []  # nobody is hungry any more
    assert refusal(g, EAT).reason == "nobody-hungry"


@rule("TW-GEN-27")
def test_beside_a_question_with_one_answer_nothing_is_offered() -> None:
    g = shelter(hunger=[1], stock=goods(raw_food=1))
    play(ask(g, (0,)))
    assert g.stock[RAW_FOOD] == 1


@rule("TW-GEN-27", "TW-GEN-03")
def test_every_aside_is_offered_exactly_where_nothing_speaks_against_it() -> None:
    g = shelter(
        hunger=[2],
        wounds=[0, 1],
        stock=goods(canned_food=1, herbal_meds=1, alcohol=1, wood=9),
        rules=(MEDS_ANY_TIME, ALCOHOL_ANY_TIME),
        pets=[1, 0],
        kept_cards=[0],
        objective=card("objectives", "TEST", objective_box()),
        box=objective_box(),
    )
    wanted = [EAT, GIVE_MEDICINE, DRINK, PAY_OBJECTIVE, USE_CARD, SLAUGHTER]
    assert beside(g) == wanted
    question = Choice(ANYTIME, 0, wanted, Spared())
    assert [aside for aside in range(len(ASIDES)) if why_not_anytime(g, question, aside) is None] == wanted


def objective_box() -> WarBox:
    return box_with("objectives: [{id: TEST, title: Test, story: Test., chapter: 1, steps: 2, price: 2 wood}]")


# -- eating -----------------------------------------------------------------------------------------------------------


@rule("TW-DUSK-04", "TW-DUSK-04/1")
def test_canned_food_lowers_hunger_by_two() -> None:
    g = shelter(hunger=[3], stock=goods(canned_food=1))
    eat(g, 0, CANNED_FOOD)
    assert (states.level(g, 0, HUNGER), g.stock) == (1, goods())


@rule("TW-DUSK-05", "TW-DUSK-05/1")
def test_raw_food_lowers_hunger_by_one() -> None:
    g = shelter(hunger=[2], stock=goods(raw_food=1))
    eat(g, 0, RAW_FOOD)
    assert (states.level(g, 0, HUNGER), g.stock) == (1, goods())


@rule("TW-DUSK-06", "TW-DUSK-06/1")
def test_a_vegetable_leaves_hunger_as_it_is() -> None:
    g = shelter(hunger=[2], stock=goods(vegetable=1))
    eat(g, 0, VEGETABLE)
    assert (states.level(g, 0, HUNGER), g.stock) == (2, goods())
    assert beside(shelter(hunger=[2], stock=goods(vegetable=1))) == []


def drink_at_dusk(g: Shelter) -> None:
    """There is water for all, and nothing to eat."""
    g.phase = DUSK
    play(dusk_phase(g), 1)


@rule("TW-DUSK-08", "TW-DUSK-08/1")
def test_food_between_meals_does_not_replace_the_meal_at_dusk() -> None:
    g = shelter(people=1, phase=DAY, hunger=[2], stock=goods(raw_food=1, water=1))
    play(ask(g), ~EAT, 0)
    assert states.level(g, 0, HUNGER) == 1
    drink_at_dusk(g)
    assert states.level(g, 0, HUNGER) == 2


@rule("TW-ADVR-02", "TW-ADVR-02/1")
def test_canned_food_in_the_evening_and_nothing_at_the_next_dusk() -> None:
    g = shelter(people=1, phase=EVENING, hunger=[2], stock=goods(canned_food=1, water=1))
    play(ask(g), ~EAT, 0)
    assert states.level(g, 0, HUNGER) == 0
    drink_at_dusk(g)
    assert states.level(g, 0, HUNGER) == 1


@rule("TW-ADVR-01", "TW-DUSK-08")
def test_of_the_advanced_rules_only_eating_is_in_force_unasked() -> None:
    g = shelter(hunger=[2], wounds=[2], stock=goods(raw_food=1, bandages=1, moonshine=1), table=[0] * TABLE_RULES)
    assert beside(g) == [EAT]
    for number, asides in ((MEDS_ANY_TIME, [EAT, GIVE_MEDICINE]), (ALCOHOL_ANY_TIME, [EAT, DRINK])):
        g.table = [int(rule_ == number) for rule_ in range(TABLE_RULES)]
        assert beside(g) == asides


@rule("TW-SLEEP-02", "TW-GEN-27")
def test_sleepers_eat_too() -> None:
    g = shelter(people=1, hunger=[2], fatigue=[4], stock=goods(raw_food=1))
    play(ask(g), ~EAT, 0)
    assert states.level(g, 0, HUNGER) == 1


# -- medicine ---------------------------------------------------------------------------------------------------------


@rule("TW-MED-01", "TW-MED-01/1")
def test_the_leader_chooses_which_of_the_ill_gets_the_meds() -> None:
    g = shelter(illness=[1, 0, 2], stock=goods(meds=1), rules=(MEDS_ANY_TIME,))
    rule_ = ask(g)
    next(rule_)
    choice = asked_next(rule_, ~GIVE_MEDICINE)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.values, choice.seat) == (PATIENT, [0, 2], g.leader)
    play(ask(g), ~GIVE_MEDICINE, 2, 0)
    assert g.stock == goods()
    assert g.treated[2 * len(MEDICAL) + MEDS_TOKEN] == sum(g.treated) == 1


@rule("TW-MED-01", "TW-MED-01/2")
def test_who_is_neither_ill_nor_wounded_gets_no_bandages() -> None:
    g = shelter(wounds=[0, 1], stock=goods(bandages=1), rules=(MEDS_ANY_TIME,))
    refused = why_not_assign(g, 0, BANDAGES_TOKEN)
    assert refused is not None
    assert (refused.rule, refused.reason) == ("TW-MED-01", "not-ailing")
    assert why_not_assign(g, 1, BANDAGES_TOKEN) is None
    g.levels = [0] * len(g.levels)
    assert refusal(g, GIVE_MEDICINE) == Refusal("TW-MED-01", "nobody-ailing")


@rule("TW-MED-04", "TW-MED-01")
def test_one_token_of_a_kind_for_each() -> None:
    g = shelter(people=1, wounds=[2], stock=goods(bandages=2, herbal_meds=1))
    assign_medical(g, 0, BANDAGES_TOKEN)
    refused = why_not_assign(g, 0, BANDAGES_TOKEN)
    assert refused is not None
    assert refused.rule == "TW-MED-04"
    assert why_not_assign(g, 0, HERBAL_TOKEN) is None
    assert why_not_assign(g, 0, MEDS_TOKEN) == Refusal("TW-MED-01", "none-at-hand", MEDICAL[MEDS_TOKEN])


@rule("TW-ADVR-05", "TW-ADVR-05/1")
def test_bandages_given_by_day_lie_on_the_card_and_do_nothing_yet() -> None:
    g = shelter(phase=DAY, wounds=[2], stock=goods(bandages=1), rules=(MEDS_ANY_TIME,))
    play(ask(g), ~GIVE_MEDICINE, 0)
    assert states.level(g, 0, WOUNDS) == 2
    assert states.level(g, 0, ILLNESS) == 0
    assert g.treated[BANDAGES_TOKEN] == 1
    g = shelter(phase=DAY, wounds=[2], stock=goods(bandages=1))
    assert refusal(g, GIVE_MEDICINE).rule == "TW-ADVR-05"


# -- alcohol ----------------------------------------------------------------------------------------------------------


@rule("TW-ALCO-02", "TW-ALCO-02/1")
def test_who_is_at_fatigue_four_drinks_nothing() -> None:
    g = shelter(people=1, fatigue=[4], misery=[3], stock=goods(moonshine=1), rules=(ALCOHOL_ANY_TIME,))
    refused = why_not_drink(g, 0, MOONSHINE)
    assert refused is not None
    assert refused.rule == "TW-ALCO-02"
    g.busy[0] = 1  # awake for a task, and yet
    assert refusal(g, DRINK).rule == "TW-ALCO-02"
    assert beside(g) == []


@rule("TW-ALCO-03", "TW-ALCO-03/1")
def test_moonshine_tires_by_two_and_lifts_misery_by_one() -> None:
    g = shelter(fatigue=[1], misery=[2], stock=goods(moonshine=1))
    drink_alcohol(g, 0, MOONSHINE)
    assert (fatigue_and_misery(g, 0), g.stock) == ((3, 1), goods())


@rule("TW-ALCO-04", "TW-ALCO-04/1")
def test_moonshine_at_fatigue_three_puts_to_sleep() -> None:
    g = shelter(fatigue=[3], misery=[2], stock=goods(moonshine=1))
    assert why_not_drink(g, 0, MOONSHINE) is None
    drink_alcohol(g, 0, MOONSHINE)
    assert fatigue_and_misery(g, 0) == (4, 1)
    assert states.is_asleep(g, 0)


@rule("TW-ALCO-05", "TW-ALCO-05/1")
def test_pure_alcohol_tires_by_one_and_lifts_misery_by_one() -> None:
    g = shelter(fatigue=[2], misery=[1], stock=goods(alcohol=1))
    drink_alcohol(g, 0, ALCOHOL)
    assert (fatigue_and_misery(g, 0), g.stock) == ((3, 0), goods())


@rule("TW-ALCO-06", "TW-ALCO-06/1")
def test_drink_after_drink_until_fatigue_four() -> None:
    g = shelter(people=1, misery=[3], stock=goods(moonshine=3), rules=(ALCOHOL_ANY_TIME,))
    play(ask(g), ~DRINK, ~DRINK, 0)
    assert fatigue_and_misery(g, 0) == (4, 1)
    refused = why_not_drink(g, 0, MOONSHINE)
    assert refused is not None
    assert refused.rule == "TW-ALCO-02"


@rule("TW-ALCO-06")
def test_without_misery_a_drink_only_tires() -> None:
    g = shelter(people=1, stock=goods(alcohol=1), rules=(ALCOHOL_ANY_TIME,))
    play(ask(g), ~DRINK, 0)
    assert fatigue_and_misery(g, 0) == (1, 0)


@rule("TW-ADVR-06", "TW-ADVR-06/1")
def test_with_the_rule_moonshine_is_drunk_by_day() -> None:
    g = shelter(phase=DAY, fatigue=[2], misery=[2], stock=goods(moonshine=1), rules=(ALCOHOL_ANY_TIME,))
    rule_ = ask(g)
    next(rule_)
    choice = asked_next(rule_, ~DRINK)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.values) == (DRINKER, [0, 1, 2])
    play(ask(g), ~DRINK, 0, 0)
    assert fatigue_and_misery(g, 0) == (4, 1)


@rule("TW-ADVR-06", "TW-ADVR-06/2")
def test_without_the_rule_moonshine_waits_until_dawn() -> None:
    g = shelter(phase=DAY, fatigue=[2], misery=[2], stock=goods(moonshine=1))
    assert beside(g) == []
    assert refusal(g, DRINK) == Refusal("TW-ADVR-06", "alcohol-at-dawn")


# -- kept Narrative Actions -------------------------------------------------------------------------------------------

CARDS = """
narrative:
- {id: TN1, title: A letter, story: Test., keep: true, now: [gain 2 water]}
- id: TN2
  title: A song
  story: Test.
  keep: true
  options:
  - {story: Sing., if: you have 1 coffee, do: [gain 1 wood]}
  - {story: Hum., do: [spend 1 sugar, gain 1 book], go: TN9}
- {id: TN3, title: A gift, story: Test., keep: true, now: [spend 1 jewelry]}
- {id: TN4, title: A talk, story: Test., options: [{story: Talk., do: [gain 1 water]}]}
scripts:
- {id: TN9, title: Voices, story: Test., now: [gain 1 wood]}
"""


@rule("TW-NARR-02", "TW-GEN-27")
def test_a_kept_card_stays_until_it_is_used() -> None:
    box = box_with(CARDS)
    letter = card("narrative", "TN1", box)
    g = shelter(box=box, kept_cards=[letter])
    play(ask(g), 0)
    assert g.kept_cards == [letter]
    play(ask(g), ~USE_CARD, 1)
    assert (g.kept_cards, g.stock) == ([], goods(water=2))
    assert g.drawn[NARRATIVE] == [letter]
    assert refusal(g, USE_CARD) == Refusal("TW-NARR-02", "no-card-kept")


@rule("TW-NARR-02")
def test_a_kept_card_is_offered_when_it_can_do_something() -> None:
    box = box_with(CARDS)
    letter, song, gift = (card("narrative", name, box) for name in ("TN1", "TN2", "TN3"))
    g = shelter(box=box, kept_cards=[letter, song, gift], stock=goods(sugar=1))
    rule_ = ask(g)
    next(rule_)
    choice = rule_.send(~USE_CARD)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.values) == (KEPT_CARD, [letter, song])
    assert KEPT_CARD.why_not(g, choice, gift) == Refusal("TW-NARR-02", "not-now", gift)
    assert KEPT_CARD.why_not(g, choice, 0) == Refusal("TW-NARR-02", "not-kept", 0)
    option = Choice(NARRATIVE_OPTION, 0, [1], song)
    assert [NARRATIVE_OPTION.why_not(g, option, place) is None for place in range(3)] == [False, True, False]
    play(ask(g), ~USE_CARD, song, 0)
    assert (g.stock, g.kept_cards) == (goods(book=1, wood=1), [letter, gift])  # the wood is of the script it opens
    play(use_narrative(g, card("narrative", "TN4", box)))
    assert g.stock == goods(book=1, wood=1, water=1)


@rule("TW-NARR-01", "TW-NARR-02")
def test_a_card_whose_price_cannot_be_paid_is_discarded_in_vain() -> None:
    box = box_with(CARDS)
    gift = card("narrative", "TN3", box)
    g = shelter(box=box)
    play(use_narrative(g, gift))
    assert (g.stock, g.drawn[NARRATIVE]) == (goods(), [gift])


# -- the pet ----------------------------------------------------------------------------------------------------------


def box_feeling(*empathies: int) -> WarBox:
    box = copy(open_box(None))
    box.empathy = [*empathies, *box.empathy[len(empathies) :]]
    return box


@rule("TW-ADVR-03", "TW-ADVR-03/1")
def test_the_dog_gives_four_raw_food_if_all_agree() -> None:
    g = shelter(seats=3, leader=1, pets=[1, 1], rng=Loaded(9), box=box_feeling(1, 1, 1))
    play(ask(g), ~SLAUGHTER, DOG, 1, 1, 1, 0)
    assert (g.pets, g.stock) == ([1, 0], goods(raw_food=4))


@rule("TW-ADVR-03")
def test_the_cat_gives_two_raw_food() -> None:
    g = shelter(seats=1, pets=[1, 0], rng=Loaded(9), box=box_feeling(1, 1, 1))
    play(ask(g), ~SLAUGHTER, 1, 0)
    assert (g.pets, g.stock) == ([0, 0], goods(raw_food=2))


@rule("TW-ADVR-03")
def test_one_player_can_spare_the_pet() -> None:
    g = shelter(seats=3, leader=2, pets=[0, 1])
    talk = anytime.slaughter(g, DOG)
    for answer, seat in ((None, 2), (1, 0), (1, 1)):
        choice = talk.send(answer)  # type: ignore[arg-type]
        assert isinstance(choice, Choice)
        assert (choice.question, choice.seat, choice.question.team) == (AGREE_SLAUGHTER, seat, False)
    play(ask(g), ~SLAUGHTER, 1, 0, 1)  # the next seat says no, and the question is asked again
    assert (g.pets, g.stock) == ([0, 1], goods())


@rule("TW-ADVR-03")
def test_a_pet_that_was_spared_is_not_offered_again_beside_the_same_question() -> None:
    g = shelter(seats=1, pets=[0, 1], hunger=[2], stock=goods(raw_food=1))
    rule_ = ask(g)
    next(rule_)
    asked_next(rule_, ~SLAUGHTER)
    choice = rule_.send(0)
    assert isinstance(choice, Choice)
    assert choice.beside is not None
    assert choice.beside.values == [EAT]
    refused = why_not_anytime(g, choice.beside, SLAUGHTER)
    assert refused is not None
    assert refused.reason == "pet-is-spared"
    assert beside(g) == [EAT, SLAUGHTER]


@rule("TW-ADVR-04", "TW-ADVR-04/1")
def test_those_whom_it_touches_are_more_miserable() -> None:
    g = shelter(people=2, seats=1, pets=[0, 1], rng=Loaded(7), box=box_feeling(3, 8))
    play(ask(g), ~SLAUGHTER, 1, 0)
    assert [states.level(g, person, MISERY) for person in (0, 1)] == [0, 1]


@rule("TW-ADVR-04")
def test_only_those_in_the_shelter_grieve_for_the_pet() -> None:
    g = shelter(seats=1, pets=[1, 0], rng=Loaded(0), box=box_feeling(5, 5, 5), task=[OUT, GUARD, GUARD, NONE])
    play(ask(g), ~SLAUGHTER, 1, 0)
    assert [states.level(g, person, MISERY) for person in PEOPLE] == [0, 1, 1, 0]


@rule("TW-ADVR-03", "TW-ADVR-04")
def test_on_the_way_nobody_slaughters_the_pet_at_home() -> None:
    g = shelter(pets=[1, 1], location=NEAR, task=[OUT, GUARD, GUARD, NONE])
    assert beside(g) == []
    assert refusal(g, SLAUGHTER) == Refusal("TW-ADVR-03", "pet-at-home", CAT)
    assert refusal(shelter(), SLAUGHTER) == Refusal("TW-ADVR-03", "no-pet")
    dog = PET.why_not(shelter(), Choice(PET, 0, [], Spared()), DOG)
    assert dog == Refusal("TW-ADVR-03", "no-such-pet", DOG)


def test_the_words_of_the_asides_stand_where_the_code_has_them() -> None:
    domains = open_box(None).vocabulary.domains
    assert domains["anytime"].words == ("eat", "medicine", "drink", "objective", "kept-card", "slaughter")
    assert domains["snacks"].words == ("canned-food", "raw-food")
    assert domains["drinks"].words == ("moonshine", "alcohol")
    assert domains["pets"].words == ("cat", "dog")


def test_an_aside_for_one_is_not_asked_further() -> None:
    g = shelter(people=1, hunger=[2], stock=goods(raw_food=2))
    assert offered(ask(g)) == [0, 1]
    play(ask(g), ~EAT, ~EAT, 0)
    assert states.level(g, 0, HUNGER) == 0
