"""Sealed chance: a game plays, copies, goes back and is kept as any other, and what was seen of it tells no more."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.games import opened
from holdfast.kernel import BadSave, Rng
from holdfast.kernel.record import Record, load_own
from holdfast.kernel.rng import Sealed, chance_from, is_key
from holdfast.players import chance
from tests.toys.playing import AnyGame, lighthouse, pick_by_chance, play_on, position, seen_by, standing
from tests.toys.saves import set_in, tampered

KEY = "0f" * 32
OTHER = "f0" * 32


def told_by(key: str, number: int) -> int:
    """One word of the stream, worked out apart from ours, from the key and its number alone."""
    block = blake2b(
        (number // 16).to_bytes(8, "little"), key=bytes.fromhex(key), person=b"holdfast chance", digest_size=64
    ).digest()
    return int.from_bytes(block[number % 16 * 4 :][:4], "little")


# -- the stream -------------------------------------------------------------------------------------------------------


def test_each_word_is_told_by_the_key_and_its_number_alone() -> None:
    rng = chance_from(KEY)
    assert [rng.next() for _ in range(100)] == [told_by(KEY, number) for number in range(100)]
    assert chance_from(KEY, 77).next() == told_by(KEY, 77)


def test_a_copy_goes_its_own_way_from_the_same_place() -> None:
    rng = chance_from(KEY)
    for _ in range(21):
        rng.next()
    twin = rng.copy()
    assert [twin.next() for _ in range(40)] == [rng.next() for _ in range(40)]
    assert twin.next() == told_by(KEY, 61)
    assert rng.draws == 61


def test_where_it_stands_tells_nothing_of_the_next_word() -> None:
    """Who reads the words of a plain stream knows all that comes; those of a sealed one are the same for every key."""
    plain = Rng(5)
    assert Rng.of(plain.words()).next() == plain.next()
    assert chance_from(KEY).words() == chance_from(OTHER).words() == [0, 0, 0, 0, 0]
    assert chance_from(KEY).next() != chance_from(OTHER).next()


def test_keys_come_from_the_system_and_are_too_many_to_try() -> None:
    keys = {holdfast.new_key() for _ in range(50)}
    assert len(keys) == 50
    assert all(is_key(key) and len(bytes.fromhex(key)) * 8 >= 128 for key in keys)


def test_no_key_is_told_by_a_view() -> None:
    """Of games that look alike to a player, one by its key goes on otherwise than the next: what is seen at the start
    of a game leaves its key, and all that is hidden, open."""
    alike: dict[bytes, list[AnyGame]] = {}
    for number in range(400):
        begun = lighthouse(1, f"{number:064x}", nights="three")
        alike.setdefault(seen_by(begun, 0), []).append(begun)
    most = max(alike.values(), key=len)
    assert len(most) > 5, "few games look alike: the test shows nothing"
    assert len({tuple(begun.state.deck) for begun in most}) > len(most) // 2


# -- a game -----------------------------------------------------------------------------------------------------------


def test_without_a_seed_nobody_has_chosen_it() -> None:
    game = lighthouse(2, None)
    assert is_key(game.header.seed)
    assert type(game.state.rng) is Sealed
    assert lighthouse(2, None).header.seed != game.header.seed


def test_a_game_goes_on_by_its_key() -> None:
    """Cards and dice of two keys differ, those of one are the same."""
    assert standing(play_on(lighthouse(3, KEY), Rng(1))) == standing(play_on(lighthouse(3, KEY), Rng(1)))
    assert standing(play_on(lighthouse(3, KEY), Rng(1))) != standing(play_on(lighthouse(3, OTHER), Rng(1)))


@pytest.mark.parametrize("seats", [1, 3])
def test_copies_saves_and_records_stand_where_the_game_does(seats: int, tmp_path: Path) -> None:
    game, rng = lighthouse(seats, KEY), Rng(8)
    while game.pending is not None:
        twin = game.clone()
        game.save(tmp_path / "game.save")
        loaded = holdfast.load(tmp_path / "game.save")
        replayed = holdfast.replay(Record.from_json(game.record.to_json()))
        after = rng.copy()
        pick_by_chance(game, rng)
        for other in (twin, loaded, replayed):
            pick_by_chance(other, after.copy())
            assert position(other) == position(game)
            assert other.record == game.record


def test_what_is_taken_back_and_picked_again_meets_the_same_chance() -> None:
    game, rng = lighthouse(2, KEY), Rng(3)
    while game.pending is not None:
        before, after = standing(game), rng.copy()
        pick_by_chance(game, rng)
        stood = standing(game)
        if game.outcome is None and game.play.lanes is None:
            game.undo(agreed=True)
            assert standing(game) == before
            pick_by_chance(game, after)
            assert standing(game) == stood


def test_a_save_says_how_far_chance_has_come_and_nothing_of_what_it_says_next(tmp_path: Path) -> None:
    game = play_on(lighthouse(2, KEY), Rng(4), 20)
    game.save(tmp_path / "game.save")
    body = msgspec.json.decode((tmp_path / "game.save").read_bytes())["body"]
    assert body["checkpoint"]["rng"][:4] == [0, 0, 0, 0]
    body["record"]["header"].pop("seed")
    assert KEY not in msgspec.json.encode(body).decode()


def test_a_search_has_chance_of_its_own() -> None:
    """What a player imagines is drawn from the player's stream: two of them meet different dice, and neither those of
    the table."""
    game = play_on(lighthouse(2, KEY), Rng(4), 6)
    one, two = game.clone(resample=Rng(1)), game.clone(resample=Rng(2))
    for imagined in (one, two, one.clone()):
        assert type(imagined.state.rng) is Rng
    drawn = [[own.state.rng.next() for _ in range(8)] for own in (one, two, game.clone())]
    assert drawn[2] == [told_by(KEY, game.state.rng.draws + further) for further in range(8)]
    assert drawn[0] != drawn[2] != drawn[1] != drawn[0]


def test_what_a_player_does_by_chance_tells_nothing_of_the_key() -> None:
    """A player's chance is made from a hash of the key, so that it cannot be followed back to the table's."""
    game, other = lighthouse(2, KEY), lighthouse(2, OTHER)
    assert chance(game, 1).words() == chance(lighthouse(2, KEY), 1).words()
    words = {tuple(chance(one, salt).words()) for one in (game, other) for salt in (0, 1)}
    assert len(words) == 4


# -- what is no key ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["", "7", KEY[:-1], KEY + "0", KEY.upper().replace("F", "G"), KEY + "\n"])
def test_other_texts_are_no_seed(seed: str) -> None:
    with pytest.raises(holdfast.BadOption, match="A seed is"):
        lighthouse(2, seed)
    record = msgspec.to_builtins(lighthouse(2, KEY).record)
    record["header"]["seed"] = seed
    kept = msgspec.json.encode({"holdfast": "record", "format": 1, "body": record})
    with pytest.raises(BadSave, match="damaged"):
        Record.from_json(kept)


def test_a_position_without_chance_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    play_on(lighthouse(2, KEY), Rng(4), 20).save(file)
    tampered(file, set_in("record", "header", "seed", to=7))
    with pytest.raises(BadSave, match="random numbers are damaged"):
        load_own(file.read_bytes(), opened)
