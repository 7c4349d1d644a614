"""The command c: any card that a seat may read, in full."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

import holdfast
from holdfast.games.rebuild.box import open_box
from holdfast.kernel import Game
from holdfast.speech import house
from holdfast.terminal.cards import cards_in_sight, read_card
from tests.toys.playing import lighthouse, registered

from .at_the_table import fits, play


def asked(game: Game[Any], words: str, seat: int | None = 0) -> str:
    console = Console(file=StringIO(), width=80, markup=False, highlight=False, emoji=False)
    console.print(read_card(game, seat, words, house()))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def rebuild() -> Game[Any]:
    return holdfast.start("rebuild", seats=2, seed=7)


def test_a_card_by_its_id_whatever_the_case() -> None:
    game = rebuild()
    for words in ("P1", "p1", " p1 "):
        said = asked(game, words)
        assert said.startswith("Water Station  P1\n")
        assert "A marker: " in said


def test_a_card_by_its_title_or_by_words_of_it() -> None:
    game = rebuild()
    assert asked(game, "water station") == asked(game, "station wat") == asked(game, "P1")


def test_a_whole_title_comes_before_longer_ones() -> None:
    game = holdfast.start("frostpunk", seats=2, seed=1)
    said = asked(game, "house")
    assert said.startswith("House")
    assert "Bunkhouse" not in said


def test_many_cards_are_listed() -> None:
    game = holdfast.start("frostpunk", seats=2, seed=1)
    said = asked(game, "e")
    assert "cards; c ID shows one:" in said
    assert "Building" in said
    assert "Costs:" not in said


def test_without_words_all_are_listed_by_kind() -> None:
    said = asked(rebuild(), "")
    assert "c ID or c WORD shows one" in said
    assert "Tile " in said
    assert "Water Station (P1)" in said
    assert "Objective " in said


def test_what_nobody_may_read_is_not_found() -> None:
    game = rebuild()
    said = asked(game, "no such card")
    assert said == 'No card that you can read now has "no such card" in its id or title.\n'


def test_a_rivals_secrets_are_no_cards_to_read() -> None:
    game = rebuild()
    box = open_box(None)
    special, objective = box.ids[game.state.specials[1]], box.objective_ids[game.state.objectives[1]]
    own = {name for name, *_ in cards_in_sight(game, 0)}
    theirs = {name for name, *_ in cards_in_sight(game, 1)}
    assert {special, objective} <= theirs
    assert not {special, objective} & own
    assert "No card" in asked(game, special)
    assert box.ids[game.state.specials[0]] in own
    assert not {special, box.ids[game.state.specials[0]]} & {name for name, *_ in cards_in_sight(game, None)}


def test_every_card_of_rebuild_can_be_drawn() -> None:
    game = rebuild()
    for name, title, _, _ in cards_in_sight(game, 0):
        assert asked(game, name).startswith(f"{title}  {name}")


def test_a_game_without_cards_says_so() -> None:
    with registered():
        assert asked(lighthouse(seats=2, seed=1), "x") == "There are no cards to read.\n"


def test_the_command_at_the_table(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed="c P1\nc\ncard water station\ncards\nc zzz\n")
    assert said.count("Water Station  P1") == 2
    assert said.count("Cards you can read now") == 2
    assert 'has "zzz" in its id or title.' in said
    assert not fits(said, 80)


def test_a_table_of_frostpunk_in_a_pipe(tmp_path: Path) -> None:
    typed = "t\nc infirmary\nc\nh\n"
    said = play(tmp_path, "frostpunk", "--seats", "me,random", "--seed", "7", typed=typed)
    assert "TOWER" in said
    assert "Costs: 4 wood and 1 steam core" in said
    assert "W Worker, E Engineer" in said
    assert not fits(said, 80)
