"""One game and its row: what is written down is what happened."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import holdfast
from holdfast import BadOption, HoldfastError
from holdfast.games import mind_of
from holdfast.lab import Spec, make_spec, play_games
from holdfast.lab.playing import play_batch, play_game
from holdfast.lab.rows import ALL, read_rows, write_rows
from holdfast.lab.spec import origin_of
from holdfast.players.match import play

REBUILD = make_spec("rebuild", ["random"], games=3)
FROSTPUNK = make_spec("frostpunk", ["random"], options={"society": "II"})


def test_the_same_spec_and_seed_make_the_same_game() -> None:
    one, other = play_game(REBUILD, 5), play_game(REBUILD, 5)
    assert timeless(one) == timeless(other)
    assert timeless(one) != timeless(play_game(REBUILD, 6))


def timeless(row: object) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(row)
    del plain["seconds"]
    plain["asked"] = [{**put, "seconds": 0} for put in plain["asked"]]  # type: ignore[attr-defined]
    return plain


def test_noting_changes_no_game() -> None:
    outcome = play("rebuild", ("random", "random"), 5)
    row = play_game(REBUILD, 5)
    assert (row.cause, tuple(row.winners), tuple(row.scores)) == (outcome.cause, outcome.winners, outcome.scores)
    assert row.won


def test_every_pick_is_counted_once() -> None:
    row = play_game(REBUILD, 5)
    assert row.picks == sum(put.asked for put in row.asked) == sum(one.chosen for one in row.offered)
    assert row.forced == sum(one.forced for one in row.offered)
    assert sum(put.options for put in row.asked) == sum(one.offered for one in row.offered)
    assert all(one.seat in (0, 1) for one in row.offered)


def test_rivals_are_counted_each_by_itself() -> None:
    """Whoever began the last round is not always who began the first."""
    row = play_game(REBUILD, 5)
    start = holdfast.start("rebuild", seats=2, seed=5)
    assert row.first == start.state.first
    assert {seat for seat, *_ in row.samples} == {0, 1}
    finals = [sample for sample in row.samples if sample[2]]
    assert [sample[3] for sample in finals] == row.scores


def test_a_city_is_counted_as_one() -> None:
    row = play_game(FROSTPUNK, 2)
    assert {one.seat for one in row.offered} == {ALL}
    assert [sample[1] for sample in row.samples if not sample[2]] == list(range(1, row.ended + 1))
    assert row.options == {"scenario": "crater", "society": "II", "difficulty": "normal"}


def test_cards_turned_up_are_those_of_the_log() -> None:
    row = play_game(FROSTPUNK, 2)
    game = holdfast.start("frostpunk", seats=2, seed=2, society="II")
    decks = list(mind_of(game).measures.decks(game.box))
    weather = Counter(shown.clock for shown in row.shown if decks[shown.deck] == "weather")
    assert weather
    assert max(weather) <= row.ended
    assert len(weather) == sum(weather.values()), "one weather card a round"


def test_an_option_knows_when_it_was_first_offered() -> None:
    row = play_game(FROSTPUNK, 2)
    advisors = [one for one in row.offered if one.action < 4]
    assert {one.clock for one in advisors} == {1}
    assert sum(one.at_once for one in advisors) == 1, "two seats are asked, and one of them first"


def test_options_of_a_card_are_told_apart_by_the_card() -> None:
    keys = holdfast.start("frostpunk", seats=2, seed=2).box.vocabulary.keys
    row = play_game(FROSTPUNK, 2)
    cards = {one.card for one in row.offered if keys[one.action].startswith("option:") and one.offered}
    assert len(cards) > 1
    assert min(cards) >= 0


def test_rows_come_back_as_they_were_written() -> None:
    rows = [play_game(REBUILD, seed) for seed in (1, 2)]
    assert list(read_rows(write_rows(rows))) == rows


def test_a_spec_is_played_without_keeping_anything() -> None:
    seen: list[tuple[int, int]] = []
    rows = list(play_games(REBUILD, watch=lambda done, games: seen.append((done, games))))
    assert sorted(row.seed for row in rows) == [1, 2, 3]
    assert seen[-1] == (3, 3)


def test_a_fault_in_a_game_says_in_which() -> None:
    broken = Spec("rebuild", ("random", "nobody"))
    with pytest.raises(BadOption) as raised:
        play_game(broken, 77)
    assert "rebuild with seed 77" in raised.value.__notes__[0]


def test_a_worker_with_other_cards_refuses() -> None:
    origin = msgspec.structs.replace(origin_of(REBUILD), release="9.9")
    with pytest.raises(HoldfastError, match=r"by rules 1 of Holdfast .* this run is by rules 1 of Holdfast 9\.9"):
        play_batch(REBUILD, origin, range(1, 2))


@pytest.mark.parametrize(
    ("players", "seats", "expected"),
    [
        (["greedy"], None, ("greedy", "greedy")),
        (["greedy"], 3, ("greedy",) * 3),
        (["greedy", "random"], None, ("greedy", "random")),
        (["greedy", "random"], 2, ("greedy", "random")),
    ],
)
def test_who_sits_where(players: list[str], seats: int | None, expected: tuple[str, ...]) -> None:
    assert make_spec("rebuild", players, seats=seats).players == expected


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "rebild"}, "rebild"),
        ({"players": ["gredy"]}, "Did you mean greedy"),
        ({"games": 0}, "at least one game"),
        ({"seed": -1}, "seed is a whole number"),
        ({"seed": 2**64 - 1, "games": 2}, "seed is a whole number"),
        ({"seats": 7}, "2 to 3 seats, not 7"),
        ({"seats": 0}, "2 to 3 seats, not 0"),
        ({"players": ["random", "random"], "seats": 3}, "2 players are named for 3 seats"),
        ({"options": {"society": "II"}}, 'has no option "society"'),
        ({"options": {"same_action": "never"}}, "same_action is place or kind"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], reason: str) -> None:
    given: dict[str, object] = {"game": "rebuild", "players": ["random"], "games": 1} | wrong
    with pytest.raises(BadOption, match=reason):
        make_spec(**given)  # type: ignore[arg-type]
