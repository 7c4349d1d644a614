"""Records: header, seed, and every pick by its key. What they hold is the whole game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.games import Row, forget, register
from holdfast.kernel import Box, HoldfastError, Rng
from holdfast.kernel.record import Header, Record, Takeback, begin, replay, taken_back_since
from tests.toys.lighthouse import ROW, THE_BOX
from tests.toys.playing import lighthouse, play_on, registered, stand_at, standing, state_of


def finished(seed: int = 5) -> Record:
    return play_on(lighthouse(2, seed), Rng(seed)).record


def lighthouse_box(header: Header) -> tuple[Row, Box]:
    assert header.game == "lighthouse"
    return ROW, THE_BOX


def with_changes(record: Record, **changes: Any) -> Record:
    plain = msgspec.to_builtins(record)
    plain.update(changes)
    return msgspec.convert(plain, Record)


def test_a_record_is_played_again_to_its_last_pick() -> None:
    for seed in range(20):
        game = play_on(lighthouse(3, seed, nights="three"), Rng(seed))
        again = holdfast.replay(game.record)
        assert standing(again) == standing(game)
        assert again.record == game.record


def test_a_game_under_way_too_in_the_midst_of_deciding_together() -> None:
    game = lighthouse(3)
    game.choose("task:walls", seat=2)
    game.choose("task:nets", seat=1)
    assert game.record.picks == ["2/task:walls", "1/task:nets"]
    assert standing(holdfast.replay(game.record)) == standing(game)


def test_there_and_back_through_a_file(tmp_path: Path) -> None:
    record = finished()
    record.write(tmp_path / "game.json")
    assert Record.from_json((tmp_path / "game.json").read_bytes()) == record
    assert holdfast.replay(tmp_path / "game.json").record == record
    assert holdfast.replay(str(tmp_path / "game.json")).record == record


def test_a_save_holds_a_record_too(tmp_path: Path) -> None:
    game = play_on(lighthouse(2, 5), Rng(5), 9)
    game.save(tmp_path / "game.save")
    assert standing(holdfast.replay(tmp_path / "game.save")) == standing(game)


def test_what_it_says() -> None:
    game = play_on(lighthouse(2, 5, sea="mild"), Rng(5))
    record = game.record
    assert (record.header.game, record.header.rules) == ("lighthouse", 1)
    assert (record.header.seats, record.header.seed) == (2, 5)
    assert record.header.options == {"sea": "mild"}
    assert record.header.pack.hash == "hash-1"
    assert record.header.release == holdfast.__version__
    assert record.outcome is not None
    assert game.outcome is not None
    assert record.outcome.cause == game.outcome.cause
    assert record.start is None


def test_takebacks_are_kept() -> None:
    game = stand_at("again")
    game.choose("again:yes")
    game.undo(agreed=True)
    assert holdfast.replay(game.record).record.takebacks == game.record.takebacks != []


def test_takebacks_after_a_checkpoint_are_counted_from_there() -> None:
    made = [Takeback(at, at % 2, f"burn:{at}") for at in (2, 3, 5, 6)]
    record = with_changes(finished(), takebacks=msgspec.to_builtins(made))
    assert taken_back_since(record, since=3, fitted=2) == [Takeback(0, 1, "burn:3"), Takeback(2, 1, "burn:5")]
    assert taken_back_since(record, since=0, fitted=9) == made


def test_a_record_is_laid_out_to_be_read() -> None:
    assert finished().to_json().startswith(b'{\n "holdfast": "record",\n "format": 1,\n "body": {\n  "header": {\n')


def test_a_record_can_be_begun_and_then_played_on() -> None:
    record = finished()
    game = begin(record, lighthouse_box)
    assert standing(game) == standing(lighthouse(2, 5))
    assert game.resumed is False
    assert game.log() == lighthouse(2, 5).log() != []


def test_a_record_is_played_again_in_silence_where_nobody_listens() -> None:
    record = finished()
    assert begin(record, lighthouse_box, telling=False).play.log is None
    silent = replay(record, lighthouse_box, telling=False)
    assert silent.play.log is None
    assert silent.record == replay(record, lighthouse_box).record == record


def test_a_pick_that_cannot_be_made_is_named() -> None:
    record = finished()
    picks = [*record.picks[:4], "burn:nonsense", *record.picks[5:]]
    with pytest.raises(holdfast.BadSave, match=r'Pick 5 of this record, "burn:nonsense", cannot be made: There is no'):
        holdfast.replay(with_changes(record, picks=picks))


@pytest.mark.parametrize("pick", ["", "9/task:nets", "x/task:nets", "²/task:nets", "/task:nets", "0/", "0//task:nets"])
def test_a_pick_that_is_none_is_refused_in_words(pick: str) -> None:
    with pytest.raises(holdfast.BadSave, match="cannot be made"):
        holdfast.replay(with_changes(finished(), picks=[pick]))


def test_picks_beyond_the_end_are_refused() -> None:
    record = finished()
    with pytest.raises(holdfast.BadSave, match=r"cannot be made: The game is over\."):
        holdfast.replay(with_changes(record, picks=[*record.picks, "burn:1"]))


def test_under_other_rules_a_record_says_that_they_have_changed() -> None:
    record = finished()
    cards = "the cards of pack nights have changed"
    for changes, what in (({"rules": 7}, "the rules have changed"), ({"pack": "other"}, cards)):
        header = msgspec.to_builtins(record.header)
        if "pack" in changes:
            header["pack"]["hash"] = "other"
        else:
            header.update(changes)
        with pytest.raises(holdfast.BadSave, match=f"Since this game was recorded {what}: its picks may mean"):
            holdfast.replay(with_changes(record, header=header))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "lighthuose"}, "Did you mean lighthouse"),
        ({"seats": 9}, "1 to 3 seats"),
        ({"seats": 0}, "1 to 3 seats"),
        ({"options": {"sea": "green"}}, "sea is rough or mild, not"),
        ({"options": {"moon": "full"}}, 'no option "moon"'),
    ],
)
def test_a_header_nobody_can_start_from_is_refused_in_words(changes: dict[str, Any], message: str) -> None:
    record = finished()
    header = msgspec.to_builtins(record.header) | changes
    with pytest.raises(HoldfastError, match=message):
        holdfast.replay(with_changes(record, header=header))


def test_a_position_that_does_not_hold_together_is_refused_in_words() -> None:
    start = state_of(lighthouse(2))
    for broken in (start | {"step": 77}, start | {"fatigue": []}, start | {"seats": 40}):
        with pytest.raises(holdfast.BadSave):
            holdfast.replay(with_changes(finished(), start=broken, picks=[]))


def test_a_record_of_an_added_game_needs_that_game() -> None:
    record = finished()
    forget(ROW)
    with pytest.raises(HoldfastError, match='There is no game "lighthouse"'):
        holdfast.replay(record)
    with registered(ROW):
        assert holdfast.replay(record).outcome is not None
    register(ROW)
