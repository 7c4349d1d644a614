"""A file is written whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Any, NoReturn

import pytest

import holdfast
from holdfast.kernel import Rng
from tests.toys.playing import lighthouse, play_on


def disk_full(*args: Any, **kwargs: Any) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class FullFile(FileIO):
    """A file on a full disk: it opens, and takes nothing."""

    def write(self, data: Any) -> NoReturn:
        disk_full()


def no_room_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.open", FullFile)


def no_room_to_sync(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", disk_full)


def no_room_for_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.replace", disk_full)


def no_room_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.open", disk_full)


@pytest.mark.parametrize("full", [no_room_to_write, no_room_to_sync, no_room_for_the_name, no_room_at_all])
@pytest.mark.parametrize("kind", ["save", "record"])
def test_a_full_disk_leaves_the_old_file_whole_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: Callable[[pytest.MonkeyPatch], None], kind: str
) -> None:
    file = tmp_path / "game"
    game = play_on(lighthouse(), Rng(1), 5)
    game.save(file)
    old = file.read_bytes()
    play_on(game, Rng(2), 3)
    full(monkeypatch)
    with pytest.raises(holdfast.BadSave, match=r"could not be written: .*What was there is unchanged\."):
        game.save(file) if kind == "save" else game.record.write(file)
    monkeypatch.undo()
    assert file.read_bytes() == old
    assert os.listdir(tmp_path) == ["game"]


def test_a_folder_that_takes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "shelf" / "game"
    file.parent.mkdir()
    file.write_bytes(b"old")
    file.parent.chmod(0o500)
    try:
        if os.access(file.parent, os.W_OK):
            pytest.skip("this user may write anywhere")
        with pytest.raises(holdfast.BadSave, match="could not be written"):
            lighthouse().save(file)
        assert file.read_bytes() == b"old"
        assert os.listdir(file.parent) == ["game"]
    finally:
        file.parent.chmod(0o700)


def test_a_folder_that_is_not_there_or_is_the_file_itself(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for file in (tmp_path / "missing" / "game", tmp_path / "folder", tmp_path / ("long" * 100), Path("/")):
        with pytest.raises(holdfast.BadSave, match="could not be written"):
            lighthouse().save(file)
    assert os.listdir(tmp_path) == ["folder"]
    assert os.listdir(tmp_path / "folder") == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has other pipes and links")
def test_a_pipe_is_left_alone_and_a_link_leads_on(tmp_path: Path) -> None:
    pipe, link, target = tmp_path / "pipe", tmp_path / "link", tmp_path / "target"
    os.mkfifo(pipe)
    with pytest.raises(holdfast.BadSave, match="could not be written: it is not a file"):
        lighthouse().save(pipe)
    assert pipe.is_fifo()
    target.write_text("old")
    link.symlink_to(target)
    lighthouse().save(link)
    assert link.is_symlink()
    assert holdfast.load(target).record == lighthouse().record
    (tmp_path / "ring").symlink_to(tmp_path / "ring")
    with pytest.raises(holdfast.BadSave, match="could not be written"):
        lighthouse().save(tmp_path / "ring")
    assert sorted(os.listdir(tmp_path)) == ["link", "pipe", "ring", "target"]


def test_saving_again_and_again_leaves_one_file(tmp_path: Path) -> None:
    game = lighthouse()
    for _ in range(5):
        play_on(game, Rng(1), 1)
        game.save(tmp_path / "game")
    assert os.listdir(tmp_path) == ["game"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_who_may_read_other_files_may_read_this_one(tmp_path: Path) -> None:
    file = tmp_path / "game"
    before = os.umask(0o022)
    try:
        lighthouse().save(file)
        assert file.stat().st_mode & 0o777 == 0o644
        file.chmod(0o640)
        lighthouse().save(file)
        assert file.stat().st_mode & 0o777 == 0o640
    finally:
        os.umask(before)


def test_ctrl_c_while_a_file_is_written_leaves_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(handle: int) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", pressed)
    with pytest.raises(KeyboardInterrupt):
        lighthouse().save(tmp_path / "game")
    assert os.listdir(tmp_path) == []
