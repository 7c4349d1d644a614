"""The end of the game: RB-END."""

from __future__ import annotations

from holdfast.games.rebuild.state import City
from holdfast.kernel import Game
from tests.cite import rule
from tests.rebuild.arrange import asked, face_down, fresh, hold_special, idle_away, last_marker, names_of, offer, sit

ROW = ("Well", "Bakery", "Sawmill", "Clinic", "Radio Mast")
LAST = "That was the last tile: the game ends when all markers are placed."


def late(*left: str) -> City:
    """A city in Level 2 with these tiles left in the pile; seat 0 is about to build, and holds what a start gives."""
    city = fresh()
    offer(city, *ROW)
    face_down(city, 1)
    face_down(city, 2, *left)
    city.level = 2
    hold_special(city, 0, None)
    return city


def build(game: Game[City], name: str, space: str) -> None:
    game.choose("place:builders-office")
    game.choose(f"build:{name}")
    game.choose(f"put:{space}")


@rule("RB-END-01", "RB-END-01/1")
def test_the_last_level_2_tile_entering_the_row_triggers_the_end() -> None:
    game = sit(late("City Hall"))
    build(game, "radio-mast", "p1-7")
    assert game.state.ending
    assert names_of(game.state.row) == ["City Hall", "Well", "Bakery", "Sawmill", "Clinic"]
    assert game.state.pile_2 == []
    assert game.log()[-2:] == ["The City Hall is now on offer.", LAST]


@rule("RB-END-01")
def test_the_last_tile_but_one_does_not_trigger_the_end() -> None:
    game = sit(late("City Hall", "Hospital"))
    build(game, "radio-mast", "p1-7")
    assert not game.state.ending
    assert LAST not in game.log()


@rule("RB-END-01")
def test_the_last_level_1_tile_does_not_trigger_the_end() -> None:
    city = late("City Hall")
    city.level = 1
    face_down(city, 1, "Pump House")
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    assert names_of(game.state.row)[0] == "Pump House"
    assert not game.state.ending


@rule("RB-END-01")
def test_the_end_is_told_once_and_not_with_every_tile_built_after_it() -> None:
    city = late("City Hall")
    city.held[0][2] += 2
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    game.choose("place:p2-1")
    build(game, "well", "p1-8")
    assert len(game.state.row) == 4
    assert game.log().count(LAST) == 1


@rule("RB-END-02", "RB-END-02/1")
def test_after_the_trigger_the_remaining_markers_are_placed() -> None:
    city = late("City Hall")
    city.markers = [3, 2]
    game = sit(city)
    build(game, "radio-mast", "p1-7")
    assert game.state.ending
    assert idle_away(game) == [1, 0, 1, 0]
    assert game.outcome is not None


@rule("RB-END-03")
def test_with_the_last_marker_the_game_is_over_and_no_round_ends() -> None:
    city = late()
    city.ending = True
    city.markers = [1, 1]
    game = sit(city)
    game.choose("place:p1-6")
    assert asked(game) == "place"
    game.choose("place:p2-6")
    assert game.outcome is not None
    assert game.decision is None
    assert len(game.state.sheet) == 2
    assert (game.state.round, game.state.markers) == (1, [0, 0])
    assert names_of(game.state.row) == [*ROW]
    assert game.state.discarded == []


@rule("RB-END-03")
def test_without_the_trigger_the_game_goes_on_after_the_last_marker() -> None:
    city = late("City Hall", "Hospital")
    city.markers = [1, 0]
    game = sit(city)
    game.choose("place:p1-6")
    assert game.outcome is None
    assert game.state.round == 2


@rule("RB-END-04", "RB-END-04/1")
def test_the_last_tile_between_two_rounds_brings_one_more_full_round() -> None:
    city = late("City Hall")
    city.markers = [1, 0]
    game = sit(city)
    game.choose("place:p1-6")
    assert game.state.ending
    assert names_of(game.state.row)[0] == "City Hall"
    assert asked(game) == "lead"
    for key in ("lead:p1-1", "lead:p1-2", "lead:p2-1", "lead:p2-2"):
        game.choose(key)
    assert idle_away(game) == [0, 1] * 6
    assert game.outcome is not None
    assert game.state.round == 2


def test_a_copy_of_a_finished_game_has_a_score_sheet_of_its_own() -> None:
    state = last_marker(fresh()).state
    copy = state.copy()
    assert copy.sheet == state.sheet != []
    copy.sheet[0][0] += 1
    assert copy.sheet != state.sheet
