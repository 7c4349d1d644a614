"""Technologies, the Workshop and upgrades: FP-TECH, FP-BLD; and Steam Hubs."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.cards import perform
from holdfast.games.frostpunk.box import open_box
from holdfast.games.frostpunk.city.heat import (
    FUEL,
    HUB,
    RED,
    fuel,
    is_heated,
    light_hubs,
    why_not_hub,
    zone_heated,
)
from holdfast.games.frostpunk.city.map import FAR, GENERATOR, NEAR, NEIGHBOURS, PLACES, SPACES, spaces_of
from holdfast.games.frostpunk.city.technologies import (
    ENOUGH,
    IMPROVEMENT,
    TECHNOLOGY,
    TOKEN,
    UPGRADE,
    UPGRADED,
    advance,
    delay,
    improve,
    reach_token,
    start_development,
    why_not_improvement,
    why_not_technology,
    why_not_upgrade,
    workshop_built,
    workshop_gone,
)
from holdfast.games.frostpunk.phases.generator import drop_cubes, generator_phase, stress_check
from holdfast.games.frostpunk.state import (
    BEACON,
    CHAINSAW,
    COAL,
    CONSTRUCTION_PLAN,
    CORE,
    ENGINEER,
    FACTORY,
    GENERATOR_BUILDING,
    GENERATOR_SAFETY,
    HOUSE,
    HUNTERS_HUT,
    HUNTING_TACTICS,
    MEDICAL_EDUCATION,
    NONE,
    RUINS,
    SAWMILL,
    STEAM_HUB,
    STEAM_HUB_TECHNOLOGY,
    TECHNOLOGIES,
    TECHNOLOGIES_IN_PLAY,
    WOOD,
    WORKER,
    WORKSHOP,
    City,
)
from holdfast.kernel import Choice, Rule
from tests.cite import rule
from tests.frostpunk.by_number import city, offered, play

IN_PLAY = [CHAINSAW, HUNTING_TACTICS, CONSTRUCTION_PLAN, MEDICAL_EDUCATION]
ANSWERS = {"technologies": TECHNOLOGIES, "improvements": 3, "spaces": SPACES, "spaces-or-enough": SPACES + 1}
SMALL = 5  # a space of the first Near tile
LARGE = spaces_of(NEAR[3])[0]


def town(*buildings: int, **fields: Any) -> City:
    """Buildings on the Near tiles, from the first; a Large one takes a tile."""
    g = city(**{"technologies": IN_PLAY, **fields})
    for place, building in zip(NEAR, buildings, strict=False):
        for space in spaces_of(place)[: 2 if g.box.large[building] else 1]:
            g.building[space] = building
    return g


def developing(technology: int, token: int, **fields: Any) -> City:
    return town(WORKSHOP, developing=technology, token=token, **fields)


def act(g: City, rule: Rule, *answers: int) -> None:
    """Carry it out; at every question what is not offered is refused, and what is offered is not."""
    play(explained(g, rule), *answers)


def explained(g: City, rule: Rule) -> Rule:
    answer: Any = None
    while True:
        try:
            choice = rule.send(answer)
        except StopIteration:
            return
        assert isinstance(choice, Choice)
        for value in range(ANSWERS.get(choice.question.domain, 0)):
            assert (choice.question.why_not(g, choice, value) is None) is (value in choice.values)
        answer = yield choice


def developed(*technologies: int) -> list[int]:
    return [int(technology in technologies) for technology in range(TECHNOLOGIES)]


# -- development ------------------------------------------------------------------------------------------------------


@rule("FP-TECH-06")
def test_a_technology_card_tells_its_effect_and_its_cost_in_rounds() -> None:
    cards = open_box(None).technologies
    assert len({card.id for card in cards}) == len({card.name for card in cards}) == TECHNOLOGIES
    assert all(card.effect for card in cards)
    assert [card.cost for card in cards] == [5, 4, 6, 4, 4, 4, 5, 3, 3]


@rule("FP-TECH-01", "FP-TECH-01/1")
def test_the_first_workshop_starts_a_development() -> None:
    g = town(WORKSHOP, round=2)
    act(g, workshop_built(g), CHAINSAW)
    assert (g.developing, g.token) == (CHAINSAW, 5)
    choice = next(workshop_built(town(WORKSHOP, leader=1)))
    assert isinstance(choice, Choice)
    assert (choice.seat, choice.question.team) == (1, True)


@rule("FP-SET-13", "FP-DAWN-04")
def test_only_cards_of_the_display_that_are_not_developed_can_be_chosen() -> None:
    assert len(IN_PLAY) == TECHNOLOGIES_IN_PLAY
    g = town(WORKSHOP, developed=developed(CHAINSAW))
    assert offered(start_development(g)) == [HUNTING_TACTICS, CONSTRUCTION_PLAN, MEDICAL_EDUCATION]
    absent = why_not_technology(g, Choice(TECHNOLOGY, 0, []), STEAM_HUB_TECHNOLOGY)
    done = why_not_technology(g, Choice(TECHNOLOGY, 0, []), CHAINSAW)
    assert absent is not None
    assert done is not None
    assert (absent.rule, done.rule) == ("FP-SET-13", "FP-DAWN-04")


@rule("FP-TECH-02", "FP-TECH-02/1")
def test_the_token_does_not_go_beyond_the_last_space() -> None:
    g = town(WORKSHOP, round=12)
    act(g, start_development(g), CONSTRUCTION_PLAN)
    assert g.token == 15
    delay(g, 2)
    assert g.token == 15


@rule("FP-TECH-02")
def test_in_the_last_round_a_workshop_develops_what_lies_on_the_round_marker() -> None:
    g = town(WORKSHOP, round=15)
    act(g, start_development(g), CHAINSAW)
    assert (g.token, g.developed[CHAINSAW]) == (15, 0)
    act(g, advance(g), HUNTING_TACTICS)
    assert (g.developed[CHAINSAW], g.developing, g.token) == (1, HUNTING_TACTICS, 15)


@rule("FP-TECH-03", "FP-TECH-03/1")
def test_a_second_workshop_starts_no_second_development() -> None:
    g = town(WORKSHOP, WORKSHOP, developing=CHAINSAW, token=9)
    act(g, workshop_built(g))
    assert (g.developing, g.token) == (CHAINSAW, 9)


@rule("FP-TECH-04", "FP-TECH-04/1")
def test_with_the_last_workshop_all_progress_is_lost() -> None:
    g = town(developing=CHAINSAW, token=10, developed=developed(HUNTING_TACTICS))
    workshop_gone(g)
    assert (g.developing, g.token) == (NONE, 0)
    assert g.developed == developed(HUNTING_TACTICS)


@rule("FP-TECH-04")
def test_with_another_workshop_left_it_is_not() -> None:
    g = developing(CHAINSAW, 10)
    workshop_gone(g)
    assert (g.developing, g.token) == (CHAINSAW, 10)


@rule("FP-TECH-05", "FP-TECH-05/1")
def test_a_new_workshop_starts_again_from_the_full_cost() -> None:
    g = town(round=5, developing=CONSTRUCTION_PLAN, token=6)
    workshop_gone(g)
    g.building[SMALL] = WORKSHOP
    act(g, workshop_built(g), CONSTRUCTION_PLAN)
    assert (g.developing, g.token) == (CONSTRUCTION_PLAN, 11)


@rule("FP-TECH-16", "FP-TECH-16/1")
def test_after_the_last_technology_there_is_no_token() -> None:
    g = developing(CHAINSAW, 6, round=6, developed=developed(*IN_PLAY[1:]))
    act(g, reach_token(g))
    assert (g.developed, g.developing, g.token) == (developed(*IN_PLAY), NONE, 0)
    act(g, workshop_built(g))
    act(g, advance(g))
    delay(g, 1)
    assert (g.developing, g.token) == (NONE, 0)


@rule("FP-TECH-16/2")
def test_without_a_token_a_workshop_can_only_upgrade() -> None:
    g = town(WORKSHOP, HUNTERS_HUT, HUNTERS_HUT, stock=[2, 0, 0, 0])
    refusal = why_not_improvement(g, Choice(IMPROVEMENT, 0, []), TOKEN)
    assert refusal is not None
    assert refusal.rule == "FP-TECH-16"
    assert offered(improve(g, 0, 2)) == [UPGRADE, ENOUGH]


@rule("FP-TECH-02")
def test_a_card_can_delay_a_development() -> None:
    g = developing(CHAINSAW, 9)
    delay(g, 2)
    assert g.token == 11


# -- the Workshop -----------------------------------------------------------------------------------------------------


@rule("FP-BLD-10")
def test_the_workshop_is_small_red_and_for_engineers() -> None:
    box = open_box(None)
    row = box.buildings[WORKSHOP]
    assert (row.large, row.tiles, row.cost[WOOD], sum(row.cost), row.engineers) == (False, 2, 1, 1, True)
    assert box.insulation[WORKSHOP] == (RED, RED)
    assert not box.upgradable[WORKSHOP]


@rule("FP-BLD-10", "FP-BLD-10/1")
@pytest.mark.parametrize("first", [UPGRADE, TOKEN])
@pytest.mark.parametrize("second", [UPGRADE, TOKEN])
def test_a_workshop_has_two_effects_of_two_kinds(first: int, second: int) -> None:
    g = town(HUNTERS_HUT, HUNTERS_HUT, HUNTERS_HUT, developing=CHAINSAW, token=9, stock=[9, 0, 0, 0], active=1)
    huts = [spaces_of(place)[0] for place in NEAR[:3]]
    answers: list[int] = []
    for effect in (first, second):
        answers += [effect, huts.pop()] if effect == UPGRADE else [effect]
    use = g.box.uses[WORKSHOP][0][0]
    act(g, perform(g, use.do), *answers)
    tokens = (first, second).count(TOKEN)
    assert (g.token, sum(g.improved), g.stock[WOOD]) == (9 - tokens, 2 - tokens, 7 + tokens)


@rule("FP-BLD-10", "FP-GEN-04")
def test_the_player_who_acts_chooses() -> None:
    g = town(HUNTERS_HUT, developing=CHAINSAW, token=9, stock=[9, 0, 0, 0], active=1)
    choice = next(perform(g, g.box.uses[WORKSHOP][0][0].do))
    assert isinstance(choice, Choice)
    assert (choice.seat, choice.values, choice.question.team) == (1, [UPGRADE, TOKEN, ENOUGH], False)


@rule("FP-BLD-10", "FP-BLD-02")
def test_what_cannot_be_done_is_lost() -> None:
    g = town(HUNTERS_HUT, SAWMILL, stock=[1, 0, 0, 0])
    act(g, improve(g, 0, 2), UPGRADE, SMALL)
    assert (g.improved[SMALL], g.stock[WOOD]) == (1, 0)
    refusal = why_not_improvement(g, Choice(IMPROVEMENT, 0, []), UPGRADE)
    assert refusal is not None
    assert refusal.rule == "FP-BLD-02"


@rule("FP-BLD-11", "FP-BLD-11/1")
def test_a_token_moved_onto_the_round_marker_is_developed() -> None:
    g = developing(CHAINSAW, 7, round=6)
    act(g, improve(g, 0, 1), TOKEN, HUNTING_TACTICS)
    assert g.developed == developed(CHAINSAW)
    assert (g.developing, g.token) == (HUNTING_TACTICS, 10)


@rule("FP-BLD-11")
def test_a_token_that_is_not_there_yet_is_not() -> None:
    g = developing(CHAINSAW, 8, round=6)
    act(g, advance(g))
    assert (g.developed, g.token) == (developed(), 7)


@rule("FP-BLD-12", "FP-BLD-12/1")
def test_the_second_effect_may_move_the_new_token() -> None:
    g = developing(CHAINSAW, 7, round=6)
    act(g, improve(g, 0, 2), TOKEN, HUNTING_TACTICS, TOKEN)
    assert (g.developed, g.developing, g.token) == (developed(CHAINSAW), HUNTING_TACTICS, 9)


# -- upgrades ---------------------------------------------------------------------------------------------------------


@rule("FP-BLD-02", "FP-BLD-02/1")
def test_an_upgraded_hut_is_red_and_hunts_better() -> None:
    g = town(HUNTERS_HUT, stock=[1, 0, 0, 0])
    act(g, improve(g, 0, 1), UPGRADE)
    assert (g.improved[SMALL], g.stock[WOOD]) == (1, 0)
    assert g.box.insulation[HUNTERS_HUT][g.improved[SMALL]] == RED
    assert g.box.buildings[HUNTERS_HUT].hunting[g.improved[SMALL]] == 2
    (use,) = g.box.uses[HUNTERS_HUT][g.improved[SMALL]]
    act(g, perform(g, use.do))
    assert g.food == 5


@rule("FP-BLD-02")
def test_there_must_be_a_building() -> None:
    g = town(RUINS, stock=[9, 9, 9, 9])
    for space in (SMALL, LARGE):
        refusal = why_not_upgrade(g, Choice(UPGRADED, 0, []), space)
        assert refusal is not None
        assert refusal.rule == "FP-BLD-02"


@rule("FP-BLD-02")
def test_a_large_building_is_upgraded_whole() -> None:
    g = town(HOUSE, HOUSE, HOUSE, BEACON, stock=[0, 0, 3, 0])
    act(g, improve(g, 0, 2), UPGRADE)
    assert g.improved == [int(space in (LARGE, LARGE + 1)) for space in range(SPACES)]
    assert g.stock[CORE] == 2


@rule("FP-BLD-03")
def test_upgrades_cost_a_wood_a_steam_core_or_two() -> None:
    box = open_box(None)
    for number, row in enumerate(box.buildings):
        if not box.upgradable[number]:
            assert not any(row.upgrade), row.id
        elif row.cost[CORE]:
            assert (row.upgrade[CORE], sum(row.upgrade)) == (2, 2), row.id
        elif row.cost[WOOD] == 3:
            assert (row.upgrade[CORE], sum(row.upgrade)) == (1, 1), row.id
        else:
            assert row.cost[WOOD] in (1, 2), row.id
            assert (row.upgrade[WOOD], sum(row.upgrade)) == (1, 1), row.id


@rule("FP-BLD-03")
def test_an_upgrade_is_paid_in_full() -> None:
    g = town(BEACON, stock=[9, 9, 0, 9])
    refusal = why_not_upgrade(g, Choice(UPGRADED, 0, []), SMALL)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("FP-BLD-03", (BEACON, 1, CORE))


@rule("FP-BLD-04", "FP-BLD-04/1")
def test_nothing_is_upgraded_twice() -> None:
    g = town(SAWMILL, stock=[9, 0, 0, 0])
    g.improved[SMALL] = 1
    refusal = why_not_upgrade(g, Choice(UPGRADED, 0, []), SMALL)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("FP-BLD-04", "upgraded-already")


@rule("FP-BLD-04")
def test_some_buildings_have_no_upgrade() -> None:
    for building in (WORKSHOP, FACTORY, HOUSE):
        g = town(building, stock=[9, 9, 9, 9])
        refusal = why_not_upgrade(g, Choice(UPGRADED, 0, []), SMALL)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("FP-BLD-04", "no-upgrade")


@rule("FP-BLD-05", "FP-BLD-05/1")
def test_a_building_with_a_meeple_is_not_upgraded() -> None:
    g = town(SAWMILL, stock=[9, 0, 0, 0])
    g.standing[SMALL] = WORKER
    refusal = why_not_upgrade(g, Choice(UPGRADED, 0, []), SMALL)
    assert refusal is not None
    assert refusal.rule == "FP-BLD-05"
    g = town(HOUSE, HOUSE, HOUSE, BEACON, stock=[0, 0, 9, 0])
    g.standing[LARGE + 1] = ENGINEER
    refusal = why_not_upgrade(g, Choice(UPGRADED, 0, []), LARGE)
    assert refusal is not None
    assert refusal.rule == "FP-BLD-05"


@rule("FP-BLD-05")
def test_an_upgrade_leaves_the_building_free_for_use() -> None:
    g = town(SAWMILL, stock=[1, 0, 0, 0])
    g.standing[SMALL + 1] = WORKER
    act(g, improve(g, 0, 1), UPGRADE)
    assert (g.improved[SMALL], g.standing[SMALL]) == (1, NONE)


# -- Generator Safety -------------------------------------------------------------------------------------------------


def dropping(fallen: int, **fields: Any) -> City:
    """A city with Generator Safety whose next stress check lets so many of three cubes fall."""
    heat = open_box(None).heat_cubes.index(3)
    for seed in range(1_000):
        g = city(**{"seed": seed, "heat": heat, "developed": developed(GENERATOR_SAFETY), **fields})
        if drop_cubes(g.copy(), 3) == fallen:
            return g
    raise AssertionError("no seed does this")


@rule("FP-TECH-10", "FP-TECH-10/1")
def test_two_cubes_do_no_harm_with_generator_safety() -> None:
    g = dropping(2, stress=4)
    stress_check(g)
    assert (g.stress, g.inside) == (4, 1)


@rule("FP-TECH-10/2")
def test_three_cubes_do() -> None:
    g = dropping(3, stress=4)
    stress_check(g)
    assert (g.stress, g.inside) == (7, 0)


@rule("FP-TECH-10", "FP-GNR-11")
def test_stress_that_is_there_already_still_breaks_the_generator() -> None:
    g = dropping(1, stress=11)
    stress_check(g)
    assert (g.overheated, g.stress) == (True, 0)


@rule("FP-TECH-10")
def test_the_generator_building_removes_one_cube_more() -> None:
    assert open_box(None).technologies[GENERATOR_SAFETY].cost == 4
    left = []
    for technologies in ((), (GENERATOR_SAFETY,)):
        g = city(stress=9, developed=developed(*technologies))
        play(perform(g, g.box.uses[GENERATOR_BUILDING][0][0].do))
        left.append(g.stress)
    assert left == [4, 3]


# -- Steam Hubs -------------------------------------------------------------------------------------------------------

FAR_HUB = spaces_of(FAR[0])[0]
NEAR_HUB = spaces_of(NEAR[6])[1]


def hubs(*spaces: int, coal: int = 5, **fields: Any) -> City:
    g = city(**fields)
    g.stock[COAL] = coal
    for space in spaces:
        g.building[space] = STEAM_HUB
    return g


@rule("FP-TECH-15")
def test_the_technology_allows_steam_hubs() -> None:
    g = developing(STEAM_HUB_TECHNOLOGY, 6, round=6, technologies=[STEAM_HUB_TECHNOLOGY])
    row = g.box.buildings[STEAM_HUB]
    assert (g.box.technologies[STEAM_HUB_TECHNOLOGY].cost, row.tiles, row.locked) == (3, 3, True)
    act(g, reach_token(g))
    assert g.unlocked[STEAM_HUB] == 1
    other = developing(CHAINSAW, 6, round=6, technologies=[CHAINSAW])
    act(other, reach_token(other))
    assert other.unlocked[STEAM_HUB] == 0


@rule("FP-TECH-15")
def test_a_lit_hub_heats_its_own_tile_and_the_adjacent_ones() -> None:
    g = hubs(FAR_HUB, heat=1, lit=[FAR_HUB])
    heated = [place for place in range(PLACES) if zone_heated(g, place)]
    assert heated == sorted([FAR[0], *NEIGHBOURS[FAR[0]]])
    assert GENERATOR not in heated
    assert is_heated(g, FAR[0])


@rule("FP-TECH-15")
def test_hubs_are_lit_for_a_coal_each_when_the_generator_is_fuelled() -> None:
    g = hubs(FAR_HUB, NEAR_HUB)
    act(g, fuel(g, FUEL, 1), 2, FAR_HUB, NEAR_HUB)
    assert (g.heat, g.lit, g.stock[COAL]) == (3, [FAR_HUB, NEAR_HUB], 1)
    g = hubs(FAR_HUB, NEAR_HUB)
    act(g, fuel(g, FUEL, 0), 2, SPACES)
    assert (g.heat, g.lit, g.stock[COAL]) == (3, [], 3)


@rule("FP-TECH-15")
def test_a_hub_burns_once_and_not_without_coal() -> None:
    g = hubs(FAR_HUB, NEAR_HUB, coal=1)
    assert offered(light_hubs(g, 0)) == [NEAR_HUB, FAR_HUB, SPACES]
    act(g, light_hubs(g, 0), FAR_HUB)
    assert (g.lit, g.stock[COAL]) == ([FAR_HUB], 0)
    reasons = [why_not_hub(g, Choice(HUB, 0, []), space) for space in (FAR_HUB, NEAR_HUB, SMALL)]
    assert [refusal.reason for refusal in reasons if refusal is not None] == ["hub-burns", "hub-lacks", "no-hub"]


@rule("FP-TECH-15", "FP-GNR-12")
def test_hubs_go_out_with_the_generator() -> None:
    g = hubs(FAR_HUB, lit=[FAR_HUB], coal=0)
    play(generator_phase(g))
    assert g.lit == []
    assert not zone_heated(g, FAR[0])


@rule("FP-BLD-10")
def test_nobody_is_made_to_pay_for_an_upgrade() -> None:
    g = town(HUNTERS_HUT, stock=[9, 0, 0, 0])
    act(g, improve(g, 0, 2), ENOUGH)
    assert (sum(g.improved), g.stock[WOOD]) == (0, 9)
