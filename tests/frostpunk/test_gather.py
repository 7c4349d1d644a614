"""Gathering, and what else takes from the map or lays on it: FP-GATH, and Buildings and Technologies that do."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.actions.gather import (
    FELL,
    LOSE_FROM,
    TAKE,
    TAKE_FROM,
    THUMP,
    Losing,
    OnTile,
    Pile,
    Thumping,
    WithinReach,
    around_tile,
    fell_one,
    gather,
    take_around,
    take_from,
    take_from_tile,
    thump,
    tiles_lose,
    why_not_fell,
    why_not_gather,
    why_not_gatherer,
    why_not_lose_from,
    why_not_take,
    why_not_take_from,
    why_not_thump,
)
from holdfast.games.frostpunk.actions.use import open_ways
from holdfast.games.frostpunk.city.ground import (
    can_saw,
    clear,
    fell,
    lay,
    on_map,
    resources_at,
    resources_on_tile,
    tiles_with,
    tree_at,
    trees_near,
    trees_on_tile,
)
from holdfast.games.frostpunk.city.map import (
    ADJACENT,
    CORNER_FAR,
    GENERATOR,
    NEIGHBOURS,
    PLACE_OF,
    PLACES,
    SPACES,
    spaces_of,
)
from holdfast.games.frostpunk.here import Here
from holdfast.games.frostpunk.state import (
    AUTOMATON,
    CARRIER_SLEDGE,
    CHAINSAW,
    CHARCOAL_KILN,
    CHILD,
    CHILD_ENGINEER,
    CHILD_WORKER,
    COAL,
    COAL_THUMPER,
    CORE,
    ENGINEER,
    FOOD,
    GATHERING_POST,
    KILN_UPGRADE,
    NONE,
    RESOURCES,
    SAWMILL,
    STEEL,
    TENT,
    TREE,
    WOOD,
    WORKER,
    City,
)
from holdfast.kernel import ALL, Choice, Refusal, Rng, Rule
from tests.cite import rule
from tests.frostpunk.by_number import city, offered, play

NEAR_PLACE = PLACE_OF[(2, 0)]
ONE, OTHER = spaces_of(NEAR_PLACE)
CORNER = PLACE_OF[(3, 0)]  # it has three neighbours, none of them the Generator tile
THUMPER = spaces_of(CORNER)[0]  # where the Coal Thumper stands in these tests

DOMAINS = {"spaces": SPACES, "spaces-or-enough": SPACES + 1, "amounts": 10}


def crater(*piles: tuple[int, int, int], **fields: Any) -> City:
    """The whole map without snow, and on some spaces so many of something."""
    g = city(**{"tiles": [0] * PLACES, **fields})
    for space, thing, number in piles:
        g.lies[space], g.amount[space] = thing, number
    return g


def developed(*technologies: int) -> list[int]:
    return [int(technology in technologies) for technology in range(9)]


def put(g: City, building: int, *spaces: int, improved: int = 0) -> City:
    for space in spaces:
        g.building[space], g.improved[space] = building, improved
    return g


def way(g: City, number: int, space: int = ONE) -> Rule:
    """A way to use the Building that stands there."""
    return perform(g, g.box.uses[g.building[space]][g.improved[space]][number].do, Here(space))


def on(g: City, space: int) -> tuple[int, int]:
    return g.lies[space], g.amount[space]


def reason(refusal: Refusal | None) -> tuple[str, str] | None:
    return None if refusal is None else (refusal.rule, refusal.reason)


# -- where and how much -----------------------------------------------------------------------------------------------


@rule("FP-GATH-01", "FP-GATH-01/1")
def test_trees_are_not_gathered() -> None:
    g = crater((ONE, TREE, 2))
    assert reason(why_not_gather(g, ONE)) == ("FP-GATH-01", "only-trees")


@rule("FP-GATH-01")
@pytest.mark.parametrize("resource", [WOOD, COAL, CORE])
@pytest.mark.parametrize("space", [ONE, 0])
def test_one_gathers_where_a_resource_lies_on_a_tile(resource: int, space: int) -> None:
    g = crater((space, resource, 1))
    assert why_not_gather(g, space) is None
    play(gather(g, 0, WORKER, space))
    assert g.stock[resource] == 1
    assert on(g, space) == (NONE, 0)
    assert reason(why_not_gather(g, space)) == ("FP-GATH-01", "nothing-there")


@rule("FP-GATH-01")
def test_nobody_gathers_under_the_snow() -> None:
    g = crater((ONE, COAL, 2), tiles=[NONE] * PLACES)
    assert reason(why_not_gather(g, ONE)) == ("FP-GATH-01", "not-on-map")


@rule("FP-GATH-02", "FP-GATH-02/1")
def test_up_to_two_are_taken_from_the_space() -> None:
    g = crater((ONE, COAL, 4), (OTHER, COAL, 4))
    assert offered(gather(g, 0, WORKER, ONE)) == [1, 2]
    play(gather(g, 0, WORKER, ONE), 2)
    assert (g.stock[COAL], on(g, ONE), on(g, OTHER)) == (2, (COAL, 2), (COAL, 4))


@rule("FP-GATH-02")
def test_a_card_may_say_how_many() -> None:
    g = crater((ONE, WOOD, 3))
    assert offered(take_from(g, 0, ONE, 4)) == [1, 2, 3]
    play(take_from(g, 0, ONE, 4), 3)
    assert g.stock[WOOD] == 3
    play(take_from(g, 0, ONE, 4))
    assert g.stock[WOOD] == 3


@rule("FP-GATH-02")
def test_a_number_that_cannot_be_taken_is_refused() -> None:
    g = crater((ONE, COAL, 1))
    choice = Choice(TAKE, 0, [], Pile(ONE, 2))
    assert reason(why_not_take(g, choice, 0)) == ("FP-GATH-02", "take-number")
    assert reason(why_not_take(g, choice, 2)) == ("FP-GATH-02", "take-lacks")
    assert reason(why_not_take(g, choice, 3)) == ("FP-GATH-02", "take-number")


@rule("FP-GATH-03", "FP-GATH-03/1")
def test_each_space_of_a_tile_is_gathered_from_once() -> None:
    g = crater((ONE, WOOD, 3), (OTHER, WOOD, 3))
    for space in (ONE, OTHER):
        assert why_not_gather(g, space) is None
        play(gather(g, 0, WORKER, space), 2)
        g.standing[space] = WORKER
        assert reason(why_not_gather(g, space)) == ("FP-GATH-03", "meeple-there")
    assert (on(g, ONE), on(g, OTHER), g.stock[WOOD]) == ((WOOD, 1), (WOOD, 1), 4)


@rule("FP-GATH-05")
def test_five_spaces_by_the_generator_two_on_every_other_tile() -> None:
    g = crater(*((space, COAL, 1) for space in range(SPACES)), tiles=[NONE] * PLACES)
    assert [space for space in range(SPACES) if why_not_gather(g, space) is None] == [0, 1, 2, 3, 4]
    g.tiles[NEAR_PLACE] = 0
    assert [space for space in range(5, SPACES) if why_not_gather(g, space) is None] == [ONE, OTHER]


@rule("FP-GATH-06")
def test_steel_is_gathered_like_other_resources() -> None:
    g = crater((ONE, STEEL, 3), stock=[0, 0, 0, 5])
    assert why_not_gather(g, ONE) is None
    play(gather(g, 0, WORKER, ONE), 2)
    assert (g.stock[STEEL], on(g, ONE)) == (7, (STEEL, 1))


@rule("FP-GATH-07")
def test_deposits_of_the_rim_are_not_gathered() -> None:
    g = crater(deposits=[COAL, WOOD] * 3)
    assert not [space for space in range(SPACES) if why_not_gather(g, space) is None]
    take_around(g, spaces_of(CORNER_FAR[0])[0])
    assert g.stock == [0] * RESOURCES


@rule("FP-GEN-07", "FP-GEN-07/1")
def test_trees_are_no_resources() -> None:
    g = crater((ONE, TREE, 2))
    assert not resources_at(g, ONE)
    assert not resources_on_tile(g, ONE)
    play(take_from(g, 0, ONE, 1))
    play(take_from_tile(g, 0, ONE, 1))
    assert (on(g, ONE), g.stock) == ((TREE, 2), [0] * RESOURCES)


@rule("FP-GEN-07")
def test_resources_are_wood_coal_steam_cores_and_steel() -> None:
    assert sorted([WOOD, COAL, CORE, STEEL]) == list(range(RESOURCES))
    assert FOOD >= RESOURCES
    assert TREE >= RESOURCES
    assert [resources_at(crater((ONE, thing, 1)), ONE) for thing in range(TREE + 1)] == [True] * 4 + [False]


# -- Technologies -----------------------------------------------------------------------------------------------------


@rule("FP-TECH-07", "FP-TECH-07/1")
def test_the_sledge_takes_three_from_any_spaces_of_the_tile() -> None:
    g = crater((ONE, COAL, 2), (OTHER, WOOD, 4), developed=developed(CARRIER_SLEDGE))
    assert offered(gather(g, 0, WORKER, ONE)) == [ONE, OTHER]
    play(gather(g, 0, WORKER, ONE), ONE, ONE, OTHER)
    assert (g.stock[COAL], g.stock[WOOD], on(g, ONE), on(g, OTHER)) == (2, 1, (NONE, 0), (WOOD, 3))


@rule("FP-TECH-07")
def test_with_the_sledge_one_may_take_fewer_and_never_from_another_tile() -> None:
    beside = spaces_of(PLACE_OF[(3, 0)])[0]
    g = crater((ONE, COAL, 2), (OTHER, WOOD, 4), (beside, WOOD, 4), developed=developed(CARRIER_SLEDGE))
    choice = Choice(TAKE_FROM, 0, [], OnTile(ONE, 0))
    assert reason(why_not_take_from(g, choice, beside)) == ("FP-TECH-07", "other-tile")
    assert reason(why_not_take_from(g, choice, SPACES)) == ("FP-TECH-07", "take-something")
    play(gather(g, 0, WORKER, ONE), OTHER, SPACES)
    assert g.stock == [1, 0, 0, 0]
    clear(g, OTHER)
    assert reason(why_not_take_from(g, choice, OTHER)) == ("FP-TECH-07", "no-resources")


@rule("FP-TECH-07")
def test_with_the_sledge_only_the_meeples_own_space_must_be_free_and_have_resources() -> None:
    g = crater((ONE, COAL, 1), (OTHER, WOOD, 1), developed=developed(CARRIER_SLEDGE))
    g.standing[OTHER] = WORKER
    assert why_not_gather(g, ONE) is None
    play(gather(g, 0, WORKER, ONE), OTHER, ONE)
    assert g.stock == [1, 1, 0, 0]
    g = crater((OTHER, WOOD, 1), developed=developed(CARRIER_SLEDGE))
    assert reason(why_not_gather(g, ONE)) == ("FP-GATH-01", "nothing-there")


@rule("FP-TECH-14", "FP-TECH-14/1")
@pytest.mark.parametrize("kind", [WORKER, AUTOMATON, CHILD_WORKER])
def test_the_chainsaw_turns_a_tree_into_two_wood(kind: int) -> None:
    g = crater((ONE, TREE, 3), developed=developed(CHAINSAW))
    assert can_saw(g, ONE)
    assert why_not_gather(g, ONE) is None
    assert why_not_gatherer(g, ONE, kind) is None
    play(gather(g, 0, kind, ONE))
    assert (on(g, ONE), g.stock) == ((TREE, 2), [2, 0, 0, 0])


@rule("FP-TECH-14")
def test_with_the_chainsaw_resources_are_gathered_as_ever() -> None:
    g = crater((ONE, COAL, 3), developed=developed(CHAINSAW))
    assert reason(why_not_gather(g, OTHER)) == ("FP-GATH-01", "nothing-there")
    play(gather(g, 0, WORKER, ONE), 2)
    assert (on(g, ONE), g.stock) == ((COAL, 1), [0, 2, 0, 0])


@rule("FP-TECH-14/2")
@pytest.mark.parametrize("kind", [ENGINEER, CHILD, CHILD_ENGINEER])
def test_engineers_do_not_saw(kind: int) -> None:
    g = crater((ONE, TREE, 3), (OTHER, COAL, 3), developed=developed(CHAINSAW))
    assert reason(why_not_gatherer(g, ONE, kind)) == ("FP-TECH-14", "no-sawyer")
    assert why_not_gatherer(g, OTHER, kind) is None


@rule("FP-TECH-08", "FP-TECH-08/1")
def test_with_its_upgrade_the_kiln_burns_a_tree() -> None:
    g = put(crater((OTHER, TREE, 1), developed=developed(KILN_UPGRADE)), CHARCOAL_KILN, ONE)
    play(way(g, 1))
    assert (on(g, OTHER), g.stock) == ((NONE, 0), [0, 4, 0, 0])


@rule("FP-TECH-08")
def test_the_kiln_may_take_a_tree_from_an_adjacent_space_and_from_no_farther() -> None:
    beside, far = ADJACENT[ONE][1], spaces_of(PLACE_OF[(-3, 0)])[0]
    g = put(crater((far, TREE, 1), developed=developed(KILN_UPGRADE)), CHARCOAL_KILN, ONE)
    assert open_ways(g, ONE) == []
    g.lies[beside], g.amount[beside] = TREE, 1
    play(way(g, 1))
    assert (on(g, beside), on(g, far), g.stock[COAL]) == ((NONE, 0), (TREE, 1), 4)


# -- Trees ------------------------------------------------------------------------------------------------------------


@rule("FP-GEN-20")
def test_a_felled_tree_goes_to_the_bank_and_gives_nothing_by_itself() -> None:
    g = crater((ONE, TREE, 2))
    fell(g, ONE)
    assert (on(g, ONE), g.stock) == ((TREE, 1), [0] * RESOURCES)
    fell(g, ONE)
    assert on(g, ONE) == (NONE, 0)
    assert not tree_at(g, ONE)


@rule("FP-BLD-20", "FP-BLD-20/1")
def test_a_sawmill_fells_a_tree_of_its_own_tile() -> None:
    g = put(crater((OTHER, TREE, 2)), SAWMILL, ONE)
    play(way(g, 0))
    assert (on(g, OTHER), g.stock[WOOD]) == ((TREE, 1), 3)


@rule("FP-BLD-20/2")
def test_a_basic_sawmill_does_not_reach_the_next_tile() -> None:
    beside = ADJACENT[ONE][1]
    g = put(crater((beside, TREE, 2)), SAWMILL, ONE)
    assert trees_on_tile(g, ONE) == []
    assert open_ways(g, ONE) == []
    put(g, SAWMILL, ONE, improved=1)
    assert open_ways(g, ONE) == [0]


@rule("FP-BLD-21", "FP-BLD-21/1")
def test_an_upgraded_sawmill_reaches_adjacent_spaces() -> None:
    beside = ADJACENT[ONE][1]
    g = put(crater((beside, TREE, 2)), SAWMILL, ONE, improved=1)
    play(way(g, 0))
    assert (on(g, beside), g.stock[WOOD]) == ((TREE, 1), 3)


@rule("FP-BLD-21")
def test_the_player_chooses_the_tree() -> None:
    beside, far = ADJACENT[ONE][1], spaces_of(PLACE_OF[(-3, 0)])[0]
    g = put(crater((OTHER, TREE, 1), (beside, TREE, 1), (far, TREE, 1)), SAWMILL, ONE, improved=1)
    assert offered(way(g, 0)) == trees_near(g, ONE) == [OTHER, beside]
    play(way(g, 0), beside)
    assert (on(g, OTHER), on(g, beside)) == ((TREE, 1), (NONE, 0))
    choice = Choice(FELL, 0, [], WithinReach((OTHER,)))
    assert reason(why_not_fell(g, choice, far)) == ("FP-BLD-20", "tree-out-of-reach")
    assert reason(why_not_fell(g, choice, beside)) == ("FP-GEN-20", "no-tree")


# -- the Gathering Post -----------------------------------------------------------------------------------------------


@rule("FP-BLD-17", "FP-BLD-17/1")
def test_a_gathering_post_takes_one_from_every_adjacent_space() -> None:
    wood, coal, trees, nothing = ADJACENT[ONE][:4]
    g = put(crater((wood, WOOD, 3), (coal, COAL, 1), (trees, TREE, 2)), GATHERING_POST, ONE)
    play(way(g, 0))
    assert g.stock == [1, 1, 0, 0]
    assert [on(g, space) for space in (wood, coal, trees, nothing)] == [(WOOD, 2), (NONE, 0), (TREE, 2), (NONE, 0)]


@rule("FP-BLD-17")
def test_a_meeple_on_an_adjacent_space_does_not_matter_and_others_are_out_of_reach() -> None:
    far = spaces_of(PLACE_OF[(-3, 0)])[0]
    g = put(crater((OTHER, WOOD, 3), (far, COAL, 3)), GATHERING_POST, ONE)
    g.standing[OTHER] = WORKER
    take_around(g, ONE)
    assert g.stock == [1, 0, 0, 0]


@rule("FP-BLD-18")
def test_an_upgraded_gathering_post_does_the_same_but_is_red() -> None:
    g = put(crater((OTHER, WOOD, 3)), GATHERING_POST, ONE, improved=1)
    play(way(g, 0))
    assert g.stock == [1, 0, 0, 0]
    assert g.box.uses[GATHERING_POST][1] == g.box.uses[GATHERING_POST][0]
    assert g.box.insulation[GATHERING_POST] == (2, 0)


# -- the Coal Thumper -------------------------------------------------------------------------------------------------


def thumper(g: City, *, improved: int = 0) -> City:
    return put(g, COAL_THUMPER, *spaces_of(CORNER), improved=improved)


@rule("FP-ADJ-08", "FP-ADJ-08/1")
def test_a_large_building_is_adjacent_to_the_spaces_of_neighbouring_tiles() -> None:
    g = thumper(crater())
    expected = [space for place in NEIGHBOURS[CORNER] for space in spaces_of(place)]
    assert len(expected) == 6
    assert sorted(around_tile(g, THUMPER)) == expected
    assert sorted(offered(thump(g, 0, THUMPER, 3, 3))) == expected
    g.tiles[NEIGHBOURS[CORNER][0]] = NONE
    assert sorted(around_tile(g, THUMPER)) == expected[2:]


@rule("FP-BLD-26", "FP-BLD-26/1")
def test_a_coal_thumper_lays_three_coal_on_each_of_three_spaces() -> None:
    g = thumper(crater())
    around = around_tile(g, THUMPER)
    play(way(g, 0, THUMPER), *around[:3])
    assert [on(g, space) for space in around] == [(COAL, 3)] * 3 + [(NONE, 0)] * 3
    assert g.stock == [0] * RESOURCES


@rule("FP-BLD-26")
def test_the_spaces_are_different_and_may_be_fewer() -> None:
    g = thumper(crater())
    first, second, *_ = around_tile(g, THUMPER)
    assert reason(why_not_thump(g, Choice(THUMP, 0, [], Thumping(THUMPER, (first,))), first)) == (
        "FP-BLD-26",
        "thumped-already",
    )
    assert reason(why_not_thump(g, Choice(THUMP, 0, [], Thumping(THUMPER)), SPACES)) == ("FP-BLD-26", "thump-somewhere")
    play(way(g, 0, THUMPER), first, second, SPACES)
    assert sum(g.amount) == 6


@rule("FP-BLD-27", "FP-BLD-27/1", "FP-LIM-07", "FP-LIM-07/1")
def test_a_space_holds_five_coal() -> None:
    g = thumper(crater(told=[]))
    first, second, *_ = around_tile(g, THUMPER)
    g.lies[first], g.amount[first] = COAL, 4
    g.lies[second], g.amount[second] = COAL, 5
    assert reason(why_not_thump(g, Choice(THUMP, 0, [], Thumping(THUMPER)), second)) == ("FP-LIM-07", "space-full")
    play(way(g, 0, THUMPER), first, SPACES)
    assert on(g, first) == (COAL, 5)
    assert g.told == [("coal-laid", ALL, (1, first))]


@rule("FP-BLD-27")
def test_coal_goes_where_coal_lies_or_nothing_at_all() -> None:
    g = thumper(crater())
    wood, trees, tent, meeple, *_ = around_tile(g, THUMPER)
    g.lies[wood], g.amount[wood] = WOOD, 1
    g.lies[trees], g.amount[trees] = TREE, 1
    g.building[tent] = TENT
    g.standing[meeple] = WORKER
    choice = Choice(THUMP, 0, [], Thumping(THUMPER))
    assert [reason(why_not_thump(g, choice, space)) for space in (wood, trees, tent)] == [
        ("FP-BLD-27", "no-place-for-coal")
    ] * 3
    assert why_not_thump(g, choice, meeple) is None
    assert reason(why_not_thump(g, choice, 0)) == ("FP-ADJ-08", "not-adjacent")


@rule("FP-BLD-28", "FP-BLD-28/1")
def test_an_upgraded_coal_thumper_lays_coal_on_four_spaces() -> None:
    g = thumper(crater(), improved=1)
    around = around_tile(g, THUMPER)
    play(way(g, 0, THUMPER), *around[:4])
    assert [on(g, space) for space in around] == [(COAL, 3)] * 4 + [(NONE, 0)] * 2


@rule("FP-BLD-26")
def test_without_a_space_for_coal_nothing_happens() -> None:
    g = thumper(crater())
    for space in around_tile(g, THUMPER):
        g.building[space] = TENT
    play(way(g, 0, THUMPER))
    assert sum(g.amount) == 0


# -- limits, and what leaves the map ----------------------------------------------------------------------------------


@rule("FP-LIM-07")
def test_a_space_holds_one_type() -> None:
    g = crater((ONE, COAL, 2))
    lay(g, ONE, WOOD, 2)
    lay(g, ONE, TREE, 2)
    assert on(g, ONE) == (COAL, 2)
    lay(g, OTHER, CORE, 9)
    assert on(g, OTHER) == (CORE, 5)


@rule("FP-LIM-06")
def test_more_than_five_trees_may_stand_on_a_space_but_not_more_than_thirty_in_all() -> None:
    g = crater((ONE, TREE, 24))
    lay(g, OTHER, TREE, 7)
    assert on(g, OTHER) == (TREE, 6)
    lay(g, 0, TREE, 1)
    assert on(g, 0) == (NONE, 0)


def test_eight_steel_are_in_the_box() -> None:
    g = crater((ONE, STEEL, 3), stock=[0, 0, 0, 3])
    lay(g, OTHER, STEEL, 4)
    assert on(g, OTHER) == (STEEL, 2)


def test_what_is_cleared_gives_nothing() -> None:
    g = crater((ONE, COAL, 3), (OTHER, TREE, 2), told=[])
    for space in (ONE, OTHER, 0):
        clear(g, space)
    assert g.told == [("resources-lost", ALL, (3, COAL, ONE)), ("trees-lost", ALL, (2, OTHER))]
    assert (set(g.lies), sum(g.amount), g.stock) == ({NONE}, 0, [0] * RESOURCES)


@rule("FP-SET-36", "FP-SET-36/2")
def test_two_tiles_of_the_players_choice_lose_a_coal_each() -> None:
    third = spaces_of(PLACE_OF[(-2, 0)])[1]
    g = crater((ONE, COAL, 2), (OTHER, COAL, 1), (0, COAL, 5), (third, COAL, 1), stock=[0, 3, 0, 0])
    assert tiles_with(g, COAL) == [GENERATOR, NEAR_PLACE, PLACE_OF[(-2, 0)]]
    play(tiles_lose(g, 2, COAL), ONE, 0)
    assert [g.amount[space] for space in (ONE, OTHER, 0, third)] == [1, 1, 4, 1]
    assert g.stock == [0, 3, 0, 0]


@rule("FP-SET-36/2")
def test_a_tile_loses_only_one_of_them() -> None:
    g = crater((ONE, COAL, 2), (OTHER, COAL, 1), (0, WOOD, 5), told=[])
    choice = Choice(LOSE_FROM, 0, [], Losing(COAL, (NEAR_PLACE,)))
    assert reason(why_not_lose_from(g, choice, OTHER)) == ("FP-SET-36", "tile-lost-one")
    assert reason(why_not_lose_from(g, choice, 0)) == ("FP-SET-36", "lacks-resource")
    play(tiles_lose(g, 2, COAL), OTHER)
    assert g.told == [("resources-lost", ALL, (1, COAL, OTHER))]
    assert (on(g, ONE), on(g, OTHER)) == ((COAL, 2), (NONE, 0))


# -- every answer is open or refused ----------------------------------------------------------------------------------


def answered(g: City, asking: Rule, rng: Rng) -> int:
    """Play at random; at each question, whatever is not offered has a reason, and what is has none."""
    asked = 0
    answer: Any = None
    while True:
        try:
            choice = asking.send(answer)
        except StopIteration:
            return asked
        assert isinstance(choice, Choice)
        asked += 1
        ask = choice.question
        assert [v for v in range(DOMAINS[ask.domain]) if ask.why_not(g, choice, v) is None] == sorted(choice.values)
        answer = choice.values[rng.below(len(choice.values))]


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    rng = Rng(seed)
    g = crater(developed=developed(*[CARRIER_SLEDGE] * (seed % 2)))
    g.tiles = [g.tiles[place] if rng.below(4) else NONE for place in range(PLACES)]
    g.tiles[CORNER] = 0
    for space in range(SPACES):
        if on_map(g, space) and rng.below(2):
            lay(g, space, rng.below(5), 1 + rng.below(5))
    asked = answered(g, thump(g, 0, THUMPER, 3, 4), rng)
    asked += answered(g, tiles_lose(g, 3, COAL), rng)
    asked += answered(g, fell_one(g, 0, trees_near(g, THUMPER)), rng)
    for space in range(SPACES):
        if why_not_gather(g, space) is None:
            asked += answered(g, gather(g, 0, WORKER, space), rng)
    assert asked > 5
