"""What is found quickly, because every turn of a playout looks for it, is what the reasons leave open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import holdfast
from holdfast.games.frostpunk.actions.acting import open_actions, targets, why_nobody, why_not_action, why_not_target
from holdfast.games.frostpunk.actions.construct import affordable
from holdfast.games.frostpunk.actions.meeples import TURN_WORDS
from holdfast.games.frostpunk.actions.snow import free_far, free_near
from holdfast.games.frostpunk.city.construction import sites, why_not_buildable, why_not_pay, why_not_site
from holdfast.games.frostpunk.state import City
from holdfast.kernel import Refusal, Rng
from tests.battery.tables import decisions
from tests.frostpunk.arrange import Crater
from tests.frostpunk.scenes import BUILDINGS, PLACES, SPACES

ACTIONS = TURN_WORDS[TURN_WORDS.index("construct") : TURN_WORDS.index("extended-shift")]


def turns(seed: int) -> Iterator[Crater]:
    """The city at each question of the Action Phase, in a game played by chance."""
    game, rng = holdfast.start("frostpunk", 1 + seed % 4, seed), Rng(seed)
    number = 0
    for _ in decisions(game, rng):
        city = Crater(game.state)
        if city.phase == "action":
            yield city
            number += 1
    assert number > 10


@pytest.mark.parametrize("seed", range(5))
def test_actions(seed: int) -> None:
    for city in turns(seed):
        reasons = [what for what in ACTIONS if city.says(why_not_action, city.active, what) is None]
        assert city.named("turn", city.says(open_actions, city.active)) == reasons


@pytest.mark.parametrize("what", ["gather", "use"])
@pytest.mark.parametrize("seed", range(5))
def test_where_to_gather_and_what_to_use(what: str, seed: int) -> None:
    for city in turns(seed):
        reasons = [space for space in SPACES if city.says(why_not_there, what, space) is None]
        assert city.named("spaces", city.says(found_quickly, what)) == reasons


def why_not_there(g: City, what: int, space: int) -> Refusal | None:
    """With no Citizen card."""
    return why_not_target(g, what, space, None) or why_nobody(g, what, space, None)


def found_quickly(g: City, what: int) -> list[int]:
    return targets(g, what, None)


@pytest.mark.parametrize("seed", range(5))
def test_what_can_be_built_and_where(seed: int) -> None:
    for city in turns(seed):
        paid = [
            building
            for building in BUILDINGS
            if city.says(why_not_buildable, building) is None and city.says(why_not_pay, building) is None
        ]
        assert city.named("buildings", sorted(city.says(affordable))) == paid
        for building in BUILDINGS:
            free = [space for space in SPACES if city.says(why_not_site, building, space) is None]
            assert city.named("spaces", city.says(sites, building)) == free


@pytest.mark.parametrize("seed", range(5))
def test_where_a_tile_goes(seed: int) -> None:
    for city in turns(seed):
        for ask, free in (("place-near", free_near), ("place-far", free_far)):
            chosen: tuple[str, ...] = ()
            for _ in range(2):
                places = city.named("places", city.says(free, chosen))
                assert places == [place for place in PLACES if city.why_not(f"{ask}:{place}", chosen) is None]
                chosen = (*chosen, *places[:1])
