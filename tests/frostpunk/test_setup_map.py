"""Set-up: the scenario and the map (FP-SET)."""

from __future__ import annotations

from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city import map as hexes
from holdfast.games.frostpunk.setup import (
    lay_starting_tiles,
    place_wall_tiles,
)
from tests.cite import rule
from tests.frostpunk.arrange import (
    Crater,
    a_city,
    new_game,
)
from tests.frostpunk.scenes import (
    BY_THE_GENERATOR,
    FAR,
    NEAR,
)

CORNERS = ["far-1", "far-4", "far-7", "far-10", "far-13", "far-16"]  # clockwise from the east


# -- the scenario -----------------------------------------------------------------------------------------------------


@rule("FP-SET-01", "FP-SET-12")
def test_what_the_crater_does_without_leaves_the_game() -> None:
    assert new_game().storm == 9
    for seed in range(30):
        city = new_game(seed)
        assert "Steam Hub Plans" not in city.technologies
        assert city.left["steam-hub"] == 0


@rule("FP-SET-40")
def test_the_first_scenario_card_lies_open_and_no_other() -> None:
    city = new_game()
    assert city.display == ["I01"]
    assert (city.goods_on, city.meeple_on, city.kept_on) == ([{}], [None], [0])
    assert len(city.story.cards) == 8


@rule("FP-SET-25", "FP-SET-43")
def test_the_storm_marker_and_the_trigger_tokens_lie_on_the_round_track() -> None:
    city = new_game()
    assert (city.storm, city.storms, city.triggers) == (9, 0, [4, 11])


@rule("FP-SET-44")
def test_the_storm_card_waits_face_down() -> None:
    city = new_game()
    assert city.named("events", [city.box.settings[0].storm_card]) == ["I08"]
    assert "I08" not in city.display


# -- the map ----------------------------------------------------------------------------------------------------------


@rule("FP-SET-02")
def test_the_generator_tile_lies_in_the_middle_of_six_corners() -> None:
    city = new_game()
    assert city.named("places", hexes.NEIGHBOURS[hexes.GENERATOR]) == NEAR
    assert len(hexes.GENERATOR_HEXES) == 5  # and the drawer's hex, which is no space
    assert len(city.deposits) == len(CORNERS) == 6


@rule("FP-SET-03")
def test_the_tower_is_empty_and_not_upgraded() -> None:
    city = new_game()
    assert (city.inside, city.upgraded) == (0, False)


@rule("FP-SET-04", "FP-SET-04/1")
def test_three_buildings_stand_at_the_start() -> None:
    city = new_game()
    assert sorted(city.building.values()) == ["cookhouse", "generator", "platform"]
    assert set(city.building) <= set(BY_THE_GENERATOR)
    assert [city.left[building] for building in city.building.values()] == [0, 0, 0]
    assert city.improved == {}


@rule("FP-SET-05", "FP-SET-05/1")
def test_the_generator_tile_has_a_pile_of_wood_and_one_of_coal() -> None:
    city = new_game()
    piles = {city.lies[space]: city.amount[space] for space in BY_THE_GENERATOR if city.amount[space]}
    assert piles == {"wood": 5, "coal": 5}
    assert len(city.building) == 3
    assert all((space in city.building) != (city.amount[space] > 0) for space in BY_THE_GENERATOR)


@rule("FP-SET-06", "FP-SET-06/1")
def test_wall_tiles_are_placed_clockwise_until_three_deposits_lie_there() -> None:
    city = a_city()
    drawn = city.words.number(["wood", None, "coal", "coal", "wood", None, None])
    assert city.named("lying", place_wall_tiles(0, 6, drawn)) == ["wood", "", "coal", "coal", "", ""]
    assert city.named("lying", place_wall_tiles(4, 6, drawn)) == ["coal", "coal", "", "", "wood", ""]


@rule("FP-SET-06")
def test_three_corners_have_a_deposit_whatever_is_drawn_and_wherever_it_begins() -> None:
    games = [new_game(seed) for seed in range(100)]
    for city in games:
        assert len([deposit for deposit in city.deposits if deposit]) == 3
        assert city.deposits.count("coal") == 3 - city.deposits.count("wood")
    assert {city.deposits.count("wood") for city in games} == {1, 2}
    assert all(len({city.deposits[corner] for city in games}) == 3 for corner in range(6))


def crater_before_tiles() -> Crater:
    """Deposits on corners 1, 3 and 4; both stacks whole."""
    box = open_box(None)
    near = [tile.id for tile in box.map_tiles[: box.first_far]]
    far = [tile.id for tile in box.map_tiles[box.first_far :]]
    return a_city(deposits=["wood", None, "coal", "coal", None, None], near=near, far=far)


@rule("FP-SET-07", "FP-SET-07/1")
def test_each_corner_without_a_deposit_has_a_far_tile() -> None:
    city = crater_before_tiles()
    city.play(lay_starting_tiles)
    laid = {place: tile for place, tile in city.tiles.items() if place in FAR}
    assert list(laid) == ["far-4", "far-13", "far-16"]
    assert all(tile.startswith("F") for tile in laid.values())
    assert len(city.far) == 15


@rule("FP-SET-08", "FP-SET-08/1")
def test_and_a_near_tile_between_it_and_the_generator() -> None:
    city = crater_before_tiles()
    city.play(lay_starting_tiles)
    laid = {place: tile for place, tile in city.tiles.items() if place in NEAR}
    assert list(laid) == ["near-3", "near-9", "near-11"]
    assert all(tile.startswith("N") for tile in laid.values())
    assert len(city.near) == 9


@rule("FP-SET-07")
def test_the_stacks_are_shuffled_apart() -> None:
    city = new_game()
    assert sorted([*city.near, *city.far, *city.tiles.values()]) == sorted(tile.id for tile in city.box.map_tiles)
    assert len(city.box.map_tiles) == 30
    assert {tile[0] for tile in city.near} == {"N"}
    assert {tile[0] for tile in city.far} == {"F"}
    assert city.near != sorted(city.near)
    assert city.far != sorted(city.far)


@rule("FP-SET-09", "FP-ICON-03")
def test_starting_tiles_are_turned_over_and_filled() -> None:
    city = new_game()
    on_map = {}
    for place, tile in city.tiles.items():
        for space, pile in zip((f"{place}/a", f"{place}/b"), city.printed("map_tiles", tile).spaces, strict=False):
            [thing] = city.named("lying", [pile.index(max(pile))])
            on_map[space] = (thing, max(pile))
    assert {space: (city.lies[space], city.amount[space]) for space in city.lies if "/" in space} == on_map
    assert len(city.tiles) == 6
    assert city.reveals >= 6
