"""What is found quickly, because every turn of a playout looks for it, is what the reasons leave open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import holdfast
from holdfast.games.frostpunk.actions.acting import open_actions, targets, why_nobody, why_not_action, why_not_target
from holdfast.games.frostpunk.actions.construct import affordable
from holdfast.games.frostpunk.actions.snow import Chosen, free_far, free_near
from holdfast.games.frostpunk.city.construction import sites, why_not_buildable, why_not_pay, why_not_site
from holdfast.games.frostpunk.city.map import PLACES, SPACES
from holdfast.games.frostpunk.state import BUILDINGS
from holdfast.kernel import Choice, Rng
from tests.battery.tables import decisions
from tests.frostpunk.arrange import Crater


def turns(seed: int) -> Iterator[Crater]:
    """The city at each question of the Action Phase, in a game played by chance."""
    game, rng = holdfast.start("frostpunk", 1 + seed % 4, seed), Rng(seed)
    for _ in decisions(game, rng):
        if game.state.phase == "action":
            yield game.state


@pytest.mark.parametrize("seed", range(5))
def test_actions(seed: int) -> None:
    for city in turns(seed):
        reasons = [
            what
            for what in range("construct", "citizen-card" + 1)
            if city.says(why_not_action, city.active, what) is None
        ]
        assert city.says(open_actions, city.active) == reasons


@pytest.mark.parametrize("what", ["gather", "use"])
@pytest.mark.parametrize("seed", range(5))
def test_where_to_gather_and_what_to_use(what: str, seed: int) -> None:
    for city in turns(seed):
        reasons = [
            space
            for space in range(SPACES)
            if city.says(why_not_target, what, space, None) is None and city.says(why_nobody, what, space, None) is None
        ]
        assert city.says(targets, what, None) == reasons


@pytest.mark.parametrize("seed", range(5))
def test_what_can_be_built_and_where(seed: int) -> None:
    for city in turns(seed):
        paid = [
            building
            for building in range(BUILDINGS)
            if city.says(why_not_buildable, building) is None and city.says(why_not_pay, building) is None
        ]
        assert sorted(city.says(affordable)) == paid
        for building in range(BUILDINGS):
            free = [space for space in range(SPACES) if city.says(why_not_site, building, space) is None]
            assert city.says(sites, building) == free


@pytest.mark.parametrize("seed", range(5))
def test_where_a_tile_goes(seed: int) -> None:
    for city in turns(seed):
        for ask, free in (("place-near", free_near), ("place-far", free_far)):
            chosen: tuple[int, ...] = ()
            for _ in range(2):
                choice = Choice(ask, 0, [], Chosen(chosen))
                places = free(city, chosen)
                assert places == [place for place in range(PLACES) if ask.why_not(city, choice, place) is None]
                chosen = (*chosen, *places[:1])
