"""What a seat may know, and what is drawn anew for one who may not."""

from __future__ import annotations

from holdfast.games.rebuild.hidden import resample
from holdfast.games.rebuild.presence.view import (
    RebuildFaceDown,
    RebuildOnBoard,
    RebuildOptions,
    RebuildPlayer,
    RebuildSpace,
    RebuildTokens,
    RebuildView,
)
from holdfast.games.rebuild.state import LEADERS, NONE, City
from holdfast.kernel import Game, Rng
from tests.cite import rule
from tests.rebuild.arrange import (
    BOX,
    empty_hands,
    face_down,
    fresh,
    give,
    hold_special,
    last_marker,
    lay,
    offer,
    on_board,
    set_goals,
    sit,
    tile,
)


def secrets(seats: int = 2, *, turn: bool = True) -> City:
    """A city in which seat 0 has the Reservoir and Clean Taps, seat 1 the River Bridge and Full Plates."""
    city = fresh(seats, turn=turn)
    city.specials[:] = [tile("Reservoir"), tile("River Bridge"), tile("Garden Quarter")][:seats]
    city.spare_specials[:] = [special for special in BOX.specials if special not in city.specials]
    set_goals(city, "Many Shoulders", *("Clean Taps", "Full Plates", "Back to Work")[:seats])
    return city


def seen(game: Game[City], player: int, *, by: int | None) -> RebuildPlayer:
    """What one seat, or a spectator (None), sees of a player."""
    shown: RebuildPlayer = game.view(by).table.players[player]
    return shown


def leaders_seen(game: Game[City], player: int, *, by: int | None) -> list[str]:
    return [space.place for space in seen(game, player, by=by).spaces if space.leader]


# -- special tiles and objectives -------------------------------------------------------------------------------------


@rule("RB-SET-12")
def test_a_special_tile_is_seen_by_its_owner_only() -> None:
    game = sit(secrets())
    assert [seen(game, 0, by=viewer).special for viewer in (0, 1, None)] == ["S1", "hidden", "hidden"]
    assert [seen(game, 1, by=viewer).special for viewer in (0, 1, None)] == ["hidden", "S3", "hidden"]


@rule("RB-SET-13")
def test_an_objective_is_seen_by_its_owner_only() -> None:
    game = sit(secrets())
    assert [seen(game, 0, by=viewer).objective for viewer in (0, 1, None)] == ["O1", None, None]
    assert [seen(game, 1, by=viewer).objective for viewer in (0, 1, None)] == [None, "O2", None]


@rule("RB-SET-14")
def test_the_open_objective_is_seen_by_all() -> None:
    game = sit(secrets())
    assert [game.view(viewer).table.open_objective for viewer in (0, 1, None)] == ["O4", "O4", "O4"]


@rule("RB-SET-12")
def test_a_built_special_tile_is_seen_to_be_built() -> None:
    city = secrets()
    hold_special(city, 1, None)
    game = sit(city)
    assert [seen(game, 1, by=viewer).special for viewer in (0, 1, None)] == ["built", "built", "built"]


def test_the_options_of_a_question_are_seen_by_who_is_asked_only() -> None:
    city = secrets()
    empty_hands(city, 0)
    game = sit(city)
    game.choose("place:builders-office")
    asked = game.view(0).decision
    assert asked is not None
    assert [option.key for option in asked.options] == ["build:nothing"]
    assert game.view(1).decision is None
    assert game.view(None).decision is None
    assert game.view(1).waiting == [0]


def test_after_the_game_everybody_sees_objectives_and_score_sheets_but_no_unbuilt_special_tile() -> None:
    city = secrets()
    empty_hands(city, 0)
    empty_hands(city, 1)
    city.points = [5, 7]
    game = last_marker(city)
    shown = seen(game, 0, by=1)
    assert (shown.objective, shown.sheet, shown.special) == ("O1", [0, 0, 5, 0, 0], "hidden")
    assert seen(game, 1, by=None).sheet == [0, 0, 7, 0, 0]


# -- Leaders placed together ------------------------------------------------------------------------------------------


@rule("RB-LEAD-03")
def test_leaders_are_hidden_from_the_others_until_all_have_placed_theirs() -> None:
    game = sit(secrets(turn=False))
    game.choose("lead:p1-3", seat=0)
    game.choose("lead:p1-4", seat=0)
    game.choose("lead:p2-5", seat=1)
    assert leaders_seen(game, 0, by=0) == ["p1-3", "p1-4"]
    assert leaders_seen(game, 0, by=1) == []
    assert leaders_seen(game, 0, by=None) == []
    assert leaders_seen(game, 1, by=1) == ["p2-5"]
    assert leaders_seen(game, 1, by=0) == []


@rule("RB-LEAD-03")
def test_all_placements_are_shown_together() -> None:
    game = sit(secrets(turn=False))
    game.choose("lead:p1-3", seat=0)
    game.choose("lead:p1-4", seat=0)
    game.choose("lead:p2-5", seat=1)
    assert [line for line in game.log(1) if "Leader" in line] == []
    game.choose("lead:p2-6", seat=1)
    assert leaders_seen(game, 0, by=1) == ["p1-3", "p1-4"]
    assert leaders_seen(game, 1, by=0) == ["p2-5", "p2-6"]
    assert leaders_seen(game, 1, by=None) == ["p2-5", "p2-6"]
    assert [line for line in game.log(1) if "Leader" in line] == [
        "Player 1 has Leaders on the Scrap Yard and the Hiring Corner.",
        "Player 2 has Leaders on the Help Point and the Notice Board.",
    ]


@rule("RB-LEAD-03")
def test_what_others_have_placed_in_secret_is_not_in_a_resampled_copy() -> None:
    game = sit(secrets(turn=False))
    game.choose("lead:p1-1", seat=0)
    game.choose("lead:p2-5", seat=1)
    twin = game.clone(resample=Rng(5))
    assert sum(twin.state.leader_on[10:]) == 0
    assert twin.state.leader_on[:10] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert game.state.leader_on[14] == 1


# -- the whole table --------------------------------------------------------------------------------------------------


def test_a_spectator_sees_all_that_lies_open_and_nothing_else() -> None:
    city = secrets()
    offer(city, "Well", "Bakery", "Sawmill", "Clinic", "Radio Mast")
    face_down(city, 1, "Pump House", "Soup Kitchen")
    face_down(city, 2, "City Hall", "Hospital", "Newsroom")
    city.mats, city.round, city.active = [1, 2], 3, 1
    city.discarded = [tile("Print Shop")]
    city.resupply_1, city.spent_1 = [0, 1, 2, 3], [4, 5]
    city.level, city.resupply_2, city.spent_2 = 2, [6, 7, 8, 9, 10], [11]
    on_board(city, water=1, food=2, supplies=3, worker=0, distressed=4, injured=5)
    give(city, 0, water=1, food=2, supplies=4, worker=1, distressed=2, injured=1, influence=1, story=3, money=2)
    city.points, city.markers, city.leaders, city.leaders_left = [12, 0], [1, 4], [3, 2], 11
    lay(city, 0, 7, "Rain Tanks", "Water Tower", leader=True)
    lay(city, 0, 8, "Council Tent")
    city.used[0] = [0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 2]
    table = sit(city).view(None).table
    first, second = table.players
    assert table == RebuildView(
        round=3,
        level=2,
        ending=False,
        step="turn",
        first=0,
        active=1,
        options=RebuildOptions(same_action="place", leader_bonus="all", tied_bonus="all", objectives_for="all"),
        supply=RebuildTokens(
            water=9,
            food=7,
            supplies=7,
            worker=7,
            distressed=3,
            injured=4,
            influence=4,
            story=9,
            money=9,
        ),
        board=RebuildOnBoard(water=1, food=2, supplies=3, worker=0, distressed=4, injured=5),
        leaders_left=11,
        row=["B01", "B06", "B07", "B14", "B15"],
        face_down=RebuildFaceDown(level_1=2, level_2=3, resupply_1=4, resupply_2=5),
        discarded=["B17"],
        resupply_used=["R05", "R06", "R12"],
        open_objective="O4",
        players=[first, second],
    )
    assert first == RebuildPlayer(
        seat=0,
        mat=1,
        held=RebuildTokens(
            water=1,
            food=2,
            supplies=4,
            worker=1,
            distressed=2,
            injured=1,
            influence=1,
            story=3,
            money=2,
        ),
        workers=4,
        points=12,
        influence=2,
        hearts=1,
        markers=1,
        leaders=3,
        spaces=[
            RebuildSpace("p1-1", ["P1"], leader=False, used=0),
            RebuildSpace("p1-2", ["P2"], leader=False, used=2),
            RebuildSpace("p1-3", ["P3"], leader=False, used=0),
            RebuildSpace("p1-4", ["P4"], leader=False, used=0),
            RebuildSpace("p1-5", ["P5"], leader=False, used=0),
            RebuildSpace("p1-6", ["P6"], leader=False, used=0),
            RebuildSpace("p1-7", ["B03", "B20"], leader=True, used=1),
            RebuildSpace("p1-8", ["B18"], leader=False, used=0),
            RebuildSpace("p1-9", [], leader=False, used=0),
            RebuildSpace("p1-10", [], leader=False, used=0),
        ],
        squares=[1, 0, 2],
        special="hidden",
        objective=None,
        sheet=None,
    )
    assert (second.seat, second.mat, second.markers, second.points) == (1, 2, 4, 0)
    assert second.spaces[1] == RebuildSpace("p2-2", ["P2"], leader=False, used=0)


def test_the_use_of_a_space_is_seen_on_every_mat() -> None:
    city = secrets()
    city.used[1] = [0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 2]
    shown = seen(sit(city), 1, by=0)
    assert [space.used for space in shown.spaces] == [0, 2, 0, 0, 0, 0, 1, 0, 0, 0]
    assert shown.squares == [1, 0, 2]


def test_the_view_says_that_leaders_are_being_placed() -> None:
    city = secrets()
    city.step = LEADERS
    assert sit(city).view(None).table.step == "leaders"


# -- drawing anew -----------------------------------------------------------------------------------------------------


def test_a_resampled_copy_looks_the_same_to_the_seat_that_is_asked() -> None:
    game = sit(secrets(3))
    twin = game.clone(resample=Rng(5))
    assert twin.view(0) == game.view(0)
    assert twin.undo_offer == game.undo_offer


def test_a_resampled_copy_keeps_what_the_seat_holds_in_secret() -> None:
    city = secrets(3)
    resample(city, 1, Rng(5))
    assert city.specials[1] == tile("River Bridge")
    assert BOX.objective_ids[city.objectives[1]] == "O2"
    assert BOX.objective_ids[city.open_objective] == "O4"


def test_the_secrets_of_the_others_are_dealt_again_with_what_was_left_over() -> None:
    city, other = secrets(3), secrets(3)
    resample(city, 1, Rng(5))
    resample(other, 1, Rng(6))
    assert [city.specials[0], city.specials[2]] != [other.specials[0], other.specials[2]]
    assert [city.objectives[0], city.objectives[2]] != [other.objectives[0], other.objectives[2]]
    assert sorted(city.specials + city.spare_specials) == list(BOX.specials)
    assert sorted([*city.objectives, city.open_objective, *city.spare_objectives]) == list(range(7))


def test_the_others_may_hold_what_was_left_over_or_what_another_held() -> None:
    held = set()
    for seed in range(40):
        city = secrets(3)
        resample(city, 1, Rng(seed))
        held.add(city.specials[0])
    assert held == set(BOX.specials) - {tile("River Bridge")}


def test_every_pile_is_shuffled_and_keeps_its_cards() -> None:
    city = secrets()
    before = city.copy()
    resample(city, 0, Rng(5))
    assert city.pile_1 != before.pile_1
    assert sorted(city.pile_1) == sorted(before.pile_1)
    assert city.pile_2 != before.pile_2
    assert sorted(city.pile_2) == sorted(before.pile_2)
    assert city.resupply_1 != before.resupply_1
    assert sorted(city.resupply_1) == sorted(before.resupply_1)
    assert city.resupply_2 != before.resupply_2
    assert sorted(city.resupply_2) == sorted(before.resupply_2)


def test_what_lies_open_stays_as_it_is() -> None:
    city = secrets()
    city.discarded = [tile("Print Shop")]
    before = city.copy()
    resample(city, 0, Rng(5))
    assert (city.row, city.discarded, city.spent_1, city.piles) == (
        before.row,
        before.discarded,
        before.spent_1,
        before.piles,
    )
    assert city.held == before.held


def test_chance_to_come_is_another_but_no_more_of_it_is_known() -> None:
    city, other = secrets(), secrets()
    before = city.rng.copy()
    resample(city, 0, Rng(5))
    resample(other, 0, Rng(6))
    assert city.rng.words()[:4] != before.words()[:4]
    assert city.rng.words()[:4] != other.rng.words()[:4]
    assert city.rng.draws == before.draws


def test_a_built_special_tile_is_not_dealt_again() -> None:
    city = secrets()
    hold_special(city, 1, None)
    spare = sorted(city.spare_specials)
    resample(city, 0, Rng(5))
    assert city.specials == [tile("Reservoir"), NONE]
    assert sorted(city.spare_specials) == spare


def test_for_a_spectator_every_secret_is_dealt_again() -> None:
    city, other = secrets(), secrets()
    resample(city, -1, Rng(5))
    resample(other, -1, Rng(6))
    assert city.specials[0] != other.specials[0]
    assert city.specials[1] != other.specials[1]
    assert city.objectives != other.objectives


def test_objectives_that_were_revealed_stay() -> None:
    city = last_marker(secrets(3)).state
    shown = list(city.objectives)
    resample(city, 0, Rng(5))
    assert city.objectives == shown


def test_a_resampled_copy_leaves_the_game_itself_alone() -> None:
    game = sit(secrets())
    before = game.state.copy()
    game.clone(resample=Rng(5))
    assert (game.state.pile_1, game.state.specials) == (before.pile_1, before.specials)
    assert game.state.rng.words() == before.rng.words()
