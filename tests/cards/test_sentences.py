"""What sentences do when they are carried out."""

from __future__ import annotations

import pytest

from holdfast.cards import Sentence, holds, perform, run, tally, worth
from holdfast.kernel.choice import Choice

from .reading_aloud import condition, count, effect, score
from .village import CHILD, COAL, CORE, ELDER, HELPERS, WOOD, Village


def play(village: Village, *texts: str) -> None:
    """Carry out sentences that ask nothing, for seat 0, both ways there are: they must come to the same."""
    sentences = [effect(text) for text in texts]
    for question in perform(village, sentences, 0):
        raise AssertionError(f"{question} was asked")


def test_a_phrase_is_carried_out_with_its_numbers() -> None:
    village = Village()
    play(village, "gain 2 wood", "gain 1 steam core")
    assert village.stores == [2, 0, 1]


def test_the_context_is_passed_before_the_slots() -> None:
    village = Village()
    run(village, effect("gain 1 coal"), 3)
    assert village.seat == 3


def test_slots_may_stand_in_another_order_than_the_parameters() -> None:
    village = Village()
    village.sick = [0, 5]
    play(village, "cure 2 sick elders")
    assert village.sick == [0, 3]


def test_a_and_an_are_one_where_the_phrase_says_so() -> None:
    village = Village()
    village.sick = [2, 2]
    play(village, "cure a sick child", "cure an sick elder")
    assert village.sick == [1, 1]


def test_amounts_come_as_counts_by_place() -> None:
    village = Village(wood=5, coal=5, core=5)
    play(village, "pay 1 wood, 2 coal and 3 steam cores")
    assert village.stores == [4, 3, 2]


@pytest.mark.parametrize(("sick", "gained"), [(0, 0), (1, 2), (2, 4), (9, 5)])
def test_for_each_multiplies_the_first_number_and_at_most_limits_it(sick: int, gained: int) -> None:
    village = Village()
    village.sick[CHILD] = sick
    play(village, "gain 2 wood for each sick child, at most 5")
    assert village.stores[WOOD] == gained


@pytest.mark.parametrize(("sick", "gained"), [(1, 0), (2, 1), (5, 2)])
def test_for_every_two_counts_whole_pairs(sick: int, gained: int) -> None:
    village = Village()
    village.sick[ELDER] = sick
    play(village, "gain 1 coal for every 2 sick elders")
    assert village.stores[COAL] == gained


def test_a_phrase_without_a_number_is_repeated_for_each() -> None:
    village = Village(wood=4)
    play(village, "make noise for each wood, at most 3")
    assert village.noise == 3
    play(village, "pay 1 wood for each wood")
    assert village.stores[WOOD] == 0


def test_if_and_unless_look_at_the_state_as_it_is_then() -> None:
    village = Village(coal=3)
    play(village, "if have 3 coal: pay 2 coal", "if have 3 coal: gain 9 wood", "unless have 3 coal: gain 1 wood")
    assert village.stores == [1, 1, 0]


def test_unless_two_things_means_unless_both() -> None:
    village = Village(coal=1)
    play(village, "unless have 1 coal and have 1 wood: gain 1 steam core")
    assert village.stores[CORE] == 1
    village.stores[WOOD] = 1
    play(village, "unless have 1 coal and have 1 wood: gain 1 steam core")
    assert village.stores[CORE] == 1


def test_once_per_game_is_used_up_only_when_it_happens() -> None:
    village = Village()
    sentence = "once per game, if have 1 coal: gain 1 wood for each coal"
    play(village, sentence)
    assert (village.once, village.stores[WOOD]) == ([], 0)
    village.stores[COAL] = 2
    play(village, sentence, sentence)
    assert (village.once, village.stores[WOOD]) == ([0], 2)


def test_run_does_the_same_without_a_generator() -> None:
    village = Village(wood=3)
    for text in ("noise +1 for each wood", "make noise for each wood", "if have 9 wood: noise +5", "noise +1"):
        run(village, effect(text), 0)
    assert village.noise == 7


def test_a_phrase_that_asks_is_asked_once_for_each() -> None:
    village = Village(wood=2)
    rule = perform(village, [effect("up to 3 helpers: noise +1 for each wood")], 1)
    question = next(rule)
    assert isinstance(question, Choice)
    assert (question.question, question.seat, question.values) == (HELPERS, 1, [0, 1, 2, 3])
    with pytest.raises(StopIteration):
        rule.send(2)
    assert village.noise == 4


def test_run_refuses_a_phrase_that_asks() -> None:
    with pytest.raises(TypeError, match="asks a question"):
        run(Village(), effect("up to 1 helper: make noise"), 0)


def test_conditions_must_all_hold() -> None:
    village = Village(wood=1, coal=2)
    village.sick[CHILD] = 1
    assert holds(village, condition("have 1 wood and have 2 coal"), 0)
    assert holds(village, condition("have 1 wood and not all children are well"), 0)
    assert holds(village, condition("have fewer than 2 wood"), 0)
    assert not holds(village, condition("not have fewer than 2 wood"), 0)
    assert not holds(village, condition("have 1 wood and have 3 coal"), 0)


def test_an_and_inside_a_phrase_is_not_taken_for_one_between_two() -> None:
    village = Village(wood=1, coal=2)
    both = condition("you have 1 wood and 2 coal in store and you have 2 coal")
    assert len(both.clauses) == 2
    assert holds(village, both, 0)


def test_counts_and_scores() -> None:
    village = Village(wood=7)
    village.sick = [3, 0]
    assert tally(village, count("sick children"), 0) == 3
    assert tally(village, count("barn with wood or coal"), 0) == 1
    assert worth(village, score("2 VP for each sick child, at most 5", "if have 7 wood: 1 VP", "3 VP"), 0) == 9
    assert worth(village, score("the wood you have for each barn with wood or coal"), 0) == 7


def test_sentences_are_values() -> None:
    assert effect("gain 2 wood") == effect("Gain 2 wood.")
    assert effect("gain 2 wood") != effect("gain 3 wood")
    assert len({effect("gain 2 wood for each coal"), effect("gain 2 wood for every 1 coal")}) == 1
    assert isinstance(effect("make noise"), Sentence)
    with pytest.raises(AttributeError):
        effect("make noise").unheard_of = 1  # type: ignore[attr-defined]
