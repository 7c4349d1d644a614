"""Many games by chance: each ends in a way the rules know, none loses a piece, none stands still."""

from __future__ import annotations

from collections import Counter

from holdfast.kernel import Choice, Game, Rng

from .pieces import CONSERVED
from .tables import LONGEST, SHARE, TABLES, Table, at_every_table, once_in


def test_every_game_says_what_is_in_its_box() -> None:
    assert CONSERVED.keys() == {table.rules.name for table in TABLES}


@at_every_table
def test_to_the_end(table: Table) -> None:
    conserved = CONSERVED[table.rules.name]
    endings: Counter[str] = Counter()
    for seed in range(SHARE):
        rng = Rng(seed)
        game = table.start(seed, checkpoints=False)
        for _ in range(LONGEST):
            choice = game.pending
            if choice is None:
                break
            conserved(game.state)
            options_hold(choice)
            if once_in(rng, 50):
                options_are_what_is_not_refused(game, choice)
            beside = choice.beside.values if choice.beside is not None else []
            game.pick(rng.below(len(choice.values) + len(beside)))
        conserved(game.state)
        assert game.outcome is not None, f"seed {seed} does not end"
        assert game.outcome.cause in table.rules.goals
        assert len(game.outcome.scores) == (0 if table.rules.together else table.seats)
        assert set(game.outcome.winners) <= set(range(table.seats))
        endings[game.outcome.cause] += 1
    assert endings


def options_hold(choice: Choice) -> None:
    assert choice.values
    assert len(set(choice.values)) == len(choice.values)
    if choice.beside is not None:
        assert choice.beside.values
        assert len(set(choice.beside.values)) == len(choice.beside.values)


def options_are_what_is_not_refused(game: Game[object], choice: Choice) -> None:  # type: ignore[type-var]
    for asked in (choice, choice.beside):
        if asked is not None:
            everything = range(len(game.box.vocabulary.domain(asked.question)))
            open_ = [value for value in everything if asked.question.why_not(game.state, asked, value) is None]
            assert sorted(asked.values) == open_, f"{asked.question.name} with seed {game.header.seed}"
