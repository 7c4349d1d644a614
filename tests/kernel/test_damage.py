"""What is said, word for word, of a file that is damaged, foreign or nowhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import holdfast
from holdfast.games import opened
from holdfast.kernel import HoldfastError, Rng
from holdfast.kernel.record import load_own
from tests.toys.playing import lighthouse, play_on
from tests.toys.saves import Change, set_in, tampered


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.save"
    play_on(lighthouse(2, 5), Rng(5), 9).save(file)
    return file


def said_of(file: Path) -> str:
    with pytest.raises(HoldfastError) as caught:
        holdfast.load(file)
    return str(caught.value)


def test_a_file_that_is_nowhere(tmp_path: Path) -> None:
    assert said_of(tmp_path / "x") == f"{tmp_path / 'x'} could not be read: No such file or directory."


def test_a_file_cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-1])
    assert said_of(file) == "This is not a Holdfast save or record, or it was cut short."


def test_a_file_as_large_as_the_largest(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(file.read_bytes())
    monkeypatch.setattr("holdfast.kernel.record.LARGEST", size)
    assert holdfast.load(file).pending is not None
    monkeypatch.setattr("holdfast.kernel.record.LARGEST", size - 1)
    assert said_of(file) == f"{file} is larger than any save; it is not one."


def test_a_newer_format(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"format":1', b'"format":2'))
    assert said_of(file) == "This file has format 2, from a newer Holdfast; this one reads up to 1."


def test_one_number_changed_in_the_body(file: Path) -> None:
    whole = file.read_bytes()
    assert b'"seed":5' in whole
    file.write_bytes(whole.replace(b'"seed":5', b'"seed":6'))
    assert said_of(file) == "This save is damaged: its contents do not match their digest."


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (set_in("log", to=3), "This save is damaged: Expected `array`, got `int` - at `$.log`."),
        (
            set_in("record", "picks", 2, to="b"),
            'Pick 3 of this record, "b", cannot be made: There is no option "b". (HF-KEY)',
        ),
        (
            set_in("record", "takebacks", to=[{"at": 2, "seat": 98, "key": "burn:1"}]),
            "This record is damaged: after pick 2, seat 99 takes one back, and there is no such seat.",
        ),
    ],
)
def test_a_save_sealed_again_after_a_change(file: Path, change: Change, said: str) -> None:
    tampered(file, change)
    assert said_of(file) == said


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (set_in("since", to=-1), "This save is damaged: its checkpoint lies beyond its picks."),
        (set_in("since", to=10), "This save is damaged: its checkpoint lies beyond its picks."),
        (set_in("record", "picks", 2, to="burn:99"), 'This save names an unknown pick: "burn:99".'),
        (set_in("checkpoint", "step", to=77), "The saved position contradicts itself (IndexError)."),
    ],
)
def test_a_save_of_our_own_may_be_damaged_too(file: Path, change: Change, said: str) -> None:
    tampered(file, change)
    with pytest.raises(HoldfastError) as caught:
        load_own(file.read_bytes(), opened)
    assert str(caught.value) == said


@pytest.mark.parametrize("place", [0, 1])
def test_a_pick_that_does_not_fit_is_named_by_its_number(tmp_path: Path, place: int) -> None:
    game = lighthouse(2)
    for seat in (0, 1):
        game.choose("task:nets", seat=seat)
    game.save(tmp_path / "two")
    tampered(tmp_path / "two", set_in("record", "picks", place, to="burn:1"))
    assert said_of(tmp_path / "two").startswith(f'Pick {place + 1} of this record, "burn:1", cannot be made: ')


def test_a_pick_of_a_seat_that_has_decided_already(tmp_path: Path) -> None:
    game = lighthouse(2)
    for key in ("task:nets", "task:stores"):
        game.choose(key, seat=0)
    game.choose("task:nets", seat=1)
    game.save(tmp_path / "three")
    tampered(tmp_path / "three", set_in("record", "picks", 2, to="0/task:walls"))
    assert said_of(tmp_path / "three").startswith('Pick 3 of this record, "0/task:walls", cannot be made: ')


def test_a_pick_after_the_checkpoint_is_numbered_from_the_start(tmp_path: Path) -> None:
    game = play_on(lighthouse(2, 5), Rng(5), 9)
    while game.play.head.count() == len(game.record.picks):
        play_on(game, Rng(5), 1)
    game.save(tmp_path / "late")
    picks, since = len(game.record.picks), game.play.head.count()
    assert 0 < since < picks
    tampered(tmp_path / "late", set_in("record", "picks", -1, to="again:yes"))
    assert said_of(tmp_path / "late").startswith(f'Pick {picks} of this record, "again:yes", cannot be made: ')
    with pytest.raises(HoldfastError, match=f"This save does not replay: pick {picks} is not on offer."):
        load_own((tmp_path / "late").read_bytes(), opened)


# -- writing ----------------------------------------------------------------------------------------------------------


def test_why_a_file_could_not_be_written(tmp_path: Path) -> None:
    file = tmp_path / "missing" / "game"
    with pytest.raises(holdfast.BadSave) as caught:
        lighthouse().save(file)
    assert str(caught.value) == f"{file} could not be written: No such file or directory. What was there is unchanged."


def test_a_game_without_checkpoints_is_not_saved() -> None:
    with pytest.raises(holdfast.BadSave) as caught:
        lighthouse(checkpoints=False).save("nowhere")
    assert str(caught.value) == (
        "This game was started without checkpoints, so it cannot be saved; its record can be kept."
    )


def test_what_is_half_written_lies_beside_the_file_under_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same folder, or putting it in place would not be one move on every disk."""
    moves: list[tuple[Path, Path]] = []
    replace = os.replace

    def noting(old: str, new: Path) -> None:
        moves.append((Path(old), new))
        replace(old, new)

    monkeypatch.setattr("os.replace", noting)
    lighthouse().save(tmp_path / "game")
    [(half, whole)] = moves
    assert whole == tmp_path / "game"
    assert half.parent == tmp_path
    assert half.name.startswith(".game.")


def test_no_record_is_kept_of_what_was_only_imagined() -> None:
    with pytest.raises(holdfast.BadSave) as caught:
        _ = lighthouse().clone(Rng(1)).record
    assert str(caught.value) == (
        "This game was imagined by a player and never took place, so there is no record of it."
    )
