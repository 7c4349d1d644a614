"""Saves: a game comes back as it was, and a file that holds none says so."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path

import pytest

import holdfast
from holdfast.games import Row, _rows, opened
from holdfast.kernel import HoldfastError, PackId, Rng, Rule
from holdfast.kernel.record import load_own
from tests.toys.lighthouse import RULES, Tower, TowerBox
from tests.toys.playing import AnyGame, lighthouse, pick_by_chance, play_on, stand_at, standing, state_of
from tests.toys.saves import Change, set_in, tampered


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.save"


def saved(file: Path, picks: int = 9) -> Path:
    play_on(lighthouse(2, 5), Rng(5), picks).save(file)
    return file


def refused(file: Path) -> str:
    with pytest.raises(HoldfastError) as caught:
        holdfast.load(file)
    with pytest.raises(HoldfastError):
        holdfast.replay(file)
    return str(caught.value)


# -- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_at_every_decision(file: Path, seats: int) -> None:
    game, rng = lighthouse(seats, 8), Rng(8)
    while game.pending is not None:
        game.save(file)
        assert standing(holdfast.load(file)) == standing(game)
        pick_by_chance(game, rng)
    game.save(file)
    loaded = holdfast.load(file)
    assert standing(loaded) == standing(game)
    assert loaded.outcome == game.outcome
    assert loaded.record == game.record


def test_what_is_loaded_goes_on_and_back_like_the_game_itself(file: Path) -> None:
    game, rng = lighthouse(3, 8), Rng(8)
    stood = []
    for _ in range(30):
        stood.append(standing(game))
        pick_by_chance(game, rng)
    game.save(file)
    loaded = holdfast.load(file)
    onwards = play_on(holdfast.load(file), Rng(2))
    assert standing(onwards) == standing(play_on(game, Rng(2)))
    for before in reversed(stood):
        loaded.undo(agreed=True)
        assert standing(loaded) == before
    assert loaded.undo_offer is None


def test_taken_back_by_agreement_is_still_so_afterwards(file: Path) -> None:
    game = stand_at("again")
    game.choose("again:yes")
    game.undo(agreed=True)
    game.save(file)
    assert holdfast.load(file).record.takebacks == game.record.takebacks != []


def test_saved_from_a_loaded_game_is_the_same_file(file: Path, tmp_path: Path) -> None:
    holdfast.load(saved(file)).save(tmp_path / "again.save")
    assert (tmp_path / "again.save").read_bytes() == file.read_bytes()


def test_a_path_may_be_a_string(file: Path) -> None:
    game = lighthouse()
    game.save(str(file))
    assert standing(holdfast.load(str(file))) == standing(game)


# -- files that hold no game ------------------------------------------------------------------------------------------


def test_cut_short_anywhere(file: Path) -> None:
    whole = saved(file).read_bytes()
    for length in range(len(whole)):
        file.write_bytes(whole[:length])
        assert refused(file)


def test_any_byte_flipped(file: Path) -> None:
    """A flipped bit is refused, or (where the change means the same, as in white space) changes nothing."""
    game = holdfast.load(saved(file, 4))
    stood, whole = standing(game), file.read_bytes()
    body = whole.index(b'"body"')
    for place in range(len(whole)):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << place % 8
        file.write_bytes(damaged)
        try:
            loaded = holdfast.load(file)
        except HoldfastError:
            continue
        assert place < body
        assert standing(loaded) == stood


@pytest.mark.parametrize(
    "foreign",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"7",
        b'"save"',
        b"\xff\xfe\x00",
        b"PK\x03\x04",
        b'{"holdfast": "save"}',
        b'{"holdfast": "save", "format": 1, "body": {}}',
        b'{"holdfast": "save", "format": "1", "body": {}, "digest": ""}',
        b'{"holdfast": 1, "format": 1, "body": {}, "digest": ""}',
        b'{"holdfast": "record", "format": 1, "body": {"picks": []}}',
        b'{"holdfast": "recipe", "format": 1, "body": {}}',
        b'{"name": "package", "version": "1.0.0"}',
    ],
)
def test_a_foreign_file(file: Path, foreign: bytes) -> None:
    file.write_bytes(foreign)
    assert "Holdfast" in refused(file) or "damaged" in refused(file)


@pytest.mark.parametrize("pattern", ["[", '{"a":', '{"holdfast":"save","format":1,"body":', '{"body":[['])
def test_hostile_nesting(file: Path, pattern: str) -> None:
    file.write_text(pattern + "[" * 200_000)
    assert refused(file)
    file.write_text(pattern * 100_000)
    assert refused(file)
    file.write_text('{"holdfast":"save","format":1,"digest":"","body":' + "[" * 100_000 + "]" * 100_000 + "}")
    assert refused(file)


def test_a_directory_or_nothing_at_all(tmp_path: Path) -> None:
    assert "is not a file" in refused(tmp_path)
    assert "is not a file" in refused(Path(os.devnull))
    assert "could not be read" in refused(tmp_path / "missing.save")
    assert "could not be read" in refused(tmp_path / "missing" / "deep.save")


def test_a_file_larger_than_any_save(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.kernel.record.LARGEST", 100)
    assert "larger than any save" in refused(saved(file))


def test_a_newer_format(file: Path) -> None:
    whole = saved(file).read_bytes()
    file.write_bytes(whole.replace(b'"format":1', b'"format":2'))
    assert "from a newer Holdfast" in refused(file)


def test_a_record_is_not_a_save(file: Path) -> None:
    lighthouse().record.write(file)
    with pytest.raises(holdfast.BadSave, match="This is a Holdfast record, not a save"):
        holdfast.load(file)


def test_an_unknown_game(file: Path) -> None:
    tampered(saved(file), set_in("record", "header", "game", to="lighthose"))
    assert 'There is no game "lighthose". Did you mean lighthouse?' in refused(file)


# -- sealed, and wrong all the same -----------------------------------------------------------------------------------


IMPOSSIBLE = [
    set_in("checkpoint", "walls", to="high"),
    set_in("checkpoint", "walls", to=None),
    set_in("checkpoint", "walls", to=2.5),
    set_in("checkpoint", "walls", to=2**64),
    set_in("checkpoint", "deck", to={}),
    set_in("checkpoint", "deck", to=[1, "two"]),
    set_in("checkpoint", "deck", to=[1] * 20_000),
    set_in("checkpoint", "tasks", to=[1, 2]),
    set_in("checkpoint", "knows_top", to=[0, 1]),
    set_in("checkpoint", "used", to=[[1]]),
    set_in("checkpoint", "rng", to=[1, 2, 3, 4]),
    set_in("checkpoint", "rng", to=[1, 2, 3, 4, "5"]),
    set_in("checkpoint", "rng", to=[-1, 2, 3, 4, 5]),
    set_in("checkpoint", "rng", to=[2**32, 2, 3, 4, 5]),
    set_in("checkpoint", "rng", to=[1, 2, 3, 4, -5]),
    set_in("checkpoint", to={}),
    set_in("checkpoint", "step", to=77),
    set_in("checkpoint", "step", to=-77),
    set_in("checkpoint", "fatigue", to=[]),
]


@pytest.mark.parametrize("change", IMPOSSIBLE)
def test_a_position_put_together_by_hand_is_never_believed(
    file: Path, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picks say where the game stands. Where only the position could, because the rules have changed, it is refused
    in words."""
    game = stand_at("meal", seats=3)
    game.save(file)
    tampered(file, change)
    assert standing(holdfast.load(file)) == standing(game)
    with_version(monkeypatch, 2)
    assert refused_to_load(file)


@pytest.mark.parametrize(
    "change",
    [
        set_in("checkpoint", to=[]),
        set_in("since", to="many"),
        set_in("record", "picks", -1, to="task:nets"),
        set_in("record", "picks", -1, to="burn:99"),
        set_in("record", "picks", -1, to="²/burn:1"),
        set_in("record", "picks", -1, to="9" * 5000 + "/burn:1"),
        set_in("record", "picks", -1, to=8),
        set_in("record", "header", "seats", to=3_000_000),
        set_in("record", "header", "seats", to=2**64),
        set_in("record", "header", "seats", to=-1),
        set_in("record", "header", "rules", to="one"),
        set_in("record", "header", "options", to={"sea": "green"}),
        set_in("record", "header", "pack", to=None),
        set_in("record", "header", "ghost", to=1),
        set_in("record", "takebacks", to=[{}]),
        set_in("record", "takebacks", to=[{"at": 1, "seat": 99, "key": "task:nets"}]),
        set_in("log", to=[["night"]]),
    ],
)
def test_a_save_put_together_by_hand_is_refused_in_words(file: Path, change: Change) -> None:
    stand_at("meal", seats=3).save(file)
    tampered(file, change)
    with pytest.raises(HoldfastError):
        holdfast.load(file)


@pytest.mark.parametrize("seats", [2**64, 3_000_000, 0])
def test_seats_are_counted_before_a_position_is_read(file: Path, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_at("meal", seats=3).save(file)
    tampered(file, set_in("record", "header", "seats", to=seats))
    with_version(monkeypatch, 2)
    assert "seats" in refused_to_load(file) or "damaged" in refused_to_load(file)


def test_rules_that_run_on_and_never_ask_are_stopped(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(g: Tower) -> Rule:
        """Steps without end, none of which asks anything."""
        yield from ()

    saved(file)
    monkeypatch.setitem(_rows, "lighthouse", Row(dataclasses.replace(RULES, version=2, step=for_ever)))
    assert "contradicts itself (Endless)" in refused_to_load(file)


# -- a checkpoint only saves time ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        set_in("checkpoint", to={}),
        set_in("checkpoint", "ghost", to=1),
        set_in("checkpoint", "version", to=2),
        set_in("layout", to="layout-0"),
    ],
)
def test_a_checkpoint_of_another_shape_or_with_other_numbers_is_not_missed(file: Path, change: Change) -> None:
    """The seed and the picks tell everything."""
    game = stand_at("again", seed=3)
    game.choose("again:yes")
    game.undo(agreed=True)
    game.save(file)
    tampered(file, change)
    for loaded in (holdfast.load(file), load_own(file.read_bytes(), opened)):
        assert standing(loaded) == standing(game)
        assert loaded.record == game.record
        assert not loaded.resumed


def test_of_a_save_of_our_own_the_checkpoint_is_believed(file: Path) -> None:
    game = stand_at("meal", seats=3)
    game.save(file)
    tampered(file, set_in("checkpoint", "oil", to=0))
    assert state_of(holdfast.load(file)) == state_of(game)
    assert state_of(load_own(file.read_bytes(), opened)) != state_of(game)


def test_a_game_resumed_from_a_position_needs_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(file)
    with_version(monkeypatch, 2)
    holdfast.load(file).save(file)
    assert "ghost" in refused_to_load(tampered(file, set_in("record", "start", "ghost", to=1)))


def test_a_field_that_is_new_begins_as_it_is_declared(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @dataclasses.dataclass(slots=True, kw_only=True)
    class Taller(Tower):
        gulls: int = 4
        rungs: list[int] = dataclasses.field(default_factory=lambda: [7, 7])

    game = play_on(lighthouse(2, 5), Rng(5), 9)
    game.save(file)
    monkeypatch.setitem(_rows, "lighthouse", Row(dataclasses.replace(RULES, state=Taller)))
    loaded = load_own(file.read_bytes(), opened)
    assert loaded.play.head.count() == game.play.head.count(), "from the checkpoint, not from the seed"
    assert state_of(loaded) == state_of(game) | {"gulls": 4, "rungs": [7, 7]}


# -- when rules or cards have changed ---------------------------------------------------------------------------------


def test_a_game_goes_on_under_the_cards_it_began_with(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play_on(lighthouse(2, 5), Rng(5), 9)
    game.save(file)
    boxes = {
        None: TowerBox(PackId("nights", "2", "hash-2", "layout-2")),
        tmp_path / "hash-0": TowerBox(PackId("nights", "0", "hash-0", "layout-0")),
        tmp_path / "hash-1": TowerBox(),
    }
    released = [path for path in boxes if path is not None]
    changed = dataclasses.replace(RULES, open_box=lambda path: boxes[path], released=lambda: released)
    monkeypatch.setitem(_rows, "lighthouse", Row(changed))
    loaded = holdfast.load(file)
    assert loaded.box is boxes[tmp_path / "hash-1"]
    assert standing(loaded) == standing(game)
    assert loaded.record == game.record
    assert not loaded.resumed
    assert holdfast.replay(game.record).box is loaded.box
    assert holdfast.start("lighthouse").box is boxes[None]


def with_box(monkeypatch: pytest.MonkeyPatch, pack: PackId) -> None:
    box = TowerBox(pack)
    changed = dataclasses.replace(RULES, open_box=lambda path: box)
    monkeypatch.setitem(_rows, "lighthouse", Row(changed))


def with_version(monkeypatch: pytest.MonkeyPatch, version: int) -> None:
    monkeypatch.setitem(_rows, "lighthouse", Row(dataclasses.replace(RULES, version=version)))


def resumes(game: AnyGame, file: Path, tmp_path: Path) -> None:
    """It stands where it was saved, goes on, says so in its record, and is saved and loaded again like any other."""
    loaded = holdfast.load(file)
    assert loaded.resumed
    assert state_of(loaded) == state_of(game)
    assert loaded.record.start is not None
    assert standing(holdfast.replay(loaded.record)) == standing(loaded)
    play_on(loaded, Rng(3), 6)
    loaded.save(tmp_path / "later.save")
    later = holdfast.load(tmp_path / "later.save")
    assert standing(later) == standing(loaded)
    assert later.resumed
    assert standing(holdfast.replay(play_on(later, Rng(3)).record)) == standing(later)


def test_under_newer_rules_a_game_goes_on_from_its_checkpoint(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for picks in (0, 3, 9, 15):
        game = play_on(lighthouse(2, 5), Rng(5), picks)
        game.save(file)
        with_version(monkeypatch, 2)
        resumes(game, file, tmp_path)
        with_version(monkeypatch, 1)


def test_with_cards_mended_too(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(lighthouse(2, 5), Rng(5), 9)
    game.save(file)
    with_box(monkeypatch, PackId("nights", "1.1", "hash-2", "layout-1"))
    resumes(game, file, tmp_path)


def test_with_other_cards_it_says_why_not(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(file)
    with_box(monkeypatch, PackId("nights", "2", "hash-2", "layout-2"))
    assert "pack nights is 2 now, and was 1, and its position cannot be read any more" in refused_to_load(file)


def test_under_newer_rules_picks_are_made_again_up_to_the_first_that_is_gone(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never past it: what comes after was decided at another table."""
    game = lighthouse(3)
    for seat, key in ((0, "task:nets"), (1, "task:nets"), (2, "task:nets")):
        game.choose(key, seat=seat)
    game.save(file)
    tampered(file, set_in("record", "picks", 1, to="1/task:bells"))
    with_version(monkeypatch, 2)
    assert holdfast.load(file).record.picks == ["0/task:nets"]


def test_under_newer_rules_a_takeback_still_points_into_the_record(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = stand_at("again", seed=3)
    game.choose("again:yes")
    game.undo(agreed=True)
    game.save(file)
    with_version(monkeypatch, 2)
    record = holdfast.load(file).record
    assert all(0 <= one.at <= len(record.picks) for one in record.takebacks)


def refused_to_load(file: Path) -> str:
    with pytest.raises(HoldfastError) as caught:
        holdfast.load(file)
    return str(caught.value)
