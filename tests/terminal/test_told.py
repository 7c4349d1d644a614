"""What one player does in one move is one line: by whose it is, whatever they are called."""

from __future__ import annotations

import holdfast
from holdfast.kernel import ALL, Rng
from holdfast.speech import SOURCE
from holdfast.terminal.told import in_lines


def lines(names: list[str]) -> list[str]:
    game, rng = holdfast.start("rebuild", seats=2, seed=2), Rng(2)
    game.names = names
    moves = set()
    while game.pending is not None:
        if not game.play.tape:
            moves.add(len(game.play.log or []))
        game.pick(rng.below(len(game.pending.values)))
    told = [(place, entry) for place, entry in enumerate(game.play.log or []) if entry[1] == ALL]
    return in_lines(game, told, moves, SOURCE)


def test_what_a_player_does_in_a_move_is_told_in_one_line() -> None:
    assert "Ben uses the Scrap Yard; takes 2 supplies from the board." in lines(["Ada", "Ben"])


def test_a_name_that_is_a_word_of_the_log_changes_no_line() -> None:
    """'Nobody gets the bonus.' and 'There was nothing to exchange.' are not about these two."""
    told = [line.replace("Ada", "Nobody").replace("Ben", "There") for line in lines(["Ada", "Ben"])]
    assert any(line.startswith(("Nobody ", "There was")) for line in told)
    assert lines(["Nobody", "There"]) == told
