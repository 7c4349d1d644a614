"""Clone, undo, save and load, replay: at every decision, all of them lead to where the game stands."""

from __future__ import annotations

from pathlib import Path

import holdfast
from holdfast.kernel import Rng, from_plain, to_plain
from holdfast.kernel.record import read_pick
from tests.toys.playing import play_on, position, standing, state_of

from .tables import FEW, Table, at_every_table, decisions, once_in


@at_every_table
def test_the_same_seed_is_the_same_game(table: Table) -> None:
    for seed in range(FEW):
        first, second = (play_on(table.start(seed), Rng(seed)) for _ in range(2))
        assert standing(first) == standing(second)
        simulated = play_on(table.start(seed, checkpoints=False), Rng(seed))
        assert state_of(simulated) == state_of(first)
        assert simulated.record == first.record


@at_every_table
def test_a_clone_stands_where_its_game_stands(table: Table) -> None:
    for seed in range(FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            before = standing(game)
            twin = game.clone()
            assert position(twin) == position(game)
            play_on(twin, rng, 1)
            assert standing(game) == before
        assert position(game.clone()) == position(game)


@at_every_table
def test_undo_leads_back_to_where_the_game_stood(table: Table) -> None:
    for seed in range(FEW):
        game, rng, stood = table.start(seed), Rng(seed), []
        for _ in decisions(game, rng):
            stood.append(standing(game))
            if stood[1:] and once_in(rng, 5):
                here = stood[-1]
                pick = game.record.picks[-1]
                game.undo(agreed=True)
                assert standing(game) == stood[-2]
                seat, key = read_pick(pick)
                game.choose(key, seat)
                assert standing(game) == here
        game.takebacks = []
        back = stood[-60:] if seed else stood
        for before in reversed(back):
            game.undo(agreed=True)
            assert standing(game) == before


@at_every_table
def test_a_save_loads_to_where_the_game_stands(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    for seed in range(FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            if once_in(rng, 4):
                game.save(file)
                loaded = holdfast.load(file)
                assert standing(loaded) == standing(game)
                assert loaded.record == game.record
        game.save(file)
        assert standing(holdfast.load(file)) == standing(game)


@at_every_table
def test_a_record_replays_to_where_the_game_stands(table: Table) -> None:
    for seed in range(FEW):
        game, rng = table.start(seed), Rng(seed)
        for _ in decisions(game, rng):
            if once_in(rng, 40):
                again = holdfast.replay(game.record)
                assert standing(again) == standing(game)
        assert standing(holdfast.replay(game.record)) == standing(game)


@at_every_table
def test_a_position_that_play_has_made_is_believed(table: Table) -> None:
    """What a saved position is held to, every one of a real game stands."""
    for seed in range(FEW):
        game, rng, head = table.start(seed), Rng(seed), None
        for _ in decisions(game, rng):
            if game.play.head is not head:
                head = game.play.head
                state = game.play.state_at(head)
                assert list(table.rules.faults(state)) == []
                assert to_plain(from_plain(table.rules.state, to_plain(state), box=game.box)) == to_plain(state)


@at_every_table
def test_a_state_written_out_is_read_back(table: Table) -> None:
    game, rng = table.start(1), Rng(1)
    for _ in decisions(game, rng):
        again = from_plain(table.rules.state, state_of(game), box=game.box)
        assert to_plain(again) == to_plain(game.state)
