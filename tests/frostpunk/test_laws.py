"""Laws: FP-LAW, and the Buildings that they unlock."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import holds, payable, perform
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import Law
from holdfast.games.frostpunk.city.construction import why_not_build
from holdfast.games.frostpunk.city.feelings import DRAW, EXHAUSTED, TYPES_ON, increase_type
from holdfast.games.frostpunk.city.laws import BUILD_NOW, LAW, introduce, why_not_introduce, why_not_law
from holdfast.games.frostpunk.phases.hunger import ADDITIVES, feed, hunger_phase
from holdfast.games.frostpunk.state import (
    AGITATOR,
    ANGER,
    APATHY,
    CARE,
    CARE_HOUSE,
    CARE_HOUSE_LAW,
    CEMETERY,
    CHILD_LABOUR,
    CHILD_SHELTER,
    CHILD_SHELTER_LAW,
    CROWDED_QUARTERS,
    DISCONTENT,
    EXTENDED_SHIFT,
    FAITH_KEEPERS,
    FIELD_KITCHEN,
    FIGHTING_ARENA,
    FIGHTING_ARENA_LAW,
    FOOD_ADDITIVES,
    GREED,
    HEATED_MEALS,
    HOPE,
    JUSTICE,
    LAWS,
    MAKESHIFT_SHELTER,
    MOTIVATION,
    NEW_FAITH,
    NEW_ORDER,
    NONE,
    PLATFORM,
    PRISON,
    PROPAGANDA_CENTRE,
    PUBLIC_COUNCIL,
    PUBLIC_HOUSE,
    PUBLIC_HOUSE_LAW,
    SNOW_PIT,
    STARVATION_RATIONS,
    TEMPLE,
    TIME_TO_REST,
    WORKER,
    City,
)
from holdfast.kernel import Choice, Rule
from tests.cite import rule
from tests.frostpunk.by_number import city, offered, play

STARTING = list(range(8))
NO, YES = 0, 1
FAITH = (FIELD_KITCHEN, CEMETERY, TEMPLE, FAITH_KEEPERS)
ORDER = (SNOW_PIT, PROPAGANDA_CENTRE, AGITATOR, PRISON)


def on(kind: int) -> int:
    """An active token."""
    return kind * 2 + 1


def off(kind: int) -> int:
    """An exhausted token."""
    return kind * 2


def council(*laws: int, **fields: Any) -> City:
    """A city in which these Laws may be introduced, with Hope and without room to build."""
    g = city(**{"hope": [on(CARE)], "future_laws": list(laws), "active": 1, **fields})
    g.building[:5] = [PLATFORM] * 5
    return g


def platform(g: City) -> Rule:
    """Its action."""
    return perform(g, g.box.uses[PLATFORM][0][0].do)


def consequences(g: City, law: int) -> tuple[int, int]:
    return g.box.first_consequence + 2 * law, g.box.first_consequence + 2 * law + 1


# -- introducing one --------------------------------------------------------------------------------------------------


@rule("FP-LAW-01", "FP-LAW-01/1", "FP-LAW-05")
def test_the_platform_introduces_a_law_of_the_players_choice() -> None:
    g = council(*range(12), leader=0)
    asking = platform(g)
    choice = next(asking)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.question.team, choice.seat, choice.values) == (LAW, True, 0, list(range(12)))
    play(platform(g), MAKESHIFT_SHELTER)
    assert [law for law in range(LAWS) if g.laws[law]] == [MAKESHIFT_SHELTER]
    assert CROWDED_QUARTERS not in g.future_laws
    assert len(g.future_laws) == 10


@rule("FP-LAW-01", "FP-LAW-05")
def test_why_a_law_cannot_be_chosen() -> None:
    g = council(0, 1, EXTENDED_SHIFT)
    g.laws[HEATED_MEALS] = g.laws[PUBLIC_COUNCIL] = 1
    choice = Choice(LAW, 0, [])
    reasons = {law: why_not_law(g, choice, law) for law in range(LAWS)}
    assert [law for law, reason in reasons.items() if reason is None] == offered(introduce(g)) == [0, 1, EXTENDED_SHIFT]
    assert {law: reason.rule for law, reason in reasons.items() if reason is not None} == {
        **dict.fromkeys((4, 5, 6, 7, 8, 9, 11, 13, 14, 15), "FP-SET-26"),
        HEATED_MEALS: "FP-LAW-01",
        PUBLIC_COUNCIL: "FP-LAW-01",
        FOOD_ADDITIVES: "FP-LAW-05",
    }


@rule("FP-LAW-02", "FP-LAW-02/1")
def test_one_of_two_consequences_is_shuffled_unseen_into_the_dusk_deck() -> None:
    came, places = set(), set()
    for seed in range(60):
        g = council(CROWDED_QUARTERS, seed=seed, dusk=[40, 41], told=[])
        play(introduce(g))
        assert len(g.dusk) == 3
        (card,) = set(g.dusk) - {40, 41}
        came.add(card)
        places.add(g.dusk.index(card))
        assert g.reveals == 0
        assert not any(card in numbers for _, _, numbers in g.told or [])
    assert came == set(consequences(g, CROWDED_QUARTERS))
    assert places == {0, 1, 2}


@rule("FP-LAW-03", "FP-LAW-03/1")
def test_feelings_change_at_once() -> None:
    g = council(CHILD_LABOUR)
    play(introduce(g))
    assert g.tokens[HOPE] == [off(CARE)]
    assert len(g.tokens[DISCONTENT]) == 1


@rule("FP-LAW-04", "FP-LAW-09")
def test_first_feelings_then_the_building_then_the_consequence() -> None:
    g = city(hope=[off(CARE)], future_laws=[CHILD_SHELTER_LAW], active=1)
    asking = introduce(g)
    assert offered(asking) == [CHILD_SHELTER_LAW]
    choice = asking.send(CHILD_SHELTER_LAW)
    assert isinstance(choice, Choice)
    assert (choice.question.name, g.laws[CHILD_SHELTER_LAW], g.future_laws, g.dusk) == ("raise", 1, [], [])
    choice = asking.send(CARE)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.seat, choice.values, choice.about) == (BUILD_NOW, 1, [NO, YES], CHILD_SHELTER)
    assert (g.tokens[HOPE], g.dusk) == ([on(CARE)], [])
    choice = asking.send(YES)
    assert isinstance(choice, Choice)
    assert (choice.question.name, choice.seat, g.dusk) == ("build-on", 1, [])
    with pytest.raises(StopIteration):
        asking.send(3)
    assert (g.building[3], len(g.dusk)) == (CHILD_SHELTER, 1)


@rule("FP-LAW-05", "FP-LAW-05/1")
def test_one_of_a_pair_removes_the_other() -> None:
    g = council(*STARTING)
    play(introduce(g), HEATED_MEALS)
    assert FOOD_ADDITIVES not in g.future_laws
    assert g.laws[FOOD_ADDITIVES] == 0
    refusal = why_not_law(g, Choice(LAW, 0, []), FOOD_ADDITIVES)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-LAW-05", (FOOD_ADDITIVES, HEATED_MEALS))


@rule("FP-LAW-05")
@pytest.mark.parametrize("law", STARTING)
def test_the_starting_laws_are_four_pairs(law: int) -> None:
    other = law + 1 if law % 2 == 0 else law - 1
    g = council(*STARTING, hope=[on(CARE)] * 3)
    play(introduce(g), law)
    assert g.future_laws == [left for left in STARTING if left not in (law, other)]


@rule("FP-LAW-05")
def test_the_other_laws_have_no_pair() -> None:
    g = council(EXTENDED_SHIFT, FIGHTING_ARENA_LAW)
    play(introduce(g), EXTENDED_SHIFT)
    assert g.future_laws == [FIGHTING_ARENA_LAW]


@rule("FP-LAW-06", "FP-LAW-06/1")
def test_after_four_laws_the_platform_cannot_be_used() -> None:
    g = council(EXTENDED_SHIFT, laws=[1, 0, 1, 0, 1, 0, 0, 0] + [0] * 8)
    (use,) = g.box.uses[PLATFORM][0]
    assert holds(g, use.if_)
    assert payable(g, use.do)
    g.laws[NEW_FAITH] = 1
    assert not payable(g, use.do)
    refusal = why_not_introduce(g)
    assert refusal is not None
    assert refusal.rule == "FP-LAW-06"
    play(introduce(g))
    assert (sum(g.laws), g.future_laws) == (4, [EXTENDED_SHIFT])


@rule("FP-LAW-06")
def test_without_a_law_to_introduce_it_cannot_be_used_either() -> None:
    g = council()
    assert not payable(g, g.box.uses[PLATFORM][0][0].do)
    refusal = why_not_introduce(g)
    assert refusal is not None
    assert refusal.rule == "FP-LAW-01"


@rule("FP-LAW-07")
def test_what_stands_on_a_law_card() -> None:
    box = open_box(None)
    assert set(Law.__struct_fields__) == {"id", "name", "story", "effect", "now", "builds", "at_once"}
    assert all(law.name and law.story and law.effect for law in box.laws)
    assert all(len(law.builds) == 1 for law in box.laws if law.at_once)
    named = [box.event_ids[card] for law in range(LAWS) for card in consequences(city(), law)]
    assert named == [f"{law.id}{letter}" for law in box.laws for letter in "AB"]


@rule("FP-LAW-08")
def test_the_laws_have_ids_from_1_to_16() -> None:
    box = open_box(None)
    assert [law.id for law in box.laws] == [f"L{number:02}" for number in range(1, 17)]
    assert [box.laws[law].name for law in range(8, LAWS)] == [
        "Care House",
        "Double Ration for the Ill",
        "Extended Shift",
        "Fighting Arena",
        "Public Council",
        "Public House",
        "Time to Rest",
        "Starvation Rations",
    ]
    assert box.first_scenario - box.first_consequence == 2 * LAWS


# -- the Laws, one by one ---------------------------------------------------------------------------------------------

AT_ONCE = [
    (CHILD_SHELTER_LAW, CHILD_SHELTER),
    (CARE_HOUSE_LAW, CARE_HOUSE),
    (FIGHTING_ARENA_LAW, FIGHTING_ARENA),
    (PUBLIC_HOUSE_LAW, PUBLIC_HOUSE),
]


def with_room(law: int, **fields: Any) -> City:
    """Feelings that leave nothing to choose, and the Generator tile to build on."""
    return city(**{"hope": [on(CARE)], "discontent": [on(ANGER)], "future_laws": [law], **fields})


@rule("FP-LAW-09", "FP-LAW-17", "FP-LAW-20", "FP-LAW-22")
@pytest.mark.parametrize(("law", "building"), AT_ONCE)
def test_a_laws_building_may_be_built_at_once_and_free(law: int, building: int) -> None:
    g = with_room(law)
    assert g.unlocked[building] == 0
    play(introduce(g), YES, 2)
    assert (g.unlocked[building], g.building[2], g.left[building]) == (1, building, 0)
    assert g.stock == [0, 0, 0, 0]


@rule("FP-LAW-09", "FP-LAW-17", "FP-LAW-20", "FP-LAW-22")
@pytest.mark.parametrize(("law", "building"), AT_ONCE)
def test_or_later_for_its_price(law: int, building: int) -> None:
    g = with_room(law)
    play(introduce(g), NO)
    assert (g.unlocked[building], g.building.count(building), len(g.dusk)) == (1, 0, 1)
    refusal = why_not_build(g, building)
    assert refusal is not None
    assert refusal.rule == "FP-CONS-03"
    g.stock[0] = 9
    assert why_not_build(g, building) is None


@rule("FP-LAW-09")
def test_where_there_is_no_room_it_is_not_asked() -> None:
    g = council(CHILD_SHELTER_LAW)
    play(introduce(g))
    assert (g.unlocked[CHILD_SHELTER], g.building.count(CHILD_SHELTER), len(g.dusk)) == (1, 0, 1)


@rule("FP-LAW-09", "FP-LAW-22")
@pytest.mark.parametrize("law", [CHILD_SHELTER_LAW, PUBLIC_HOUSE_LAW])
def test_child_shelter_and_public_house_raise_hope(law: int) -> None:
    g = council(law)
    play(introduce(g))
    assert (len(g.tokens[HOPE]), g.tokens[DISCONTENT]) == (2, [])
    g = council(law, hope=[off(JUSTICE)])
    play(introduce(g), JUSTICE)
    assert g.tokens[HOPE] == [on(JUSTICE)]


@rule("FP-LAW-17")
def test_the_care_house_raises_care() -> None:
    g = council(CARE_HOUSE_LAW, hope=[off(CARE)])
    play(introduce(g))
    assert (len(g.tokens[HOPE]), g.tokens[HOPE][0]) == (2, on(CARE))


@rule("FP-LAW-20", "FP-LAW-21")
@pytest.mark.parametrize("law", [FIGHTING_ARENA_LAW, PUBLIC_COUNCIL])
def test_fighting_arena_and_public_council_lower_discontent(law: int) -> None:
    g = council(law, discontent=[on(ANGER), off(GREED)])
    play(introduce(g), EXHAUSTED + TYPES_ON[DISCONTENT][GREED])
    assert (g.tokens[HOPE], g.tokens[DISCONTENT]) == ([on(CARE)], [on(ANGER)])


@rule("FP-LAW-12")
def test_food_additives_change_no_feeling_when_introduced() -> None:
    g = council(FOOD_ADDITIVES, discontent=[on(ANGER)])
    play(introduce(g))
    assert g.tokens == [[on(CARE)], [on(ANGER)]]


def hungry(**fields: Any) -> City:
    g = city(**{"round": 6, "hunger": 12, "food": 4, "discontent": [off(GREED)], **fields})
    g.laws[FOOD_ADDITIVES] = 1
    return g


@rule("FP-LAW-12", "FP-LAW-12/1")
def test_food_additives_take_ten_hunger_for_two_food() -> None:
    g = hungry(leader=1)
    asking = hunger_phase(g)
    choice = next(asking)
    assert isinstance(choice, Choice)
    assert (choice.question, choice.question.team, choice.seat, choice.values) == (ADDITIVES, True, 1, [NO, YES])
    with pytest.raises(StopIteration):
        asking.send(YES)
    assert (g.hunger, g.food, g.corpses) == (0, 0, 0)
    assert (len(g.tokens[DISCONTENT]), g.tokens[DISCONTENT][0]) == (2, on(GREED))


@rule("FP-LAW-12")
def test_they_need_not_be_used() -> None:
    g = hungry(people=[0, 9, 0])
    play(hunger_phase(g), NO, DRAW)
    assert (g.hunger, g.food, g.corpses) == (0, 0, 1)
    assert g.tokens[DISCONTENT][0] == off(GREED)


@rule("FP-LAW-12")
@pytest.mark.parametrize("fields", [{"food": 1, "hunger": 1}, {"hunger": 0}])
def test_without_two_food_or_without_hunger_they_are_not_offered(fields: dict[str, int]) -> None:
    g = hungry(**fields)
    play(hunger_phase(g))
    assert g.tokens[DISCONTENT] == [off(GREED)]


@rule("FP-LAW-12")
def test_they_do_not_take_more_hunger_than_there_is() -> None:
    g = hungry(hunger=3, food=2)
    play(hunger_phase(g), YES)
    assert (g.hunger, g.food) == (0, 0)
    g = hungry(hunger=3)
    g.laws[FOOD_ADDITIVES] = 0
    play(hunger_phase(g))
    assert g.food == 1


@rule("FP-LAW-15", "FP-LAW-15/1")
def test_new_faith_raises_each_type_of_hope() -> None:
    for seed in range(2000):
        g = council(NEW_FAITH, seed=seed, hope=[on(CARE), off(JUSTICE)])
        play(introduce(g))
        if [token // 2 for token in g.tokens[HOPE][2:]] == [CARE, MOTIVATION, JUSTICE]:
            break
    assert g.tokens[HOPE] == [on(CARE), on(JUSTICE), on(CARE), on(MOTIVATION), off(JUSTICE)]


@rule("FP-LAW-16", "FP-LAW-16/1")
def test_new_order_lowers_each_type_of_discontent() -> None:
    g = council(NEW_ORDER, discontent=[on(ANGER), off(GREED)])
    play(introduce(g))
    assert g.tokens[DISCONTENT] == [off(ANGER)]
    assert g.bags[DISCONTENT] == [2, 3, 3]


@rule("FP-LAW-15", "FP-LAW-16", "FP-BLD-45", "FP-BLD-45/1")
@pytest.mark.parametrize(("law", "opened", "closed"), [(NEW_FAITH, FAITH, ORDER), (NEW_ORDER, ORDER, FAITH)])
def test_only_the_side_of_the_law_introduced_may_be_built(
    law: int, opened: tuple[int, ...], closed: tuple[int, ...]
) -> None:
    g = city(hope=[on(CARE)], future_laws=[NEW_FAITH, NEW_ORDER], stock=[9, 0, 9, 0])
    assert all(why_not_build(g, building) is not None for building in FAITH + ORDER)
    g.tiles[1] = 0
    play(introduce(g), law)
    assert [why_not_build(g, building) for building in opened] == [None] * 4
    for building in closed:
        refusal = why_not_build(g, building)
        assert refusal is not None
        assert refusal.rule == "FP-CONS-04"
    assert g.future_laws == []


@rule("FP-BLD-45")
def test_both_sides_of_a_tile_are_as_many() -> None:
    box = open_box(None)
    assert sorted(box.buildings[building].tiles for building in FAITH) == [1, 1, 1, 4]
    assert sorted(box.buildings[building].tiles for building in ORDER) == [1, 1, 1, 4]


@rule("FP-BLD-41")
def test_the_child_shelter_has_one_small_tile_that_only_its_law_unlocks() -> None:
    g = council(CHILD_SHELTER_LAW, stock=[9, 0, 0, 0])
    building = g.box.buildings[CHILD_SHELTER]
    assert (building.tiles, building.large, building.insulation, building.locked) == (1, False, 1, True)
    assert (g.box.upgradable[CHILD_SHELTER], building.beds) == (False, 0)
    g.building[4] = NONE
    refusal = why_not_build(g, CHILD_SHELTER)
    assert refusal is not None
    assert refusal.rule == "FP-CONS-04"
    play(introduce(g), NO)
    assert why_not_build(g, CHILD_SHELTER) is None


@rule("FP-LAW-21", "FP-LAW-21/1")
def test_the_public_council_chooses_tokens_from_the_bag() -> None:
    g = city(hope=[on(JUSTICE)])
    g.laws[PUBLIC_COUNCIL] = 1
    assert offered(increase_type(g, HOPE, CARE)) == [CARE, JUSTICE, MOTIVATION]
    play(increase_type(g, HOPE, CARE), CARE)
    assert g.tokens[HOPE] == [on(JUSTICE), on(CARE)]


@rule("FP-LAW-24")
def test_starvation_rations_raise_apathy() -> None:
    g = council(STARVATION_RATIONS, discontent=[off(APATHY)])
    play(introduce(g))
    assert (len(g.tokens[DISCONTENT]), g.tokens[DISCONTENT][0]) == (2, on(APATHY))


@rule("FP-LAW-24", "FP-LAW-24/1")
def test_starvation_rations_spare_a_food_for_each_meeple() -> None:
    g = city(round=6, people=[22, 12, 0], mustered=[5, 3, 0], food=20)
    g.laws[STARVATION_RATIONS] = 1
    feed(g)
    assert (g.food, g.hunger) == (3, 0)


@rule("FP-LAW-24")
def test_the_food_due_is_never_below_nothing() -> None:
    g = city(round=6, people=[1, 0, 0], mustered=[5, 0, 0], food=3)
    g.laws[STARVATION_RATIONS] = 1
    feed(g)
    assert (g.food, g.hunger, g.people[WORKER]) == (3, 0, 1)


@rule("FP-LAW-03")
@pytest.mark.parametrize(
    ("law", "hope", "discontent"),
    [(HEATED_MEALS, 2, 0), (MAKESHIFT_SHELTER, 1, 0), (EXTENDED_SHIFT, 1, 1), (TIME_TO_REST, 2, 0)],
)
def test_what_other_laws_stir(law: int, hope: int, discontent: int) -> None:
    g = council(law)
    play(introduce(g))
    assert (len(g.tokens[HOPE]), len(g.tokens[DISCONTENT])) == (hope, discontent)
