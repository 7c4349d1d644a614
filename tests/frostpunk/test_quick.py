"""What is found quickly, because every turn of a playout looks for it, is what the reasons leave open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import holdfast
from holdfast.games.frostpunk.actions.acting import open_actions, targets, why_nobody, why_not_action, why_not_target
from holdfast.games.frostpunk.actions.construct import affordable
from holdfast.games.frostpunk.actions.meeples import CITIZEN_CARD, CONSTRUCT, GATHER, USE
from holdfast.games.frostpunk.actions.snow import PLACE_FAR, PLACE_NEAR, Chosen, free_far, free_near
from holdfast.games.frostpunk.city.construction import sites, why_not_buildable, why_not_pay, why_not_site
from holdfast.games.frostpunk.city.map import PLACES, SPACES
from holdfast.games.frostpunk.state import ACTION, BUILDINGS, City
from holdfast.kernel import Choice, Rng
from tests.battery.tables import decisions


def turns(seed: int) -> Iterator[City]:
    """The city at each question of the Action Phase, in a game played by chance."""
    game, rng = holdfast.start("frostpunk", 1 + seed % 4, seed), Rng(seed)
    for _ in decisions(game, rng):
        if game.state.phase == ACTION:
            yield game.state


@pytest.mark.parametrize("seed", range(5))
def test_actions(seed: int) -> None:
    for g in turns(seed):
        reasons = [what for what in range(CONSTRUCT, CITIZEN_CARD + 1) if why_not_action(g, g.active, what) is None]
        assert open_actions(g, g.active) == reasons


@pytest.mark.parametrize("what", [GATHER, USE])
@pytest.mark.parametrize("seed", range(5))
def test_where_to_gather_and_what_to_use(what: int, seed: int) -> None:
    for g in turns(seed):
        reasons = [
            space
            for space in range(SPACES)
            if why_not_target(g, what, space, None) is None and why_nobody(g, what, space, None) is None
        ]
        assert targets(g, what, None) == reasons


@pytest.mark.parametrize("seed", range(5))
def test_what_can_be_built_and_where(seed: int) -> None:
    for g in turns(seed):
        paid = [
            building
            for building in range(BUILDINGS)
            if why_not_buildable(g, building) is None and why_not_pay(g, building) is None
        ]
        assert sorted(affordable(g)) == paid
        for building in range(BUILDINGS):
            free = [space for space in range(SPACES) if why_not_site(g, building, space) is None]
            assert sites(g, building) == free


@pytest.mark.parametrize("seed", range(5))
def test_where_a_tile_goes(seed: int) -> None:
    for g in turns(seed):
        for ask, free in ((PLACE_NEAR, free_near), (PLACE_FAR, free_far)):
            chosen: tuple[int, ...] = ()
            for _ in range(2):
                choice = Choice(ask, 0, [], Chosen(chosen))
                places = free(g, chosen)
                assert places == [place for place in range(PLACES) if ask.why_not(g, choice, place) is None]
                chosen = (*chosen, *places[:1])
