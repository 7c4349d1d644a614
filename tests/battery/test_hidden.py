"""What a seat may not know makes no difference to what it is shown, to the last byte, nor to what it may undo."""

from __future__ import annotations

from typing import Any

from holdfast.kernel import Game, Rng
from tests.toys.playing import seen_by

from .pieces import CONSERVED
from .tables import FEW, Table, at_every_table, decisions, once_in

SPECTATOR = -1  # knows nothing but what lies open


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(table.seats)]


def looks(game: Game[Any], viewer: int) -> bytes:
    return seen_by(game, None if viewer == SPECTATOR else viewer)


def telling_copy(game: Game[Any]) -> Game[Any]:
    """A copy that tells what happens from here on, and keeps its game's checkpoints (so that undo is quick)."""
    twin = game.clone()
    twin.play.earlier = list(game.play.earlier)
    twin.play.log = twin.state.told = []
    return twin


def redrawn(game: Game[Any], viewer: int, rng: Rng) -> Game[Any]:
    """A copy in which all that the viewer cannot know lies otherwise."""
    twin = telling_copy(game)
    game.rules.resample(twin.state, viewer, rng)
    return twin


@at_every_table
def test_hidden_things_stay_hidden(table: Table) -> None:
    for seed in range(FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            if not once_in(rng, 8):
                continue
            for viewer in viewers(table):
                seen = looks(telling_copy(game), viewer)
                for _ in range(2):
                    assert looks(redrawn(game, viewer, rng), viewer) == seen, f"seed {seed}, viewer {viewer}"


@at_every_table
def test_redrawing_moves_no_piece_and_shows_nothing(table: Table) -> None:
    game, rng = table.start(3), Rng(3)
    for _ in decisions(game, rng):
        for viewer in viewers(table) if once_in(rng, 4) else ():
            twin = redrawn(game, viewer, rng)
            CONSERVED[table.rules.name](twin.state)
            assert twin.state.known() == game.state.known()


@at_every_table
def test_what_a_pick_shows_is_behind_the_line_of_free_undo(table: Table) -> None:
    """Two worlds that look the same to a seat, the same pick in both: if they look different now, something was shown,
    and both must know it. (In the midst of a step only for the asked seat: what it picked so far is its secret.)"""
    for seed in range(2 * FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            if not once_in(rng, 4):
                continue
            assert game.pending is not None
            for viewer in [game.pending.seat] if game.play.tape else viewers(table):
                worlds = [redrawn(game, viewer, rng) for _ in range(2)]
                pick_alike(worlds, rng)
                if looks(worlds[0], viewer) != looks(worlds[1], viewer):
                    for world in worlds:
                        picked = world.record.picks[-1:]
                        assert world.state.known() > game.state.known(), f"seed {seed}, viewer {viewer}: {picked}"


def pick_alike(worlds: list[Game[Any]], rng: Rng) -> None:
    """The same pick in both worlds: one that is open in either."""
    first, second = (world.decision for world in worlds)
    assert first is not None
    assert second is not None
    keys = [key for key in first.keys if key in second]
    key = keys[rng.below(len(keys))]
    for world in worlds:
        world.choose(key)


@at_every_table
def test_what_others_pick_in_secret_stays_secret_until_all_have(table: Table) -> None:
    for seed in range(2 * FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            asked = [decision.choice.seat for decision in game.decisions]
            if len(asked) < 2:
                continue
            last = asked[rng.below(len(asked))]
            worlds = [telling_copy(game) for _ in range(2)]
            for world in worlds:
                for seat in asked:
                    while seat != last and (decision := world.decision_of(seat)) is not None:
                        world.choose(rng.below(len(decision)), seat=seat)
            assert looks(worlds[0], last) == looks(worlds[1], last), f"seed {seed}, seat {last}"
            assert looks(worlds[0], SPECTATOR) == looks(worlds[1], SPECTATOR), f"seed {seed}"
            known = [world.state.known() for world in worlds]
            while (decision := worlds[0].decision_of(last)) is not None and worlds[0].play.lanes is not None:
                key = decision.keys[rng.below(len(decision))]
                for world in worlds:
                    world.choose(key, seat=last)
            if looks(worlds[0], last) != looks(worlds[1], last):
                assert all(world.state.known() > before for world, before in zip(worlds, known, strict=True))
