"""Technologies, the Workshop and upgrades: FP-TECH, FP-BLD; and Steam Hubs."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk import state
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.heat import (
    fuel,
    is_heated,
    light_hubs,
    zone_heated,
)
from holdfast.games.frostpunk.city.technologies import (
    advance,
    delay,
    improve,
    reach_token,
    start_development,
    workshop_built,
    workshop_gone,
)
from holdfast.games.frostpunk.nouns import TECHNOLOGIES
from holdfast.games.frostpunk.phases.generator import drop_cubes, generator_phase, stress_check
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    put_up,
    reason,
)
from tests.frostpunk.scenes import (
    BUILDINGS,
)

IN_PLAY = ["Steampowered Chainsaw", "Hunting Tactics", "Construction Plan", "Medical Education"]


def town(*buildings: str, **fields: Any) -> Crater:
    """Buildings on the Near tiles, from the first; a Large one takes a tile."""
    city = a_city(**{"technologies": IN_PLAY, **fields})
    for number, building in enumerate(buildings, 1):
        put_up(city, f"near-{number}/a", building)
    return city


def developing(technology: str, token: int, **fields: Any) -> Crater:
    return town("workshop", developing=technology, token=token, **fields)


# -- development ------------------------------------------------------------------------------------------------------


@rule("FP-TECH-06")
def test_a_technology_card_tells_its_effect_and_its_cost_in_rounds() -> None:
    cards = open_box(None).technologies
    assert len({card.id for card in cards}) == len({card.name for card in cards}) == len(TECHNOLOGIES)
    assert all(card.effect for card in cards)
    assert dict(zip(TECHNOLOGIES, (card.cost for card in cards), strict=True)) == {
        "Carrier Sledge": 5,
        "Charcoal Kiln Upgrade": 4,
        "Construction Plan": 6,
        "Generator Safety": 4,
        "Hunting Tactics": 4,
        "Lighter Scout Sleds": 4,
        "Medical Education": 5,
        "Steampowered Chainsaw": 3,
        "Steam Hub Plans": 3,
    }


@rule("FP-TECH-01", "FP-TECH-01/1")
def test_the_first_workshop_starts_a_development() -> None:
    city = town("workshop", round=2)
    city.play(workshop_built, "technology:T08")
    assert (city.developing, city.token) == ("Steampowered Chainsaw", 5)
    choice = town("workshop", leader=1).asked("technology", workshop_built)
    assert (choice.seat, choice.team) == (1, True)


@rule("FP-SET-13", "FP-DAWN-04")
def test_only_cards_of_the_display_that_are_not_developed_can_be_chosen() -> None:
    assert len(IN_PLAY) == state.TECHNOLOGIES_IN_PLAY
    city = town("workshop", developed={"Steampowered Chainsaw"})
    choice = city.asked("technology", start_development)
    assert choice.offers == ["T05", "T03", "T07"]
    assert (choice.refuses("T09"), choice.refuses("T08")) == ("FP-SET-13", "FP-DAWN-04")


@rule("FP-TECH-02", "FP-TECH-02/1")
def test_the_token_does_not_go_beyond_the_last_space() -> None:
    city = town("workshop", round=12)
    city.play(start_development, "technology:T03")
    assert city.token == 15
    city.play(delay, 2)
    assert city.token == 15


@rule("FP-TECH-02")
def test_in_the_last_round_a_workshop_develops_what_lies_on_the_round_marker() -> None:
    city = town("workshop", round=15)
    city.play(start_development, "technology:T08")
    assert (city.token, city.developed) == (15, set())
    city.play(advance, "technology:T05")
    assert (city.developed, city.developing, city.token) == ({"Steampowered Chainsaw"}, "Hunting Tactics", 15)


@rule("FP-TECH-03", "FP-TECH-03/1")
def test_a_second_workshop_starts_no_second_development() -> None:
    city = town("workshop", "workshop", developing="Steampowered Chainsaw", token=9)
    city.play(workshop_built)
    assert (city.developing, city.token) == ("Steampowered Chainsaw", 9)


@rule("FP-TECH-04", "FP-TECH-04/1")
def test_with_the_last_workshop_all_progress_is_lost() -> None:
    city = town(developing="Steampowered Chainsaw", token=10, developed={"Hunting Tactics"})
    city.play(workshop_gone)
    assert (city.developing, city.token) == (None, 0)
    assert city.developed == {"Hunting Tactics"}


@rule("FP-TECH-04")
def test_with_another_workshop_left_it_is_not() -> None:
    city = developing("Steampowered Chainsaw", 10)
    city.play(workshop_gone)
    assert (city.developing, city.token) == ("Steampowered Chainsaw", 10)


@rule("FP-TECH-05", "FP-TECH-05/1")
def test_a_new_workshop_starts_again_from_the_full_cost() -> None:
    city = town(round=5, developing="Construction Plan", token=6)
    city.play(workshop_gone)
    city.building["near-1/a"] = "workshop"
    city.play(workshop_built, "technology:T03")
    assert (city.developing, city.token) == ("Construction Plan", 11)


@rule("FP-TECH-16", "FP-TECH-16/1")
def test_after_the_last_technology_there_is_no_token() -> None:
    city = developing(
        "Steampowered Chainsaw", 6, round=6, developed={"Construction Plan", "Hunting Tactics", "Medical Education"}
    )
    city.play(reach_token)
    assert (city.developed, city.developing, city.token) == (
        {"Construction Plan", "Hunting Tactics", "Medical Education", "Steampowered Chainsaw"},
        None,
        0,
    )
    city.play(workshop_built)
    city.play(advance)
    city.play(delay, 1)
    assert (city.developing, city.token) == (None, 0)


@rule("FP-TECH-16/2")
def test_without_a_token_a_workshop_can_only_upgrade() -> None:
    city = town("workshop", "hunters-hut", "hunters-hut", stock={"wood": 2})
    assert city.refuses("improvement:token", 2) == "FP-TECH-16"
    assert city.asked("improvement", improve, 0, 2).offers == ["upgrade", "enough"]


@rule("FP-TECH-02")
def test_a_card_can_delay_a_development() -> None:
    city = developing("Steampowered Chainsaw", 9)
    city.play(delay, 2)
    assert city.token == 11


# -- the Workshop -----------------------------------------------------------------------------------------------------


@rule("FP-BLD-10")
def test_the_workshop_is_small_red_and_for_engineers() -> None:
    city = a_city()
    tile = city.printed("buildings", "workshop")
    assert (tile.large, tile.tiles, city.goods(tile.cost), tile.engineers) == (False, 2, {"wood": 1}, True)
    assert city.named("insulations", city.printed("insulation", "workshop")) == ["red", "red"]
    assert not city.printed("upgradable", "workshop")


@rule("FP-BLD-10", "FP-BLD-10/1")
@pytest.mark.parametrize("first", ["upgrade", "token"])
@pytest.mark.parametrize("second", ["upgrade", "token"])
def test_a_workshop_has_two_effects_of_two_kinds(first: str, second: str) -> None:
    huts = ["hunters-hut"] * 3
    city = town(*huts, "workshop", developing="Steampowered Chainsaw", token=9, stock={"wood": 9}, active=1)
    spaces = ["near-3/a", "near-2/a"]
    answers: list[str] = []
    for effect in (first, second):
        answers += [f"improvement:{effect}", *([f"upgrade:{spaces.pop()}"] if effect == "upgrade" else [])]
    city.use("near-4/a", *answers)
    tokens = (first, second).count("token")
    assert (city.token, len(city.improved), city.stock["wood"]) == (9 - tokens, 2 - tokens, 7 + tokens)


@rule("FP-BLD-10", "FP-GEN-04")
def test_the_player_who_acts_chooses() -> None:
    city = town("hunters-hut", developing="Steampowered Chainsaw", token=9, stock={"wood": 9}, active=1)
    [[use], _] = city.printed("uses", "workshop")
    choice = city.asked("improvement", perform, use.do)
    assert (choice.seat, choice.offers, choice.team) == (1, ["upgrade", "token", "enough"], False)


@rule("FP-BLD-10", "FP-BLD-02")
def test_what_cannot_be_done_is_lost() -> None:
    city = town("hunters-hut", "sawmill", stock={"wood": 1})
    city.play(improve, 0, 2, "improvement:upgrade", "upgrade:near-1/a")
    assert (city.improved["near-1/a"], city.stock["wood"]) == (1, 0)
    assert city.refuses("improvement:upgrade", 1) == "FP-BLD-02"


@rule("FP-BLD-11", "FP-BLD-11/1")
def test_a_token_moved_onto_the_round_marker_is_developed() -> None:
    city = developing("Steampowered Chainsaw", 7, round=6)
    city.play(improve, 0, 1, "improvement:token", "technology:T05")
    assert city.developed == {"Steampowered Chainsaw"}
    assert (city.developing, city.token) == ("Hunting Tactics", 10)


@rule("FP-BLD-11")
def test_a_token_that_is_not_there_yet_is_not() -> None:
    city = developing("Steampowered Chainsaw", 8, round=6)
    city.play(advance)
    assert (city.developed, city.token) == (set(), 7)


@rule("FP-BLD-12", "FP-BLD-12/1")
def test_the_second_effect_may_move_the_new_token() -> None:
    city = developing("Steampowered Chainsaw", 7, round=6)
    city.play(improve, 0, 2, "improvement:token", "technology:T05", "improvement:token")
    assert (city.developed, city.developing, city.token) == ({"Steampowered Chainsaw"}, "Hunting Tactics", 9)


# -- upgrades ---------------------------------------------------------------------------------------------------------


@rule("FP-BLD-02", "FP-BLD-02/1")
def test_an_upgraded_hut_is_red_and_hunts_better() -> None:
    city = town("hunters-hut", stock={"wood": 1})
    city.play(improve, 0, 1, "improvement:upgrade")
    assert (city.improved["near-1/a"], city.stock["wood"]) == (1, 0)
    assert city.named("insulations", city.printed("insulation", "hunters-hut")) == ["yellow", "red"]
    assert city.printed("buildings", "hunters-hut").hunting == (1, 2)
    city.use("near-1/a")
    assert city.food == 5


@rule("FP-BLD-02")
def test_there_must_be_a_building() -> None:
    city = town("ruins", stock={"wood": 9, "coal": 9, "core": 9, "steel": 9})
    for space in ("near-1/a", "near-4/a"):
        assert city.refuses(f"upgrade:{space}") == "FP-BLD-02"


@rule("FP-BLD-02")
def test_a_large_building_is_upgraded_whole() -> None:
    city = town("house", "house", "house", "beacon", stock={"core": 3})
    city.play(improve, 0, 2, "improvement:upgrade")
    assert city.improved == {"near-4/a": 1, "near-4/b": 1}
    assert city.stock["core"] == 2


@rule("FP-BLD-03")
def test_upgrades_cost_a_wood_a_steam_core_or_two() -> None:
    city = a_city()
    for building in BUILDINGS:
        tile = city.printed("buildings", building)
        cost, upgrade = city.goods(tile.cost), city.goods(tile.upgrade)
        if not city.printed("upgradable", building):
            assert upgrade == {}, building
        elif "core" in cost:
            assert upgrade == {"core": 2}, building
        elif cost["wood"] == 3:
            assert upgrade == {"core": 1}, building
        else:
            assert cost["wood"] in (1, 2), building
            assert upgrade == {"wood": 1}, building


@rule("FP-BLD-03")
def test_an_upgrade_is_paid_in_full() -> None:
    city = town("beacon", stock={"wood": 9, "coal": 9, "steel": 9})
    assert city.refuses("upgrade:near-1/a") == "FP-BLD-03"
    assert city.why("upgrade:near-1/a") == "Upgrading the Beacon takes 1 steam core."


@rule("FP-BLD-04", "FP-BLD-04/1")
def test_nothing_is_upgraded_twice() -> None:
    city = town("sawmill", stock={"wood": 9})
    city.improved["near-1/a"] = 1
    assert reason(city.why_not("upgrade:near-1/a")) == ("FP-BLD-04", "upgraded-already")


@rule("FP-BLD-04")
def test_some_buildings_have_no_upgrade() -> None:
    for building in ("workshop", "factory", "house"):
        city = town(building, stock={"wood": 9, "coal": 9, "core": 9, "steel": 9})
        assert reason(city.why_not("upgrade:near-1/a")) == ("FP-BLD-04", "no-upgrade")


@rule("FP-BLD-05", "FP-BLD-05/1")
def test_a_building_with_a_meeple_is_not_upgraded() -> None:
    city = town("sawmill", stock={"wood": 9})
    city.standing["near-1/a"] = "worker"
    assert city.refuses("upgrade:near-1/a") == "FP-BLD-05"
    city = town("house", "house", "house", "beacon", stock={"core": 9})
    city.standing["near-4/b"] = "engineer"
    assert city.refuses("upgrade:near-4/a") == "FP-BLD-05"


@rule("FP-BLD-05")
def test_an_upgrade_leaves_the_building_free_for_use() -> None:
    city = town("sawmill", stock={"wood": 1})
    city.standing["near-1/b"] = "worker"
    city.play(improve, 0, 1, "improvement:upgrade")
    assert (city.improved["near-1/a"], city.standing["near-1/a"]) == (1, None)


# -- Generator Safety -------------------------------------------------------------------------------------------------


def dropping(fallen: int, **fields: Any) -> Crater:
    """A city with Generator Safety whose next stress check lets so many of three cubes fall."""
    heat = open_box(None).heat_cubes.index(3)
    for seed in range(1_000):
        city = a_city(**{"seed": seed, "heat": heat, "developed": {"Generator Safety"}, **fields})
        if city.copy().says(drop_cubes, 3) == fallen:
            return city
    raise AssertionError("no seed does this")


@rule("FP-TECH-10", "FP-TECH-10/1")
def test_two_cubes_do_no_harm_with_generator_safety() -> None:
    city = dropping(2, stress=4)
    city.play(stress_check)
    assert (city.stress, city.inside) == (4, 1)


@rule("FP-TECH-10/2")
def test_three_cubes_do() -> None:
    city = dropping(3, stress=4)
    city.play(stress_check)
    assert (city.stress, city.inside) == (7, 0)


@rule("FP-TECH-10", "FP-GNR-11")
def test_stress_that_is_there_already_still_breaks_the_generator() -> None:
    city = dropping(1, stress=11)
    city.play(stress_check)
    assert (city.overheated, city.stress) == (True, 0)


@rule("FP-TECH-10")
def test_the_generator_building_removes_one_cube_more() -> None:
    assert a_city().printed("technologies", "Generator Safety").cost == 4
    left = []
    for technologies in (set(), {"Generator Safety"}):
        city = town("generator", stress=9, developed=technologies)
        city.use("near-1/a")
        left.append(city.stress)
    assert left == [4, 3]


# -- Steam Hubs -------------------------------------------------------------------------------------------------------


def hubs(*spaces: str, coal: int = 5, **fields: Any) -> Crater:
    city = a_city(**fields)
    city.stock["coal"] = coal
    for space in spaces:
        city.building[space] = "steam-hub"
    return city


@rule("FP-TECH-15")
def test_the_technology_allows_steam_hubs() -> None:
    city = developing("Steam Hub Plans", 6, round=6, technologies=["Steam Hub Plans"])
    tile = city.printed("buildings", "steam-hub")
    assert (a_city().printed("technologies", "Steam Hub Plans").cost, tile.tiles, tile.locked) == (3, 3, True)
    city.play(reach_token)
    assert city.unlocked["steam-hub"] == 1
    other = developing("Steampowered Chainsaw", 6, round=6, technologies=["Steampowered Chainsaw"])
    other.play(reach_token)
    assert other.unlocked["steam-hub"] == 0


@rule("FP-TECH-15")
def test_a_lit_hub_heats_its_own_tile_and_the_adjacent_ones() -> None:
    city = hubs("far-1/a", heat=1, lit=["far-1/a"])
    heated = [place for place in city.box.place_words if city.says(zone_heated, place)]
    assert heated == ["near-1", "far-1", "far-2", "far-18"]
    assert city.says(is_heated, "far-1")


@rule("FP-TECH-15")
def test_hubs_are_lit_for_a_coal_each_when_the_generator_is_fuelled() -> None:
    city = hubs("far-1/a", "near-7/b")
    city.play(fuel, "fuel", 1, "fuel:2", "hub:far-1/a", "hub:near-7/b")
    assert (city.heat, city.lit, city.stock["coal"]) == (3, ["far-1/a", "near-7/b"], 1)
    city = hubs("far-1/a", "near-7/b")
    city.play(fuel, "fuel", 0, "fuel:2", "hub:enough")
    assert (city.heat, city.lit, city.stock["coal"]) == (3, [], 3)


@rule("FP-TECH-15")
def test_a_hub_burns_once_and_not_without_coal() -> None:
    city = hubs("far-1/a", "near-7/b", coal=1)
    assert city.asked("hub", light_hubs, 0).offers == ["near-7/b", "far-1/a", "enough"]
    city.play(light_hubs, 0, "hub:far-1/a")
    assert (city.lit, city.stock["coal"]) == (["far-1/a"], 0)
    assert reason(city.why_not("hub:far-1/a")) == ("FP-TECH-15", "hub-burns")
    assert reason(city.why_not("hub:near-7/b")) == ("FP-TECH-15", "hub-lacks")
    assert reason(city.why_not("hub:near-1/a")) == ("FP-TECH-15", "no-hub")


@rule("FP-TECH-15", "FP-GNR-12")
def test_hubs_go_out_with_the_generator() -> None:
    city = hubs("far-1/a", lit=["far-1/a"], coal=0)
    city.play(generator_phase)
    assert city.lit == []
    assert not city.says(zone_heated, "far-1")


@rule("FP-BLD-10")
def test_nobody_is_made_to_pay_for_an_upgrade() -> None:
    city = town("hunters-hut", stock={"wood": 9})
    city.play(improve, 0, 2, "improvement:enough")
    assert (city.improved, city.stock["wood"]) == ({}, 9)
