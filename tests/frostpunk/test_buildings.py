"""What each Building's action does (FP-BLD)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.games.frostpunk.actions.act import space_warm
from holdfast.games.frostpunk.actions.use import open_ways
from holdfast.games.frostpunk.city.construction import put_up, why_not_site
from holdfast.games.frostpunk.phases.action import turn
from holdfast.games.frostpunk.phases.generator import drop_cubes
from holdfast.games.frostpunk.phases.night import beds, child_beds
from holdfast.games.frostpunk.phases.weather import empty_traps
from holdfast.kernel import Rng
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, town

TYPES = ("worker", "engineer", "child")
printed = a_city().printed


# -- what they do -----------------------------------------------------------------------------------------------------


def using(building: str, *answers: str, upgraded: bool = False, **fields: Any) -> Crater:
    """Somebody who may uses it, on a warm Near tile."""
    gear = printed("engineers", building)
    ready = {"engineer": 1} if gear else {"worker": 1}
    city = town({"near-1/a": building}, upgraded=("near-1/a",) if upgraded else (), **{"ready": ready, **fields})
    city.turn("turn:use", *answers)
    assert city.standing["near-1/a"] == ("engineer" if gear else "worker")
    return city


@rule("FP-BLD-06", "FP-BLD-06/1")
def test_the_cookhouse_feeds_hope() -> None:
    city = using("cookhouse", "way-to-use:1", food=4, hope=["active-care"], discontent=["active-anger"])
    assert city.food == 1
    assert (len(city.hope), city.discontent) == (2, ["active-anger"])


@rule("FP-BLD-06")
def test_or_it_stills_discontent() -> None:
    city = using("cookhouse", "way-to-use:2", food=4, hope=["active-care"], discontent=["active-anger"])
    assert (city.food, city.hope, city.discontent) == (1, ["active-care"], ["exhausted-anger"])


@rule("FP-BLD-07")
def test_the_platform_introduces_a_law() -> None:
    city = using("platform", "law:L05", future_laws=["Makeshift Shelter", "Crowded Quarters", "Public Council"])
    assert (city.laws, city.future_laws) == ({"Makeshift Shelter"}, ["Public Council"])


@rule("FP-BLD-08", "FP-BLD-08/1")
def test_the_generator_is_eased() -> None:
    assert using("generator", stress=8).stress == 3
    assert using("generator", stress=4).stress == 0


@rule("FP-BLD-08", "FP-BLD-08/2")
def test_or_a_steam_core_takes_all_of_it() -> None:
    city = using("generator", "way-to-use:2", stress=10, stock={"core": 1})
    assert (city.stress, city.stock["core"]) == (0, 0)
    assert using("generator", "way-to-use:1", stress=10, stock={"core": 1}).stress == 5


@rule("FP-BLD-08", "FP-TECH-10")
def test_generator_safety_takes_one_more() -> None:
    assert using("generator", stress=8, developed={"Generator Safety"}).stress == 2


def fallen(city: Crater, seeds: int = 400) -> int:
    """How many cubes fall out in so many stress checks with the same drops, each with a tower that holds nothing."""
    total = 0
    for seed in range(seeds):
        city.rng = Rng(seed)
        city.inside = 0
        total += city.says(drop_cubes, 6)
    return total


@rule("FP-BLD-09", "FP-BLD-09/1")
def test_the_first_steam_core_installs_the_upgrade() -> None:
    city = town({"near-1/a": "generator"}, ready={"engineer": 1}, stress=3, stock={"core": 2})
    before = fallen(city)
    city.turn("turn:use", "way-to-use:2")
    assert city.upgraded
    assert fallen(city) < 0.8 * before


@rule("FP-BLD-09")
def test_without_a_steam_core_there_is_no_upgrade() -> None:
    city = using("generator", "way-to-use:1", stress=3, stock={"core": 1})
    assert not city.upgraded
    assert city.why_not("upgrade:near-1/a") is not None


@rule("FP-BLD-09", "FP-BLD-09/2")
def test_a_second_one_only_takes_the_stress() -> None:
    city = town({"near-1/a": "generator"}, ready={"engineer": 1}, stress=9, stock={"core": 1})
    city.upgraded = True
    before = fallen(city)
    city.turn("turn:use", "way-to-use:2")
    assert (city.stress, city.stock["core"], city.upgraded) == (0, 0, True)
    assert fallen(city) == before


@rule("FP-BLD-13", "FP-BLD-13/1", "FP-BLD-14", "FP-BLD-14/1")
@pytest.mark.parametrize(("upgraded", "coal"), [(False, 4), (True, 5)])
def test_the_charcoal_kiln(upgraded: bool, coal: int) -> None:
    assert using("charcoal-kiln", upgraded=upgraded, stock={"wood": 2}).stock == {"wood": 1, "coal": coal}


@rule("FP-BLD-15", "FP-BLD-15/1", "FP-BLD-16", "FP-BLD-16/1")
@pytest.mark.parametrize(("upgraded", "food", "trapped"), [(False, 7, 1), (True, 8, 2)])
def test_the_hunters_hut(upgraded: bool, food: int, trapped: int) -> None:
    city = using("hunters-hut", upgraded=upgraded, food=3)
    assert city.food == food
    city.play(empty_traps)
    assert city.food == food + trapped


@rule("FP-BLD-19", "FP-BLD-19/1")
def test_the_factory_makes_an_automaton() -> None:
    city = using("factory", stock={"core": 1})
    assert (city.stock["core"], city.automatons) == (0, 1)


@rule("FP-BLD-22", "FP-BLD-22/1")
def test_the_medical_post_cures_three() -> None:
    city = using("medical-post", "cure:worker", "cure:worker", "cure:worker", sick={"worker": 4})
    assert city.sick == {"worker": 1}


@rule("FP-BLD-23", "FP-BLD-23/1")
def test_upgraded_it_cures_four_or_treats_one() -> None:
    city = using(
        "medical-post", "way-to-use:1", *["cure:worker"] * 4, upgraded=True, sick={"worker": 5}, skull={"worker": 1}
    )
    assert (city.sick, city.skull) == ({"worker": 1}, {"worker": 1})
    city = using("medical-post", "way-to-use:2", "treat:worker", upgraded=True, sick={"worker": 5}, skull={"worker": 1})
    assert (city.sick, city.skull) == ({"worker": 5}, {})
    city = using(
        "medical-post",
        "way-to-use:2",
        "treat:worker",
        upgraded=True,
        sick={"worker": 5, "engineer": 5},
        skull={"worker": 1, "engineer": 1},
    )
    assert city.skull == {"engineer": 1}


@rule("FP-BLD-29", "FP-BLD-29/1", "FP-BLD-30")
@pytest.mark.parametrize(("upgraded", "cures", "treats"), [(False, 4, 2), (True, 5, 3)])
def test_the_infirmary_cures_or_treats(upgraded: bool, cures: int, treats: int) -> None:
    city = using("infirmary", "way-to-use:1", *["cure:worker"] * cures, upgraded=upgraded, sick={"worker": 9})
    assert city.sick == {"worker": 9 - cures}
    three_sick, skulls = dict.fromkeys(TYPES, 3), dict.fromkeys(TYPES, 1)
    treating = [f"treat:{citizen}" for citizen in TYPES[:treats]]
    city = using("infirmary", "way-to-use:2", *treating, upgraded=upgraded, sick=three_sick, skull=skulls)
    assert (city.sick, city.skull) == (three_sick, dict.fromkeys(TYPES[treats:], 1))


@rule("FP-BLD-31", "FP-BLD-31/1")
def test_the_hothouse() -> None:
    assert using("hothouse", food=10).food == 17


@rule("FP-BLD-32", "FP-BLD-32/1")
def test_the_upgraded_hothouse() -> None:
    assert using("hothouse", upgraded=True, food=10).food == 19
    assert using("hothouse", upgraded=True, food=45).food == 50


@rule("FP-BLD-33", "FP-BLD-34", "FP-BLD-34/1")
def test_the_coal_mine() -> None:
    assert using("coal-mine", stock={"coal": 2}).stock == {"coal": 6}
    assert using("coal-mine", upgraded=True, stock={"coal": 2}).stock == {"coal": 7}


@rule("FP-BLD-35", "FP-BLD-35/3", "FP-BLD-36")
def test_the_wall_drill() -> None:
    assert using("wall-drill").stock == {"wood": 3}
    assert using("wall-drill", upgraded=True).stock == {"wood": 3}


@rule("FP-BLD-37", "FP-BLD-38", "FP-BLD-39", "FP-BLD-41")
def test_shelters_have_beds_and_no_action() -> None:
    for shelter in ("house", "bunkhouse", "tent"):
        assert (town({"near-1/a": shelter}).says(beds), printed("uses", shelter)) == (2, ((), ()))
    city = town({"near-1/a": "child-shelter"})
    assert (city.says(beds), city.says(child_beds), printed("uses", "child-shelter")) == (0, 4, ((), ()))


@rule("FP-BLD-42", "FP-BLD-42/1")
def test_the_care_house_cures_five_for_care() -> None:
    city = using("care-house", "way-to-use:2", *["cure:worker"] * 5, sick={"worker": 9}, hope=["active-care"])
    assert (city.sick, city.hope) == ({"worker": 4}, ["exhausted-care"])
    city = using("care-house", "way-to-use:1", "cure:worker", "cure:worker", sick={"worker": 9}, hope=["active-care"])
    assert (city.sick, city.hope) == ({"worker": 7}, ["active-care"])


@rule("FP-BLD-42", "FP-BLD-42/2")
def test_and_two_without_it() -> None:
    city = using(
        "care-house", "cure:worker", "cure:worker", sick={"worker": 9}, hope=["exhausted-care", "active-justice"]
    )
    assert city.sick == {"worker": 7}
    city = town({"near-1/a": "care-house"}, ready={"worker": 1}, hope=["exhausted-care"])
    assert city.asked("way-to-use", turn, "turn:use").refuses("2") == "FP-USE-07"


@rule("FP-BLD-43", "FP-BLD-43/1")
def test_the_fighting_arena_stills_discontent() -> None:
    assert using("fighting-arena", discontent=["active-anger"]).discontent == ["exhausted-anger"]


@rule("FP-BLD-44", "FP-BLD-44/1")
def test_the_public_house_raises_hope() -> None:
    assert using("public-house", "raise:care", hope=["exhausted-care"]).hope == ["active-care"]
    assert len(using("public-house", "raise:draw", hope=["exhausted-care"]).hope) == 2


@rule("FP-BLD-46", "FP-BLD-46/2", "FP-ACT-16", "FP-GATH-04")
def test_the_field_kitchen_keeps_gatherers_warm() -> None:
    city = town({"far-1/a": "field-kitchen"}, {"far-1/b": ("coal", 3)}, ready={"worker": 1}, heat="off")
    city.turn("turn:gather", "take:2")
    assert (city.sick, city.stock["coal"]) == ({}, 2)


@rule("FP-BLD-46", "FP-ACT-16", "FP-USE-02")
def test_it_keeps_its_neighbour_warm_and_no_other_tile() -> None:
    city = town(
        {"far-1/a": "field-kitchen", "far-1/b": "hunters-hut", "near-1/a": "hunters-hut"},
        ready={"worker": 2},
        heat="off",
    )
    city.turn("turn:use", "use:far-1/b")
    assert city.sick == {}
    city.turn("turn:use")
    assert city.sick == {"worker": 1}
    assert city.says(space_warm, "far-1/b", "blue")
    assert not city.says(space_warm, "near-1/b", "blue")


@rule("FP-BLD-46")
def test_it_does_not_stand_on_the_generator_tile() -> None:
    city = town({"generator-2": "tent"})
    assert city.says(why_not_site, "field-kitchen", "generator-1").rule == "FP-BLD-46"


@rule("FP-BLD-47")
def test_the_cemetery_buries_for_hope() -> None:
    city = using("cemetery", "bury:2", corpses=5, hope=["active-care"])
    assert (city.corpses, len(city.hope)) == (3, 2)
    city = using("cemetery", corpses=0, hope=["active-care"])
    assert (city.corpses, len(city.hope)) == (0, 1)


@rule("FP-BLD-48")
def test_the_temple_wakes_a_type_of_hope() -> None:
    city = using("temple", "activate-all:care", hope=["exhausted-care", "exhausted-care", "exhausted-justice"])
    assert city.hope == ["active-care", "active-care", "exhausted-justice"]


@rule("FP-BLD-51")
def test_the_snow_pit_buries_when_it_is_built() -> None:
    city = town(corpses=2)
    city.play(put_up, 0, "snow-pit", "generator-1", "bury:2")
    assert (city.corpses, city.building["generator-1"]) == (0, "snow-pit")
    city = town(corpses=9)
    city.play(put_up, 0, "snow-pit", "generator-1", "bury:3")
    assert city.corpses == 6


@rule("FP-BLD-52")
def test_the_propaganda_centre_needs_somebody_at_work() -> None:
    city = town({"near-1/a": "propaganda-centre", "far-1/a": "hunters-hut"}, ready={"engineer": 1})
    assert city.says(open_ways, "near-1/a") == []
    city.standing["far-1/a"] = "worker"
    city.turn("turn:use")
    assert city.food == 4


@rule("FP-BLD-53", "FP-BLD-53/1")
def test_the_agitator_exhausts_a_type_of_discontent() -> None:
    city = using("agitator", "exhaust-all:anger", discontent=["active-anger", "active-anger", "active-greed"])
    assert city.discontent == ["exhausted-anger", "exhausted-anger", "active-greed"]


@rule("FP-BLD-54", "FP-BLD-54/1", "FP-BLD-54/2")
@pytest.mark.parametrize(("hunger", "left"), [(6, 2), (3, 0)])
def test_the_prison_takes_hunger_away(hunger: int, left: int) -> None:
    assert using("prison", hunger=hunger).hunger == left


@rule("FP-BLD-54", "FP-USE-04")
def test_two_may_work_in_the_prison() -> None:
    city = town({"near-1/a": "prison"}, ready={"worker": 2}, hunger=9)
    city.turn("turn:use")
    city.turn("turn:use")
    assert city.hunger == 1
    assert city.refuses_turn("use") == "FP-ACT-06"
