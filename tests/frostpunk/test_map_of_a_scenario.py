"""A map is data of its scenario: places, rock, marks for Deposits, where tiles begin, what is found under the snow."""

from __future__ import annotations

from holdfast.games.frostpunk.actions.act import space_warm
from holdfast.games.frostpunk.actions.snow import place_far, place_near, reveal
from holdfast.games.frostpunk.city.construction import touches
from holdfast.games.frostpunk.city.heat import zone_heated
from holdfast.games.frostpunk.city.map import HEXES, PLACE_WORDS
from tests.cite import rule
from tests.frostpunk.arrange import Crater, a_city, box_with, new_game

CARDS = """
    scenario:
    - {id: X01, title: T, story: S, goal: you have 9 coal}
    - {id: X02, title: T, story: S, storms: [[gain 1 coal]]}
    stories:
    - id: gorge
      title: Gorge
      line: Six near places, and a long way out.
      cards: [X01, X02]
      map:
        near: [near-1, near-2, near-6, near-7, near-8, near-12]
        far: [far-1, far-18, outer-1, outer-24, end-1, end-2]
        deposits: []
        start: {places: [[near-1, near-7], [far-1]], by: all}
    - id: rocky
      title: Rocky
      line: Rock on two places.
      cards: [X01, X02]
      map:
        near: [near-1, near-2, near-3, near-10]
        far: [far-1, far-2, far-14, far-15]
        rock: [near-9, far-13]
        deposits: [near-9, far-13]
        start: {places: [[far-1, near-1], [far-2, near-2], [far-14, near-10]], by: lot, drawn: 2}
        turned: {coal_less: 2, wood_most: 3, trees_on_empty: 2}
    """


def gorge(**fields: object) -> Crater:
    return a_city(box=box_with(CARDS), scenario="gorge", **fields)


def rocky(**fields: object) -> Crater:
    return a_city(box=box_with(CARDS), scenario="rocky", **fields)


@rule("FP-STORY-07")
def test_places_are_numbered_once_for_all_maps_ring_by_ring() -> None:
    distance = [max(abs(q), abs(r), abs(q + r)) for q, r in HEXES]
    assert [distance.count(far) for far in (0, 2, 3, 4, 5)] == [1, 12, 18, 24, 6]
    assert dict(zip(PLACE_WORDS, HEXES, strict=True)) | {
        "near-5": (-2, 2), "far-13": (0, -3), "outer-1": (4, 0), "outer-13": (-4, 0), "end-5": (-4, -1)
    } == dict(zip(PLACE_WORDS, HEXES, strict=True))  # fmt: skip


@rule("FP-STORY-07", "FP-STORY-07/1")
def test_no_seventh_near_tile_where_a_map_has_six_places() -> None:
    city = gorge(near=["N01"] * 12)
    for place in ("near-2", "near-6", "near-8", "near-12", "near-1"):
        city.play(place_near, 0, 1, f"place-near:{place}")
    city.play(place_near, 0, 1)  # one place is left, and nobody is asked
    assert len(city.near) == 6
    assert city.questions(place_near, 0, 1) == []
    assert len(city.near) == 6


def test_the_table_is_as_long_as_its_map() -> None:
    assert len(new_game().g.tiles) == 31
    assert len(rocky().g.lies) == len(new_game().g.lies)
    assert (len(gorge().g.tiles), len(gorge().g.lies)) == (61, 125)


@rule("FP-STORY-07")
def test_a_chain_of_tiles_leads_beyond_the_hexagon() -> None:
    city = gorge(far=["F03"] * 9)
    city.tiles["near-1"] = city.tiles["far-1"] = "F03"
    asked = city.asked("place-far", place_far, 0, 1)
    assert asked.offers == ["far-18", "outer-1", "outer-24"]
    assert asked.refuses("end-1") == "FP-SNOW-06"
    city.tiles["outer-1"] = "F03"
    assert "end-1" in city.asked("place-far", place_far, 0, 1).offers


@rule("FP-STORY-08", "FP-STORY-08/1", "FP-STORY-08/2")
def test_beyond_the_third_zone_only_insulation_keeps_warm() -> None:
    city = gorge(heat="all warm")
    assert city.says(zone_heated, "far-1")
    assert not city.says(zone_heated, "outer-1")
    assert not city.says(space_warm, "outer-1/a", "blue")
    assert city.says(space_warm, "outer-1/a", "orange")


@rule("FP-STORY-09", "FP-STORY-09/1")
def test_rock_takes_no_tile_and_breaks_a_chain() -> None:
    city = rocky(far=["F03"] * 3)
    city.tiles["near-1"] = "N01"
    asked = city.asked("place-far", place_far, 0, 1)
    assert asked.offers == ["far-1", "far-2"]
    assert asked.refuses("far-14") == "FP-SNOW-06"
    assert asked.refuses("far-13") == "FP-STORY-09"


def test_a_map_that_does_not_reach_a_place_refuses_it() -> None:
    city = rocky(far=["F03"] * 3)
    city.tiles["near-1"] = "N01"
    assert city.asked("place-far", place_far, 0, 1).refuses("outer-1") == "FP-STORY-07"


def test_a_deposit_in_rock_touches_every_tile_beside_it() -> None:
    city = rocky(deposits=["coal", None])
    touching = {place for place in PLACE_WORDS[:31] if city.says(touches, place, "coal")}
    assert touching == {"generator", "near-8", "near-10", "far-12", "far-13", "far-14"}
    assert not city.says(touches, "near-10", "wood")


def test_tiles_begin_where_the_scenario_says() -> None:
    start = new_game(scenario="gorge", box=box_with(CARDS))
    assert set(start.tiles) == {"near-1", "near-7", "far-1"}
    drawn = {frozenset(new_game(seed, scenario="rocky", box=box_with(CARDS)).tiles) for seed in range(40)}
    assert drawn == {
        frozenset({"far-1", "near-1", "far-2", "near-2"}),
        frozenset({"far-1", "near-1", "far-14", "near-10"}),
        frozenset({"far-2", "near-2", "far-14", "near-10"}),
    }


def test_what_lies_under_the_snow_may_be_laid_otherwise() -> None:
    city = rocky()
    for place, tile in (("near-1", "N06"), ("far-1", "F03"), ("far-2", "F04")):  # 4 coal 3 wood; 5 coal; 5 wood
        city.tiles[place] = tile
        city.play(reveal, place)
    piles = {space: (city.lies[space], city.amount[space]) for space in city.lies}
    assert piles == {
        "near-1/a": ("coal", 2), "near-1/b": ("wood", 3),
        "far-1/a": ("coal", 3), "far-1/b": ("tree", 2),
        "far-2/a": ("wood", 3), "far-2/b": ("tree", 2),
    }  # fmt: skip


def test_the_crater_has_the_whole_hexagon() -> None:
    land = new_game().story.map
    assert (len(land.near), len(land.far), land.rock, len(land.deposits)) == (12, 18, (), 6)
