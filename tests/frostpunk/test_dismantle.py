"""Dismantling, destroying and falling to ruin: FP-CONS, and what cards and Storms do to Buildings."""

from __future__ import annotations

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.actions.construct import (
    construct,
    why_not_dismantle,
)
from holdfast.games.frostpunk.city.construction import (
    build_free,
    can_build_free,
    destroy,
    number_standing,
    ruin_all,
    take_down,
    why_not_build,
    why_not_site,
)
from holdfast.kernel import Rng
from tests.cite import rule
from tests.frostpunk.arrange import box_with, reason
from tests.frostpunk.scenes import (
    BUILDINGS,
    FIXED,
    STARTING,
    build,
    settled,
)

STORMS = """
    scenario:
    - id: X1
      title: Wind
      story: Loud.
      storms:
        - [set the storm to round 12, all Tents become ruins]
        - [remove the storm marker, all Bunkhouses become ruins]
    morning:
    - {id: X2, title: Gift, story: New., now: [build a Coal Mine for free], then: remove}
    - {id: X3, title: Fall, story: Old., now: [destroy 1 building], then: remove}
    """


# -- dismantling ------------------------------------------------------------------------------------------------------


@rule("FP-CONS-13")
def test_a_dismantled_building_goes_back_to_the_board() -> None:
    city = settled({"near-1/a": "sawmill", "near-7/a": "temple"})
    assert (city.left["sawmill"], city.left["temple"]) == (2, 0)
    city.play(construct, 0, 2, "construct:dismantle", "dismantle:near-1/a", "construct:dismantle")
    assert (city.building["near-1/a"], city.building["near-7/a"]) == (None, None)
    assert (city.left["sawmill"], city.left["temple"]) == (3, 1)


@rule("FP-CONS-13/1")
def test_a_building_with_a_meeple_is_not_dismantled() -> None:
    city = settled({"near-1/a": "sawmill", "near-7/a": "hothouse"})
    city.standing["near-1/a"] = "worker"
    city.standing["near-7/b"] = "worker"
    assert reason(city.says(why_not_dismantle, "near-1/a")) == ("FP-CONS-13", "meeple-on-building")
    assert reason(city.says(why_not_dismantle, "near-7/a")) == ("FP-CONS-13", "meeple-on-building")
    assert reason(city.says(why_not_dismantle, "near-1/b")) == ("FP-CONS-13", "no-building")


@rule("FP-CONS-13", "FP-CONS-08")
def test_a_large_building_is_dismantled_whole() -> None:
    city = settled({"near-1/a": "hothouse", "near-7/a": "beacon"})
    dismantle, destroy_any = city.why_not("dismantle:near-1/b"), city.why_not("destroy:near-1/b", None)
    assert reason(dismantle) == ("FP-CONS-08", "first-space")
    assert dismantle == destroy_any
    assert city.why("dismantle:near-1/b") == "Name a large Building by its first space, near-1/a."
    city.play(construct, 0, 1, "construct:dismantle", "dismantle:near-1/a")
    assert (city.building["near-1/a"], city.building["near-1/b"], city.left["hothouse"]) == (None, None, 2)


@rule("FP-CONS-14", "FP-CONS-14/1")
def test_dismantling_gives_nothing_back() -> None:
    city = settled({"near-1/a": "tent"}, wood=0, cores=0)
    city.play(construct, 0, 1, "construct:dismantle")
    assert (city.building["near-1/a"], city.stock) == (None, {})
    assert city.used_up == {}


@rule("FP-CONS-15", "FP-CONS-15/1")
def test_the_starting_buildings_stay() -> None:
    city = settled()
    for space, building in STARTING.items():
        assert city.building[space] == building
        assert reason(city.says(why_not_dismantle, space)) == ("FP-CONS-15", "fixed")
        assert reason(city.why_not(f"destroy:{space}", None)) == ("FP-CONS-15", "fixed")
        city.play(take_down, space)
        assert city.building[space] == building
    city.play(destroy, "platform")
    assert city.count("building", "platform") == 1
    assert [building for building in BUILDINGS if city.printed("buildings", building).fixed] == FIXED


@rule("FP-CONS-16", "FP-CONS-16/1")
def test_dismantled_ruins_leave_the_game() -> None:
    city = settled({"near-1/a": "tent"})
    city.play(ruin_all, "tent")
    before = dict(city.left)
    city.play(construct, 0, 1, "construct:dismantle")
    assert (city.building["near-1/a"], city.left) == (None, before)
    assert city.says(why_not_site, "bunkhouse", "near-1/a") is None


@rule("FP-CONS-17", "FP-CONS-17/1")
def test_an_upgrade_is_lost_with_its_building() -> None:
    city = settled({"near-1/a": "sawmill"}, wood=2)
    city.improved["near-1/a"] = 1
    city.play(construct, 0, 1, "construct:dismantle")
    assert city.improved["near-1/a"] == 0
    city.play(construct, 0, 1, *build("sawmill", "near-1/a"))
    assert (city.building["near-1/a"], city.improved["near-1/a"], city.stock["wood"]) == ("sawmill", 0, 0)


# -- cards and Storms -------------------------------------------------------------------------------------------------


@rule("FP-EVT-12", "FP-EVT-12/1")
def test_a_free_coal_mine_still_needs_its_deposit() -> None:
    city = settled(wood=0, cores=0, box=box_with(STORMS), deposits=["wood", None, None, None, None, None])
    gift = city.printed("events", "X2").now
    assert reason(city.why_not("build-on:near-1/a", "coal-mine")) == ("FP-BLD-33", "no-deposit")
    assert not city.says(can_build_free, "coal-mine")
    city.play(perform, gift)
    assert city.says(number_standing, "coal-mine") == 0
    city.deposits = ["wood", "coal", None, None, None, None]
    assert city.says(can_build_free, "coal-mine")
    city.play(perform, gift)
    assert (city.says(number_standing, "coal-mine"), city.stock) == (1, {})


@rule("FP-EVT-12")
def test_building_for_free_costs_nothing_and_needs_a_tile() -> None:
    city = settled(wood=0, cores=0)
    city.play(build_free, 0, "hothouse", "build-on:near-1/a")
    city.play(build_free, 0, "hothouse", "build-on:near-2/a")
    assert (city.says(number_standing, "hothouse"), city.stock) == (2, {})
    city.play(build_free, 0, "hothouse")
    assert city.says(number_standing, "hothouse") == 2


@rule("FP-EVT-13", "FP-EVT-13/1")
def test_the_platform_cannot_be_chosen_for_destruction() -> None:
    city = settled({"near-1/a": "sawmill", "near-7/a": "hothouse"}, box=box_with(STORMS), leader=1)
    assert city.building["generator-2"] == "platform"
    assert reason(city.why_not("destroy:generator-2", None)) == ("FP-CONS-15", "fixed")
    asked = city.asked("destroy", perform, city.printed("events", "X3").now)
    assert (asked.offers, asked.seat, asked.team) == (["near-1/a", "near-7/a"], 1, True)


@rule("FP-EVT-13")
def test_a_destroyed_building_goes_back_and_ruins_leave_the_game() -> None:
    city = settled({"near-1/a": "sawmill", "near-7/a": "tent", "near-7/b": "temple"})
    city.play(ruin_all, "tent")
    city.play(destroy, "sawmill")
    city.play(destroy, "destroy:near-7/a")
    city.play(destroy)
    city.play(destroy)
    assert city.building == STARTING
    assert (city.left["sawmill"], city.left["tent"], city.left["temple"]) == (3, 3, 1)


@rule("FP-EVT-13")
def test_a_card_may_name_the_building() -> None:
    city = settled({"near-1/a": "sawmill", "near-7/a": "tent", "near-7/b": "tent"})
    assert city.asked("destroy", destroy, "tent").offers == ["near-7/a", "near-7/b"]
    assert reason(city.why_not("destroy:near-1/a", "tent")) == ("FP-EVT-13", "other-building")
    assert reason(city.why_not("destroy:near-1/b", "tent")) == ("FP-EVT-13", "no-building")


@rule("FP-EVT-14")
def test_meeples_on_a_destroyed_building_are_set_aside() -> None:
    city = settled({"near-1/a": "hothouse"}, told=[])
    city.standing["near-1/a"], city.standing["near-1/b"] = "worker", "engineer"
    city.play(destroy)
    assert city.log == [
        "The Hothouse on near-1/a is destroyed.",
        "A Worker is set aside until the night.",
        "An Engineer is set aside until the night.",
    ]
    assert (city.building["near-1/a"], city.standing["near-1/a"], city.standing["near-1/b"]) == (None, None, None)
    assert city.used_up == {"worker": 1, "engineer": 1}
    assert city.ready == {}


def test_a_steam_hub_that_is_gone_burns_no_more() -> None:
    city = settled({"near-1/a": "steam-hub", "near-7/a": "steam-hub"}, lit=["near-1/a", "near-7/a"])
    city.play(take_down, "near-1/a")
    assert city.lit == ["near-7/a"]


@rule("FP-WEA-13", "FP-WEA-13/1")
def test_the_first_storm_ruins_the_tents() -> None:
    city = settled(
        {"near-1/a": "tent", "near-7/a": "tent", "near-7/b": "bunkhouse"}, box=box_with(STORMS), round=7, storm=7
    )
    first, _ = city.printed("events", "X1").storms
    city.play(perform, first)
    assert (city.building["near-1/a"], city.building["near-7/a"], city.building["near-7/b"]) == (
        "ruins",
        "ruins",
        "bunkhouse",
    )
    assert city.says(number_standing, "ruins") + city.ruined["tent"] == 4
    assert (city.left["tent"], city.ruined["bunkhouse"], city.storm) == (2, 0, 12)
    assert reason(city.says(why_not_site, "bunkhouse", "near-1/a")) == ("FP-CONS-05", "built-on")


@rule("FP-WEA-14", "FP-WEA-14/1")
def test_the_second_storm_ruins_the_bunkhouses() -> None:
    city = settled(
        {"near-1/a": "bunkhouse", "near-7/a": "bunkhouse", "near-7/b": "bunkhouse", "generator-4": "house"},
        box=box_with(STORMS),
        storm=12,
    )
    _, second = city.printed("events", "X1").storms
    city.play(perform, second)
    assert city.says(number_standing, "ruins") + city.ruined["bunkhouse"] == 3 + 5
    assert (city.building["generator-4"], city.ruined["house"], city.storm) == ("house", 0, None)
    assert reason(city.says(why_not_build, "bunkhouse")) == ("FP-CONS-07", "ruins-left")


@rule("FP-BLD-40")
def test_ruins_are_small_and_blue_and_shelter_nobody() -> None:
    city = settled({"near-1/a": "ruins"})
    assert not city.printed("large", "ruins")
    assert city.named("insulations", city.printed("insulation", "ruins")) == ["blue", "blue"]
    assert city.printed("uses", "ruins") == ((), ())
    assert not city.printed("upgradable", "ruins")
    assert "ruins" not in BUILDINGS
    assert city.says(why_not_dismantle, "near-1/a") is None


# -- every answer is open or refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    rng = Rng(seed)
    city = settled({"near-7/a": "tent"}, wood=30, deposits=["coal", "wood", "coal", "wood", "coal", "wood"])
    city.tiles = {place: tile for place, tile in city.tiles.items() if rng.below(3)}
    city.unlocked = {building: 1 for building in BUILDINGS if building not in FIXED}
    asked = city.at_random(rng, construct, 0, 12, but="construct:done")
    asked += sum(city.at_random(rng, destroy) for _ in range(4))
    asked += city.at_random(rng, build_free, 0, "tent")
    assert asked > 20
