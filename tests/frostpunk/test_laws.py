"""Laws: FP-LAW, and the Buildings that they unlock."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import holds, payable
from holdfast.games.frostpunk.actions.use import use_building
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.cards import Law
from holdfast.games.frostpunk.city.construction import why_not_build
from holdfast.games.frostpunk.city.feelings import increase_type
from holdfast.games.frostpunk.city.laws import introduce, why_not_introduce
from holdfast.games.frostpunk.nouns import LAWS
from holdfast.games.frostpunk.phases.hunger import feed, hunger_phase
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city

IDS = {law: card.id for law, card in zip(LAWS, open_box(None).laws, strict=True)}
STARTING = LAWS[:8]
PAIRS = [STARTING[first : first + 2] for first in range(0, 8, 2)]
FAITH = ["field-kitchen", "cemetery", "temple", "faith-keepers"]
ORDER = ["snow-pit", "propaganda-centre", "agitator", "prison"]


def council(*laws: str, **fields: Any) -> Crater:
    """A city in which these Laws may be introduced, with Hope and without room to build."""
    city = a_city(**{"hope": ["active-care"], "future_laws": laws, "active": 1, **fields})
    city.building = dict.fromkeys((f"generator-{number}" for number in range(1, 6)), "platform")
    return city


def consequences(law: str) -> list[str]:
    """The Dusk cards of a Law."""
    return [IDS[law] + letter for letter in "AB"]


# -- introducing one --------------------------------------------------------------------------------------------------


@rule("FP-LAW-01", "FP-LAW-01/1", "FP-LAW-05")
def test_the_platform_introduces_a_law_of_the_players_choice() -> None:
    city = council(*LAWS[:12], leader=0)
    choice = city.copy().asked("law", use_building, 0, "generator-1")
    assert (choice.team, choice.seat, choice.offers) == (True, 0, [IDS[law] for law in LAWS[:12]])
    city.use("generator-1", "law:L05")
    assert city.laws == {"Makeshift Shelter"}
    assert "Crowded Quarters" not in city.future_laws
    assert len(city.future_laws) == 10


@rule("FP-LAW-01", "FP-LAW-05")
def test_why_a_law_cannot_be_chosen() -> None:
    city = council("Child Shelter Law", "Child Labour", "Extended Shift", laws={"Heated Meals", "Public Council"})
    choice = city.copy().asked("law", introduce)
    assert choice.offers == ["L01", "L02", "L11"]
    assert {law: choice.refuses(IDS[law]) for law in LAWS if law not in city.future_laws} == {
        **dict.fromkeys(set(LAWS) - set(city.future_laws), "FP-SET-26"),
        "Heated Meals": "FP-LAW-01",
        "Public Council": "FP-LAW-01",
        "Food Additives": "FP-LAW-05",
    }


@rule("FP-LAW-02", "FP-LAW-02/1")
def test_one_of_two_consequences_is_shuffled_unseen_into_the_dusk_deck() -> None:
    came, places = set(), set()
    for seed in range(60):
        city = council("Crowded Quarters", seed=seed, dusk=["D009", "D010"], told=[])
        city.play(introduce)
        assert len(city.dusk) == 3
        [card] = set(city.dusk) - {"D009", "D010"}
        came.add(card)
        places.add(city.dusk.index(card))
        assert city.reveals == 0
        assert not any(city.printed("events", card).title in told for told in city.log)
    assert came == set(consequences("Crowded Quarters"))
    assert places == {0, 1, 2}


@rule("FP-LAW-03", "FP-LAW-03/1")
def test_feelings_change_at_once() -> None:
    city = council("Child Labour")
    city.play(introduce)
    assert city.hope == ["exhausted-care"]
    assert len(city.discontent) == 1


@rule("FP-LAW-04", "FP-LAW-09")
def test_first_feelings_then_the_building_then_the_consequence() -> None:
    city = a_city(hope=["exhausted-care"], future_laws=["Child Shelter Law"], active=1)
    first = city.copy()
    assert first.asked("raise", introduce).offers == ["care", "draw"]
    assert (first.laws, first.future_laws, first.dusk) == ({"Child Shelter Law"}, [], [])
    second = city.copy()
    choice = second.asked("build-now", introduce, "raise:care")
    assert (choice.seat, choice.offers) == (1, ["no", "yes"])
    assert second.named("buildings", [choice.about]) == ["child-shelter"]
    assert (second.hope, second.dusk) == (["active-care"], [])
    third = city.copy()
    assert third.asked("build-on", introduce, "raise:care", "build-now:yes").seat == 1
    assert third.dusk == []
    city.play(introduce, "raise:care", "build-now:yes", "build-on:generator-4")
    assert (city.building["generator-4"], len(city.dusk)) == ("child-shelter", 1)


@rule("FP-LAW-05", "FP-LAW-05/1")
def test_one_of_a_pair_removes_the_other() -> None:
    city = council(*STARTING)
    city.play(introduce, "law:L03")
    assert "Food Additives" not in city.future_laws
    assert city.laws == {"Heated Meals"}
    assert city.why_not("law:L04").rule == "FP-LAW-05"
    assert city.why("law:L04") == "Heated Meals has ruled out Food Additives."


@rule("FP-LAW-05")
@pytest.mark.parametrize("law", STARTING)
def test_the_starting_laws_are_four_pairs(law: str) -> None:
    [pair] = [pair for pair in PAIRS if law in pair]
    city = council(*STARTING, hope=["active-care", "active-care", "active-care"])
    city.play(introduce, f"law:{IDS[law]}")
    assert city.future_laws == [left for left in STARTING if left not in pair]


@rule("FP-LAW-05")
def test_the_other_laws_have_no_pair() -> None:
    city = council("Extended Shift", "Fighting Arena Law")
    city.play(introduce, "law:L11")
    assert city.future_laws == ["Fighting Arena Law"]


@rule("FP-LAW-06", "FP-LAW-06/1")
def test_after_four_laws_the_platform_cannot_be_used() -> None:
    city = council("Extended Shift", laws={"Child Shelter Law", "Heated Meals", "Makeshift Shelter"})
    [[use], _] = city.printed("uses", "platform")
    assert city.says(holds, use.if_)
    assert city.says(payable, use.do)
    city.laws |= {"New Faith"}
    assert not city.says(payable, use.do)
    assert city.says(why_not_introduce).rule == "FP-LAW-06"
    city.play(introduce)
    assert (len(city.laws), city.future_laws) == (4, ["Extended Shift"])


@rule("FP-LAW-06")
def test_without_a_law_to_introduce_it_cannot_be_used_either() -> None:
    city = council()
    [[use], _] = city.printed("uses", "platform")
    assert not city.says(payable, use.do)
    assert city.says(why_not_introduce).rule == "FP-LAW-01"


@rule("FP-LAW-07")
def test_what_stands_on_a_law_card() -> None:
    box = open_box(None)
    assert set(Law.__struct_fields__) == {"id", "name", "story", "effect", "now", "builds", "at_once"}
    assert all(law.name and law.story and law.effect for law in box.laws)
    assert all(len(law.builds) == 1 for law in box.laws if law.at_once)
    named = [card for law in LAWS for card in consequences(law)]
    assert box.event_ids[box.first_consequence : box.first_scenario] == named


@rule("FP-LAW-08")
def test_the_laws_have_ids_from_1_to_16() -> None:
    box = open_box(None)
    assert [law.id for law in box.laws] == [f"L{number:02}" for number in range(1, 17)]
    assert [law.name for law in box.laws[8:]] == [
        "Care House",
        "Double Ration for the Ill",
        "Extended Shift",
        "Fighting Arena",
        "Public Council",
        "Public House",
        "Time to Rest",
        "Starvation Rations",
    ]
    assert box.first_scenario - box.first_consequence == 2 * len(LAWS)


# -- the Laws, one by one ---------------------------------------------------------------------------------------------

AT_ONCE = [
    ("Child Shelter Law", "child-shelter"),
    ("Care House Law", "care-house"),
    ("Fighting Arena Law", "fighting-arena"),
    ("Public House Law", "public-house"),
]


def with_room(law: str, **fields: Any) -> Crater:
    """Feelings that leave nothing to choose, and the Generator tile to build on."""
    return a_city(**{"hope": ["active-care"], "discontent": ["active-anger"], "future_laws": [law], **fields})


@rule("FP-LAW-09", "FP-LAW-17", "FP-LAW-20", "FP-LAW-22")
@pytest.mark.parametrize(("law", "building"), AT_ONCE)
def test_a_laws_building_may_be_built_at_once_and_free(law: str, building: str) -> None:
    city = with_room(law)
    assert city.unlocked[building] == 0
    city.play(introduce, "build-now:yes", "build-on:generator-3")
    assert (city.unlocked[building], city.building["generator-3"], city.left[building]) == (1, building, 0)
    assert city.stock == {}


@rule("FP-LAW-09", "FP-LAW-17", "FP-LAW-20", "FP-LAW-22")
@pytest.mark.parametrize(("law", "building"), AT_ONCE)
def test_or_later_for_its_price(law: str, building: str) -> None:
    city = with_room(law)
    city.play(introduce, "build-now:no")
    assert (city.unlocked[building], city.count("building", building), len(city.dusk)) == (1, 0, 1)
    assert city.says(why_not_build, building).rule == "FP-CONS-03"
    city.stock["wood"] = 9
    assert city.says(why_not_build, building) is None


@rule("FP-LAW-09")
def test_where_there_is_no_room_it_is_not_asked() -> None:
    city = council("Child Shelter Law")
    city.play(introduce)
    assert (city.unlocked["child-shelter"], city.count("building", "child-shelter"), len(city.dusk)) == (1, 0, 1)


@rule("FP-LAW-09", "FP-LAW-22")
@pytest.mark.parametrize("law", ["Child Shelter Law", "Public House Law"])
def test_child_shelter_and_public_house_raise_hope(law: str) -> None:
    city = council(law)
    city.play(introduce)
    assert (len(city.hope), city.discontent) == (2, [])
    city = council(law, hope=["exhausted-justice"])
    city.play(introduce, "raise:justice")
    assert city.hope == ["active-justice"]


@rule("FP-LAW-17")
def test_the_care_house_raises_care() -> None:
    city = council("Care House Law", hope=["exhausted-care"])
    city.play(introduce)
    assert (len(city.hope), city.hope[0]) == (2, "active-care")


@rule("FP-LAW-20", "FP-LAW-21")
@pytest.mark.parametrize("law", ["Fighting Arena Law", "Public Council"])
def test_fighting_arena_and_public_council_lower_discontent(law: str) -> None:
    city = council(law, discontent=["active-anger", "exhausted-greed"])
    city.play(introduce, "lower:exhausted-greed")
    assert (city.hope, city.discontent) == (["active-care"], ["active-anger"])


@rule("FP-LAW-12")
def test_food_additives_change_no_feeling_when_introduced() -> None:
    city = council("Food Additives", discontent=["active-anger"])
    city.play(introduce)
    assert (city.hope, city.discontent) == (["active-care"], ["active-anger"])


def hungry(**fields: Any) -> Crater:
    table = {"round": 6, "hunger": 12, "food": 4, "discontent": ["exhausted-greed"], "laws": {"Food Additives"}}
    return a_city(**{**table, **fields})


@rule("FP-LAW-12", "FP-LAW-12/1")
def test_food_additives_take_ten_hunger_for_two_food() -> None:
    city = hungry(leader=1)
    choice = city.copy().asked("additives", hunger_phase)
    assert (choice.team, choice.seat, choice.offers) == (True, 1, ["no", "yes"])
    city.play(hunger_phase, "additives:yes")
    assert (city.hunger, city.food, city.corpses) == (0, 0, 0)
    assert (len(city.discontent), city.discontent[0]) == (2, "active-greed")


@rule("FP-LAW-12")
def test_they_need_not_be_used() -> None:
    city = hungry(people={"engineer": 9})
    city.play(hunger_phase, "additives:no", "raise:draw")
    assert (city.hunger, city.food, city.corpses) == (0, 0, 1)
    assert city.discontent[0] == "exhausted-greed"


@rule("FP-LAW-12")
@pytest.mark.parametrize("fields", [{"food": 1, "hunger": 1}, {"hunger": 0}])
def test_without_two_food_or_without_hunger_they_are_not_offered(fields: dict[str, int]) -> None:
    city = hungry(**fields)
    city.play(hunger_phase)
    assert city.discontent == ["exhausted-greed"]


@rule("FP-LAW-12")
def test_they_do_not_take_more_hunger_than_there_is() -> None:
    city = hungry(hunger=3, food=2)
    city.play(hunger_phase, "additives:yes")
    assert (city.hunger, city.food) == (0, 0)
    city = hungry(hunger=3)
    city.laws -= {"Food Additives"}
    city.play(hunger_phase)
    assert city.food == 1


@rule("FP-LAW-15", "FP-LAW-15/1")
def test_new_faith_raises_each_type_of_hope() -> None:
    for seed in range(2000):
        city = council("New Faith", seed=seed, hope=["active-care", "exhausted-justice"])
        city.play(introduce)
        _, _, *raised = (token.partition("-") for token in city.hope)
        if [kind for _, _, kind in raised] == ["care", "motivation", "justice"]:
            break
    assert city.hope == ["active-care", "active-justice", "active-care", "active-motivation", "exhausted-justice"]


@rule("FP-LAW-16", "FP-LAW-16/1")
def test_new_order_lowers_each_type_of_discontent() -> None:
    city = council("New Order", discontent=["active-anger", "exhausted-greed"])
    city.play(introduce)
    assert city.discontent == ["exhausted-anger"]
    assert city.discontent_bag == {"anger": 2, "apathy": 3, "greed": 3}


@rule("FP-LAW-15", "FP-LAW-16", "FP-BLD-45", "FP-BLD-45/1")
@pytest.mark.parametrize(("law", "opened", "closed"), [("New Faith", FAITH, ORDER), ("New Order", ORDER, FAITH)])
def test_only_the_side_of_the_law_introduced_may_be_built(law: str, opened: list[str], closed: list[str]) -> None:
    city = a_city(hope=["active-care"], future_laws=["New Faith", "New Order"], stock={"wood": 9, "core": 9})
    assert all(city.says(why_not_build, building) is not None for building in FAITH + ORDER)
    city.tiles["near-1"] = "N01"
    city.play(introduce, f"law:{IDS[law]}")
    assert [city.says(why_not_build, building) for building in opened] == [None] * 4
    for building in closed:
        assert city.says(why_not_build, building).rule == "FP-CONS-04"
    assert city.future_laws == []


@rule("FP-BLD-45")
def test_both_sides_of_a_tile_are_as_many() -> None:
    for side in (FAITH, ORDER):
        assert sorted(a_city().printed("buildings", building).tiles for building in side) == [1, 1, 1, 4]


@rule("FP-BLD-41")
def test_the_child_shelter_has_one_small_tile_that_only_its_law_unlocks() -> None:
    city = council("Child Shelter Law", stock={"wood": 9})
    building = city.printed("buildings", "child-shelter")
    assert (building.tiles, building.large, building.locked, building.beds) == (1, False, True, 0)
    assert city.named("insulations", city.printed("insulation", "child-shelter")) == ["orange", "orange"]
    assert not city.printed("upgradable", "child-shelter")
    city.building["generator-5"] = None
    assert city.says(why_not_build, "child-shelter").rule == "FP-CONS-04"
    city.play(introduce, "build-now:no")
    assert city.says(why_not_build, "child-shelter") is None


@rule("FP-LAW-21", "FP-LAW-21/1")
def test_the_public_council_chooses_tokens_from_the_bag() -> None:
    city = a_city(hope=["active-justice"])
    city.laws |= {"Public Council"}
    assert city.asked("pick", increase_type, "hope", "care").offers == ["care", "justice", "motivation"]
    city.play(increase_type, "hope", "care", "pick:care")
    assert city.hope == ["active-justice", "active-care"]


@rule("FP-LAW-24")
def test_starvation_rations_raise_apathy() -> None:
    city = council("Starvation Rations", discontent=["exhausted-apathy"])
    city.play(introduce)
    assert (len(city.discontent), city.discontent[0]) == (2, "active-apathy")


@rule("FP-LAW-24", "FP-LAW-24/1")
def test_starvation_rations_spare_a_food_for_each_meeple() -> None:
    city = a_city(round=6, people={"worker": 22, "engineer": 12}, mustered={"worker": 5, "engineer": 3}, food=20)
    city.laws |= {"Starvation Rations"}
    city.play(feed)
    assert (city.food, city.hunger) == (3, 0)


@rule("FP-LAW-24")
def test_the_food_due_is_never_below_nothing() -> None:
    city = a_city(round=6, people={"worker": 1}, mustered={"worker": 5}, food=3)
    city.laws |= {"Starvation Rations"}
    city.play(feed)
    assert (city.food, city.hunger, city.people["worker"]) == (3, 0, 1)


@rule("FP-LAW-03")
@pytest.mark.parametrize(
    ("law", "hope", "discontent"),
    [("Heated Meals", 2, 0), ("Makeshift Shelter", 1, 0), ("Extended Shift", 1, 1), ("Time to Rest", 2, 0)],
)
def test_what_other_laws_stir(law: str, hope: int, discontent: int) -> None:
    city = council(law)
    city.play(introduce)
    assert (len(city.hope), len(city.discontent)) == (hope, discontent)
